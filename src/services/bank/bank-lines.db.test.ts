import { beforeEach, expect, it } from "vitest";
import { moneyOf } from "#db/bookings/booking-facts.ts";
import { listLapsing } from "#db/bookings/unproved.ts";
import { listAudit } from "#db/operations/audit.ts";
import { insertBankLines, listBankLines, lockBankLine, paymentsByKey } from "#db/payments/bank-lines.ts";
import { listPaymentsOfBooking, reversePayment } from "#db/payments/payments.ts";
import { keepRefundAccount } from "#db/payments/refunds.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { emptyTables, seedFixture } from "#tests/support/seed-homes.ts";
import { waitingForLock } from "#tests/support/waiting-for-lock.ts";
import { cancelBooking, previewCancellation } from "../booking/cancel.ts";
import { createBooking } from "../booking/create-booking.ts";
import { refundSentByBank } from "../booking/send-refunds.ts";
import { receiveBankTransfer } from "../booking/sync-payment.ts";
import { takeHandPaymentBack } from "../booking/take-payment-back.ts";
import { retain } from "../guests/retain.ts";
import { bookExactLines, bookLine, putLineAside, takeLineBack, takeStatement } from "./bank-lines.ts";
import { meantBookings, numbersIn } from "./meant-booking.ts";
import { sealPayerIban } from "./payer-iban.ts";

/** Money that came by bank, from the file to the booking (domain §4; specification §1, staff). */

const BY = { publicId: "finance-person" };

