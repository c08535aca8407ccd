import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import type { Page } from "#search/memory/page.ts";

/** One page of the memory engine's index as bytes: a head that names its columns, then the columns as they lie in memory. */

const COLUMNS = { Float64Array, Int32Array, Uint32Array, Uint16Array, Uint8Array };
type ColumnKind = keyof typeof COLUMNS;

interface Head {
	/** Name, kind and number of values of each column, in order. */
	readonly columns: readonly (readonly [name: string, kind: ColumnKind, length: number])[];
	/** What of the page is no column. */
	readonly rest: Readonly<Record<string, unknown>>;
}

/** Columns begin where any kind of them may. */
const STEP = 8;
const padded = (bytes: number) => Math.ceil(bytes / STEP) * STEP;

/** The parts of a page's file in order; they share the page's memory. */
export function pageParts(page: Page): readonly Uint8Array[] {
	const columns: [string, ColumnKind, number][] = [];
	const rest: Record<string, unknown> = {};
	const parts: Uint8Array[] = [];
	for (const [name, value] of Object.entries(page)) {
		if (!ArrayBuffer.isView(value)) {
			rest[name] = value;
			continue;
		}
		const kind = value.constructor.name;
		if (!(kind in COLUMNS)) throw new TypeError(`column ${name} is a ${kind}`);
		columns.push([name, kind as ColumnKind, value.byteLength / COLUMNS[kind as ColumnKind].BYTES_PER_ELEMENT]);
		parts.push(...filled(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)));
	}
	const head = serialize({ columns, rest } satisfies Head);
	return [new Uint8Array(Float64Array.of(head.length).buffer), ...filled(head), ...parts];
}

function filled(part: Uint8Array): Uint8Array[] {
	const gap = padded(part.length) - part.length;
	return gap === 0 ? [part] : [part, new Uint8Array(gap)];
}

export const checksumOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, part) => crc32(part, sum), 0);

/** The page of a file; its columns share the file's memory. Throws on bytes that `pageParts` has not made. */
export function pageOf(file: ArrayBuffer): Page {
	const headLength = new Float64Array(file, 0, 1)[0] ?? 0;
	const { columns, rest } = deserialize(new Uint8Array(file, STEP, headLength)) as Head;
	const page: Record<string, unknown> = { ...rest };
	let at = STEP + padded(headLength);
	for (const [name, kind, length] of columns) {
		const Column = COLUMNS[kind];
		page[name] = new Column(file, at, length);
		at += padded(length * Column.BYTES_PER_ELEMENT);
	}
	if (at !== file.byteLength) throw new RangeError("a page's file has another length than its columns");
	return page as unknown as Page;
}
