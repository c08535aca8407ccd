import sharp, { type Sharp } from "sharp";
import type { PictureForm, PictureFormat } from "./picture-request.ts";

/** Quality where none is asked for: differences are hard to see, files are small. */
const QUALITY: Readonly<Record<PictureFormat, number>> = { avif: 55, webp: 78, jpeg: 80, png: 90 };
/** AVIF takes much longer than the others at little gain beyond this. */
const AVIF_EFFORT = 3;
/** 50 megapixels: above what any camera of a host delivers, below what would exhaust the memory. */
const MAX_PIXELS = 50_000_000;
/** Largest picture that is kept of a remote one. */
const MASTER_SIDE = 2400;

// One picture uses one core, so that pages keep the others; decoded files are kept by our own cache.
sharp.concurrency(1);
sharp.cache(false);

/** A drawing in pixels: `width` of the SVG itself and its text. */
export interface VectorPicture {
	readonly svg: string;
	readonly width: number;
	readonly height: number;
}

/** A picture in the form asked for. Throws on bytes that are no picture. */
export function renderPicture(
	source: Buffer | VectorPicture,
	form: PictureForm,
	format: PictureFormat,
): Promise<Buffer> {
	let image = Buffer.isBuffer(source) ? decoded(source) : rasterized(source, form);
	image = image.resize({
		width: form.width || undefined,
		height: form.height || undefined,
		fit: form.fitIn ? "inside" : "cover",
		position: form.smart ? sharp.strategy.attention : "centre",
		withoutEnlargement: true,
	});
	if (form.blur) image = image.blur(Math.max(0.3, form.blur / 2));
	if (form.brightness) image = image.modulate({ brightness: 1 + form.brightness / 100 });
	return encoded(image, format, Math.max(1, form.quality ?? QUALITY[format])).toBuffer();
}

/** A remote picture as it is kept: really decoded, upright, without its metadata, not larger than is ever shown. */
export function normalizePicture(bytes: Buffer): Promise<Buffer> {
	return decoded(bytes)
		.resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: "inside", withoutEnlargement: true })
		.webp({ quality: 90 })
		.toBuffer();
}

/** Only formats of photographs are decoded; SVG and PDF of strangers are not. */
const DECODED = new Set(["jpeg", "png", "webp", "avif", "heif", "gif", "tiff"]);

/** Whether bytes are a picture that we decode. */
export async function isPicture(bytes: Buffer): Promise<boolean> {
	try {
		const { format, width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
		return DECODED.has(format) && width * height <= MAX_PIXELS;
	} catch {
		return false;
	}
}

function decoded(bytes: Buffer): Sharp {
	return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
}

/** Drawn as large as it is needed, so that lines stay sharp. */
function rasterized({ svg, width, height }: VectorPicture, form: PictureForm): Sharp {
	const scale = Math.max(form.width / width, form.height / height);
	return sharp(Buffer.from(svg), { density: 72 * Math.max(1, scale), limitInputPixels: MAX_PIXELS });
}

function encoded(image: Sharp, format: PictureFormat, quality: number): Sharp {
	switch (format) {
		case "avif":
			return image.avif({ quality, effort: AVIF_EFFORT });
		case "webp":
			return image.webp({ quality });
		case "jpeg":
			return image.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true });
		case "png":
			return image.png({ quality });
	}
}
