import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memoryLog } from "#tests/support/app.ts";
import { vectorTile } from "#tests/support/pmtiles.ts";
import { type TileBehaviour, type TileServer, tileServer } from "#tests/support/tile-server.ts";
import { KeptFiles } from "../kept-files.ts";
import type { MapTiles } from "./map-tiles.ts";
import { openUpstreamTiles, UPSTREAM_LIMITS, type UpstreamLimits } from "./upstream-tiles.ts";

const TILE = vectorTile("water", [
	[0, 0],
	[4096, 0],
	[4096, 4096],
]);
const PACKED = gzipSync(TILE);
const AT = { z: 14, x: 8261, y: 6103 };
const DAY = 24 * 60 * 60_000;
/** Longer than a busy machine takes: what is answered is not a question of time. */
const PATIENT: UpstreamLimits = { waitMs: 60_000, timeoutMs: 60_000, pauseMs: 60_000, perMinute: 600 };
/** For what never answers. */
const QUICK: UpstreamLimits = { ...PATIENT, waitMs: 150, timeoutMs: 600 };
const SOON = { timeout: 30_000 };

describe("tiles of somebody else's server", () => {
	let server: TileServer;
	let folder: string;
	let time: number;
	let opened: MapTiles[];
	const log = memoryLog();

	beforeEach(async () => {
		server = await tileServer(() => PACKED);
		folder = mkdtempSync(join(tmpdir(), "halcyon-tiles-"));
		time = Date.parse("2027-01-15T10:00:00Z");
		opened = [];
		log.lines.length = 0;
	});
	afterEach(async () => {
		for (const tiles of opened) tiles.close();
		await server.close();
		rmSync(folder, { recursive: true, force: true });
	});

	const open = (limits = PATIENT, { maxBytes = 1_000_000, allow = [server.host], address = server.url } = {}) => {
		const files = new KeptFiles(folder, maxBytes);
		const tiles = openUpstreamTiles({ address, allow }, { files, log, now: () => time }, limits);
		opened.push(tiles);
		return tiles;
	};
	const ready = async (tiles: MapTiles) => {
		await expect.poll(() => tiles.arrives, SOON).toBe(true);
		return tiles;
	};
	const kinds = async (tiles: MapTiles, count: number) => {
		const answers = [];
		for (let x = 0; x < count; x++) answers.push((await tiles.tile({ ...AT, x })).kind);
		return answers;
	};

	it("are there once its TileJSON is read, which nobody waits for, and name whom it names, without markup", async () => {
		const tiles = open();
		expect(tiles.arrives).toBe(false);
		await ready(tiles);
		expect(tiles.credit).toBe("OpenFreeMap · OpenMapTiles");
	});

	it("are handed on as they came, and a kept one is not fetched again, nor after a new start", async () => {
		const tiles = await ready(open());
		const answer = await tiles.tile(AT);
		expect(answer).toEqual({ kind: "tile", body: PACKED, isGzip: true });
		expect(await tiles.tile(AT)).toEqual(answer);
		expect(await (await ready(open())).tile(AT)).toEqual(answer);
		expect(server.tiles()).toEqual(["14/8261/6103"]);
	});

	it("are kept packed where they came unpacked, and an empty one is remembered as nothing", async () => {
		await server.close();
		server = await tileServer((z) => (z === 14 ? TILE : null));
		const tiles = await ready(open());
		const answer = await tiles.tile(AT);
		expect(answer.kind === "tile" && answer.isGzip && gunzipSync(answer.body).equals(TILE)).toBe(true);
		expect(await tiles.tile({ z: 9, x: 258, y: 190 })).toEqual({ kind: "none" });
		expect(await tiles.tile({ z: 9, x: 258, y: 190 })).toEqual({ kind: "none" });
		expect(server.tiles()).toHaveLength(2);
	});

	it("are fetched once, however many ask at the same moment", async () => {
		const tiles = await ready(open());
		server.behaviour = { afterMs: 50 };
		const answers = await Promise.all(Array.from({ length: 20 }, () => tiles.tile(AT)));
		expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(["tile"]));
		expect(server.tiles()).toHaveLength(1);
	});

	it("are fetched anew behind the back of who asks when they are old", async () => {
		const tiles = await ready(open());
		await tiles.tile(AT);
		time += 31 * DAY;
		server.behaviour = "hang";
		expect((await tiles.tile(AT)).kind).toBe("tile");
		server.behaviour = "answer";
		await expect.poll(async () => (await tiles.tile(AT)) && server.tiles().length, SOON).toBeGreaterThan(1);
	});

	it("stay within their room: those not asked for the longest go", async () => {
		const room = 4 * (PACKED.length + 8);
		const tiles = await ready(open(PATIENT, { maxBytes: room }));
		for (let x = 0; x < 12; x++) expect((await tiles.tile({ ...AT, x })).kind).toBe("tile");
		const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
		expect(bytes).toBeLessThanOrEqual(room);
		expect(server.tiles()).toHaveLength(12);
		await tiles.tile({ ...AT, x: 11 });
		expect(server.tiles()).toHaveLength(12);
		await tiles.tile({ ...AT, x: 0 });
		expect(server.tiles()).toHaveLength(13);
	});

	it.each<TileBehaviour>([
		"half",
		"hang",
		"fail",
		"page",
		"large",
		"bomb",
		"inside",
	])("that come wrong (%s) are none for now, are not kept, and soon nobody is asked any more", async (behaviour) => {
		const tiles = await ready(open(behaviour === "hang" ? QUICK : PATIENT));
		server.behaviour = behaviour;
		expect(await kinds(tiles, 3)).toEqual(["later", "later", "later"]);
		await expect.poll(() => tiles.arrives, SOON).toBe(false);
		const before = server.tiles().length;
		expect(await kinds(tiles, 5)).toEqual(Array(5).fill("later"));
		expect(server.tiles()).toHaveLength(before);
		expect(readdirSync(folder)).toEqual([]);
		expect(log.lines.filter((line) => line.includes("map tiles cannot be fetched"))).toHaveLength(1);
		// After the pause it is asked again, for where its tiles are too.
		server.behaviour = "answer";
		time += QUICK.pauseMs + 1;
		await expect.poll(async () => (await tiles.tile({ ...AT, x: 99 })).kind, SOON).toBe("tile");
		expect(server.requests.filter(({ path }) => path === "/planet")).toHaveLength(2);
		expect(tiles.arrives).toBe(true);
	});

	it("that are kept are shown also while it is away", async () => {
		const tiles = await ready(open());
		await tiles.tile(AT);
		server.behaviour = "fail";
		await kinds(tiles, 3);
		expect(tiles.arrives).toBe(false);
		expect((await tiles.tile(AT)).kind).toBe("tile");
	});

	it("that are slow keep nobody waiting, and are there for the next who asks", async () => {
		const tiles = await ready(open({ ...PATIENT, waitMs: 150 }));
		server.behaviour = { afterMs: 2_000 };
		expect((await tiles.tile(AT)).kind).toBe("later");
		await expect.poll(async () => (await tiles.tile(AT)).kind, SOON).toBe("tile");
		expect(server.tiles()).toHaveLength(1);
	});

	it("are not asked for faster than allowed", async () => {
		const tiles = await ready(open({ ...PATIENT, perMinute: 30 }));
		expect(await kinds(tiles, 8)).toEqual([...Array(6).fill("tile"), "later", "later"]);
		time += 2_000;
		expect((await tiles.tile({ ...AT, x: 100 })).kind).toBe("tile");
		expect(server.tiles()).toHaveLength(7);
	});

	it("are asked for without anything of a visitor", async () => {
		await (await ready(open())).tile(AT);
		for (const { headers } of server.requests) {
			expect(Object.keys(headers).sort()).toEqual(["accept", "connection", "host", "user-agent"]);
			expect(headers["user-agent"]).toBe("Halcyon/1.0");
		}
	});

	it("of a private host are never asked for, nor those that a TileJSON leads to", async () => {
		const tiles = open(PATIENT, { allow: [] });
		expect((await tiles.tile(AT)).kind).toBe("later");
		expect(server.requests).toEqual([]);
		const inside = await tileServer(() => PACKED);
		server.tileJson = { tiles: [`http://${inside.host}/planet/v1/{z}/{x}/{y}.pbf`] };
		const led = await ready(open());
		expect(await kinds(led, 3)).toEqual(["later", "later", "later"]);
		expect(inside.requests).toEqual([]);
		await inside.close();
	});

	it.each([
		"rubbish",
		'{"tiles":[]}',
		'{"tiles":["https://tiles.example/"]}',
		"null",
	])("whose TileJSON says nothing (%s) are not there", async (text) => {
		server.tileJson = text;
		const tiles = open();
		expect((await tiles.tile(AT)).kind).toBe("later");
		expect(tiles.arrives).toBe(false);
	});

	it("may be named by their address alone", async () => {
		const address = `http://${server.host}/planet/v1/{z}/{x}/{y}.pbf`;
		const tiles = await ready(open(PATIENT, { address }));
		expect((await tiles.tile(AT)).kind).toBe("tile");
		expect(server.requests).toHaveLength(1);
	});

	it("wait for no more than a visitor does, by default", () => {
		expect(UPSTREAM_LIMITS.waitMs).toBeLessThanOrEqual(4_000);
	});
});
