/** Why a stay cannot be quoted, in the order in which the checks run; the first failure is the answer. */
export const STAY_REFUSALS = [
	"INVALID_DATES",
	"TOO_SOON",
	"NO_ADULT",
	"TOO_MANY_GUESTS",
	"TOO_MANY_BABIES",
	"NO_PETS",
	"TOO_MANY_PETS",
	"NO_RATE",
	"ARRIVAL_DAY",
	"DEPARTURE_DAY",
	"MIN_STAY",
	"MAX_STAY",
	"NOT_AVAILABLE",
] as const;
export type StayRefusal = (typeof STAY_REFUSALS)[number];

/** Refusals of the whole quote: a stay's, an insurance that is not sold where the guest lives, an extra that is not offered. */
export const QUOTE_REFUSALS = [...STAY_REFUSALS, "INSURANCE_NOT_OFFERED", "EXTRA_UNKNOWN"] as const;
export type QuoteRefusal = (typeof QUOTE_REFUSALS)[number];

/** Why a discount code gives nothing; the quote is answered without it. */
export const CODE_REFUSALS = [
	"CODE_UNKNOWN",
	"CODE_NOT_HERE",
	"CODE_EXPIRED",
	"CODE_STAY_DATES",
	"CODE_MIN_RENT",
	"CODE_USED_UP",
	"CODE_TRIES",
] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];
