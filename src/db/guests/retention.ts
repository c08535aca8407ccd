import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

/** Bookings and guests whose names need not be kept any more. */

/** One booking or guest, or so many at most. */
export type Which = { readonly limit: number } | { readonly id: number };

/** When names go. */
export interface BookingsKept {
	/** What came to nothing until then is forgotten. */
	readonly ranOutUntil: Date;
	/** Invoices issued from this day on are kept, ISO. */
	readonly invoicesFrom: string;
}

/** Whether the booking `b` names its guest; a free hold knows the address alone. */
const NAMES_GUEST = sql<boolean>`(b.guest->>'lastname' <> '' OR b.guest->>'email' <> '')`;

/**
 * Keys of bookings that are over and still name their guest, themselves or in their documents, and need not: those that
 * were neither confirmed nor paid, and those whose invoices are older than the law asks for. Who leaves the provider's
 * page leaves a row of a payment as well: only one that came in, or still may, counts.
 */
export async function listBookingsToForget(
	db: Db,
	{ ranOutUntil, invoicesFrom }: BookingsKept,
	which: Which,
): Promise<readonly number[]> {
	const due = db
		.selectFrom("booking as b")
		.select("b.booking_id as id")
		.where(sql<boolean>`(${NAMES_GUEST}
			OR EXISTS (SELECT 1 FROM document d WHERE d.booking_id = b.booking_id))`)
		.where("b.state", "in", ["completed", "cancelled", "expired", "declined"])
		.where((where) =>
			where.or([
				sql<boolean>`b.confirmed_at IS NULL AND coalesce(b.ended_at, b.updated_at) <= ${ranOutUntil}
					AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.booking_id = b.booking_id AND p.status IN ('open', 'paid'))`,
				sql<boolean>`b.departure < ${invoicesFrom}::date
					AND NOT EXISTS (SELECT 1 FROM document d WHERE d.booking_id = b.booking_id AND d.issued_at >= ${invoicesFrom}::date)`,
			]),
		);
	const rows = await ("id" in which ? due.where("b.booking_id", "=", which.id) : due.limit(which.limit)).execute();
	return rows.map((row) => row.id);
}

/** Keys of guests made until an instant whom no booking names, who are not signed in and own no credit. */
export async function listGuestsToForget(db: Db, madeUntil: Date, now: Date, which: Which): Promise<readonly number[]> {
	const due = db
		.selectFrom("guest as g")
		.select("g.guest_id as id")
		.where("g.anonymised_at", "is", null)
		.where("g.created_at", "<=", madeUntil)
		.where(
			sql<boolean>`NOT EXISTS (SELECT 1 FROM booking b WHERE b.guest_id = g.guest_id AND ${NAMES_GUEST})
				AND NOT EXISTS (SELECT 1 FROM guest_session s WHERE s.guest_id = g.guest_id AND s.expires_at > ${now})
				AND coalesce((SELECT sum(c.cents) FROM guest_credit_entry c WHERE c.guest_id = g.guest_id), 0) = 0`,
		);
	const rows = await ("id" in which ? due.where("g.guest_id", "=", which.id) : due.limit(which.limit)).execute();
	return rows.map((row) => row.id);
}
