import { INTL_LOCALE, type Language } from "#domain/language.ts";
import { withMinus } from "./format.ts";

/** Degrees Celsius, whole (`21 °C`). */
export function formatTemperature(celsius: number, language: Language): string {
	const format = new Intl.NumberFormat(INTL_LOCALE[language], {
		style: "unit",
		unit: "celsius",
		maximumFractionDigits: 0,
	});
	// Without a negative zero.
	return withMinus(format.format(Math.round(celsius) + 0));
}

/** Degrees of latitude or longitude (`47.345`): three decimals are about a hundred metres. */
export function formatDegrees(degrees: number, language: Language): string {
	return new Intl.NumberFormat(INTL_LOCALE[language], { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(
		degrees,
	);
}
