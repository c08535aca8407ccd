import type { Language } from "../language.ts";
import type { Result } from "../result.ts";

/** Why a telephone number is not taken (specification §8). */
export const PHONE_REFUSALS = ["NOT_A_NUMBER", "TOO_SHORT", "TOO_LONG", "INVALID_COUNTRY"] as const;
export type PhoneRefusal = (typeof PHONE_REFUSALS)[number];

/** Characters of the telephone field at most (specification §9). */
export const PHONE_MAX_LENGTH = 25;

export interface PhoneNumber {
	/** `+31612345678`. */
	readonly e164: string;
	/** ISO 3166-1 alpha-2; an international number may belong to another country than the one chosen. */
	readonly country: string;
}

/**
 * Checks a number as typed, read in a country; handed in because number plans are data of a library. Without a country
 * (`""`) only a number with its international prefix is one.
 */
export type PhoneChecker = (country: string, typed: string) => Result<PhoneNumber, PhoneRefusal>;

/** Countries that stand on top of the telephone field's list, by the page's language; its first is the likeliest. */
export const PREFERRED_COUNTRIES: Readonly<Record<Language, readonly string[]>> = {
	nl: ["NL", "BE"],
	en: ["GB", "IE"],
	de: ["DE", "AT", "CH"],
	fr: ["FR", "BE", "CH", "LU"],
};

interface FirstCountryOf {
	/** The country that was chosen before, or "". */
	readonly chosen: string;
	/** Where the visitor's network is; null: nobody knows, or nobody was asked. */
	readonly found: string | null;
	readonly preferred: readonly string[];
	/** Countries of the list, in its order. */
	readonly listed: readonly string[];
}

/** The country that the telephone field begins with (specification §7): the chosen one, else the visitor's, else the first preferred, else the first listed. */
export function firstPhoneCountry({ chosen, found, preferred, listed }: FirstCountryOf): string {
	const candidates = [chosen, found, ...preferred, listed[0]];
	return candidates.find((code): code is string => typeof code === "string" && listed.includes(code)) ?? "";
}

/** Whether a number names its country itself, so that the field needs none to begin with. */
export function namesItsCountry(typed: string): boolean {
	return typed.trim().startsWith("+");
}
