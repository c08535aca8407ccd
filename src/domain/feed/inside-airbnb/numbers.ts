import type { Cents } from "../../money.ts";
import { euroCents } from "../currencies.ts";

/** A night above this is a placeholder of the owner's, not a price. */
const MAX_NIGHT_CENTS = 350_000;

/** Cents a night of a price such as `$1,234.00`; null when there is none, or none that can be meant. */
export function nightCents(price: string | undefined, currency: string): Cents | null {
	const digits = (price ?? "").replace(/[^\d.,-]/g, "").replaceAll(",", "");
	if (!/^\d+(\.\d+)?$/.test(digits)) return null;
	const cents = euroCents(Number(digits), currency);
	return cents > 0 && cents <= MAX_NIGHT_CENTS ? cents : null;
}

/** A decimal number of the source; null when absent or no number. */
export function numberOf(text: string | undefined): number | null {
	const trimmed = (text ?? "").trim();
	if (!/^-?\d+(\.\d+)?$/.test(trimmed)) return null;
	return Number(trimmed);
}

/** Bathrooms from the number, else from words such as "1.5 shared baths" or "Half-bath"; 0 when neither says. */
export function bathroomsOf(number: string | undefined, words: string | undefined): number {
	const given = numberOf(number);
	if (given !== null && given >= 0) return given;
	const text = (words ?? "").toLowerCase();
	const first = /\d+(\.\d+)?/.exec(text);
	if (first) return Number(first[0]);
	return text.includes("half-bath") ? 0.5 : 0;
}

/** Ratings are stored from 0 to 5; older files have them from 0 to 100. */
export function ratingOf(text: string | undefined, outOfHundred: boolean): number | null {
	const given = numberOf(text);
	if (given === null) return null;
	const rating = outOfHundred ? given / 20 : given;
	return rating >= 0 && rating <= 5 ? Math.round(rating * 100) / 100 : null;
}
