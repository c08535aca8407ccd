import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { BOOKING_NUMBER } from "#domain/booking/booking-number.ts";

/** Bookings of one guest. What is another's is not told apart from what does not exist. */

export async function ownBooking(db: Db, guestId: number, bookingNo: string): Promise<BookingRow | null> {
	if (!BOOKING_NUMBER.test(bookingNo)) return null;
	const row = await db
		.selectFrom("booking")
		.selectAll()
		.where("booking_no", "=", bookingNo)
		.where("guest_id", "=", guestId)
		.executeTakeFirst();
	return row ?? null;
}

/** All bookings of a guest, the latest arrival first. */
export async function ownBookings(db: Db, guestId: number): Promise<readonly BookingRow[]> {
	return db
		.selectFrom("booking")
		.selectAll()
		.where("guest_id", "=", guestId)
		.orderBy("arrival", "desc")
		.orderBy("booking_id", "desc")
		.execute();
}

/** The key of a paper by its public id, if it is of a booking of the guest. */
export async function ownDocument(
	db: Db,
	guestId: number,
	publicId: string,
): Promise<{ readonly documentId: number } | null> {
	const row = await db
		.selectFrom("document as d")
		.innerJoin("booking as b", "b.booking_id", "d.booking_id")
		.select("d.document_id")
		.where("d.public_id", "=", publicId)
		.where("b.guest_id", "=", guestId)
		.executeTakeFirst();
	return row ? { documentId: row.document_id } : null;
}
