import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { FormName } from "#domain/forms/site-forms.ts";
import type { Language } from "#domain/language.ts";

/** Tables of the visitors' forms (migration 0013). */

/** `waiting`: for another word of who wrote. */
export type SubmissionStatus = "new" | "waiting" | "spam" | "handled";

export type SpamReason = "honeypot" | "quick";

export interface FormSubmissionTable {
	submission_id: GeneratedAlways<number>;
	public_id: string;
	form: FormName;
	lang: Language;
	email: string;
	payload: JSONColumnType<Record<string, unknown>>;
	consent_at: Date;
	partner_code: string | null;
	homeowner_code: string | null;
	status: Generated<SubmissionStatus>;
	/** Why it was taken for a machine's when it came; null: it was not (migration 0142). */
	spam_reason: Generated<SpamReason | null>;
	/** Public id of who of the staff looks after it. */
	assigned_to: string | null;
	cv_file: string | null;
	delete_at: Date;
	created_at: Date;
	/** Whose thread it is; null: a visitor's. */
	organisation_id: Generated<number | null>;
}

/** What went to and fro after the first message of an organisation (migration 0133). */
export interface SubmissionWordTable {
	word_id: GeneratedAlways<number>;
	submission_id: number;
	by_user: number | null;
	of_staff: boolean;
	words: string;
	written_at: Date;
}

export interface NewsletterSubscriptionTable {
	email: string;
	lang: Language;
	firstname: string;
	state: "pending" | "confirmed" | "unsubscribed";
	confirm_hash: string | null;
	confirm_until: Date | null;
	asked_at: Date;
	confirmed_at: Date | null;
	unsubscribed_at: Date | null;
	unsubscribe_id: string;
}

/** A text to answer with, by language. */
export interface ReplyTemplateTable {
	template_id: GeneratedAlways<number>;
	name: string;
	texts: JSONColumnType<Partial<Record<Language, string>>>;
	/** What the template is called in each language that it has a name of its own in. */
	names: ColumnType<Partial<Record<Language, string>>, string | undefined, string>;
	updated_at: Date;
}

export interface RateHitTable {
	limit_name: string;
	subject: string;
	at: Date;
}

export interface FormTables {
	form_submission: FormSubmissionTable;
	newsletter_subscription: NewsletterSubscriptionTable;
	rate_hit: RateHitTable;
	submission_word: SubmissionWordTable;
	reply_template: ReplyTemplateTable;
}
