import type { BookingView } from "#site/views/booking-view.ts";

type Values = Readonly<Record<string, string>>;

/** Asks the price again for what a form says; answers the screen with its new offer. */
export type Reprice = (values: Values) => Promise<BookingView>;

const PRICED = ["countryCode", "insurance", "discountCode", "useGuestCredits"];

/** The fields of the form that have a say in the price. */
export function pricedValues(values: Values): Values {
	const entries = Object.entries(values).filter(([name]) => PRICED.includes(name) || name.startsWith("extra_"));
	return Object.fromEntries(entries);
}

/** What a form asks a price for, as a text that two forms share exactly when they ask for the same. */
export function priceChoicesOf(values: Values): string {
	const insured = values.insurance === "1";
	return JSON.stringify({
		// The country changes the price of the insurance only.
		insured: insured ? values.countryCode : null,
		code: (values.discountCode ?? "").trim().toLowerCase(),
		credits: values.useGuestCredits === "1",
		extras: Object.keys(values)
			.filter((name) => name.startsWith("extra_") && values[name] === "1")
			.sort(),
	});
}

/** What the offer on the screen was made for. */
export function offeredPriceChoices(view: BookingView): string {
	const isInsured = view.insured && view.insuranceCents !== null;
	return priceChoicesOf({
		countryCode: view.residence,
		insurance: isInsured ? "1" : "",
		discountCode: view.discountCode,
		useGuestCredits: view.usesCredits ? "1" : "",
		...Object.fromEntries(view.extras.filter(({ chosen }) => chosen).map(({ code }) => [`extra_${code}`, "1"])),
	});
}
