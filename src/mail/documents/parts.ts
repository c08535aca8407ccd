/** A document as a row of parts: what it says, before anything is drawn. */

export interface TableRow {
	readonly cells: readonly string[];
	/** A sum: bold, with a line above, and never alone on a page. */
	readonly strong?: boolean;
}

export interface TablePart {
	readonly type: "table";
	readonly head: readonly string[];
	/** Share of the width of each column; together 1. */
	readonly widths: readonly number[];
	/** Columns from this one on are numbers: set to the right, digits of one width. */
	readonly numbersFrom: number;
	readonly rows: readonly TableRow[];
}

export type Part =
	| { readonly type: "heading"; readonly text: string }
	| { readonly type: "paragraph"; readonly text: string; readonly look?: "soft" | "strong" }
	| { readonly type: "facts"; readonly rows: readonly (readonly [label: string, value: string])[] }
	| {
			readonly type: "columns";
			readonly columns: readonly { readonly heading: string | null; readonly lines: readonly string[] }[];
	  }
	| TablePart
	| { readonly type: "list"; readonly items: readonly string[] }
	| { readonly type: "link"; readonly lead: string; readonly text: string; readonly url: string };

export interface DocumentLayout {
	/** First heading, and the title of the file. */
	readonly title: string;
	readonly lead: string | null;
	readonly parts: readonly Part[];
	/** Left side of each foot. */
	readonly foot: string;
}

/** Parts of a condition: an absent part leaves nothing behind. */
export function when(condition: unknown, ...parts: readonly Part[]): readonly Part[] {
	return condition ? parts : [];
}

export const heading = (text: string): Part => ({ type: "heading", text });
export const paragraph = (text: string, look?: "soft" | "strong"): Part =>
	look ? { type: "paragraph", text, look } : { type: "paragraph", text };
