import { z } from "zod";
import { parseBookingNumber } from "../booking/booking-number.ts";
import { isCountryCode } from "../countries.ts";
import { KINDS } from "../home/facts.ts";
import { LANGUAGES } from "../language.ts";
import { isEmail } from "../text.ts";
import { code } from "../validation.ts";
import { CONTACT_VARIANTS, FORM_LENGTHS, FORM_NUMBERS, type FormName } from "./fields.ts";
import { choice, line, lines, month, telephone, webAddress, whole } from "./values.ts";

/**
 * The seven forms (specification §1, §3, §7; fields after the rulings), one schema each for API, HTML form and
 * browser. Every issue's message is a `FieldCode`; texts come out trimmed, an absent one as "".
 */

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
