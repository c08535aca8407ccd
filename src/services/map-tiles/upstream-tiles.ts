import { createHash } from "node:crypto";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { KeptFiles } from "../kept-files.ts";
import { limiter } from "../limiter.ts";
import type { Logger } from "../logger.ts";
import { fetchOutside } from "../outbound-fetch.ts";
import {
	creditOf,
	idOf,
	isGzip,
	isVectorTile,
	type MapTiles,
	NO_TILE,
	SCHEMA_CREDIT,
	type TileAddress,
	type TileAnswer,
	unpacked,
} from "./map-tiles.ts";

/**
 * Tiles of somebody else's server, fetched and kept by ours, so that no visitor's browser speaks with it. It is told
 * which tile, and nothing of who asks. While it does not answer there is no tile, and the map shows what lies below.
 */

export interface UpstreamSettings {
	/** A TileJSON, or an address with {z}, {x} and {y} in it. */
	readonly address: string;
	/** `host:port` that may be private (tests). */
	readonly allow: readonly string[];
}

/** How much it may be asked, and how long is waited; each in tests shorter. */
export interface UpstreamLimits {
	/** A visitor waits no longer for a tile, which is kept for the next question all the same. */
	readonly waitMs: number;
	/** A fetch is given up. */
	readonly timeoutMs: number;
	/** After `MOST_FAILURES` in a row it is asked for nothing so long. */
	readonly pauseMs: number;
	/** Fetches a minute, over all visitors. */
	readonly perMinute: number;
}

export const UPSTREAM_LIMITS: UpstreamLimits = { waitMs: 4_000, timeoutMs: 10_000, pauseMs: 60_000, perMinute: 600 };

/** Fetches at once; a look-up of a host that does not answer holds one of Node's four threads for files. */
const MOST_AT_ONCE = 3;
/** Tiles under way or waiting; beyond them visitors see what lies below. */
const MOST_WAITING = 48;
const MOST_FAILURES = 3;
/** A tile as it is sent; those of large cities have some 500 kB. */
const TILE_BYTES = 2 * 1024 * 1024;
const TILEJSON_BYTES = 512 * 1024;
/** Where the tiles are is asked again: a new edition has other addresses. */
const SOURCE_FRESH_MS = 24 * 60 * 60_000;
/** A kept tile is shown at once also when it is older, and fetched anew meanwhile. */
const TILE_FRESH_MS = 30 * 24 * 60 * 60_000;
const LATER_SECONDS = 5;
/** OpenMapTiles ends there; deeper maps are drawn from it. */
const MAX_ZOOM = 14;
/** Kept files begin with the time of their fetch, milliseconds since 1970. */
const HEAD_BYTES = 8;

const pack = promisify(gzip);

interface TileSource {
	readonly template: string;
	readonly credit: string;
	readonly maxZoom: number;
	/** Milliseconds since 1970: then it is read again. */
	readonly until: number;
}

interface KeptTile {
	readonly answer: TileAnswer;
	readonly isFresh: boolean;
}

