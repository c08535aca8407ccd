import { type BookingRow, factsOf, findBookingId, lockBooking } from "#db/bookings/booking-facts.ts";
import { replaceInstalments, replaceLines, updateBooking } from "#db/bookings/bookings.ts";
import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import {
	adjustmentOf,
	commissionAfter,
	isPayable,
	shiftInstalments,
	withAdjustment,
} from "#domain/booking/price-by-hand.ts";
import type { BookingState } from "#domain/booking/process.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { lineLabels } from "#i18n/price-lines.ts";
import type { App } from "../app.ts";
import { type Second, secondPerson } from "../staff/second-person.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import { announceTerms } from "./announce-terms.ts";
import type { Aim } from "./change-booking.ts";

/** A price by hand, which always needs a second person (docs/guides/bookings-and-payments.md#price-by-hand). */

export type PriceFailure =
	| "NOT_FOUND"
	| "STALE"
	| "INVALID_TRANSITION"
	| "PRICE_CHANGED"
	| "SAME_PRICE"
	| "TOO_LOW"
	| "SECOND_PERSON"
	| "BUSY";

/** States in which a price can still be another one. */
export const PRICEABLE_STATES: readonly BookingState[] = ["option", "confirmed", "completed"];

export interface PriceChange extends Aim {
	/** What the stay is to cost in all, on-site costs included. */
	readonly grandCents: number;
	/** What it cost where the change was asked for. */
	readonly beforeCents: number;
	readonly reason: string;
	/** Who asked for it. */
	readonly by: StaffActor;
	readonly second: Second | null;
}

/**
 * Gives a booking another price: one line makes the difference, instalments follow, what was paid beyond it goes back,
 * the guest gets the change with new documents.
 */
export function changePrice(
	app: Pick<App, "db" | "settings" | "clock" | "company" | "payments">,
	change: PriceChange,
): Promise<Result<BookingRow, PriceFailure>> {
	return transact<BookingRow, PriceFailure>(app.db, async (trx) => {
		const bookingId = await findBookingId(trx, change.bookingNo);
		const row = bookingId === null ? null : await lockBooking(trx, bookingId);
		if (!row) return fail("NOT_FOUND");
		if (change.version !== undefined && change.version !== row.version) return fail("STALE");
		const isOver = row.expires_at !== null && row.expires_at <= app.clock.now();
		if (isOver || !PRICEABLE_STATES.includes(row.state)) return fail("INVALID_TRANSITION");
		if (change.beforeCents !== row.grand_cents) return fail("PRICE_CHANGED");
		const differenceCents = change.grandCents - row.grand_cents;
		if (differenceCents === 0) return fail("SAME_PRICE");
		const before = await factsOf(trx, row);
		const was = adjustmentOf(before.lines);
		const adjusted = was + differenceCents;
		const lines = withAdjustment(before.lines, adjusted);
		if (!isPayable(lines, row.credits_cents)) return fail("TOO_LOW");
		if (!(await secondPerson(trx, app, change.second))) return fail("SECOND_PERSON");

		await replaceLines(trx, row.booking_id, lines, ({ code }) => lineLabels(code, row.home.country));
		const soon = Math.max(app.clock.today(), Math.min(app.clock.today() + 7, dayOf(row.arrival) - 1));
		const instalments = shiftInstalments(before.instalments, differenceCents, soon);
		await replaceInstalments(trx, row.booking_id, instalments);
		const paid = { baseCents: row.commission_base_cents, bp: row.commission_bp };
		const commission = commissionAfter(paid, was, adjusted);
		const after = await updateBooking(trx, row.booking_id, {
			total_cents: row.total_cents + differenceCents,
			grand_cents: change.grandCents,
			due_cents: row.due_cents + differenceCents,
			commission_base_cents: commission.baseCents,
			commission_cents: commission.cents,
			version: row.version + 1,
			updated_at: app.clock.now(),
		});
		await writeAudit(trx, {
			...trailActor(change.by),
			action: "changePrice",
			subjectKind: "booking",
			subjectId: row.booking_no,
			before: { grandCents: row.grand_cents, version: row.version },
			after: { grandCents: after.grand_cents, version: after.version, second: change.second?.by.publicId },
			reason: change.reason,
		});
		await announceTerms(trx, app, before, after, "price");
		return ok(after);
	});
}
