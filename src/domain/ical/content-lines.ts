/** Lines of an iCalendar file (RFC 5545 §3.1), as they are read and as they are written. */

export interface ContentLine {
	/** In capitals. */
	readonly name: string;
	/** Names in capitals; values without their quotes. */
	readonly parameters: ReadonlyMap<string, string>;
	readonly value: string;
}

const FOLD = /(?:\r\n|\n|\r)[ \t]/g;
const LINE_END = /\r\n|\n|\r/;
/** Octets of a written line, without its end. */
const MOST_OCTETS = 75;

/** The lines of a file, unfolded; what is no content line is left out. Takes any line end, and a byte order mark. */
export function readLines(text: string): readonly ContentLine[] {
	return text
		.replace(/^\uFEFF/, "")
		.replace(FOLD, "")
		.split(LINE_END)
		.map(readLine)
		.filter((line) => line !== null);
}

/** `NAME;PARAMETER=value;OTHER="a:b":value`; null for anything else. Colons within quotes end nothing. */
function readLine(line: string): ContentLine | null {
	const parts: string[] = [];
	let start = 0;
	let quoted = false;
	for (let at = 0; at < line.length; at++) {
		const char = line[at];
		if (char === '"') quoted = !quoted;
		if (quoted || (char !== ";" && char !== ":")) continue;
		parts.push(line.slice(start, at));
		start = at + 1;
		if (char === ":") return contentLine(parts, line.slice(start));
	}
	return null;
}

function contentLine([name = "", ...parameters]: readonly string[], value: string): ContentLine | null {
	if (!/^[\w-]+$/.test(name)) return null;
	const pairs = parameters.map((text) => {
		const equals = text.indexOf("=");
		const key = equals < 0 ? text : text.slice(0, equals);
		return [key.trim().toUpperCase(), equals < 0 ? "" : text.slice(equals + 1).replaceAll('"', "")] as const;
	});
	return { name: name.toUpperCase(), parameters: new Map(pairs), value: value.trim() };
}

/** Lines as a file has them: folded at 75 octets, never within a character, each ended by CRLF. */
export function writeLines(lines: readonly string[]): string {
	return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function fold(line: string): string {
	let folded = "";
	let octets = 0;
	for (const char of line) {
		const size = octetsOf(char);
		if (octets + size > MOST_OCTETS) {
			folded += "\r\n ";
			octets = 1;
		}
		folded += char;
		octets += size;
	}
	return folded;
}

/** Octets of a character in UTF-8. */
function octetsOf(char: string): number {
	const point = char.codePointAt(0) ?? 0;
	return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** A text as a value (RFC 5545 §3.3.11). */
export function escapeText(text: string): string {
	return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\n|\r/g, "\\n");
}
