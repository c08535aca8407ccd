import { type FormValues, formSchemas } from "#domain/forms/forms.ts";
import { type AnsweredForm, FORM_NAMES, type FormName, formOf } from "#domain/forms/site-forms.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import {
	type FormMailFacts,
	formAnswerMail,
	mailOf,
	newsletterAskMail,
	newsletterWelcomeMail,
	officeFormMail,
	officeWordMail,
	visitorFormMail,
} from "../form-mails.ts";
import { type IcalConflictFacts, icalConflictMail } from "../ical-mails.ts";
import type { MailExample } from "./mail-examples.ts";

/** Forms that are right, one of each, and the mails that no booking is the subject of. */

export type JsonForm = Exclude<FormName, "vacancy-applications">;

const COMMON = { lang: "nl", email: "noor@example.org", consent: true, website: "" } as const;

export const FORM_BODIES = {
	"contact-messages": {
		...COMMON,
		variant: "booking",
		name: "Noor de Vries",
		telephone: "06 12345678",
		subject: "Bedlinnen",
		message: "Hoi,\r\nis er bedlinnen?",
		bookingNo: "h7k2 m9qxd",
	},
	"newsletter-subscriptions": { ...COMMON, firstname: "Noor" },
	"homeowner-leads": {
		...COMMON,
		name: "Noor de Vries",
		telephone: "+31 6 12345678",
		countryCode: "AT",
		placename: "Kirchberg in Tirol",
		kind: "chalet",
		bedrooms: 4,
		message: "Aan de piste.",
	},
	"group-house-guide-requests": { ...COMMON, name: "Noor de Vries", groupSize: 24, month: "2027-07" },
	"partner-sign-ups": { ...COMMON, company: "Skifun", name: "Noor de Vries", url: "www.skifun.example", telephone: "" },
	"prize-draw-entries": { ...COMMON, name: "Noor de Vries", answer: "Zell am See" },
} as const satisfies Record<JsonForm, object>;

/** An application as it is kept. */
export const APPLICATION_BODY = {
	lang: "nl",
	email: "noor@example.org",
	consent: true,
	vacancy: "gastheer",
	name: "Noor de Vries",
	telephone: "06 12345678",
	motivation: "Ik hou van huizen.",
} as const;

const UNTIL = new Date("2027-07-17T10:00:00Z");
const range = (from: string, to: string) => ({ from: dayOf(from), to: dayOf(to) });

/** Mails of forms, of the newsletter and of calendars, each in every state. */
export function formMailExamples(site: string): readonly MailExample[] {
	const forms = FORM_NAMES.filter((form): form is AnsweredForm => formOf(form).mail !== null);
	const subscriber = { firstname: "Noor" };
	const nameless = { firstname: "" };
	const answer = { name: "Noor de Vries", text: "Ja.\nEn tot snel.", form: "contact-messages" as const };
	const conflict: IcalConflictFacts = {
		accoId: "a990001",
		home: "Haus Eins",
		url: `${site}/home`,
		conflicts: [
			{
				host: "www.airbnb.com",
				theirs: range("2027-03-03", "2027-03-12"),
				claim: { kind: "booking", bookingNo: "H7K2M9QXD", stay: range("2027-03-05", "2027-03-08") },
			},
			{
				host: null,
				theirs: range("2027-04-03", "2027-04-10"),
				claim: { kind: "hold", bookingNo: null, stay: range("2027-04-03", "2027-04-10") },
			},
		],
	};
	return [
		...forms.flatMap((form) => ofForm(form, site)),
		{
			kind: "newsletter_ask",
			to: "account",
			render: (language) => newsletterAskMail(subscriber, { confirm: `${site}/confirm` }, language),
		},
		{
			kind: "newsletter_ask",
			state: "without a name",
			to: "account",
			render: (language) => newsletterAskMail(nameless, { confirm: `${site}/confirm` }, language),
		},
		{
			kind: "newsletter_welcome",
			to: "account",
			render: (language) => newsletterWelcomeMail(subscriber, { unsubscribe: `${site}/stop` }, language),
		},
		{
			kind: "newsletter_welcome",
			state: "without a name",
			to: "account",
			render: (language) => newsletterWelcomeMail(nameless, { unsubscribe: `${site}/stop` }, language),
		},
		{
			kind: "form_answer",
			to: "account",
			render: (language) => formAnswerMail({ ...answer, threadUrl: `${site}/thread` }, language),
		},
		{
			kind: "form_answer",
			state: "of one line, by mail alone",
			to: "account",
			render: (language) => formAnswerMail({ ...answer, name: "", text: "Ja.", threadUrl: null }, language),
		},
		{
			kind: "form_word_office",
			to: "office",
			render: (language) =>
				officeWordMail({ subject: "Bedlinnen", code: "HO-1", url: `${site}/staff/inbox/1` }, language),
		},
		{ kind: "calendar_conflict", to: "office", render: (language) => icalConflictMail(conflict, language) },
	];
}

/** The answer to a form and its copy for the office: whole, and without each of its fields. */
function ofForm(form: AnsweredForm, site: string): readonly MailExample[] {
	const body: object = form === "vacancy-applications" ? APPLICATION_BODY : FORM_BODIES[form];
	const values = formSchemas[form].parse(body) as FormValues;
	const facts: FormMailFacts = {
		form,
		values,
		homesUrl: form === "group-house-guide-requests" ? `${site}/homes` : null,
		cv: form === "vacancy-applications" ? { file: "cv.pdf", until: UNTIL } : null,
	};
	const { echoed, rows, parts } = mailOf(form);
	const fields = [...new Set([...echoed, ...rows, ...parts, "name"])];
	const states: readonly (readonly [string | undefined, FormMailFacts])[] = [
		[undefined, facts],
		...(facts.homesUrl ? [["without link", { ...facts, homesUrl: null }] as const] : []),
		...(facts.cv ? [["without file", { ...facts, cv: null }] as const] : []),
		...fields.map(
			(name) => [`without ${name}`, { ...facts, values: { ...values, [name]: "" } as FormValues }] as const,
		),
	];
	return states.flatMap(([state, facts]): MailExample[] => [
		{ kind: form, ...(state ? { state } : {}), to: "guest", render: (language) => visitorFormMail(facts, language) },
		{
			kind: `${form}_office`,
			...(state ? { state } : {}),
			to: "office",
			render: (language) => officeFormMail(facts, language),
		},
	]);
}
