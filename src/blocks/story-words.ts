/** Short hands for stories of blocks (`story.ts`): content as story files write it. */

/** A value in the four languages. */
export function words<Value>(nl: Value, en: Value, de: Value, fr: Value) {
	return { nl, en, de, fr };
}

/** A rich text of these nodes; texts are paragraphs. */
export function richText(...nodes: readonly (string | RichTextNode)[]) {
	return { type: "doc", content: nodes.map((node) => (typeof node === "string" ? paragraph(node) : node)) };
}

interface RichTextNode {
	readonly type: string;
	readonly [field: string]: unknown;
}

export function paragraph(text: string): RichTextNode {
	return { type: "paragraph", content: [{ type: "text", text }] };
}

export function heading(level: number, text: string): RichTextNode {
	return { type: "heading", attrs: { level }, content: [{ type: "text", text }] };
}

export function bulletList(...items: readonly string[]): RichTextNode {
	return {
		type: "bullet_list",
		content: items.map((item) => ({ type: "list_item", content: [paragraph(item)] })),
	};
}

/** A drawing of ours with its words. */
export function drawing(name: string, alt: unknown) {
	return { fieldtype: "asset", filename: `/illustrations/${name}.webp`, alt };
}

/** A link to a story of the demo. */
export function toStory(path: string) {
	return { linktype: "story", id: `story:${path}` };
}
