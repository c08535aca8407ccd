import { expiredClaims, lockUnits, releaseClaims } from "#db/availability/claims.ts";
import { lockBookings } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import type { BookingApp } from "./booking-app.ts";
import { expireBooking } from "./expire.ts";

/**
 * Locks the units and ends expired claims on these nights, with their bookings. Must run before
 * `insertClaim` in the same transaction, and before a discount code is counted
 * (docs/guides/bookings-and-payments.md#order-of-locks). `claimant`: a booking that is there already; it is locked here, in one order with those that ran out.
 */
export async function clearForClaim(
	trx: Db,
	app: BookingApp,
	unitIds: readonly string[],
	stay: Stay,
	claimant?: number,
): Promise<void> {
	await lockUnits(trx, unitIds);
	const now = app.clock.now();
	const over = await expiredClaims(trx, unitIds, stay, now);
	const bookingIds = [...new Set(over.map((claim) => claim.bookingId))].filter((id) => id !== null);
	// All before the first is ended: ending one takes its discount code, which others want with a booking in hand.
	await lockBookings(trx, claimant === undefined ? bookingIds : [...bookingIds, claimant]);
	// One after another, by design: each ends with its own trail and mails.
	for (const bookingId of bookingIds) await expireBooking(trx, app, bookingId);
	// Holds without a booking, and claims left by expired bookings.
	await releaseClaims(
		trx,
		over.map((claim) => claim.occupancyId),
		now,
	);
}
