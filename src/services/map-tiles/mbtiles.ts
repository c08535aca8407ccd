import { existsSync, statSync } from "node:fs";
import { basename } from "node:path";
import {
	boundsOf,
	creditOf,
	demandStreets,
	idOf,
	isGzip,
	type MapTiles,
	MapTilesError,
	NO_TILE,
	SCHEMA_CREDIT,
} from "./map-tiles.ts";

/**
 * Tiles of an MBTiles file (a SQLite database), read one by one as they are asked for.
 * @throws MapTilesError for a file that is not there, is none, or holds other tiles than streets in the OpenMapTiles layout
 */
export async function openMbtiles(path: string): Promise<MapTiles> {
	const file = basename(path);
	if (!existsSync(path)) throw new MapTilesError(`MAP_TILES: there is no file ${path}.`);
	const { DatabaseSync } = await import("node:sqlite").catch(() => {
		throw new MapTilesError("MAP_TILES: .mbtiles files need Node 22.13 or newer; a .pmtiles file does not.");
	});
	let metadata: ReadonlyMap<string, string>;
	let database: InstanceType<typeof DatabaseSync> | undefined;
	try {
		database = new DatabaseSync(path, { readOnly: true });
		const rows = database.prepare("SELECT name, value FROM metadata").all();
		metadata = new Map(rows.map(({ name, value }) => [String(name), String(value)]));
	} catch (error) {
		database?.close();
		throw new MapTilesError(`MAP_TILES: ${file} is no MBTiles file (${(error as Error).message}).`);
	}
	const open = database;
	try {
		const format = metadata.get("format");
		if (format !== "pbf") {
			throw new MapTilesError(`MAP_TILES: ${file} holds ${format ?? "unknown"} tiles, not vector tiles (pbf).`);
		}
		demandStreets(file, layersOf(metadata.get("json")));
		// Rows count from the south there.
		const find = open.prepare("SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?");
		const { size, mtimeMs } = statSync(path);
		return {
			id: idOf(file, size, mtimeMs),
			minZoom: Number(metadata.get("minzoom") ?? 0),
			maxZoom: Number(metadata.get("maxzoom") ?? 14),
			bounds: boundsOf((metadata.get("bounds") ?? "").split(",").map(Number)),
			credit: creditOf(metadata.get("attribution")) || SCHEMA_CREDIT,
			arrives: true,
			async tile({ z, x, y }) {
				const body = find.get(z, x, 2 ** z - 1 - y)?.tile_data;
				return body instanceof Uint8Array && body.length > 0 ? { kind: "tile", body, isGzip: isGzip(body) } : NO_TILE;
			},
			close: () => open.close(),
		};
	} catch (error) {
		open.close();
		throw error instanceof MapTilesError
			? error
			: new MapTilesError(`MAP_TILES: ${file} is no MBTiles file (${(error as Error).message}).`);
	}
}

function layersOf(json: string | undefined): readonly unknown[] {
	try {
		const { vector_layers: layers } = JSON.parse(json ?? "") as { vector_layers?: unknown };
		return Array.isArray(layers) ? layers : [];
	} catch {
		return [];
	}
}
