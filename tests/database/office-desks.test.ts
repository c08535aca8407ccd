import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_STAFF_FORMS } from "#domain/forms/staff-forms.ts";
import { mayDo, type Right, type Role } from "#domain/staff/roles.ts";
import { sealPayerIban } from "#services/bank/payer-iban.ts";
import {
	OFFICE_COOKIES,
	OFFICE_PEOPLE,
	type OfficePerson,
	type OfficeSite,
	officeId,
	SECRET,
	startOffice,
} from "#tests/support/office-site.ts";

/** Banners, reviews, refunds by bank and the trail, tried for every role (specification §1, §6, §8). */

const FORMS = ALL_STAFF_FORMS.filter(({ name }) => ["flag", "review", "refunded", "refund-account"].includes(name));
const PAGES = {
	"/staff/banners": "flags.change",
	"/staff/reviews": "reviews.decide",
	"/staff/refunds": "payments.write",
	"/staff/audit": "audit.see",
	"/staff/audit.csv": "audit.see",
} as const satisfies Readonly<Record<string, Right>>;

let office: OfficeSite;
beforeAll(async () => {
	office = await startOffice();
	const { rows } = office;
	await rows.query(`INSERT INTO guest (public_id, salutation, firstname, lastname, email, tel_e164, tel_country, address,
		postal_code, placename, country_code, lang)
		VALUES ('guest-public-id-0000000', 'mrs', 'Noor', 'Zee', 'noor@example.org', '', 'NL', '', '', '', 'NL', 'nl')`);
});
afterAll(() => office?.close());

const rolesOf = (person: OfficePerson): readonly Role[] => (person === "none" ? [] : [person]);

/** A review that nobody has decided on. */
async function reviewed(): Promise<number> {
	const { rows } =
		await office.rows.query(`INSERT INTO review (acco_id, source, author, country, language, rating, stayed, text,
		released) VALUES ('a990001', 'guest', 'Noor', 'NL', 'nl', 5, '2026-07-01', 'Heerlijk.', false) RETURNING review_id`);
	return Number(rows[0].review_id);
}

let stays = 0;

/** Money of a booking that has to be sent back at the bank. */
async function owed(): Promise<number> {
	const no = `H${String(++stays).padStart(8, "0")}`;
	const { rows } = await office.rows.query(
		`WITH q AS (INSERT INTO quote (quote_id, acco_id, lang, input, priced, grand_cents, rate_version, expires_at)
			VALUES ($1, 'a990001', 'nl', '{}', '{}', 100, 1, now()) RETURNING quote_id),
		b AS (INSERT INTO booking (public_id, booking_no, type, state, acco_id, arrival, departure, adults, children, babies, pets,
			guest_id, guest, home, cancellation, terms_version, terms_accepted_at, business, lang, quote_id, total_cents,
			grand_cents, credits_cents, due_cents, deposit_cents, residence, commission_base_cents)
			SELECT rpad($2, 22, 'x'), $2, 'Booking', 'cancelled', 'a990001', '2027-05-01', '2027-05-08', 2, 0, 0, 0,
				(SELECT guest_id FROM guest LIMIT 1), '{"firstname": "Noor", "lastname": "Zee", "email": "noor@example.org"}',
				'{"title": {"nl": "Haus"}, "country": "AT", "placename": {}, "region": {}}', '{}', '1', now(), false, 'nl', quote_id,
				100, 100, 0, 100, 0, 'NL', 0 FROM q RETURNING booking_id),
		p AS (INSERT INTO payment (public_id, booking_id, provider, provider_id, status, cents, paid_at, created_at, updated_at)
			SELECT rpad('p' || $2, 22, 'x'), booking_id, 'bank', 'bank:' || $2, 'paid', 100, now(), now(), now() FROM b
			RETURNING payment_id, booking_id)
		INSERT INTO refund (public_id, booking_id, payment_id, cents, reason, status, due_on, created_at, updated_at)
			SELECT rpad('r' || $2, 22, 'x'), booking_id, payment_id, 100, 'cancellation', 'due', '2027-01-20', now(), now() FROM p
			RETURNING refund_id`,
		[`q${no}`, no],
	);
	return Number(rows[0].refund_id);
}

async function fieldsFor(name: string): Promise<Record<string, string>> {
	if (name === "flag") {
		const { rows } = await office.rows.query("SELECT raised FROM message_flag WHERE flag = 'phone_unavailable'");
		return { do: name, flag: "phone_unavailable", raised: rows[0].raised ? "off" : "on", reason: "The line is down" };
	}
	if (name === "review") return { do: name, review: String(await reviewed()), decision: "show" };
	const refund = String(await owed());
	if (name === "refund-account")
		return { do: name, refund, iban: "NL91 ABNA 0417 1643 00", reason: "Her mail of today" };
	// An account that two people agreed on.
	const settings = { appSecret: new TextEncoder().encode(SECRET) };
	await office.rows.query("UPDATE refund SET payee_iban_sealed = $1 WHERE refund_id = $2", [
		sealPayerIban({ settings }, "NL91ABNA0417164300"),
		refund,
	]);
	return { do: name, refund };
}

