import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

/** Street-level vector tiles that our own server gives to maps, wherever it has them from. */
export interface MapTiles {
	/** Part of the tiles' addresses: other tiles have another, so that browsers may keep them. */
	readonly id: string;
	/** Zooms that there are tiles of, 512 pixels a tile. */
	readonly minZoom: number;
	readonly maxZoom: number;
	/** Degrees (WGS 84) within which they say everything; null: the whole world. */
	readonly bounds: TileBounds | null;
	/** Who is named on the map, beside OpenStreetMap; plain text, may be empty. */
	readonly credit: string;
	/** Tiles can be had now: a map may start among the streets. */
	readonly arrives: boolean;
	/** One tile of the map; never rejects, never waits longer than a visitor would. */
	tile(at: TileAddress): Promise<TileAnswer>;
	close(): void;
}

export interface TileBounds {
	readonly west: number;
	readonly south: number;
	readonly east: number;
	readonly north: number;
}

/** Column and row count from the north-west corner. */
export interface TileAddress {
	readonly z: number;
	readonly x: number;
	readonly y: number;
}

export type TileAnswer =
	| { readonly kind: "tile"; readonly body: Uint8Array; readonly isGzip: boolean }
	/** The map has nothing there. */
	| { readonly kind: "none" }
	/** It may come: worth another question after so long. */
	| { readonly kind: "later"; readonly seconds: number };

/** Raised at the start for tiles that cannot be served; its message is for the operator. */
export class MapTilesError extends Error {
	override name = "MapTilesError";
}

/** Whoever uses the layout names it, where the tiles name nobody (openmaptiles.org/schema). */
export const SCHEMA_CREDIT = "OpenMapTiles";

export const NO_TILE: TileAnswer = { kind: "none" };

/** No map has deeper tiles. */
const DEEPEST = 22;
/** More than the largest tile of a city, unpacked. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A layer in the OpenMapTiles layout without which there is no street. */
const STREETS = "transportation";

const unzip = promisify(gunzip);

/** Whether the world has such a tile. */
export function isTile({ z, x, y }: TileAddress): boolean {
	const within = (value: number) => Number.isInteger(value) && value >= 0 && value < 2 ** z;
	return Number.isInteger(z) && z >= 0 && z <= DEEPEST && within(x) && within(y);
}

export function isGzip(body: Uint8Array): boolean {
	return body[0] === 0x1f && body[1] === 0x8b;
}

/** The tile as a browser reads it; rejects for what is no gzip or grows beyond all measure. */
export async function unpacked(body: Uint8Array): Promise<Uint8Array> {
	return isGzip(body) ? unzip(body, { maxOutputLength: MOST_BYTES }) : body;
}

/** Whether bytes are a vector tile, by its outermost structure: layers, each as long as it says, and nothing else. */
export function isVectorTile(body: Uint8Array): boolean {
	let at = 0;
	while (at < body.length) {
		// Field 3, a message: a layer (Mapbox Vector Tile 2.1).
		if (body[at++] !== 0x1a) return false;
		let length = 0;
		let shift = 0;
		let part = 0x80;
		while (part & 0x80) {
			if (at >= body.length || shift > 28) return false;
			part = body[at++] as number;
			length += (part & 0x7f) * 2 ** shift;
			shift += 7;
		}
		at += length;
	}
	return at === body.length;
}

/**
 * Refuses what holds no streets in the OpenMapTiles layout, by the metadata that both kinds of files carry.
 * @throws MapTilesError
 */
export function demandStreets(file: string, layers: readonly unknown[]): void {
	const names = layers.map((layer) => String((layer as { id?: unknown } | null)?.id));
	if (names.includes(STREETS)) return;
	const found = names.length > 0 ? `its layers are ${names.join(", ")}` : "it names no layers";
	throw new MapTilesError(`MAP_TILES: ${file} has no layer “${STREETS}” as OpenMapTiles has it; ${found}.`);
}

/** Text of a credit that came with tiles, without its markup; what names OpenStreetMap is left out, since maps always do. */
export function creditOf(text: unknown): string {
	if (typeof text !== "string") return "";
	const names = text
		.replace(/<[^>]*>/g, "\n")
		.replace(/&copy;|&#169;|©/gi, " ")
		.replace(/&\w+;/g, " ")
		.split(/[\n|,]/)
		.map((name) => name.replace(/\bdata from\b/i, "").trim())
		.filter((name) => /\p{L}{2}/u.test(name) && !/openstreetmap/i.test(name));
	return [...new Set(names)].join(" · ").slice(0, 120);
}

/** A short name for what tiles are read from. */
export function idOf(...facts: readonly (string | number)[]): string {
	return createHash("sha256").update(facts.join("\n")).digest("hex").slice(0, 10);
}

/** Bounds as files write them, west, south, east, north; null where they say nothing or the whole world. */
export function boundsOf(degrees: readonly number[]): TileBounds | null {
	const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = degrees;
	const isBox = west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north;
	const isWorld = east - west >= 359 && north - south >= 160;
	return isBox && !isWorld ? { west, south, east, north } : null;
}
