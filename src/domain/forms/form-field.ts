/**
 * A field of a form, told once: how it is drawn, what it takes, what browsers fill in. Forms are lists of fields; the
 * schema that reads them is made from the list (`form-schema.ts`), so that pages draw a form without loading one.
 */
export interface FormField {
	readonly name: string;
	readonly type: FieldType;
	readonly required: boolean;
	/** Characters at most, and at least of what is not empty. */
	readonly maxLength?: number;
	readonly minLength?: number;
	/** Of numbers: the smallest and the largest. */
	readonly min?: number;
	readonly max?: number;
	readonly options?: readonly string[];
	/** What stands for a field that was not sent; `""` unless it says something else. */
	readonly fallback?: string;
	/** Sent but not asked: the page says it. */
	readonly fixed?: true;
	/** Name of its label among the messages `forms.…`; its own name unless it says something else. */
	readonly label?: string;
	/** A sentence `forms.{name}_hint` helps to fill it in. */
	readonly hint?: true;
	/** Value of the HTML attribute. */
	readonly autocomplete?: string;
}

export type FieldType =
	| "text"
	| "lines"
	| "email"
	/** A number as people write it, without its country. */
	| "telephone"
	/** A number without its country, which is a field of its own; checked by that country's plan (`i18n/phone.ts`). */
	| "nationalNumber"
	/** Of the web. */
	| "address"
	| "number"
	/** A sum in euros as people write it; read as cents. */
	| "money"
	/** `YYYY-MM-DD`. */
	| "day"
	/** `YYYY-MM`. */
	| "month"
	| "choice"
	/** ISO 3166-1 alpha-2. */
	| "country"
	| "bookingNo"
	/** Small letters, digits and dashes: the name of a page. */
	| "slug"
	/** Digits of a mail or a telephone, or a code from a list. */
	| "code"
	/** Taken as it was typed, and never put back into a page. */
	| "password"
	/** A box that may be ticked. */
	| "tick"
	/** A box that must be ticked. */
	| "agree"
	/** Bytes: looked at apart from the texts. */
	| "file";

/** What a field holds once it was read. */
type ValueOf<Field extends FormField> = Field["type"] extends "number" | "money"
	? number
	: Field["type"] extends "tick" | "agree"
		? boolean
		: Field extends { readonly options: readonly (infer Option)[] }
			? Option
			: string;

/** What a form holds once it was read; files are not among it. */
export type ValuesOf<Fields extends readonly FormField[]> = {
	readonly [Field in Fields[number] as Field["type"] extends "file" ? never : Field["name"]]: ValueOf<Field>;
};
