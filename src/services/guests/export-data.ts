import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { queueMail } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { accountMail } from "#mail/account-mails.ts";
import { href } from "#site/href.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { authSubject } from "./auth-log.ts";
import { likesOf } from "./likes.ts";
import { ownBookings } from "./own-bookings.ts";

/**
 * Everything that we hold of a guest, as data (Regulation (EU) 2016/679, articles 15 and 20). Commissions, notes of
 * staff and keys are no data of the guest's and are left out: each member is named here, none comes by itself.
 */
export async function exportData(app: Pick<App, "db" | "clock" | "settings">, guestId: number): Promise<object> {
	const { db } = app;
	const guest = await db.selectFrom("guest").selectAll().where("guest_id", "=", guestId).executeTakeFirstOrThrow();
	const bookings = await ownBookings(db, guestId);
	const { guest_id: _key, public_id: id, ...profile } = guest;
	await db.transaction().execute(async (trx) => {
		await writeAudit(trx, { actor: "guest", action: "exportData", subjectKind: "guest", subjectId: id });
		const url = app.settings.publicUrl + href("guest", guest.lang, { guestId: id, path: ["profile"] });
		await queueMail(trx, {
			messageId: randomId(),
			bookingId: null,
			kind: "data_export",
			lang: guest.lang,
			recipient: guest.email,
			recipientName: guest.firstname,
			...(await accountMail("data_export", { name: guest.firstname, url, at: app.clock.now() }, guest.lang)),
		});
	});
	return {
		exportedAt: app.clock.now().toISOString(),
		guest: { id, ...profile },
		bookings: await Promise.all(bookings.map((row) => bookingOf(db, row))),
		credits: await db
			.selectFrom("guest_credit_entry as e")
			.leftJoin("booking as b", "b.booking_id", "e.booking_id")
			.select(["e.cents", "e.reason", "e.expires_on", "e.created_at", "b.booking_no"])
			.where("e.guest_id", "=", guestId)
			.orderBy("e.entry_id")
			.execute(),
		favourites: await likesOf(db, guestId),
		newsletter: await db
			.selectFrom("newsletter_subscription")
			.select(["lang", "firstname", "state", "asked_at", "confirmed_at", "unsubscribed_at"])
			.where("email", "=", guest.email)
			.execute(),
		forms: await db
			.selectFrom("form_submission")
			.select(["form", "lang", "payload", "consent_at", "created_at", "delete_at"])
			.where("email", "=", guest.email)
			.orderBy("submission_id")
			.execute(),
		mails: await db
			.selectFrom("email_outbox")
			.select(["kind", "lang", "subject", "status", "created_at", "sent_at"])
			.where("recipient", "=", guest.email)
			.orderBy("outbox_id")
			.execute(),
		sessions: await db
			.selectFrom("guest_session")
			.select(["created_at", "expires_at", "verified_at"])
			.where("guest_id", "=", guestId)
			.execute(),
		signIns: await db
			.selectFrom("auth_log")
			.select(["at", "event", "network"])
			.where("area", "=", "guest")
			.where("subject", "=", authSubject(app, guest.email))
			.orderBy("auth_log_id")
			.execute(),
	};
}

async function bookingOf(db: Db, row: BookingRow): Promise<object> {
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
		lines: await db
			.selectFrom("booking_line")
			.select(["code", "label", "quantity", "unit_cents", "amount_cents", "pay"])
			.where("booking_id", "=", bookingId)
			.orderBy("seq")
			.execute(),
		instalments: await db
			.selectFrom("instalment")
			.select(["due_on", "cents"])
			.where("booking_id", "=", bookingId)
			.orderBy("seq")
			.execute(),
		payments: await db
			.selectFrom("payment")
			.select(["provider", "method", "status", "cents", "paid_at", "created_at"])
			.where("booking_id", "=", bookingId)
			.orderBy("payment_id")
			.execute(),
		refunds: await db
			.selectFrom("refund")
			.select(["cents", "reason", "status", "due_on", "created_at"])
			.where("booking_id", "=", bookingId)
			.orderBy("refund_id")
			.execute(),
		cancellation: await db
			.selectFrom("cancellation")
			.select(["cause", "days_before", "fee_cents", "refund_cents", "credit_cents", "payable_cents", "at"])
			.where("booking_id", "=", bookingId)
			.execute(),
		documents: await db
			.selectFrom("document")
			.select(["kind", "number", "lang", "content", "issued_at"])
			.where("booking_id", "=", bookingId)
			.orderBy("document_id")
			.execute(),
		reviews: await db
			.selectFrom("review")
			.select(["author", "country", "rating", "text", "stayed", "released", "created_at"])
			.where("booking_id", "=", bookingId)
			.execute(),
	};
}
