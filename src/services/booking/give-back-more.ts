import { type BookingRow, factsOf, findBookingId, lockBooking } from "#db/bookings/booking-facts.ts";
import { updateBooking } from "#db/bookings/bookings.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { lowerCancellationFee } from "#db/payments/cancellations.ts";
import { withLowerFee } from "#domain/booking/settlement.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { type Second, secondPerson } from "../staff/second-person.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { settledOf } from "./cancel.ts";
import type { Aim } from "./change-booking.ts";
import { issueDocuments } from "./documents.ts";
import { writeRefunds } from "./money.ts";

/** Money back beyond the policy for a booking that is cancelled already; always with a second person. */

export type GiveBackFailure = "NOT_FOUND" | "STALE" | "INVALID_TRANSITION" | "TOO_MUCH" | "SECOND_PERSON" | "BUSY";

export interface GiveBack extends Aim {
	/** By how much the fee is lowered: less is owed first, the rest goes back. */
	readonly cents: number;
	readonly reason: string;
	/** Who asked for it. */
	readonly by: StaffActor;
	readonly second: Second | null;
}

/** Lowers the fee of a cancellation, with a credit note for it; what came in beyond the new fee goes back. */
export function giveBackMore(
	app: Pick<App, "db" | "settings" | "clock" | "company" | "payments">,
	request: GiveBack,
): Promise<Result<BookingRow, GiveBackFailure>> {
	return transact<BookingRow, GiveBackFailure>(app.db, async (trx) => {
		const bookingId = await findBookingId(trx, request.bookingNo);
		const row = bookingId === null ? null : await lockBooking(trx, bookingId);
		if (!row) return fail("NOT_FOUND");
		if (request.version !== undefined && request.version !== row.version) return fail("STALE");
		const settled = row.state === "cancelled" ? await settledOf(trx, row.booking_id) : null;
		if (!settled) return fail("INVALID_TRANSITION");
		const lowered = withLowerFee(settled, request.cents);
		if (!lowered) return fail("TOO_MUCH");
		const { paidCents } = await factsOf(trx, row);
		// What is kept in the end: what had come in, less what goes back, with what is still owed.
		const keptCents = lowered.paidCents - lowered.refundCents + lowered.payableCents;
		const backCents = Math.max(0, paidCents - keptCents);
		if (!(await secondPerson(trx, app, request.second))) return fail("SECOND_PERSON");

		const [now, today] = [app.clock.now(), app.clock.today()];
		const refund = { bookingId: row.booking_id, cents: backCents, reason: "agreed" as const, now, today };
		if ((await writeRefunds(trx, refund)) !== backCents) return fail("TOO_MUCH");
		await lowerCancellationFee(trx, row.booking_id, lowered);
		const after = await updateBooking(trx, row.booking_id, { version: row.version + 1, updated_at: now });
		await writeAudit(trx, {
			...trailActor(request.by),
			action: "giveBackMore",
			subjectKind: "booking",
			subjectId: row.booking_no,
			before: { feeCents: settled.feeCents, version: row.version },
			after: {
				feeCents: lowered.feeCents,
				refundCents: backCents,
				version: after.version,
				second: request.second?.by.publicId,
			},
			reason: request.reason,
		});
		const extras = { lowered: { feeCents: request.cents, refundCents: backCents } };
		await issueDocuments(trx, app, after, await factsOf(trx, after), ["credit_note"], extras);
		return ok(after);
	});
}
