import { type BookingRow, linesOf, loadBooking, moneyOf } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { findCancellation, insertCancellation } from "#db/payments/cancellations.ts";
import { releaseBookingCredits } from "#db/payments/credits.ts";
import { type CancellationCause, type Settlement, settle, withRefund } from "#domain/booking/settlement.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { type Second, secondPerson } from "../staff/second-person.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { type Aim, type ChangeFailure, changeBooking } from "./change-booking.ts";
import { writeRefunds } from "./money.ts";

/** Giving up a stay that was confirmed. What it costs is shown first, and holds when it is done. */

type CancelApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments">;

/** What cancelling a booking now costs and gives back; null unless it is confirmed. */
export async function previewCancellation(
	app: Pick<App, "db" | "clock">,
	bookingNo: string,
	cause: CancellationCause,
): Promise<{ readonly settlement: Settlement; readonly version: number } | null> {
	const stored = await loadBooking(app.db, bookingNo);
	if (stored?.row.state !== "confirmed") return null;
	return { settlement: await settlementOf(app.db, app, stored.row, cause), version: stored.row.version };
}

/** What cancelling a booking costs and gives back by its policy, today. */
export async function settlementOf(
	db: Db,
	app: Pick<App, "clock">,
	row: BookingRow,
	cause: CancellationCause,
): Promise<Settlement> {
	const { received, refunded } = await moneyOf(db, row.booking_id);
	return settle({
		cause,
		policy: row.cancellation,
		lines: await linesOf(db, row.booking_id),
		arrival: dayOf(row.arrival),
		today: app.clock.today(),
		paidCents: received - refunded,
		creditsUsedCents: row.credits_cents,
	});
}

export interface CancelRequest extends Aim {
	readonly cause: CancellationCause;
	/** The fee that was shown; another one now is PRICE_CHANGED, and is shown before anything is done. */
	readonly shownFeeCents?: number | undefined;
	/** Money received and not sent back, as it was shown; another sum now is STALE. */
	readonly shownPaidCents?: number | undefined;
	/** Asked under the booking's lock; true: what led to it does not hold any more, INVALID_TRANSITION. */
	readonly unless?: (trx: Db) => Promise<boolean>;
	/** Money to give back, when it is another sum than the policy's; more of it needs a second person. */
	readonly refundCents?: number | undefined;
	readonly second?: Second | null;
	/** Who of the staff; absent for the guest. */
	readonly by?: StaffActor;
	readonly reason?: string;
}

export type CancelFailure = ChangeFailure | "PRICE_CHANGED" | "TOO_MUCH" | "SECOND_PERSON";

const NAMES = { guest: "cancel", staff: "cancel", host: "cancelForHost", unpaid: "lapseUnpaid" } as const;

/** Cancels: nights free, credits back, refund on its way, credit note and mails; answers the settlement. */
export async function cancelBooking(
	app: CancelApp,
	request: CancelRequest,
): Promise<Result<{ readonly row: BookingRow; readonly settlement: Settlement }, CancelFailure>> {
	const name = NAMES[request.cause];
	let settlement: Settlement | undefined;
	const changed = await changeBooking<Exclude<CancelFailure, ChangeFailure> | "STALE" | "INVALID_TRANSITION">(
		app,
		request,
		name,
		async (trx, row) => {
			if (await request.unless?.(trx)) return fail("INVALID_TRANSITION");
			settlement = await settlementOf(trx, app, row, request.cause);
			if (request.shownPaidCents !== undefined && request.shownPaidCents !== settlement.paidCents) return fail("STALE");
			if (request.shownFeeCents !== undefined && request.shownFeeCents !== settlement.feeCents)
				return fail("PRICE_CHANGED");
			const agreed = settlementAgreed(settlement, request);
			if (!agreed) return fail("TOO_MUCH");
			if (agreed !== settlement && !(await secondPerson(trx, app, request.second))) return fail("SECOND_PERSON");
			settlement = agreed;
			return ok({
				name,
				...(request.by
					? trailActor(request.by)
					: { actor: request.cause === "unpaid" ? ("timer" as const) : ("guest" as const) }),
				...(request.reason ? { reason: request.reason } : {}),
				extras: { settlement },
			});
		},
		async (trx, row) => {
			if (settlement)
				await settleRows(
					trx,
					app,
					row,
					settlement,
					request.by?.publicId ?? (name === "lapseUnpaid" ? "timer" : "guest"),
				);
		},
	);
	if (!changed.ok) return changed;
	return settlement ? ok({ row: changed.value, settlement }) : fail("INVALID_TRANSITION");
}

/** What holds in place of the policy; null when there is not so much to give back, or it would be less. */
function settlementAgreed(policy: Settlement, { cause, refundCents }: CancelRequest): Settlement | null {
	if (refundCents === undefined || refundCents === policy.refundCents) return policy;
	return cause === "staff" ? withRefund(policy, refundCents) : null;
}

async function settleRows(trx: Db, app: CancelApp, row: BookingRow, settlement: Settlement, by: string): Promise<void> {
	const now = app.clock.now();
	await insertCancellation(trx, row.booking_id, settlement, now);
	await releaseBookingCredits(trx, row.booking_id, settlement.creditCents, by);
	if (settlement.refundCents === 0) return;
	const reason = settlement.cause === "host" ? "host" : "cancellation";
	const refund = { bookingId: row.booking_id, cents: settlement.refundCents, reason, now, today: app.clock.today() };
	await writeRefunds(trx, { ...refund, reason });
}

/** What was agreed and how it was settled, for pages of a cancelled booking. */
export async function settledOf(db: Db, bookingId: number): Promise<Settlement | null> {
	const row = await findCancellation(db, bookingId);
	if (!row) return null;
	return {
		cause: row.cause,
		daysBefore: row.days_before,
		feeBp: row.fee_bp,
		travelCents: row.travel_cents,
		feeCents: row.fee_cents,
		insuranceCents: row.insurance_cents,
		paidCents: row.paid_cents,
		refundCents: row.refund_cents,
		creditCents: row.credit_cents,
		payableCents: row.payable_cents,
	};
}
