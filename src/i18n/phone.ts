import {
	AsYouType,
	type CountryCode,
	getCountryCallingCode,
	isSupportedCountry,
	ParseError,
	parsePhoneNumberWithError,
	validatePhoneNumberLength,
} from "libphonenumber-js/max";
import { PHONE_MAX_LENGTH, PHONE_REFUSALS, type PhoneChecker, type PhoneRefusal } from "#domain/booking/phone.ts";
import { fail, ok } from "#domain/result.ts";

/**
 * Checks telephone numbers by the number plans of the countries; runs in browser and server, on the plans with all
 * kinds of numbers: the short ones know only how long a number may be, and take a mobile number's first five digits.
 */
export const checkPhone: PhoneChecker = (country, typed) => {
	if (country !== "" && !isSupportedCountry(country)) return fail("INVALID_COUNTRY");
	if (typed.length > PHONE_MAX_LENGTH) return fail("TOO_LONG");
	const read = country === "" ? {} : { defaultCountry: country as CountryCode };
	const wrongLength = validatePhoneNumberLength(typed, read);
	if (wrongLength) return fail(refusalOf(wrongLength));
	try {
		const number = parsePhoneNumberWithError(typed, read);
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

/**
 * The country that a number's international prefix names, as far as it is typed: `+32 4…`, or `0032 4…` dialled in the
 * Netherlands. Of countries that share a prefix the chosen one stays. Null: the number has no prefix, or names none.
 */
export function countryOfNumber(typed: string, chosen: string): string | null {
	if (typed.length > PHONE_MAX_LENGTH) return null;
	const reader = new AsYouType(isSupportedCountry(chosen) ? chosen : undefined);
	reader.input(typed);
	if (!reader.isInternational()) return null;
	const prefix = reader.getCallingCode();
	if (!prefix) return null;
	const found = reader.getNumber()?.country ?? reader.getCountry();
	if (found) return found;
	return callingCode(chosen) === `+${prefix}` ? chosen : (SHARED_PREFIXES[prefix] ?? null);
}

/** Prefixes of more than one country, by the country that had it first (ITU-T E.164). */
const SHARED_PREFIXES: Readonly<Record<string, string>> = {
	"1": "US",
	"7": "RU",
	"39": "IT",
	"44": "GB",
	"47": "NO",
	"61": "AU",
	"64": "NZ",
	"212": "MA",
	"262": "RE",
	"290": "SH",
	"358": "FI",
	"590": "GP",
	"599": "CW",
};

/** `+31`; empty for a country without a number plan. */
export function callingCode(country: string): string {
	return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : "";
}

/** Digits that say enough of a number to look for it. */
const FEWEST_DIGITS = 5;
/** What a number within its country begins with: left out behind the country's prefix, but in Italy. */
const KEEPS_ZERO = "39";
/**
 * Whose numbers are looked for without their country's prefix. Not all there are: with some two hundred beginnings the
 * database reads every guest in place of its index.
 */
const LOCAL_COUNTRIES: readonly CountryCode[] = [
	"NL",
	"BE",
	"DE",
	"AT",
	"CH",
	"FR",
	"LU",
	"GB",
	"IE",
	"DK",
	"SE",
	"NO",
	"FI",
	"PL",
	"CZ",
	"ES",
	"PT",
	"IT",
	"US",
];

/**
 * What numbers in E.164, digits alone, begin with when somebody types `+31 6 1234…`, `0031 6…`, `06 1234…` or `6 1234…`:
 * without the country's prefix those of the countries that guests come from. Empty: it is no telephone number.
 */
export function beginningsOfPhone(typed: string): readonly string[] {
	if (typed.length > PHONE_MAX_LENGTH || !/^\s*\+?[\d\s()./-]+$/.test(typed)) return [];
	// +31 (0)6: the zero of those who dial within the country.
	const said = typed.replace(/\(0\)/g, "");
	const digits = said.replace(/\D/g, "");
	if (digits.length < FEWEST_DIGITS) return [];
	if (said.trim().startsWith("+")) return [digits];
	if (digits.startsWith("00")) return [digits.slice(2)];
	const national = digits.replace(/^0/, "");
	const prefixes = LOCAL_COUNTRIES.map((country) => getCountryCallingCode(country));
	const withZero = digits.startsWith("0") ? [KEEPS_ZERO + digits] : [digits];
	return [...withZero, ...prefixes.map((prefix) => prefix + national)];
}
