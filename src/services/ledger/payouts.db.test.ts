import { beforeEach, expect, it } from "vitest";
import { listLedgerFaults } from "#db/ledger/ledger.ts";
import { listOpenAccounts, listPayoutRuns, listPayoutsOfRun } from "#db/ledger/payouts.ts";
import { bookingBody, newKey, offered } from "#tests/support/app.ts";
import { DETAILS, payeeSession } from "#tests/support/books.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { organisationSite } from "#tests/support/organisation-site.ts";
import { transfersOf } from "#tests/support/transfers.ts";
import type { BankMovement } from "../bank/statement.ts";
import { completeStays } from "../booking/complete.ts";
import { createBooking } from "../booking/create-booking.ts";
import { payoutsPage } from "../pages/office/payouts-page.ts";
import { randomId } from "../signed-id.ts";
import type { StaffBy } from "../staff/staff-by.ts";
import { makeStatements } from "./make-statements.ts";
import { changePayoutDetails } from "./payout-details.ts";
import {
	payableNow,
	payoutFile,
	proposePayouts,
	releasePayouts,
	returnPayout,
	takePayoutMovements,
	withdrawPayouts,
} from "./payouts.ts";

/** Pay-outs that are said to have come back, against what the bank does (guide "Payouts"). */

const PARTNERS = ["SP-1", "SP-2"] as const;

