import type { BookedLine } from "../booking/facts.ts";
import type { BookingState } from "../booking/process.ts";
import { keptCommission, type Settlement } from "../booking/settlement.ts";
import { isInsuranceLine, isTouristTax, sumOf } from "../booking/travel-sum.ts";
import { type BasisPoints, type Cents, percentOf } from "../money.ts";

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

/** Lines of a price that are ours: what booking with us costs. */
const OWN_LINES: ReadonlySet<string> = new Set(["bookingfee", "administration", "reservationfee"]);

/** What the owner of the home earns: the invoice's lines without insurance and booking fee, less our share of the rent. */
export function ownerEarns(
	booking: EarningBooking & {
		readonly lines: readonly Pick<BookedLine, "code" | "amountCents" | "pay">[];
		/** Rent after reductions and code. */
		readonly baseCents: Cents;
		/** What of it we keep. */
		readonly feeBp: BasisPoints;
	},
): Cents {
	const { lines, baseCents, feeBp, state } = booking;
	const isOwners = ({ code, pay }: Pick<BookedLine, "code" | "pay">) =>
		pay === "invoice" && !isInsuranceLine({ code }) && !OWN_LINES.has(code.toLowerCase().replace(/[^a-z]/g, ""));
	// The tourist tax of a stay that is given up goes back to the guest.
	const counts = (line: Pick<BookedLine, "code" | "pay">) =>
		isOwners(line) && (state !== "cancelled" || !isTouristTax(line));
	const cents = sumOf(lines, counts) - percentOf(baseCents, feeBp);
	return earnedOf(state === "cancelled" ? Math.max(0, cents) : cents, booking) ?? 0;
}
