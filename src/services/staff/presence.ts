import { findBookingId } from "#db/bookings/booking-facts.ts";
import { listPresent, notePresence } from "#db/staff/presence.ts";
import type { App } from "../app.ts";

/** Who has the same booking open now. Shown to staff, written to no trail, and over a while after the last look. */

/** How long a look counts; the page of a booking looks again three times within it (features/office/present.tsx). */
const SECONDS = 90;

/** Notes that somebody looks at a booking; answers the names of the others who do. null: there is no such booking. */
export async function lookAtBooking(
	{ db }: Pick<App, "db">,
	bookingNo: string,
	staffId: number,
): Promise<readonly string[] | null> {
	const bookingId = await findBookingId(db, bookingNo);
	if (bookingId === null) return null;
	await notePresence(db, bookingId, staffId);
	return listPresent(db, bookingId, { except: staffId, seconds: SECONDS });
}
