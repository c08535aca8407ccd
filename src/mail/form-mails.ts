import type { FormName } from "#domain/forms/fields.ts";
import type { FormValues } from "#domain/forms/forms.ts";
import type { Language } from "#domain/language.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { countryName } from "#i18n/countries.ts";
import { formatDate, formatInstant } from "#i18n/format.ts";
import type { AnsweredForm, AnswerTexts, FormLabel } from "#i18n/mail/forms/shape.ts";
import { FORM_MAIL_TEXTS } from "#i18n/mail/forms/texts.ts";
import { MAIL_TEXTS } from "#i18n/mail/texts.ts";
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
 * What the visitor receives. Free text is not sent back: the address may be somebody else's, and this mail
 * shall carry nobody's message to them.
 */
export function visitorFormMail(facts: FormMailFacts, language: Language): Promise<RenderedMail> {
	const texts = FORM_MAIL_TEXTS[language];
	const { subject, title, lead } = texts.answers[facts.form];
	return renderMail({
		...plain({ subject, title, lead }, language),
		greeting: greetingOf(facts.values, language),
		rows: rowsOf(facts.values, ECHOED, language),
		button: facts.homesUrl ? { label: texts.guide.button, url: facts.homesUrl } : null,
	});
}

/** What the office receives: everything that was sent. */
export function officeFormMail(facts: FormMailFacts, language: Language): Promise<RenderedMail> {
	const { office, labels } = FORM_MAIL_TEXTS[language];
	const values = facts.values as Readonly<Record<string, unknown>>;
	const cv = facts.cv && office.cv(facts.cv.file, formatInstant(facts.cv.until, language));
	return renderMail({
		...plain(
			{
				subject: office.subject(office.forms[facts.form], nameOf(facts.values)),
				title: office.forms[facts.form],
				lead: null,
			},
			language,
		),
		rows: [
			...rowsOf(facts.values, SHORT, language),
			{ label: labels.language, value: facts.values.lang },
			...(cv ? [{ label: labels.cv, value: cv }] : []),
		],
		parts: LONG.flatMap((name) => {
			const text = values[name];
			return typeof text === "string" && text !== "" ? [{ heading: labels[name], lines: text.split("\n") }] : [];
		}),
	});
}

/** What somebody of the office answers to a form, in his own words. */
export function formAnswerMail(
	answer: { readonly name: string; readonly text: string; readonly form: FormName },
	language: Language,
): Promise<RenderedMail> {
	const { staffAnswer } = FORM_MAIL_TEXTS[language];
	const [lead = "", ...lines] = answer.text.split(/\n+/);
	return renderMail({
		...plain({ ...staffAnswer, lead }, language),
		greeting: greetingOf(answer, language),
		parts: lines.length > 0 ? [{ heading: null, lines }] : [],
	});
}

/** Asks whether an address is its owner's wish. */
export function newsletterAskMail(
	subscriber: { readonly firstname: string },
	links: { readonly confirm: string },
	language: Language,
): Promise<RenderedMail> {
	const { ask } = FORM_MAIL_TEXTS[language].newsletter;
	return renderMail({
		...plain(ask, language),
		greeting: greetingOf(subscriber, language),
		button: { label: ask.button, url: links.confirm },
	});
}

/** Tells that the newsletter comes from now on, and how it is stopped. */
export function newsletterWelcomeMail(
	subscriber: { readonly firstname: string },
	links: { readonly unsubscribe: string },
	language: Language,
): Promise<RenderedMail> {
	const { welcome, unsubscribe } = FORM_MAIL_TEXTS[language].newsletter;
	return renderMail({
		...plain(welcome, language),
		greeting: greetingOf(subscriber, language),
		ending: { label: unsubscribe, url: links.unsubscribe },
	});
}

function plain(
	{ subject, title, lead }: Omit<AnswerTexts, "lead"> & { lead: string | null },
	language: Language,
): MailBody {
	const { footer, labelled } = MAIL_TEXTS[language];
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
		footer,
		labelled,
	};
}

/** Fields that hold no free text; these alone go back to the visitor. */
const ECHOED: readonly FormLabel[] = ["bookingNo", "kind", "bedrooms", "groupSize", "month"];
const SHORT: readonly FormLabel[] = [
	"variant",
	"name",
	"email",
	"telephone",
	"company",
	"url",
	"subject",
	"bookingNo",
	"vacancy",
	"kind",
	"bedrooms",
	"placename",
	"countryCode",
	"groupSize",
	"month",
] as const;
const LONG: readonly FormLabel[] = ["message", "motivation", "answer"];

function rowsOf(values: object, names: readonly FormLabel[], language: Language): readonly MailRow[] {
	const { labels } = FORM_MAIL_TEXTS[language];
	return names.flatMap((name) => {
		const value = (values as Readonly<Record<string, unknown>>)[name];
		return value === undefined || value === ""
			? []
			: [{ label: labels[name], value: worded(name, String(value), language) }];
	});
}

function worded(name: FormLabel, value: string, language: Language): string {
	const { kinds, office } = FORM_MAIL_TEXTS[language];
	switch (name) {
		case "kind":
			return kinds[value as keyof typeof kinds];
		case "variant":
			return office.variants[value as keyof typeof office.variants];
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

/** Words of letters, and initials; anything else greets nobody, least of all with an address of a site. */
const NAME_WORD = /^(?:(?:\p{Lu}\.){1,4}|[\p{L}\p{M}'’-]+\.?)$/u;
const NAME_MAX_LENGTH = 60;

function greetingOf(values: object, language: Language): string | null {
	const name = nameOf(values);
	const isName = name.length <= NAME_MAX_LENGTH && name.split(/\s+/).every((word) => NAME_WORD.test(word));
	return isName ? MAIL_TEXTS[language].greeting(name) : null;
}

/** Kind of the visitor's mail in the outbox. */
export const FORM_MAIL_KINDS = {
	"contact-messages": "contact",
	"homeowner-leads": "homeowner_lead",
	"group-house-guide-requests": "guide",
	"partner-sign-ups": "partner_sign_up",
	"vacancy-applications": "vacancy",
	"prize-draw-entries": "prize_draw",
} as const satisfies Record<Exclude<FormName, "newsletter-subscriptions">, string>;
