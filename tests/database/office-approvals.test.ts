import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS } from "#domain/forms/staff-forms.ts";
import { mayDo, ROLES } from "#domain/staff/roles.ts";
import { formatMoneyExact } from "#i18n/format.ts";
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

async function requestedFresh(): Promise<number> {
	await rows("UPDATE staff_session SET factor_at = now()");
	return requested();
}

const moneyOf = (cents: number) => formatMoneyExact(cents, "en");

/** Names and sums of the page's arithmetic, in its order. */
const sumLines = (html: string) =>
	[...html.matchAll(/<tr[^>]*><td[^>]*>([^<]*)<\/td><td class="office-num">([^<]*)<\/td><\/tr>/g)].map(
		([, name, sum]) => [name, sum],
	);

const state = async () =>
	JSON.stringify(await rows("SELECT approval_id, state, decided_by FROM approval ORDER BY approval_id")) +
	JSON.stringify(await rows("SELECT version, grand_cents FROM booking"));

it("is tried with every form of it", () => {
	expect(FORMS.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
});

it("shows a new price with what is paid at the home, so that its sums add up to what is still to pay", async () => {
	await rows("UPDATE booking SET grand_cents = total_cents + 3500");
	await requestedFresh();
	const [row] = await rows("SELECT grand_cents, total_cents FROM booking WHERE booking_no = $1", [bookingNo]);
	const [grand, invoice] = [Number(row?.grand_cents), Number(row?.total_cents)];
	expect(grand - invoice).toBe(3_500);
	const shown = await (await office.look("/staff/approvals", cookies.finance)).text();
	const [before, after, home, due] = [grand, grand - 100, grand - invoice, invoice - 100].map(moneyOf);
	expect(sumLines(shown)).toEqual([
		["Now", before],
		["New price, all included", after],
		["Difference", `−${moneyOf(100)}`],
		["Paid at the home", `−${home}`],
		["Invoice after it", due],
		["Received", moneyOf(0)],
		["Still to pay", due],
	]);
});

it("tells who signs what follows of it, as who asked was told: documents, and the guest's mail with its language", async () => {
	await requestedFresh();
	const shown = async () => (await office.look("/staff/approvals", cookies.finance)).text();
	const page = await shown();
	expect(page).toContain("The guest gets an email with a credit note and a new invoice");
	expect(page).toContain("Language of the guest’s email: Dutch.");
	expect(page).not.toContain("documents of this booking are held back");
	await rows("UPDATE booking SET do_not_send_docs = true WHERE booking_no = $1", [bookingNo]);
	const quiet = await shown();
	await rows("UPDATE booking SET do_not_send_docs = false WHERE booking_no = $1", [bookingNo]);
	expect(quiet).toContain("No email goes out: documents of this booking are held back.");
	expect(quiet).not.toContain("Language of the guest’s email");
});

it("does not offer another request while one waits, and says which acts end it", async () => {
	await requestedFresh();
	const shown = await (await office.look(`/staff/bookings/${bookingNo}`, cookies.admin)).text();
	expect(shown.includes(`<a href="/staff/bookings/${bookingNo}?do=price"`)).toBe(false);
	const text = shown.slice(0, shown.indexOf("</main>"));
	expect(text).toMatch(/<s>Change the price…<\/s><small>Something [^<]* waits for a second person/);
	expect(text).toMatch(/Rebook…<\/b><small>Ends what [^<]* asked for/);
	const panel = await (await office.look(`/staff/bookings/${bookingNo}?do=price`, cookies.admin)).text();
	expect(panel.includes('id="do-title"')).toBe(false);
});

it("shows what a new price comes to before a colleague is asked", async () => {
	await requestedFresh();
	await rows(
		`UPDATE approval SET state = 'withdrawn', decided_by = requested_by, decided_at = now() WHERE state = 'waiting'`,
	);
	const shown = await (await office.look(`/staff/bookings/${bookingNo}?do=price`, cookies.admin)).text();
	const begin = shown.indexOf('id="do-title"');
	const panel = shown.slice(begin, shown.indexOf("</form>", begin));
	const [row] = await rows("SELECT grand_cents, due_cents FROM booking WHERE booking_no = $1", [bookingNo]);
	expect(sumLines(panel).at(0)).toEqual(["Now", moneyOf(Number(row?.grand_cents))]);
	expect(sumLines(panel)).toContainEqual(["Difference", moneyOf(0)]);
	expect(sumLines(panel).at(-1)).toEqual(["Still to pay", moneyOf(Number(row?.due_cents))]);
});

describe.each(FORMS)("the act $name", ({ name, sender }) => {
	if (sender === "anyone" || sender === "account") throw new Error("an act of a role");
	/** What somebody sends with it: a second factor of their own, or a reason. */
	const more = async (role: keyof typeof OFFICE_COOKIES): Promise<Record<string, string>> =>
		name === "second-yes"
			? { code: await office.code(role) }
			: name === "second-no"
				? { reason: "The letter is missing" }
				: {};
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
				const answer = await office.send(at, { do: name, approval: String(id), ...(await more(role)) }, cookies[role]);
				if (!isPermitted) {
					expect([role, answer.status]).toEqual([role, 404]);
					expect(await state()).toBe(before);
					continue;
				}
				const done = name === "withdraw" ? "withdrawn" : name;
				expect([role, answer.status, answer.headers.get("location")]).toEqual([
					role,
					303,
					`${at}?of=${id}&done=${done}`,
				]);
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
		const sent = { do: name, approval: String(id), ...(await more("finance")) };
		const answer = await office.send("/staff/approvals", sent, cookies.finance);
		expect(answer.status).toBe(404);
		for (const unknown of ["0", "999999", "-1", "x"]) {
			const fields = { do: name, approval: unknown, ...(await more("admin")) };
			const other = await office.send("/staff/approvals", fields, cookies.admin);
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

	it.runIf(name === "second-yes")("needs a second factor of its own, however fresh the session is", async () => {
		const id = await requested();
		const before = await state();
		const path = "/staff/approvals";
		const fields = { do: name, approval: String(id), person: String(id) };
		for (const code of ["", "000000", await office.code("admin")]) {
			const answer = await office.send(path, { ...fields, code }, cookies.finance);
			expect([code, answer.status]).toEqual([code, 422]);
			expect(await answer.text()).toMatch(/id="second-yes-code-\d+"[^>]*aria-invalid="true"/);
		}
		expect(await state()).toBe(before);
		// An old session is no hindrance: the factor is shown now. A code works once.
		await rows("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		const code = await office.code("finance");
		expect((await office.send(path, { ...fields, code }, cookies.finance)).status).toBe(303);
		const again = { ...fields, approval: String(await requestedFresh()), code };
		expect((await office.send(path, again, cookies.finance)).status).toBe(422);
	});

	it.runIf(name === "second-no")("needs a reason, which the booking's page gives to who asked", async () => {
		const id = await requested("support");
		const fields = { do: name, approval: String(id), person: String(id) };
		const before = await state();
		const empty = await office.send("/staff/approvals", { ...fields, reason: " " }, cookies.finance);
		expect([empty.status, await state()]).toEqual([422, before]);
		expect(await empty.text()).toMatch(/<details[^>]*open/);
		await office.send("/staff/approvals", { ...fields, reason: "No photograph of the pool" }, cookies.finance);
		const page = await (await office.look(`/staff/bookings/${bookingNo}`, cookies.support)).text();
		const [notice] = /notice-honey[\s\S]*?<\/p>/.exec(page) ?? [];
		expect(notice).toContain("No photograph of the pool");
		expect(
			page
				.split("office.behind")
				.join("")
				.match(/No photograph of the pool/g)?.length,
		).toBeGreaterThan(1);
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

	it("shows the sums that who asked saw, and they add up", async () => {
		const english = (person: keyof typeof OFFICE_COOKIES) => `${cookies[person]}; i18n_redirected=en`;
		await rows(
			`UPDATE approval SET state = 'withdrawn', decided_by = requested_by, decided_at = now() WHERE state = 'waiting'`,
		);
		const path = `/staff/bookings/${bookingNo}`;
		const [row] = await rows("SELECT booking_id, version, grand_cents, due_cents FROM booking WHERE booking_no = $1", [
			bookingNo,
		]);
		await rows(
			`INSERT INTO payment (public_id, booking_id, provider, provider_id, method, status, cents, paid_at, created_at, updated_at)
				VALUES ($1, $2, 'bank', $1, 'banktransfer', 'paid', $3, now(), now(), now())`,
			[randomUUID(), row?.booking_id, row?.due_cents],
		);
		const opened = await office.look(`${path}?do=cancel-booking`, english("support"));
		const html = await opened.text();
		const fee = /name="fee" value="(\d+)"/.exec(html)?.[1] ?? "";
		const paid = /name="paid" value="(\d+)"/.exec(html)?.[1] ?? "";
		const refund = (Number(row?.due_cents) / 100).toFixed(2);
		const fields = { do: "cancel-booking", booking: bookingNo, version: String(row?.version), fee, paid, refund };
		const asks = { ...fields, reason: "A death in the family" };
		// Without script the first sending says that it is more than the terms give, and how much.
		const said = await (await office.send(path, asks, english("support"))).text();
		expect(said).toMatch(/of this is beyond the terms\. A colleague in finance confirms first/);
		const cents = /name="asks" value="(\d+)"/.exec(said)?.[1] ?? "";
		expect(cents).toBe(String(row?.due_cents));
		const sent = await office.send(path, { ...asks, asks: cents }, english("support"));
		expect(sent.headers.get("location")).toContain("done=requested");
		const sums = await sumsOf("Cancel with more back", english("finance"));
		const [kept, beyond, gets, back] = ["Kept by us", "Beyond the terms", "Back to the guest", "Goes back"].map(
			(name) => sums.get(name),
		);
		// What is taken off has a minus, what is left has none.
		expect([gets, kept]).toEqual([Number(row?.due_cents), 0]);
		expect((back ?? 0) + (beyond ?? 0)).toBe(gets);
		const feeLine = [...sums].find(([name]) => name.startsWith("Cancellation fee"))?.[1] ?? 0;
		expect(feeLine).toBe(-Number(fee));
		expect((sums.get("Received") ?? 0) + feeLine).toBe(back);
	});

	/** The sums of the card on the page of all that waits, in cents by their names. */
	async function sumsOf(title: string, cookie: string): Promise<ReadonlyMap<string, number>> {
		const html = await (await office.look("/staff/approvals", cookie)).text();
		const card = html.slice(html.indexOf(title));
		const lines = [
			...card.slice(0, card.indexOf("</section>")).matchAll(/<tr[^>]*><td>(.*?)<\/td><td[^>]*>(.*?)<\/td>/g),
		];
		const cents = (text: string) =>
			Number(
				text
					.replace("−", "-")
					.replace(/[^\d.-]/g, "")
					.replace(".", ""),
			);
		return new Map(lines.map(([, name = "", value = ""]) => [name, cents(value)]));
	}

	it("cannot be confirmed once the booking has changed, and says so", async () => {
		const id = await requested("support");
		await rows("UPDATE booking SET version = version + 1 WHERE booking_no = $1", [bookingNo]);
		const html = await (await office.look("/staff/approvals", cookies.finance)).text();
		expect(html).not.toContain('value="second-yes"');
		expect(html).toContain('value="second-no"');
		const code = await office.code("finance");
		const sent = { do: "second-yes", approval: String(id), code };
		expect((await office.send("/staff/approvals", sent, cookies.finance)).status).toBe(409);
	});
});
