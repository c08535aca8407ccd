import { type RawBuilder, sql } from "kysely";
import type { BookingState } from "#domain/booking/process.ts";
import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { Db } from "../connection/client.ts";

/** Bookings that are due for a timed mail and have not had it; the caller gives the times. */

/** All that are due, or one of them if it is. */
export interface Only {
	readonly bookingId?: number;
}

function bookingsIn(db: Db, state: BookingState, { bookingId }: Only) {
	const bookings = db.selectFrom("booking as b").select("b.booking_id").where("b.state", "=", state);
	return bookingId === undefined ? bookings : bookings.where("b.booking_id", "=", bookingId);
}

/** Bookings in a state, without a mail of a kind since they became of this stay. */
function without(db: Db, kind: string, state: BookingState, only: Only) {
	return bookingsIn(db, state, only).where(({ not, exists, selectFrom }) =>
		not(
			exists(
				selectFrom("email_outbox as m")
					.select("m.outbox_id")
					.whereRef("m.booking_id", "=", "b.booking_id")
					.where("m.kind", "=", kind)
					.where(sql<boolean>`m.created_at >= coalesce(b.rebooked_at, '-infinity')`),
			),
		),
	);
}

async function keys(query: ReturnType<typeof bookingsIn>): Promise<readonly number[]> {
	return (await query.execute()).map((row) => row.booking_id);
}

/** Money that came in for the booking `b` and was not sent back. */
const PAID = sql<number>`(SELECT coalesce(sum(p.cents), 0) FROM payment p WHERE p.booking_id = b.booking_id AND p.status = 'paid')
	- (SELECT coalesce(sum(r.cents), 0) FROM refund r WHERE r.booking_id = b.booking_id)`;

/** Options that end within a time, without a reminder. */
export function listOptionsToRemind(db: Db, now: Date, endingUntil: Date, only: Only = {}): Promise<readonly number[]> {
	return keys(
		without(db, "option_reminder", "option", only)
			.where("b.expires_at", ">", now)
			.where("b.expires_at", "<=", endingUntil),
	);
}

/** Requests made until an instant that were not reported to staff. */
export function listRequestsToReport(db: Db, madeUntil: Date, only: Only = {}): Promise<readonly number[]> {
	return keys(without(db, "staff_application_alarm", "application", only).where("b.created_at", "<=", madeUntil));
}

/** True for an instalment `i` without a mail of a kind; the mail's version is its instalment. */
const notNotified = (kind: RawBuilder<unknown>) => sql<boolean>`NOT EXISTS (SELECT 1 FROM email_outbox m
	WHERE m.booking_id = i.booking_id AND m.kind = ${kind} AND m.version = i.seq + 1)`;

/** A mail that instalments due until a day call for. */
export interface PaymentReminder {
	readonly kind: string;
	readonly dueUntil: DayNumber;
}

/**
 * Confirmed bookings with an instalment that is not paid and calls for a mail that it has not had. Of the reminders
 * the first of the list whose day has come counts; staff are notified too, from a day of its own.
 */
export function listPaymentsToRemind(
	db: Db,
	reminders: readonly PaymentReminder[],
	staff: PaymentReminder,
	only: Only = {},
): Promise<readonly number[]> {
	const whens = reminders.map(({ kind, dueUntil }) => sql`WHEN i.due_on <= ${isoOf(dueUntil)}::date THEN ${kind}`);
	const reminder = sql`CASE ${sql.join(whens, sql` `)} END`;
	return keys(
		bookingsIn(db, "confirmed", only).where(
			sql<boolean>`EXISTS (SELECT 1 FROM instalment i WHERE i.booking_id = b.booking_id
				AND ${PAID} < (SELECT sum(j.cents) FROM instalment j WHERE j.booking_id = i.booking_id AND j.seq <= i.seq)
				AND ((${reminder} IS NOT NULL AND ${notNotified(reminder)})
					OR (i.due_on <= ${isoOf(staff.dueUntil)}::date AND ${notNotified(sql`${staff.kind}`)})))`,
		),
	);
}

/** Paid bookings that begin until a day and are not over before today, without their travel information. */
export function listDueTravelInformation(
	db: Db,
	today: DayNumber,
	arrivingUntil: DayNumber,
	only: Only = {},
): Promise<readonly number[]> {
	return keys(
		without(db, "travel_information", "confirmed", only)
			.where("b.arrival", "<=", isoOf(arrivingUntil))
			.where("b.departure", ">=", isoOf(today))
			.where(sql<boolean>`${PAID} >= b.due_cents`),
	);
}

/** Stays that ended after a day and until another, whose guests were not asked for a review. */
export function listReviewsToAsk(
	db: Db,
	endedAfter: DayNumber,
	endedUntil: DayNumber,
	only: Only = {},
): Promise<readonly number[]> {
	return keys(
		without(db, "review", "completed", only)
			.where("b.departure", "<=", isoOf(endedUntil))
			.where("b.departure", ">", isoOf(endedAfter)),
	);
}
