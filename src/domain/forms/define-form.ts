import type { FormField } from "./form-field.ts";

/**
 * One of the site's forms, told once. From it come its call (`POST /api/{name}`), the schema for call, page and browser,
 * its page with and without script, how long it is kept, the mails to its sender and to the office, and the messages
 * that the four languages must have (a missing one does not compile).
 */
export interface FormDefinition {
	/** The last part of its address. */
	readonly name: string;
	/** What it does, in the documentation of the calls. */
	readonly summary: string;
	/** In the order in which they are asked. Beside them every form sends `lang`, `consent` and the honeypot. */
	readonly fields: readonly FormField[];
	/** Days until it is deleted. */
	readonly keptDays: number;
	/** Its sender agrees to something of its own, in words of its own. */
	readonly ownConsent?: true;
	/** Null: what it does is done elsewhere, its mails too. */
	readonly mail: FormMail | null;
}

export interface FormMail {
	/** Kind in the outbox; the office's copy is `{kind}_office`. */
	readonly kind: string;
	/** Fields without free text: these alone go back to the sender, whose address may be somebody else's. */
	readonly echoed: readonly string[];
	/** Fields of the office's copy, in its order. */
	readonly rows: readonly string[];
	/** Long texts, which stand there under headings of their own. */
	readonly parts: readonly string[];
}

export function defineForm<const Definition extends FormDefinition>(definition: Definition): Definition {
	return definition;
}
