import { beforeEach, expect, it } from "vitest";
import { lockUnitsOf } from "#db/availability/ical-blocks.ts";
import { moneyOf } from "#db/bookings/booking-facts.ts";
import { listBankLines } from "#db/payments/bank-lines.ts";
import { bookingBody, newKey, offered, type TestApp, testApp, UNREACHABLE_PROVIDER } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { bookExactLines, bookLine, takeStatement } from "../bank/bank-lines.ts";
import { parseGuest } from "../guests/parse-guest.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import { acceptRequest } from "./answer-request.ts";
import { createBooking } from "./create-booking.ts";
import { cancelOption, confirmOption } from "./options.ts";
import { receiveBankTransfer } from "./sync-payment.ts";

/** Money for what its guest, or its owner, has not agreed to yet: a free hold, an unanswered request. */

const BY = { publicId: "eva" };
const LATER_STAY = { arrival: "2027-05-01", departure: "2027-05-08" };

describeOnBoth("money for what nobody agreed to", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		await seedHomeLike(database().db, "a990001", { accoId: "a7", bookMode: "on_request" });
		app = testApp(database());
	});

	async function make(body: Record<string, unknown>, stay: Record<string, unknown> = {}) {
		const { quoteId } = await offered(app, stay);
		const made = await createBooking(app, { quoteId, lang: "nl", ...body }, newKey());
		if (!made.ok) throw new Error(JSON.stringify(made.error));
		return rowOf(made.value.answer.bookingNo);
	}
	const hold = () => make({ type: "Option", hold: true, guest: { email: GUEST_FORM.email } }, LATER_STAY);
	const rowOf = (bookingNo: string) =>
		app.db.selectFrom("booking").selectAll().where("booking_no", "=", bookingNo).executeTakeFirstOrThrow();
	const firstOf = async (bookingId: number) => {
		const part = await app.db
			.selectFrom("instalment")
			.select("cents")
			.where("booking_id", "=", bookingId)
			.orderBy("seq")
			.executeTakeFirstOrThrow();
		return part.cents;
	};
	const pay = (bookingId: number, cents: number, reference = "A1") =>
		receiveBankTransfer(app, { bookingId, cents, reference, by: BY });
	const refunds = () => app.db.selectFrom("refund").select(["cents", "reason", "status"]).execute();
	const mailsOf = (bookingId: number) =>
		app.db.selectFrom("email_outbox").select(["kind", "text"]).where("booking_id", "=", bookingId).execute();
	const agreed = () => {
		const given = parseGuest(GUEST_FORM);
		if (!given.ok) throw new Error("the form of tests is right");
		return given.value;
	};
	const later = (hours: number) => app.clock.set(new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString());

	it("is kept for a free hold, which stays one until its guest agrees, and is confirmed at once then", async () => {
		const { booking_id: id, booking_no: bookingNo } = await hold();
		expect(await pay(id, await firstOf(id))).toEqual({ ok: true, value: "credited" });
		expect(await rowOf(bookingNo)).toMatchObject({ state: "option", terms_accepted_at: null });
		expect(await refunds()).toEqual([]);
		const mail = (await mailsOf(id)).find(({ kind }) => kind === "payment_received");
		expect(mail?.text).toContain("Je verblijf is nog niet geboekt");
		expect(mail?.text).not.toContain("Van de aanbetaling ontbreekt");
		await expectBookingInvariants(app.db);
		expect(await confirmOption(app, { bookingNo }, { actor: "guest" }, agreed())).toMatchObject({ ok: true });
		expect(await rowOf(bookingNo)).toMatchObject({ state: "confirmed", lapses_unpaid: false });
		await expectBookingInvariants(app.db);
	});

	it("that covers the first payment confirms a hold that is agreed to, and asks the provider for nothing more", async () => {
		const { booking_id: id, booking_no: bookingNo } = await hold();
		await pay(id, await firstOf(id));
		app = { ...testApp(database(), {}, UNREACHABLE_PROVIDER), clock: app.clock };
		const done = await confirmOption(app, { bookingNo }, { actor: "guest" }, agreed());
		expect(done).toMatchObject({ ok: true, value: { row: { state: "confirmed" }, paymentUrl: null } });
		await expectBookingInvariants(app.db);
	});

	it("beyond the price of a free hold goes back at once, the rest when the hold is given up", async () => {
		const { booking_id: id, booking_no: bookingNo, due_cents: due } = await hold();
		await pay(id, due + 500);
		expect(await refunds()).toEqual([{ cents: 500, reason: "overpaid", status: "due" }]);
		expect(await cancelOption(app, { bookingNo }, { actor: "guest" })).toMatchObject({ ok: true });
		expect(await moneyOf(app.db, id)).toMatchObject({ received: due + 500, refunded: due + 500 });
		await expectBookingInvariants(app.db);
	});

	it("goes back whole once the free hold is over, and the office is told so before it books it", async () => {
		const { booking_id: id, booking_no: bookingNo } = await hold();
		const first = await firstOf(id);
		later(49);
		await sweepExpired(app);
		const { lineId } = await line(bookingNo, first);
		expect(await bookLine(app, { lineId, bookingNo }, BY)).toEqual({ ok: false, error: { surplusCents: first } });
		expect(await bookLine(app, { lineId, bookingNo, surplusCents: first }, BY)).toEqual({
			ok: true,
			value: "refunded",
		});
		expect(await rowOf(bookingNo)).toMatchObject({ state: "expired", terms_accepted_at: null });
		expect(await refunds()).toEqual([{ cents: first, reason: "late_payment", status: "due" }]);
		expect((await mailsOf(id)).map(({ kind }) => kind)).toContain("late_payment_refunded");
		await expectBookingInvariants(app.db);
	});

	const file = (...lines: readonly (readonly [bookingNo: string, cents: number])[]) =>
		new TextEncoder().encode(
			["date,amount,payer,description,bankReference"]
				.concat(lines.map(([no, cents], at) => `2027-01-14,${(cents / 100).toFixed(2)},x,${no},B-${at}`))
				.join("\n"),
		);
	async function line(bookingNo: string, cents: number) {
		await takeStatement(app, file([bookingNo, cents]), BY);
		const [one] = await listBankLines(app.db, "open", null, 10);
		return { lineId: one?.bank_line_id ?? 0 };
	}

	it("for a free hold is booked with all that matches, and so are the lines after it", async () => {
		const held = await hold();
		const offer = await offered(app, { arrival: "2027-07-10", departure: "2027-07-17" });
		const made = await createBooking(app, bookingBody(offer.quoteId, { type: "Booking" }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const booked = await rowOf(made.value.answer.bookingNo);
		const lines = file(
			[held.booking_no, await firstOf(held.booking_id)],
			[booked.booking_no, await firstOf(booked.booking_id)],
		);
		await takeStatement(app, lines, BY);
		expect(await bookExactLines(app, await listBankLines(app.db, "open", null, 10), BY)).toBe(2);
		expect(await listBankLines(app.db, "open", null, 10)).toEqual([]);
		await expectBookingInvariants(app.db);
	});

	it("for an option that has run out, whose nights a calendar gave back before the clock ended it, books it anew", async () => {
		const {
			booking_id: id,
			booking_no: bookingNo,
			acco_id,
		} = await make({ type: "Option", guest: GUEST_FORM, acceptTerms: true }, LATER_STAY);
		later(49);
		await lockUnitsOf(app.db, acco_id, app.clock.now(), app.clock.today());
		expect(await pay(id, await firstOf(id))).toEqual({ ok: true, value: "confirmed" });
		expect(await rowOf(bookingNo)).toMatchObject({ state: "confirmed" });
		await expectBookingInvariants(app.db);
	});

	it("goes back whole for a request that its owner left unanswered, and books the stay of one that was accepted", async () => {
		const ask = () =>
			make({ type: "Application", guest: GUEST_FORM, acceptTerms: true }, { accoId: "a7", ...LATER_STAY });
		const left = await ask();
		later(73);
		await sweepExpired(app);
		const first = await firstOf(left.booking_id);
		expect(await pay(left.booking_id, first)).toEqual({ ok: true, value: "refunded" });
		expect(await rowOf(left.booking_no)).toMatchObject({ state: "expired", accepted_at: null });
		expect(await refunds()).toEqual([{ cents: first, reason: "late_payment", status: "due" }]);
		const accepted = await ask();
		await acceptRequest(app, { bookingNo: accepted.booking_no }, { actor: "owner" });
		later(25);
		await sweepExpired(app);
		expect(await pay(accepted.booking_id, await firstOf(accepted.booking_id), "A2")).toEqual({
			ok: true,
			value: "confirmed",
		});
		await expectBookingInvariants(app.db);
	});
});
