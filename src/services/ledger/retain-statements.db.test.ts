import { sql } from "kysely";
import { expect, it } from "vitest";
import { listLedgerFaults } from "#db/ledger/ledger.ts";
import { organisationHref } from "#site/organisation-area.ts";
import { bookingBody, newKey, offered } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import type { GuestBrowser } from "#tests/support/guest-site.ts";
import { organisationSite } from "#tests/support/organisation-site.ts";
import { completeStays } from "../booking/complete.ts";
import { createBooking } from "../booking/create-booking.ts";
import { makeStatements } from "./make-statements.ts";
import { retainStatements } from "./retain-statements.ts";

/** How long statements are kept (domain.md §5: invoices seven years). */

describeByTurns("statements", (database) => {
	const at = organisationSite(database);
	const list = async (browser: GuestBrowser) => {
		const { page } = await at.view(browser.get(organisationHref("portal", "nl", "statements")));
		if (page.name !== "statements") throw new Error(page.name);
		return page.lines;
	};
	const enter = () => at.signIn("partner", "owner@sp-1.example");

	async function stated(arrival: string, departure: string, statementDay: string) {
		const offer = await offered(at.app, { arrival, departure });
		const made = await createBooking(at.app, bookingBody(offer.quoteId), {
			...newKey(),
			attribution: { partner: "SP-1" },
		});
		if (!made.ok) throw new Error(made.error.code);
		at.app.clock.set(`${statementDay}T09:00:00Z`);
		await completeStays(at.app);
		expect(await makeStatements(at.app)).toBe(1);
	}

	it("are kept for seven years after the year of issue and no day longer; their numbers and sums stay, and the books agree", async () => {
		await at.member("partner", "owner");
		await stated("2027-03-01", "2027-03-05", "2027-04-01");
		const [line] = await list(await enter());
		expect((await (await enter()).get(line?.pdfHref ?? "")).status).toBe(200);
		// The clock leaps ahead, past every hour at which the timer runs.
		for (const day of ["2027-12-31", "2028-01-01", "2030-06-15", "2034-04-02", "2034-12-31"]) {
			at.app.clock.set(`${day}T21:00:00Z`);
			expect([day, await retainStatements(at.app)]).toEqual([day, 0]);
		}
		expect(await list(await enter())).toEqual([line]);
		at.app.clock.set("2035-01-01T09:00:00Z");
		expect(await retainStatements(at.app)).toBe(1);
		expect(await retainStatements(at.app)).toBe(0);
		const browser = await enter();
		expect(await list(browser)).toEqual([{ ...line, isKept: false }]);
		for (const path of [line?.pdfHref, line?.csvHref]) expect((await browser.get(path ?? "")).status).toBe(404);
		const { rows } =
			await sql`SELECT content, (SELECT count(*)::int FROM statement_file) AS files FROM statement`.execute(at.app.db);
		expect(rows).toEqual([{ content: {}, files: 0 }]);
		// What was stated stays stated.
		expect(await listLedgerFaults(at.app.db)).toEqual([]);
		expect(await makeStatements(at.app)).toBe(0);
	});

	it("can be changed by nothing else", async () => {
		await stated("2027-03-01", "2027-03-05", "2027-04-01");
		const { db } = at.app;
		await sql`INSERT INTO statement_file SELECT statement_id, '\\x00', repeat('0', 64) FROM statement`.execute(db);
		for (const tried of [
			sql`UPDATE statement SET content = '{}'`,
			sql`DELETE FROM statement`,
			sql`DELETE FROM statement_file`,
			sql`TRUNCATE statement_file`,
		]) {
			await expect(tried.execute(db)).rejects.toThrow("only ever added to");
		}
		for (const tried of [
			sql`UPDATE statement SET content = '{"a":1}'`,
			sql`UPDATE statement SET content = '{}', total_cents = total_cents + 1, net_cents = net_cents + 1`,
			sql`UPDATE statement_file SET pdf = '\\x01'`,
			sql`DELETE FROM statement_line`,
		]) {
			const allowed = db.transaction().execute(async (trx) => {
				await sql`SET LOCAL halcyon.retention = 'over'`.execute(trx);
				await tried.execute(trx);
			});
			await expect(allowed).rejects.toThrow("only ever added to");
		}
	});
});
