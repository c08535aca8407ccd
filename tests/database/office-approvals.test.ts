import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS } from "#domain/forms/staff-forms.ts";
import { mayDo, ROLES } from "#domain/staff/roles.ts";
import { bookingBody } from "#tests/support/app.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { OFFICE_COOKIES, type OfficeSite, officeId, startOffice } from "#tests/support/office-site.ts";

/** What waits for a second person, asked of the running site for every role (rulings "People"). */

const NAMES = ["second-yes", "second-no", "withdraw"];
const FORMS = ALL_STAFF_FORMS.filter(({ name }) => NAMES.includes(name));
const cookies = OFFICE_COOKIES;

let office: OfficeSite;
let bookingNo = "";

async function call(path: string, body: object): Promise<Record<string, unknown>> {
	const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
	const answer = await fetch(office.url + path, { method: "POST", headers, body: JSON.stringify(body) });
	const said = await answer.json();
	if (!answer.ok) throw new Error(JSON.stringify(said));
	return said as Record<string, unknown>;
}

beforeAll(async () => {
	office = await startOffice();
	const stay = { accoId: "a990001", arrival: "2027-07-03", departure: "2027-07-10" };
	const party = { adults: 2, children: 0, babies: 0, pets: 0 };
	const quote = await call("/api/quotes", { ...stay, ...party, lang: "nl", insurance: false });
	const guest = { ...GUEST_FORM, lastname: "Onzichtbaar" };
	bookingNo = String((await call("/api/bookings", bookingBody(String(quote.quoteId), { guest }))).bookingNo);
});
afterAll(() => office?.close());

const rows = async (text: string, values: readonly unknown[] = []) => (await office.rows.query(text, [...values])).rows;

/** Something that waits, requested by the person of a role. */
async function requested(by: keyof typeof OFFICE_COOKIES = "support"): Promise<number> {
	await rows(
		`UPDATE approval SET state = 'withdrawn', decided_by = requested_by, decided_at = now() WHERE state = 'waiting'`,
	);
	const [booking] = await rows("SELECT version, grand_cents FROM booking WHERE booking_no = $1", [bookingNo]);
	const grand = Number(booking?.grand_cents);
	const price = `${((grand - 100) / 100).toFixed(2)}`;
	const fields = { do: "price", booking: bookingNo, version: String(booking?.version), grand: String(grand) };
	const answer = await office.send(
		`/staff/bookings/${bookingNo}`,
		{ ...fields, price, reason: "The pool was closed" },
		cookies[by],
	);
	expect(answer.headers.get("location")).toBe(`/staff/bookings/${bookingNo}?done=requested`);
	const [waiting] = await rows("SELECT approval_id FROM approval WHERE state = 'waiting'");
	return Number(waiting?.approval_id);
}

const state = async () =>
	JSON.stringify(await rows("SELECT approval_id, state, decided_by FROM approval ORDER BY approval_id")) +
	JSON.stringify(await rows("SELECT version, grand_cents FROM booking"));

