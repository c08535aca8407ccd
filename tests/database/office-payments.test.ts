import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS } from "#domain/forms/staff-forms.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import {
	OFFICE_COOKIES,
	OFFICE_PEOPLE,
	type OfficePerson,
	type OfficeSite,
	officeId,
	startOffice,
} from "#tests/support/office-site.ts";

/** Money of the bank account in the office, tried for every role against the started site (specification §1, staff). */

const NAMES = ["bank-file", "book-line", "book-exact", "line-aside", "line-back"] as const;
const FORMS = ALL_STAFF_FORMS.filter(({ name }) => NAMES.some((one) => one === name));
const PATH = "/staff/payments";

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
	await office.rows.query(`INSERT INTO guest (public_id, salutation, firstname, lastname, email, tel_e164, tel_country,
		address, postal_code, placename, country_code, lang)
		VALUES ('guest-public-id-0000000', 'mrs', 'Noor', 'de Zee', 'noor@example.org', '', 'NL', '', '', '', 'NL', 'nl')`);
});
afterAll(() => office?.close());

const rolesOf = (person: OfficePerson): readonly Role[] => (person === "none" ? [] : [person]);
let count = 0;

/** A confirmed booking that waits for one instalment. */
async function owing(cents: number): Promise<string> {
	const no = `H${String(++count).padStart(8, "0")}`;
	await office.rows.query(
		`WITH q AS (INSERT INTO quote (quote_id, acco_id, lang, input, priced, grand_cents, rate_version, expires_at)
			VALUES ($1, 'a990001', 'nl', '{}', '{}', $3, 1, now()) RETURNING quote_id),
		b AS (INSERT INTO booking (public_id, booking_no, type, state, acco_id, arrival, departure, adults, children, babies,
			pets, guest_id, guest, home, cancellation, terms_version, terms_accepted_at, business, lang, quote_id, total_cents,
			grand_cents, credits_cents, due_cents, deposit_cents, residence, commission_base_cents)
			SELECT rpad($2, 22, 'x'), $2, 'Booking', 'confirmed', 'a990001', '2027-05-01', '2027-05-08', 2, 0, 0, 0,
				(SELECT guest_id FROM guest LIMIT 1),
				'{"firstname": "Noor", "lastname": "de Zee", "email": "noor@example.org", "countryCode": "NL"}',
				'{"title": {"nl": "Haus"}, "country": "AT", "placename": {"nl": "Kirchberg"}, "region": {"nl": "Tirol"}}', '{}', '1',
				now(), false, 'nl', quote_id, $3, $3, 0, $3, 0, 'NL', 0 FROM q RETURNING booking_id)
		INSERT INTO instalment (booking_id, seq, due_on, cents) SELECT booking_id, 0, '2027-01-20', $3 FROM b`,
		[`q${no}`, no, cents],
	);
	return no;
}

async function line(cents: number, words: string, status: "open" | "aside" = "open"): Promise<number> {
	const { rows } = await office.rows.query(
		`INSERT INTO bank_line (reference, booked_on, cents, payer, words, status, reason, settled_at, created_at)
			VALUES ($1, '2027-01-14', $2, 'Somebody', $3, $4, $5, $6, now()) RETURNING bank_line_id`,
		[
			`ref-${++count}`,
			cents,
			words,
			status,
			status === "aside" ? "interest" : "",
			status === "aside" ? new Date() : null,
		],
	);
	return Number(rows[0].bank_line_id);
}

async function fieldsFor(name: string): Promise<Record<string, string>> {
	const no = await owing(12_300);
	if (name === "book-line") return { do: name, line: String(await line(500, "")), bookingNo: no };
	if (name === "book-exact") return { do: name, lines: String(await line(12_300, no)) };
	if (name === "line-aside") return { do: name, line: String(await line(500, "")), reason: "interest" };
	return { do: name, line: String(await line(500, "", "aside")) };
}

