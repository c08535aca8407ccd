import { expect, it } from "vitest";
import { FORM_BODIES } from "#mail/examples/form-examples.ts";
import { receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { MOST_TO_UNPROVED, sendOutbox } from "#services/mail/send-outbox.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser, signInMail } from "#tests/support/guest-site.ts";
import { BY, client, organisationSite } from "#tests/support/organisation-site.ts";
import { queueMail } from "./outbox.ts";
import { isToUnprovedMailbox } from "./sending.ts";

/** Mails to a mailbox that nobody has proved: few an hour go there (`send-outbox.ts`). */

describeByTurns("a mail to the guest of a booking", (database) => {
	const at = organisationSite(database);
	const booked = async () => at.rowOf((await at.book(new GuestBrowser(at.site))).answer.bookingNo);
	const isUnproved = (bookingId: number | null, recipient = client.email) =>
		isToUnprovedMailbox(at.app.db, { booking_id: bookingId, submission_id: null, kind: "confirmation", recipient });

	it("goes to an unproved mailbox until a payment is in; others' mails of the booking do not", async () => {
		const { booking_id: bookingId, total_cents: cents } = await booked();
		expect(await isUnproved(bookingId)).toBe(true);
		// However the address is typed; and to nobody but the guest.
		expect(await isUnproved(bookingId, client.email.toUpperCase())).toBe(true);
		expect(await isUnproved(bookingId, "owner@example.org")).toBe(false);
		expect(await isUnproved(null)).toBe(false);
		expect(await isUnproved(bookingId + 1_000_000)).toBe(false);
		await receiveBankTransfer(at.app, { bookingId, cents, reference: "RF1", by: BY });
		expect(await isUnproved(bookingId)).toBe(false);
	});

	it("goes to a proved one once the guest has signed in, by another booking too, and where an agency booked", async () => {
		const { booking_id: bookingId } = await booked();
		const guest = new GuestBrowser(at.site);
		const door = "/nl/guest-me/overview";
		const { page } = JSON.parse(await (await guest.post(door, { do: "ask", email: client.email })).text());
		expect(await isUnproved(bookingId)).toBe(true);
		const mail = await signInMail(at.app, client.email);
		await guest.post(door, { do: "code", attempt: page.attemptId, code: mail?.code ?? "" });
		expect(await isUnproved(bookingId)).toBe(false);
		// The session ends; the proof of the booking stays.
		await at.app.db.deleteFrom("guest_session").execute();
		expect(await isUnproved(bookingId)).toBe(false);
		await at.app.db.updateTable("booking").set({ proved_at: null }).execute();
		expect(await isUnproved(bookingId)).toBe(true);
		const agency = await at.member("agency", "owner");
		const byAgency = await at.book(agency, {}, { arrival: "2027-06-05", departure: "2027-06-12" });
		const row = await at.rowOf(byAgency.answer.bookingNo);
		expect([row.channel, await isUnproved(row.booking_id)]).toEqual(["agency", false]);
	});

	const queued = (number: number, more: object = {}) =>
		queueMail(at.app.db, {
			messageId: `m${number}`,
			bookingId: null,
			kind: "change",
			version: number,
			lang: "nl",
			recipient: client.email,
			recipientName: "",
			subject: "s",
			html: "<p>h</p>",
			text: "t",
			...more,
		});
	/** Kinds of what leaves now. */
	async function leaving() {
		const sent: string[] = [];
		await sendOutbox(at.app, async ({ kind }) => void sent.push(kind), { lanes: 1 });
		return sent;
	}

	it("leaves five times an hour while it is unproved, sign-in mails at once beside them, and all once it is proved", async () => {
		const { booking_id: bookingId } = await booked();
		await at.app.db.deleteFrom("email_outbox").execute();
		// What somebody else asks for in the guest's name uses up nothing of the guest's.
		for (let turn = 0; turn < 6; turn++) await queued(turn, { kind: "sign_in", bookingId: null });
		expect(await leaving()).toEqual(Array.from({ length: 6 }, () => "sign_in"));
		for (let number = 10; number < 18; number++) await queued(number, { bookingId });
		expect(await leaving()).toEqual(Array.from({ length: MOST_TO_UNPROVED }, () => "change"));
		await queued(20, { kind: "sign_in" });
		expect(await leaving()).toEqual(["sign_in"]);
		at.later(11);
		expect(await leaving()).toEqual([]);
		await at.app.db.updateTable("booking").set({ proved_at: at.app.clock.now() }).execute();
		at.later(11);
		expect(await leaving()).toEqual(["change", "change", "change"]);
	});

	it("is of five an hour too where a form names the address, whatever the networks it is sent from", async () => {
		const { db } = at.app;
		const ask = (network: number) =>
			new GuestBrowser(at.site, `203.0.${network}.9`).json("/api/contact-messages", FORM_BODIES["contact-messages"]);
		const visitor = FORM_BODIES["contact-messages"].email;
		for (let network = 1; network <= 8; network++) expect((await ask(network)).status).toBe(202);
		const office = at.app.settings.officeMail;
		const sent: string[] = [];
		await sendOutbox(at.app, async ({ recipient }) => void sent.push(recipient), { lanes: 1 });
		const count = (address: string) => sent.filter((to) => to === address).length;
		expect([count(visitor), count(office)]).toEqual([MOST_TO_UNPROVED, 8]);
		// What staff write goes out; what another form made still waits.
		const { submission_id: submissionId } = await db
			.selectFrom("form_submission")
			.select("submission_id")
			.executeTakeFirstOrThrow();
		const isUnprovedForm = (kind: string, recipient: string) =>
			isToUnprovedMailbox(db, { booking_id: null, submission_id: submissionId, kind, recipient });
		expect(await isUnprovedForm("form_answer", visitor)).toBe(false);
		expect(await isUnprovedForm("contact", visitor)).toBe(true);
		await at.member("agency", "owner");
		expect(await isUnprovedForm("contact", "owner@ta-1.example")).toBe(false);
	});
});
