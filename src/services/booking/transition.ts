import { changeClaim, releaseBooking } from "#db/availability/claims.ts";
import { type BookingRow, moneyOf } from "#db/bookings/booking-facts.ts";
import { type BookingChanges, updateBooking } from "#db/bookings/bookings.ts";
import { returnDiscountUse } from "#db/bookings/discount-codes.ts";
import type { Db } from "#db/connection/client.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { releaseBookingCredits } from "#db/payments/credits.ts";
import { type Actor, checkTransition, type Transition, type TransitionName } from "#domain/booking/process.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type AnnounceExtras, announce } from "./announce.ts";
import type { BookingApp } from "./booking-app.ts";
import { writeRefunds } from "./money.ts";

/** Written by a transition alone. */
type OwnColumn =
	| "booking_id"
	| "booking_no"
	| "state"
	| "version"
	| "expires_at"
	| "updated_at"
	| "confirmed_at"
	| "completed_at"
	| "ended_at";

export interface Change {
	readonly name: TransitionName;
	readonly actor: Actor;
	/** Who of the staff, or which owner; no name and no address. */
	readonly actorId?: string;
	/** From where somebody of the staff acts. */
	readonly network?: string;
	readonly reason?: string;
	/** When the new state runs out; only for states that wait. */
	readonly expiresAt?: Date | null;
	/** Other columns that change with it; not those that are the transition's own. */
	readonly patch?: Omit<BookingChanges, OwnColumn>;
	/** Facts for its mails and documents beside the booking. */
	readonly extras?: AnnounceExtras;
}

export type TransitionRefusal = "INVALID_TRANSITION" | "FORBIDDEN" | "NOT_AVAILABLE";

/**
 * Takes a booking, locked by the caller, through a transition, with all that belongs to it: state, nights,
 * discount code, credits, trail, documents and mails, in the caller's transaction. NOT_AVAILABLE when the nights
 * that it kept are another's. Who needs new nights claims them before (claim-nights.ts).
 */
export async function takeTransition(
	trx: Db,
	app: BookingApp,
	row: BookingRow,
	change: Change,
): Promise<Result<BookingRow, TransitionRefusal>> {
	const checked = checkTransition(row.state, change.name, change.actor);
	if (!checked.ok) return checked;
	const transition = checked.value;
	const now = app.clock.now();
	const expiresAt = change.expiresAt ?? null;
	if (!(await moveNights(trx, row.booking_id, transition, expiresAt, now))) return fail("NOT_AVAILABLE");
	const { to } = transition;
	const over = to === "expired" || to === "cancelled" || to === "declined";
	const changed = await updateBooking(trx, row.booking_id, {
		// First: the transition's own values win over the caller's.
		...change.patch,
		state: to,
		expires_at: expiresAt,
		version: row.version + 1,
		updated_at: now,
		...(to === "confirmed" ? { confirmed_at: now, ended_at: null } : {}),
		...(to === "completed" ? { completed_at: now } : {}),
		...(over ? { ended_at: now } : {}),
	});
	// What came to nothing uses no code and no credits; a booking that was confirmed is settled instead.
	if (over && row.state !== "confirmed") {
		await returnDiscountUse(trx, row.booking_id);
		await releaseBookingCredits(trx, row.booking_id, row.credits_cents, change.actorId ?? change.actor);
		await sendPartBack(trx, app, changed);
	}
	const isExtended = change.name === "extendOption" || change.name === "extendHold";
	await writeAudit(trx, {
		actor: change.actor,
		...(change.actorId ? { actorId: change.actorId } : {}),
		action: change.name,
		subjectKind: "booking",
		subjectId: row.booking_no,
		before: { state: row.state, version: row.version, ...(isExtended ? { heldUntil: row.expires_at } : {}) },
		after: { state: to, version: changed.version, ...(isExtended ? { heldUntil: expiresAt } : {}) },
		...(change.reason ? { reason: change.reason } : {}),
		...(change.network ? { network: change.network } : {}),
	});
	await announce(trx, app, changed, transition, change.extras ?? {});
	return ok(changed);
}

/** A part of the first instalment that came in for what then came to nothing goes back. */
async function sendPartBack(trx: Db, app: BookingApp, row: BookingRow): Promise<void> {
	const { received, refunded } = await moneyOf(trx, row.booking_id);
	const cents = received - refunded;
	if (cents <= 0) return;
	const reason = row.state === "expired" ? ("late_payment" as const) : ("cancellation" as const);
	const when = { now: app.clock.now(), today: app.clock.today() };
	await writeRefunds(trx, { bookingId: row.booking_id, cents, reason, ...when });
}

/** Does to the nights what the transition says; false when they are not there to be kept. */
async function moveNights(
	trx: Db,
	bookingId: number,
	{ nights }: Transition,
	expiresAt: Date | null,
	now: Date,
): Promise<boolean> {
	switch (nights) {
		case "hold":
		case "option":
		case "booking":
			return changeClaim(trx, bookingId, { kind: nights, expiresAt: nights === "booking" ? null : expiresAt });
		case "release":
			await releaseBooking(trx, bookingId, now);
			return true;
		case "keep":
		case "none":
			return true;
	}
}
