/**
 * Codes of the lines that every price may have beside its fees. Insurance, tax, rent and what was agreed by hand are told
 * by them everywhere behind the quote, so that no fee may be called so.
 */
export const HOUSE_LINES = [
	"rent",
	"extra_person",
	"los",
	"lastMinute",
	"early",
	"code",
	"insurance_premium",
	"insurance_policy_fee",
	"insurance_tax",
	"tourist_tax",
	"adjustment",
] as const;
export type HouseLine = (typeof HOUSE_LINES)[number];

const INSURANCE = "insurance_";

/** True for the code of a line of the cancellation insurance. */
export function isInsuranceCode(code: string): boolean {
	return code.startsWith(INSURANCE);
}

/** True for a code that no fee may have. */
export function isHouseCode(code: string): boolean {
	return isInsuranceCode(code) || HOUSE_LINES.some((line) => line === code);
}
