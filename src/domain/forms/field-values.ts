import { z } from "zod";
import { isCountryCode } from "../countries.ts";
import { parseCents } from "../money.ts";
import { isPlainText } from "../text.ts";
import { parseIsoDate } from "../time/civil-date.ts";
import { code, type FieldCode } from "../validation.ts";

/** Kinds of values that forms hold. Length is asked first, so that a megabyte is not looked at letter by letter. */

type Need = "required" | "optional";

function bounded(maximum: number, need: Need) {
	const text = z.string(code("REQUIRED")).trim();
	return (need === "required" ? text.min(1, { ...code("REQUIRED"), abort: true }) : text).max(maximum, {
		...code("TOO_LONG"),
		abort: true,
	});
}

/** Text on one line. */
export function line(maximum: number, need: Need = "optional") {
	return bounded(maximum, need).refine(isPlainText, code("INVALID_CHARACTERS"));
}

/** Text of several lines; every kind of line end counts and is kept as one `\n`. A minimum is for what is not empty. */
export function lines(maximum: number, need: Need = "optional", minimum = 0) {
	const text = z
		.string(code("REQUIRED"))
		// What is far too long is not rewritten first.
		.max(maximum * 3, { ...code("TOO_LONG"), abort: true })
		.transform((typed) => typed.replace(/\r\n?/g, "\n").replace(/\t/g, " "));
	return text.pipe(
		bounded(maximum, need)
			.refine((typed) => isPlainText(typed.replaceAll("\n", "")), code("INVALID_CHARACTERS"))
			.refine((typed) => typed === "" || typed.length >= minimum, code("TOO_SHORT")),
	);
}

/** One of a list. Where it may be left out, an empty text is no choice either. */
export function choice<const Options extends readonly string[]>(options: Options, need: Need = "required") {
	const isNone = (input: unknown) => need === "required" && (input === undefined || input === "");
	return z.enum(options, { error: ({ input }): FieldCode => (isNone(input) ? "REQUIRED" : "INVALID_CHOICE") });
}

/** ISO 3166-1 alpha-2, as officially assigned. */
export function country() {
	return z
		.string(code("REQUIRED"))
		.trim()
		.min(1, { ...code("REQUIRED"), abort: true })
		.refine(isCountryCode, code("INVALID_COUNTRY"))
		.meta({ pattern: "^[A-Z]{2}$" });
}

/** A whole number within bounds. */
export function whole({ min, max }: { readonly min: number; readonly max: number }) {
	const wrong = (issue: { readonly input?: unknown }): FieldCode =>
		issue.input === undefined || issue.input === null ? "REQUIRED" : "INVALID_TYPE";
	return z
		.number({ error: wrong })
		.int(code("INVALID_TYPE"))
		.min(min, code("OUT_OF_RANGE"))
		.max(max, code("OUT_OF_RANGE"));
}

/** A sum of money as people write it, within bounds in cents. */
export function sum({ min, max }: { readonly min: number; readonly max: number }, need: Need) {
	return bounded(20, need)
		.transform((typed) => parseCents(typed))
		.pipe(
			z
				.number({ error: (): FieldCode => "INVALID_FORMAT" })
				.min(min, code("OUT_OF_RANGE"))
				.max(max, code("OUT_OF_RANGE")),
		);
}

/** Digits that a telephone number has at least and at most, with its country's code (E.164). */
const PHONE_DIGITS = { min: 6, max: 15 } as const;

/**
 * A telephone number as people write it. The country is not asked, so number plans have no say: only what can
 * be no number anywhere is refused.
 */
export function telephone(maximum: number, need: Need = "optional") {
	return line(maximum, need).superRefine((typed, context) => {
		if (typed === "") return;
		const digits = typed.replace(/\D/g, "").length;
		const refusal: FieldCode | null = !/^\+?[\d\s()./-]+$/.test(typed)
			? "NOT_A_NUMBER"
			: digits < PHONE_DIGITS.min
				? "TOO_SHORT"
				: digits > PHONE_DIGITS.max
					? "TOO_LONG"
					: null;
		if (refusal) context.addIssue({ code: "custom", message: refusal });
	});
}

/** A day, `YYYY-MM-DD`. */
export function day(need: "required" | "optional") {
	return line(10, need).refine((typed) => typed === "" || parseIsoDate(typed) !== null, code("INVALID_FORMAT"));
}

/** `YYYY-MM`, or nothing. */
export function month() {
	return line(7).regex(/^(20\d\d-(0[1-9]|1[0-2]))?$/, code("INVALID_FORMAT"));
}

/** An http(s) address with a host that has a dot; without a scheme it is taken as https. */
export function webAddress(maximum: number) {
	return line(maximum, "required").transform((typed, context) => {
		const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[^/]+:\d/.test(typed) ? typed : `https://${typed}`);
		const fits = url && /^https?:$/.test(url.protocol) && /\.[a-z0-9-]{2,}$/i.test(url.hostname) && !url.username;
		if (fits && url.href.length <= maximum) return url.href;
		context.addIssue({ code: "custom", message: "INVALID_FORMAT" satisfies FieldCode });
		return z.NEVER;
	});
}