describeOnBoth("a file of the bank", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		app = testApp(database());
	});

	/** A booking by bank transfer, with what its first instalment is. */
	async function booked(stay: Record<string, unknown> = {}) {
		const offer = await offered(app, stay);
		const made = await createBooking(app, bookingBody(offer.quoteId, { type: "Booking" }), newKey());
		if (!made.ok) throw new Error(made.error.code);
		const { bookingNo } = made.value.answer;
		const parts = await app.db
			.selectFrom("instalment as i")
			.innerJoin("booking as b", "b.booking_id", "i.booking_id")
			.select(["i.cents", "b.booking_id"])
			.where("b.booking_no", "=", bookingNo)
			.orderBy("i.seq")
			.execute();
		const cents = parts.map((part) => part.cents);
		return { bookingNo, bookingId: parts[0]?.booking_id ?? 0, cents, sum: cents.reduce((all, one) => all + one, 0) };
	}
	const euros = (cents: number) => (cents / 100).toFixed(2);
	type Line = readonly [ref: string, cents: number, payer: string, words: string];
	const file = (lines: readonly Line[]) =>
		new TextEncoder().encode(
			["date,amount,payer,description,bankReference"]
				.concat(lines.map(([ref, cents, payer, words]) => `2027-01-14,${euros(cents)},${payer},${words},${ref}`))
				.join("\n"),
		);
	const open = () => listBankLines(app.db, "open", null, 100);
	const take = async (...lines: readonly Line[]) => {
		const taken = await takeStatement(app, file(lines), BY);
		if (!taken.ok) throw new Error(taken.error.code);
		return taken.value;
	};
	const verdicts = async () => {
		const lines = await open();
		const meant = await meantBookings(app, lines);
		return lines.map((line) => meant.get(line.bank_line_id)?.verdict);
	};
	const paymentsOf = (bookingId: number) =>
		app.db.selectFrom("payment").select(["cents", "provider_id"]).where("booking_id", "=", bookingId).execute();

	const NO_PAYOUTS = { paid: 0, returned: 0, unexpected: 0 };

	it("is taken in once: what another file holds too is known, what was written down by hand is booked", async () => {
		const { bookingNo, bookingId, cents } = await booked();
		const [first = 0] = cents;
		await receiveBankTransfer(app, { bookingId, cents: first, reference: "B-1", by: { publicId: "finance-person" } });
		expect(await take(["B-1", first, "Noor", bookingNo], ["B-2", 100, "x", "y"], ["", -500, "rent", ""])).toEqual({
			added: 2,
			known: 0,
			leftOut: 1,
			payouts: NO_PAYOUTS,
		});
		expect(await take(["B-2", 100, "x", "y"], ["B-3", 200, "x", "y"])).toEqual({
			added: 1,
			known: 1,
			leftOut: 0,
			payouts: NO_PAYOUTS,
		});
		expect((await open()).map(({ reference }) => reference)).toEqual(["B-2", "B-3"]);
		expect(await listBankLines(app.db, "booked", null, 10)).toMatchObject([
			{ reference: "B-1", booking_no: bookingNo },
		]);
		expect(await paymentsOf(bookingId)).toHaveLength(1);
	});

	it("whose line is another sum than was typed under its reference leaves it waiting, until what was typed is taken back", async () => {
		const { bookingNo, bookingId, cents } = await booked();
		const [first = 0] = cents;
		await receiveBankTransfer(app, { bookingId, cents: 10_000, reference: "B-1", by: BY });
		await take(["B-1", first, "Noor", bookingNo]);
		expect((await open()).map(({ reference }) => reference)).toEqual(["B-1"]);
		const line = { lineId: await lineOf("open"), bookingNo };
		expect(await bookLine(app, line, BY)).toEqual({ ok: false, error: "REPEATED" });
		const [typed] = await listPaymentsOfBooking(app.db, bookingId);
		expect(typed).toMatchObject({ cents: 10_000, has_line: false });
		const wrong = { bookingNo, paymentId: typed?.payment_id ?? 0, reason: "wrong sum" };
		expect(await takeHandPaymentBack(app, wrong, BY)).toEqual({ ok: true, value: true });
		expect(await bookLine(app, line, BY)).toEqual({ ok: true, value: "credited" });
		expect(await moneyOf(app.db, bookingId)).toMatchObject({ received: first });
		await expectBookingInvariants(app.db);
	});

	it("keeps a booking from lapsing while its number waits in it, typed with the letters that stand for digits too", async () => {
		const { bookingId } = await booked();
		const bookingNo = "H7K0M1QXD";
		await app.db
			.updateTable("booking")
			.set({ booking_no: bookingNo, lapses_on: "2028-01-01" })
			.where("booking_id", "=", bookingId)
			.execute();
		const lapsing = () => listLapsing(app.db, dayOf("2028-01-02"), 3);
		expect(await lapsing()).toEqual([bookingNo]);
		for (const typed of ["H7KOM1QXD", "h7k0-mlqxd", "ref H7K oMI QXD"]) {
			expect(numbersIn(typed)).toContain(bookingNo);
			await take([typed, 500, "Noor", typed]);
			expect([typed, await lapsing()]).toEqual([typed, []]);
			await putLineAside(app, { lineId: await lineOf("open"), reason: "tried" }, BY);
			expect(await lapsing()).toEqual([bookingNo]);
		}
	});

	it("that cannot be read whole changes nothing", async () => {
		const bytes = new TextEncoder().encode("date,amount\n2027-01-14,1.00\n2027-01-14,one");
		expect(await takeStatement(app, bytes, BY)).toEqual({
			ok: false,
			error: { code: "UNREADABLE_LINE", line: 3 },
		});
		expect(await open()).toEqual([]);
	});

	it("names the booking by its number, however it was typed, and says whether the sum is what it waits for", async () => {
		const { bookingNo, cents, sum } = await booked();
		const spaced = `ref ${bookingNo.slice(0, 3)} ${bookingNo.slice(3).toLowerCase()}`;
		expect(numbersIn(spaced)).toContain(bookingNo);
		await take(
			["1", cents[0] ?? 0, "someone", spaced],
			["2", sum, "someone", `${bookingNo.slice(0, 4)}-${bookingNo.slice(4)}`],
			["3", 1, "someone", bookingNo],
			["4", cents[0] ?? 0, "someone", "HZZZZZZZZ"],
			["5", cents[0] ?? 0, "someone", `${bookingNo} and ${bookingNo}`],
		);
		expect(await verdicts()).toEqual(["exact", "exact", "other", "unknown", "exact"]);
	});

	it("without a number proposes the one booking of that surname that waits for that sum, and of two none", async () => {
		const { cents } = await booked();
		const [first = 0] = cents;
		const { lastname } = await app.db.selectFrom("guest").select("lastname").executeTakeFirstOrThrow();
		await take(
			["1", first, `MRS N ${lastname.toUpperCase()} EN/OF W`, "vakantie"],
			["2", first + 1, lastname, "vakantie"],
			["3", first, "Somebody Else", "vakantie"],
		);
		expect(await verdicts()).toEqual(["likely", "unknown", "unknown"]);
		const other = await booked({ arrival: "2027-07-10", departure: "2027-07-17" });
		await app.db
			.updateTable("instalment")
			.set({ cents: first })
			.where("booking_id", "=", other.bookingId)
			.where("cents", "=", other.cents[0] ?? 0)
			.execute();
		expect(await verdicts()).toEqual(["unknown", "unknown", "unknown"]);
	});

	it("books what is exact together; of two lines for one instalment the second stays", async () => {
		const one = await booked();
		const [first = 0] = one.cents;
		await take(["1", first, "x", one.bookingNo], ["2", first, "x", one.bookingNo], ["3", 77, "x", one.bookingNo]);
		expect(await bookExactLines(app, await open(), BY)).toBe(1);
		expect(await paymentsOf(one.bookingId)).toMatchObject([{ cents: first, provider_id: "bank:1" }]);
		expect((await open()).map(({ reference }) => reference)).toEqual(["2", "3"]);
		expect(await verdicts()).toEqual(["other", "other"]);
		const trail = await app.db
			.selectFrom("audit_log")
			.select(["actor", "actor_id", "action"])
			.where("action", "in", ["takeStatement", "receiveBankTransfer"])
			.orderBy("audit_id")
			.execute();
		expect(trail).toEqual(
			["takeStatement", "receiveBankTransfer"].map((action) => ({
				actor: "staff",
				actor_id: "finance-person",
				action,
			})),
		);
		await expectBookingInvariants(app.db);
	});

	it("books a line once, however many press at once", async () => {
		const { bookingNo, bookingId, cents } = await booked();
		await take(["1", cents[0] ?? 0, "x", ""]);
		const [line] = await open();
		const lineId = line?.bank_line_id ?? 0;
		const outcomes = await Promise.all(Array.from({ length: 6 }, () => bookLine(app, { lineId, bookingNo }, BY)));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await paymentsOf(bookingId)).toHaveLength(1);
		expect(await bookLine(app, { lineId, bookingNo }, BY)).toEqual({ ok: false, error: "SETTLED" });
		expect(await bookLine(app, { lineId: 999_999, bookingNo }, BY)).toEqual({ ok: false, error: "NOT_FOUND" });
		await expectBookingInvariants(app.db);
	});

	it("books more than the booking owes only with the surplus that was said, and nothing before", async () => {
		const { bookingNo, bookingId, cents } = await booked();
		const owed = cents.reduce((sum, one) => sum + one, 0);
		await take(["1", owed + 99_882_490, "x", ""]);
		const [line] = await open();
		const lineId = line?.bank_line_id ?? 0;
		const said = { ok: false, error: { surplusCents: 99_882_490 } };
		expect(await bookLine(app, { lineId, bookingNo }, BY)).toEqual(said);
		expect(await bookLine(app, { lineId, bookingNo, surplusCents: 1 }, BY)).toEqual(said);
		expect(await paymentsOf(bookingId)).toHaveLength(0);
		expect(await open()).toHaveLength(1);
		expect(await bookLine(app, { lineId, bookingNo, surplusCents: 99_882_490 }, BY)).toMatchObject({ ok: true });
		expect(await paymentsOf(bookingId)).toHaveLength(1);
		await expectBookingInvariants(app.db);
	});

	it("sends back what comes for a booking that is over", async () => {
		const { bookingNo, bookingId, cents } = await booked();
		const fee = (await previewCancellation(app, bookingNo, "host"))?.settlement.feeCents ?? 0;
		const cancelled = await cancelBooking(app, {
			bookingNo,
			cause: "host",
			shownFeeCents: fee,
			by: { publicId: "x" },
			reason: "water",
		});
		expect(cancelled.ok).toBe(true);
		await take(["1", cents[0] ?? 0, "x", bookingNo]);
		expect(await verdicts()).toEqual(["other"]);
		expect(await bookExactLines(app, await open(), BY)).toBe(0);
		const lineId = (await open())[0]?.bank_line_id ?? 0;
		const surplusCents = cents[0] ?? 0;
		expect(await bookLine(app, { lineId, bookingNo }, BY)).toEqual({ ok: false, error: { surplusCents } });
		expect(await bookLine(app, { lineId, bookingNo, surplusCents }, BY)).toEqual({ ok: true, value: "refunded" });
		const refunds = await app.db.selectFrom("refund").select("cents").where("booking_id", "=", bookingId).execute();
		expect(refunds).toEqual([{ cents: cents[0] }]);
		await expectBookingInvariants(app.db);
	});

	it("puts aside what is none of ours, takes it back, and forgets who paid it after 90 days", async () => {
		await take(["1", 500, "Aunt Ann", "for you"]);
		const lineId = (await open())[0]?.bank_line_id ?? 0;
		expect(await takeLineBack(app, { lineId }, BY)).toEqual({ ok: false, error: "SETTLED" });
		expect(await putLineAside(app, { lineId, reason: "interest" }, BY)).toEqual({ ok: true, value: true });
		expect(await open()).toEqual([]);
		expect((await bookLine(app, { lineId, bookingNo: "H00000000" }, BY)).ok).toBe(false);
		expect(await takeLineBack(app, { lineId }, BY)).toEqual({ ok: true, value: true });
		expect(await open()).toHaveLength(1);
		await putLineAside(app, { lineId, reason: "interest" }, BY);
		await app.db.updateTable("bank_line").set({ payer_iban_sealed: "sealed" }).execute();
		expect((await retain(app)).bankLines).toBe(0);
		app.clock.set(new Date(app.clock.now().getTime() + 91 * 86_400_000).toISOString());
		expect((await retain(app)).bankLines).toBe(1);
		expect(await lockBankLine(app.db, lineId)).toMatchObject({
			payer: "",
			words: "",
			payer_iban_sealed: null,
			reference: "1",
			cents: 500,
		});
		// The same file again brings nobody back.
		expect(await take(["1", 500, "Aunt Ann", "for you"])).toMatchObject({ added: 0, known: 1 });
	});

	const lineOf = async (status: "open" | "booked", at = 0) =>
		(await listBankLines(app.db, status, null, 10))[at]?.bank_line_id ?? 0;
	const refundsOf = (bookingId: number) =>
		app.db.selectFrom("refund").select(["cents", "status", "reason"]).where("booking_id", "=", bookingId).execute();

	it("booked for the wrong booking is taken back: that one owes again, its guest is written to, the right one takes it", async () => {
		const wrong = await booked();
		const right = await booked({ arrival: "2027-07-10", departure: "2027-07-17" });
		const [first = 0] = wrong.cents;
		await take(["B-1", first, "Noor", "vakantie"]);
		const lineId = await lineOf("open");
		const line = { lineId, bookingNo: wrong.bookingNo };
		expect(await bookLine(app, line, BY)).toEqual({ ok: true, value: "credited" });
		expect(await takeLineBack(app, { lineId, reason: " " }, BY)).toEqual({ ok: false, error: "REASON" });
		expect(await takeLineBack(app, { lineId, reason: "meant for another" }, BY)).toEqual({ ok: true, value: true });
		expect(await moneyOf(app.db, wrong.bookingId)).toMatchObject({ received: 0, refunded: 0 });
		const { state } = await app.db
			.selectFrom("booking")
			.select("state")
			.where("booking_id", "=", wrong.bookingId)
			.executeTakeFirstOrThrow();
		expect(state).toBe("confirmed");
		const mails = await app.db
			.selectFrom("email_outbox")
			.select("kind")
			.where("booking_id", "=", wrong.bookingId)
			.execute();
		expect(mails.map(({ kind }) => kind)).toContain("payment_taken_back");
		expect(await listAudit(app.db, "booking", wrong.bookingNo)).toEqual(
			expect.arrayContaining([expect.objectContaining({ action: "takePaymentBack", reason: "meant for another" })]),
		);
		expect(await takeLineBack(app, { lineId, reason: "again" }, BY)).toEqual({ ok: false, error: "SETTLED" });
		expect((await bookLine(app, { lineId, bookingNo: right.bookingNo, surplusCents: "any" }, BY)).ok).toBe(true);
		expect(await moneyOf(app.db, right.bookingId)).toMatchObject({ received: first });
		await expectBookingInvariants(app.db);
	});

	it("a transfer that was written down by hand is taken back at its booking; that of a line with its line alone", async () => {
		const wrong = await booked();
		const right = await booked({ arrival: "2027-07-10", departure: "2027-07-17" });
		const [first = 0] = wrong.cents;
		const transfer = { cents: first, reference: "BY-HAND-1", by: BY };
		expect((await receiveBankTransfer(app, { bookingId: wrong.bookingId, ...transfer })).ok).toBe(true);
		await take(["B-1", 2_000, "Noor", "x"]);
		await bookLine(app, { lineId: await lineOf("open"), bookingNo: wrong.bookingNo, surplusCents: "any" }, BY);
		const transfers = await listPaymentsOfBooking(app.db, wrong.bookingId);
		const [byLine = 0, byHand = 0] = transfers.map(({ payment_id: id }) => id);
		expect(transfers.map(({ has_line }) => has_line)).toEqual([true, false]);

		const back = (bookingNo: string, paymentId: number, reason = "of another") =>
			takeHandPaymentBack(app, { bookingNo, paymentId, reason }, BY);
		expect(await back(wrong.bookingNo, byLine)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect(await back(right.bookingNo, byHand)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect(await back(wrong.bookingNo, 999_999)).toEqual({ ok: false, error: "NOT_FOUND" });
		expect(await back(wrong.bookingNo, byHand, " ")).toEqual({ ok: false, error: "REASON" });
		expect(await moneyOf(app.db, wrong.bookingId)).toMatchObject({ received: first + 2_000 });
		expect(await back(wrong.bookingNo, byHand)).toEqual({ ok: true, value: true });
		expect(await moneyOf(app.db, wrong.bookingId)).toMatchObject({ received: 2_000 });
		expect(await back(wrong.bookingNo, byHand)).toEqual({ ok: false, error: "NOT_FOUND" });
		// Its reference is free for the booking that was meant.
		expect((await receiveBankTransfer(app, { bookingId: right.bookingId, ...transfer })).ok).toBe(true);
		expect(await moneyOf(app.db, right.bookingId)).toMatchObject({ received: first });
		await expectBookingInvariants(app.db);
	});

	it("a transfer that is taken back while a file brings its line leaves the line waiting", async () => {
		// The embedded database does one after another.
		if (database().url === null) return;
		const { bookingNo, bookingId, cents } = await booked();
		const [first = 0] = cents;
		await receiveBankTransfer(app, { bookingId, cents: first, reference: "B-1", by: BY });
		const [typed] = await listPaymentsOfBooking(app.db, bookingId);
		const wrong = { bookingNo, paymentId: typed?.payment_id ?? 0, reason: "of another" };
		const { taking } = await app.db.transaction().execute(async (trx) => {
			const found = await paymentsByKey(trx, ["bank:B-1"]);
			const taking = takeHandPaymentBack(app, wrong, BY);
			await Promise.race([taking, waitingForLock(app.db)]);
			const credit = { reference: "B-1", bookedOn: "2027-01-14", cents: first, payer: "Noor", words: "" };
			const paymentId = found.get("bank:B-1")?.paymentId ?? null;
			await insertBankLines(trx, [{ ...credit, payerIbanSealed: null, paymentId }], { staffId: "x", now: new Date() });
			return { taking };
		});
		expect(await taking).toEqual({ ok: true, value: true });
		expect(await moneyOf(app.db, bookingId)).toMatchObject({ received: 0 });
		expect((await open()).map(({ reference }) => reference)).toEqual(["B-1"]);
		await expectBookingInvariants(app.db);
	});

	it("that comes while its transfer is being taken back leaves its line waiting", async () => {
		if (database().url === null) return;
		const { bookingId, cents } = await booked();
		const [first = 0] = cents;
		await receiveBankTransfer(app, { bookingId, cents: first, reference: "B-1", by: BY });
		const { taking } = await app.db.transaction().execute(async (trx) => {
			await reversePayment(trx, (await listPaymentsOfBooking(trx, bookingId))[0]?.payment_id ?? 0, new Date());
			const taking = take(["B-1", first, "Noor", "x"]);
			await Promise.race([taking, waitingForLock(app.db)]);
			return { taking };
		});
		expect(await taking).toMatchObject({ added: 1 });
		expect((await open()).map(({ reference }) => reference)).toEqual(["B-1"]);
	});

	it("taken back, what the guest paid twice because of it no longer goes back", async () => {
		const { bookingNo, bookingId, sum } = await booked();
		await take(["B-1", sum, "Somebody", "x"], ["B-2", sum, "Noor", bookingNo]);
		const [wrong, own] = [await lineOf("open"), await lineOf("open", 1)];
		await bookLine(app, { lineId: wrong, bookingNo }, BY);
		await bookLine(app, { lineId: own, bookingNo, surplusCents: "any" }, BY);
		expect(await refundsOf(bookingId)).toEqual([{ cents: sum, status: "due", reason: "overpaid" }]);
		expect((await takeLineBack(app, { lineId: wrong, reason: "not theirs" }, BY)).ok).toBe(true);
		expect(await refundsOf(bookingId)).toEqual([]);
		expect(await moneyOf(app.db, bookingId)).toMatchObject({ received: sum, refunded: 0 });
		await expectBookingInvariants(app.db);
	});

	it("cannot be taken back once some of it was sent back, or a cancellation was settled with it", async () => {
		const { bookingNo, bookingId, sum } = await booked();
		await take(["B-1", sum + 5000, "Noor", bookingNo]);
		await bookLine(app, { lineId: await lineOf("open"), bookingNo, surplusCents: "any" }, BY);
		const lineId = await lineOf("booked");
		const { refund_id: refundId } = await app.db.selectFrom("refund").select("refund_id").executeTakeFirstOrThrow();
		await keepRefundAccount(app.db, refundId, sealPayerIban(app, "NL91ABNA0417164300") ?? "", app.clock.now());
		expect(await refundSentByBank(app, refundId, BY)).toEqual({ ok: true, value: true });
		expect(await takeLineBack(app, { lineId, reason: "no" }, BY)).toEqual({ ok: false, error: "SENT_BACK" });
		const preview = await previewCancellation(app, bookingNo, "host");
		if (!preview) throw new Error("no preview");
		const { settlement } = preview;
		const cancelled = await cancelBooking(app, {
			bookingNo,
			cause: "host",
			shownFeeCents: settlement.feeCents,
			by: BY,
			reason: "water",
		});
		expect(cancelled.ok).toBe(true);
		expect(await takeLineBack(app, { lineId, reason: "no" }, BY)).toEqual({ ok: false, error: "SETTLED_WITH" });
		expect(await moneyOf(app.db, bookingId)).toMatchObject({ received: sum + 5000 });
	});

	it("taken back of a booking that is over, another late payment still goes back whole", async () => {
		const { bookingNo, bookingId, cents } = await booked();
		const fee = (await previewCancellation(app, bookingNo, "host"))?.settlement.feeCents ?? 0;
		const by = { bookingNo, cause: "host" as const, shownFeeCents: fee, by: BY, reason: "water" };
		expect((await cancelBooking(app, by)).ok).toBe(true);
		app.clock.set("2027-01-15T11:00:00Z");
		const [first = 0] = cents;
		await take(["B-1", first, "Noor", bookingNo], ["B-2", 2_000, "Somebody", "x"]);
		for (const lineId of [await lineOf("open"), await lineOf("open", 1)]) {
			expect((await bookLine(app, { lineId, bookingNo, surplusCents: "any" }, BY)).ok).toBe(true);
		}
		const wrong = (await listBankLines(app.db, "booked", null, 10)).find(({ cents }) => cents === 2_000);
		const lineId = wrong?.bank_line_id ?? 0;
		expect(await takeLineBack(app, { lineId, reason: "not theirs" }, BY)).toEqual({ ok: true, value: true });
		expect(await refundsOf(bookingId)).toMatchObject([{ cents: first, status: "due" }]);
		await expectBookingInvariants(app.db);

		const lapsed = await booked({ arrival: "2027-07-10", departure: "2027-07-17" });
		await app.db.updateTable("booking").set({ state: "expired" }).where("booking_id", "=", lapsed.bookingId).execute();
		await take(["B-3", 3_000, "Noor", "x"], ["B-4", 4_000, "Somebody", "x"]);
		for (const sum of [3_000, 4_000]) {
			const line = (await open()).find(({ cents }) => cents === sum);
			const booked = { lineId: line?.bank_line_id ?? 0, bookingNo: lapsed.bookingNo, surplusCents: "any" as const };
			expect(await bookLine(app, booked, BY)).toEqual({ ok: true, value: "refunded" });
		}
		const other = (await listBankLines(app.db, "booked", null, 10)).find(({ cents }) => cents === 4_000);
		const taken = await takeLineBack(app, { lineId: other?.bank_line_id ?? 0, reason: "not theirs" }, BY);
		expect(taken).toEqual({ ok: true, value: true });
		expect(await refundsOf(lapsed.bookingId)).toMatchObject([{ cents: 3_000, status: "due" }]);
	});
});
