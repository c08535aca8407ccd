import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Pictures of screens against reviewed references: small, so that the edges of letters weigh nothing. */

/** Steps of a colour, of 255, from which two pixels count as different. */
const FAR = 48;
/** Share of a picture that may differ: another machine's letters, a drawing packed anew. */
export const MOST_DIFFERENT = 0.004;

interface Pixels {
	readonly data: Buffer;
	readonly width: number;
	readonly height: number;
}

/** A screenshot as references are kept. */
export async function smallPicture(shot: Buffer, width: number): Promise<Buffer> {
	return sharp(shot).resize({ width }).webp({ quality: 84, effort: 6 }).toBuffer();
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** Share of pixels that differ, 0 to 1; 1 for pictures of different sizes. Writes where they do in red. */
export async function difference(one: Buffer, other: Buffer, marked: string): Promise<number> {
	const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
	if (a.width !== b.width || a.height !== b.height) return 1;
	const marks = Buffer.from(b.data);
	let count = 0;
	for (let at = 0; at < a.data.length; at += 3) {
		const far = [0, 1, 2].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > FAR);
		if (!far) continue;
		count++;
		marks.set([255, 0, 0], at);
	}
	const share = count / (a.width * a.height);
	if (share > MOST_DIFFERENT) {
		const raw = { width: b.width, height: b.height, channels: 3 } as const;
		await writeFile(marked, await sharp(marks, { raw }).png().toBuffer());
	}
	return share;
}

/** A reference, or null where there is none yet. */
export async function readReference(path: string): Promise<Buffer | null> {
	return readFile(path).catch(() => null);
}
