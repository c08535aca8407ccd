import { PHONE_MAX_LENGTH } from "../booking/phone.ts";
import { KINDS } from "../home/facts.ts";
import { EMAIL_MAX_LENGTH } from "../text.ts";
import type { FormField } from "./form-field.ts";

/** The seven forms (specification §1, §3, §7; docs/guides/pages-and-forms.md#visitors-forms): their names and their fields. */

export const FORM_NAMES = [
	"contact-messages",
	"newsletter-subscriptions",
	"homeowner-leads",
	"group-house-guide-requests",
	"partner-sign-ups",
	"vacancy-applications",
	"prize-draw-entries",
] as const;
/** A form's name is the last part of its address: `POST /api/{name}`. */
export type FormName = (typeof FORM_NAMES)[number];

export function isFormName(value: unknown): value is FormName {
	return typeof value === "string" && (FORM_NAMES as readonly string[]).includes(value);
}

export const CONTACT_VARIANTS = ["general", "booking"] as const;

const NAME = {
	name: "name",
	type: "text",
	required: true,
	maxLength: 160,
	autocomplete: "name",
} as const satisfies FormField;
const EMAIL = {
	name: "email",
	type: "email",
	required: true,
	maxLength: EMAIL_MAX_LENGTH,
	autocomplete: "email",
} as const satisfies FormField;
const phone = (required: boolean) =>
	({ name: "telephone", type: "telephone", required, maxLength: PHONE_MAX_LENGTH, autocomplete: "tel" }) as const;
const text = <const Name extends string>(name: Name, maxLength: number, required = true) =>
	({ name, type: "text", required, maxLength }) as const;
const long = <const Name extends string>(name: Name, maxLength: number, required = true) =>
	({ name, type: "lines", required, maxLength }) as const;

/**
 * The visible fields of each form, in the order in which they are asked. Beside them every form sends `lang`,
 * `consent` and the honeypot `website` (`forms.ts`); an HTML form also `form` and `stamp`.
 */
export const FORM_FIELDS = {
	"contact-messages": [
		{ name: "variant", type: "choice", required: true, options: CONTACT_VARIANTS },
		NAME,
		EMAIL,
		phone(false),
		text("subject", 160),
		{ name: "bookingNo", type: "bookingNo", required: false, maxLength: 20 },
		long("message", 5000),
	],
	"newsletter-subscriptions": [{ ...text("firstname", 80, false), autocomplete: "given-name" }, EMAIL],
	"homeowner-leads": [
		NAME,
		EMAIL,
		phone(true),
		{ name: "countryCode", type: "country", required: true },
		text("placename", 100),
		{ name: "kind", type: "choice", required: true, options: KINDS },
		{ name: "bedrooms", type: "number", required: true, min: 1, max: 99 },
		long("message", 5000, false),
	],
	"group-house-guide-requests": [
		NAME,
		EMAIL,
		{ name: "groupSize", type: "number", required: true, min: 1, max: 999 },
		{ name: "month", type: "month", required: false },
	],
	"partner-sign-ups": [
		{ ...text("company", 120), autocomplete: "organization" },
		NAME,
		EMAIL,
		{ name: "url", type: "address", required: true, maxLength: 300, autocomplete: "url" },
		phone(false),
	],
	"vacancy-applications": [
		/** Of the vacancy's page. */
		{ name: "vacancy", type: "slug", required: true, maxLength: 100 },
		NAME,
		EMAIL,
		phone(true),
		long("motivation", 5000),
		{ name: "cv", type: "file", required: true },
	],
	"prize-draw-entries": [text("answer", 500), NAME, EMAIL],
} as const satisfies Record<FormName, readonly FormField[]>;

/** The fields of a form, when which one it is shows only as the program runs. */
export function fieldsOf(form: FormName): readonly FormField[] {
	return FORM_FIELDS[form];
}

/** Bytes of an applicant's file at most: 5 MB (docs/guides/pages-and-forms.md#applications). */
export const CV_MAX_BYTES = 5 * 1024 * 1024;
