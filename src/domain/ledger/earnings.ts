import type { BookingState } from "../booking/process.ts";
import { keptCommission, type Settlement } from "../booking/settlement.ts";
import type { Cents } from "../money.ts";

/**
 * What a booking earns whoever is paid of it (docs/guides/bookings-and-payments.md#ledger). The database reckons the
 * same when a booking changes (`ledger_targets`, migration 0090); the walks over bookings compare the two.
 */

type Shares = Pick<Settlement, "feeBp" | "feeCents" | "travelCents">;

/** A booking as far as it decides what is earned. `settlement`: of a cancelled one. */
export interface EarningBooking {
	readonly state: BookingState;
	readonly settlement: Shares | null;
}

/**
 * A sum as the booking stands: all of it where the stay stands, as much as the fee is of the travel sum where it was
 * cancelled; null where nothing was sold.
 */
export function earnedOf(cents: Cents, { state, settlement }: EarningBooking): Cents | null {
	if (state === "confirmed" || state === "completed") return cents;
	return state === "cancelled" && settlement ? keptCommission(cents, settlement) : null;
}
