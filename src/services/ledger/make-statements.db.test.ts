import { expect, it } from "vitest";
import { listLedgerFaults } from "#db/ledger/ledger.ts";
import type { StatementContent } from "#mail/documents/statement.ts";
import { statementLayout } from "#mail/documents/statement.ts";
import { bookingBody, newKey, offered } from "#tests/support/app.ts";
import { DETAILS, payeeSession } from "#tests/support/books.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { organisationSite } from "#tests/support/organisation-site.ts";
import { completeStays } from "../booking/complete.ts";
import { createBooking } from "../booking/create-booking.ts";
import { statementCsv } from "../pages/organisation/ledger-pages.ts";
import { makeStatements } from "./make-statements.ts";
import { changePayoutDetails } from "./payout-details.ts";

/** What monthly statements say of tax (guide "Statements"). */

const NUMBER = "NL123456789B01";

describeByTurns("a statement", (database) => {
	const at = organisationSite(database);

	async function booked(arrival: string, departure: string): Promise<number> {
		const offer = await offered(at.app, { arrival, departure });
		const made = await createBooking(at.app, bookingBody(offer.quoteId), {
			...newKey(),
			attribution: { partner: "SP-1" },
		});
		if (!made.ok) throw new Error(made.error.code);
		const { booking_id: id } = await at.rowOf(made.value.answer.bookingNo);
		await earns(id, 10_000);
		return id;
	}
	/** The ledger follows what the booking says. */
	const earns = (bookingId: number, cents: number) =>
		at.app.db.updateTable("booking").set({ commission_cents: cents }).where("booking_id", "=", bookingId).execute();
	const taxNumber = async (vatNumber: string) => {
		const details = { ...DETAILS, country: "NL", vatNumber };
		expect((await changePayoutDetails(at.app, payeeSession("partner", "SP-1", "affiliate"), details)).ok).toBe(true);
	};
	async function stated(day: string) {
		at.app.clock.set(`${day}T09:00:00Z`);
		await completeStays(at.app);
		expect(await makeStatements(at.app)).toBe(1);
		const row = await at.app.db
			.selectFrom("statement")
			.selectAll()
			.orderBy("statement_id", "desc")
			.executeTakeFirstOrThrow();
		const content = row.content as unknown as StatementContent;
		expect(await listLedgerFaults(at.app.db)).toEqual([]);
		return {
			sums: [Number(row.net_cents), Number(row.vat_cents), Number(row.total_cents)],
			words: JSON.stringify(statementLayout(content)),
			csv: statementCsv(content, "nl"),
		};
	}

	it("taxes a correction as the statement that it corrects, however the payee stands now", async () => {
		await taxNumber("");
		const first = await booked("2027-03-01", "2027-03-05");
		const second = await booked("2027-04-01", "2027-04-05");
		const third = await booked("2027-06-01", "2027-06-05");
		expect(await stated("2027-04-01")).toMatchObject({ sums: [10_000, 0, 10_000] });
		await taxNumber(NUMBER);
		await earns(first, 4_000);
		const mixed = await stated("2027-05-01");
		// The second stay is taxed, what the first one's statement said too much was not.
		expect(mixed.sums).toEqual([4_000, 2_100, 6_100]);
		expect(mixed.words).toContain("De Nederlandse btw komt erbij");
		expect(mixed.words).toContain("Geen btw over correcties");
		expect(mixed.words).not.toContain("We hebben geen btw-nummer van je");
		expect(mixed.csv).toMatch(/vat_domestic.*21/);
		expect(mixed.csv).toContain("vat_private");
		// A correction of a correction, of both, and nothing else.
		await taxNumber("");
		await earns(first, 0);
		await earns(second, 0);
		const back = await stated("2027-06-01");
		expect(back.sums).toEqual([-14_000, -2_100, -16_100]);
		expect(back.words).toContain("Btw 21% over correcties");
		await taxNumber(NUMBER);
		await earns(first, 1_000);
		// Nothing was stated of it any more: it is stated anew.
		expect((await stated("2027-07-01")).sums).toEqual([11_000, 2_310, 13_310]);
		await earns(third, 0);
		expect((await stated("2027-08-01")).sums).toEqual([-10_000, -2_100, -12_100]);
	});

	it("of corrections alone says nothing of the tax that others would have", async () => {
		await taxNumber("");
		const first = await booked("2027-03-01", "2027-03-05");
		await stated("2027-04-01");
		await taxNumber(NUMBER);
		await earns(first, 0);
		const { sums, words } = await stated("2027-05-01");
		expect(sums).toEqual([-10_000, 0, -10_000]);
		expect(words).toContain("Geen btw over correcties");
		expect(words).not.toContain("De Nederlandse btw komt erbij");
	});
});
