import { z } from "zod";
import { isCountryCode } from "../countries.ts";
import { EMAIL_MAX_LENGTH, isEmail, isPlainText } from "../text.ts";
import { PHONE_MAX_LENGTH, PHONE_REFUSALS, type PhoneChecker, type PhoneRefusal } from "./phone.ts";

/**
 * The guest's part of the booking form (specification §3), one schema for browser and server. Every refusal
 * is a code per field; words come from the catalogues.
 */

export const SALUTATIONS = ["mr", "mrs", "neutral"] as const;
export type Salutation = (typeof SALUTATIONS)[number];

export const FIELD_CODES = [
	"REQUIRED",
	"TOO_LONG",
	"INVALID_CHARACTERS",
	"INVALID_EMAIL",
	"INVALID_CHOICE",
	"INVALID_VAT_NUMBER",
	"TERMS_NOT_ACCEPTED",
	...PHONE_REFUSALS,
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

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

/** Longest text of each field, in characters. */
export const GUEST_FIELD_LENGTHS = {
	firstname: 80,
	lastname: 80,
	email: EMAIL_MAX_LENGTH,
	telNumber: PHONE_MAX_LENGTH,
	address: 160,
	postalCode: 16,
	placename: 100,
	companyName: 120,
	vatNumber: 24,
} as const;

const code = (value: FieldCode) => ({ error: value });

function text(maximum: number) {
	return z
		.string(code("REQUIRED"))
		.max(maximum * 4, code("TOO_LONG"))
		.transform((typed) => typed.trim())
		.refine(isPlainText, code("INVALID_CHARACTERS"))
		.refine((typed) => typed.length <= maximum, code("TOO_LONG"));
}

function required(maximum: number) {
	return text(maximum).refine((typed) => typed !== "", code("REQUIRED"));
}

function country() {
	return z
		.string(code("REQUIRED"))
		.refine((typed) => typed !== "", { error: "REQUIRED", abort: true })
		.refine(isCountryCode, code("INVALID_COUNTRY"));
}

const fields = z.object({
	salutation: z.enum(SALUTATIONS, code("INVALID_CHOICE")).default("neutral"),
	firstname: required(GUEST_FIELD_LENGTHS.firstname),
	lastname: required(GUEST_FIELD_LENGTHS.lastname),
	email: required(GUEST_FIELD_LENGTHS.email).refine((typed) => typed === "" || isEmail(typed), code("INVALID_EMAIL")),
	telCountry: country(),
	telNumber: required(GUEST_FIELD_LENGTHS.telNumber),
	address: required(GUEST_FIELD_LENGTHS.address),
	postalCode: required(GUEST_FIELD_LENGTHS.postalCode),
	placename: required(GUEST_FIELD_LENGTHS.placename),
	countryCode: country(),
	businessBooking: z.boolean(code("INVALID_CHOICE")).default(false),
	companyName: text(GUEST_FIELD_LENGTHS.companyName).default(""),
	vatNumber: text(GUEST_FIELD_LENGTHS.vatNumber).default(""),
});

/** The form as it is sent: names of specification §3. */
export type GuestInput = z.input<typeof fields>;
export type GuestField = keyof GuestInput;
export const GUEST_FIELDS = Object.keys(fields.shape) as readonly GuestField[];

/** Letters of the country and 2–12 more; dots, spaces and dashes are only for the eye. */
const VAT_NUMBER = /^[A-Z]{2}[0-9A-Z+*]{2,12}$/;

/** The schema of the guest form. Issues carry a `FieldCode` as their message. */
export function guestSchema(checkPhone: PhoneChecker) {
	return fields.transform((typed, context): Guest => {
		const refuse = (path: GuestField, message: FieldCode | PhoneRefusal) =>
			context.addIssue({ code: "custom", path: [path], message });
		const phone = checkPhone(typed.telCountry, typed.telNumber);
		if (!phone.ok) refuse(phone.error === "INVALID_COUNTRY" ? "telCountry" : "telNumber", phone.error);
		if (typed.businessBooking && typed.companyName === "") refuse("companyName", "REQUIRED");
		const vatNumber = typed.vatNumber.toUpperCase().replace(/[\s.-]/g, "");
		if (typed.businessBooking && vatNumber !== "" && !VAT_NUMBER.test(vatNumber)) {
			refuse("vatNumber", "INVALID_VAT_NUMBER");
		}
		return {
			...typed,
			telCountry: phone.ok ? phone.value.country : typed.telCountry,
			telE164: phone.ok ? phone.value.e164 : "",
			companyName: typed.businessBooking ? typed.companyName : "",
			vatNumber: typed.businessBooking ? vatNumber : "",
		};
	});
}

export interface FieldError {
	/** Dotted path, `guest.email`. */
	readonly path: string;
	readonly code: FieldCode;
}

/** Turns the issues of a schema whose messages are codes into one error a field, the first of each. */
export function fieldErrors(error: z.ZodError, prefix = ""): readonly FieldError[] {
	const byPath = new Map<string, FieldError>();
	for (const issue of error.issues) {
		const path = [prefix, ...issue.path].filter((part) => part !== "").join(".");
		const known = (FIELD_CODES as readonly string[]).includes(issue.message);
		if (!byPath.has(path)) byPath.set(path, { path, code: known ? (issue.message as FieldCode) : "INVALID_CHOICE" });
	}
	return [...byPath.values()];
}
