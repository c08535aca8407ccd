import type { Cents } from "../money.ts";

/** A price as a day of a calendar prints it: whole euros, half up. */
export function printedEuros(cents: Cents): number {
	return Math.round(cents / 100);
}
