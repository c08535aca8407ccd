import { dueTogether } from "#domain/pricing/due-together.ts";

/** The message that says what follows a booking: of its one payment, or of the first of two. */
export function noteOfBooking(isOnline: boolean, instalments: readonly { dueOn: string; cents: number }[]) {
	const isOne = dueTogether(instalments).length < 2;
	if (isOnline) return isOne ? "booking.noteBookingOnlineOne" : "booking.noteBookingOnline";
	return isOne ? "booking.noteBookingOne" : "booking.noteBooking";
}
