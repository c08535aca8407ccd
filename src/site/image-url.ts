/**
 * Addresses of the image route, written as the content image service writes them:
 * `/images/{path}/m/[fit-in/][{w}x{h}/][smart/][filters:name(value):…]`.
 */

export interface ImageOptions {
	/** Pixels; 0 or absent: as the other side and the picture's shape ask. */
	readonly width?: number;
	readonly height?: number;
	/** The whole picture inside the box instead of filling it. */
	readonly fitIn?: boolean;
	readonly smart?: boolean;
	/** 0–100. */
	readonly quality?: number;
	readonly blur?: number;
	readonly brightness?: number;
	readonly format?: ImageFormat;
	readonly grayscale?: boolean;
	readonly rotate?: 90 | 180 | 270;
}

const IMAGE_FORMATS = ["webp", "avif", "jpeg", "png"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Largest side that is made (specification of the image service: more is clamped). */
const MOST_PIXELS = 2400;

/** The address of a content's picture: our own lie behind the image route, however a story writes them. */
export function contentPicture(filename: string): string {
	return filename.startsWith("/illustrations/") ? `/images${filename}` : filename;
}

/** The address of a picture in other measures. A picture that is an SVG file of the content stays as it is. */
export function imageUrl(src: string, options: ImageOptions = {}): string {
	if (src.endsWith(".svg") && !isDrawing(src)) return src;
	const { width = 0, height = 0, fitIn, smart, ...filters } = options;
	const printed = Object.entries(filters)
		.filter(([, value]) => value !== undefined && value !== false)
		.map(([name, value]) => (value === true ? `${name}()` : `${name}(${value})`));
	const parts = [
		...(fitIn ? ["fit-in"] : []),
		...(width > 0 || height > 0 ? [`${width}x${height}`] : []),
		...(smart ? ["smart"] : []),
		...(printed.length > 0 ? [`filters:${printed.join(":")}`] : []),
	];
	return parts.length > 0 ? `${src}/m/${parts.join("/")}` : src;
}

/** True for the path of a picture that is drawn, in place of a photograph of a home. */
export function isDrawing(src: string): boolean {
	return src.startsWith("/images/drawings/");
}

/** Pixels across of a glimpse: so few that a browser draws it blurred. */
export const GLIMPSE_WIDTH = 16;

/**
 * The address of a photograph of a home in so few pixels that it comes before the photograph itself; null for drawings,
 * whose ground is calm, and for pictures of other hosts, which come in their own measures alone.
 */
export function glimpseUrl(src: string): string | null {
	return src.startsWith("/images/homes/") ? imageUrl(src, { width: GLIMPSE_WIDTH }) : null;
}

/** A path below `/images/` taken apart; null when its options are none. */
export function readImagePath(pathname: string): { readonly path: string; readonly options: ImageOptions } | null {
	const at = pathname.indexOf("/m/");
	if (at < 0) return { path: pathname.replace(/\/m$/, ""), options: {} };
	const path = pathname.slice(0, at);
	let options: ImageOptions = {};
	for (const part of pathname.slice(at + 3).split("/")) {
		if (part === "") continue;
		if (part === "fit-in") options = { ...options, fitIn: true };
		else if (part === "smart") options = { ...options, smart: true };
		else if (part.startsWith("filters:")) options = { ...options, ...readFilters(part.slice("filters:".length)) };
		else {
			const [, width, height] = /^-?(\d{1,4})x-?(\d{1,4})$/.exec(part) ?? [];
			if (width === undefined || height === undefined) return null;
			options = {
				...options,
				width: Math.min(Number(width), MOST_PIXELS),
				height: Math.min(Number(height), MOST_PIXELS),
			};
		}
	}
	return { path, options };
}

/** Filters that are known and in their range; a value outside is left out, as are unknown filters. */
function readFilters(text: string): ImageOptions {
	const known: { -readonly [Key in keyof ImageOptions]: ImageOptions[Key] } = {};
	for (const [, name, value = ""] of text.matchAll(/(\w+)\(([^()]*)\)/g)) {
		const number = /^\d{1,3}(\.\d+)?$/.test(value) ? Number(value) : null;
		const inRange = number !== null && number >= 0 && number <= 100;
		if (name === "quality" && inRange) known.quality = number;
		else if (name === "blur" && inRange) known.blur = number;
		else if (name === "brightness" && inRange) known.brightness = number;
		else if (name === "grayscale") known.grayscale = true;
		else if (name === "rotate" && (number === 90 || number === 180 || number === 270)) known.rotate = number;
		else if (name === "format") {
			const format = IMAGE_FORMATS.find((format) => format === value);
			if (format) known.format = format;
		}
	}
	return known;
}
