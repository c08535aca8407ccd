/** Addresses of pictures in the form of the content service's image service: `{path}/m/{w}x{h}/filters:a(b):c(d)`. */

export interface ImageForm {
	/** Pixels; the other side follows where one is missing. */
	readonly width?: number;
	readonly height?: number;
	/** Fits the whole picture into the frame instead of filling it. */
	readonly fitIn?: boolean;
	readonly smart?: boolean;
	/** 0–100 each, both ends included; other values are left out. */
	readonly quality?: number;
	readonly blur?: number;
	readonly brightness?: number;
	readonly format?: "webp" | "avif" | "jpeg" | "png";
}

/** The address of a picture in a form; vector assets and pictures without a wish stay as they are. */
export function imageUrl(src: string, form: ImageForm): string {
	const { width = 0, height = 0, fitIn, smart, format } = form;
	// Our own drawings are vector files that are always shown as pixels.
	if (src.endsWith(".svg") && !src.includes("/drawings/")) return src;
	const filters = (["quality", "blur", "brightness"] as const).flatMap((name) => {
		const value = form[name];
		return value !== undefined && isPercentage(value) ? [`${name}(${value})`] : [];
	});
	if (format) filters.push(`format(${format})`);
	const parts = [
		fitIn ? "fit-in" : "",
		width || height ? `${width}x${height}` : "",
		smart ? "smart" : "",
		filters.length > 0 ? `filters:${filters.join(":")}` : "",
	].filter(Boolean);
	return parts.length > 0 ? `${src}/m/${parts.join("/")}` : src;
}

/** Whether a filter's value counts. */
export function isPercentage(value: number): boolean {
	return Number.isInteger(value) && value >= 0 && value <= 100;
}

/** Widths that pictures are drawn in; others are rounded up to the next. */
export const IMAGE_WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1200, 1600, 2000, 2400] as const;

/** One address for each width up to the largest that makes sense; `ratio` (width ÷ height) crops to the frame. */
export function imageSrcSet(src: string, widths: readonly number[], ratio?: number): string | undefined {
	const addressOf = (width: number) => imageUrl(src, ratio ? { width, height: Math.round(width / ratio) } : { width });
	if (addressOf(1) === src) return undefined;
	return widths.map((width) => `${addressOf(width)} ${width}w`).join(", ");
}
