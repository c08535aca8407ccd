import { type BasisPoints, type Cents, percentOf } from "../money.ts";
import { commissionBaseOf } from "./commission.ts";
import type { BookedLine } from "./facts.ts";
import type { BookingState } from "./process.ts";
import { keptCommission, type Settlement } from "./settlement.ts";
import { isInsuranceLine, isTouristTax, sumOf } from "./travel-sum.ts";

/** What a booking earns the home's owner (docs/guides/owners.md#what-an-owner-earns). */

type PricedLine = Pick<BookedLine, "code" | "amountCents" | "pay">;

/** What the house keeps of the rent where nothing else was agreed, as the table has it (`homeowner.fee_bp`). */
export const USUAL_FEE_BP: BasisPoints = 1500;

/** What the house takes for booking, whatever a feed calls it. */
const HOUSE_LINES: ReadonlySet<string> = new Set(["bookingfee", "administration", "reservationfee"]);

function isHouseLine({ code }: Pick<BookedLine, "code">): boolean {
	return HOUSE_LINES.has(code.replace(/[^a-z]/gi, "").toLowerCase());
}

/** Whether a line of the invoice is the owner's: neither insurance nor what the house takes for booking. */
export function isOwnersLine(line: Pick<BookedLine, "code" | "pay">): boolean {
	return line.pay === "invoice" && !isInsuranceLine(line) && !isHouseLine(line);
}

export interface OwnerEarnings {
	/** Rent after reductions, code and what was agreed by hand. */
	readonly rentCents: Cents;
	/** Fees that are paid with the invoice, as for cleaning. */
	readonly extrasCents: Cents;
	/** Tourist tax of the invoice, which the owner hands on. */
	readonly taxCents: Cents;
	/** What the house keeps, never below zero. */
	readonly feeCents: Cents;
	/** The owner's part of what a cancellation cost. */
	readonly keptCents: Cents;
	/** rent + extras + tax − fee + kept: what is paid out. */
	readonly netCents: Cents;
}

const NOTHING: OwnerEarnings = {
	rentCents: 0,
	extrasCents: 0,
	taxCents: 0,
	feeCents: 0,
	keptCents: 0,
	netCents: 0,
};

export interface EarningBooking {
	readonly state: BookingState;
	readonly lines: readonly PricedLine[];
	/** Rent after reductions and code; null: of the lines. */
	readonly baseCents: Cents | null;
	readonly feeBp: BasisPoints;
	/** Of a cancelled booking. */
	readonly settlement: Pick<Settlement, "feeBp" | "feeCents" | "travelCents"> | null;
}

/**
 * What a booking earns its owner as it stands: all of it where the stay stands, as much as the cancellation's fee is of
 * the travel sum where it was cancelled, else nothing. Tourist tax goes back to whoever cancels.
 */
export function ownerEarnings(booking: EarningBooking): OwnerEarnings {
	const { state, settlement } = booking;
	if (state === "confirmed" || state === "completed") return agreedEarnings(booking);
	if (state !== "cancelled" || !settlement) return NOTHING;
	const { netCents, taxCents } = agreedEarnings(booking);
	const keptCents = keptCommission(Math.max(0, netCents - taxCents), settlement);
	return { ...NOTHING, keptCents, netCents: keptCents };
}

/** What a booking would earn if it came about, or stands: of requests and holds. */
export function agreedEarnings({
	lines,
	baseCents,
	feeBp,
}: Omit<EarningBooking, "state" | "settlement">): OwnerEarnings {
	const own = lines.filter(isOwnersLine);
	const taxCents = sumOf(own, isTouristTax);
	const rentCents = commissionBaseOf(own) + sumOf(own, ({ code }) => code === "adjustment");
	const extrasCents = sumOf(own) - taxCents - rentCents;
	const feeCents = percentOf(baseCents ?? commissionBaseOf(own), feeBp);
	return { rentCents, extrasCents, taxCents, feeCents, keptCents: 0, netCents: sumOf(own) - feeCents };
}

/** Sums of several. */
export function totalEarnings(all: readonly OwnerEarnings[]): OwnerEarnings {
	return all.reduce(
		(sum, one) => ({
			rentCents: sum.rentCents + one.rentCents,
			extrasCents: sum.extrasCents + one.extrasCents,
			taxCents: sum.taxCents + one.taxCents,
			feeCents: sum.feeCents + one.feeCents,
			keptCents: sum.keptCents + one.keptCents,
			netCents: sum.netCents + one.netCents,
		}),
		NOTHING,
	);
}
