import type { Kind } from "#domain/accommodation/facts.ts";
import type { FormMail } from "#domain/forms/define-form.ts";
import type { CONTACT_VARIANTS } from "#domain/forms/definitions/contact-messages.ts";
import type { FormValues } from "#domain/forms/forms.ts";
import { type AnsweredForm, type FormName, formOf, type SiteFormDefinition } from "#domain/forms/site-forms.ts";
import type { Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { countryName, languageName } from "#i18n/countries.ts";
import { formatDate, formatInstant } from "#i18n/format.ts";
import { type MailBody, type MailRow, type RenderedMail, renderMail } from "./layout.ts";

/** The mails that a form sends: an answer to the visitor, a copy for the office, and those of the newsletter. */

export interface FormMailFacts {
	readonly form: AnsweredForm;
	readonly values: FormValues;
	/** Address of the homes with room for a group; null for other forms. */
	readonly homesUrl: string | null;
	/** An application's file and when it is deleted. */
	readonly cv: { readonly file: string; readonly until: Date } | null;
}

/**
 * What the visitor receives. Free text is not sent back: the address may not be the sender's, and this mail
 * must not carry a message to a third person.
 */
export function visitorFormMail(facts: FormMailFacts, language: Language): Promise<RenderedMail> {
	const t = translator(language);
	const { form } = facts;
	const lead = t(`formMail.${form}_lead`);
	return renderMail({
		...plain(
			{
				subject: t(`formMail.${form}_subject`),
				title: t(`formMail.${form}_title`),
				lead: facts.homesUrl ? `${lead} ${t("formMail.guide_homes")}` : lead,
			},
			language,
		),
		greeting: greetingOf(facts.values, language),
		rows: rowsOf(facts.values, mailOf(form).echoed, language),
		button: facts.homesUrl ? { label: t("formMail.guide_button"), url: facts.homesUrl } : null,
	});
}

/** What the office receives: everything that was sent. */
export function officeFormMail(facts: FormMailFacts, language: Language): Promise<RenderedMail> {
	const t = translator(language);
	const form = t(`formMail.office_${facts.form}`);
	const name = nameOf(facts.values);
	const mail = mailOf(facts.form);
	const cv =
		facts.cv &&
		t("formMail.office_cv", { file: facts.cv.file, until: formatInstant(facts.cv.until, language, "long") });
	return renderMail({
		...plain(
			{
				subject: name === "" ? form : t("formMail.office_subject", { form, name }),
				title: form,
				lead: null,
			},
			language,
		),
		rows: [
			...rowsOf(facts.values, mail.rows, language),
			{ label: t("formMail.label_language"), value: languageName(facts.values.lang, language) },
			...(cv ? [{ label: t("formMail.label_cv"), value: cv }] : []),
		],
		parts: partsOf(facts.values, mail, language),
		isForOffice: true,
	});
}

function partsOf(values: object, { parts }: FormMail, language: Language) {
	const t = translator(language);
	return parts.flatMap((name) => {
		const text = (values as Readonly<Record<string, unknown>>)[name];
		return typeof text === "string" && text !== ""
			? [{ heading: t(`formMail.label_${name as FormLabel}`), lines: text.split("\n") }]
			: [];
	});
}

/** A form as the office reads it: its name, its fields in words, its long texts. */
export function formInWords(form: AnsweredForm, values: object, language: Language) {
	const mail = mailOf(form);
	return {
		title: translator(language)(`formMail.office_${form}`),
		rows: rowsOf(values, mail.rows, language),
		parts: partsOf(values, mail, language),
	};
}

/** An answer to a form, written by a member of staff. */
export function formAnswerMail(
	answer: {
		readonly name: string;
		readonly text: string;
		readonly form: FormName;
		/** Where the thread goes on; null: by mail alone. */
		readonly threadUrl?: string | null;
	},
	language: Language,
): Promise<RenderedMail> {
	const t = translator(language);
	const [lead = "", ...lines] = answer.text.split(/\n+/);
	return renderMail({
		...plain({ subject: t("formMail.answer_subject"), title: t("formMail.answer_title"), lead }, language),
		greeting: greetingOf(answer, language),
		parts: lines.length > 0 ? [{ heading: null, lines }] : [],
		button: answer.threadUrl ? { label: t("formMail.answer_button"), url: answer.threadUrl } : null,
	});
}

/** What stands above and below an answer to somebody of this name. */
export function aroundAnswer(
	name: string,
	language: Language,
): { readonly greeting: string | null; readonly foot: string } {
	return { greeting: greetingOf({ name }, language), foot: translator(language)("mail.footer") };
}

/** Notifies the office that an organisation wrote more under a message. Its words stay in the inbox, with whom they go. */
export function officeWordMail(
	word: { readonly subject: string; readonly code: string; readonly url: string },
	language: Language,
): Promise<RenderedMail> {
	const t = translator(language);
	const { subject, code, url } = word;
	return renderMail({
		...plain(
			{
				subject: t("formMail.word_subject", { subject }),
				title: t("formMail.word_title", { code }),
				lead: t("formMail.word_lead"),
			},
			language,
		),
		button: { label: t("formMail.word_button"), url },
		isForOffice: true,
	});
}

/** Asks the owner of an address to confirm it (double opt-in). */
export function newsletterAskMail(
	subscriber: { readonly firstname: string },
	links: { readonly confirm: string },
	language: Language,
): Promise<RenderedMail> {
	const t = translator(language);
	return renderMail({
		...plain(
			{
				subject: t("formMail.newsletterAsk_subject"),
				title: t("formMail.newsletterAsk_title"),
				lead: t("formMail.newsletterAsk_lead"),
			},
			language,
		),
		greeting: greetingOf(subscriber, language),
		button: { label: t("formMail.newsletterAsk_button"), url: links.confirm },
	});
}

/** Confirms the newsletter and shows how to stop it. */
export function newsletterWelcomeMail(
	subscriber: { readonly firstname: string },
	links: { readonly unsubscribe: string },
	language: Language,
): Promise<RenderedMail> {
	const t = translator(language);
	return renderMail({
		...plain(
			{
				subject: t("formMail.newsletterWelcome_subject"),
				title: t("formMail.newsletterWelcome_title"),
				lead: t("formMail.newsletterWelcome_lead"),
			},
			language,
		),
		greeting: greetingOf(subscriber, language),
		ending: { label: t("formMail.newsletter_unsubscribe"), url: links.unsubscribe },
	});
}

function plain({ subject, title, lead }: Pick<MailBody, "subject" | "title" | "lead">, language: Language): MailBody {
	return {
		language,
		subject,
		title,
		greeting: null,
		lead,
		picture: null,
		rows: [],
		parts: [],
		button: null,
	};
}

type Mail = NonNullable<SiteFormDefinition["mail"]>;
type FormLabel = Mail["echoed" | "rows" | "parts"][number];

function rowsOf(values: object, names: readonly string[], language: Language): readonly MailRow[] {
	const t = translator(language);
	return names.flatMap((name) => {
		const value = (values as Readonly<Record<string, unknown>>)[name];
		return value === undefined || value === ""
			? []
			: [{ label: t(`formMail.label_${name as FormLabel}`), value: worded(name, String(value), language) }];
	});
}

function worded(name: string, value: string, language: Language): string {
	const t = translator(language);
	switch (name) {
		case "kind":
			return t(`formMail.kind_${value as Kind}`);
		case "variant":
			return t(`formMail.variant_${value as (typeof CONTACT_VARIANTS)[number]}`);
		case "countryCode":
			return countryName(value, language);
		case "month":
			return formatDate(dayOf(`${value}-01`), language, "month");
		default:
			return value;
	}
}

function nameOf(values: object): string {
	const { name, firstname } = values as { readonly name?: string; readonly firstname?: string };
	return name ?? firstname ?? "";
}

/** Words of letters, and initials; anything else is left out of the greeting, above all addresses of sites. */
const NAME_WORD = /^(?:(?:\p{Lu}\.){1,4}|[\p{L}\p{M}'’-]+\.?)$/u;
const NAME_MAX_LENGTH = 60;

function greetingOf(values: object, language: Language): string | null {
	const name = nameOf(values);
	const isName = name.length <= NAME_MAX_LENGTH && name.split(/\s+/).every((word) => NAME_WORD.test(word));
	return isName ? translator(language)("mail.greeting", { firstname: name }) : null;
}

/** What is mailed of a form. */
export function mailOf(form: AnsweredForm): FormMail {
	const { mail } = formOf(form);
	if (!mail) throw new Error(`${form} has mails of its own`);
	return mail;
}
