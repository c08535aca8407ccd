import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { readHomePicture } from "#db/accommodations/home-pictures.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { draw } from "#pictures/draw.ts";
import { HEIGHT as DRAWING_HEIGHT, WIDTH as DRAWING_WIDTH } from "#pictures/shapes.ts";
import type { Drawing } from "#site/drawing-address.ts";
import { GLIMPSE_WIDTH, type ImageFormat, type ImageOptions } from "#site/image-url.ts";
import type { App } from "../app.ts";
import type { KeptFiles } from "../kept-files.ts";
import { limiter } from "../limiter.ts";
import { fetchOutside } from "../outbound-fetch.ts";
import { freeMeasures, MOST_FREE } from "./free-measures.ts";
import { homePicture, type PictureSource, pictureSource } from "./picture-source.ts";
import { type PictureViewers, pictureViewers } from "./picture-viewers.ts";
import { drawSocialCard } from "./social-card.ts";

/** Makes pictures in the measures asked for, once each, and keeps them. */

export interface MadePicture {
	readonly body: Buffer;
	readonly format: ImageFormat;
	/** Changes with the picture; the same for equal pictures. */
	readonly tag: string;
	/** It is not what was asked for: the picture has as many measures as it may have, and came in the next width alone. */
	readonly isPlain: boolean;
}

/**
 * UNKNOWN: we show no such picture. UNREACHABLE: another host does not give it at the moment. BUSY: as many pictures
 * wait to be made as may.
 */
export type PictureFailure = "UNKNOWN" | "UNREACHABLE" | "BUSY";

export interface Pictures {
	/** Who may be shown what is behind a path. */
	viewers(path: string): Promise<PictureViewers>;
	/** `accepted` are formats that the asker can read, beside JPEG and PNG. */
	make(
		path: string,
		options: ImageOptions,
		accepted: readonly ImageFormat[],
	): Promise<Result<MadePicture, PictureFailure>>;
	/**
	 * One of a home's pictures in its own measures, also while the home is not on the site: for its owner and the office,
	 * who are told apart before. Named as `homePictureHash` names it.
	 */
	preview(accoId: string, hash: string): Promise<Result<Buffer, PictureFailure>>;
	readonly figures: { hits: number; made: number };
}

/** The ladder: widths that are made of every picture. Others are rounded up to the next. */
const WIDTHS = [GLIMPSE_WIDTH, 160, 240, 320, 480, 640, 800, 960, 1200, 1600, 2400];
const HEIGHT_STEP = 20;
const FILTER_STEP = 5;
const QUALITY: Readonly<Record<ImageFormat, number>> = { webp: 78, avif: 55, jpeg: 80, png: 80 };
/** What is fetched is kept once in this width; all measures are made from it. */
const MASTER_WIDTH = 1600;
/** Dots an inch at which a drawing has its own measures. */
const SVG_DENSITY = 72;
const REMOTE_BYTES = 15 * 1024 * 1024;
const REMOTE_MS = 10_000;
const MOST_REMOTE_AT_ONCE = 4;
/** Renders at once; the rest wait, so that pages keep a core. */
const MOST_RENDERS = 2;
/** Pictures that are made or wait for it; beyond it whoever asks for another is to come back. */
const MOST_IN_HAND = 100;
const MOST_INPUT_PIXELS = 60_000_000;
/** A picture that another host did not give is not asked for again so soon. */
const FORGET_FAILURE_MS = 5 * 60_000;
const MOST_FAILURES = 10_000;
/** AVIF pictures that wait to be made in the background. */
const MOST_WAITING = 200;
/** So often a picture is asked for before it is made as AVIF too: most are never asked for again, kept for a year. */
const REQUESTS_FOR_AVIF = 3;
const MOST_COUNTED = 20_000;

sharp.concurrency(1);
// Pictures are kept on disk; a cache of decoded ones would only cost memory.
sharp.cache(false);