/** Posts a file as a browser does. */
function upload(text: string, cookie?: string, name = "bank.csv"): Promise<Response> {
	const body = new FormData();
	body.set("do", "bank-file");
	body.set("statement", new Blob([text], { type: "text/csv" }), name);
	return fetch(office.url + PATH, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: office.url, "Accept-Language": "en", ...(cookie ? { cookie } : {}) },
		body,
	});
}
const csv = () => `date,amount,payer,description,reference\n2027-01-14,1.00,x,y,\n2027-01-14,${++count}.00,x,${count},`;
const send = async (name: string, cookie?: string) =>
	name === "bank-file" ? upload(csv(), cookie) : office.send(PATH, await fieldsFor(name), cookie);

const state = async () =>
	JSON.stringify([
		(await office.rows.query("SELECT bank_line_id, status, payment_id FROM bank_line ORDER BY 1")).rows,
		(await office.rows.query("SELECT payment_id FROM payment ORDER BY 1")).rows,
	]);

describe.each(FORMS)("the act $name", ({ name, sender, fresh }) => {
	it("is done for the roles that may, with a trail; for others there is no such act", async () => {
		if (sender === "anyone" || sender === "account") throw new Error("an act of a role");
		for (const person of OFFICE_PEOPLE) {
			const fields = name === "bank-file" ? null : await fieldsFor(name);
			const before = await state();
			const cookie = OFFICE_COOKIES[person];
			const answer = fields ? await office.send(PATH, fields, cookie) : await upload(csv(), cookie);
			if (!mayDo(rolesOf(person), sender)) {
				expect([person, answer.status]).toEqual([person, 404]);
				expect(await state()).toBe(before);
				continue;
			}
			expect([person, answer.status < 400]).toEqual([person, true]);
			expect(answer.headers.get("cache-control")).toContain("no-store");
			expect(await state()).not.toBe(before);
			const { rows } = await office.rows.query(
				"SELECT actor_id, network FROM audit_log WHERE actor = 'staff' ORDER BY audit_id DESC LIMIT 1",
			);
			expect(rows[0]).toEqual({ actor_id: officeId(person), network: "127.0.0.0/24" });
			// Done once, it is not done again.
			const after = await state();
			if (fields) await office.send(PATH, fields, cookie);
			expect(await state()).toBe(after);
		}
	});

	it("is not done without a session, from another site, nor before a fresh second factor", async () => {
		expect(fresh).toBe(true);
		const fields = name === "bank-file" ? null : await fieldsFor(name);
		const before = await state();
		const tried = (cookie?: string) => (fields ? office.send(PATH, fields, cookie) : upload(csv(), cookie));
		for (const cookie of [undefined, `csEncId=${"A".repeat(43)}`]) {
			expect((await tried(cookie)).headers.get("location")).toBe("/staff/sign-in");
		}
		const foreign = await fetch(office.url + PATH, {
			method: "POST",
			redirect: "manual",
			headers: {
				Origin: "https://elsewhere.example",
				"Content-Type": "application/x-www-form-urlencoded",
				cookie: OFFICE_COOKIES.finance,
			},
			body: new URLSearchParams(fields ?? { do: "bank-file" }),
		});
		expect(foreign.status).toBe(403);
		await office.rows.query("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		expect((await tried(OFFICE_COOKIES.finance)).status).toBe(403);
		await office.rows.query("UPDATE staff_session SET factor_at = now()");
		expect(await state()).toBe(before);
	});
});

describe("the page of payments", () => {
	it("is there for finance and admin, and for nobody else", async () => {
		for (const person of OFFICE_PEOPLE) {
			const answer = await office.look(PATH, OFFICE_COOKIES[person]);
			expect([person, answer.status]).toEqual([person, mayDo(rolesOf(person), "payments.write") ? 200 : 404]);
		}
		expect((await office.look(PATH)).status).toBe(302);
	});

	it("says which booking a payment is for, and books it from the file to the booking's money", async () => {
		const no = await owing(45_600);
		const text = `date,amount,payer,description,bankReference\n2027-01-14,456.00,N. de Zee,Booking ${no},B-${no}`;
		const answer = await upload(text, OFFICE_COOKIES.finance);
		const page = await answer.text();
		expect(page).toContain("Read in: 1 new, 0 known already, 0 not money received.");
		expect(page).toContain(no);
		const { rows } = await office.rows.query("SELECT bank_line_id FROM bank_line WHERE reference = $1", [`B-${no}`]);
		const fields = { do: "book-exact", lines: String(rows[0].bank_line_id) };
		const booked = await office.send(PATH, fields, OFFICE_COOKIES.finance);
		expect(booked.status).toBe(200);
		const paid = await office.rows.query(
			"SELECT p.cents, p.provider_id FROM payment p JOIN booking b USING (booking_id) WHERE booking_no = $1",
			[no],
		);
		expect(paid.rows).toEqual([{ cents: 45_600, provider_id: `bank:B-${no}` }]);
		const settled = await (await office.look(`${PATH}?show=booked`, OFFICE_COOKIES.finance)).text();
		expect(settled).toContain(no);
		expect(settled).toContain("Test finance");
	});

	it.each([
		["a letter", "Dear colleague,\nhere is the file.", 422],
		["nothing", "", 422],
		["a wrong line", "date,amount\n2027-01-14,1.00\n2027-01-14,one", 422],
		["entities without end", '<!DOCTYPE a [<!ENTITY b "b">]><Document>&b;</Document>', 422],
		["more than a statement may be", `date,amount\n${"2027-01-14,1.00\n".repeat(600_000)}`, 413],
	])("refuses %s with a sentence, and takes nothing of it", async (_, text, status) => {
		const before = await state();
		const answer = await upload(text, OFFICE_COOKIES.finance);
		expect(answer.status).toBe(status);
		expect(await state()).toBe(before);
	});

	it("shows nothing of a line as markup, and takes no address for more than it says", async () => {
		await line(100, '<script>alert("x")</script>');
		for (const query of [
			"",
			"?show=aside",
			"?show=nonsense",
			"?after=2027-02-31_1",
			"?after=x",
			"?after=2027-01-01_99&show=booked",
		]) {
			const answer = await office.look(PATH + query, OFFICE_COOKIES.admin);
			expect([query, answer.status]).toEqual([query, 200]);
			expect(await answer.text()).not.toContain('<script>alert("x")');
		}
	});

	it("says what of a line is more than the booking owes before it is booked, and books it once that was seen", async () => {
		const no = await owing(12_300);
		const id = String(await line(1_012_300, ""));
		const fields = { do: "book-line", line: id, person: id, bookingNo: no };
		const first = await office.send(PATH, fields, OFFICE_COOKIES.finance);
		expect(first.status).toBe(409);
		const html = await first.text();
		expect([html.includes('name="surplus" value="1000000"'), html.includes("€10,000.00")]).toEqual([true, true]);
		expect((await office.send(PATH, { ...fields, surplus: "999999" }, OFFICE_COOKIES.finance)).status).toBe(409);
		expect((await office.send(PATH, { ...fields, surplus: "1000000" }, OFFICE_COOKIES.finance)).status).toBe(303);
	});

	it("answers a booking that there is not at its field, and a line that there is not like a missing page", async () => {
		const id = String(await line(100, ""));
		const fields = { do: "book-line", line: id, person: id, bookingNo: "HZZZZZZZZ" };
		const wrong = await office.send(PATH, fields, OFFICE_COOKIES.finance);
		expect(wrong.status).toBe(422);
		expect(await wrong.text()).toContain(`book-line-bookingNo-${id}-error`);
		const none = await office.send(PATH, { ...fields, line: "999999999" }, OFFICE_COOKIES.finance);
		expect(none.status).toBe(404);
	});
});

it.each(NAMES)("%s is among the forms of the office", async (name) => {
	expect(FORMS.map((form) => form.name)).toContain(name);
	expect((await send(name, OFFICE_COOKIES.none)).status).toBe(404);
});