describeOnBoth("a pay-out that was said to have come back", (database) => {
	const at = organisationSite(database);
	let finn: StaffBy;
	let fay: StaffBy;

	/** Two partners with a statement each. */
	beforeEach(async () => {
		const made: StaffBy[] = [];
		for (const publicId of [randomId(), randomId()]) {
			const { staff_id: staffId } = await at.app.db
				.insertInto("staff")
				.values({
					public_id: publicId,
					email: `${publicId}@halcyon.example`,
					name: publicId,
					roles: ["finance"],
					password_hash: null,
					totp_secret: null,
					created_at: at.app.clock.now(),
					ended_at: null,
				})
				.returning("staff_id")
				.executeTakeFirstOrThrow();
			made.push({ staffId, publicId, network: "" });
		}
		[finn, fay] = made as [StaffBy, StaffBy];
		for (const [month, partner] of PARTNERS.entries()) {
			const offer = await offered(at.app, { arrival: `2027-0${month + 5}-01`, departure: `2027-0${month + 5}-08` });
			const booked = await createBooking(at.app, bookingBody(offer.quoteId), {
				...newKey(),
				attribution: { partner, host: partner },
			});
			if (!booked.ok) throw new Error(booked.error.code);
			const kind = partner === "SP-2" ? "host" : "affiliate";
			await changePayoutDetails(at.app, payeeSession("partner", partner, kind), DETAILS);
		}
		at.app.clock.set("2027-12-01T09:00:00Z");
		await completeStays(at.app);
		expect(await makeStatements(at.app)).toBe(2);
	});

	/** Lays out all that can be paid; answers the file's public id. */
	async function laidOut(): Promise<string> {
		const payable = (await listOpenAccounts(at.app.db)).flatMap((account) => {
			const found = payableNow(account, at.app.clock.now());
			return found.ok ? [found.value.cents] : [];
		});
		const run = await proposePayouts(
			at.app,
			payable.reduce((sum, cents) => sum + cents, 0),
			finn,
		);
		if (!run.ok) throw new Error(run.error);
		return run.value;
	}
	async function released(): Promise<string> {
		const run = await laidOut();
		expect(await releasePayouts(at.app, run, fay)).toEqual({ ok: true, value: true });
		return run;
	}
	const payoutsOf = async (run: string) => {
		const found = (await listPayoutRuns(at.app.db, 10)).find(({ public_id: id }) => id === run);
		const rows = await listPayoutsOfRun(at.app.db, found?.run_id ?? 0);
		return rows.map(({ reference, cents, state, message_id: file, code }) => ({
			reference,
			cents: Number(cents),
			state,
			file,
			code,
		}));
	};
	const statesOf = async (run: string) => (await payoutsOf(run)).map(({ state }) => state);
	const inFile = async (run: string) => {
		const file = await payoutFile(at.app, run, finn);
		return file && [...transfersOf(file.xml).keys()];
	};
	const cameBack = async (reference: string) =>
		expect(await returnPayout(at.app, { reference, reason: "account closed" }, finn)).toEqual({
			ok: true,
			value: true,
		});
	const bank = (...said: readonly (Pick<BankMovement, "words" | "cents"> & Partial<BankMovement>)[]) =>
		at.app.db.transaction().execute((trx) =>
			takePayoutMovements(
				trx,
				at.app,
				said.map((movement) => ({ isOut: true, bookedOn: "2027-12-02", reason: "", ...movement })),
				finn,
			),
		);
	const debit = ({ reference: words, cents }: { readonly reference: string; readonly cents: number }) => ({
		words,
		cents,
	});
	const openOf = async (partner: string) =>
		(await listOpenAccounts(at.app.db)).find(({ code }) => code === partner)?.cents ?? 0;
	const paidTo = async (partner: string) => {
		const { cents } = await at.app.db
			.selectFrom("ledger_line as l")
			.innerJoin("ledger_account as a", "a.account_id", "l.account_id")
			.innerJoin("ledger_entry as e", "e.entry_id", "l.entry_id")
			.select((of) => of.fn.coalesce(of.fn.sum<number>("l.cents"), of.lit(0)).as("cents"))
			.where("a.partner_code", "=", partner)
			.where("e.event", "in", ["payout", "returned"])
			.executeTakeFirstOrThrow();
		return 0 - Number(cents);
	};
	const alarms = async () => {
		const mails = await at.app.db
			.selectFrom("email_outbox")
			.select("text")
			.where("kind", "=", "staff_ledger_alarm")
			.execute();
		return mails.map(({ text }) => text);
	};
	const NOTHING = { paid: 0, returned: 0, unexpected: 0 };

	it("is in its file no more, and a file of which nothing waits is made no more", async () => {
		const run = await released();
		const [one, two] = await payoutsOf(run);
		if (!one || !two) throw new Error("two are paid");
		expect(await inFile(run)).toEqual([one.reference, two.reference]);
		await cameBack(one.reference);
		expect(await inFile(run)).toEqual([two.reference]);
		expect(await bank(debit(two))).toEqual({ ...NOTHING, paid: 1 });
		expect(await inFile(run)).toBeNull();
		const page = await payoutsPage(at.app, finn);
		expect(page.runs.map(({ fileHref }) => fileHref)).toEqual([null]);
	});

	it("and is paid by the bank all the same is entered, settles what was open, and is mailed to the office once", async () => {
		const run = await released();
		const [one] = await payoutsOf(run);
		if (!one) throw new Error("one is paid");
		await cameBack(one.reference);
		expect(await openOf(one.code)).toBe(one.cents);
		expect(await bank(debit(one))).toEqual({ ...NOTHING, paid: 1, unexpected: 1 });
		expect([await openOf(one.code), await paidTo(one.code)]).toEqual([0, one.cents]);
		expect(await statesOf(run)).toEqual(["paid", "waiting"]);
		expect(await alarms()).toEqual([expect.stringContaining(one.reference)]);
		// Another file of the bank holds the same day.
		expect(await bank(debit(one))).toEqual(NOTHING);
		expect(await listLedgerFaults(at.app.db)).toEqual([]);
		expect(await alarms()).toHaveLength(1);
	});

	it("and is paid by the bank beside the pay-out in its place is entered, and an alarm until one of them is back", async () => {
		const run = await released();
		const [one] = await payoutsOf(run);
		if (!one) throw new Error("one is paid");
		await cameBack(one.reference);
		const next = await released();
		const [again] = await payoutsOf(next);
		expect(await bank(debit(one))).toEqual({ ...NOTHING, paid: 1, unexpected: 1 });
		if (!again) throw new Error("it is paid again");
		expect(await bank(debit(again))).toEqual({ ...NOTHING, paid: 1 });
		expect(await paidTo(one.code)).toBe(2 * one.cents);
		expect(await listLedgerFaults(at.app.db)).toEqual([{ what: "PAYOUT_PAID_TWICE", count: 1 }]);
		const page = await payoutsPage(at.app, finn);
		expect(page.runs.flatMap(({ payouts }) => payouts).filter(({ isTwice }) => isTwice)).toMatchObject([
			{ reference: one.reference, state: "paid" },
		]);
		expect(await bank({ ...debit(again), isOut: false, reason: "AC04" })).toEqual({ ...NOTHING, returned: 1 });
		expect([await openOf(one.code), await paidTo(one.code)]).toEqual([0, one.cents]);
		expect(await listLedgerFaults(at.app.db)).toEqual([]);
	});

	it("and went out and came back at the bank meanwhile is owed as it was, in whatever order the file says it", async () => {
		const run = await released();
		const [one] = await payoutsOf(run);
		if (!one) throw new Error("one is paid");
		await cameBack(one.reference);
		const both = [{ ...debit(one), isOut: false, bookedOn: "2027-12-03" }, debit(one)];
		expect(await bank(...both)).toEqual({ paid: 1, returned: 1, unexpected: 1 });
		expect(await bank(...both)).toEqual(NOTHING);
		expect([await openOf(one.code), await paidTo(one.code)]).toEqual([one.cents, 0]);
		// A debit of another day is another one.
		expect(await bank({ ...debit(one), bookedOn: "2027-12-09" })).toEqual({ ...NOTHING, unexpected: 1 });
		expect(await alarms()).toHaveLength(2);
	});

	it("is paid with the file that was fetched before, which the bank books as one sum", async () => {
		const run = await released();
		const [one, two] = await payoutsOf(run);
		if (!one || !two) throw new Error("two are paid");
		await cameBack(one.reference);
		const whole = { words: one.file, cents: one.cents + two.cents };
		expect(await bank(whole)).toEqual({ ...NOTHING, paid: 2, unexpected: 1 });
		expect(await bank(whole)).toEqual(NOTHING);
		expect(await statesOf(run)).toEqual(["paid", "paid"]);
		expect(await bank({ words: one.file, cents: 7 })).toEqual({ ...NOTHING, unexpected: 1 });
		expect(await bank({ words: "rent of the office", cents: 7 })).toEqual(NOTHING);
	});

	it("or was withdrawn does not leave the bank unseen", async () => {
		const run = await laidOut();
		const [one] = await payoutsOf(run);
		if (!one) throw new Error("one is laid out");
		expect(await withdrawPayouts(at.app, run, fay)).toEqual({ ok: true, value: true });
		expect(await bank(debit(one))).toEqual({ ...NOTHING, paid: 1, unexpected: 1 });
		expect([await openOf(one.code), await paidTo(one.code)]).toEqual([0, one.cents]);
		expect(await alarms()).toHaveLength(1);
	});
});
