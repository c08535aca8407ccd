import type { PriceChoices } from "#domain/booking/price-choices.ts";
import type { BookingView } from "#site/views/booking-view.ts";

/** Asks the price again for what a form says; answers the screen with its new offer. */
export type Reprice = (values: Readonly<Record<string, string>>) => Promise<BookingView>;

/** What the offer on the screen was made for. */
export function offeredChoices(view: BookingView): PriceChoices {
	return {
		insurance: view.insured && view.insuranceCents !== null,
		residence: view.residence,
		discountCode: view.discountCode || null,
		useGuestCredits: view.usesCredits,
		extras: view.extras.filter(({ chosen }) => chosen).map(({ code }) => ({ code })),
	};
}
