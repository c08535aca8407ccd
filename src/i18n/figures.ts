import { INTL_LOCALE, type Language } from "#domain/language.ts";
import { withMinus } from "./format.ts";

const ages = new Map<string, Intl.NumberFormat>();

/** How long ago something was, in its largest unit: `26 min`, `15 Std.`, `3 jours`. From two days on in days. */
export function formatAge(minutes: number, language: Language): string {
	const [count, unit] =
		minutes < 60
			? ([Math.max(1, Math.floor(minutes)), "minute"] as const)
			: minutes < 48 * 60
				? ([Math.floor(minutes / 60), "hour"] as const)
				: ([Math.floor(minutes / (24 * 60)), "day"] as const);
	const key = language + unit;
	const format =
		ages.get(key) ??
		new Intl.NumberFormat(INTL_LOCALE[language], {
			style: "unit",
			unit,
			unitDisplay: unit === "day" ? "long" : "short",
		});
	ages.set(key, format);
	return format.format(count);
}

const changes = new Map<Language, Intl.NumberFormat>();

/** How much more or less than before, in basis points, with its sign (`+9.2%`). */
export function formatChange(bp: number, language: Language): string {
	const format =
		changes.get(language) ??
		new Intl.NumberFormat(INTL_LOCALE[language], {
			style: "percent",
			maximumFractionDigits: 1,
			signDisplay: "exceptZero",
		});
	changes.set(language, format);
	return withMinus(format.format(bp / 10_000));
}

/** `7,5`, as it is typed in a language. */
export function typedShare(bp: number, language: Language): string {
	return new Intl.NumberFormat(INTL_LOCALE[language], { maximumFractionDigits: 2, useGrouping: false }).format(
		bp / 100,
	);
}
