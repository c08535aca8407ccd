/** Rich text as it comes: any JSON. These read it without trusting it. */

export interface RichNode {
	readonly type: string;
	readonly attrs: Readonly<Record<string, unknown>>;
	readonly content: readonly RichNode[];
	/** Of text nodes. */
	readonly text: string;
	/** First is innermost. */
	readonly marks: readonly RichMark[];
}

export interface RichMark {
	readonly type: string;
	readonly attrs: Readonly<Record<string, unknown>>;
}

/** Deeper than any text that was written; deeper nesting is left out. */
const DEEPEST = 40;

/** The nodes of a document, whatever it is: what has no type is left out. */
export function readDocument(document: unknown): readonly RichNode[] {
	if (Array.isArray(document)) return readNodes(document, 0);
	const root = readNode(document, 0);
	if (!root) return [];
	return root.type === "doc" ? root.content : [root];
}

function readNodes(nodes: unknown, depth: number): RichNode[] {
	if (!Array.isArray(nodes) || depth > DEEPEST) return [];
	return nodes.map((node) => readNode(node, depth)).filter((node) => node !== null);
}

function readNode(value: unknown, depth: number): RichNode | null {
	if (!isObject(value) || typeof value.type !== "string") return null;
	const marks = Array.isArray(value.marks) ? value.marks.map(readMark).filter((mark) => mark !== null) : [];
	return {
		type: value.type,
		attrs: isObject(value.attrs) ? value.attrs : {},
		content: readNodes(value.content, depth + 1),
		text: typeof value.text === "string" ? value.text : "",
		marks: marks.slice(0, DEEPEST),
	};
}

function readMark(value: unknown): RichMark | null {
	if (!isObject(value) || typeof value.type !== "string") return null;
	return { type: value.type, attrs: isObject(value.attrs) ? value.attrs : {} };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Plain words of a document, for summaries and descriptions. */
export function textOfDocument(document: unknown): string {
	const words = (nodes: readonly RichNode[]): string =>
		nodes.map((node) => (node.type === "text" ? node.text : `${words(node.content)} `)).join("");
	return words(readDocument(document)).replace(/\s+/g, " ").trim();
}
