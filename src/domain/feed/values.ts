import { z } from "zod";
import { isCountryCode } from "../countries.ts";
import { byLanguage, LANGUAGES, type Language } from "../language.ts";
import { parseIsoDate } from "../time/civil-date.ts";

/**
 * Small schemas that the lines of the feed share. The message of each says what was expected, because the
 * report of a failing line prints it.
 */

/** The largest amount a feed may name: one million euros. */
const MAX_CENTS = 100_000_000;

/** A schema for values that may be absent or null; both become `fallback`. */
export function optional<Schema extends z.ZodType, Fallback>(schema: Schema, fallback: Fallback) {
	return schema.nullish().transform((value) => (value ?? fallback) as z.output<Schema> | Fallback);
}

/** An integer from `min` to `max`, both inclusive. */
export function whole(min: number, max: number) {
	const error = `an integer from ${min} to ${max}`;
	return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

/** A number from `min` to `max`, both inclusive. */
export function decimal(min: number, max: number) {
	const error = `a number from ${min} to ${max}`;
	return z.number({ error }).min(min, { error }).max(max, { error });
}

/** Text of 1 to `max` characters without surrounding blanks and without characters that no store can hold. */
export function text(max: number) {
	const error = `text of 1 to ${max} characters`;
	return z.string({ error }).trim().min(1, { error }).max(max, { error }).refine(isStorable, { error });
}

/** A whole address that a pattern takes; patterns know nothing of what no store can hold. */
export function webAddress(pattern: RegExp, error: string) {
	return z.string({ error }).max(2000, { error }).regex(pattern, { error }).refine(isStorable, { error });
}

function isStorable(value: string): boolean {
	return value.isWellFormed() && !value.includes("\u0000");
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
	return z.enum(values, { error: `one of ${values.join(", ")}` });
}

export const flag = z.boolean({ error: "true or false" });
export const cents = whole(0, MAX_CENTS);
export const basisPoints = whole(0, 10_000);

/** `YYYY-MM-DD` of a day that exists. */
export const isoDate = z
	.string({ error: "a date YYYY-MM-DD" })
	.refine((value) => parseIsoDate(value) !== null, { error: "a date YYYY-MM-DD" });

/** Time of day, `HH:MM`. */
export const clockTime = z
	.string({ error: "a time HH:MM" })
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "a time HH:MM" });

export const country = z
	.string({ error: "an ISO 3166-1 country code" })
	.refine(isCountryCode, { error: "an ISO 3166-1 country code" });

/** Text in up to four languages; an empty text counts as absent. */
export function localized(max: number) {
	const words = z.union([text(max), z.literal("")], { error: `text of at most ${max} characters` }).nullish();
	return z
		.object(
			byLanguage(() => words),
			{ error: `texts by language: ${LANGUAGES.join(", ")}` },
		)
		.transform((texts) => {
			const present: Partial<Record<Language, string>> = {};
			for (const language of LANGUAGES) {
				const value = texts[language];
				if (value) present[language] = value;
			}
			return present;
		});
}

/** Text in at least one language. */
export function localizedRequired(max: number) {
	return localized(max).refine((texts) => Object.keys(texts).length > 0, {
		error: `text in at least one of ${LANGUAGES.join(", ")}`,
	});
}

/** A code of a partner, owner or discount: letters, digits and - _ . only. */
export const code = z
	.string({ error: "a code of 1 to 40 letters, digits, - _ ." })
	.regex(/^[\p{L}\p{N}._-]{1,40}$/u, { error: "a code of 1 to 40 letters, digits, - _ ." });

/** ISO weekdays, 1 = Monday, each once. */
export const weekdays = z
	.array(whole(1, 7), { error: "a list of weekdays 1 to 7" })
	.refine((days) => new Set(days).size === days.length, { error: "each weekday once" });
