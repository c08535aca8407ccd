import { lockBooking, lockFreeBooking } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { EXPIRY, type ExpiringState } from "#domain/booking/process.ts";
import type { BookingApp } from "./booking-app.ts";
import { takeTransition } from "./transition.ts";

/**
 * Ends a booking whose waiting time is over, with its mail, in the caller's transaction. False when it does not
 * wait, or not long enough, or (with `skipLocked`) another process has it in hand.
 */
export async function expireBooking(
	trx: Db,
	app: BookingApp,
	bookingId: number,
	options: { readonly skipLocked: boolean } = { skipLocked: false },
): Promise<boolean> {
	if (options.skipLocked && !(await lockFreeBooking(trx, bookingId))) return false;
	const row = await lockBooking(trx, bookingId);
	if (!row?.expires_at || row.expires_at > app.clock.now()) return false;
	const done = await takeTransition(trx, app, row, { name: EXPIRY[row.state as ExpiringState], actor: "timer" });
	return done.ok;
}
