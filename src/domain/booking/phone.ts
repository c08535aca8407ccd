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

/** Checks a number as typed, read in a country; handed in because number plans are data of a library. */
export type PhoneChecker = (country: string, typed: string) => Result<PhoneNumber, PhoneRefusal>;
