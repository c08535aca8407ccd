import { beforeEach, expect, it } from "vitest";
import { findPayoutDetails } from "#db/ledger/payout-details.ts";
import { listPayoutRuns, listPayoutsOfRun } from "#db/ledger/payouts.ts";
import { bookingBody, newKey, offered } from "#tests/support/app.ts";
import { DETAILS, settleBooks } from "#tests/support/books.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { DOORS, organisationSite } from "#tests/support/organisation-site.ts";
import { createBooking } from "../booking/create-booking.ts";
import { eraseOrganisation } from "../organisations/erase.ts";
import { randomId } from "../signed-id.ts";
import type { StaffBy } from "../staff/staff-by.ts";
import { openIban } from "./payout-details.ts";
import { payoutFile } from "./payouts.ts";
import { retainPayoutDetails } from "./retain-payout-details.ts";

/** How long bank accounts of organisations are kept (domain.md §5: what is of the books seven years). */

const PARTNER = { kind: "partner", code: "SP-1" } as const;
const OLD_IBAN = "AT48 3200 0000 1234 5864";

describeByTurns("bank accounts of organisations", (database) => {
	const at = organisationSite(database);
	let finn: StaffBy;
	let fay: StaffBy;

	beforeEach(async () => {
		const made: StaffBy[] = [];
		// Files for the bank keep who made them, so everybody is new.
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
	});

	const rows = () =>
		at.app.db
			.selectFrom("payout_details")
			.select(["details_id", "holder", "iban_end", "iban_sealed"])
			.orderBy("details_id")
			.execute();
	const ends = async () => (await rows()).map(({ iban_end: end }) => end);
	const status = (to: "active" | "inactive") =>
		at.app.db.updateTable("partner").set({ status: to }).where("code", "=", "SP-1").execute();
	/** A partner whose manager stated one account and then another, to which something was paid on 5 January 2028. */
	async function paid() {
		const boss = await at.member("partner", "owner");
		const state = async (iban: string) => {
			const answer = await boss.post(`${DOORS.portal}/payout`, { do: "payout", ...DETAILS, iban });
			expect(answer.status).toBe(303);
		};
		await state(OLD_IBAN);
		await state(DETAILS.iban);
		const offer = await offered(at.app, { arrival: "2027-03-01", departure: "2027-03-05" });
		const booked = await createBooking(at.app, bookingBody(offer.quoteId), {
			...newKey(),
			attribution: { partner: "SP-1" },
		});
		if (!booked.ok) throw new Error(booked.error.code);
		at.app.clock.set("2027-12-01T09:00:00Z");
		await settleBooks(at.app, finn, fay);
	}

	it("go when another stands in their place and nothing was paid to them; the one that is used stays as long as it is", async () => {
		await paid();
		expect(await ends()).toEqual(["5864", "3201", "3201"]);
		// The first, and the second, in whose place the same was stated again.
		expect(await retainPayoutDetails(at.app)).toBe(2);
		expect(await ends()).toEqual(["3201"]);
		at.app.clock.set("2060-01-01T09:00:00Z");
		expect(await retainPayoutDetails(at.app)).toBe(0);
		expect(await ends()).toEqual(["3201"]);
	});

	it("of a partner that has left are kept for seven years after the year of the last payment and no day longer", async () => {
		await paid();
		await retainPayoutDetails(at.app);
		await status("inactive");
		const [run] = await listPayoutRuns(at.app.db, 5);
		if (!run) throw new Error("there is a file");
		// The clock leaps ahead, past every hour at which the timer runs.
		for (const day of ["2028-01-06", "2030-06-15", "2035-01-06", "2035-12-31"]) {
			at.app.clock.set(`${day}T21:00:00Z`);
			expect([day, await retainPayoutDetails(at.app), await ends()]).toEqual([day, 0, ["3201"]]);
		}
		const [paidTo] = await listPayoutsOfRun(at.app.db, run.run_id);
		expect(openIban(at.app, paidTo?.iban_sealed ?? "")).toBe("AT611904300234573201");
		at.app.clock.set("2036-01-01T09:00:00Z");
		expect([await retainPayoutDetails(at.app), await retainPayoutDetails(at.app)]).toEqual([1, 0]);
		expect(await rows()).toMatchObject([{ holder: "…", iban_end: "0000", iban_sealed: "" }]);
		const { account_id: accountId } = await at.app.db
			.selectFrom("payout_details")
			.select("account_id")
			.executeTakeFirstOrThrow();
		// What comes back states its account anew; the old file is made no more.
		expect(await findPayoutDetails(at.app.db, accountId)).toBeNull();
		expect(await payoutFile(at.app, run.public_id, finn)).toBeNull();
		const payouts = await at.app.db.selectFrom("payout").select(["state", "paid_on"]).execute();
		expect(payouts).toMatchObject([{ state: "paid" }]);
	});

	it("of a partner that was forgotten end with the same day", async () => {
		await paid();
		const erased = await eraseOrganisation(at.app, PARTNER, { ...finn, reason: "asked" });
		expect(erased.ok).toBe(true);
		at.app.clock.set("2035-12-31T21:00:00Z");
		await retainPayoutDetails(at.app);
		expect((await rows()).filter(({ iban_sealed: sealed }) => sealed !== "")).toHaveLength(1);
		at.app.clock.set("2036-01-01T09:00:00Z");
		await retainPayoutDetails(at.app);
		expect((await rows()).filter(({ iban_sealed: sealed }) => sealed !== "")).toEqual([]);
	});

	it("stay while something is owed to who has left", async () => {
		const boss = await at.member("partner", "owner");
		await boss.post(`${DOORS.portal}/payout`, { do: "payout", ...DETAILS });
		const offer = await offered(at.app, { arrival: "2027-03-01", departure: "2027-03-05" });
		await createBooking(at.app, bookingBody(offer.quoteId), { ...newKey(), attribution: { partner: "SP-1" } });
		await status("inactive");
		at.app.clock.set("2050-01-01T09:00:00Z");
		expect([await retainPayoutDetails(at.app), await ends()]).toEqual([0, ["3201"]]);
	});

	it("that nothing was ever paid to go as soon as their organisation has left", async () => {
		const boss = await at.member("partner", "owner");
		await boss.post(`${DOORS.portal}/payout`, { do: "payout", ...DETAILS });
		expect(await retainPayoutDetails(at.app)).toBe(0);
		await status("inactive");
		expect([await retainPayoutDetails(at.app), await rows()]).toEqual([1, []]);
	});
});
