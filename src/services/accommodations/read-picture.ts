import { createHash } from "node:crypto";
import sharp from "sharp";
import { LEAST_SIDE, PICTURE_BYTES } from "#domain/accommodation/owner-pictures.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { limiter } from "../limiter.ts";

/** Pictures that people send: looked at by their bytes alone, and made into pictures of ours. */

/** Pixels of a file at most: a small file may unpack into any number. */
const MOST_PIXELS = 60_000_000;
/** Longer side of what is kept, from which all measures are made. */
const KEPT_SIDE = 2400;
const QUALITY = 86;
/** Files are unpacked one at a time: each may take some hundreds of megabytes. */
const inTurn = limiter(1);

export type PictureFault =
	/** No JPEG, PNG, WebP or AVIF, or a broken one. */
	"PICTURE_TYPE" | "FILE_TOO_LARGE" | "PICTURE_SMALL";

export interface ReadPicture {
	/** Of the body. */
	readonly hash: string;
	/** WebP. */
	readonly body: Buffer;
}

/** The same picture as a WebP without anything that the file said beside it: place, camera, comments. */
export function readPicture(bytes: Uint8Array): Promise<Result<ReadPicture, PictureFault>> {
	return inTurn(() => read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
}

async function read(file: Buffer): Promise<Result<ReadPicture, PictureFault>> {
	if (file.length > PICTURE_BYTES) return fail("FILE_TOO_LARGE");
	// Only these readers are ever given a stranger's file: not SVG, which can name other files, nor rarely tried ones.
	if (!isPicture(file)) return fail("PICTURE_TYPE");
	try {
		const opened = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 });
		const { width = 0, height = 0 } = await opened.metadata();
		if (Math.max(width, height) < LEAST_SIDE) return fail("PICTURE_SMALL");
		const body = await opened
			.rotate()
			.resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true })
			.webp({ quality: QUALITY, effort: 3 })
			.toBuffer();
		return ok({ body, hash: createHash("sha256").update(body).digest("hex").slice(0, 32) });
	} catch {
		return fail("PICTURE_TYPE");
	}
}

/** One of our pictures in the measure of a list. */
export function smallPicture(body: Buffer): Promise<Buffer> {
	return sharp(body).resize({ width: 640, height: 640, fit: "inside" }).webp({ quality: 78, effort: 2 }).toBuffer();
}

/** By the first bytes of the four kinds. */
function isPicture(file: Buffer): boolean {
	const text = file.toString("latin1", 0, 12);
	return (
		text.startsWith("\xff\xd8\xff") ||
		text.startsWith("\x89PNG\r\n\x1a\n") ||
		(text.startsWith("RIFF") && text.endsWith("WEBP")) ||
		text.endsWith("ftypavif")
	);
}
