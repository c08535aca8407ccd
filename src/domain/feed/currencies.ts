import type { Cents } from "../money.ts";

/**
 * Euros for one unit of a currency: yearly averages of the European Central Bank's reference rates for 2024,
 * rounded to four digits. Used for files in other currencies, whose prices are samples and never charged.
 */
const EUROS_PER_UNIT: Readonly<Record<string, number>> = {
	EUR: 1,
	AUD: 0.6098,
	BGN: 0.5113,
	CAD: 0.6747,
	CHF: 1.0499,
	CZK: 0.0398,
	DKK: 0.1341,
	GBP: 1.1811,
	HUF: 0.00253,
	ISK: 0.0067,
	JPY: 0.0061,
	NOK: 0.086,
	PLN: 0.2322,
	RON: 0.201,
	SEK: 0.0875,
	TRY: 0.0281,
	USD: 0.9239,
};

export const CURRENCIES: readonly string[] = Object.keys(EUROS_PER_UNIT);

export function isCurrency(value: string): boolean {
	return Object.hasOwn(EUROS_PER_UNIT, value);
}

/** Cents of an amount in a currency of the table; throws for any other (check with `isCurrency`). */
export function euroCents(amount: number, currency: string): Cents {
	const rate = EUROS_PER_UNIT[currency];
	if (rate === undefined) throw new Error(`no rate for ${currency}`);
	return Math.round(amount * rate * 100);
}
