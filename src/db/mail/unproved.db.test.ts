import { expect, it } from "vitest";
import { receiveBankTransfer } from "#services/booking/sync-payment.ts";
import { describeByTurns } from "#tests/support/databases.ts";
import { GuestBrowser, signInMail } from "#tests/support/guest-site.ts";
import { BY, client, organisationSite } from "#tests/support/organisation-site.ts";
import { isToUnprovedGuest } from "./outbox.ts";

/** Mails of a booking to a mailbox that nobody has proved: few an hour go there (`send-outbox.ts`). */

describeByTurns("a mail to the guest of a booking", (database) => {
	const at = organisationSite(database);
	const booked = async () => at.rowOf((await at.book(new GuestBrowser(at.site))).answer.bookingNo);
	const isUnproved = (bookingId: number | null, recipient = client.email) =>
		isToUnprovedGuest(at.app.db, { booking_id: bookingId, recipient });

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
});
