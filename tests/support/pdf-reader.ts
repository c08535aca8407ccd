/**
 * Reads a tagged PDF whose streams are not packed: its structure as a screen reader walks it, with the words of each
 * element, and the words that are passed over. Knows as much of the format as pdfkit writes.
 */

export interface PdfNode {
	/** `H1`, `P`, `TD` … */
	readonly tag: string;
	/** Scope of a table's head. */
	readonly scope: string | null;
	/** Words of this element itself, not of its children. */
	readonly text: string;
	readonly children: readonly PdfNode[];
	/** Addresses of links within. */
	readonly links: readonly string[];
}

export interface ReadPdf {
	readonly lang: string;
	readonly title: string;
	readonly pages: number;
	readonly root: PdfNode;
	/** Words of feet and repeated heads. */
	readonly artifacts: readonly string[];
	/** Runs of words with the box that they fill, in points from the page's lower left corner. */
	readonly runs: readonly Run[];
}

export interface Run {
	readonly words: string;
	readonly left: number;
	readonly right: number;
	/** Of the line that the letters stand on. */
	readonly base: number;
}

type Value = string | number | Reference | readonly Value[] | { readonly [key: string]: Value } | null;
class Reference {
	readonly id: number;
	constructor(id: number) {
		this.id = id;
	}
}

const TOKEN =
	/\s*(?:(<<)|(>>)|(\[)|(\])|\/([^\s/<>[\]()]*)|(\d+) (\d+) R\b|(-?\d*\.?\d+)|<([0-9a-fA-F\s]*)>|\(((?:\\[\s\S]|[^\\()])*)\)|([^\s/<>[\]()]+))/y;

/** Reads values out of text, from a place on. */
class Values {
	readonly #text: string;
	at: number;
	constructor(text: string, at = 0) {
		this.#text = text;
		this.at = at;
	}

	/** undefined: the end, or a closing bracket. */
	next(): Value | undefined | { readonly operator: string } {
		TOKEN.lastIndex = this.at;
		const match = TOKEN.exec(this.#text);
		if (!match) return undefined;
		this.at = TOKEN.lastIndex;
		const [, open, close, list, listEnd, name, id, , number, hex, literal, word] = match;
		if (open) return this.#dictionary();
		if (list) return this.#list();
		if (close || listEnd) return undefined;
		if (name !== undefined) return `/${name}`;
		if (id !== undefined) return new Reference(Number(id));
		if (number !== undefined) return Number(number);
		if (hex !== undefined) return `<${hex.replace(/\s/g, "")}`;
		if (literal !== undefined) return literal.replace(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
		return { operator: word ?? "" };
	}

	#list(): Value[] {
		const items: Value[] = [];
		for (let item = this.next(); item !== undefined; item = this.next()) items.push(item as Value);
		return items;
	}

	#dictionary(): { [key: string]: Value } {
		const entries: { [key: string]: Value } = {};
		for (let key = this.next(); key !== undefined; key = this.next()) entries[String(key)] = this.next() as Value;
		return entries;
	}
}
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

interface PdfObject {
	readonly value: Value;
	readonly stream: string;
}

/** Throws for a file that lacks what a tagged PDF has. */
export function readPdf(file: Buffer): ReadPdf {
	const objects = objectsOf(file.toString("latin1"));
	const value = (of: Value | undefined): Value =>
		of instanceof Reference ? (objects.get(of.id)?.value ?? null) : (of ?? null);
	const entry = (of: Value | undefined, key: string) => value((value(of) as Record<string, Value> | null)?.[key]);
	const catalogue = [...objects.values()].find((object) => entry(object.value, "/Type") === "/Catalog")?.value;
	if (!catalogue) throw new Error("no catalogue");
	const raw = (of: Value, key: string) => (of as Record<string, Value>)[key];
	const kids = entry(entry(catalogue, "/Pages"), "/Kids") as Reference[];
	const written = new Map<number, PageWords>();
	for (const page of kids) written.set(page.id, wordsOfPage(page, objects, entry, raw));
	const rootTree = value(entry(catalogue, "/StructTreeRoot"));
	const [top] = value(entry(rootTree, "/K")) as Reference[];
	if (!top) throw new Error("no structure");

	const walk = (reference: Reference): PdfNode => {
		const element = value(reference);
		const page = raw(element, "/Pg") as Reference | undefined;
		const children: PdfNode[] = [];
		const links: string[] = [];
		let text = "";
		const own = (pageId: number | undefined, mcid: number) => {
			text += written.get(pageId ?? -1)?.marked.get(mcid) ?? "";
		};
		for (const kid of (entry(element, "/K") ?? []) as Value[]) {
			if (typeof kid === "number") own(page?.id, kid);
			else if (kid instanceof Reference) children.push(walk(kid));
			else if (entry(kid, "/Type") === "/MCR") own((raw(kid, "/Pg") as Reference).id, raw(kid, "/MCID") as number);
			else if (entry(kid, "/Type") === "/OBJR") links.push(textOf(entry(entry(entry(kid, "/Obj"), "/A"), "/URI")));
		}
		const scope = entry(entry(element, "/A"), "/Scope");
		return {
			tag: String(entry(element, "/S")).slice(1),
			text,
			children,
			links,
			scope: scope === null ? null : String(scope).slice(1),
		};
	};
	const info = [...objects.values()].find((object) => raw(object.value ?? {}, "/Producer") !== undefined)?.value;
	return {
		lang: textOf(entry(catalogue, "/Lang")),
		title: textOf(entry(info, "/Title")),
		pages: kids.length,
		root: walk(top),
		artifacts: [...written.values()].flatMap((page) => page.artifacts),
		runs: [...written.values()].flatMap((page) => page.runs),
	};
}

