import { describe, expect, it } from "vitest";
import { checkPhone } from "#i18n/phone.ts";
import { GUEST_FORM } from "#tests/support/guest-form.ts";
import { fieldErrors } from "../validation.ts";
import { formProgress } from "./form-progress.ts";
import { guestSchema } from "./guest-form.ts";

const schema = guestSchema(checkPhone);

function errorsOf(changes: Record<string, unknown>): Record<string, string> {
	const parsed = schema.safeParse({ ...GUEST_FORM, ...changes });
	return parsed.success ? {} : Object.fromEntries(fieldErrors(parsed.error).map((error) => [error.path, error.code]));
}

describe("the guest form", () => {
	it("takes a form that is right, trimmed, with the number in international form", () => {
		const guest = schema.parse({ ...GUEST_FORM, firstname: "  Noor ", vatNumber: "NL123" });
		expect(guest).toMatchObject({ firstname: "Noor", telE164: "+31612345678", companyName: "", vatNumber: "" });
	});

	it.each([
		[{ firstname: "" }, { firstname: "REQUIRED" }],
		[{ lastname: "   " }, { lastname: "REQUIRED" }],
		[{ lastname: undefined }, { lastname: "REQUIRED" }],
		[{ address: "x".repeat(161) }, { address: "TOO_LONG" }],
		[{ placename: "Am\u0000sterdam" }, { placename: "INVALID_CHARACTERS" }],
		[{ placename: "\ud800" }, { placename: "INVALID_CHARACTERS" }],
		[{ placename: "Line\nbreak" }, { placename: "INVALID_CHARACTERS" }],
		[{ countryCode: "XX" }, { countryCode: "INVALID_COUNTRY" }],
		[{ countryCode: "" }, { countryCode: "REQUIRED" }],
		[{ salutation: "sir" }, { salutation: "INVALID_CHOICE" }],
		[{ businessBooking: true }, { companyName: "REQUIRED" }],
		[{ businessBooking: true, companyName: "Acme", vatNumber: "12" }, { vatNumber: "INVALID_VAT_NUMBER" }],
		[{ businessBooking: true, companyName: "Acme", vatNumber: "nl 8041.20.334.B01" }, {}],
		[{ businessBooking: false, companyName: "", vatNumber: "12" }, {}],
	])("answers %o with %o", (changes, errors) => {
		expect(errorsOf(changes)).toEqual(errors);
	});

	it("names every wrong field at once, also rules over more than one field", () => {
		expect(errorsOf({ firstname: "", telNumber: "12", businessBooking: true, email: "x" })).toEqual({
			firstname: "REQUIRED",
			telNumber: "TOO_SHORT",
			companyName: "REQUIRED",
			email: "INVALID_EMAIL",
		});
		expect(schema.safeParse(null).success).toBe(false);
		expect(schema.safeParse([]).success).toBe(false);
	});

	it.each([
		"noor@example.org",
		"NOOR@EXAMPLE.ORG",
		"n.o'or+tag@sub.example.co.uk",
		"1@2.nl",
	])("takes the address %s", (email) => {
		expect(errorsOf({ email })).toEqual({});
	});

	it.each([
		"noor",
		"noor@",
		"@example.org",
		"noor@example",
		"no or@example.org",
		"noor@-example.org",
		"a@b..nl",
	])("does not take the address %s", (email) => {
		expect(errorsOf({ email })).toEqual({ email: "INVALID_EMAIL" });
	});
});

describe("telephone numbers", () => {
	it.each([
		["NL", "06 12345678", "+31612345678", "NL"],
		["NL", "+49 30 901820", "+4930901820", "DE"],
		["AT", "0664 1234567", "+436641234567", "AT"],
		["FR", "01 23 45 67 89", "+33123456789", "FR"],
	])("of %s typed as %s are %s", (country, typed, e164, found) => {
		expect(checkPhone(country, typed)).toEqual({ ok: true, value: { e164, country: found } });
	});

	it.each([
		["NL", "abc", "NOT_A_NUMBER"],
		["NL", "000 000 0000", "NOT_A_NUMBER"],
		["NL", "06", "TOO_SHORT"],
		["NL", "0612345678901234", "TOO_LONG"],
		["NL", "1".repeat(26), "TOO_LONG"],
		["NL", "1".repeat(251), "TOO_LONG"],
		["XX", "0612345678", "INVALID_COUNTRY"],
		["", "0612345678", "INVALID_COUNTRY"],
	])("of %s typed as %s are refused with %s", (country, typed, reason) => {
		expect(checkPhone(country, typed)).toEqual({ ok: false, error: reason });
	});
});

describe("form progress", () => {
	it("starts at nothing and ends at 100, eight fields sharing alike", () => {
		expect(formProgress({}, checkPhone)).toBe(0);
		expect(formProgress({ firstname: "Noor" }, checkPhone)).toBe(12.5);
		expect(formProgress(GUEST_FORM, checkPhone)).toBe(100);
	});

	it("counts an address and a number only when they are valid, country and number as one", () => {
		expect(formProgress({ email: "noor" }, checkPhone)).toBe(0);
		expect(formProgress({ telCountry: "NL" }, checkPhone)).toBe(0);
		expect(formProgress({ telCountry: "NL", telNumber: "06" }, checkPhone)).toBe(0);
		expect(formProgress({ telCountry: "NL", telNumber: "0612345678" }, checkPhone)).toBe(12.5);
	});

	it("has nine shares for a business booking", () => {
		const business = { ...GUEST_FORM, businessBooking: true };
		expect(formProgress(business, checkPhone)).toBeCloseTo((100 * 8) / 9);
		expect(formProgress({ ...business, companyName: "Acme" }, checkPhone)).toBe(100);
	});
});
