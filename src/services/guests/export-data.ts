import { randomInt } from "node:crypto";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import { listBookingsOfGuest } from "#db/bookings/find-bookings.ts";
import { listSubmissionsOfAddresses } from "#db/forms/form-submissions.ts";
import { findSubscription } from "#db/forms/newsletter.ts";
import { listAuthEvents } from "#db/guests/auth-log.ts";
import { loadBookingParts } from "#db/guests/export.ts";
import { type GuestRow, getGuest, listFormerAddresses } from "#db/guests/guests.ts";
import { listLikes } from "#db/guests/likes.ts";
import { listPasskeysOf } from "#db/guests/passkeys.ts";
import { listSessions } from "#db/guests/sessions.ts";
import { listMailsOfGuest, queueMail } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { listCreditEntries } from "#db/payments/credits.ts";
import { accountMail } from "#mail/account-mails.ts";
import { href } from "#site/href.ts";
import { authSubject } from "../access/auth-log.ts";
import { passkeyLine } from "../access/passkey-line.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { AREA } from "./auth-log.ts";

/**
 * Everything that we hold of a guest, as data (Regulation (EU) 2016/679, articles 15 and 20). Commissions, notes of
 * staff and keys are no data of the guest's and are left out: each member is named here, none comes by itself.
 */
export async function exportData(app: Pick<App, "db" | "clock" | "settings">, guestId: number): Promise<object> {
	const { db } = app;
	const guest = await getGuest(db, guestId);
	const { public_id: id } = guest;
	await db.transaction().execute(async (trx) => {
		await writeAudit(trx, { actor: "guest", action: "exportData", subjectKind: "guest", subjectId: id });
		const url = app.settings.publicUrl + href("guest", guest.lang, { guestId: id, path: ["profile"] });
		await queueMail(trx, {
			messageId: randomId(),
			bookingId: null,
			guestId,
			kind: "data_export",
			// Each is a mail of its own.
			version: randomInt(1, 2 ** 31),
			lang: guest.lang,
			recipient: guest.email,
			recipientName: guest.firstname,
			...(await accountMail("data_export", { name: guest.firstname, url, at: app.clock.now() }, guest.lang)),
		});
	});
	return dataOf(app, guest);
}

/** The same for a member of staff whom the guest has asked; noted in the trail. */
export async function exportDataFor(
	app: Pick<App, "db" | "clock" | "settings">,
	guest: GuestRow,
	by: StaffActor,
): Promise<object> {
	await writeAudit(app.db, {
		...trailActor(by),
		action: "exportData",
		subjectKind: "guest",
		subjectId: guest.public_id,
	});
	return dataOf(app, guest);
}

async function dataOf(app: Pick<App, "db" | "clock" | "settings">, guest: GuestRow): Promise<object> {
	const { db } = app;
	const { guest_id: guestId } = guest;
	const bookings = await listBookingsOfGuest(db, guestId);
	const parts = await loadBookingParts(
		db,
		bookings.map((row) => row.booking_id),
	);
	const subscription = await findSubscription(db, guest.email);
	const emails = [guest.email, ...(await listFormerAddresses(db, guestId))];
	const { guest_id: _key, public_id: id, ...profile } = guest;
	return {
		exportedAt: app.clock.now().toISOString(),
		guest: { id, ...profile },
		bookings: bookings.map((row) => bookingOf(row, parts)),
		credits: await listCreditEntries(db, guestId),
		favourites: await listLikes(db, guestId),
		newsletter: subscription ? [subscription] : [],
		forms: await listSubmissionsOfAddresses(db, emails),
		mails: await listMailsOfGuest(db, { guestId, emails }),
		sessions: await listSessions(db, guestId),
		passkeys: (await listPasskeysOf(db, { area: AREA, id: guestId })).map(passkeyLine),
		signIns: await listAuthEvents(db, { area: AREA, subject: authSubject(app, guest.email) }),
	};
}

function bookingOf(row: BookingRow, parts: Awaited<ReturnType<typeof loadBookingParts>>): object {
	const { booking_id: bookingId } = row;
	return {
		bookingNo: row.booking_no,
		type: row.type,
		state: row.state,
		accoId: row.acco_id,
		lang: row.lang,
		arrival: row.arrival,
		departure: row.departure,
		guest: row.guest,
		home: row.home,
		adults: row.adults,
		children: row.children,
		babies: row.babies,
		pets: row.pets,
		totalCents: row.total_cents,
		grandCents: row.grand_cents,
		creditsCents: row.credits_cents,
		depositCents: row.deposit_cents,
		discountCode: row.discount_code,
		cancellationPolicy: row.cancellation,
		termsVersion: row.terms_version,
		termsAcceptedAt: row.terms_accepted_at,
		bookedAt: row.created_at,
		confirmedAt: row.confirmed_at,
		endedAt: row.ended_at,
		completedAt: row.completed_at,
		lines: parts.lines.get(bookingId) ?? [],
		instalments: parts.instalments.get(bookingId) ?? [],
		payments: parts.payments.get(bookingId) ?? [],
		refunds: parts.refunds.get(bookingId) ?? [],
		cancellation: parts.cancellation.get(bookingId) ?? [],
		documents: parts.documents.get(bookingId) ?? [],
		reviews: parts.reviews.get(bookingId) ?? [],
	};
}