export function createPictures(
	app: Pick<App, "db" | "log" | "settings">,
	cache: KeptFiles,
	fetchAllow: readonly string[],
	{ mostFree = MOST_FREE, mostInHand = MOST_IN_HAND } = {},
): Pictures {
	const running = new Map<string, Promise<Buffer | PictureFailure>>();
	const failures = new Map<string, number>();
	const renders = limiter(MOST_RENDERS);
	const fetches = limiter(MOST_REMOTE_AT_ONCE);
	const waiting = new Map<string, () => Promise<unknown>>();
	/** How often pictures without AVIF were asked for. */
	const requests = new Map<string, number>();
	const figures = { hits: 0, made: 0 };
	const free = freeMeasures(mostFree);
	let busy = 0;
	let inHand = 0;

	/** One making a name, however many ask. */
	function once(name: string, make: () => Promise<Buffer | PictureFailure>): Promise<Buffer | PictureFailure> {
		const known = running.get(name);
		if (known) return known;
		const started = make().finally(() => running.delete(name));
		running.set(name, started);
		return started;
	}

	async function kept(name: string, make: () => Promise<Buffer | PictureFailure>): Promise<Buffer | PictureFailure> {
		const found = await cache.read(name);
		if (found) return found;
		return once(name, async () => {
			const made = await make();
			if (Buffer.isBuffer(made)) await cache.write(name, made);
			return made;
		});
	}

	/** The picture in its own measures. */
	function master(path: string): Promise<Buffer | PictureFailure> {
		return kept(nameOf(path, "master"), async () => {
			const source = await pictureSource(app, path);
			if (!source) return "UNKNOWN";
			return original(source);
		});
	}

	async function original(source: PictureSource): Promise<Buffer | PictureFailure> {
		if (source.kind === "file") return readFile(source.file).catch(() => "UNKNOWN" as const);
		if (source.kind === "uploaded") return (await readHomePicture(app.db, source.accoId, source.hash)) ?? "UNKNOWN";
		if (source.kind === "drawing") {
			const { drawing } = source;
			return renders(() =>
				sharp(Buffer.from(draw(drawing)))
					.webp({ quality: 92, effort: 2 })
					.toBuffer(),
			);
		}
		if (source.kind === "card") {
			const picture = await master(source.card.picture);
			if (!Buffer.isBuffer(picture)) return picture;
			return renders(() => drawSocialCard(source.card, picture));
		}
		const failedAt = failures.get(source.url) ?? Number.NEGATIVE_INFINITY;
		if (performance.now() - failedAt < FORGET_FAILURE_MS) return "UNREACHABLE";
		const fetched = await fetches(() =>
			fetchOutside(source.url, { maxBytes: REMOTE_BYTES, timeoutMs: REMOTE_MS, allow: fetchAllow }),
		);
		const picture = fetched.ok ? await shrunk(fetched.value.body) : null;
		if (picture) return picture;
		if (failures.size > MOST_FAILURES) failures.clear();
		failures.set(source.url, performance.now());
		return "UNREACHABLE";
	}

	/** What another host gave, if it is a picture at all. */
	function shrunk(body: Buffer): Promise<Buffer | null> {
		return renders(() =>
			sharp(body, { limitInputPixels: MOST_INPUT_PIXELS })
				.rotate()
				.resize({ width: MASTER_WIDTH, withoutEnlargement: true })
				.webp({ quality: 88, effort: 2 })
				.toBuffer(),
		).catch(() => null);
	}

	/** The picture to be brought into measures. A drawing is drawn in them: a quarter of the work of making it smaller. */
	async function opened(path: string, options: ImageOptions): Promise<Sharp | PictureFailure> {
		if (path.startsWith("drawings/")) {
			const source = await pictureSource(app, path);
			return source?.kind === "drawing" ? drawn(source.drawing, options) : "UNKNOWN";
		}
		const whole = await master(path);
		return Buffer.isBuffer(whole) ? sharp(whole) : whole;
	}

	async function sized(path: string, options: ImageOptions, format: ImageFormat): Promise<Buffer | PictureFailure> {
		return kept(nameOf(path, printed(options, format)), async () => {
			if (inHand >= mostInHand) return "BUSY";
			inHand++;
			try {
				const picture = await opened(path, options);
				if (typeof picture === "string") return picture;
				figures.made++;
				busy++;
				return await renders(() => rendered(picture, options, format)).finally(() => busy--);
			} finally {
				inHand--;
			}
		});
	}

	/** AVIF is slow to encode: it is made of what is asked for often, when no request waits. */
	function later(path: string, options: ImageOptions): void {
		const name = nameOf(path, printed(options, "avif"));
		if (cache.has(name) || waiting.has(name) || waiting.size >= MOST_WAITING) return;
		const times = (requests.get(name) ?? 0) + 1;
		if (times < REQUESTS_FOR_AVIF) {
			if (requests.size >= MOST_COUNTED) requests.clear();
			requests.set(name, times);
			return;
		}
		requests.delete(name);
		waiting.set(name, () => sized(path, options, "avif"));
		if (waiting.size === 1) void workOff();
	}

	async function workOff(): Promise<void> {
		for (const [name, make] of waiting) {
			while (busy > 0) await new Promise((resolve) => setTimeout(resolve, 250).unref());
			await make().catch((error: unknown) => app.log.warn({ error }, "picture not made"));
			waiting.delete(name);
		}
	}

	return {
		figures,
		viewers: pictureViewers(app),
		async preview(accoId, hash) {
			// Under a name of its own: the image route finds nothing of it.
			const body = await kept(nameOf(`homes/${accoId}/${hash}`, "preview"), async () => {
				const source = await homePicture(app, accoId, hash);
				return source ? original(source) : "UNKNOWN";
			});
			return Buffer.isBuffer(body) ? ok(body) : fail(body);
		},
		async make(path, requested, accepted) {
			const wanted = normalised(requested);
			const measures = isOfLadder(wanted) ? null : nameOf(path, printed(wanted, wanted.format ?? "webp"));
			const isPlain = measures !== null && !free.takes(path, measures);
			const options = isPlain ? plainOf(wanted) : wanted;
			const format = formatFor(options, accepted, cache.has(nameOf(path, printed(options, "avif"))));
			const name = nameOf(path, printed(options, format));
			if (cache.has(name)) figures.hits++;
			const body = await sized(path, options, format);
			if (!Buffer.isBuffer(body)) return fail(body);
			if (measures !== null && !isPlain) free.note(path, measures);
			// The head of an AVIF file alone is larger than a glimpse.
			const mayBeSmaller = format === "webp" && !options.format && options.width !== GLIMPSE_WIDTH;
			if (mayBeSmaller && accepted.includes("avif")) later(path, options);
			return ok({ body, format, tag: name.slice(0, 32), isPlain });
		},
	};
}

