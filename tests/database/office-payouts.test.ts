import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seal } from "#services/staff/sealed.ts";
import { describeActs } from "#tests/support/office-acts.ts";
import { OFFICE_COOKIES, type OfficeSite, startOffice } from "#tests/support/office-site.ts";
import { transfersOf } from "#tests/support/transfers.ts";

/** Pay-outs in the office, tried for every role against the started site (issue "Partners", 5). */

const SECRET = "tests-only-0123456789-0123456789-abc";
const PATH = "/staff/payouts";
let office: OfficeSite;
let maker = 0;
let account = 0;
let details = 0;
let count = 0;

const one = async (text: string, values: readonly unknown[] = []) => {
	const { rows } = await office.rows.query(text, [...values]);
	return Number(Object.values(rows[0] ?? {})[0]);
};

beforeAll(async () => {
	office = await startOffice();
	await office.rows.query(`INSERT INTO guest (public_id, salutation, firstname, lastname, email, tel_e164, tel_country,
		address, postal_code, placename, country_code, lang)
		VALUES ('guest-public-id-0000000', 'mrs', 'Noor', 'de Zee', 'noor@example.org', '', 'NL', '', '', '', 'NL', 'nl')`);
	maker = await one(
		"INSERT INTO staff (public_id, name, email, roles, created_at) VALUES ('maker', 'Mia', 'mia@halcyon.example', '{finance}', now()) RETURNING staff_id",
	);
	account = await one("SELECT ledger_account_of('partner', 'SKIFUN', NULL)");
	const iban = seal(Buffer.from(SECRET), "payout account", Buffer.from("AT611904300234573201")).toString("base64");
	details = await one(
		`INSERT INTO payout_details (account_id, holder, address, country, iban_sealed, iban_end, vat_number, usable_from, changed_by, created_at)
			VALUES ($1, 'Skifun GmbH', 'Weg 1', 'AT', $2, '3201', '', '2026-01-01', 'x', now()) RETURNING details_id`,
		[account, iban],
	);
});
afterAll(() => office?.close());

/** A statement of one stay that earned so much; answers its key. */
async function stated(cents: number): Promise<number> {
	const no = `H${String(++count).padStart(8, "0")}`;
	const booking = await one(
		`WITH q AS (INSERT INTO quote (quote_id, acco_id, lang, input, priced, grand_cents, rate_version, expires_at)
			VALUES ($1, 'a990001', 'nl', '{}', '{}', 1, 1, now()) RETURNING quote_id)
		INSERT INTO booking (public_id, booking_no, type, state, acco_id, arrival, departure, adults, children, babies,
			pets, guest_id, guest, home, cancellation, terms_version, terms_accepted_at, business, lang, quote_id, total_cents,
			grand_cents, credits_cents, due_cents, deposit_cents, residence, commission_base_cents, payee_code, commission_bp, commission_cents)
			SELECT rpad($2, 22, 'x'), $2, 'Booking', 'completed', 'a990001', '2026-11-01', '2026-11-08', 2, 0, 0, 0,
				(SELECT guest_id FROM guest LIMIT 1), '{}', '{"title": {"nl": "Haus"}}', '{}', '1', now(), false, 'nl', quote_id,
				1, 1, 0, 1, 0, 'NL', 0, 'SKIFUN', 800, $3 FROM q RETURNING booking_id`,
		[`q${no}`, no, cents],
	);
	const year = 1900 + count;
	return one(
		`WITH s AS (INSERT INTO statement (public_id, account_id, month, number, lang, net_cents, vat_cents, total_cents, content, issued_at)
			VALUES (rpad($1, 22, 'x'), $2, make_date($3, 1, 1), $1, 'nl', $4, 0, $4, '{}', now()) RETURNING statement_id)
		, l AS (INSERT INTO statement_line (statement_id, booking_id, cents) SELECT statement_id, $5, $4 FROM s)
		SELECT statement_id FROM s`,
		[`S-${count}`, account, year, cents, booking],
	);
}

/** A file that somebody else laid out; answers its public id and the reference of its pay-out. */
async function laidOut(state: "proposed" | "released"): Promise<{ readonly run: string; readonly reference: string }> {
	const statement = await stated(5_000);
	const [run, reference] = [`run-${count}`.padEnd(22, "x"), `HP2701-${String(count).padStart(8, "0")}`];
	await office.rows.query(
		`WITH r AS (INSERT INTO payout_run (public_id, message_id, state, execute_on, made_by, made_at, decided_by, decided_at)
			SELECT $1, $2, $3, '2027-01-16', $4, now(), CASE WHEN $3 = 'released' THEN s.staff_id END,
				CASE WHEN $3 = 'released' THEN now() END
			FROM staff s WHERE s.public_id = 'public-id-of-admin' RETURNING run_id)
		, p AS (INSERT INTO payout (run_id, account_id, details_id, reference, cents, state)
			SELECT run_id, $5, $6, $7, 5000, 'waiting' FROM r RETURNING payout_id)
		INSERT INTO payout_statement (payout_id, statement_id) SELECT payout_id, $8 FROM p`,
		[run, `HR20270115-${String(count).padStart(8, "0")}`, state, maker, account, details, reference, statement],
	);
	return { run, reference };
}

