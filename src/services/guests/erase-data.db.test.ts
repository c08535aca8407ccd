import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { loadBooking } from "#db/bookings/booking-facts.ts";
import { subscribeConfirmed } from "#db/forms/newsletter.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { keepRefundAccount } from "#db/payments/refunds.ts";
import { insertStaff } from "#db/staff/staff.ts";
import { readBookingsQuery } from "#site/office-bookings.ts";
import { bookingBody, newKey, offered, type TestApp, testApp } from "#tests/support/app.ts";
import { expectBookingInvariants } from "#tests/support/booking-checks.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { emptyTables, seedFixture, seedHomeLike } from "#tests/support/seed-homes.ts";
import { bookLine, takeStatement } from "../bank/bank-lines.ts";
import { sealPayerIban } from "../bank/payer-iban.ts";
import { declineRequest } from "../booking/answer-request.ts";
import { cancelBooking, previewCancellation } from "../booking/cancel.ts";
import { completeStays } from "../booking/complete.ts";
import { createBooking } from "../booking/create-booking.ts";
import { accountProposal } from "../booking/refund-account.ts";
import { refundSentByBank } from "../booking/send-refunds.ts";
import { receiveBankTransfer } from "../booking/sync-payment.ts";
import { writeToGuest } from "../booking/write-to-guest.ts";
import { answerForm } from "../forms/answer-form.ts";
import { submitForm } from "../forms/submit-form.ts";
import { noteBooking } from "../staff/booking-notes.ts";
import { propose } from "../staff/perform.ts";
import { saveView } from "../staff/saved-views.ts";
import { dropApproval } from "../staff/second-person.ts";
import type { StaffBy } from "../staff/staff-by.ts";
import { eraseData } from "./erase-data.ts";
import { exportData } from "./export-data.ts";
import { writeToOffice } from "./message.ts";
import { askEmailChange, confirmEmailChange } from "./profile.ts";
import { purgeGuestAccess } from "./purge.ts";
import { askSignIn } from "./sign-in.ts";
import { writeReview } from "./write-review.ts";

/** Words that nobody else has: a row that holds one of them names the guest. */
const GUEST = {
	...GUEST_FORM,
	firstname: "Zwaluwina",
	lastname: "IJsvogelaar",
	email: "Zwaluwina@ijsvogel.example",
	telNumber: "06 28765432",
	address: "Rietzangerlaan 77",
	postalCode: "9988 XY",
	placename: "Karekietdorp",
	businessBooking: true,
	companyName: "Roerdomp Reizen",
} as const;
const NEW_EMAIL = "wielewaal@ijsvogel.example";
const NEEDLES = ["zwaluwin", "jsvogel", "28765432", "rietzanger", "9988 xy", "karekiet", "roerdomp", "wielewaal"];

/** Tables in which the guest of this test stands before. */
const TRACES = new Set([
	"approval",
	"audit_log",
	"bank_line",
	"booking",
	"booking_note",
	"document",
	"email_outbox",
	"form_submission",
	"guest",
	"guest_email_change",
	"newsletter_subscription",
	"review",
	"staff_view",
]);

/** Kept after a guest was forgotten. */
const KEPT = new Set([
	// Invoices and credit notes, seven years (Algemene wet inzake rijksbelastingen, article 52).
	"document.content",
	// The mail that says that all is forgotten, a day.
	...["html", "recipient", "recipient_name", "text"].map((column) => `email_outbox.${column}`),
]);

