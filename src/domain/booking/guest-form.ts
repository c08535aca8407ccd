import { z } from "zod";
import { isCountryCode } from "../countries.ts";
import { schemaOf } from "../forms/form-schema.ts";
import { type FieldError, fieldErrors } from "../validation.ts";
import { GUEST_FORM, type Salutation } from "./guest-fields.ts";
import type { PhoneChecker } from "./phone.ts";

/**
 * The guest's part of the booking form (specification §3), one schema for browser and server. Every refusal
 * is a code per field; words come from the catalogues.
 */

/** What a guest form holds once it is valid. */
export interface Guest {
	readonly salutation: Salutation;
	readonly firstname: string;
	readonly lastname: string;
	readonly email: string;
	/** Country of the number, ISO 3166-1 alpha-2. */
	readonly telCountry: string;
	/** As typed. */
	readonly telNumber: string;
	readonly telE164: string;
	readonly address: string;
	readonly postalCode: string;
	readonly placename: string;
	readonly countryCode: string;
	readonly businessBooking: boolean;
	/** Empty unless it is a business booking. */
	readonly companyName: string;
	readonly vatNumber: string;
}

/** Each field by itself; what several say together is looked at by `guestSchema`. */
export const guestFields = schemaOf(GUEST_FORM);

/** The guest of a free hold: the e-mail address alone is known; the rest comes when it is booked. */
export function guestOfHold(email: string): Guest {
	return {
		salutation: "neutral",
		firstname: "",
		lastname: "",
		email,
		telCountry: "",
		telNumber: "",
		telE164: "",
		address: "",
		postalCode: "",
		placename: "",
		countryCode: "",
		businessBooking: false,
		companyName: "",
		vatNumber: "",
	};
}

/** First and last name; of a free hold, which has none, the e-mail address. */
export function guestName(guest: Pick<Guest, "firstname" | "lastname" | "email">): string {
	return `${guest.firstname} ${guest.lastname}`.trim() || guest.email;
}

/** Letters of the country and 2–12 more; dots, blanks and dashes are only for the eye. */
const VAT_NUMBER = /^[A-Z]{2}[0-9A-Z+*]{2,12}$/;

/** The schema of the guest form. Every issue's message is a `FieldCode`, and every field that is wrong has one. */
export function guestSchema(checkPhone: PhoneChecker) {
	return z.unknown().transform((raw, context): Guest => {
		const parsed = guestFields.safeParse(raw);
		const errors = [...(parsed.success ? [] : fieldErrors(parsed.error)), ...crossErrors(raw, checkPhone)];
		const seen = new Set<string>();
		for (const { path, code: message } of errors) {
			if (!seen.has(path)) context.addIssue({ code: "custom", path: path === "" ? [] : [path], message });
			seen.add(path);
		}
		if (!parsed.success || errors.length > 0) return z.NEVER;
		const typed = parsed.data;
		const phone = checkPhone(typed.telCountry, typed.telNumber);
		return {
			...typed,
			telCountry: phone.ok ? phone.value.country : typed.telCountry,
			telE164: phone.ok ? phone.value.e164 : "",
			companyName: typed.businessBooking ? typed.companyName : "",
			vatNumber: typed.businessBooking ? plainVatNumber(typed.vatNumber) : "",
		};
	});
}

/** Rules over more than one field, asked even when other fields are wrong. */
export function crossErrors(raw: unknown, checkPhone: PhoneChecker): readonly FieldError[] {
	if (typeof raw !== "object" || raw === null) return [];
	const { telCountry, telNumber, businessBooking, companyName, vatNumber, ...names } = raw as Record<string, unknown>;
	const errors: FieldError[] = [];
	const given = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
	for (const path of ["firstname", "lastname"]) {
		if (given(names[path]) && isLink(names[path])) errors.push({ path, code: "NO_LINKS" });
	}
	if (isCountryCode(telCountry) && given(telNumber)) {
		const phone = checkPhone(telCountry, telNumber.trim());
		if (!phone.ok)
			errors.push({ path: phone.error === "INVALID_COUNTRY" ? "telCountry" : "telNumber", code: phone.error });
	}
	if (businessBooking !== true) return errors;
	// Companies may be called by their domain.
	if (given(companyName) && LINK.test(companyName)) errors.push({ path: "companyName", code: "NO_LINKS" });
	if (!given(companyName)) errors.push({ path: "companyName", code: "REQUIRED" });
	if (given(vatNumber) && !VAT_NUMBER.test(plainVatNumber(vatNumber.slice(0, 100)))) {
		errors.push({ path: "vatNumber", code: "INVALID_VAT_NUMBER" });
	}
	return errors;
}

/** What mail programs make a link of: nobody is greeted with an advertisement in our name. */
const LINK = /:\/\/|\bwww\.|\w\.\w{2,}\//i;
const DOMAIN = /[\w-]{3,}\.(?:com|net|org|info|biz|xyz|top|shop|site|online|link|click|ru|cn|nl|be|eu|fr|io|app)\b/i;

function isLink(name: string): boolean {
	return name.length <= 500 && (LINK.test(name) || DOMAIN.test(name));
}

function plainVatNumber(typed: string): string {
	return typed.toUpperCase().replace(/[\s.-]/g, "");
}
