import { z } from "zod";
import { isCountryCode } from "../countries.ts";
import { EMAIL_MAX_LENGTH, isEmail, isPlainText } from "../text.ts";
import { code, type FieldError, fieldErrors } from "../validation.ts";
import { PHONE_MAX_LENGTH, type PhoneChecker } from "./phone.ts";

/**
 * The guest's part of the booking form (specification §3), one schema for browser and server. Every refusal
 * is a code per field; words come from the catalogues.
 */

export const SALUTATIONS = ["mr", "mrs", "neutral"] as const;
export type Salutation = (typeof SALUTATIONS)[number];

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

/** Text without blanks around it. Length is asked first, so that a megabyte is not looked at letter by letter. */
function text(maximum: number) {
	return z
		.string(code("REQUIRED"))
		.trim()
		.max(maximum, { ...code("TOO_LONG"), abort: true })
		.refine(isPlainText, code("INVALID_CHARACTERS"));
}

function required(maximum: number) {
	return text(maximum).min(1, code("REQUIRED"));
}

function country() {
	return z
		.string(code("REQUIRED"))
		.min(1, { ...code("REQUIRED"), abort: true })
		.refine(isCountryCode, code("INVALID_COUNTRY"));
}

/** The fields as they are sent: names of specification §3. */
export const guestFields = z.object({
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

export type GuestInput = z.input<typeof guestFields>;
export type GuestField = keyof GuestInput;
export const GUEST_FIELDS = Object.keys(guestFields.shape) as readonly GuestField[];

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
function crossErrors(raw: unknown, checkPhone: PhoneChecker): readonly FieldError[] {
	if (typeof raw !== "object" || raw === null) return [];
	const { telCountry, telNumber, businessBooking, companyName, vatNumber } = raw as Record<string, unknown>;
	const errors: FieldError[] = [];
	const given = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
	if (isCountryCode(telCountry) && given(telNumber)) {
		const phone = checkPhone(telCountry, telNumber.trim());
		if (!phone.ok)
			errors.push({ path: phone.error === "INVALID_COUNTRY" ? "telCountry" : "telNumber", code: phone.error });
	}
	if (businessBooking !== true) return errors;
	if (!given(companyName)) errors.push({ path: "companyName", code: "REQUIRED" });
	if (given(vatNumber) && !VAT_NUMBER.test(plainVatNumber(vatNumber.slice(0, 100)))) {
		errors.push({ path: "vatNumber", code: "INVALID_VAT_NUMBER" });
	}
	return errors;
}

function plainVatNumber(typed: string): string {
	return typed.toUpperCase().replace(/[\s.-]/g, "");
}
