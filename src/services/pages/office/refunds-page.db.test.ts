import { beforeEach, expect, it } from "vitest";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { bookLine, takeStatement } from "../../bank/bank-lines.ts";
import { createBooking } from "../../booking/create-booking.ts";
import { refundsPage } from "./desk-pages.ts";

/** Money that staff send back at the bank: whom it goes to, and what is written with it. */

const BY = { publicId: "finance-person" };

describeByTurns("refunds at the bank", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	it("name the payee with the account that the money came from, and stand beside the guest's others", async () => {
		const { quoteId } = await offered(app, {});
		const made = await createBooking(app, bookingBody(quoteId, { type: "Booking" }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		const { due_cents: dueCents } = await app.db.selectFrom("booking").select("due_cents").executeTakeFirstOrThrow();
		const euros = (cents: number) => (cents / 100).toFixed(2);
		const file = [
			"date,amount,payer,counterpartyIBAN,description,bankReference",
			`2027-01-14,${euros(dueCents + 1_000)},N. de Zee,NL91 ABNA 0417 1643 00,${bookingNo},B1`,
			`2027-01-15,20.00,N. de Zee,NL91ABNA0417164301,${bookingNo},B2`,
		];
		const taken = await takeStatement(app, new TextEncoder().encode(file.join("\n")), BY);
		expect(taken.ok).toBe(true);
		const lines = await app.db.selectFrom("bank_line").selectAll().orderBy("bank_line_id").execute();
		// Nobody reads the account in the database.
		expect(JSON.stringify(lines)).not.toMatch(/ABNA/);
		for (const { bank_line_id: lineId } of lines) {
			expect((await bookLine(app, { lineId, bookingNo }, BY)).ok).toBe(true);
		}
		const { refunds, totalCents } = await refundsPage(app);
		// The day is a day, and who paid is who paid: one is not in the other's place.
		expect(refunds.map(({ cents, from }) => [cents, from]).sort()).toEqual([
			[1_000, { payer: "N. de Zee", day: "2027-01-14", reference: "B1" }],
			[2_000, { payer: "N. de Zee", day: "2027-01-15", reference: "B2" }],
		]);
		expect(totalCents).toBe(3_000);
		const ofGuest = { count: 2, cents: 3_000 };
		expect(refunds.map(({ id: _, href, guest, from, dueOn, isLate, hasFailed, ...shown }) => shown)).toEqual(
			[
				{ cents: 2_000, iban: null },
				{ cents: 1_000, iban: "NL91ABNA0417164300" },
			]
				.map(({ cents, iban }) => ({
					bookingNo,
					cents,
					ofGuest,
					reference: bookingNo,
					payee: { name: "N. de Zee", iban, writeHref: `/staff/bookings/${bookingNo}?do=write-guest` },
				}))
				.sort((a, b) => a.cents - b.cents),
		);
	});
});
