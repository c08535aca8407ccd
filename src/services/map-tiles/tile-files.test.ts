import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pmtilesArchive, vectorTile, westernSea } from "#tests/support/pmtiles.ts";
import { creditOf, isTile, isVectorTile } from "./map-tiles.ts";
import { openMapTiles } from "./open-map-tiles.ts";

const TILE = vectorTile("water", [
	[0, 0],
	[4096, 0],
	[4096, 4096],
]);
const PACKED = gzipSync(TILE);
const LAYERS = { vector_layers: [{ id: "water" }, { id: "transportation" }] };

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "halcyon-tile-files-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (file: string) =>
	openMapTiles(
		{ file, upstream: null },
		{
			files: () => {
				throw new Error("a file keeps nothing");
			},
			allow: [],
			log: { info: () => {}, warn: () => {}, error: () => {} },
		},
	);

/** An MBTiles file with two tiles: one north of the equator at zoom 3, one unpacked at zoom 2. */
function mbtiles(name: string, metadata: Readonly<Record<string, string>>): string {
	const path = join(folder, name);
	const database = new DatabaseSync(path);
	database.exec("CREATE TABLE metadata (name text, value text)");
	database.exec("CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)");
	for (const [key, value] of Object.entries(metadata)) {
		database.prepare("INSERT INTO metadata VALUES (?, ?)").run(key, value);
	}
	const add = database.prepare("INSERT INTO tiles VALUES (?, ?, ?, ?)");
	add.run(3, 4, 5, PACKED);
	add.run(2, 2, 2, TILE);
	database.close();
	return path;
}

const STREETS = { format: "pbf", minzoom: "2", maxzoom: "14", json: JSON.stringify(LAYERS) };

describe("tiles of a file", () => {
	it("are read from MBTiles, whose rows count from the south, as they are packed there", async () => {
		const tiles = await open(mbtiles("streets.mbtiles", { ...STREETS, bounds: "1.4,42.4,1.8,42.7" }));
		expect(tiles).toMatchObject({
			minZoom: 2,
			maxZoom: 14,
			bounds: { west: 1.4, south: 42.4, east: 1.8, north: 42.7 },
			credit: "OpenMapTiles",
			arrives: true,
		});
		const answer = await tiles?.tile({ z: 3, x: 4, y: 2 });
		expect(answer?.kind === "tile" && answer.isGzip && PACKED.equals(answer.body)).toBe(true);
		expect(await tiles?.tile({ z: 2, x: 2, y: 1 })).toMatchObject({ kind: "tile", isGzip: false });
		expect(await tiles?.tile({ z: 3, x: 4, y: 5 })).toEqual({ kind: "none" });
		tiles?.close();
	});

	it("are read from PMTiles as they are packed there, and are other tiles when the file is another", async () => {
		const path = join(folder, "streets.pmtiles");
		const packed = gzipSync(TILE);
		writeFileSync(path, pmtilesArchive(packed, { metadata: LAYERS, isGzip: true }));
		const tiles = await open(path);
		const answer = await tiles?.tile({ z: 0, x: 0, y: 0 });
		expect(answer?.kind === "tile" && answer.isGzip && packed.equals(answer.body)).toBe(true);
		expect(await tiles?.tile({ z: 5, x: 0, y: 0 })).toEqual({ kind: "none" });
		expect(tiles?.bounds).toBeNull();
		tiles?.close();
		writeFileSync(path, pmtilesArchive(TILE, { metadata: LAYERS, isGzip: false }));
		const others = await open(path);
		expect(others?.id).not.toBe(tiles?.id);
		expect(await others?.tile({ z: 0, x: 0, y: 0 })).toMatchObject({ kind: "tile", isGzip: false });
		others?.close();
	});

	it.each([
		["away.mbtiles", () => {}, "there is no file"],
		["away.pmtiles", () => {}, "there is no file"],
		[
			"text.mbtiles",
			(path: string) => writeFileSync(path, "no database at all, but long enough"),
			"is no MBTiles file",
		],
		["text.pmtiles", (path: string) => writeFileSync(path, "no archive"), "is no PMTiles archive"],
		["pictures.mbtiles", () => mbtiles("pictures.mbtiles", { ...STREETS, format: "png" }), "holds png tiles"],
		[
			"other.mbtiles",
			() => mbtiles("other.mbtiles", { format: "pbf", json: '{"vector_layers":[{"id":"roads"}]}' }),
			"its layers are roads",
		],
		["bare.mbtiles", () => mbtiles("bare.mbtiles", { format: "pbf" }), "it names no layers"],
		["protomaps.pmtiles", (path: string) => writeFileSync(path, westernSea()), "has no layer “transportation”"],
	])("that cannot be served are refused with a sentence that names the setting: %s", async (name, make, sentence) => {
		const path = join(folder, name);
		make(path);
		await expect(open(path)).rejects.toThrow(/^MAP_TILES: /);
		await expect(open(path)).rejects.toThrow(sentence);
	});
});

describe("tiles", () => {
	it("are known by their structure", () => {
		expect(isVectorTile(TILE)).toBe(true);
		expect(isVectorTile(Buffer.concat([TILE, TILE]))).toBe(true);
		expect(isVectorTile(TILE.subarray(0, TILE.length - 1))).toBe(false);
		for (const text of ["<!DOCTYPE html>", "{}", "error code: 1015", "\u001a"]) {
			expect([text, isVectorTile(Buffer.from(text))]).toEqual([text, false]);
		}
	});

	it("lie within the world", () => {
		expect(isTile({ z: 0, x: 0, y: 0 })).toBe(true);
		expect(isTile({ z: 14, x: 16383, y: 16383 })).toBe(true);
		for (const [z, x, y] of [
			[0, 1, 0],
			[14, 16384, 0],
			[3, -1, 0],
			[23, 0, 0],
			[2, 0.5, 0],
			[Number.NaN, 0, 0],
		] as const) {
			expect(isTile({ z, x, y })).toBe(false);
		}
	});

	it("are credited in plain words, whatever came with them", () => {
		expect(creditOf('<b onclick="x">Our maps</b><script>alert(1)</script> &copy; OpenStreetMap contributors')).toBe(
			"Our maps · alert(1)",
		);
		expect(creditOf("© OpenStreetMap contributors")).toBe("");
		expect(creditOf(7)).toBe("");
	});
});
