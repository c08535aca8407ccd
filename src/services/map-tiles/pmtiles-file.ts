import { existsSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { Compression, type Header, PMTiles, SharedPromiseCache, type Source, TileType } from "pmtiles";
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
 * Tiles of a PMTiles archive, handed on as they are packed there.
 * @throws MapTilesError for a file that is not there, is none, or holds other tiles than streets in the OpenMapTiles layout
 */
export async function openPmtiles(path: string): Promise<MapTiles> {
	const file = basename(path);
	if (!existsSync(path)) throw new MapTilesError(`MAP_TILES: there is no file ${path}.`);
	const handle = await open(path, "r");
	/** What was read of the tiles, which stay packed, and not of the directories. */
	const tiles = new WeakSet<ArrayBuffer>();
	let header: Header | null = null;
	const source: Source = {
		getKey: () => path,
		async getBytes(offset, length) {
			const data = new ArrayBuffer(length);
			const { bytesRead } = await handle.read(new Uint8Array(data), 0, length, offset);
			const read = bytesRead === length ? data : data.slice(0, bytesRead);
			const at = header ? offset - header.tileDataOffset : -1;
			if (at >= 0 && at < (header?.tileDataLength ?? 0)) tiles.add(read);
			return { data: read };
		},
	};
	const decompress = async (packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> => {
		if (tiles.has(packed) || compression === Compression.None) return packed;
		if (compression !== Compression.Gzip) throw new Error("its directories are not packed with gzip");
		return new Uint8Array(gunzipSync(packed)).buffer as ArrayBuffer;
	};
	const archive = new PMTiles(source, new SharedPromiseCache(undefined, undefined, decompress), decompress);
	try {
		const { tileType, tileCompression, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
		if (tileType !== TileType.Mvt) throw new MapTilesError(`MAP_TILES: ${file} holds no vector tiles.`);
		if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None) {
			throw new MapTilesError(
				`MAP_TILES: the tiles of ${file} are packed with ${Compression[tileCompression]}, not gzip.`,
			);
		}
		const metadata = (await archive.getMetadata()) as { vector_layers?: unknown; attribution?: unknown };
		demandStreets(file, Array.isArray(metadata.vector_layers) ? metadata.vector_layers : []);
		header = await archive.getHeader();
		const { size, mtimeMs } = statSync(path);
		return {
			id: idOf(file, size, mtimeMs),
			minZoom,
			maxZoom,
			bounds: boundsOf([minLon, minLat, maxLon, maxLat]),
			credit: creditOf(metadata.attribution) || SCHEMA_CREDIT,
			arrives: true,
			async tile({ z, x, y }) {
				const found = await archive.getZxy(z, x, y).catch(() => undefined);
				if (!found || found.data.byteLength === 0) return NO_TILE;
				const body = new Uint8Array(found.data);
				return { kind: "tile", body, isGzip: isGzip(body) };
			},
			close: () => void handle.close().catch(() => undefined),
		};
	} catch (error) {
		await handle.close();
		if (error instanceof MapTilesError) throw error;
		throw new MapTilesError(`MAP_TILES: ${file} is no PMTiles archive (${(error as Error).message}).`);
	}
}
