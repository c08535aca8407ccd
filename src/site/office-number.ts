import { BOOKING_NUMBER } from "#domain/booking/booking-number.ts";

/** Numbers that somebody types to open what bears them. */

export interface TypedNumber {
	readonly kind: "booking" | "home";
	/** As it is written in the office. */
	readonly number: string;
	/** Can be nothing else. One booking in twenty has a number without a digit, which may as well be a name. */
	readonly isSure: boolean;
}

/** Letters that are read for digits, as in booking numbers (docs/guides/bookings-and-payments.md#booking-numbers). */
const READ_AS: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** The whole number of a booking (`H4QY61K3R`) or of a home (`a900215`, or its digits alone); null for other words. */
export function typedNumber(text: string): TypedNumber | null {
	const said = text.trim().replace(/[\s-]/g, "");
	const booking = said.toUpperCase().replace(/(?!^)[OIL]/g, (letter) => READ_AS[letter] ?? letter);
	if (BOOKING_NUMBER.test(booking)) return { kind: "booking", number: booking, isSure: /\d/.test(said) };
	const [, digits] = /^a?(\d{4,10})$/i.exec(said) ?? [];
	return digits === undefined ? null : { kind: "home", number: `a${digits}`, isSure: true };
}
