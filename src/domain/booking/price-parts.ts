import type { Cents } from "../money.ts";
import type { Settlement } from "./settlement.ts";

/**
 * What a booking asks for, in parts with a name each: `totalCents` = `atHomeCents` + `creditsCents` + `dueCents`, always.
 */
export interface PriceParts {
	/** The whole price as the guest sees it; of a booking that was cancelled, what the cancellation costs. */
	readonly totalCents: Cents;
	/** What of it is paid at the home, and never to us. */
	readonly atHomeCents: Cents;
	/** What of it credits paid. */
	readonly creditsCents: Cents;
	/** What of it is to be paid to us in money: the sum of the invoice. */
	readonly dueCents: Cents;
	/** It was cancelled: the total is the fee and the insurance, no longer the price of the stay. */
	readonly isCancellation: boolean;
}

/**
 * The parts of what a booking asks for now.
 *
 * @param price the sums that it was booked with: `invoiceCents` is the whole price without what is paid at the home
 * @param settled how it was settled, if it was cancelled after it had been confirmed
 */
export function priceParts(
	price: { readonly grandCents: Cents; readonly invoiceCents: Cents; readonly creditsCents: Cents },
	settled: Pick<Settlement, "feeCents" | "insuranceCents" | "creditCents"> | null,
): PriceParts {
	const { grandCents, invoiceCents, creditsCents } = price;
	if (settled) {
		const totalCents = settled.feeCents + settled.insuranceCents;
		const keptCents = Math.max(0, creditsCents - settled.creditCents);
		return {
			totalCents,
			atHomeCents: 0,
			creditsCents: keptCents,
			dueCents: totalCents - keptCents,
			isCancellation: true,
		};
	}
	return {
		totalCents: grandCents,
		atHomeCents: grandCents - invoiceCents,
		creditsCents,
		dueCents: invoiceCents - creditsCents,
		isCancellation: false,
	};
}

/**
 * What a lower fee gives back of a booking that was cancelled already: less is owed first, then money goes back.
 *
 * @param paidCents money received until now, less all that has gone back or is planned to
 */
export function moreBackSums(
	settled: Pick<Settlement, "paidCents" | "refundCents" | "payableCents">,
	lessCents: Cents,
	paidCents: Cents,
): {
	/** What came in since it was cancelled. */
	readonly receivedSinceCents: Cents;
	/** What of the lower fee had not been paid: it is no longer owed. */
	readonly forgivenCents: Cents;
	readonly backCents: Cents;
	readonly keptCents: Cents;
} {
	const receivedSinceCents = Math.max(0, paidCents - (settled.paidCents - settled.refundCents));
	const forgivenCents = Math.min(Math.max(0, settled.payableCents - receivedSinceCents), lessCents);
	const backCents = Math.min(paidCents, lessCents - forgivenCents);
	return { receivedSinceCents, forgivenCents, backCents, keptCents: paidCents - backCents };
}

/** What another price comes to. Each sum follows from the ones above it. */
export interface PriceChangeSums {
	readonly differenceCents: Cents;
	/** The new price without what is paid at the home and by credits. */
	readonly dueCents: Cents;
	readonly backCents: Cents;
	readonly openCents: Cents;
}

/**
 * Reckons another price by hand: what is paid at the home and by credits stays, the rest is the invoice's.
 *
 * @param now the booking as it is; `paidCents`: money received, less all that has gone back or is planned to
 */
export function priceChangeSums(
	now: {
		readonly grandCents: Cents;
		readonly atHomeCents: Cents;
		readonly creditsCents: Cents;
		readonly paidCents: Cents;
	},
	newCents: Cents,
): PriceChangeSums {
	const dueCents = newCents - now.atHomeCents - now.creditsCents;
	const over = now.paidCents - dueCents;
	return {
		differenceCents: newCents - now.grandCents,
		dueCents,
		backCents: Math.max(0, over),
		openCents: Math.max(0, -over),
	};
}
