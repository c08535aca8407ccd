import type { FormDefinition } from "./define-form.ts";
import { contactMessages } from "./definitions/contact-messages.ts";
import { groupHouseGuideRequests } from "./definitions/group-house-guide-requests.ts";
import { homeownerLeads } from "./definitions/homeowner-leads.ts";
import { newsletterSubscriptions } from "./definitions/newsletter-subscriptions.ts";
import { partnerSignUps } from "./definitions/partner-sign-ups.ts";
import { prizeDrawEntries } from "./definitions/prize-draw-entries.ts";
import { vacancyApplications } from "./definitions/vacancy-applications.ts";
import type { FormField } from "./form-field.ts";

/** The forms of the site (specification §1, §3, §7; docs/guides/pages-and-forms.md#visitors-forms). */
const SITE_FORMS = [
	contactMessages,
	newsletterSubscriptions,
	homeownerLeads,
	groupHouseGuideRequests,
	partnerSignUps,
	vacancyApplications,
	prizeDrawEntries,
] as const;

export type SiteFormDefinition = (typeof SITE_FORMS)[number];
/** A form's name is the last part of its address: `POST /api/{name}`. */
export type FormName = SiteFormDefinition["name"];
/** The definition of one form. */
export type DefinitionOf<Name extends FormName> = Extract<SiteFormDefinition, { readonly name: Name }>;
/** Forms that are answered with a mail. */
export type AnsweredForm = Exclude<SiteFormDefinition, { readonly mail: null }>["name"];

export const FORM_NAMES: readonly FormName[] = SITE_FORMS.map(({ name }) => name);

export function isFormName(value: unknown): value is FormName {
	return (FORM_NAMES as readonly unknown[]).includes(value);
}

const BY_NAME: ReadonlyMap<FormName, FormDefinition> = new Map(SITE_FORMS.map((form) => [form.name, form]));

/** The definition of a form. */
export function formOf(name: FormName): FormDefinition {
	const form = BY_NAME.get(name);
	if (!form) throw new Error(`no form ${name}`);
	return form;
}

/** Days for which spam is kept: as long as a wrongly classified sender may ask for an answer. */
const SPAM_DAYS = 28;

const DAY_MS = 24 * 3600 * 1000;

/** When what was sent goes, with the mails that answer it. */
export function deletedAt(form: FormName, sentAt: Date, isSpam: boolean): Date {
	return new Date(sentAt.getTime() + (isSpam ? SPAM_DAYS : formOf(form).keptDays) * DAY_MS);
}

/** The fields of a form, when which one it is shows only as the program runs. */
export function fieldsOf(form: FormName): readonly FormField[] {
	return formOf(form).fields;
}
