/** Why a booking was refused, as far as the booking form has words of its own. */
const REFUSALS = [
	"PRICE_CHANGED",
	"CHECK_PRICE",
	"INSURANCE_NOT_OFFERED",
	"NOT_AVAILABLE",
	"BOOKING_UNAVAILABLE",
	"OPTION_LIMIT",
	"OPTION_REPEATED",
	"APPLICATION_REPEATED",
	"RATE_LIMITED",
	"PROVE_FIRST",
	"OPTION_TOO_LATE",
	"OPTION_NOT_ALLOWED",
] as const;

/** End of the message's key for a refusal. */
export function refusalKey(code: string): (typeof REFUSALS)[number] | "Other" {
	return REFUSALS.find((refusal) => refusal === code) ?? "Other";
}
