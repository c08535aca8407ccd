import {
	type CountryCode,
	getCountryCallingCode,
	isSupportedCountry,
	ParseError,
	parsePhoneNumberWithError,
	validatePhoneNumberLength,
} from "libphonenumber-js/min";
import { PHONE_MAX_LENGTH, PHONE_REFUSALS, type PhoneChecker, type PhoneRefusal } from "#domain/booking/phone.ts";
import { fail, ok } from "#domain/result.ts";

/** Checks telephone numbers by the number plans of the countries; runs in browser and server. */
export const checkPhone: PhoneChecker = (country, typed) => {
	if (!isSupportedCountry(country)) return fail("INVALID_COUNTRY");
	if (typed.length > PHONE_MAX_LENGTH) return fail("TOO_LONG");
	const defaultCountry: CountryCode = country;
	const wrongLength = validatePhoneNumberLength(typed, { defaultCountry });
	if (wrongLength) return fail(refusalOf(wrongLength));
	try {
		const number = parsePhoneNumberWithError(typed, { defaultCountry });
		if (!number.isValid()) return fail("NOT_A_NUMBER");
		return ok({ e164: number.number, country: number.country ?? country });
	} catch (error) {
		if (error instanceof ParseError) return fail(refusalOf(error.message));
		throw error;
	}
};

/** The library knows one reason more (a length between two that exist): such a number is too short for the longer one. */
function refusalOf(reason: string): PhoneRefusal {
	if (reason === "INVALID_LENGTH") return "TOO_SHORT";
	return PHONE_REFUSALS.find((refusal) => refusal === reason) ?? "NOT_A_NUMBER";
}

/** `+31`; empty for a country without a number plan. */
export function callingCode(country: string): string {
	return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : "";
}
