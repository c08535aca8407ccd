import { type Drawing, readDrawingAddress } from "#site/drawing-address.ts";
import { IMAGE_WIDTHS, isPercentage } from "#site/image-url.ts";

/** What an address of the image route asks for: which picture, and in which form. */
export interface PictureRequest {
	readonly source: PictureSource;
	readonly form: PictureForm;
}

export type PictureSource =
	| { readonly kind: "drawing"; readonly address: string; readonly drawing: Drawing }
	| { readonly kind: "remote"; readonly accoId: string; readonly hash: string }
	| { readonly kind: "illustration"; readonly name: string };

export interface PictureForm {
	/** Pixels from the allowed steps; 0: free. Never both 0. */
	readonly width: number;
	readonly height: number;
	readonly fitIn: boolean;
	/** The most interesting part is kept where something must be cut off. */
	readonly smart: boolean;
	/** 0–100 each; null: as is. */
	readonly quality: number | null;
	readonly blur: number | null;
	readonly brightness: number | null;
	/** null: the best that the browser takes. */
	readonly format: PictureFormat | null;
}

export const PICTURE_FORMATS = ["avif", "webp", "jpeg", "png"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const DEFAULT_WIDTH = 1200;
const MAX_SIDE = 2400;
const SIZE = /^(\d{1,5})x(\d{1,5})$/;

/** Reads the path behind `/images/`; null when it is none of ours. */
export function readPicturePath(path: string): PictureRequest | null {
	const [, name = path, wish = ""] = /^(.+?)\/m(?:\/(.*))?$/.exec(path) ?? [];
	const source = readSource(name);
	const form = readForm(wish);
	return source && form ? { source, form } : null;
}

function readSource(name: string): PictureSource | null {
	const drawing = readDrawingAddress(`/${name}`);
	if (drawing) return { kind: "drawing", address: `/${name}`, drawing };
	const [, accoId, hash] = /^homes\/(a\d{1,9})\/([0-9a-f]{16})$/.exec(name) ?? [];
	if (accoId && hash) return { kind: "remote", accoId, hash };
	const [, file] = /^illustrations\/([A-Za-z0-9-]+\.webp)$/.exec(name) ?? [];
	return file ? { kind: "illustration", name: file } : null;
}

/** `[fit-in/][{w}x{h}/][smart/][filters:…]`, each part at most once and in this order. */
function readForm(wish: string): PictureForm | null {
	const parts = wish.split("/").filter(Boolean);
	const take = (fits: (part: string) => boolean) => (parts[0] && fits(parts[0]) ? parts.shift() : undefined);
	const fitIn = take((part) => part === "fit-in") !== undefined;
	const size = take((part) => SIZE.test(part));
	const smart = take((part) => part === "smart") !== undefined;
	const filters = take((part) => part.startsWith("filters:"));
	if (parts.length > 0) return null;
	return { ...stepsOf(size), fitIn, smart, ...filtersOf(filters) };
}

/** Sizes that are drawn: the next step up, with the other side in proportion. */
function stepsOf(size: string | undefined): { width: number; height: number } {
	const [, width, height] = (SIZE.exec(size ?? "") ?? []).map(Number);
	if (width) {
		const step = stepUp(width);
		return { width: step, height: Math.min(MAX_SIDE, Math.round(((height ?? 0) * step) / width)) };
	}
	return height ? { width: 0, height: stepUp(height) } : { width: DEFAULT_WIDTH, height: 0 };
}

function stepUp(side: number): number {
	return IMAGE_WIDTHS.find((step) => step >= side) ?? MAX_SIDE;
}

/** Filters `a(b):c(d)`; unknown ones and values out of range are left out. */
function filtersOf(filters: string | undefined): Pick<PictureForm, "quality" | "blur" | "brightness" | "format"> {
	const values = new Map(
		[...(filters ?? "").replace("filters:", "").matchAll(/(\w+)\(([^()]*)\)/g)].map(([, name, value]) => [name, value]),
	);
	const percentage = (name: string) => {
		const [first = ""] = (values.get(name) ?? "").split(",");
		return /^\d+$/.test(first) && isPercentage(Number(first)) ? Number(first) : null;
	};
	return {
		quality: percentage("quality"),
		blur: percentage("blur"),
		brightness: percentage("brightness"),
		format: PICTURE_FORMATS.find((format) => format === values.get("format")) ?? null,
	};
}