/** Measures and filters rounded to what is made. */
function normalised({ width = 0, height = 0, smart: _, ...filters }: ImageOptions): ImageOptions {
	const widest = WIDTHS.at(-1) ?? 0;
	const step = (value: number) => Math.round(value / FILTER_STEP) * FILTER_STEP;
	const wide = width === 0 ? 0 : (WIDTHS.find((known) => known >= width) ?? widest);
	const high = height === 0 ? 0 : Math.ceil((height * (wide && width ? wide / width : 1)) / HEIGHT_STEP) * HEIGHT_STEP;
	return {
		...filters,
		...(wide === 0 && high === 0 ? { width: 1200 } : { width: wide, height: Math.min(high, widest) }),
		...(filters.quality === undefined ? {} : { quality: Math.max(1, step(filters.quality)) }),
		...(filters.blur === undefined ? {} : { blur: step(filters.blur) }),
		...(filters.brightness === undefined ? {} : { brightness: step(filters.brightness) }),
	};
}

/** A width alone, in any format. */
function isOfLadder({ width: _width, height = 0, format: _format, ...filters }: ImageOptions): boolean {
	return height === 0 && Object.keys(filters).length === 0;
}

/** The measures of the ladder next to others. */
function plainOf({ width = 0, height = 0, format }: ImageOptions): ImageOptions {
	const wide = width || (WIDTHS.find((known) => known >= height) ?? 0);
	return normalised({ width: wide, ...(format ? { format } : {}) });
}

function formatFor(options: ImageOptions, accepted: readonly ImageFormat[], avifMade: boolean): ImageFormat {
	if (options.format) return options.format;
	if (accepted.includes("avif") && avifMade) return "avif";
	return accepted.includes("webp") ? "webp" : "jpeg";
}

function printed(options: ImageOptions, format: ImageFormat): string {
	return `${Object.entries(options)
		.filter(([name]) => name !== "format")
		.map(([name, value]) => `${name}=${value}`)
		.sort()
		.join(",")}.${format}`;
}

function nameOf(path: string, variant: string): string {
	return createHash("sha256").update(`${path}\n${variant}`).digest("hex");
}

/** A drawing at the scale at which it fills (or, with `fitIn`, fits) the measures; never above its own. */
function drawn(drawing: Drawing, { width = 0, height = 0, fitIn }: ImageOptions): Sharp {
	const scales = [width / DRAWING_WIDTH, height / DRAWING_HEIGHT].filter((scale) => scale > 0);
	const scale = Math.min(1, fitIn ? Math.min(...scales) : Math.max(...scales));
	return sharp(Buffer.from(draw(drawing)), { density: Math.ceil(SVG_DENSITY * scale) });
}

function rendered(picture: Sharp, options: ImageOptions, format: ImageFormat): Promise<Buffer> {
	const { width = 0, height = 0, fitIn, blur = 0, brightness = 0, grayscale, rotate } = options;
	let image = picture.resize({
		...(width > 0 ? { width } : {}),
		...(height > 0 ? { height } : {}),
		fit: fitIn ? "inside" : "cover",
		withoutEnlargement: true,
	});
	if (rotate) image = image.rotate(rotate);
	if (blur > 0) image = image.blur(Math.max(0.3, blur / 2));
	if (brightness > 0) image = image.modulate({ brightness: 1 + brightness / 100 });
	if (grayscale) image = image.grayscale();
	const quality = options.quality ?? QUALITY[format];
	if (format === "avif") return image.avif({ quality, effort: 3 }).toBuffer();
	if (format === "webp") return image.webp({ quality, effort: 3 }).toBuffer();
	return format === "png" ? image.png().toBuffer() : image.jpeg({ quality, mozjpeg: true }).toBuffer();
}
