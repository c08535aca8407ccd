import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { test as base, type Page } from "@playwright/test";
import { tilesView } from "#server/maps/tile-route.ts";
import { KeptFiles } from "#services/kept-files.ts";
import type { MapTiles } from "#services/map-tiles/map-tiles.ts";
import { openMbtiles } from "#services/map-tiles/mbtiles.ts";
import { openUpstreamTiles } from "#services/map-tiles/upstream-tiles.ts";
import { vectorTile } from "../support/pmtiles.ts";
import { type TileServer, tileServer } from "../support/tile-server.ts";
import { colourAt, control, expect, idles, LAND, lastIdle, MAP_BROWSER, WATER } from "./map-page.ts";
import { type MapSite, startMapSite } from "./map-site.ts";

/** Streets over the embedded basemap: of a file, and of somebody else's server through ours. */

const ANDORRA = join(process.env.REAL_DATA_DIR ?? "../shared/data", "osm/andorra.mbtiles");
/** Water in the western half of each tile, wherever it lies, and ground in the eastern. */
const HALF = gzipSync(
	vectorTile("water", [
		[0, 0],
		[2048, 0],
		[2048, 4096],
		[0, 4096],
	]),
);
const QUICK = { waitMs: 300, timeoutMs: 600, pauseMs: 2_000, perMinute: 6_000 };
/** Google's zoom 15, where a tile of 512 pixels is 360 / 2^14 degrees wide. */
const ZOOM = 15;
const DEGREES = 360 / 2 ** 14;
const KIRCHBERG = { lat: 47.4451, lng: 12.3164 };

interface Stand {
	readonly site: MapSite;
	readonly server: TileServer;
	readonly tiles: MapTiles;
	readonly andorra: MapTiles | null;
}

const test = base.extend<{ errors: string[] }, { stand: Stand }>({
	stand: [
		// biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing.
		async ({}, use) => {
			const folder = mkdtempSync(join(tmpdir(), "halcyon-streets-"));
			const server = await tileServer(() => HALF);
			const log = { info: () => {}, warn: () => {}, error: () => {} };
			const files = new KeptFiles(folder, 10_000_000);
			const tiles = openUpstreamTiles({ address: server.url, allow: [server.host] }, { files, log }, QUICK);
			const andorra = existsSync(ANDORRA) ? await openMbtiles(ANDORRA) : null;
			const site = await startMapSite({}, [tiles, ...(andorra ? [andorra] : [])]);
			await use({ site, server, tiles, andorra });
			site.close();
			tiles.close();
			andorra?.close();
			await server.close();
			rmSync(folder, { recursive: true, force: true });
		},
		{ scope: "worker" },
	],
	errors: [
		async ({ page, stand }, use) => {
			const errors: string[] = [];
			page.on("pageerror", (error) => errors.push(error.message));
			page.on("console", (message) => {
				if (message.type() === "error" || message.text().startsWith("Map:")) errors.push(message.text());
			});
			page.on("request", (request) => {
				const url = request.url();
				if (!url.startsWith(stand.site.url) && !/^(data|blob):/.test(url)) errors.push(`before ${url}`);
			});
			await use(errors);
			expect(errors, "without a word of error, and without another host").toEqual([]);
		},
		{ auto: true },
	],
});
test.describe.configure({ mode: "default" });
test.use(MAP_BROWSER);
test.beforeEach(async ({ stand }) => {
	stand.server.behaviour = "answer";
	await expect.poll(() => stand.tiles.arrives).toBe(true);
});

/** Opens the map of one spot. */
async function openSpot(
	page: Page,
	{ site }: Stand,
	tiles: MapTiles | null,
	place: object,
	{ lang = "en", arrives = true } = {},
): Promise<void> {
	const query = new URLSearchParams({ lang, place: JSON.stringify({ zoom: ZOOM, name: "Haus", ...place }) });
	if (tiles) query.set("tiles", JSON.stringify({ ...tilesView(tiles), arrives }));
	await page.goto(`${site.url}/?${query}`);
	await expect.poll(async () => (await idles(page)).length).toBeGreaterThan(0);
}

/** Points in the western and the eastern half of a tile, the nearest ones that the spot's own sign does not hide. */
function halves({ lat, lng }: { lat: number; lng: number }) {
	const west = Math.floor(lng / DEGREES) * DEGREES;
	const nearest = (...parts: readonly number[]) =>
		[-1, 0, 1]
			.flatMap((tile) => parts.map((part) => west + (tile + part) * DEGREES))
			.filter((at) => Math.abs(at - lng) > 0.1 * DEGREES)
			.sort((one, other) => Math.abs(one - lng) - Math.abs(other - lng))[0] ?? lng;
	return { water: { lat, lng: nearest(0.1, 0.4) }, ground: { lat, lng: nearest(0.6, 0.9) } };
}

