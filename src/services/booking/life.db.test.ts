import { beforeEach, expect, it } from "vitest";
import { bookingBody, newKey, offered, quoteRequest, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeOnBoth } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { makeStatements } from "../ledger/make-statements.ts";
import { sweepExpired } from "../operations/sweep-expired.ts";
import { createQuote } from "../quotes/create-quote.ts";
import { acceptRequest, declineRequest } from "./answer-request.ts";
import { cancelBooking, previewCancellation } from "./cancel.ts";
import { completeStays } from "./complete.ts";
import { createBooking } from "./create-booking.ts";
import { grantCredits } from "./grant-credits.ts";
import { cancelOption, confirmOption, extendOption } from "./options.ts";
import { remind } from "./remind.ts";
import { remindCredits } from "./remind-credits.ts";
import { receiveBankTransfer } from "./sync-payment.ts";

/** A booking's life without a payment provider, from the first submit to the last mail. */

describeOnBoth("a booking's life", (database) => {
	let app: TestApp;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		await seedHomeLike(database().db, "a990001", { accoId: "a7", bookMode: "on_request" });
		await database().db.updateTable("homeowner").set({ email: "owner@example.org", lang: "de" }).execute();
		await database().db.updateTable("accommodation").set({ owner_code: "77" }).execute();
		await database()
			.db.updateTable("partner")
			.set({ email: "partner@example.org" })
			.where("code", "=", "SKIFUN")
			.execute();
		app = testApp(database());
	});

	async function book(type: "Booking" | "Option" | "Application", changes: Record<string, unknown> = {}) {
		const offer = await offered(app, { ...(type === "Application" ? { accoId: "a7" } : {}), ...changes });
		const made = await createBooking(app, bookingBody(offer.quoteId, { type }), {
			...newKey(),
			attribution: { partner: "SKIFUN" },
		});
		if (!made.ok) throw new Error(made.error.code);
		return made.value.answer.bookingNo;
	}
	const stateOf = async (bookingNo: string) =>
		(await app.db.selectFrom("booking").select("state").where("booking_no", "=", bookingNo).executeTakeFirstOrThrow())
			.state;
	const mails = async () => {
		const rows = await app.db.selectFrom("email_outbox").select(["kind", "recipient"]).orderBy("outbox_id").execute();
		return rows.map((row) => `${row.kind} → ${row.recipient.split("@")[0]}`);
	};
	const documents = async () =>
		(await app.db.selectFrom("document").select(["kind", "number"]).orderBy("document_id").execute()).map(
			(row) => `${row.kind} ${row.number.startsWith("H") ? "H" : row.number}`,
		);
	const bookingId = async (bookingNo: string) =>
		(
			await app.db
				.selectFrom("booking")
				.select("booking_id")
				.where("booking_no", "=", bookingNo)
				.executeTakeFirstOrThrow()
		).booking_id;
	const later = (hours: number) => app.clock.set(new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString());

	it("that is confirmed notifies guest, owner, partner and office, and issues confirmation and invoice", async () => {
		const bookingNo = await book("Booking");
		expect(await stateOf(bookingNo)).toBe("confirmed");
		expect(await mails()).toEqual([
			"confirmation → noor",
			"owner_booking → owner",
			"partner_booking → partner",
			"office_copy → office",
		]);
		expect(await documents()).toEqual(["confirmation H", "invoice 2027-000001"]);
		await expectBookingInvariants(app.db);
	});

	it("begins as option, is reminded, prolonged by staff within seven days, and booked at its price with new dates to pay", async () => {
		const bookingNo = await book("Option");
		later(37);
		await remind(app);
		await remind(app);
		expect((await mails()).filter((mail) => mail.startsWith("option_reminder"))).toEqual(["option_reminder → noor"]);
		const inDays = (days: number) => new Date(Date.parse("2027-01-15T10:00:00Z") + days * 86_400_000);
		expect(await extendOption(app, { bookingNo, until: inDays(8) }, { publicId: "eva" })).toMatchObject({
			error: "OPTION_TOO_LATE",
		});
		expect(await extendOption(app, { bookingNo, until: inDays(6) }, { publicId: "eva" })).toMatchObject({ ok: true });
		later(48);
		expect(await sweepExpired(app)).toMatchObject({ expired: 0 });
		const booked = await confirmOption(app, { bookingNo }, { actor: "guest" });
		expect(booked).toMatchObject({ ok: true, value: { row: { state: "confirmed", total_cents: 49250 } } });
		const due = await app.db.selectFrom("instalment").select("due_on").orderBy("seq").execute();
		expect(due.map((part) => part.due_on)).toEqual(["2027-01-25"]);
		expect(await documents()).toEqual(["option_letter H", "option_letter H", "confirmation H", "invoice 2027-000001"]);
		await expectBookingInvariants(app.db);
	});

	it("as option can be given up at once, and runs out by itself; the nights are free again", async () => {
		const first = await book("Option");
		expect(await cancelOption(app, { bookingNo: first }, { actor: "guest" })).toMatchObject({ ok: true });
		expect(await cancelOption(app, { bookingNo: first }, { actor: "guest" })).toMatchObject({
			error: "INVALID_TRANSITION",
		});
		const second = await book("Option", { departure: "2027-03-08" });
		later(48);
		// Over is over, although no timer has looked yet.
		expect(await confirmOption(app, { bookingNo: second }, { actor: "guest" })).toMatchObject({
			error: "INVALID_TRANSITION",
		});
		expect(await sweepExpired(app)).toMatchObject({ expired: 1 });
		expect(await stateOf(second)).toBe("expired");
		expect(await mails()).toEqual(expect.arrayContaining(["option_cancelled → noor", "option_expired → noor"]));
		await book("Booking");
		await expectBookingInvariants(app.db);
	});

	it("as request blocks nothing, alarms staff after twelve hours, and is held a day once the owner accepts", async () => {
		const bookingNo = await book("Application");
		const competing = await book("Application", { departure: "2027-03-06" });
		expect(await mails()).toContain("owner_request → owner");
		later(12);
		await remind(app);
		expect(await mails()).toContain("staff_application_alarm → office");
		expect(await acceptRequest(app, { bookingNo }, { actor: "owner" })).toMatchObject({
			ok: true,
			value: { state: "option", expires_at: new Date("2027-01-16T22:00:00Z") },
		});
		// The competing request lost its nights: it is declined automatically, with a reason and other stays.
		expect(await acceptRequest(app, { bookingNo: competing }, { actor: "owner" })).toMatchObject({
			error: "NOT_AVAILABLE",
		});
		expect(await stateOf(competing)).toBe("declined");
		const declined = await app.db
			.selectFrom("email_outbox")
			.selectAll()
			.where("kind", "=", "application_declined")
			.executeTakeFirst();
		expect(declined?.text).toMatch(/€/);
		expect(await confirmOption(app, { bookingNo }, { actor: "guest" })).toMatchObject({ ok: true });
		await expectBookingInvariants(app.db);
	});

	it("that is asked for cannot be accepted once its first day is past, nor booked then", async () => {
		app.clock.set("2027-02-27T10:00:00Z");
		const bookingNo = await book("Application");
		const accepted = await book("Application", { departure: "2027-03-06" });
		app.clock.set("2027-03-01T09:00:00Z");
		expect(await acceptRequest(app, { bookingNo: accepted }, { actor: "owner" })).toMatchObject({ ok: true });
		app.clock.set("2027-03-02T08:00:00Z");
		for (const answer of [
			await acceptRequest(app, { bookingNo }, { actor: "owner" }),
			await confirmOption(app, { bookingNo: accepted }, { actor: "guest" }),
		]) {
			expect(answer).toEqual({ ok: false, error: "INVALID_TRANSITION" });
		}
	});

	it("as request is declined with the owner's words, or runs out after 72 hours", async () => {
		const declined = await book("Application");
		await declineRequest(app, { bookingNo: declined }, { actor: "owner" }, "We verbouwen de keuken.");
		const mail = await app.db
			.selectFrom("email_outbox")
			.selectAll()
			.where("kind", "=", "application_declined")
			.executeTakeFirst();
		expect(mail?.text).toContain("We verbouwen de keuken.");
		const left = await book("Application");
		later(72);
		await sweepExpired(app);
		expect([await stateOf(declined), await stateOf(left)]).toEqual(["declined", "expired"]);
		expect(await mails()).toContain("application_expired → noor");
		await expectBookingInvariants(app.db);
	});

	it("is paid by bank transfer, each reference once; what is too much goes back", async () => {
		const bookingNo = await book("Booking");
		const transfer = { bookingId: await bookingId(bookingNo), by: { publicId: "eva" } };
		expect(await receiveBankTransfer(app, { ...transfer, cents: 49250, reference: "A1" })).toEqual({
			ok: true,
			value: "credited",
		});
		expect(await receiveBankTransfer(app, { ...transfer, cents: 49250, reference: "A1" })).toEqual({
			ok: false,
			error: "REPEATED",
		});
		expect(await receiveBankTransfer(app, { ...transfer, cents: 1000, reference: "A2" })).toEqual({
			ok: true,
			value: "credited",
		});
		const refunds = await app.db.selectFrom("refund").select(["cents", "reason", "status"]).execute();
		expect(refunds).toEqual([{ cents: 1000, reason: "overpaid", status: "due" }]);
		await expectBookingInvariants(app.db);
	});

	it("that is not paid is reminded seven days before, on the day, one and five days after, and then staff decide", async () => {
		await book("Booking", { arrival: "2027-05-01", departure: "2027-05-08" });
		const kinds = async () => (await mails()).flatMap((mail) => /^(payment_\w+|staff_overdue)/.exec(mail)?.[1] ?? []);
		const on = async (day: string) => {
			app.clock.set(`${day}T09:00:00Z`);
			await remind(app);
			await remind(app);
			return (await kinds()).splice(0).length;
		};
		expect([await on("2027-01-21"), await on("2027-01-22"), await on("2027-01-23"), await on("2027-01-27")]).toEqual([
			0, 1, 2, 3,
		]);
		expect(await on("2027-02-05")).toBe(4);
		expect(await kinds()).toEqual(["payment_due", "payment_overdue_1", "payment_overdue_5", "staff_overdue"]);
		// Days of downtime send the latest reminder of the balance, once.
		app.clock.set("2027-03-21T09:00:00Z");
		await remind(app);
		expect((await kinds()).slice(4)).toEqual(["payment_overdue_1"]);
	});

	it("that is an option stays one with a part of its first instalment, is confirmed with the rest, and lapses with the part sent back", async () => {
		const pay = async (bookingNo: string, cents: number, reference: string) =>
			receiveBankTransfer(app, { bookingId: await bookingId(bookingNo), cents, reference, by: { publicId: "eva" } });
		const states = () => app.db.selectFrom("booking").select("state").orderBy("booking_id").execute();
		const first = await book("Option", { arrival: "2027-05-01", departure: "2027-05-08" });
		const { cents } = await app.db.selectFrom("instalment").select("cents").orderBy("seq").executeTakeFirstOrThrow();
		expect(await pay(first, cents - 94, "P1")).toEqual({ ok: true, value: "credited" });
		const [mail] = await app.db
			.selectFrom("email_outbox")
			.select("text")
			.where("kind", "=", "payment_received")
			.where("recipient", "like", "noor%")
			.execute();
		expect(mail?.text).toMatch(/€\s0,94/);
		const second = await book("Option", { arrival: "2027-06-05", departure: "2027-06-12" });
		await pay(second, 5_000, "P2");
		expect(await states()).toEqual([{ state: "option" }, { state: "option" }]);
		expect(await pay(first, 94, "P3")).toEqual({ ok: true, value: "confirmed" });
		app.clock.set("2027-01-20T10:00:00Z");
		await sweepExpired(app);
		expect(await states()).toEqual([{ state: "confirmed" }, { state: "expired" }]);
		const back = await app.db.selectFrom("refund").select(["booking_id", "cents", "reason", "status"]).execute();
		expect(back).toEqual([
			{ booking_id: await bookingId(second), cents: 5_000, reason: "late_payment", status: "due" },
		]);
		await expectBookingInvariants(app.db);
	});

	it("is cancelled with the refund that was shown: money, documents, nights, mails", async () => {
		const bookingNo = await book("Booking", { arrival: "2027-05-01", departure: "2027-05-08" });
		await receiveBankTransfer(app, {
			bookingId: await bookingId(bookingNo),
			cents: 40_000,
			reference: "B1",
			by: { publicId: "eva" },
		});
		const preview = await previewCancellation(app, bookingNo, "guest");
		expect(preview?.settlement).toMatchObject({ feeBp: 3000 });
		const shownFeeCents = preview?.settlement.feeCents ?? -1;
		app.clock.set("2027-03-20T09:00:00Z");
		expect(await cancelBooking(app, { bookingNo, cause: "guest", shownFeeCents })).toMatchObject({
			error: "PRICE_CHANGED",
		});
		expect(await cancelBooking(app, { bookingNo, cause: "guest", version: 99 })).toMatchObject({ error: "STALE" });
		const done = await cancelBooking(app, { bookingNo, cause: "guest" });
		expect(done).toMatchObject({ ok: true, value: { settlement: { feeBp: 6000 }, row: { state: "cancelled" } } });
		expect(await documents()).toEqual(["confirmation H", "invoice 2027-000001", "credit_note C2027-000001"]);
		expect(await mails()).toEqual(
			expect.arrayContaining(["cancellation → noor", "owner_cancellation → owner", "partner_cancellation → partner"]),
		);
		expect(await cancelBooking(app, { bookingNo, cause: "guest" })).toMatchObject({ error: "INVALID_TRANSITION" });
		await book("Booking", { arrival: "2027-05-01", departure: "2027-05-08" });
		await expectBookingInvariants(app.db);
	});

	it("that the home cannot keep is paid back whole, insurance and all", async () => {
		const bookingNo = await book("Booking", { insurance: true });
		const row = await app.db.selectFrom("booking").selectAll().executeTakeFirstOrThrow();
		await receiveBankTransfer(app, {
			bookingId: row.booking_id,
			cents: row.due_cents,
			reference: "C1",
			by: { publicId: "eva" },
		});
		const done = await cancelBooking(app, { bookingNo, cause: "host", by: { publicId: "eva" }, reason: "burst pipe" });
		expect(done).toMatchObject({ ok: true, value: { settlement: { refundCents: row.due_cents, feeCents: 0 } } });
		expect(await mails()).toEqual(expect.arrayContaining(["insurance → noor", "cancelled_by_host → noor"]));
		await expectBookingInvariants(app.db);
	});

	it("uses credits as payment, those that run out first, and gives them back into their lots", async () => {
		const guestId = (
			await app.db
				.insertInto("guest")
				.values({
					public_id: "x".repeat(22),
					salutation: "mrs",
					firstname: "Noor",
					lastname: "de Vries",
					email: GUEST_FORM.email,
					tel_e164: "+31612345678",
					tel_country: "NL",
					address: "",
					postal_code: "",
					placename: "",
					country_code: "NL",
					lang: "nl",
					marketing_consent_at: null,
					anonymised_at: null,
				})
				.returning("guest_id")
				.executeTakeFirstOrThrow()
		).guest_id;
		await grantCredits(app, { guestId, cents: 10_000, expiresOn: null, by: { publicId: "eva" }, reason: "sorry" });
		await grantCredits(app, {
			guestId,
			cents: 5_000,
			expiresOn: "2027-06-30",
			by: { publicId: "eva" },
			reason: "sorry",
		});
		const credited = await createQuote(app, { ...quoteRequest(), useGuestCredits: true }, guestId);
		if (!credited.ok) throw new Error(credited.error.code);
		expect(credited.value).toMatchObject({ grandCents: 49250, creditsCents: 15_000, dueCents: 34_250 });
		// Other guests cannot spend them, and nobody pays more than they saw once the offer ran out either.
		const shown = app.clock.now();
		for (const minutes of [0, 31]) {
			app.clock.set(new Date(shown.getTime() + minutes * 60_000).toISOString());
			expect(await createBooking(app, bookingBody(credited.value.quoteId), newKey())).toMatchObject({
				error: { code: "PRICE_CHANGED", before: { dueCents: 34_250 }, after: { dueCents: 49_250 } },
			});
		}
		app.clock.set(shown.toISOString());
		const made = await createBooking(app, bookingBody(credited.value.quoteId), { ...newKey(), guestId });
		if (!made.ok) throw new Error(made.error.code);
		await expectBookingInvariants(app.db);
		// A month before the last day the guest is notified, once.
		app.clock.set("2027-06-01T09:00:00Z");
		await grantCredits(app, { guestId, cents: 2_000, expiresOn: "2027-06-30", by: { publicId: "eva" }, reason: "" });
		await remindCredits(app);
		await remindCredits(app);
		expect((await mails()).filter((mail) => mail.startsWith("credits_expiring"))).toEqual(["credits_expiring → noor"]);
		app.clock.set("2027-01-15T11:00:00Z");
		const done = await cancelBooking(app, {
			bookingNo: made.value.answer.bookingNo,
			cause: "host",
			by: { publicId: "eva" },
		});
		expect(done).toMatchObject({ ok: true, value: { settlement: { refundCents: 0, creditCents: 15_000 } } });
		const entries = await app.db
			.selectFrom("guest_credit_entry")
			.select(["cents", "reason", "expires_on"])
			.orderBy("entry_id")
			.execute();
		expect(entries.map((entry) => [entry.cents, entry.reason, entry.expires_on])).toEqual([
			[10_000, "grant", null],
			[5_000, "grant", "2027-06-30"],
			[-5_000, "use", "2027-06-30"],
			[-10_000, "use", null],
			[2_000, "grant", "2027-06-30"],
			[10_000, "release", null],
			[5_000, "release", "2027-06-30"],
		]);
		await expectBookingInvariants(app.db);
	});

	it("earns its partner a commission, stated once after the month of the stay; a cancelled one the share of its fee", async () => {
		await book("Booking");
		const cancelled = await book("Booking", { arrival: "2027-03-15", departure: "2027-03-19" });
		app.clock.set("2027-02-10T09:00:00Z");
		await cancelBooking(app, { bookingNo: cancelled, cause: "guest" });
		app.clock.set("2027-03-31T09:00:00Z");
		await completeStays(app);
		await makeStatements(app);
		expect(await mails()).not.toContain("partner_statement → partner");
		app.clock.set("2027-04-01T09:00:00Z");
		// The partner's, and that of the homes' owner.
		expect(await makeStatements(app)).toBe(2);
		expect(await makeStatements(app)).toBe(0);
		const stated = await app.db
			.selectFrom("email_outbox")
			.selectAll()
			.where("kind", "=", "partner_statement")
			.where("recipient", "=", "partner@example.org")
			.execute();
		expect(stated.length).toBe(1);
		const rows = await app.db.selectFrom("booking").select("commission_cents").orderBy("booking_id").execute();
		const [whole = 0, part = 0] = rows.map((row) => row.commission_cents);
		const sum = whole + Math.floor((2 * part * 6000 + 10_000) / 20_000);
		expect(stated[0]?.text.replace(/\D/g, "")).toContain(String(sum));
		expect(stated[0]?.text).not.toMatch(/Noor|noor@/);
	});

	it("leaves no name, address or telephone number in the log", async () => {
		const bookingNo = await book("Booking");
		await cancelBooking(app, { bookingNo, cause: "guest" });
		await remind(app);
		expect(app.log.lines.join()).not.toMatch(/noor|vries|kerkstraat|612345678|owner@|partner@/i);
	});

	it("gets its travel information fourteen days before, once it is paid, and is asked how it was two days after", async () => {
		const bookingNo = await book("Booking");
		app.clock.set("2027-02-16T09:00:00Z");
		await remind(app);
		expect(await mails()).not.toContain("travel_information → noor");
		await receiveBankTransfer(app, {
			bookingId: await bookingId(bookingNo),
			cents: 49_250,
			reference: "D1",
			by: { publicId: "eva" },
		});
		await remind(app);
		await remind(app);
		expect((await mails()).filter((mail) => mail.startsWith("travel"))).toEqual(["travel_information → noor"]);
		app.clock.set("2027-03-05T23:30:00Z");
		expect(await completeStays(app)).toBe(0);
		app.clock.set("2027-03-06T09:00:00Z");
		expect(await completeStays(app)).toBe(1);
		await remind(app);
		expect(await mails()).not.toContain("review → noor");
		app.clock.set("2027-03-07T09:00:00Z");
		await remind(app);
		expect(await mails()).toContain("review → noor");
		expect(await stateOf(bookingNo)).toBe("completed");
		await expectBookingInvariants(app.db);
	});
});
