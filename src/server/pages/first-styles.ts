import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PackedText, packedText } from "../gzip-parts.ts";

/**
 * Styles of a page for somebody who was not here before: they stand in the page, where others get the address of the
 * file. A browser on a slow line begins to draw as soon as it has the page; the file alone would take it as long again.
 */

const FILES = "dist/client";
/** The site's own sheet as the framework writes it; sheets of late parts have other names. */
const SHEET = /<link rel="stylesheet" href="(\/assets\/app-[\w-]+\.css)"[^>]*>/;

/** Where the page names its sheet. */
export interface SheetPlace {
	readonly at: number;
	readonly end: number;
	readonly href: string;
	/** The element that names it. */
	readonly link: string;
}

/** @param page in UTF-8; null: names no sheet of ours */
export function sheetPlace(page: Buffer): SheetPlace | null {
	const head = page.subarray(0, page.indexOf("</head>")).toString("latin1");
	const found = SHEET.exec(head);
	const href = found?.[1];
	return found && href ? { at: found.index, end: found.index + found[0].length, href, link: found[0] } : null;
}

/**
 * Whether the browser says that the visitor follows a link of another site, or none (Fetch Metadata, `Sec-Fetch-Site`):
 * whoever comes from a page of ours has the file.
 */
export function comesFromElsewhere(request: Request): boolean {
	const { headers } = request;
	const from = headers.get("Sec-Fetch-Site");
	return headers.get("Sec-Fetch-Mode") === "navigate" && (from === "none" || from === "cross-site");
}

const read = new Map<string, Promise<PackedText | null>>();

/** The file at an address of a page of this build, compressed once; null: it cannot be read, or would end the element early. */
export function sheetText(href: string): Promise<PackedText | null> {
	let text = read.get(href);
	if (!text) {
		text = readFile(join(FILES, href))
			.then((bytes) => (bytes.includes("</") ? null : packedText(bytes)))
			.catch(() => null);
		read.set(href, text);
	}
	return text;
}

/** The sheet as an element of the page; `data-sheet` tells the script which file to fetch for the pages after this one. */
export const sheetElement = (href: string, text: PackedText, nonce: string): readonly (Buffer | PackedText)[] => [
	Buffer.from(`<style nonce="${nonce}" data-sheet="${href}">`),
	text,
	Buffer.from("</style>"),
];
