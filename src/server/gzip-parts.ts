import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";

/**
 * Gzip of a text some parts of which come later (RFC 1952, RFC 1951): what lies between them is compressed once, the
 * later parts go in as stored blocks. Putting one together costs a checksum and a copy.
 */
export interface GzipParts {
	/** The file with one value at each place, each as long as its place; texts of any length where no length was said. */
	with(values: readonly PlaceValue[]): Buffer;
}

/** Bytes as they are, or texts in a row at a place without a length. */
export type PlaceValue = Buffer | readonly (Buffer | PackedText)[];

/** A text that was compressed once, for many files. */
export interface PackedText {
	readonly text: Buffer;
	/** Deflated, to the end of a whole byte. */
	readonly packed: Buffer;
}

/** @param text refers to nothing outside itself when it is compressed */
export async function packedText(text: Buffer): Promise<PackedText> {
	return { text, packed: await compressed(text, { finishFlush: constants.Z_SYNC_FLUSH }) };
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
 * @param lengths bytes of the value at each place, at most 65,535; null: any, nothing behind it refers to what is before it
 */
export async function gzipParts(pieces: readonly Buffer[], lengths: readonly (number | null)[]): Promise<GzipParts> {
	if (lengths.length !== pieces.length - 1) throw new RangeError(`${pieces.length - 1} lengths are wanted`);
	if (lengths.some((length) => Number(length) > MOST_STORED)) {
		throw new RangeError(`values have ${MOST_STORED} bytes at most`);
	}
	const whole = Buffer.concat(pieces.flatMap((piece, at) => [piece, Buffer.alloc(lengths[at] ?? 0, FILLER)]));
	let from = 0;
	/** Where what may be referred to begins. */
	let known = 0;
	const packed = await Promise.all(
		pieces.map((piece, at) => {
			if (lengths[at - 1] === null) known = from;
			const dictionary = whole.subarray(Math.max(known, from - WINDOW), from);
			from += piece.length + (lengths[at] ?? 0);
			// A flush ends on a whole byte.
			const finishFlush = constants.Z_SYNC_FLUSH;
			return compressed(piece, dictionary.length > 0 ? { finishFlush, dictionary } : { finishFlush });
		}),
	);
	return {
		with(values) {
			const fits = (value: PlaceValue, at: number) => lengths[at] === null || bytesOf(value) === lengths[at];
			if (values.length !== lengths.length || !values.every(fits)) {
				throw new RangeError("values are as many and as long as their places");
			}
			const file: Buffer[] = [HEAD];
			let sum = 0;
			let length = 0;
			const add = (text: Buffer, ...inFile: readonly Buffer[]) => {
				file.push(...inFile);
				sum = crc32(text, sum);
				length += text.length;
			};
			for (const [at, piece] of pieces.entries()) {
				add(piece, packed[at] as Buffer);
				for (const part of partsOf(values[at] ?? [])) {
					if ("packed" in part) add(part.text, part.packed);
					else for (const stored of storable(part)) add(stored, storedHead(stored.length), stored);
				}
			}
			const end = Buffer.alloc(8);
			end.writeUInt32LE(sum, 0);
			end.writeUInt32LE(length % 2 ** 32, 4);
			return Buffer.concat([...file, LAST, end]);
		},
	};
}

const partsOf = (value: PlaceValue) => (Buffer.isBuffer(value) ? [value] : value);

/** Bytes of a value in the text that the file holds. */
const bytesOf = (value: PlaceValue) =>
	partsOf(value).reduce((sum, part) => sum + ("packed" in part ? part.text : part).length, 0);

/** In pieces that one stored block holds. */
function* storable(bytes: Buffer): Generator<Buffer> {
	for (let at = 0; at < bytes.length; at += MOST_STORED) yield bytes.subarray(at, at + MOST_STORED);
}

function storedHead(length: number): Buffer {
	const head = Buffer.alloc(5);
	head.writeUInt16LE(length, 1);
	head.writeUInt16LE(length ^ MOST_STORED, 3);
	return head;
}
