import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";

/**
 * Gzip of a text some parts of which come later (RFC 1952, RFC 1951): what lies between them is compressed once, the
 * later parts go in as stored blocks. Putting one together costs a checksum and a copy.
 */
export interface GzipParts {
	/** The file with one value at each place, each as long as its place. */
	with(values: readonly Buffer[]): Buffer;
}

/** A gzip file of no name and no time. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty stored block that says that it is the last. */
const LAST = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** Bytes that one stored block holds. */
const MOST_STORED = 0xffff;
/** Bytes back to which compressed text refers. */
const WINDOW = 32_768;
/** Stands for a value while its surroundings are compressed: a byte that no text in UTF-8 has, so nothing refers to it. */
const FILLER = 0xff;

const compressed = promisify(deflateRaw);

/**
 * @param pieces texts in UTF-8 before, between and after the places: one more than there are places
 * @param lengths bytes of the value at each place, at most 65,535
 */
export async function gzipParts(pieces: readonly Buffer[], lengths: readonly number[]): Promise<GzipParts> {
	if (lengths.length !== pieces.length - 1) throw new RangeError(`${pieces.length - 1} lengths are wanted`);
	if (lengths.some((length) => length > MOST_STORED)) throw new RangeError(`values have ${MOST_STORED} bytes at most`);
	const whole = Buffer.concat(pieces.flatMap((piece, at) => [piece, Buffer.alloc(lengths[at] ?? 0, FILLER)]));
	let from = 0;
	const packed = await Promise.all(
		pieces.map((piece, at) => {
			const dictionary = whole.subarray(Math.max(0, from - WINDOW), from);
			from += piece.length + (lengths[at] ?? 0);
			// A flush ends on a whole byte.
			const finishFlush = constants.Z_SYNC_FLUSH;
			return compressed(piece, dictionary.length > 0 ? { finishFlush, dictionary } : { finishFlush });
		}),
	);
	return {
		with(values) {
			if (values.length !== lengths.length || values.some(({ length }, at) => length !== lengths[at])) {
				throw new RangeError("values are as many and as long as their places");
			}
			const file: Buffer[] = [HEAD];
			let sum = 0;
			for (const [at, piece] of pieces.entries()) {
				file.push(packed[at] as Buffer);
				sum = crc32(piece, sum);
				const value = values[at];
				if (!value) continue;
				file.push(storedHead(value.length), value);
				sum = crc32(value, sum);
			}
			const end = Buffer.alloc(8);
			end.writeUInt32LE(sum, 0);
			end.writeUInt32LE(whole.length % 2 ** 32, 4);
			return Buffer.concat([...file, LAST, end]);
		},
	};
}

function storedHead(length: number): Buffer {
	const head = Buffer.alloc(5);
	head.writeUInt16LE(length, 1);
	head.writeUInt16LE(length ^ MOST_STORED, 3);
	return head;
}