const state = async () =>
	JSON.stringify([
		(await office.rows.query("SELECT flag, raised FROM message_flag ORDER BY 1")).rows,
		(await office.rows.query("SELECT review_id, released, decided_at FROM review ORDER BY 1")).rows,
		(await office.rows.query("SELECT refund_id, status FROM refund ORDER BY 1")).rows,
		(await office.rows.query("SELECT approval_id, kind, state FROM approval ORDER BY 1")).rows,
	]);

describe.each(FORMS)("the act $name", ({ name, sender, fresh }) => {
	it("is done for the roles that may, with a trail; for others there is no such act", async () => {
		if (sender === "anyone" || sender === "account") throw new Error("an act of a role");
		for (const person of OFFICE_PEOPLE) {
			const fields = await fieldsFor(name);
			const before = await state();
			const answer = await office.send("/staff", fields, OFFICE_COOKIES[person]);
			if (!mayDo(rolesOf(person), sender)) {
				expect([person, answer.status]).toEqual([person, 404]);
				expect(await state()).toBe(before);
				continue;
			}
			expect([person, answer.status]).toEqual([person, 303]);
			expect(await state()).not.toBe(before);
			const { rows } = await office.rows.query(
				"SELECT actor, actor_id, network FROM audit_log ORDER BY audit_id DESC LIMIT 1",
			);
			expect(rows[0]).toEqual({ actor: "staff", actor_id: officeId(person), network: "127.0.0.0/24" });
			// Done once, it is not there to be done again.
			if (name === "refunded") {
				expect((await office.send("/staff", fields, OFFICE_COOKIES[person])).status).toBe(404);
			}
		}
	});

	it("is not done without a session, nor with values that no page says", async () => {
		const fields = await fieldsFor(name);
		const before = await state();
		for (const cookie of [undefined, `csEncId=${"A".repeat(43)}`]) {
			expect((await office.send("/staff", fields, cookie)).headers.get("location")).toBe("/staff/sign-in");
		}
		for (const [field, value] of Object.entries(fields)) {
			if (field === "do" || field === "reason") continue;
			const wrong = { ...fields, [field]: value.match(/^\d+$/) ? "999999" : "nonsense" };
			expect((await office.send("/staff", wrong, OFFICE_COOKIES.admin)).status).toBeGreaterThanOrEqual(400);
		}
		expect(await state()).toBe(before);
	});

	it.runIf(name === "refunded")("is not done where nobody knows the account, and its end is noted", async () => {
		const unknown = { do: name, refund: String(await owed()) };
		const before = await state();
		expect((await office.send("/staff", unknown, OFFICE_COOKIES.admin)).status).toBe(422);
		expect(await state()).toBe(before);
		expect((await office.send("/staff", await fieldsFor(name), OFFICE_COOKIES.admin)).status).toBe(303);
		const { rows } = await office.rows.query("SELECT after FROM audit_log ORDER BY audit_id DESC LIMIT 1");
		expect(rows[0].after).toEqual({ cents: 100, ibanEnd: "4300" });
	});

	it.runIf(name === "refund-account")(
		"takes an account that there can be, with a reason, and asks a colleague",
		async () => {
			const fields = await fieldsFor(name);
			const before = await state();
			const wrong = { iban: ["", "NL92 ABNA 0417 1643 00"], reason: [""] };
			for (const [field, values] of Object.entries(wrong)) {
				for (const value of values) {
					const sent = { ...fields, [field]: value };
					expect((await office.send("/staff", sent, OFFICE_COOKIES.admin)).status).toBe(422);
				}
			}
			expect(await state()).toBe(before);
			expect((await office.send("/staff", fields, OFFICE_COOKIES.admin)).status).toBe(303);
			const { rows } = await office.rows.query("SELECT after FROM audit_log ORDER BY audit_id DESC LIMIT 1");
			expect(rows[0].after).toMatchObject({ kind: "account", cents: 100, ibanEnd: "4300" });
			expect(JSON.stringify(rows)).not.toMatch(/Sealed|ABNA|Noor/);
		},
	);

	it.runIf(fresh)("asks for a fresh second factor first", async () => {
		const fields = await fieldsFor(name);
		const before = await state();
		await office.rows.query("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		expect((await office.send("/staff", fields, OFFICE_COOKIES.admin)).status).toBe(403);
		await office.rows.query("UPDATE staff_session SET factor_at = now()");
		expect(await state()).toBe(before);
	});
});

describe.each(Object.entries(PAGES))("%s", (path, right) => {
	it("is there for the roles that may, and for nobody else", async () => {
		for (const person of OFFICE_PEOPLE) {
			const answer = await office.look(path, OFFICE_COOKIES[person]);
			expect([person, answer.status]).toEqual([person, mayDo(rolesOf(person), right) ? 200 : 404]);
		}
		expect((await office.look(path)).status).toBe(302);
		expect((await office.look(path, OFFICE_COOKIES.admin)).headers.get("cache-control")).toContain("no-store");
	});
});

it("a banner that is put up stands on every page within two seconds, with who put it up, until it is taken down", async () => {
	const shown = async () =>
		(await (await office.look("/en/")).text()).includes("Booking is not possible at the moment.");
	const set = (raised: "on" | "off") =>
		office.send("/staff", { do: "flag", flag: "ares_server_down", raised, reason: "Prices" }, OFFICE_COOKIES.support);
	expect(await shown()).toBe(false);
	await set("on");
	// A page that all see alike is kept for as long (server/pages/kept-pages.ts).
	await expect.poll(shown, { timeout: 20_000 }).toBe(true);
	expect(await (await office.look("/staff/banners", OFFICE_COOKIES.sales)).text()).toContain("Test support");
	await set("off");
	await expect.poll(shown, { timeout: 20_000 }).toBe(false);
});

it("a banner says what follows before it is put up, and is not put up without a reason", async () => {
	const page = async () => parse(await (await office.look("/staff/banners", OFFICE_COOKIES.support)).text());
	const panel = (await page()).querySelector("section:has(#ares_server_down) details");
	expect(panel?.text).toContain("Nothing done yet");
	expect(panel?.text).toContain("Booking is not possible at the moment.");
	// The one way to raise it stands within what says what follows.
	expect((await page()).querySelectorAll('input[name="raised"][value="on"]')).toHaveLength(
		(await page()).querySelectorAll('details input[name="raised"][value="on"]').length,
	);
	const raise = (reason: string) =>
		office.send(
			"/staff/banners",
			{ do: "flag", person: "ares_server_down", flag: "ares_server_down", raised: "on", reason },
			OFFICE_COOKIES.support,
		);
	const raised = async () =>
		(await office.rows.query("SELECT raised FROM message_flag WHERE flag = 'ares_server_down'")).rows[0].raised;
	const refused = await raise("");
	expect(refused.status).toBe(422);
	expect(parse(await refused.text()).querySelector("details[open] #flag-reason-ares_server_down")).not.toBeNull();
	expect(await raised()).toBe(false);
	const done = await raise("Prices are wrong");
	expect(done.headers.get("location")).toBe("/staff/banners?done=bookings-stopped");
	expect((await page()).text).toContain("Prices are wrong");
	const { rows } = await office.rows.query(
		"SELECT reason FROM audit_log WHERE action = 'setFlag' ORDER BY audit_id DESC",
	);
	expect(rows[0].reason).toBe("Prices are wrong");
	await office.send("/staff", { do: "flag", flag: "ares_server_down", raised: "off" }, OFFICE_COOKIES.support);
	expect(await raised()).toBe(false);
});

it("the trail is found by subject, person and act, and leaves as a file that no program takes for formulas", async () => {
	await office.rows.query(
		`INSERT INTO audit_log (actor, actor_id, action, subject_kind, subject_id, reason)
			VALUES ('staff', $1, 'note', 'booking', 'HZZZZZZZZ', $2)`,
		[officeId("sales"), '=HYPERLINK("http://evil.example"),"x"'],
	);
	const found = async (query: string) =>
		(await (await office.look(`/staff/audit?${query}`, OFFICE_COOKIES.admin)).text()).includes("HZZZZZZZZ");
	expect(await found("subject=HZZZZZZZZ")).toBe(true);
	expect(await found(`actor=${officeId("sales")}&action=note`)).toBe(true);
	expect(await found("action=cancel")).toBe(false);
	expect(await found("below=1")).toBe(false);
	const file = await (await office.look("/staff/audit.csv?subject=HZZZZZZZZ", OFFICE_COOKIES.admin)).text();
	expect(file).toContain(`"'=HYPERLINK(""http://evil.example""),""x"""`);
	await expect(office.rows.query("DELETE FROM audit_log")).rejects.toThrow(/only ever added to/);
	await expect(office.rows.query("UPDATE audit_log SET reason = ''")).rejects.toThrow(/only ever added to/);
});
