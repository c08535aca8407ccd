import type { Language } from "#domain/language.ts";
import type { FieldCode } from "#domain/validation.ts";
import { translator } from "./catalogues.server.ts";

/** The closed list of codes that problems carry; the texts have a short sentence of each. */
export const PROBLEM_CODES = [
	"MALFORMED_JSON",
	"MALFORMED_FORM",
	"BODY_TOO_LARGE",
	"BODY_TOO_SLOW",
	"CONTENT_TYPE",
	"METHOD_NOT_ALLOWED",
	"NOT_FOUND",
	"VALIDATION",
	"FORBIDDEN",
	"UNAUTHENTICATED",
	"KEY_UNKNOWN",
	"RATE_LIMITED",
	"PROVE_FIRST",
	"INTERNAL",
	"BUSY",
	"UNAVAILABLE",
	"BOOKING_UNAVAILABLE",
	"IDEMPOTENCY_KEY_MISSING",
	"IDEMPOTENCY_KEY_REUSED",
	"IDEMPOTENCY_IN_PROGRESS",
	"QUOTE_UNKNOWN",
	"PRICE_CHANGED",
	"NOT_AVAILABLE",
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
	"INSURANCE_NOT_OFFERED",
	"EXTRA_UNKNOWN",
	"OPTION_NOT_ALLOWED",
	"OPTION_TOO_LATE",
	"OPTION_LIMIT",
	"OPTION_REPEATED",
	"APPLICATION_REPEATED",
	"ON_REQUEST_ONLY",
	"INSTANT_ONLY",
	"STALE",
	"INVALID_TRANSITION",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export function isProblemCode(value: unknown): value is ProblemCode {
	return (PROBLEM_CODES as readonly unknown[]).includes(value);
}

/** The short sentence of a problem. */
export function problemTitle(code: ProblemCode, language: Language): string {
	return translator(language)(`problem.${code}`);
}

/** What to do about a field, as pages say it beside the field. */
export function fieldTitle(code: FieldCode, language: Language): string {
	return translator(language)(`field.${code}`);
}
