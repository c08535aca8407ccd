import type { FormName } from "#domain/forms/fields.ts";
import type { Kind } from "#domain/home/facts.ts";

/** Texts of the mails that answer forms. Each language is written by itself; a missing sentence fails the type check. */
export interface FormMailTexts {
	/** What the visitor reads, by form; the newsletter's stand apart. */
	readonly answers: Readonly<Record<AnsweredForm, AnswerTexts>>;
	/** Above what somebody of the office answers. */
	readonly staffAnswer: Omit<AnswerTexts, "lead">;
	readonly newsletter: {
		/** Asks whether the address is the sender's own. */
		readonly ask: AnswerTexts & { readonly button: string };
		readonly welcome: AnswerTexts;
		readonly unsubscribe: string;
	};
	/** Labels of what was sent. */
	readonly labels: Readonly<Record<FormLabel, string>>;
	readonly kinds: Readonly<Record<Kind, string>>;
	readonly guide: {
		/** Leads to the homes with room for the group. */
		readonly button: string;
	};
	readonly office: {
		readonly subject: (form: string, name: string) => string;
		readonly forms: Readonly<Record<AnsweredForm, string>>;
		readonly variants: Readonly<Record<"general" | "booking", string>>;
		/** Where the CV lies and until when. */
		readonly cv: (file: string, until: string) => string;
	};
}

export type AnsweredForm = Exclude<FormName, "newsletter-subscriptions">;

export interface AnswerTexts {
	readonly subject: string;
	readonly title: string;
	readonly lead: string;
}

export type FormLabel =
	| "name"
	| "email"
	| "telephone"
	| "subject"
	| "message"
	| "bookingNo"
	| "variant"
	| "countryCode"
	| "placename"
	| "kind"
	| "bedrooms"
	| "groupSize"
	| "month"
	| "company"
	| "url"
	| "vacancy"
	| "motivation"
	| "answer"
	| "language"
	| "cv";
