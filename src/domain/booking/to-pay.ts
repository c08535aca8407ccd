import type { Cents } from "../money.ts";
import type { BookingState } from "./process.ts";

/** States in which what is due has to be paid. */
const OWING: readonly BookingState[] = ["option", "pending_payment", "confirmed", "completed"];

/**
 * What is still to be paid for a booking.
 *
 * @param paidCents money received and not sent back
 * @param settled how it was settled, if it was cancelled after it had been confirmed
 */
export function toPayCents(
	{ state, dueCents, paidCents }: { readonly state: BookingState; readonly dueCents: Cents; readonly paidCents: Cents },
	settled: { readonly payableCents: Cents; readonly paidCents: Cents; readonly refundCents: Cents } | null,
): Cents {
	if (OWING.includes(state)) return Math.max(0, dueCents - paidCents);
	if (state !== "cancelled" || !settled) return 0;
	// What the cancellation left to pay, less what came in since.
	return Math.max(0, settled.payableCents + settled.paidCents - settled.refundCents - paidCents);
}
