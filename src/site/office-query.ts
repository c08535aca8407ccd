import { isPlainText } from "#domain/text.ts";

/** What a page of the office is asked for by its address. */
export type OfficeQuery = Readonly<Record<string, unknown>>;

/** A text of a query, without blanks around it and cut; empty: it says none, or one that no store can hold. */
export function queryText(query: OfficeQuery, name: string, longest = 100): string {
	const value = query[name];
	const said = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
	return isPlainText(said) ? said.slice(0, longest) : "";
}
