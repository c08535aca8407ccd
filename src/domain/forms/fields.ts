import { PHONE_MAX_LENGTH } from "../booking/phone.ts";
import { KINDS } from "../home/facts.ts";
import { EMAIL_MAX_LENGTH } from "../text.ts";

/** The seven forms as they are drawn: their names and visible fields. What is taken stands in `forms.ts`. */

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

/** Smallest and largest numbers that are taken. */
export const FORM_NUMBERS = {
	bedrooms: { min: 1, max: 99 },
	groupSize: { min: 1, max: 999 },
} as const;

/** Longest text of each field, in characters. */
export const FORM_LENGTHS = {
	name: 160,
	firstname: 80,
	email: EMAIL_MAX_LENGTH,
	telephone: PHONE_MAX_LENGTH,
	subject: 160,
	bookingNo: 20,
	message: 5000,
	motivation: 5000,
	placename: 100,
	company: 120,
	url: 300,
	vacancy: 100,
	answer: 500,
	website: 500,
} as const;

/** How a field is typed in; what a block needs to draw it. */
export interface FormField {
	readonly name: string;
	readonly type:
		| "text"
		| "lines"
		| "email"
		| "telephone"
		| "address"
		| "number"
		| "month"
		| "choice"
		| "country"
		| "file";
	readonly required: boolean;
	/** Characters at most. */
	readonly maxLength?: number;
	readonly min?: number;
	readonly max?: number;
	readonly options?: readonly string[];
	/** Value of the HTML attribute. */
	readonly autocomplete?: string;
}

const NAME: FormField = {
	...{ name: "name", type: "text", required: true, maxLength: FORM_LENGTHS.name, autocomplete: "name" },
};
const EMAIL: FormField = {
	...{ name: "email", type: "email", required: true, maxLength: FORM_LENGTHS.email, autocomplete: "email" },
};
const phone = (required: boolean): FormField => ({
	...{ name: "telephone", type: "telephone", required, maxLength: FORM_LENGTHS.telephone, autocomplete: "tel" },
});
const text = (name: string, maxLength: number, required = true): FormField => ({
	...{ name, type: "text", required, maxLength },
});
const long = (name: string, maxLength: number, required = true): FormField => ({
	...{ name, type: "lines", required, maxLength },
});

/**
 * The visible fields of each form, in the order in which they are asked. Beside them every form sends `lang`,
 * `consent` and the honeypot `website`; an HTML form also `form` and `stamp`.
 */
export const FORM_FIELDS: Readonly<Record<FormName, readonly FormField[]>> = {
	"contact-messages": [
		{ name: "variant", type: "choice", required: true, options: CONTACT_VARIANTS },
		...[NAME, EMAIL, phone(false)],
		text("subject", FORM_LENGTHS.subject),
		text("bookingNo", FORM_LENGTHS.bookingNo, false),
		long("message", FORM_LENGTHS.message),
	],
	"newsletter-subscriptions": [
		{ ...text("firstname", FORM_LENGTHS.firstname, false), autocomplete: "given-name" },
		EMAIL,
	],
	"homeowner-leads": [
		...[NAME, EMAIL, phone(true)],
		{ name: "countryCode", type: "country", required: true, maxLength: 2 },
		text("placename", FORM_LENGTHS.placename),
		{ name: "kind", type: "choice", required: true, options: KINDS },
		{ name: "bedrooms", type: "number", required: true, ...FORM_NUMBERS.bedrooms },
		long("message", FORM_LENGTHS.message, false),
	],
	"group-house-guide-requests": [
		...[NAME, EMAIL],
		{ name: "groupSize", type: "number", required: true, ...FORM_NUMBERS.groupSize },
		{ name: "month", type: "month", required: false },
	],
	"partner-sign-ups": [
		{ ...text("company", FORM_LENGTHS.company), autocomplete: "organization" },
		...[NAME, EMAIL],
		{ name: "url", type: "address", required: true, maxLength: FORM_LENGTHS.url, autocomplete: "url" },
		phone(false),
	],
	"vacancy-applications": [
		text("vacancy", FORM_LENGTHS.vacancy),
		...[NAME, EMAIL, phone(true)],
		long("motivation", FORM_LENGTHS.motivation),
		{ name: "cv", type: "file", required: true },
	],
	"prize-draw-entries": [text("answer", FORM_LENGTHS.answer), NAME, EMAIL],
};

/** Bytes of an applicant's file at most: 5 MB (rulings; specification decisions, "Vacancies"). */
export const CV_MAX_BYTES = 5 * 1024 * 1024;
