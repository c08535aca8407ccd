import type { FormName } from "#domain/forms/site-forms.ts";
import type { FieldCode } from "#domain/validation.ts";

/** What a page knows of its forms. */
export interface FormPage {
	/** Value of the hidden field `stamp`: when the page was rendered, signed. */
	readonly stamp: string;
	/** A form that comes back with what was typed and what is wrong; null on every other page. */
	readonly posted: FormState | null;
}

export interface FormState {
	readonly form: FormName;
	/** Id of the form on its page, which may hold two of a kind; the form's name where it says nothing else. */
	readonly anchor: string;
	/** Path of the page that holds it. */
	readonly path: string;
	/** Texts by field name; a chosen file is not among them and has to be chosen again. */
	readonly values: Readonly<Record<string, string>>;
	readonly errors: Readonly<Record<string, FieldCode>>;
	/** Why the whole form was not taken: too many, the database is busy, or the page was open too long (send again). */
	readonly refused: "RATE_LIMITED" | "BUSY" | "STALE" | null;
}

/** Query parameter of a page after one of its forms was taken: the form's id there. */
export const SENT_PARAM = "sent";

/** What an id of a form looks like. */
export const FORM_ANCHOR = /^[a-z][a-z-]{0,39}$/;