/** Opens the tiles; asks at once, and waits for nothing, whether they can be had. */
export function openUpstreamTiles(
	{ address, allow }: UpstreamSettings,
	{ files, log, now = Date.now }: { readonly files: KeptFiles; readonly log: Logger; readonly now?: () => number },
	limits: UpstreamLimits = UPSTREAM_LIMITS,
): MapTiles {
	const keepAlive = { keepAlive: true, maxSockets: MOST_AT_ONCE, timeout: 20_000 };
	const agents = { "http:": new HttpAgent(keepAlive), "https:": new HttpsAgent(keepAlive) };
	const running = new Map<string, Promise<TileAnswer>>();
	const inTurn = limiter(MOST_AT_ONCE);
	const mayFetch = allowance(limits.perMinute, now);
	let source: TileSource | null = null;
	let reading: Promise<TileSource | null> | null = null;
	let failures = 0;
	let pausedUntil = 0;
	let closed = false;
	let complained = false;

	function failed(failure: string): void {
		failures++;
		if (failures < MOST_FAILURES) return;
		failures = 0;
		pausedUntil = now() + limits.pauseMs;
		// The tiles may have moved.
		if (source) source = { ...source, until: 0 };
		if (!complained && !closed) log.warn({ failure }, "map tiles cannot be fetched");
		complained = true;
	}

	function succeeded(): void {
		failures = 0;
		if (complained) log.info({}, "map tiles can be fetched again");
		complained = false;
	}

	const isPaused = () => closed || now() < pausedUntil;

	/** Where the tiles are; null while that cannot be found out. */
	async function sourceNow(): Promise<TileSource | null> {
		if (source && now() < source.until) return source;
		if (isPaused()) return null;
		reading ??= readSource()
			.then((read) => {
				if (read) source = read;
				return source;
			})
			.finally(() => {
				reading = null;
			});
		return reading;
	}

	async function readSource(): Promise<TileSource | null> {
		const until = now() + SOURCE_FRESH_MS;
		if (isTemplate(address)) return { template: address, credit: "", maxZoom: MAX_ZOOM, until };
		const limit = { maxBytes: TILEJSON_BYTES, timeoutMs: limits.timeoutMs, allow, agents };
		const fetched = await fetchOutside(address, limit);
		const read = fetched.ok ? readTileJson(fetched.value.body.toString("utf8")) : null;
		if (read) {
			succeeded();
			return { ...read, until };
		}
		// Without it there is nothing to try: one failure is enough.
		failures = MOST_FAILURES - 1;
		failed(fetched.ok ? "UNREADABLE" : fetched.error);
		return null;
	}

	async function fetchTile(key: string, at: TileAddress): Promise<TileAnswer> {
		const later: TileAnswer = { kind: "later", seconds: LATER_SECONDS };
		const from = await sourceNow();
		if (!from || isPaused()) return later;
		if (at.z > from.maxZoom) return NO_TILE;
		if (!mayFetch()) return later;
		const url = from.template.replace("{z}", `${at.z}`).replace("{x}", `${at.x}`).replace("{y}", `${at.y}`);
		const fetched = await fetchOutside(url, { maxBytes: TILE_BYTES, timeoutMs: limits.timeoutMs, allow, agents });
		const body = fetched.ok ? await checked(fetched.value.body) : null;
		if (!body) {
			failed(fetched.ok ? "UNREADABLE" : fetched.error);
			return later;
		}
		succeeded();
		const head = Buffer.alloc(HEAD_BYTES);
		head.writeBigUInt64BE(BigInt(now()));
		await files.write(key, Buffer.concat([head, body]));
		return answerOf(body);
	}

	/** One fetch a tile, however many ask. */
	function fetchOnce(key: string, at: TileAddress): Promise<TileAnswer> {
		const known = running.get(key);
		if (known) return known;
		if (isPaused() || running.size >= MOST_WAITING) {
			return Promise.resolve({ kind: "later", seconds: LATER_SECONDS });
		}
		const fetching = inTurn(() => fetchTile(key, at))
			.catch((error: unknown): TileAnswer => {
				log.error({ error }, "map tile not fetched");
				return { kind: "later", seconds: LATER_SECONDS };
			})
			.finally(() => running.delete(key));
		running.set(key, fetching);
		return fetching;
	}

	async function kept(key: string): Promise<KeptTile | null> {
		const file = await files.read(key);
		if (!file || file.length < HEAD_BYTES) return null;
		const fetchedAt = Number(file.readBigUInt64BE(0));
		return { answer: answerOf(file.subarray(HEAD_BYTES)), isFresh: now() - fetchedAt < TILE_FRESH_MS };
	}

	void sourceNow();
	return {
		id: idOf(address),
		minZoom: 0,
		maxZoom: MAX_ZOOM,
		bounds: null,
		get credit() {
			return source?.credit || SCHEMA_CREDIT;
		},
		get arrives() {
			// Whoever opens a map asks anew, once the pause is over.
			if (!source || now() >= source.until) void sourceNow();
			return source !== null && !isPaused();
		},
		async tile(at) {
			const key = createHash("sha256").update(`${address}\n${at.z}/${at.x}/${at.y}`).digest("hex");
			const before = await kept(key);
			if (before?.isFresh) return before.answer;
			const fetching = fetchOnce(key, at);
			return before ? before.answer : atMost(limits.waitMs, fetching);
		},
		close() {
			closed = true;
			agents["http:"].destroy();
			agents["https:"].destroy();
		},
	};
}

function isTemplate(address: string): boolean {
	return ["{z}", "{x}", "{y}"].every((part) => address.includes(part));
}

function answerOf(body: Uint8Array): TileAnswer {
	return body.length === 0 ? NO_TILE : { kind: "tile", body, isGzip: true };
}

/** The tile packed, empty where the map has nothing there; null for anything that is no tile. */
async function checked(body: Buffer): Promise<Buffer | null> {
	const plain = await unpacked(body).catch(() => null);
	if (plain === null || !isVectorTile(plain)) return null;
	if (plain.length === 0) return Buffer.alloc(0);
	return isGzip(body) ? body : pack(plain);
}

/** What a TileJSON says (github.com/mapbox/tilejson-spec); null where it names no vector tiles. */
function readTileJson(text: string): Omit<TileSource, "until"> | null {
	try {
		const { tiles, attribution, maxzoom } = JSON.parse(text) as Record<string, unknown>;
		const template: unknown = Array.isArray(tiles) ? tiles[0] : undefined;
		if (typeof template !== "string" || !isTemplate(template)) return null;
		const maxZoom = Number.isInteger(maxzoom) ? Math.min(maxzoom as number, MAX_ZOOM) : MAX_ZOOM;
		return { template, credit: creditOf(attribution), maxZoom };
	} catch {
		return null;
	}
}

/** Says whether one more is allowed: so many a minute, evenly, with a fifth of a minute's in one go. */
function allowance(perMinute: number, now: () => number): () => boolean {
	const most = Math.max(1, perMinute / 5);
	let left = most;
	let at = now();
	return () => {
		left = Math.min(most, left + ((now() - at) * perMinute) / 60_000);
		at = now();
		if (left < 1) return false;
		left--;
		return true;
	};
}

function atMost(ms: number, answer: Promise<TileAnswer>): Promise<TileAnswer> {
	return new Promise((resolve) => {
		const timer = setTimeout(() => resolve({ kind: "later", seconds: LATER_SECONDS }), ms);
		void answer.then((value) => {
			clearTimeout(timer);
			resolve(value);
		});
	});
}
