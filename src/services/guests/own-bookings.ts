import { type BookingRow, findBookingByNumber } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { BOOKING_NUMBER } from "#domain/booking/booking-number.ts";

/** A booking of one guest. What is another's is not told apart from what does not exist. */
export async function ownBooking(db: Db, guestId: number, bookingNo: string): Promise<BookingRow | null> {
	if (!BOOKING_NUMBER.test(bookingNo)) return null;
	const row = await findBookingByNumber(db, bookingNo);
	return row?.guest_id === guestId ? row : null;
}
