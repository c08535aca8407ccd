import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS } from "#domain/forms/staff-forms.ts";
import { mayDo, ROLES } from "#domain/staff/roles.ts";
import { bookingBody } from "#tests/support/app.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { OFFICE_COOKIES, type OfficeSite, officeId, startOffice } from "#tests/support/office-site.ts";

/** What staff see of guests and do with them, asked of the running site for every role. */

const NAMES = ["give-credits", "erase-guest"];
const FORMS = ALL_STAFF_FORMS.filter(({ name }) => NAMES.includes(name));
const cookies = OFFICE_COOKIES;
const STAY = { accoId: "a990001", arrival: "2027-07-03", departure: "2027-07-10" };

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
});
afterAll(() => office?.close());

const rows = async (text: string, values: readonly unknown[] = []) => (await office.rows.query(text, [...values])).rows;

/** A guest without a booking: what keeps nobody from being forgotten. */
async function someGuest(): Promise<string> {
	const publicId = `guest-${randomUUID()}`;
	await rows(
		`INSERT INTO guest (public_id, salutation, firstname, lastname, email, tel_e164, tel_country, address, postal_code,
			placename, country_code, lang) VALUES ($1, 'mx', 'Zoë', 'Müller', $2, '+31612345678', 'NL', 'Kade 1', '1011 AA',
			'Amsterdam', 'NL', 'nl')`,
		[publicId, `${randomUUID()}@example.org`],
	);
	return publicId;
}

const NEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"give-credits": { entries: "0", amount: "25,00", lastDay: "2027-12-31", reason: "Sorry for the noise" },
	"erase-guest": { reason: "Asked by mail", isSure: "on" },
};

const state = async () =>
	JSON.stringify([
		await rows("SELECT guest_id, cents FROM guest_credit_entry ORDER BY entry_id"),
		await rows("SELECT guest_id FROM guest WHERE anonymised_at IS NULL ORDER BY guest_id"),
	]);

it("is tried with every form that staff have for guests", () => {
	expect(FORMS.map(({ name }) => name).sort()).toEqual(Object.keys(NEEDS).sort());
});

