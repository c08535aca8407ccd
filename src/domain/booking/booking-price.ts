import type { Quote } from "../pricing/price.ts";

/** What is known of the quote that a guest submits. */
export interface Offered {
	readonly quote: Quote;
	readonly expired: boolean;
}

/** Either the price to book at, or the news that it changed. */
export type BookingPrice = { readonly accepted: true; readonly quote: Quote } | { readonly accepted: false };

/**
 * The price a submit is booked at: never more than the guest saw. A living offer is honoured, a lower price
 * applies, a run-out offer only if it did not become dearer. Two changes are always shown first: a discount
 * code whose uses are all taken, and another insurance price for the guest's country.
 *
 * @param sameResidence the price now, for the residence of the offer
 * @param guestResidence the price now, for the country the guest gave
 */
export function bookingPrice(offered: Offered, sameResidence: Quote, guestResidence: Quote): BookingPrice {
	const codeGone = offered.quote.discount?.refused === null && sameResidence.discount?.refused === "CODE_USED_UP";
	if (codeGone || guestResidence.grandCents !== sameResidence.grandCents) return { accepted: false };
	if (sameResidence.grandCents <= offered.quote.grandCents) {
		const quote =
			sameResidence.grandCents === offered.quote.grandCents && !offered.expired ? offered.quote : sameResidence;
		return { accepted: true, quote };
	}
	return offered.expired ? { accepted: false } : { accepted: true, quote: offered.quote };
}