const openCents = () =>
	one(`SELECT coalesce(sum(total_cents), 0) FROM statement s WHERE NOT EXISTS (
		SELECT 1 FROM payout_statement x WHERE x.statement_id = s.statement_id AND x.settles)`);

describeActs({
	office: () => office,
	path: PATH,
	forms: ["propose-payouts", "release-payouts", "withdraw-payouts", "return-payout"],
	fieldsFor: async (form): Promise<Record<string, string>> => {
		if (form === "propose-payouts") {
			await stated(1_234);
			return { cents: String(await openCents()) };
		}
		if (form === "return-payout") return { reference: (await laidOut("released")).reference, reason: "account closed" };
		return { run: (await laidOut("proposed")).run };
	},
	state: async () =>
		JSON.stringify([
			(await office.rows.query("SELECT public_id, state FROM payout_run ORDER BY 1")).rows,
			(await office.rows.query("SELECT reference, state FROM payout ORDER BY 1")).rows,
		]),
});

describe("a pay-out", () => {
	it("is laid out by one, released by another, fetched, paid by the bank's file, and owed again when it comes back", async () => {
		await stated(7_700);
		const sum = await openCents();
		const { finance, admin } = OFFICE_COOKIES;
		// Another sum than the one that was shown.
		expect((await office.send(PATH, { do: "propose-payouts", cents: String(sum + 1) }, finance)).status).toBe(409);
		expect((await office.send(PATH, { do: "propose-payouts", cents: String(sum) }, finance)).status).toBe(303);
		const { rows } = await office.rows.query(
			"SELECT r.public_id, p.reference FROM payout_run r JOIN payout p USING (run_id) ORDER BY run_id DESC LIMIT 1",
		);
		const { public_id: run, reference } = rows[0];
		const file = `${PATH}/${run}.xml`;
		expect((await office.look(file, admin)).status).toBe(404);
		// Whoever made it does not release it.
		expect((await office.send(PATH, { do: "release-payouts", run }, finance)).status).toBe(422);
		expect((await office.send(PATH, { do: "release-payouts", run }, admin)).status).toBe(303);
		// In place: who has not confirmed for an hour gives the code beside the file, and has it.
		await office.rows.query("UPDATE staff_session SET factor_at = now() - interval '1 hour'");
		const stale = await (await office.look(PATH, finance)).text();
		expect(stale).toContain(`name="file" value="payouts/${run}.xml"`);
		const fetched = await office.send(
			PATH,
			{ do: "fetch-file", file: `payouts/${run}.xml`, stepUpCode: await office.code("finance") },
			finance,
		);
		expect([fetched.status, fetched.headers.get("location")]).toEqual([303, file]);
		const answer = await office.look(file, finance);
		expect(answer.headers.get("content-type")).toContain("application/xml");
		expect([...transfersOf(await answer.text())]).toEqual([[reference, sum]]);
		for (const cookie of [OFFICE_COOKIES.support, OFFICE_COOKIES.sales, undefined]) {
			expect((await office.look(file, cookie)).status).toBeGreaterThanOrEqual(302);
		}
		const upload = (entry: string) => {
			const body = new FormData();
			body.set("do", "bank-file");
			const xml = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
				<Acct><Id><IBAN>NL02ABNA0123456789</IBAN></Id></Acct>${entry}</Stmt></BkToCstmrStmt></Document>`;
			body.set("statement", new Blob([xml], { type: "application/xml" }), "bank.xml");
			return fetch(`${office.url}/staff/payments`, {
				method: "POST",
				redirect: "manual",
				headers: { Origin: office.url, cookie: finance },
				body,
			});
		};
		const amount = `<Amt Ccy="EUR">${(sum / 100).toFixed(2)}</Amt>`;
		const entry = (direction: string, more = "") =>
			`<Ntry>${amount}<CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2027-01-16</Dt></BookgDt>
				<NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${amount}${more}</TxDtls></NtryDtls></Ntry>`;
		const stateOf = async () =>
			(await office.rows.query("SELECT state, paid_on::text FROM payout WHERE reference = $1", [reference])).rows[0];
		const balance = () => one("SELECT sum(cents) FROM ledger_line WHERE account_id = $1", [account]);
		const before = await balance();
		expect((await upload(entry("DBIT"))).status).toBe(200);
		expect(await stateOf()).toEqual({ state: "paid", paid_on: "2027-01-16" });
		expect(await balance()).toBe(before - sum);
		await upload(entry("DBIT"));
		expect(await balance()).toBe(before - sum);
		await upload(entry("CRDT", "<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>"));
		expect((await stateOf()).state).toBe("returned");
		expect(await balance()).toBe(before);
		expect(await openCents()).toBe(sum);
		// What came back is no money for a booking.
		expect(await one("SELECT count(*) FROM bank_line")).toBe(0);
	});
});