describeByTurns("a guest who is forgotten", (database) => {
	let app: TestApp;
	let staff: StaffBy;
	beforeEach(async () => {
		await emptyTables(database().db);
		await seedFixture(database().db);
		await seedHomeLike(database().db, "a990001", { accoId: "a8", bookMode: "on_request" });
		app = testApp(database());
		const publicId = randomUUID();
		const person = {
			public_id: publicId,
			name: "Finn",
			email: `${publicId}@halcyon.example`,
			roles: ["finance" as const],
		};
		const account = { ...person, password_hash: null, totp_secret: null, created_at: new Date() };
		staff = { staffId: (await insertStaff(app.db, account)) ?? 0, publicId, network: "192.0.2.0/24" };
	});

	async function book(
		type: "Booking" | "Option" | "Application",
		changes: Parameters<typeof offered>[1],
		guest: Record<string, unknown> = GUEST,
	) {
		const offer = await offered(app, changes);
		const body = bookingBody(offer.quoteId, { type, guest });
		const made = await createBooking(app, body, { ...newKey(), attribution: {} });
		if (!made.ok) throw new Error(JSON.stringify(made.error));
		return rowOf(made.value.answer.bookingNo);
	}
	async function rowOf(bookingNo: string) {
		const row = (await loadBooking(app.db, bookingNo))?.row;
		if (!row) throw new Error("no such booking");
		return row;
	}
	const done = async (work: Promise<{ readonly ok: boolean; readonly error?: unknown }>) => {
		const result = await work;
		if (!result.ok) throw new Error(JSON.stringify(result.error));
	};
	const aimOf = async (bookingNo: string) => ({ bookingNo, version: (await rowOf(bookingNo)).version });

	/** Everything that the site and its staff can come to know of a guest, each by its own way in. */
	async function leaveTraces() {
		const stay = await book("Booking", {});
		await receiveBankTransfer(app, { bookingId: stay.booking_id, cents: 49_250, reference: "RF1", by: staff });
		await noteBooking(app, { bookingNo: stay.booking_no, text: "Mevrouw IJsvogelaar komt later" }, staff);
		await done(
			writeToGuest(app, { bookingNo: stay.booking_no, text: "Dag Zwaluwina, tot maandag.", once: randomUUID() }, staff),
		);
		await done(
			writeToOffice(app, stay, {
				subject: "Rietzangerlaan",
				text: "Ik ben verhuisd naar de Karekietdorp",
				email: GUEST.email,
				language: "nl",
				clientAddress: "192.0.2.7",
			}),
		);
		const cancelled = await book("Booking", { arrival: "2027-04-05", departure: "2027-04-09" });
		const statement = [
			"Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen",
			`20270116;Z. IJsvogelaar;NL02ABNA0123456789;NL91RABO0315273637;OV;Bij;300,00;Overschrijving;${cancelled.booking_no} Roerdomp`,
		];
		await done(takeStatement(app, Buffer.from(statement.join("\n")), staff));
		const { bank_line_id: lineId } = await app.db
			.selectFrom("bank_line")
			.select("bank_line_id")
			.executeTakeFirstOrThrow();
		await done(bookLine(app, { lineId, bookingNo: cancelled.booking_no }, staff));
		const policy = await previewCancellation(app, cancelled.booking_no, "staff");
		const proposal = {
			terms: { kind: "cancel" as const, feeCents: policy?.settlement.feeCents ?? 0, refundCents: 30_000 },
			reason: "Zwaluwina belde: haar man is ziek",
		};
		const proposed = await propose(app, { subject: await aimOf(cancelled.booking_no), ...proposal }, staff);
		expect(proposed).toEqual({ ok: true, value: "waiting" });
		const approval = await app.db.selectFrom("approval").select("approval_id").executeTakeFirstOrThrow();
		await done(dropApproval(app, approval.approval_id, "withdrawn", staff));
		const cancellation = { cause: "guest" as const, reason: "Mevrouw IJsvogelaar vroeg erom", by: staff };
		await done(cancelBooking(app, { ...(await aimOf(cancelled.booking_no)), ...cancellation }));
		// Of money that came by hand nobody knows the account: one is typed, and taken back again.
		await receiveBankTransfer(app, { bookingId: cancelled.booking_id, cents: 1_000, reference: "RF2", by: staff });
		let typed = 0;
		for (const { refund_id: refundId } of await app.db.selectFrom("refund").select("refund_id").execute()) {
			const account = await accountProposal(app, refundId, "NL91ABNA0417164300");
			if (account.ok) {
				typed++;
				await done(propose(app, { ...account.value, reason: "Zwaluwina schreef het" }, staff));
				const { approval_id: id } = await app.db
					.selectFrom("approval")
					.select("approval_id")
					.where("state", "=", "waiting")
					.executeTakeFirstOrThrow();
				await done(dropApproval(app, id, "withdrawn", staff));
				await keepRefundAccount(app.db, refundId, sealPayerIban(app, "NL91ABNA0417164300") ?? "", app.clock.now());
			}
			await done(refundSentByBank(app, refundId, staff));
		}
		expect(typed).toBe(1);

		const request = await book("Application", { accoId: "a8", arrival: "2027-05-03", departure: "2027-05-07" });
		const aim = { bookingNo: request.booking_no, version: request.version };
		const answeredBy = { actor: "staff" as const, actorId: staff.publicId };
		await done(declineRequest(app, aim, answeredBy, "Sorry Zwaluwina, wij zijn er zelf"));

		const sender = { lang: "nl", email: GUEST.email.toLowerCase(), consent: true, website: "" };
		const context = { clientAddress: "192.0.2.7", attribution: {} };
		const message = { variant: "general", name: "Z. IJsvogelaar", subject: "Hond", message: "Mag hij mee?" };
		await done(submitForm(app, "contact-messages", { ...sender, ...message }, context));
		const { submission_id: submissionId } = await app.db
			.selectFrom("form_submission")
			.select("submission_id")
			.orderBy("submission_id", "desc")
			.executeTakeFirstOrThrow();
		await done(answerForm(app, submissionId, { text: "Dag Zwaluwina, ja.", by: staff }));
		await done(submitForm(app, "newsletter-subscriptions", { ...sender, firstname: "Zwaluwina" }, context));
		await done(submitForm(app, "prize-draw-entries", { ...sender, name: "Zwaluwina", answer: "7" }, context));
		await done(saveView(app, staff.staffId, { name: "Late", list: readBookingsQuery({ q: "IJsvogelaar" }) }));
		await done(askSignIn(app, { email: GUEST.email, language: "nl", clientAddress: null }));
		await askEmailChange(app, stay.guest_id, NEW_EMAIL, "nl");
		const others = {
			bookingId: null,
			kind: "confirmation" as const,
			lang: "nl" as const,
			version: 1,
			recipientName: "",
		};
		const words = { subject: "", html: "", text: "" };
		const copied = { messageId: randomUUID(), recipient: "client@example.org", cc: GUEST.email };
		await queueMail(app.db, { ...others, ...words, ...copied });

		app.clock.set("2027-03-08T10:00:00Z");
		await completeStays(app);
		const review = { guestId: stay.guest_id, bookingNo: stay.booking_no, rating: 5, language: "nl" as const };
		await done(writeReview(app, { ...review, text: "Heerlijk, groeten van Zwaluwina IJsvogelaar" }));
		return stay.guest_id;
	}

	/** A message of a visitor to the office. */
	const write = (email: string) => {
		const message = { variant: "general", name: "Z. IJsvogelaar", subject: "Hond", message: "Mag hij mee?" };
		const context = { clientAddress: "192.0.2.7", attribution: {} };
		const form = { lang: "nl", email, consent: true, website: "", ...message };
		return done(submitForm(app, "contact-messages", form, context));
	};
	async function subscribed(email: string) {
		const row = {
			email,
			lang: "nl",
			firstname: "Zwaluwina",
			now: app.clock.now(),
			unsubscribeId: randomUUID(),
		} as const;
		await subscribeConfirmed(app.db, row);
	}
	/** Asks for another address and follows the link of the mail. */
	async function changeEmail(guestId: number, email: string) {
		await askEmailChange(app, guestId, email, "nl");
		const { text } = await app.db
			.selectFrom("email_outbox")
			.select("text")
			.where("kind", "=", "email_change")
			.where("recipient", "=", email)
			.orderBy("outbox_id", "desc")
			.executeTakeFirstOrThrow();
		expect(await confirmEmailChange(app, /email\/([\w-]+)/.exec(text)?.[1] ?? "")).toBe(true);
	}

	/** Each table's rows that hold a word of the guest, as `table.column`. */
	async function namedIn(): Promise<readonly string[]> {
		const tables = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
			WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`.execute(app.db);
		const found = new Set<string>();
		for (const { name } of tables.rows) {
			const { rows } = await sql<{
				line: Record<string, unknown>;
			}>`SELECT to_jsonb(t) AS line FROM ${sql.table(name)} t`.execute(app.db);
			for (const { line } of rows) {
				for (const [column, value] of Object.entries(line)) {
					const text = JSON.stringify(value).toLowerCase();
					const word = NEEDLES.find((needle) => text.includes(needle));
					if (word) found.add(`${name}.${column}`);
				}
			}
		}
		return [...found].sort();
	}

	it("is named in no table any more, but in the books that the law keeps and the mail that says so", async () => {
		const guestId = await leaveTraces();
		expect(new Set((await namedIn()).map((place) => place.split(".")[0]))).toEqual(TRACES);
		// Sealed, so that no word of it is found: the account that the guest paid from.
		const accounts = async () =>
			(await app.db.selectFrom("bank_line").select("payer_iban_sealed as account").execute()).map(
				({ account }) => account,
			);
		expect((await accounts()).filter(Boolean)).toHaveLength(1);
		await done(eraseData(app, guestId, "nl", { ...staff, reason: "Mevrouw IJsvogelaar vroeg erom" }));
		expect((await accounts()).filter(Boolean)).toEqual([]);
		expect((await namedIn()).filter((place) => !KEPT.has(place))).toEqual([]);
		const documents = await app.db.selectFrom("document").select("kind").distinct().orderBy("kind").execute();
		expect(documents.map(({ kind }) => kind)).toEqual(["credit_note", "invoice"]);
		const mails = app.db.selectFrom("email_outbox").select("kind").where("recipient", "=", GUEST.email);
		expect(await mails.execute()).toEqual([{ kind: "data_deleted" }]);
		const said = app.db.selectFrom("audit_log").select("reason").where("action", "=", "eraseData");
		expect(await said.execute()).toEqual([{ reason: "Mevrouw … vroeg erom" }]);
		await expectBookingInvariants(app.db);

		app.clock.set("2027-03-10T10:00:00Z");
		await purgeGuestAccess(app);
		expect((await namedIn()).filter((place) => place !== "document.content")).toEqual([]);
	});

	it("is not forgotten while a colleague still has to confirm money for a booking; credits wait for nobody", async () => {
		const stay = await book("Booking", {});
		await receiveBankTransfer(app, { bookingId: stay.booking_id, cents: 49_250, reference: "RF1", by: staff });
		await done(cancelBooking(app, { ...(await aimOf(stay.booking_no)), cause: "guest" }));
		for (const { refund_id: id } of await app.db.selectFrom("refund").select("refund_id").execute()) {
			await keepRefundAccount(app.db, id, sealPayerIban(app, "NL91ABNA0417164300") ?? "", app.clock.now());
			await done(refundSentByBank(app, id, staff));
		}
		const terms = { kind: "refund" as const, cents: 4_000 };
		const subject = await aimOf(stay.booking_no);
		expect(await propose(app, { subject, terms, reason: "The road was closed" }, staff)).toMatchObject({
			value: "waiting",
		});
		expect(await eraseData(app, stay.guest_id, "nl")).toEqual({ ok: false, error: "MONEY" });
		const { approval_id: id } = await app.db.selectFrom("approval").select("approval_id").executeTakeFirstOrThrow();
		await done(dropApproval(app, id, "withdrawn", staff));

		const credits = { kind: "credits" as const, cents: 99_900, expiresOn: null };
		const gift = { subject: { guestId: stay.guest_id }, terms: credits, reason: "Sorry, Zwaluwina" };
		expect(await propose(app, gift, staff)).toMatchObject({ value: "waiting" });
		await done(eraseData(app, stay.guest_id, "nl"));
		const left = await app.db
			.selectFrom("approval")
			.select(["kind", "state", "reason"])
			.orderBy("approval_id")
			.execute();
		expect(left).toEqual([
			{ kind: "refund", state: "withdrawn", reason: "" },
			{ kind: "credits", state: "withdrawn", reason: "" },
		]);
		const said = app.db.selectFrom("audit_log").select("subject_kind").where("action", "=", "requestOvertaken");
		expect(await said.execute()).toEqual([{ subject_kind: "guest" }]);
		expect(await propose(app, gift, staff)).toEqual({ ok: false, error: "NOT_FOUND" });
	});

	it("is named nowhere under an address of before either, also one that nothing was booked under", async () => {
		const guestId = await leaveTraces();
		await subscribed(GUEST.email);
		await subscribed(NEW_EMAIL);
		await exportData(app, guestId);
		await changeEmail(guestId, NEW_EMAIL);
		await write(NEW_EMAIL);
		await exportData(app, guestId);
		await changeEmail(guestId, "karekiet@example.org");
		await done(eraseData(app, guestId, "nl"));
		expect((await namedIn()).filter((place) => !KEPT.has(place))).toEqual([]);
		const named = app.db.selectFrom("email_outbox").select(["kind", "recipient"]).where("text", "ilike", "%zwaluwina%");
		expect(await named.execute()).toEqual([{ kind: "data_deleted", recipient: "karekiet@example.org" }]);
	});

	it("leaves an address of before to another guest who has it by now", async () => {
		const guestId = await leaveTraces();
		await exportData(app, guestId);
		await changeEmail(guestId, NEW_EMAIL);
		await book("Option", { arrival: "2027-06-07", departure: "2027-06-11" }, { ...GUEST_FORM, email: GUEST.email });
		await write(GUEST.email);
		await subscribed(GUEST.email);
		await done(eraseData(app, guestId, "nl"));
		const mails = app.db.selectFrom("email_outbox").select("kind").where("recipient", "=", GUEST.email);
		const kinds = (await mails.execute()).map(({ kind }) => kind);
		expect(kinds).toEqual(expect.arrayContaining(["option", "contact"]));
		expect(kinds).not.toEqual(expect.arrayContaining(["data_export"]));
		expect(kinds).not.toEqual(expect.arrayContaining(["email_changed"]));
		const forms = await app.db.selectFrom("form_submission").select("email").where("email", "=", GUEST.email).execute();
		expect(forms.length).toBeGreaterThan(0);
		expect(await app.db.selectFrom("newsletter_subscription").select("email").execute()).toEqual([
			{ email: GUEST.email },
		]);
	});

	it("leaves the trail as it was but for the words of reasons, which nothing else can change", async () => {
		const guestId = await leaveTraces();
		const trail = () => app.db.selectFrom("audit_log").selectAll().orderBy("audit_id").execute();
		const before = await trail();
		await done(eraseData(app, guestId, "nl"));
		const after = (await trail()).slice(0, before.length);
		expect(after.map(({ reason: _, ...line }) => line)).toEqual(before.map(({ reason: _, ...line }) => line));
		const refuse = (change: string, isOver: boolean) =>
			expect(
				app.db.transaction().execute(async (trx) => {
					if (isOver) await sql`SET LOCAL halcyon.retention = 'over'`.execute(trx);
					await sql.raw(change).execute(trx);
				}),
			).rejects.toThrow("only ever added to");
		await refuse("UPDATE audit_log SET reason = ''", false);
		await refuse("DELETE FROM audit_log", false);
		await refuse("TRUNCATE audit_log", false);
		await refuse("UPDATE audit_log SET actor = 'guest', reason = ''", true);
		await refuse("UPDATE audit_log SET reason = 'another'", true);
		await refuse("DELETE FROM audit_log", true);
		await refuse("TRUNCATE audit_log", true);
	});
});
