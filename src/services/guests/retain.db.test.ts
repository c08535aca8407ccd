import { beforeEach, expect, it } from "vitest";
import { bookingBody, newKey, offered, type TestApp, testApp, UNREACHABLE_PROVIDER } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { completeStays } from "../booking/complete.ts";
import { createBooking } from "../booking/create-booking.ts";
import { pollPayments } from "../booking/poll-payments.ts";
import { receiveBankTransfer } from "../booking/sync-payment.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import { holdQuote } from "../quotes/create-quote.ts";
import { eraseData } from "./erase-data.ts";
import { retain } from "./retain.ts";

describeByTurns("what is kept of guests", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	async function book(type: "Booking" | "Option", changes: Record<string, unknown> = {}) {
		const offer = await offered(app, changes);
		const made = await createBooking(app, bookingBody(offer.quoteId, { type }), { ...newKey(), attribution: {} });
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer.bookingNo;
	}
	const named = async () =>
		(await app.db.selectFrom("booking").select(["booking_no", "guest"]).execute())
			.filter(({ guest }) => guest.lastname !== "")
			.map((row) => row.booking_no);
	const guests = () => app.db.selectFrom("guest").select(["lastname", "email", "anonymised_at"]).execute();
	const documents = async () => (await app.db.selectFrom("document").select("kind").execute()).map(({ kind }) => kind);
	const at = (day: string) => app.clock.set(`${day}T10:00:00Z`);

	it("goes 90 days after an option came to nothing: booking, mails, letters, guest, and the quotes", async () => {
		await offered(app, {});
		const bookingNo = await book("Option");
		at("2027-01-18");
		expect(await sweepExpired(app)).toMatchObject({ expired: 1 });
		at("2027-04-17");
		// The quote that nobody booked has been there longer than the option.
		expect(await retain(app)).toEqual({ quotes: 1, bookings: 0, guests: 0, bankLines: 0, webhooks: 0 });
		expect(await named()).toEqual([bookingNo]);
		at("2027-04-19");
		expect(await retain(app)).toEqual({ quotes: 0, bookings: 1, guests: 1, bankLines: 0, webhooks: 0 });
		expect(await named()).toEqual([]);
		expect(await documents()).toEqual([]);
		expect(await guests()).toMatchObject([{ lastname: "", email: expect.stringMatching(/@erased\.invalid$/) }]);
		const mails = await app.db.selectFrom("email_outbox").select(["html", "text", "recipient", "status"]).execute();
		expect(mails.length).toBeGreaterThan(1);
		for (const mail of mails) {
			expect(mail).toMatchObject({ html: "", text: "", recipient: "erased@erased.invalid", status: "suppressed" });
		}
		expect(await retain(app)).toEqual({ quotes: 0, bookings: 0, guests: 0, bankLines: 0, webhooks: 0 });
		await expectBookingInvariants(app.db);
	});

	it("leaves a price that a booking is being made at", async () => {
		// The embedded database takes one transaction at a time.
		if (database().url === null) return;
		const offer = await offered(app, {});
		at("2027-04-17");
		const dropped = () => retain(app).then(({ quotes }) => quotes);
		await app.db.transaction().execute(async (trx) => {
			expect(await holdQuote(trx, app.settings.appSecret, offer.quoteId)).not.toBeNull();
			expect(await dropped()).toBe(0);
		});
		expect(await dropped()).toBe(1);
	});

	it("stays seven years after the year of its last invoice, and no day longer", async () => {
		await book("Booking");
		const { booking_id: bookingId } = await app.db.selectFrom("booking").select("booking_id").executeTakeFirstOrThrow();
		await receiveBankTransfer(app, { bookingId, cents: 49_250, reference: "RF1", by: { publicId: "eva" } });
		at("2027-03-06");
		await completeStays(app);
		at("2034-12-31");
		expect(await retain(app)).toMatchObject({ bookings: 0, guests: 0 });
		expect(await documents()).toContain("invoice");
		await expect(app.db.deleteFrom("document").execute()).rejects.toThrow("stays as it is");
		at("2035-01-01");
		expect(await retain(app)).toMatchObject({ bookings: 1, guests: 1 });
		expect(await named()).toEqual([]);
		expect(await documents()).toEqual([]);
		// The numbers and sums of the books stay.
		const row = await app.db.selectFrom("booking").select("grand_cents").executeTakeFirstOrThrow();
		expect(row.grand_cents).toBe(49_250);
	});

	it("goes with the documents of who asked to be forgotten, when the law lets them go", async () => {
		await book("Booking");
		const { booking_id: bookingId, guest_id: guestId } = await app.db
			.selectFrom("booking")
			.select(["booking_id", "guest_id"])
			.executeTakeFirstOrThrow();
		await receiveBankTransfer(app, { bookingId, cents: 49_250, reference: "RF1", by: { publicId: "eva" } });
		at("2027-03-06");
		await completeStays(app);
		expect(await eraseData(app, guestId, "nl")).toMatchObject({ ok: true });
		at("2034-12-31");
		await retain(app);
		expect(await documents()).toContain("invoice");
		at("2035-01-01");
		await retain(app);
		expect(await documents()).toEqual([]);
	});

	it("goes 90 days after the page of the payment was left, and stays while a payment may come in or came in", async () => {
		app = testApp(database(), {}, UNREACHABLE_PROVIDER);
		const bookingNo = await book("Booking");
		at("2027-01-16");
		expect(await sweepExpired(app)).toMatchObject({ expired: 1 });
		const became = async (status: "open" | "paid") => {
			const paid_at = status === "paid" ? app.clock.now() : null;
			await app.db.updateTable("payment").set({ status, paid_at }).execute();
		};
		at("2027-05-01");
		for (const status of ["open", "paid"] as const) {
			await became(status);
			expect([status, await retain(app)]).toMatchObject([status, { bookings: 0, guests: 0 }]);
			expect(await named()).toEqual([bookingNo]);
		}
		await became("open");
		await pollPayments(app);
		const ended = await app.db.selectFrom("payment").select("status").execute();
		expect(ended).toEqual([{ status: "canceled" }]);
		expect(await retain(app)).toMatchObject({ bookings: 1, guests: 1 });
		expect(await named()).toEqual([]);
	});

	it.each([
		"failed",
		"canceled",
		"expired",
		"reversed",
	] as const)("counts a payment that is %s as none", async (status) => {
		app = testApp(database(), {}, UNREACHABLE_PROVIDER);
		await book("Booking");
		at("2027-01-16");
		await sweepExpired(app);
		await app.db.updateTable("payment").set({ status }).execute();
		at("2027-05-01");
		expect(await retain(app)).toMatchObject({ bookings: 1, guests: 1 });
	});

	it("leaves a guest whose free hold lives, which has an address and no name yet, and forgets both after it", async () => {
		const hold = async (stay: Record<string, unknown>) => {
			const { quoteId } = await offered(app, stay);
			const body = { quoteId, type: "Option", hold: true, guest: { email: "noor@example.org" }, lang: "nl" };
			const made = await createBooking(app, body, newKey());
			if (!made.ok) throw new Error(made.error.code);
		};
		const addresses = async () =>
			(await app.db.selectFrom("booking").select("guest").orderBy("booking_id").execute()).map(
				({ guest }) => guest.email,
			);
		await hold({ arrival: "2027-05-10", departure: "2027-05-14" });
		at("2027-01-18");
		await sweepExpired(app);
		at("2027-04-17");
		await hold({ arrival: "2027-09-06", departure: "2027-09-10" });
		at("2027-04-18");
		expect(await retain(app)).toMatchObject({ bookings: 1, guests: 0 });
		expect(await addresses()).toEqual(["", "noor@example.org"]);
		expect(await guests()).toMatchObject([{ email: "noor@example.org", anonymised_at: null }]);
		at("2027-04-20");
		await sweepExpired(app);
		at("2027-07-20");
		expect(await retain(app)).toMatchObject({ bookings: 1, guests: 1 });
		expect(await addresses()).toEqual(["", ""]);
		expect(await guests()).toMatchObject([{ email: expect.stringMatching(/@erased\.invalid$/) }]);
	});

	it("stays while a booking lives, and of a guest while another booking of his does", async () => {
		const gone = await book("Option", { arrival: "2027-05-10", departure: "2027-05-14" });
		at("2027-01-18");
		await sweepExpired(app);
		const kept = await book("Booking", { arrival: "2027-09-06", departure: "2027-09-10" });
		at("2027-06-01");
		expect(await retain(app)).toMatchObject({ bookings: 1, guests: 0 });
		expect(await named()).toEqual([kept]);
		expect(kept).not.toBe(gone);
		expect(await guests()).toMatchObject([{ anonymised_at: null }]);
	});
});
