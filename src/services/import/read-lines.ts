import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/** Lines of files of any size in memory that does not grow with them. */

/** The longest line that is read; a longer one is a fault of that line, not of the machine. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024;

export interface TextLine {
	/** From 1. */
	readonly number: number;
	/** Without its line end; null where the line cannot be used, see `fault`. */
	readonly text: string | null;
	readonly fault: "TOO_LONG" | "NOT_UTF8" | null;
}

/** Raised for files that cannot be read to their end: missing, no permission, damaged archive. */
export class UnreadableFileError extends Error {
	override name = "UnreadableFileError";
}

const GZIP_MAGIC = [0x1f, 0x8b];
const CHUNK_BYTES = 256 * 1024;
const NEWLINE = 0x0a;
const BOM = "\ufeff";

/** Bytes of a file, unpacked if it is gzip (recognised by its first bytes, not its name). */
export async function* readBytes(path: string, onRead: (bytes: number) => void = () => {}): AsyncGenerator<Buffer> {
	try {
		const packed = await isGzip(path);
		const counted = countBytes(createReadStream(path, { highWaterMark: CHUNK_BYTES }), onRead);
		if (!packed) {
			yield* counted;
			return;
		}
		const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
		// The iteration below throws every error.
		pipeline(counted, unpacked, () => {});
		yield* unpacked as AsyncIterable<Buffer>;
	} catch (error) {
		throw new UnreadableFileError(reasonOf(error));
	}
}

async function* countBytes(chunks: AsyncIterable<Buffer>, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
	for await (const chunk of chunks) {
		onRead(chunk.length);
		yield chunk;
	}
}

export async function sizeOf(path: string): Promise<number> {
	try {
		const facts = await stat(path);
		if (!facts.isFile()) throw new UnreadableFileError("is not a file");
		return facts.size;
	} catch (error) {
		throw error instanceof UnreadableFileError ? error : new UnreadableFileError(reasonOf(error));
	}
}

function reasonOf(error: unknown): string {
	const code = (error as NodeJS.ErrnoException).code;
	if (code === "ENOENT") return "does not exist";
	if (code === "EACCES") return "may not be read";
	if (typeof code === "string" && code.startsWith("Z_")) return "is a damaged gzip archive";
	return `cannot be read (${(error as Error).message})`;
}

async function isGzip(path: string): Promise<boolean> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
		return bytesRead === 2 && GZIP_MAGIC.every((byte, index) => buffer[index] === byte);
	} finally {
		await file.close();
	}
}

/** Splits bytes at newlines. Batches of lines, because one await a line would be the slowest part. */
export async function* splitLines(
	bytes: AsyncIterable<Buffer>,
	maxBytes = MAX_LINE_BYTES,
): AsyncGenerator<readonly TextLine[]> {
	const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
	let number = 0;
	let pending: Buffer[] = [];
	let pendingBytes = 0;
	let overflowed = false;

	const finish = (rest: Buffer): TextLine => {
		number++;
		const tooLong = overflowed || pendingBytes + rest.length > maxBytes;
		const whole = tooLong ? null : pending.length === 0 ? rest : Buffer.concat([...pending, rest]);
		pending = [];
		pendingBytes = 0;
		overflowed = false;
		if (!whole) return { number, text: null, fault: "TOO_LONG" };
		try {
			const text = decoder.decode(whole);
			const body = number === 1 && text.startsWith(BOM) ? text.slice(1) : text;
			return { number, text: body.endsWith("\r") ? body.slice(0, -1) : body, fault: null };
		} catch {
			return { number, text: null, fault: "NOT_UTF8" };
		}
	};

	for await (const chunk of bytes) {
		const lines: TextLine[] = [];
		let start = 0;
		for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
			lines.push(finish(chunk.subarray(start, end)));
			start = end + 1;
		}
		if (start < chunk.length && !overflowed) {
			pending.push(chunk.subarray(start));
			pendingBytes += chunk.length - start;
			if (pendingBytes > maxBytes) {
				// Let go of what cannot become a line; the rest up to the newline is passed over.
				pending = [];
				overflowed = true;
			}
		}
		if (lines.length > 0) yield lines;
	}
	if (pendingBytes > 0) yield [finish(Buffer.alloc(0))];
}
