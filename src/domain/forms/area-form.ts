import type { FormField, ValuesOf } from "./form-field.ts";

/**
 * A form of somebody's own area, defined once: its fields, and what its sender must have proven. Its page draws the
 * fields from it, the server reads them by it, and the acts are asked for each name (a missing one does not compile).
 */
export interface AreaFormDefinition<Sender extends string = string> {
	/** Value of its hidden field `do`. */
	readonly name: string;
	/** What it sends; the page says what is `fixed`, people type the rest. */
	readonly fields: readonly FormField[];
	readonly sender: Sender;
	/** Only with a fresh proof of who it is: of the mailbox, or of the second factor. */
	readonly fresh?: true;
}

/** Defines forms of an area whose senders are these. */
export function defineAreaForm<Sender extends string>() {
	return <const Definition extends AreaFormDefinition<Sender>>(definition: Definition): Definition => definition;
}

/** Names of the fields that people fill in, or that are put back when the form comes back. */
export function fieldNames({ fields }: Pick<AreaFormDefinition, "fields">): readonly string[] {
	return fields.map(({ name }) => name);
}

/** One of an area's definitions by its name. */
type Named<Definition extends AreaFormDefinition, Name extends string> = Extract<Definition, { readonly name: Name }>;

/** What one of an area's forms holds once it was read. */
export type ValuesOfForm<Definition extends AreaFormDefinition, Name extends Definition["name"]> = ValuesOf<
	Named<Definition, Name>["fields"]
>;

/** Who sends one of an area's forms. */
export type SenderOfForm<Definition extends AreaFormDefinition, Name extends Definition["name"]> = Named<
	Definition,
	Name
>["sender"];

/** A field of one of an area's forms that people fill in. */
export type TypedFieldOfForm<Definition extends AreaFormDefinition, Name extends Definition["name"]> = Exclude<
	Named<Definition, Name>["fields"][number],
	{ readonly fixed: true }
>["name"];
