import { type BasisPoints, type Cents, percentOf } from "../money.ts";
import type { DayNumber } from "../time/civil-date.ts";
import { type CancellationPolicy, cancellationFeeBp } from "./cancellation.ts";
import type { BookedLine } from "./facts.ts";
import { isInsuranceLine, sumOf, travelSumOf } from "./travel-sum.ts";

/** What a cancellation costs and gives back; shown before it is done, and done as shown. */

/** Who gives the stay up: the guest, staff for the guest, the home, which cannot be had, or nobody: it was not paid. */
export type CancellationCause = "guest" | "staff" | "host" | "unpaid";

export interface Settlement {
	readonly cause: CancellationCause;
	/** Days from today to arrival; negative after it. */
	readonly daysBefore: number;
	/** Share of the travel sum by the policy; null: agreed otherwise. */
	readonly feeBp: BasisPoints | null;
	/** What the fee is a share of: the total without insurance and tourist tax. */
	readonly travelCents: Cents;
	readonly feeCents: Cents;
	/** Premium, policy fee and tax; not given back when the guest gives up. */
	readonly insuranceCents: Cents;
	/** Money that had come in and not gone back before. */
	readonly paidCents: Cents;
	/** Money that goes back. */
	readonly refundCents: Cents;
	/** Credits that go back, with their old expiry. */
	readonly creditCents: Cents;
	/** What the guest still owes. */
	readonly payableCents: Cents;
}

export interface SettlementInput {
	readonly cause: CancellationCause;
	readonly policy: CancellationPolicy;
	readonly lines: readonly Pick<BookedLine, "code" | "amountCents" | "pay">[];
	readonly arrival: DayNumber;
	readonly today: DayNumber;
	/** Money received and not sent back. */
	readonly paidCents: Cents;
	readonly creditsUsedCents: Cents;
}

/**
 * Settles a cancellation (docs/guides/bookings-and-payments.md#cancellations): the fee is a share of
 * the travel sum, the tourist tax goes back, the insurance stays bought, on-site lines fall away. Money goes back first, up to what came in, the rest
 * as credits. When the home cannot be had, or was never paid, everything goes back.
 */
export function settle(input: SettlementInput): Settlement {
	const { cause, policy, lines, arrival, today, paidCents, creditsUsedCents } = input;
	const travelCents = Math.max(0, travelSumOf(lines));
	const isFree = cause === "host" || cause === "unpaid";
	const insuranceCents = isFree ? 0 : sumOf(lines, (line) => line.pay === "invoice" && isInsuranceLine(line));
	const daysBefore = arrival - today;
	const feeBp = isFree ? 0 : cancellationFeeBp(policy, daysBefore);
	const feeCents = percentOf(travelCents, feeBp);
	const back = paidCents + creditsUsedCents - feeCents - insuranceCents;
	const refundCents = Math.max(0, Math.min(back, paidCents));
	return {
		cause,
		daysBefore,
		feeBp,
		travelCents,
		feeCents,
		insuranceCents,
		paidCents,
		refundCents,
		creditCents: Math.max(0, back - refundCents),
		payableCents: Math.max(0, -back),
	};
}

/**
 * The same cancellation with a lower fee: less is owed first, then more goes back. null when the fee is not so high,
 * or when credits went back already because no more money had come in.
 */
export function withLowerFee(settlement: Settlement, lessCents: Cents): Settlement | null {
	const { feeCents, refundCents, creditCents, payableCents } = settlement;
	if (lessCents <= 0 || lessCents > feeCents || creditCents > 0) return null;
	const forgivenCents = Math.min(payableCents, lessCents);
	return {
		...settlement,
		feeBp: null,
		feeCents: feeCents - lessCents,
		payableCents: payableCents - forgivenCents,
		refundCents: refundCents + lessCents - forgivenCents,
	};
}

/** The same cancellation with this much money back; null when it is less than by the policy, or more than there is. */
export function withRefund(settlement: Settlement, refundCents: Cents): Settlement | null {
	const { payableCents, paidCents } = settlement;
	if (refundCents === settlement.refundCents) return settlement;
	if (refundCents < settlement.refundCents || refundCents > paidCents) return null;
	return withLowerFee(settlement, refundCents - settlement.refundCents + payableCents);
}

/** What of a commission is kept: as much as of the travel sum. */
export function keptCommission(
	commissionCents: Cents,
	{ feeBp, feeCents, travelCents }: Pick<Settlement, "feeBp" | "feeCents" | "travelCents">,
): Cents {
	if (feeBp !== null) return percentOf(commissionCents, feeBp);
	return travelCents > 0 ? Math.floor((2 * commissionCents * feeCents + travelCents) / (2 * travelCents)) : 0;
}
