import { listUnits } from "#db/accommodations/accommodations.ts";
import { insertClaim } from "#db/availability/claims.ts";
import { type BookingRow, findBookingId, lockBooking } from "#db/bookings/booking-facts.ts";
import { findBooking } from "#db/bookings/find-bookings.ts";
import type { Tx } from "#db/connection/client.ts";
import { EXCLUSION_VIOLATION, isSqlError, transact } from "#db/connection/transact.ts";
import { transitionOf } from "#domain/booking/process.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { clearForClaim } from "./claim-nights.ts";
import { type Change, type TransitionRefusal, takeTransition } from "./transition.ts";

export type ChangeFailure = TransitionRefusal | "NOT_FOUND" | "STALE" | "BUSY";

/** Which booking, and what the caller saw of it. */
export interface Aim {
	readonly bookingNo: string;
	/** The version that the caller saw; another one is STALE. Absent: any version. */
	readonly version?: number | undefined;
}

/** What a change needs to know of the booking before it is made; a failure refuses it. */
export type Prepare<Failure> = (trx: Tx, row: BookingRow) => Promise<Result<Change, Failure>> | Result<Change, Failure>;

/** Steps that bring a stay nearer to being booked. */
const BOOKS: ReadonlySet<Change["name"]> = new Set(["acceptApplication", "confirmOption"]);

/**
 * Takes a booking through one transition, in a transaction of its own: claims nights first where the transition
 * needs new ones, locks the booking, asks `prepare` for the change, makes it, and runs `after` with the changed row.
 * What ran out counts as over although no timer has looked at it yet: INVALID_TRANSITION.
 */
export async function changeBooking<Failure = never>(
	app: Pick<App, "db" | "settings" | "clock" | "company" | "payments">,
	aim: Aim,
	name: Change["name"],
	prepare: Prepare<Failure>,
	after?: (trx: Tx, row: BookingRow) => Promise<void>,
): Promise<Result<BookingRow, ChangeFailure | Failure>> {
	const bookingId = await findBookingId(app.db, aim.bookingNo);
	if (bookingId === null) return fail("NOT_FOUND");
	try {
		return await transact<BookingRow, ChangeFailure | Failure>(app.db, async (trx) => {
			const transition = transitionOf(name);
			const needsNights = transition.from === "application" && transition.nights === "option";
			const units = needsNights ? await clearNightsOf(trx, app, bookingId) : [];
			const row = await lockBooking(trx, bookingId);
			if (!row) return fail("NOT_FOUND");
			if (aim.version !== undefined && aim.version !== row.version) return fail("STALE");
			if (row.expires_at && row.expires_at <= app.clock.now()) return fail("INVALID_TRANSITION");
			if (row.state !== transition.from) return fail("INVALID_TRANSITION");
			// A stay whose first day is past cannot be booked.
			if (BOOKS.has(name) && dayOf(row.arrival) < app.clock.today()) return fail("INVALID_TRANSITION");
			const change = await prepare(trx, row);
			if (!change.ok) return change;
			if (needsNights) {
				await insertClaim(trx, {
					bookingId,
					unitIds: units,
					stay: { arrival: dayOf(row.arrival), departure: dayOf(row.departure) },
					kind: "option",
					expiresAt: change.value.expiresAt ?? null,
				});
			}
			const done = await takeTransition(trx, app, row, change.value);
			if (!done.ok) return done;
			await after?.(trx, done.value);
			return ok(done.value);
		});
	} catch (error) {
		if (isSqlError(error, EXCLUSION_VIOLATION)) return fail("NOT_AVAILABLE");
		throw error;
	}
}

async function clearNightsOf(
	trx: Tx,
	app: Pick<App, "settings" | "clock" | "company" | "payments">,
	bookingId: number,
): Promise<readonly string[]> {
	const booking = await findBooking(trx, bookingId);
	if (!booking) return [];
	const { acco_id, arrival, departure } = booking;
	const units = await listUnits(trx, acco_id);
	await clearForClaim(trx, app, units, { arrival: dayOf(arrival), departure: dayOf(departure) }, bookingId);
	return units;
}