/** Text of a node and all below it, parts separated by line breaks. */
export function plainText(node: PdfNode): string {
	return [node.text, ...node.children.map(plainText)].filter(Boolean).join("\n");
}

/** All nodes of a tag, in reading order. */
export function nodesOf(node: PdfNode, tag: string): readonly PdfNode[] {
	return [...(node.tag === tag ? [node] : []), ...node.children.flatMap((child) => nodesOf(child, tag))];
}

/** Tables as rows of cells. */
export function tablesOf(node: PdfNode): readonly (readonly (readonly string[])[])[] {
	return nodesOf(node, "Table").map((table) => nodesOf(table, "TR").map((row) => row.children.map(plainText)));
}

function objectsOf(text: string): ReadonlyMap<number, PdfObject> {
	const objects = new Map<number, PdfObject>();
	for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
		const values = new Values(text, match.index + match[0].length);
		const value = values.next();
		const rest = text.slice(values.at, values.at + 10);
		const start = values.at + rest.indexOf("stream\n") + 7;
		const stream = rest.includes("stream\n") ? text.slice(start, text.indexOf("\nendstream", start)) : "";
		objects.set(Number(match[1]), { value: value as Value, stream });
	}
	return objects;
}

/** A text string: UTF-16 with its mark, or plain letters. */
function textOf(value: Value): string {
	const text = String(value ?? "");
	if (!text.startsWith("\u00fe\u00ff")) return text;
	return Buffer.from(text.slice(2), "latin1").swap16().toString("utf16le");
}

interface PageWords {
	readonly marked: ReadonlyMap<number, string>;
	readonly artifacts: readonly string[];
	readonly runs: readonly Run[];
}

type Entry = (of: Value | undefined, key: string) => Value;

/** Words of a page by their mark; words outside any mark are a mistake, and thrown. */
function wordsOfPage(
	page: Reference,
	objects: ReadonlyMap<number, PdfObject>,
	entry: Entry,
	raw: (of: Value, key: string) => Value | undefined,
): PageWords {
	const fonts = (entry(entry(page, "/Resources"), "/Font") ?? {}) as Record<string, Value>;
	const letters = new Map(
		Object.entries(fonts).map(([name, font]) => {
			const map = raw(objects.get((font as Reference).id)?.value ?? {}, "/ToUnicode") as Reference;
			const [descendant] = entry(font, "/DescendantFonts") as Value[];
			const [, widths] = entry(descendant, "/W") as [number, number[]];
			return [name, { letters: lettersOf(objects.get(map.id)?.stream ?? ""), widths }] as const;
		}),
	);
	const marked = new Map<number, string>();
	const artifacts: string[] = [];
	const contents = raw(objects.get(page.id)?.value ?? {}, "/Contents") as Reference;
	const values = new Values(objects.get(contents.id)?.stream ?? "");
	const stack: (number | "artifact")[] = [];
	let operands: Value[] = [];
	let font: { readonly letters: readonly string[]; readonly widths: readonly number[] } = { letters: [], widths: [] };
	let size = 0;
	let place: readonly number[] = [];
	const runs: Run[] = [];
	for (let item = values.next(); item !== undefined; item = values.next()) {
		if (typeof item !== "object" || item === null || !("operator" in item)) {
			operands.push(item as Value);
			continue;
		}
		const { operator } = item as { operator: string };
		if (operator === "BDC" || operator === "BMC") {
			const mcid = operands[0] === "/Artifact" ? "artifact" : (raw(operands[1] ?? {}, "/MCID") as number);
			stack.push(mcid);
			if (mcid === "artifact") artifacts.push("");
		} else if (operator === "EMC") stack.pop();
		else if (operator === "Tm") place = operands as number[];
		else if (operator === "Tf") {
			font = letters.get(String(operands[0])) ?? font;
			size = Number(operands[1]);
		} else if (operator === "TJ") {
			const parts = (operands[0] as (string | number)[]).map((part) =>
				typeof part === "number"
					? { words: "", width: -part }
					: (part.slice(1).match(/.{4}/g) ?? [])
							.map((glyph) => Number.parseInt(glyph, 16))
							.reduce(
								(run, glyph) => ({
									words: run.words + (font.letters[glyph] ?? "\ufffd"),
									width: run.width + (font.widths[glyph] ?? 0),
								}),
								{ words: "", width: 0 },
							),
			);
			const words = parts.map((part) => part.words).join("");
			const width = (parts.reduce((sum, part) => sum + part.width, 0) * size) / 1000;
			const [left = 0, base = 0] = place.slice(4);
			// A blank at the end of a line takes no room.
			const trailing = words.endsWith(" ") ? ((font.widths[font.letters.indexOf(" ")] ?? 0) * size) / 1000 : 0;
			runs.push({ words, left, right: left + width - trailing, base });
			const mark = stack.at(-1);
			if (mark === undefined) throw new Error(`words outside the structure: ${words}`);
			if (mark === "artifact") artifacts[artifacts.length - 1] += words;
			else marked.set(mark, (marked.get(mark) ?? "") + words);
		}
		operands = [];
	}
	return { marked, artifacts: artifacts.filter(Boolean), runs };
}

/** Letters by glyph, out of the font's table. */
function lettersOf(map: string): readonly string[] {
	const letters: string[] = [];
	for (const [, from, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*)\]/g)) {
		let glyph = Number.parseInt(from ?? "", 16);
		for (const [, codes] of (list ?? "").matchAll(/<([0-9a-f ]*)>/g)) {
			letters[glyph++] = (codes ?? "")
				.split(" ")
				.filter(Boolean)
				.map((code) => String.fromCharCode(Number.parseInt(code, 16)))
				.join("");
		}
	}
	return letters;
}
