import { test as base, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { MapIdle } from "#features/map/map-types.ts";
import { projection, worldPoint } from "#features/map/mercator.ts";
import { CHROMIUM_ARGS, chromiumPath, SOFTWARE_WEBGL_ARGS } from "../support/chromium.ts";
import { westernSea } from "../support/pmtiles.ts";
import { type MapSite, startMapSite } from "./map-site.ts";

/** The map in a page of its own, and what its journeys ask of it. */

export { expect };

export const STYLE = {
	version: 8,
	sources: {},
	layers: [{ id: "ground", type: "background", paint: { "background-color": "#ff00ff" } }],
};

export const test = base.extend<{ siteErrors: string[] }, { site: MapSite }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing.
		async ({}, use) => {
			const site = await startMapSite({
				"/style.json": Buffer.from(JSON.stringify(STYLE)),
				"/world.pmtiles": westernSea(),
			});
			await use(site);
			site.close();
		},
		{ scope: "worker" },
	],
	siteErrors: async ({ page }, use) => {
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		page.on("console", (message) => {
			if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
		});
		await use(errors);
	},
});
/** A browser that draws WebGL without a graphics card. */
export const MAP_BROWSER = {
	viewport: { width: 900, height: 700 },
	reducedMotion: "reduce" as const,
	launchOptions: {
		executablePath: chromiumPath(),
		args: [...CHROMIUM_ARGS, ...SOFTWARE_WEBGL_ARGS],
	},
};

export const SIZE = { width: 900, height: 700 };
export const TIROL = { south: 47.25, west: 12.2, north: 47.5, east: 12.9 };
export const ZELL = { south: 47.32, west: 12.79, north: 47.328, east: 12.802 };

export const pins = (page: Page) => page.locator(".map-pins");
export const pin = (page: Page, name: RegExp | string) => pins(page).getByRole("button", { name });
export const control = (page: Page, name: string) =>
	page.locator(".map-controls").getByRole("button", { name, exact: true });
export const reports = <Value>(page: Page, name: string) =>
	page.evaluate(
		(wanted) => window.reports.filter((report) => report.name === wanted).map(({ value }) => value),
		name,
	) as Promise<Value[]>;
export const idles = (page: Page) => reports<MapIdle>(page, "idle");
export const lastIdle = async (page: Page) => (await idles(page)).at(-1);

export async function open(page: Page, site: MapSite, query = ""): Promise<void> {
	await page.goto(`${site.url}/?${query}`);
	await expect.poll(async () => (await idles(page)).length).toBeGreaterThan(0);
}

export async function show(page: Page, bounds: typeof TIROL): Promise<void> {
	const before = (await idles(page)).length;
	await page.evaluate((box) => window.change({ bounds: box }), bounds);
	await expect.poll(async () => (await idles(page)).length).toBeGreaterThan(before);
}

/** Colour of the map at a point, as #rrggbb. */
export async function colourAt(page: Page, point: { lat: number; lng: number }): Promise<string> {
	const idle = await lastIdle(page);
	if (!idle) throw new Error("the map never rested");
	const { north, west } = idle.bounds;
	const camera = { center: { lat: north, lng: west }, zoom: idle.zoom, width: 0, height: 0 };
	const { x, y } = projection(camera)(worldPoint(point));
	const picture = await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } });
	const [red = 0, green = 0, blue = 0] = await sharp(picture).removeAlpha().raw().toBuffer();
	return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

export const LAND = "#ecefe0";
export const WATER = "#b4d6da";
