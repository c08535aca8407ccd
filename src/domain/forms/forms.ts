import { z } from "zod";
import { LANGUAGES, type Language } from "../language.ts";
import { code } from "../validation.ts";
import { choice, line } from "./field-values.ts";
import type { ValuesOf } from "./form-field.ts";
import { schemaOf } from "./form-schema.ts";
import { type DefinitionOf, FORM_NAMES, type FormName, fieldsOf } from "./site-forms.ts";

/** The schemas of the forms, for API, HTML form and browser: their fields, and what every form sends beside them. */

/** Longest text in the honeypot: what a machine writes there is kept for staff to see. */
const HONEYPOT_LENGTH = 500;

const COMMON = {
	lang: choice(LANGUAGES),
	consent: z.literal(true, code("CONSENT_MISSING")),
	/** The honeypot: hidden from people, so that what fills it is a machine. */
	website: line(HONEYPOT_LENGTH).default(""),
};

export const formSchemas = Object.fromEntries(
	FORM_NAMES.map((form) => [form, schemaOf(fieldsOf(form)).extend(COMMON)]),
) as unknown as Readonly<Record<FormName, z.ZodObject>>;

/** A form as it is once it is valid. The file of an application is looked at apart (`services/forms/check-cv.ts`). */
export type FormValues<Name extends FormName = FormName> = Name extends FormName
	? ValuesOf<DefinitionOf<Name>["fields"]> & {
			readonly lang: Language;
			readonly consent: true;
			readonly website: string;
		}
	: never;
