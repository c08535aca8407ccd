import { readFile, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Db } from "#db/client.ts";
import { projectRoot } from "#db/project-root.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { DRAWING_STYLE, draw } from "#pictures/draw.ts";
import { HEIGHT, WIDTH } from "#pictures/shapes.ts";
import type { Logger } from "../app.ts";
import type { OutboundFetch } from "../outbound-fetch.ts";
import { isShownDrawing } from "./home-pictures.ts";
import { createLanes } from "./lanes.ts";
import { openPictureCache, type PictureCache } from "./picture-cache.ts";
import type { PictureFormat, PictureRequest, PictureSource } from "./picture-request.ts";
import { createRemotePictures } from "./remote-pictures.ts";
import { renderPicture, type VectorPicture } from "./render-picture.ts";

/** NOT_FOUND: no home shows it, or there is no such file. UNREACHABLE: its host does not deliver it now. */
export type PictureFailure = "NOT_FOUND" | "UNREACHABLE";

export interface Picture {
	readonly bytes: Buffer;
	readonly format: PictureFormat;
}

/** Figures of this process since its start. */
export interface PictureFigures {
	hits: number;
	rendered: number;
	failed: number;
}

/** The pictures of the site: drawn, fetched and kept. */
export interface Pictures {
	readonly figures: Readonly<PictureFigures>;
	readonly cache: PictureCache;
	/**
	 * A picture in a format that the browser takes, rendered if it is not kept yet. Without a format in the request
	 * it is AVIF where that is already made, else WebP, and AVIF is made in the background.
	 */
	get(request: PictureRequest, accepts: Accepts): Promise<Result<Picture, PictureFailure>>;
	/** Renders a picture in the background if it is not kept. */
	prepare(request: PictureRequest): Promise<void>;
	/** Ends background work; what runs is finished. */
	stop(): Promise<void>;
}

/** Formats that a browser takes. */
export interface Accepts {
	readonly avif: boolean;
	readonly webp: boolean;
}

export interface PictureSettings {
	readonly db: Db;
	readonly log: Logger;
	/** Where pictures are kept. */
	readonly folder: string;
	readonly fetch: OutboundFetch;
	readonly maxBytes?: number;
}

const MAX_BYTES = 1024 ** 3;
/** One core stays free for pages. */
const RENDERS_AT_ONCE = Math.max(1, availableParallelism() - 1);
/** AVIF that would wait behind more than this is left for another request. */
const MAX_BACKLOG = 200;

export async function openPictures(settings: PictureSettings): Promise<Pictures> {
	const { db, log } = settings;
	const cache = await openPictureCache(settings.folder, settings.maxBytes ?? MAX_BYTES);
	const remote = createRemotePictures({ db, fetch: settings.fetch, cache });
	const lanes = createLanes(RENDERS_AT_ONCE);
	const figures: PictureFigures = { hits: 0, rendered: 0, failed: 0 };
	const making = new Map<string, Promise<Result<Buffer, PictureFailure>>>();
	let stopped = false;

	/** One rendering at a time for each picture: who asks meanwhile waits for the same. */
	const make = (request: PictureRequest, format: PictureFormat, key: string, lane: "visitor" | "background") => {
		const running = making.get(key);
		if (running) return running;
		const made = render(request, format, key, lane).finally(() => making.delete(key));
		making.set(key, made);
		return made;
	};

	const render = async (
		request: PictureRequest,
		format: PictureFormat,
		key: string,
		lane: "visitor" | "background",
	): Promise<Result<Buffer, PictureFailure>> => {
		const source = await load(request.source);
		if (!source.ok) return source;
		return lanes.run(lane, async () => {
			if (stopped && lane === "background") return fail("UNREACHABLE");
			const bytes = await renderPicture(source.value(), request.form, format);
			figures.rendered++;
			await cache.put(key, bytes);
			return ok(bytes);
		});
	};

	const load = async (source: PictureSource): Promise<Result<() => Buffer | VectorPicture, PictureFailure>> => {
		switch (source.kind) {
			case "drawing":
				if (!(await isShownDrawing(db, source.address))) return fail("NOT_FOUND");
				return ok(() => ({ svg: draw(source.drawing), width: WIDTH, height: HEIGHT }));
			case "remote": {
				const master = await remote.load(source.accoId, source.hash);
				return master.ok ? ok(() => master.value) : master;
			}
			case "illustration": {
				const bytes = await readFile(illustrationPath(source.name)).catch(() => null);
				return bytes ? ok(() => bytes) : fail("NOT_FOUND");
			}
		}
	};

	const inBackground = (request: PictureRequest, format: PictureFormat, key: string) => {
		if (stopped || cache.has(key) || making.has(key) || lanes.busy > MAX_BACKLOG) return;
		make(request, format, key, "background").catch((error: unknown) => {
			log.error({ error: (error as Error).name, picture: key }, "picture failed");
		});
	};

	return {
		figures,
		cache,
		get: async (request, accepts) => {
			const name = await nameOf(request);
			const chosen = request.form.format ?? (accepts.webp ? "webp" : "jpeg");
			const automatic = request.form.format === null;
			const avif = `${name}.avif`;
			if (automatic && accepts.avif && cache.has(avif)) {
				const kept = await cache.get(avif);
				if (kept) {
					figures.hits++;
					return ok({ bytes: kept, format: "avif" });
				}
			}
			const key = `${name}.${chosen}`;
			const kept = await cache.get(key);
			if (kept) figures.hits++;
			const bytes = kept ? ok(kept) : await make(request, chosen, key, "visitor");
			if (!bytes.ok) {
				figures.failed++;
				return bytes;
			}
			if (automatic && accepts.avif) inBackground(request, "avif", avif);
			return ok({ bytes: bytes.value, format: chosen });
		},
		prepare: async (request) => {
			const key = `${await nameOf(request)}.webp`;
			if (!stopped && !cache.has(key)) await make(request, "webp", key, "background");
		},
		stop: async () => {
			stopped = true;
			await Promise.allSettled(making.values());
		},
	};
}

/** What a kept picture is found under: everything that it depends on but its format. */
async function nameOf({ source, form }: PictureRequest): Promise<string> {
	return `${await sourceName(source)}|${JSON.stringify({ ...form, format: null })}`;
}

async function sourceName(source: PictureSource): Promise<string> {
	switch (source.kind) {
		case "drawing":
			return `drawing ${DRAWING_STYLE} ${source.address}`;
		case "remote":
			return `remote ${source.accoId} ${source.hash}`;
		case "illustration": {
			// A file of ours may change under its name.
			const file = await stat(illustrationPath(source.name)).catch(() => null);
			return `illustration ${source.name} ${file?.mtimeMs ?? 0} ${file?.size ?? 0}`;
		}
	}
}

function illustrationPath(name: string): string {
	return join(projectRoot(), "public/illustrations", name);
}