it("is tried with every form of it", () => {
	expect(FORMS.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
});

describe.each(FORMS)("the act $name", ({ name, sender, fresh }) => {
	if (sender === "anyone" || sender === "account") throw new Error("an act of a role");
	const paths = ["/staff/approvals", () => `/staff/bookings/${bookingNo}`] as const;

	it("is done for colleagues who may, and never for who asked; for others there is no such act", async () => {
		for (const role of [...ROLES, "none"] as const) {
			// Who asks is somebody else, but for what only the asker may.
			const asker = name === "withdraw" ? (role === "content" || role === "none" ? "sales" : role) : "sales";
			const id = await requested(asker);
			const before = await state();
			for (const path of paths) {
				const at = typeof path === "string" ? path : path();
				const mayHere = name !== "withdraw" || at !== "/staff/approvals";
				const isPermitted = mayDo(role === "none" ? [] : [role], sender);
				if (isPermitted && !mayHere) continue;
				const answer = await office.send(at, { do: name, approval: String(id) }, cookies[role]);
				if (!isPermitted) {
					expect([role, answer.status]).toEqual([role, 404]);
					expect(await state()).toBe(before);
					continue;
				}
				const done = name === "withdraw" ? "withdrawn" : name;
				expect([role, answer.status, answer.headers.get("location")]).toEqual([role, 303, `${at}?done=${done}`]);
				expect(await state()).not.toBe(before);
				const [trail] = await rows(
					"SELECT actor_id, network FROM audit_log WHERE subject_id = $1 AND action = $2 ORDER BY audit_id DESC LIMIT 1",
					[bookingNo, TRAIL[name]],
				);
				expect(trail).toEqual({ actor_id: officeId(role), network: "127.0.0.0/24" });
				break;
			}
		}
	});

	it("is not there for the wrong side: nobody decides their own, nobody takes back another's", async () => {
		const id = await requested(name === "withdraw" ? "sales" : "finance");
		const before = await state();
		const answer = await office.send("/staff/approvals", { do: name, approval: String(id) }, cookies.finance);
		expect(answer.status).toBe(404);
		for (const unknown of ["0", "999999", "-1", "x"]) {
			const other = await office.send("/staff/approvals", { do: name, approval: unknown }, cookies.admin);
			expect([unknown, other.status]).toEqual([unknown, /^\d+$/.test(unknown) ? 404 : 409]);
		}
		expect(await state()).toBe(before);
	});

	it("is not done without a session, with a forged one, or from another site", async () => {
		const id = await requested();
		const before = await state();
		const fields = { do: name, approval: String(id) };
		for (const cookie of [undefined, `csEncId=${"A".repeat(43)}`, "csUser=Test%20finance"]) {
			const answer = await office.send("/staff/approvals", fields, cookie);
			expect([cookie, answer.headers.get("location")]).toEqual([cookie, "/staff/sign-in"]);
		}
		const foreign = await fetch(`${office.url}/staff/approvals`, {
			method: "POST",
			headers: { Origin: "https://evil.example", cookie: cookies.finance },
			body: new URLSearchParams(fields),
		});
		expect(foreign.status).toBe(403);
		expect(await state()).toBe(before);
	});

	it.runIf(fresh)("asks for a fresh second factor first", async () => {
		const id = await requested();
		const before = await state();
		await rows("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		const answer = await office.send("/staff/approvals", { do: name, approval: String(id) }, cookies.finance);
		expect(answer.status).toBe(403);
		await rows("UPDATE staff_session SET factor_at = now()");
		expect(await state()).toBe(before);
	});
});

const TRAIL: Readonly<Record<string, string>> = {
	"second-yes": "confirmForColleague",
	"second-no": "refuseColleague",
	withdraw: "withdrawApproval",
};

describe("what waits for a second person", () => {
	it("is listed for who may decide it, without a button for who asked", async () => {
		const id = await requested("finance");
		const page = async (person: keyof typeof OFFICE_COOKIES, path: string) =>
			(await office.look(path, cookies[person])).text();
		expect(await page("admin", "/staff/approvals")).toContain("The pool was closed");
		expect(await page("admin", "/staff/approvals")).toContain('value="second-yes"');
		expect(await page("finance", "/staff/approvals")).not.toContain('value="second-yes"');
		expect(await page("finance", "/staff/approvals")).toContain('value="withdraw"');
		const besides = await page("support", `/staff/bookings/${bookingNo}`);
		expect(besides).toContain(`approval-${id}`);
		expect(besides).not.toContain('value="second-yes"');
		for (const role of ["support", "sales", "content", "none"] as const) {
			expect([role, (await office.look("/staff/approvals", cookies[role])).status]).toEqual([role, 404]);
		}
		expect(await page("admin", "/staff")).toContain('href="/staff/approvals"');
	});

	it("cannot be confirmed once the booking has changed, and says so", async () => {
		const id = await requested("support");
		await rows("UPDATE booking SET version = version + 1 WHERE booking_no = $1", [bookingNo]);
		const html = await (await office.look("/staff/approvals", cookies.finance)).text();
		expect(html).not.toContain('value="second-yes"');
		expect(html).toContain('value="second-no"');
		const answer = await office.send("/staff/approvals", { do: "second-yes", approval: String(id) }, cookies.finance);
		expect(answer.status).toBe(409);
	});
});
