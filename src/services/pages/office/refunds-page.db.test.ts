import { beforeEach, expect, it } from "vitest";
import { insertApproval, settleApproval } from "#db/staff/approvals.ts";
import { insertStaff } from "#db/staff/staff.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { bookLine, takeStatement } from "../../bank/bank-lines.ts";
import { createBooking } from "../../booking/create-booking.ts";
import { refundsPage } from "./refunds-page.ts";

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
			`2027-01-14,${euros(dueCents + 1_000)},N. de Vries,NL91 ABNA 0417 1643 00,${bookingNo},B1`,
			`2027-01-15,20.00,Oma Bakker,NL91ABNA0417164301,${bookingNo},B2`,
		];
		const taken = await takeStatement(app, new TextEncoder().encode(file.join("\n")), BY);
		expect(taken.ok).toBe(true);
		const lines = await app.db.selectFrom("bank_line").selectAll().orderBy("bank_line_id").execute();
		// Nobody reads the account in the database.
		expect(JSON.stringify(lines)).not.toMatch(/ABNA/);
		for (const { bank_line_id: lineId } of lines) {
			expect((await bookLine(app, { lineId, bookingNo, surplusCents: "any" }, BY)).ok).toBe(true);
		}
		const { refunds, totalCents } = await refundsPage(app);
		// The day is a day, and who paid is who paid: one is not in the other's place.
		expect(refunds.map(({ cents, from }) => [cents, from]).sort()).toEqual([
			[1_000, { payer: "N. de Vries", day: "2027-01-14", reference: "B1" }],
			[2_000, { payer: "Oma Bakker", day: "2027-01-15", reference: "B2" }],
		]);
		expect(totalCents).toBe(3_000);
		const ofGuest = { count: 2, cents: 3_000 };
		expect(
			refunds.map(({ bookingNo, cents, ofGuest, reference, payee }) => ({
				bookingNo,
				cents,
				ofGuest,
				reference,
				payee,
			})),
		).toEqual(
			[
				// Somebody else's name is said; an account that is none is not shown.
				{ cents: 2_000, iban: null, name: "Oma Bakker", isOther: true },
				{ cents: 1_000, iban: "NL91ABNA0417164300", name: "N. de Vries", isOther: false },
			]
				.map(({ cents, iban, name, isOther }) => ({
					bookingNo,
					cents,
					ofGuest,
					reference: bookingNo,
					payee: { name, isOther, iban, waitsFor: null, writeHref: `/staff/bookings/${bookingNo}?do=write-guest` },
				}))
				.sort((a, b) => a.cents - b.cents),
		);

		// Cut by what is not known yet, the list holds the one that waits for an account.
		const unknown = await refundsPage(app, { account: "unknown" });
		expect([unknown.refunds.map(({ cents }) => cents), unknown.totalCents, unknown.waiting]).toEqual([
			[2_000],
			2_000,
			2,
		]);
		expect((await refundsPage(app, { q: "nobody" })).refunds).toEqual([]);
		expect((await refundsPage(app, { state: "late" })).refunds).toEqual([]);
		// One that is not in the list cannot be open in it.
		const [{ id = 0 } = {}] = unknown.refunds;
		expect((await refundsPage(app, { refund: String(id) })).open).toBe(id);
		expect((await refundsPage(app, { refund: String(id), account: "known" })).open).toBeNull();
		// The guest is mailed in the booking's language, unless its mails are held back.
		expect(refunds.map(({ mailedIn, agreed }) => [mailedIn, agreed])).toEqual([
			["nl", null],
			["nl", null],
		]);
		await app.db.updateTable("booking").set({ do_not_send_docs: true }).execute();
		expect((await refundsPage(app)).refunds[0]?.mailedIn).toBeNull();
	});

	it("say who asked for one and who confirmed it", async () => {
		const { quoteId } = await offered(app, {});
		const made = await createBooking(app, bookingBody(quoteId, { type: "Booking" }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		const booking = await app.db.selectFrom("booking").select(["booking_id", "due_cents"]).executeTakeFirstOrThrow();
		const dueCents = booking.due_cents;
		const line = `2027-01-14,${((dueCents + 1_000) / 100).toFixed(2)},N. de Zee,,${bookingNo},B1`;
		const file = `date,amount,payer,counterpartyIBAN,description,bankReference\n${line}`;
		await takeStatement(app, new TextEncoder().encode(file), BY);
		const { bank_line_id: lineId } = await app.db.selectFrom("bank_line").selectAll().executeTakeFirstOrThrow();
		expect((await bookLine(app, { lineId, bookingNo, surplusCents: "any" }, BY)).ok).toBe(true);
		const person = (name: string) => ({
			public_id: name,
			name,
			email: `${name}@halcyon.example`,
			roles: ["finance" as const],
			created_at: app.clock.now(),
			password_hash: null,
			totp_secret: null,
			ended_at: null,
		});
		const asker = await insertStaff(app.db, person("Mara"));
		const confirmed = await insertStaff(app.db, person("Fem"));
		const approvalId = await insertApproval(app.db, {
			kind: "refund",
			booking_id: booking.booking_id,
			guest_id: null,
			terms: JSON.stringify({ kind: "refund", cents: 1_000 }),
			booking_version: 1,
			paid_cents: dueCents,
			reason: "goodwill",
			requested_by: asker ?? 0,
			requested_at: app.clock.now(),
		});
		const waiting = await refundsPage(app);
		// Asked is not agreed.
		expect(waiting.refunds.map(({ agreed }) => agreed)).toEqual([null]);
		const decision = { state: "confirmed", by: confirmed ?? 0, now: app.clock.now() } as const;
		await settleApproval(app.db, approvalId ?? 0, decision);
		expect((await refundsPage(app)).refunds.map(({ agreed }) => agreed)).toEqual([{ asker: "Mara", confirmer: "Fem" }]);
	});
});
