import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { giveUpPayment, insertPayment, listPaymentsToPoll } from "#db/payments/payments.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { type MollieServer, startMollie } from "#tests/support/mollie-server.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import { mollie } from "../payments/mollie.ts";
import { cancelBooking } from "./cancel.ts";
import { openCheckout } from "./checkout.ts";
import { completeStays } from "./complete.ts";
import { createBooking } from "./create-booking.ts";
import { confirmOption, extendHold } from "./options.ts";
import { pollPayments } from "./poll-payments.ts";
import { proveMailbox } from "./prove.ts";
import { sendRefunds } from "./send-refunds.ts";
import { syncPayment } from "./sync-payment.ts";

/** Bookings that are paid online, against a stand-in of the provider that speaks HTTP. */

let provider: MollieServer;
beforeAll(async () => {
	provider = await startMollie();
});
afterAll(() => provider.close());

describeOnBoth("a booking that is paid online", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		provider.break(null);
		provider.refuseRefunds(false);
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database(), {}, mollie(provider));
	});

	async function book(type: "Booking" | "Option" = "Booking", stay: Record<string, unknown> = {}) {
		const offer = await offered(app, stay);
		const made = await createBooking(app, bookingBody(offer.quoteId, { type }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer;
	}
	const rowOf = (bookingNo: string) =>
		app.db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirstOrThrow();
	const lastPayment = () => provider.payments.at(-1)?.id ?? "";
	const kinds = async () =>
		(await app.db.selectFrom("email_outbox").select("kind").orderBy("outbox_id").execute()).map((row) => row.kind);
	const later = (minutes: number) =>
		app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());

	it("waits with the provider's page, sends no mail yet, and is confirmed by the provider's answer", async () => {
		const answer = await book();
		expect(answer).toMatchObject({ state: "pending_payment", expiresAt: "2027-01-15T10:30:00.000Z" });
		expect(answer.paymentUrl).toContain(`/checkout/${lastPayment()}`);
		expect(provider.payments.at(-1)).toMatchObject({ cents: 14_775 });
		expect(await kinds()).toEqual([]);
		// A call that says nothing new, and one for a payment that is not ours.
		expect(await syncPayment(app, lastPayment())).toBe("same");
		expect(await syncPayment(app, "tr_unknown1")).toBe("unknown");
		expect(await syncPayment(app, "../admin")).toBe("unknown");
		provider.set(lastPayment(), "paid");
		expect(await syncPayment(app, lastPayment())).toBe("changed");
		expect(await rowOf(answer.bookingNo)).toMatchObject({ state: "confirmed", expires_at: null });
		expect(await kinds()).toEqual(["confirmation", "office_copy"]);
		await expectBookingInvariants(app.db);
	});

	it("is confirmed once, however often and at once the provider calls", async () => {
		const { bookingNo } = await book();
		provider.set(lastPayment(), "paid");
		const outcomes = await Promise.all(Array.from({ length: 10 }, () => syncPayment(app, lastPayment())));
		expect(outcomes.filter((outcome) => outcome === "changed").length).toBe(1);
		expect(await syncPayment(app, lastPayment())).toBe("same");
		expect(await rowOf(bookingNo)).toMatchObject({ state: "confirmed" });
		expect(await kinds()).toEqual(["confirmation", "office_copy"]);
		await expectBookingInvariants(app.db);
	});

	it("sends the provider no name, no address and no home", async () => {
		await book();
		const sent = provider.requests.map((request) => request.body).join();
		expect(sent).not.toMatch(/Noor|noor@|Kerkstraat|Haus|a990001/);
	});

	it("asked twice for its page leads to the same payment, and only one is ever made", async () => {
		const answer = await book();
		const made = provider.payments.length;
		const { booking_id: id } = await rowOf(answer.bookingNo);
		const again = await Promise.all([openCheckout(app, id), openCheckout(app, id)]);
		for (const checkout of again) expect(checkout).toEqual({ ok: true, value: { paymentUrl: answer.paymentUrl } });
		expect(provider.payments.length).toBe(made);
	});

	it("holds the nights while the provider does not answer, and pays when it does", async () => {
		provider.break(503);
		const answer = await book();
		expect(answer.paymentUrl).toBeUndefined();
		const { booking_id: id } = await rowOf(answer.bookingNo);
		expect(await openCheckout(app, id)).toEqual({ ok: false, error: "PAYMENT_UNREACHABLE" });
		provider.break(null);
		expect(await openCheckout(app, id)).toMatchObject({ ok: true });
		provider.set(lastPayment(), "paid");
		await pollPayments(app);
		expect(await rowOf(answer.bookingNo)).toMatchObject({ state: "confirmed" });
	});

	it("runs out after half an hour, once longer on request, and says how to go on", async () => {
		const { bookingNo } = await book();
		later(20);
		expect(await extendHold(app, { bookingNo })).toMatchObject({ ok: true, value: { state: "pending_payment" } });
		expect(await extendHold(app, { bookingNo })).toMatchObject({ error: "INVALID_TRANSITION" });
		later(20);
		expect(await sweepExpired(app)).toMatchObject({ expired: 0 });
		later(6);
		expect(await sweepExpired(app)).toMatchObject({ expired: 1 });
		const mail = await app.db.selectFrom("email_outbox").selectAll().executeTakeFirstOrThrow();
		expect(mail.kind).toBe("payment_not_completed");
		expect(mail.text).toMatch(/https:\/\/halcyon\.example\/nl\/boeken\/\S+&resume=/);
		// Abandoned payments are cancelled at the provider too.
		await pollPayments(app);
		expect(provider.payments.at(-1)?.status).toBe("canceled");
		await expectBookingInvariants(app.db);
	});

	it("paid too late claims its nights again if they are free", async () => {
		const { bookingNo } = await book();
		later(31);
		await sweepExpired(app);
		provider.set(lastPayment(), "paid");
		expect(await syncPayment(app, lastPayment())).toBe("changed");
		expect(await rowOf(bookingNo)).toMatchObject({ state: "confirmed" });
		expect(await kinds()).toEqual(["payment_not_completed", "confirmation", "office_copy"]);
		await expectBookingInvariants(app.db);
	});

	it("paid when its arrival is over is paid back whole, though its nights are free", async () => {
		const { bookingNo } = await book();
		later(46 * 24 * 60);
		provider.set(lastPayment(), "paid");
		expect(await syncPayment(app, lastPayment())).toBe("changed");
		expect(await rowOf(bookingNo)).toMatchObject({ state: "expired", confirmed_at: null });
		expect(await kinds()).toEqual(expect.arrayContaining(["late_payment_refunded", "staff_late_payment"]));
		expect(await sendRefunds(app)).toEqual({ sent: 1, failed: 0 });
		await expectBookingInvariants(app.db);
	});

	it("paid too late for nights that are another's is paid back whole", async () => {
		const { bookingNo } = await book();
		const payment = lastPayment();
		later(31);
		const competing = await book("Option");
		expect(competing.state).toBe("option");
		provider.set(payment, "paid");
		expect(await syncPayment(app, payment)).toBe("changed");
		expect(await rowOf(bookingNo)).toMatchObject({ state: "expired" });
		expect(await kinds()).toEqual(expect.arrayContaining(["late_payment_refunded", "staff_late_payment"]));
		expect(await sendRefunds(app)).toEqual({ sent: 1, failed: 0 });
		expect(provider.payments.find(({ id }) => id === payment)).toMatchObject({ refundedCents: 14_775 });
		expect(await kinds()).toContain("refund_sent");
		// Asked again it is the same refund.
		await sendRefunds(app);
		expect(provider.payments.find(({ id }) => id === payment)).toMatchObject({ refundedCents: 14_775 });
		await expectBookingInvariants(app.db);
	});

	it("from an option keeps its nights while it is paid, and goes back to the option when the payment fails", async () => {
		const { bookingNo } = await book("Option");
		const booked = await confirmOption(app, { bookingNo }, { actor: "guest" });
		expect(booked).toMatchObject({ ok: true, value: { row: { state: "pending_payment" } } });
		expect(booked.ok && booked.value.paymentUrl).toContain("/checkout/");
		provider.set(lastPayment(), "failed");
		await syncPayment(app, lastPayment());
		expect(await rowOf(bookingNo)).toMatchObject({ state: "option", expires_at: new Date("2027-01-17T10:00:00Z") });
		await expectBookingInvariants(app.db);
		await confirmOption(app, { bookingNo }, { actor: "guest" });
		provider.set(lastPayment(), "paid");
		await syncPayment(app, lastPayment());
		expect(await rowOf(bookingNo)).toMatchObject({ state: "confirmed" });
		await expectBookingInvariants(app.db);
	});

	it("from an option counts as one of the two that a guest may hold", async () => {
		for (const accoId of ["a501", "a502", "a503"]) await seedHomeLike(app.db, "a990001", { accoId });
		for (const accoId of ["a501", "a502"]) {
			const { bookingNo } = await book("Option", { accoId });
			expect(await confirmOption(app, { bookingNo }, { actor: "guest" })).toMatchObject({ ok: true });
		}
		const { quoteId } = await offered(app, { accoId: "a503" });
		expect(await createBooking(app, bookingBody(quoteId, { type: "Option" }), newKey())).toMatchObject({
			error: { code: "OPTION_LIMIT" },
		});
	});

	it("from an option that is proved meanwhile has as long as the option", async () => {
		app = testApp(database(), { smtpUrl: "smtp://127.0.0.1:1" }, mollie(provider));
		const { bookingNo } = await book("Option");
		later(10);
		await confirmOption(app, { bookingNo }, { actor: "guest" });
		const { guest_id: guestId } = await rowOf(bookingNo);
		await proveMailbox(app, guestId);
		later(60);
		await sweepExpired(app);
		const end = new Date("2027-01-17T10:00:00Z");
		expect(await rowOf(bookingNo)).toMatchObject({ state: "pending_payment", expires_at: end, option_until: end });
		const claim = await app.db.selectFrom("occupancy").select(["expires_at", "released_at"]).executeTakeFirstOrThrow();
		expect(claim).toEqual({ expires_at: end, released_at: null });
		await expectBookingInvariants(app.db);
	});

	it("from an option that costs nothing is confirmed at once, and the provider is asked for nothing", async () => {
		await app.db.insertInto("discount_code").values({ code: "ALLOFIT", kind: "percent", bp: 10_000 }).execute();
		await app.db.deleteFrom("fee").execute();
		await app.db.deleteFrom("tourist_tax").execute();
		const { bookingNo } = await book("Option", { discountCode: "ALLOFIT" });
		expect(await rowOf(bookingNo)).toMatchObject({ due_cents: 0 });
		const made = provider.payments.length;
		const done = await confirmOption(app, { bookingNo }, { actor: "guest" });
		expect(done).toMatchObject({ ok: true, value: { row: { state: "confirmed" }, paymentUrl: null } });
		expect(provider.payments.length).toBe(made);
		await expectBookingInvariants(app.db);
	});

	it("is not confirmed by a payment of another sum or for another booking", async () => {
		const { bookingNo } = await book();
		const id = lastPayment();
		provider.set(id, "paid");
		await app.db.updateTable("payment").set({ cents: 100 }).where("provider_id", "=", id).execute();
		expect(await syncPayment(app, id)).toBe("mismatch");
		expect(await rowOf(bookingNo)).toMatchObject({ state: "pending_payment" });
		expect(app.log.lines.join()).toContain("another payment");
	});

	it("pays its balance, and what it paid comes back when the home cannot be had", async () => {
		const { bookingNo } = await book("Booking", { arrival: "2027-05-01", departure: "2027-05-08" });
		provider.set(lastPayment(), "paid");
		await syncPayment(app, lastPayment());
		const row = await rowOf(bookingNo);
		expect(await openCheckout(app, row.booking_id, "all")).toMatchObject({ ok: true });
		provider.set(lastPayment(), "paid");
		await syncPayment(app, lastPayment());
		expect(await kinds()).toContain("payment_received");
		expect(await openCheckout(app, row.booking_id)).toEqual({ ok: false, error: "NOTHING_TO_PAY" });
		await cancelBooking(app, { bookingNo, cause: "host", by: { publicId: "eva" } });
		expect(await sendRefunds(app)).toEqual({ sent: 2, failed: 0 });
		const back = provider.payments.reduce((sum, payment) => sum + payment.refundedCents, 0);
		expect(back).toBeGreaterThanOrEqual(row.due_cents);
		await expectBookingInvariants(app.db);
	});

	const openPayments = () => app.db.selectFrom("payment").select("provider_id").where("status", "=", "open").execute();

	it("cancelled or completed, what it still owes is paid on the provider's page, which stays open until then", async () => {
		const paid = async () => {
			provider.set(lastPayment(), "paid");
			await pollPayments(app);
		};
		const { bookingNo } = await book();
		await paid();
		const row = await rowOf(bookingNo);
		app.clock.set("2027-02-20T10:00:00Z");
		await cancelBooking(app, { bookingNo, cause: "guest" });
		expect(await openCheckout(app, row.booking_id)).toMatchObject({ ok: true });
		later(2);
		expect(await pollPayments(app)).toEqual({ changed: 0 });
		expect(provider.payments.at(-1)?.status).toBe("open");
		await paid();
		expect(await openCheckout(app, row.booking_id)).toEqual({ ok: false, error: "NOTHING_TO_PAY" });
		const second = await book("Booking", { arrival: "2027-05-01", departure: "2027-05-08" });
		await paid();
		app.clock.set("2027-05-10T10:00:00Z");
		await completeStays(app);
		const stayed = await rowOf(second.bookingNo);
		expect(stayed.state).toBe("completed");
		expect(await openCheckout(app, stayed.booking_id)).toMatchObject({ ok: true });
		await pollPayments(app);
		expect(provider.payments.at(-1)?.status).toBe("open");
		await paid();
		expect(await openPayments()).toEqual([]);
		await expectBookingInvariants(app.db);
	});

	it("that owes nothing any more has its open payment ended", async () => {
		const { bookingNo } = await book("Booking", { arrival: "2027-05-01", departure: "2027-05-08" });
		provider.set(lastPayment(), "paid");
		await syncPayment(app, lastPayment());
		const { booking_id: id } = await rowOf(bookingNo);
		await openCheckout(app, id, "all");
		await cancelBooking(app, { bookingNo, cause: "host", by: { publicId: "eva" } });
		await pollPayments(app);
		expect(provider.payments.at(-1)?.status).toBe("canceled");
		expect(await openPayments()).toEqual([]);
		await expectBookingInvariants(app.db);
	});

	it("is asked about although a hundred others were begun while the provider did not answer", async () => {
		const { bookingNo } = await book();
		provider.set(lastPayment(), "paid");
		const { booking_id: id } = await rowOf(bookingNo);
		const before = new Date(app.clock.now().getTime() - 60_000);
		for (let at = 0; at < 100; at++) {
			await insertPayment(app.db, {
				publicId: `never-asked-${at}`.padEnd(22, "x"),
				bookingId: id,
				provider: "mollie",
				providerId: null,
				method: null,
				cents: 1,
				now: before,
				paid: false,
			});
		}
		later(1);
		expect(await pollPayments(app)).toEqual({ changed: 0 });
		later(1);
		expect(await pollPayments(app)).toEqual({ changed: 1 });
		expect(await rowOf(bookingNo)).toMatchObject({ state: "confirmed" });
	});

	it("is never led to a payment that was given up here while the provider was making it", async () => {
		provider.break(503);
		const { bookingNo } = await book("Booking", { arrival: "2027-05-01", departure: "2027-05-08" });
		provider.break(null);
		const { booking_id: id } = await rowOf(bookingNo);
		const online = mollie(provider);
		// The provider takes its time, and the payment is an hour old meanwhile.
		const slow: typeof online = {
			...online,
			create: async (payment) => {
				const made = await online.create(payment);
				later(61);
				await pollPayments(app);
				return made;
			},
		};
		expect(await openCheckout({ ...app, payments: slow }, id)).toEqual({ ok: false, error: "PAYMENT_UNREACHABLE" });
		expect(provider.payments.at(-1)?.status).toBe("canceled");
		expect(await openPayments()).toEqual([]);
	});

	it("is not given up while its address is stored in the same moment", async () => {
		provider.break(503);
		const { bookingNo } = await book("Booking", { arrival: "2027-05-01", departure: "2027-05-08" });
		provider.break(null);
		const { booking_id: id } = await rowOf(bookingNo);
		const [payment] = await listPaymentsToPoll(app.db, "mollie", 1);
		expect(payment).toMatchObject({ provider_id: null });
		expect(await openCheckout(app, id)).toMatchObject({ ok: true });
		expect(await giveUpPayment(app.db, payment?.payment_id ?? 0, app.clock.now())).toBe(false);
		expect(await openPayments()).toEqual([{ provider_id: lastPayment() }]);
	});

	it("notifies staff of a refund that the provider refuses", async () => {
		const { bookingNo } = await book();
		provider.set(lastPayment(), "paid");
		await syncPayment(app, lastPayment());
		await cancelBooking(app, { bookingNo, cause: "host", by: { publicId: "eva" } });
		provider.refuseRefunds(true);
		expect(await sendRefunds(app)).toEqual({ sent: 0, failed: 1 });
		expect(await kinds()).toContain("staff_refund_due");
	});
});
