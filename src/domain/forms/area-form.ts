import type { FormField } from "./form-field.ts";

/**
 * A form of somebody's own area, defined once: its fields, and what its sender must have proven. Its page draws the
 * fields from it, the server reads them by it, and the acts are asked for each name (a missing one does not compile).
 */
export interface AreaFormDefinition {
	/** Value of its hidden field `do`. */
	readonly name: string;
	/** What it sends; the page says what is `fixed`, people type the rest. */
	readonly fields: readonly FormField[];
	readonly sender: AreaSender;
	/** Only with a fresh proof of the mailbox. */
	readonly fresh?: true;
}

export type AreaSender =
	/** No session is needed. */
	| "anyone"
	/** Somebody who has signed in. */
	| "account"
	/** Whoever the booking of the address belongs to, also the browser that made it and has not signed in. */
	| "booking";

export function defineAreaForm<const Definition extends AreaFormDefinition>(definition: Definition): Definition {
	return definition;
}

/** Names of the fields that people fill in, or that are put back when the form comes back. */
export function fieldNames({ fields }: Pick<AreaFormDefinition, "fields">): readonly string[] {
	return fields.map(({ name }) => name);
}
