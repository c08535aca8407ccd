import { describe, expect, it } from "vitest";
import { firstPhoneCountry, PREFERRED_COUNTRIES } from "#domain/booking/phone.ts";
import { isCountryCode } from "#domain/countries.ts";
import { LANGUAGES, LIKELY_COUNTRY } from "#domain/language.ts";
import { translator } from "./catalogues.server.ts";
import { beginningsOfPhone, checkPhone, countryOfNumber } from "./phone.ts";

describe("a telephone number", () => {
	it.each([
		["", "NL", "NOT_A_NUMBER"],
		["abc", "NL", "NOT_A_NUMBER"],
		["+", "NL", "NOT_A_NUMBER"],
		["1", "NL", "TOO_SHORT"],
		["+3", "NL", "TOO_SHORT"],
		["+31", "NL", "TOO_SHORT"],
		["12", "NL", "TOO_SHORT"],
		["0612345678", "", "INVALID_COUNTRY"],
		["0612345678", "XX", "INVALID_COUNTRY"],
		["+999123456", "NL", "INVALID_COUNTRY"],
		["1".repeat(17), "NL", "TOO_LONG"],
		["1".repeat(18), "NL", "TOO_LONG"],
		["1".repeat(251), "NL", "TOO_LONG"],
		["1".repeat(26), "NL", "TOO_LONG"],
		["Call +31 20 123 4567 now", "", "NOT_A_NUMBER"],
		["0171 12", "DE", "NOT_A_NUMBER"],
		["0171 12", "NL", "NOT_A_NUMBER"],
	])("%s with the country %s is refused with %s", (typed, country, reason) => {
		expect(checkPhone(country, typed)).toEqual({ ok: false, error: reason });
	});

	it.each([
		["0612345678", "NL", "+31612345678", "NL"],
		["015112345678", "DE", "+4915112345678", "DE"],
		["0171 1234567", "DE", "+491711234567", "DE"],
		["+31 20 123 4567", "", "+31201234567", "NL"],
		["+49 30 901820", "NL", "+4930901820", "DE"],
		["0032 470 12 34 56", "NL", "+32470123456", "BE"],
	])("%s with the country %s is %s", (typed, country, e164, of) => {
		expect(checkPhone(country, typed)).toEqual({ ok: true, value: { e164, country: of } });
	});
});

describe("the example beside a telephone field", () => {
	it.each(LANGUAGES)("is a number that the field takes, in %s", (language) => {
		const example = /\+[\d\s]+\d/.exec(translator(language)("forms.telephone_hint"))?.[0] ?? "";
		expect(checkPhone("", example).ok).toBe(true);
	});
});

describe("the country of a number that is being typed", () => {
	it.each([
		["", "NL", null],
		["0612345678", "NL", null],
		["+", "NL", null],
		["+3", "NL", null],
		["+32", "NL", "BE"],
		["+32 470 12", "XX", "BE"],
		["0032 4", "NL", "BE"],
		["+31 6", "NL", "NL"],
		["+999", "NL", null],
		["abc", "NL", null],
	])("%s in %s names %s", (typed, chosen, named) => {
		expect(countryOfNumber(typed, chosen)).toBe(named);
	});

	it.each([
		["+1", "NL", "US"],
		["+1", "CA", "CA"],
		["+1 416 555 0123", "US", "CA"],
		["+44", "NL", "GB"],
		["+44 1481 960194", "GB", "GG"],
		["+7", "NL", "RU"],
		["+47", "NL", "NO"],
	])("of countries that share a prefix (%s in %s) is %s", (typed, chosen, named) => {
		expect(countryOfNumber(typed, chosen)).toBe(named);
	});
});

describe("the country that the field begins with", () => {
	const list = { preferred: ["NL", "BE"], listed: ["AD", "AT", "BE", "NL"] };

	it.each([
		[{ chosen: "AT", found: "BE" }, "AT"],
		[{ chosen: "", found: "BE" }, "BE"],
		[{ chosen: "", found: null }, "NL"],
		[{ chosen: "", found: "ZZ" }, "NL"],
		[{ chosen: "", found: null, preferred: ["DE"] }, "AD"],
		[{ chosen: "", found: null, preferred: [], listed: [] }, ""],
	])("of %o is %s", (said, first) => {
		expect(firstPhoneCountry({ ...list, ...said })).toBe(first);
	});

	it.each(LANGUAGES)("is the likeliest of the language %s where nothing else is known", (language) => {
		expect(PREFERRED_COUNTRIES[language][0]).toBe(LIKELY_COUNTRY[language]);
		expect(PREFERRED_COUNTRIES[language].every(isCountryCode)).toBe(true);
	});
});

describe("what somebody types to find a telephone number", () => {
	it.each([
		["+31 6 12345678", "31612345678"],
		["0031 6 1234 5678", "31612345678"],
		["+31 (0)6-1234.5678", "31612345678"],
		["06 12345678", "31612345678"],
		["06 1234", "3161234"],
		["6 12345678", "31612345678"],
		["0151 234567", "49151234567"],
		["06 698123", "3906698123"],
		["31612345678", "31612345678"],
	])("reads %s as the number %s begins with", (typed, digits) => {
		expect(beginningsOfPhone(typed)).toContain(digits);
	});
	it.each(["", "1295", "06 12", "1.295,10 €", "H4QY61K3R", "06 12345678 Anna"])("sees none in %j", (typed) => {
		expect(beginningsOfPhone(typed)).toEqual([]);
	});
});
