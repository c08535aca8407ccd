import { z } from "zod";
import { parseBookingNumber } from "../booking/booking-number.ts";
import { isCountryCode } from "../countries.ts";
import { KINDS } from "../home/facts.ts";
import { LANGUAGES } from "../language.ts";
import { isEmail } from "../text.ts";
import { code } from "../validation.ts";
import { choice, FORM_LENGTHS, line, lines, month, telephone, webAddress, whole } from "./values.ts";

/**
 * The seven forms (specification §1, §3, §7; fields after the rulings), one schema each for API, HTML form and
 * browser. Every issue's message is a `FieldCode`; texts come out trimmed, an absent one as "".
 */

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

/** What every form holds beside its own fields. */
const common = {
	lang: choice(LANGUAGES),
	email: line(FORM_LENGTHS.email, "required").refine((typed) => typed === "" || isEmail(typed), code("INVALID_EMAIL")),
	consent: z.literal(true, code("CONSENT_MISSING")),
	/** The honeypot: hidden from people, so that what fills it is a machine. */
	website: line(FORM_LENGTHS.website).default(""),
};

const name = () => line(FORM_LENGTHS.name, "required");

export const formSchemas = {
	"contact-messages": z.object({
		...common,
		variant: choice(CONTACT_VARIANTS),
		name: name(),
		telephone: telephone().default(""),
		subject: line(FORM_LENGTHS.subject, "required"),
		message: lines(FORM_LENGTHS.message, "required"),
		bookingNo: line(FORM_LENGTHS.bookingNo)
			.refine((typed) => typed === "" || parseBookingNumber(typed) !== null, code("INVALID_FORMAT"))
			.transform((typed) => parseBookingNumber(typed) ?? "")
			.default(""),
	}),
	"newsletter-subscriptions": z.object({ ...common, firstname: line(FORM_LENGTHS.firstname).default("") }),
	"homeowner-leads": z.object({
		...common,
		name: name(),
		telephone: telephone("required"),
		countryCode: line(2, "required").refine((typed) => typed === "" || isCountryCode(typed), code("INVALID_COUNTRY")),
		placename: line(FORM_LENGTHS.placename, "required"),
		kind: choice(KINDS),
		bedrooms: whole(FORM_NUMBERS.bedrooms),
		message: lines(FORM_LENGTHS.message).default(""),
	}),
	"group-house-guide-requests": z.object({
		...common,
		name: name(),
		groupSize: whole(FORM_NUMBERS.groupSize),
		month: month().default(""),
	}),
	"partner-sign-ups": z.object({
		...common,
		company: line(FORM_LENGTHS.company, "required"),
		name: name(),
		url: webAddress(),
		telephone: telephone().default(""),
	}),
	/** Without its file, which is bytes and looked at apart (`cv.ts`). */
	"vacancy-applications": z.object({
		...common,
		/** Slug of the vacancy's page. */
		vacancy: line(FORM_LENGTHS.vacancy, "required").refine(
			(typed) => typed === "" || /^[a-z0-9-]+$/.test(typed),
			code("INVALID_FORMAT"),
		),
		name: name(),
		telephone: telephone("required"),
		motivation: lines(FORM_LENGTHS.motivation, "required"),
	}),
	"prize-draw-entries": z.object({ ...common, name: name(), answer: line(FORM_LENGTHS.answer, "required") }),
} as const satisfies Record<FormName, z.ZodObject>;

/** A form as it is once it is valid. */
export type FormValues<Name extends FormName = FormName> = z.output<(typeof formSchemas)[Name]>;

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
