import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";

/** Reads as much of a ZIP file as is needed to refuse zip bombs. Nothing is ever unpacked to disk. */

export interface ZipEntry {
	readonly name: string;
	/** 0 stored, 8 deflated. */
	readonly method: number;
	/** Bytes in the file and unpacked, as the directory says. */
	readonly packed: number;
	readonly unpacked: number;
	readonly crc: number;
	/** Where the entry's own header stands, and where its bytes start. */
	readonly offset: number;
	readonly start: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const COMMENT_BYTES = 0xffff;
const MOST_ENTRIES = 2000;
/** Unpacked bytes of a whole document; a CV with photographs stays far below. */
const MOST_UNPACKED = 50 * 1024 * 1024;
const ENCRYPTED = 1;

/** The entries of a ZIP that starts with its first byte; null for anything else, for encrypted and for 64-bit ones. */
export function readZip(file: Buffer): readonly ZipEntry[] | null {
	if (file.length < END_BYTES || file.readUInt32LE(0) !== LOCAL) return null;
	const end = endOf(file);
	if (end === null) return null;
	const count = file.readUInt16LE(end + 10);
	if (count === 0 || count > MOST_ENTRIES || count !== file.readUInt16LE(end + 8)) return null;
	const entries: ZipEntry[] = [];
	let at = file.readUInt32LE(end + 16);
	for (let index = 0; index < count; index++) {
		if (at + 46 > end || file.readUInt32LE(at) !== CENTRAL) return null;
		const entry = entryAt(file, at, end);
		if (!entry) return null;
		entries.push(entry);
		at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
	}
	return entries;
}

function endOf(file: Buffer): number | null {
	for (let at = file.length - END_BYTES; at >= Math.max(0, file.length - END_BYTES - COMMENT_BYTES); at--) {
		if (file.readUInt32LE(at) === END && at + END_BYTES + file.readUInt16LE(at + 20) === file.length) return at;
	}
	return null;
}

function entryAt(file: Buffer, at: number, end: number): ZipEntry | null {
	const [flags, method] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)];
	const [crc, packed, unpacked] = [file.readUInt32LE(at + 16), file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
	const offset = file.readUInt32LE(at + 42);
	if (flags & ENCRYPTED || (method !== 0 && method !== 8)) return null;
	if (offset + 30 > end || file.readUInt32LE(offset) !== LOCAL) return null;
	const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
	if (start + packed > end) return null;
	const name = file.toString("utf8", at + 46, at + 46 + file.readUInt16LE(at + 28));
	return { name, method, packed, unpacked, crc, offset, start };
}

const inflate = promisify(inflateRaw);

/**
 * True when everything unpacks to what the directory says, in all to no more than a document may hold. Entries
 * that share bytes, as the smallest bombs do, are refused.
 */
export async function isSoundZip(file: Buffer, entries: readonly ZipEntry[]): Promise<boolean> {
	if (entries.reduce((sum, entry) => sum + entry.unpacked, 0) > MOST_UNPACKED) return false;
	let reached = 0;
	for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
		if (entry.offset < reached) return false;
		reached = entry.start + entry.packed;
		const bytes = file.subarray(entry.start, reached);
		try {
			const content =
				entry.method === 0 ? bytes : await inflate(bytes, { maxOutputLength: Math.max(1, entry.unpacked) });
			if (content.length !== entry.unpacked || crc32(content) !== entry.crc) return false;
		} catch {
			return false;
		}
	}
	return true;
}