test("streets of another server come through ours, and cover the embedded basemap", async ({ page, stand }) => {
	await openSpot(page, stand, stand.tiles, KIRCHBERG);
	const { water, ground } = halves(KIRCHBERG);
	await expect.poll(() => colourAt(page, water)).toBe(WATER);
	await expect.poll(() => colourAt(page, ground)).toBe(LAND);
	expect((await lastIdle(page))?.zoom).toBeCloseTo(ZOOM, 3);
	await expect(page.locator(".map-credit")).toHaveText("OpenFreeMap · OpenMapTiles · © OpenStreetMap contributors");
	await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toHaveAttribute(
		"href",
		"https://www.openstreetmap.org/copyright",
	);
	// What is sea for the embedded basemap is ground where the tiles have ground.
	const sea = { lat: 54.7, lng: 6.51 };
	await openSpot(page, stand, stand.tiles, sea);
	await expect.poll(() => colourAt(page, halves(sea).ground)).toBe(LAND);
	expect(
		stand.server.requests.every(({ headers }) => headers.cookie === undefined && headers.referer === undefined),
	).toBe(true);
});

test("kept tiles are shown again while the other server is away", async ({ page, stand }) => {
	await openSpot(page, stand, stand.tiles, KIRCHBERG);
	await expect.poll(() => colourAt(page, halves(KIRCHBERG).water)).toBe(WATER);
	const before = stand.server.tiles().length;
	stand.server.behaviour = "fail";
	await page.context().clearCookies();
	await openSpot(page, stand, stand.tiles, KIRCHBERG);
	await expect.poll(() => colourAt(page, halves(KIRCHBERG).water)).toBe(WATER);
	expect(stand.server.tiles().length).toBe(before);
});

for (const behaviour of ["half", "hang", "page"] as const) {
	test(`a server that breaks off meanwhile (${behaviour}) leaves the embedded map, and its streets come once it answers`, async ({
		page,
		stand,
	}) => {
		// Nothing of it is kept yet.
		const spot = { lat: 47 + { half: 0.1, hang: 0.2, page: 0.3 }[behaviour], lng: 12.2 };
		stand.server.behaviour = behaviour;
		await openSpot(page, stand, stand.tiles, spot);
		await expect.poll(() => stand.tiles.arrives).toBe(false);
		// Who moves the map stays where they are.
		await control(page, "Zoom in").click();
		await expect.poll(async () => (await lastIdle(page))?.zoom).toBeCloseTo(ZOOM + 1, 3);
		const { water } = halves(spot);
		await expect.poll(() => colourAt(page, water)).toBe(LAND);
		await expect(page.locator(".map-place span")).toBeVisible();
		await expect(page.locator(".map-credit")).toHaveCount(0);
		stand.server.behaviour = "answer";
		// The map itself asks again; nobody touched it.
		await expect.poll(() => colourAt(page, water), { timeout: 30_000 }).toBe(WATER);
	});
}

test("a spot whose streets do not come is shown from afar, with the names around it", async ({ page, stand }) => {
	stand.server.behaviour = "hang";
	const spot = { lat: 46.9, lng: 11.9 };
	await openSpot(page, stand, stand.tiles, spot);
	await expect.poll(async () => (await lastIdle(page))?.zoom, { timeout: 60_000 }).toBeCloseTo(9, 3);
	await expect(page.locator(".map-labels")).toContainText("Innsbruck");
	// Where they are known to be away, it starts there.
	await openSpot(page, stand, stand.tiles, spot, { arrives: false });
	expect((await lastIdle(page))?.zoom).toBeCloseTo(9, 3);
});

test("without streets a spot is looked at no closer than the embedded basemap is sharp", async ({ page, stand }) => {
	await openSpot(page, stand, null, { lat: 46.9, lng: 11.9 });
	expect((await lastIdle(page))?.zoom).toBeCloseTo(9, 3);
	for (const zoom of [10, 11]) {
		await control(page, "Zoom in").click();
		await expect.poll(async () => (await lastIdle(page))?.zoom).toBeCloseTo(zoom, 3);
	}
	await expect(control(page, "Zoom in")).toHaveAttribute("aria-disabled", "true");
	await control(page, "Zoom in").click({ force: true });
	await page.waitForTimeout(600);
	expect((await lastIdle(page))?.zoom).toBeCloseTo(11, 3);
});

test("a file of tiles is drawn street by street, with its own names in place of ours", async ({ page, stand }) => {
	test.skip(stand.andorra === null, "the tiles of Andorra are not at hand (REAL_DATA_DIR)");
	const square = { lat: 42.5075, lng: 1.5218 };
	await openSpot(page, stand, stand.andorra, square, { lang: "nl" });
	await expect(page.locator(".map-credit")).toHaveText("OpenMapTiles · © OpenStreetMap-bijdragers");
	// The main road beside the Valira, at its widest.
	const colours = new Set<string>();
	await expect
		.poll(async () => {
			for (let step = -8; step <= 8; step++) {
				colours.add(await colourAt(page, { lat: square.lat + step * 0.0004, lng: square.lng + 0.004 }));
			}
			return colours.has("#f8dfa4");
		})
		.toBe(true);
	expect(colours.has(LAND) && colours.size === 1).toBe(false);
	await expect(page.locator(".map-labels > *")).toHaveCount(0);
	// A spot beyond its bounds is not looked for among its streets: the embedded basemap goes on, with our names.
	await openSpot(page, stand, stand.andorra, { lat: 42.69, lng: 2.8 }, { lang: "nl" });
	expect((await lastIdle(page))?.zoom).toBeCloseTo(9, 3);
	await expect(page.locator(".map-labels")).toContainText("Perpignan");
	await expect.poll(() => colourAt(page, { lat: 42.69, lng: 3.15 })).toBe(WATER);
});