describe.each(FORMS)("the act $name", ({ name, sender }) => {
	if (sender === "anyone" || sender === "account") throw new Error("an act of a role");

	it("is done for the roles that may, with a trail; for others there is no such act", async () => {
		for (const role of [...ROLES, "none"] as const) {
			const guest = await someGuest();
			const before = await state();
			const answer = await office.send(`/staff/guests/${guest}`, { do: name, guest, ...NEEDS[name] }, cookies[role]);
			if (!mayDo(role === "none" ? [] : [role], sender)) {
				expect([role, answer.status]).toEqual([role, 404]);
				expect(await state()).toBe(before);
				continue;
			}
			const to = name === "erase-guest" ? "/staff/guests?done=erased" : `/staff/guests/${guest}?done=give-credits`;
			expect([role, answer.status, answer.headers.get("location")]).toEqual([role, 303, to]);
			expect(await state()).not.toBe(before);
			const [trail] = await rows(
				"SELECT actor, actor_id, network, reason FROM audit_log ORDER BY audit_id DESC LIMIT 1",
			);
			const by = { actor: "staff", actor_id: officeId(role), network: "127.0.0.0/24" };
			expect(trail).toEqual({ ...by, reason: NEEDS[name]?.reason });
		}
	});

	it("is not done without a session, with an old second factor, for nobody, or without what it asks", async () => {
		const guest = await someGuest();
		const before = await state();
		const path = `/staff/guests/${guest}`;
		const fields = { do: name, guest, ...NEEDS[name] };
		for (const cookie of [undefined, `csEncId=${"A".repeat(43)}`, "csUser=Test%20admin"]) {
			expect((await office.send(path, fields, cookie)).headers.get("location")).toBe("/staff/sign-in");
		}
		await rows("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		expect((await office.send(path, fields, cookies.admin)).status).toBe(403);
		await rows("UPDATE staff_session SET factor_at = now()");
		for (const unknown of ["x", "guest-00000000-0000-0000-0000-000000000000", "' OR 1=1 --"]) {
			expect((await office.send(path, { ...fields, guest: unknown }, cookies.admin)).status).toBe(404);
		}
		expect((await office.send(path, { ...fields, reason: "" }, cookies.admin)).status).toBe(422);
		if (name === "erase-guest") {
			const { isSure: _, ...unsure } = { isSure: "", ...fields };
			expect((await office.send(path, unsure, cookies.admin)).status).toBe(422);
		}
		expect(await state()).toBe(before);
	});
});

describe("pages of guests", () => {
	it("find guests by name without accents, by mail, telephone and place; forgotten ones never", async () => {
		const guest = await someGuest();
		const [row] = await rows("SELECT email FROM guest WHERE public_id = $1", [guest]);
		const list = async (q: string) =>
			(await office.look(`/staff/guests?q=${encodeURIComponent(q)}`, cookies.support)).text();
		for (const q of ["zoe muller", "MÜLLER", String(row?.email), "31612345678", "amster"]) {
			expect([q, (await list(q)).includes(`/staff/guests/${guest}`)]).toEqual([q, true]);
		}
		expect(await list("nobody at all")).not.toContain(guest);
		await office.send(`/staff/guests/${guest}`, { do: "erase-guest", guest, ...NEEDS["erase-guest"] }, cookies.admin);
		expect(await list("zoe")).not.toContain(guest);
		expect((await office.look(`/staff/guests/${guest}`, cookies.admin)).status).toBe(404);
	});

	it("are there for the roles that may see guests, and for nobody else", async () => {
		const guest = await someGuest();
		for (const role of [...ROLES, "none"] as const) {
			const isPermitted = mayDo(role === "none" ? [] : [role], "guests.see");
			for (const path of ["/staff/guests", `/staff/guests/${guest}`]) {
				expect([role, path, (await office.look(path, cookies[role])).status]).toEqual([
					role,
					path,
					isPermitted ? 200 : 404,
				]);
			}
			const mayHave = mayDo(role === "none" ? [] : [role], "guests.data");
			const data = await office.look(`/staff/guests/${guest}/data.json`, cookies[role]);
			expect([role, data.status]).toEqual([role, mayHave ? 200 : 404]);
			if (mayHave) {
				expect(data.headers.get("content-disposition")).toContain("attachment");
				expect(await data.json()).toMatchObject({ guest: { id: guest, firstname: "Zoë" }, bookings: [] });
			}
		}
		expect((await office.look(`/staff/guests/${guest}`)).headers.get("location")).toMatch(/^\/staff\/sign-in/);
		await rows("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		const file = `guests/${guest}/data.json`;
		const stale = await office.look(`/staff/${file}`, cookies.admin);
		expect(stale.headers.get("location")).toBe(`/staff/confirm?back=${encodeURIComponent(file)}`);
		await rows("UPDATE staff_session SET factor_at = now()");
	});

	it("do not forget whose booking is not over, and lead from the booking to its guest", async () => {
		const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
		const call = async (path: string, body: object) => {
			const answer = await fetch(office.url + path, { method: "POST", headers, body: JSON.stringify(body) });
			return (await answer.json()) as Record<string, unknown>;
		};
		const party = { adults: 2, children: 0, babies: 0, pets: 0 };
		const quote = await call("/api/quotes", { ...STAY, ...party, lang: "nl", insurance: false });
		const made = await call("/api/bookings", bookingBody(String(quote.quoteId), { guest: GUEST_FORM }));
		const [row] = await rows("SELECT public_id FROM guest WHERE email = $1", [GUEST_FORM.email]);
		const guest = String(row?.public_id);
		const html = await (await office.look(`/staff/bookings/${made.bookingNo}`, cookies.support)).text();
		expect(html).toContain(`/staff/guests/${guest}`);
		expect(await (await office.look(`/staff/guests/${guest}`, cookies.support)).text()).toContain(
			String(made.bookingNo),
		);
		const answer = await office.send(
			`/staff/guests/${guest}`,
			{ do: "erase-guest", guest, ...NEEDS["erase-guest"] },
			cookies.support,
		);
		expect(answer.status).toBe(409);
		// The menu says why, and has no way to the form.
		const page = await (await office.look(`/staff/guests/${guest}?do=erase-guest`, cookies.support)).text();
		expect(page).toContain("A booking is not over yet.");
		expect(page).not.toContain('value="erase-guest"');
	});

	it("have their file in place: a form with the code of whoever's second factor has got old, and the file itself after it", async () => {
		const guest = await someGuest();
		const path = `/staff/guests/${guest}`;
		const file = `guests/${guest}/data.json`;
		const fetched = (fields: Record<string, string>, role: keyof typeof cookies = "support") =>
			office.send(path, { do: "fetch-file", file, ...fields }, cookies[role]);
		const panel = async (role: keyof typeof cookies) =>
			(await office.look(`${path}?do=fetch-file`, cookies[role])).text();
		expect(await panel("support")).toContain(`name="file" value="${file}"`);
		expect(await panel("support")).not.toContain('name="stepUpCode"');
		expect(await panel("sales")).not.toContain('name="file"');
		expect((await fetched({})).headers.get("location")).toBe(`/staff/${file}`);
		expect((await fetched({}, "sales")).status).toBe(404);
		await rows("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		expect(await panel("support")).toContain('name="stepUpCode"');
		const wrong = await fetched({ stepUpCode: "000000" });
		expect(wrong.status).toBe(422);
		expect(await wrong.text()).toContain('id="fetch-file-stepUpCode-error"');
		const right = await fetched({ stepUpCode: await office.code("support") });
		expect([right.status, right.headers.get("location")]).toEqual([303, `/staff/${file}`]);
		expect((await office.look(`/staff/${file}`, cookies.support)).status).toBe(200);
		// By a passkey it is shown on a page of its own, and the file waits there.
		await rows("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		const door = await fetched({ stepUpCode: "", stepUpPage: "1" });
		expect(door.status).toBe(403);
		const typed =
			parse(await door.text())
				.querySelector('input[name="typed"]')
				?.getAttribute("value") ?? "";
		const confirm = { do: "confirm", back: `guests/${guest}`, typed, code: await office.code("support") };
		const confirmed = await office.send("/staff/confirm", confirm, cookies.support);
		expect(confirmed.headers.get("location")).toBe(`/staff/confirm?back=${encodeURIComponent(file)}`);
		await rows("UPDATE staff_session SET factor_at = now()");
		for (const elsewhere of [
			"//evil.example",
			"https://evil.example/data.json",
			"people",
			"numbers.csv",
			`../${file}`,
		]) {
			expect([elsewhere, (await fetched({ file: elsewhere }, "admin")).status]).toEqual([elsewhere, 404]);
		}
	});

	it("are found by the palette with bookings and homes, each for the roles that may see it", async () => {
		const guest = await someGuest();
		const found = async (person: keyof typeof cookies | null, q: string) => {
			const answer = await office.look(
				`/staff/find.json?q=${encodeURIComponent(q)}&in=en`,
				person ? cookies[person] : undefined,
			);
			if (answer.status !== 200) return answer.status;
			return ((await answer.json()) as { kind: string; href: string }[]).map(({ kind, href }) => `${kind} ${href}`);
		};
		expect(await found("support", "zoe mul")).toContain(`guest /staff/guests/${guest}`);
		expect(await found("support", "haus eins")).toContain("home /staff/homes/a990001");
		expect(await found("finance", "haus eins")).not.toContain("home /staff/homes/a990001");
		for (const q of ["zoe", "haus eins", "noor"]) {
			expect([q, await found("content", q)]).toEqual([q, []]);
			expect([q, await found("none", q)]).toEqual([q, []]);
		}
		expect(await found("admin", "")).toEqual([]);
		expect(await found(null, "zoe")).toBe(302);
	});

	it("ask a colleague for credits above € 250, on the guest's page too", async () => {
		const guest = await someGuest();
		const path = `/staff/guests/${guest}`;
		const fields = { do: "give-credits", guest, ...NEEDS["give-credits"], amount: "250,01" };
		const answer = await office.send(path, fields, cookies.finance);
		expect(answer.headers.get("location")).toBe(`${path}?done=requested`);
		expect(await (await office.look(path, cookies.admin)).text()).toContain('value="second-yes"');
		expect(await (await office.look(path, cookies.finance)).text()).not.toContain('value="second-yes"');
		const [waiting] = await rows("SELECT approval_id FROM approval WHERE state = 'waiting'");
		const confirmed = await office.send(
			path,
			{ do: "second-yes", approval: String(waiting?.approval_id), code: await office.code("admin") },
			cookies.admin,
		);
		expect(confirmed.headers.get("location")).toBe(`${path}?of=${waiting?.approval_id}&done=second-yes`);
		const [sum] = await rows(
			"SELECT sum(cents)::int AS cents FROM guest_credit_entry JOIN guest USING (guest_id) WHERE public_id = $1",
			[guest],
		);
		expect(sum?.cents).toBe(25_001);
	});
});

it("lists guests by last name from page to page, each with the last stay, and shows the notes of their bookings", async () => {
	await rows(
		`INSERT INTO guest (public_id, salutation, firstname, lastname, email, tel_e164, tel_country, address, postal_code,
			placename, country_code, lang) SELECT 'guest-' || gen_random_uuid(), 'mx', 'Zoë', 'aaa' || lpad(n::text, 3, '0'),
			'aaa' || n || '@example.org', '+31612345678', 'NL', 'Kade 1', '1011 AA', 'Amsterdam', 'NL', 'de'
			FROM generate_series(1, 60) n`,
	);
	const page = async (path: string) => (await office.look(path, cookies.support)).text();
	const names = (text: string) => [...text.matchAll(/>Zoë (aaa\d+)<\/a>/g)].map(([, name]) => name);
	const first = await page("/staff/guests?sort=name");
	expect(names(first)).toEqual(Array.from({ length: 50 }, (_, at) => `aaa${String(at + 1).padStart(3, "0")}`));
	const [, more = ""] = /href="(\/staff\/guests\?sort=name&amp;below=\d+)"/.exec(first) ?? [];
	expect(names(await page(more.replace("&amp;", "&")))[0]).toBe("aaa051");
	expect(first).toContain("German");

	const [guest] = await rows("SELECT guest_id, public_id FROM guest WHERE lastname = 'aaa007'");
	const [booking] = await rows("SELECT booking_id, booking_no, arrival::text FROM booking ORDER BY booking_id LIMIT 1");
	await rows("UPDATE booking SET guest_id = $1, state = 'confirmed', expires_at = NULL WHERE booking_id = $2", [
		guest.guest_id,
		booking.booking_id,
	]);
	await office.send(
		`/staff/bookings/${booking.booking_no}`,
		{ do: "note", booking: booking.booking_no, text: "Wants the ground floor." },
		cookies.support,
	);
	const about = await page(`/staff/guests/${guest.public_id}`);
	expect(about).toContain("Wants the ground floor.");
	expect(about).toContain("Nothing written yet.");
	const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(booking.arrival),
	);
	expect(await page("/staff/guests?q=aaa007")).toContain(day);
});
