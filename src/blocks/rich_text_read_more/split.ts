import { textOfDocument } from "#content/richtext/document.ts";

type Document = { readonly type: string; readonly content: readonly { readonly type: string }[] };

/** Letters that are shown before the button, about six lines. */
const LEAD_LETTERS = 320;

/**
 * A text in two: whole paragraphs until there are enough to read, and the rest. A rest of a line or two, or none,
 * gives null: there is nothing to open.
 */
export function splitText(text: Document): { readonly lead: Document; readonly rest: Document | null } {
	let letters = 0;
	let at = 0;
	while (at < text.content.length && (letters < LEAD_LETTERS || text.content[at - 1]?.type === "heading")) {
		letters += lettersOf(text.content.slice(at, at + 1));
		at += 1;
	}
	const rest = text.content.slice(at);
	if (lettersOf(rest) < LEAD_LETTERS / 2) return { lead: text, rest: null };
	return { lead: { ...text, content: text.content.slice(0, at) }, rest: { ...text, content: rest } };
}

/** Letters in nodes; a picture or a block counts as a paragraph. */
function lettersOf(nodes: readonly { readonly type: string }[]): number {
	return nodes.reduce((sum, node) => sum + (textOfDocument(node).length || LEAD_LETTERS / 2), 0);
}
