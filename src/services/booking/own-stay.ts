import { listStaysAt } from "#db/bookings/find-bookings.ts";
import type { Language } from "#domain/language.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import type { OwnStayView } from "#site/views/booking-view.ts";
import type { App } from "../app.ts";
import { isBookingProof } from "./booking-proof.ts";

/** Who asks, as the request shows it. */
export interface StayOwner {
	/** Who is signed in; null: nobody. */
	readonly guestId: number | null;
	/** What this browser keeps of a booking that it made; null: nothing. */
	readonly proofOf: (bookingNo: string) => string | null;
}

/**
 * The booking of whoever asks that has nights of a stay: whoever goes back to the form after booking is not told that
 * the nights are gone, but that they are theirs. Null: the nights are another's, of whom nothing is said.
 */
export async function ownStay(
	app: Pick<App, "db" | "settings">,
	accoId: string,
	stay: { readonly arrival: DayNumber; readonly departure: DayNumber },
	{ guestId, proofOf }: StayOwner,
	language: Language,
): Promise<OwnStayView | null> {
	const rows = await listStaysAt(app.db, accoId, stay);
	const own = rows.find((row) => {
		if (guestId !== null && row.guest_id === guestId) return true;
		const proof = proofOf(row.booking_no);
		return proof !== null && isBookingProof(app.settings.appSecret, row.booking_no, row.public_id, proof);
	});
	if (!own) return null;
	return {
		bookingNo: own.booking_no,
		state: own.state as OwnStayView["state"],
		arrival: own.arrival,
		departure: own.departure,
		href: guestHref(language, OWN_AREA, `bookings/${own.booking_no}`),
	};
}
