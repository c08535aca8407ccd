import { sql } from "kysely";
import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { averageAnew } from "./write-review.ts";

/** Taking a guest's name out of what stays: bookings, mails, reviews, the guest himself. Each in the caller's transaction. */

/** Years that invoices are kept after the one they were issued in (Algemene wet inzake rijksbelastingen, article 52). */
export const INVOICE_YEARS = 7;

/** A booking without its guest; its mails say nothing any more, and none of them leaves. */
export async function forgetBooking(trx: Db, row: Pick<BookingRow, "booking_id" | "guest">): Promise<void> {
	const guest = {
		...row.guest,
		salutation: "neutral",
		firstname: "",
		lastname: "",
		email: "",
		telNumber: "",
		telE164: "",
		address: "",
		postalCode: "",
		placename: "",
		companyName: "",
		vatNumber: "",
	};
	await trx
		.updateTable("booking")
		.set({ guest: JSON.stringify(guest), company_name: "" })
		.where("booking_id", "=", row.booking_id)
		.execute();
	await emptyMails(trx).where("booking_id", "=", row.booking_id).execute();
}

/** Mails to a guest that belong to no booking. */
export async function forgetMails(trx: Db, guestId: number, email: string): Promise<void> {
	await emptyMails(trx)
		.where((where) => where.or([where("guest_id", "=", guestId), where("recipient", "=", email)]))
		.execute();
}

function emptyMails(trx: Db) {
	return trx
		.updateTable("email_outbox")
		.set({ recipient: "erased@erased.invalid", recipient_name: "", subject: "", html: "", text: "" })
		.set((update) => ({
			// What was not sent yet is not sent any more.
			status: update
				.case()
				.when("status", "in", ["queued", "sending"])
				.then("suppressed" as const)
				.else(update.ref("status"))
				.end(),
		}));
}

/** A guest without name, address, likes and reviews; nobody can sign in as him any more. */
export async function forgetGuest(trx: Db, guestId: number, publicId: string, now: Date): Promise<void> {
	const reviews = await trx
		.deleteFrom("review")
		.where("booking_id", "in", (select) =>
			select.selectFrom("booking").select("booking_id").where("guest_id", "=", guestId),
		)
		.returning("acco_id")
		.execute();
	await averageAnew(trx, [...new Set(reviews.map((row) => row.acco_id))]);
	await trx.deleteFrom("guest_like").where("guest_id", "=", guestId).execute();
	await trx.deleteFrom("guest_email_change").where("guest_id", "=", guestId).execute();
	await trx
		.updateTable("guest")
		.set({
			salutation: "neutral",
			firstname: "",
			lastname: "",
			tel_e164: "",
			address: "",
			postal_code: "",
			placename: "",
			marketing_consent_at: null,
			anonymised_at: now,
			// Unique, and no address: the name `invalid` belongs to nobody (RFC 2606).
			email: `${publicId}@erased.invalid`,
		})
		.where("guest_id", "=", guestId)
		.execute();
}

/** Takes a booking's papers away; only for those whose time is over. */
export async function dropPapers(trx: Db, bookingId: number): Promise<void> {
	await sql`SET LOCAL halcyon.retention = 'over'`.execute(trx);
	await trx.deleteFrom("document").where("booking_id", "=", bookingId).execute();
	await sql`SET LOCAL halcyon.retention = ''`.execute(trx);
}
