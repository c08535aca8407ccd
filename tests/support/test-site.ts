import type { Hono } from "hono";
import type { Env } from "#server/env.ts";
import { createSite } from "#server/router.ts";
import type { App } from "#services/app.ts";
import type { MapTiles } from "#services/map-tiles/map-tiles.ts";
import type { Pictures } from "#services/pictures/pictures.ts";
import { readPublic } from "#site/rewrite.ts";

/** Every way into the site but its screens, which `screen` stands in for. */

const NO_PICTURES: Pictures = {
	viewers: async () => "all",
	make: async () => ({ ok: false, error: "UNKNOWN" }),
	preview: async () => ({ ok: false, error: "UNKNOWN" }),
	figures: { hits: 0, made: 0 },
};
export const PREVIEW_TOKEN = "a preview token of tests";
const CONTENT = { folder: null, endpoint: null, token: null, region: null, previewToken: PREVIEW_TOKEN };

export function testSite(
	app: App,
	{
		screen = anyScreen,
		pictures = NO_PICTURES,
		mapTiles = null,
	}: { screen?: Screen; pictures?: Pictures; mapTiles?: MapTiles | null } = {},
): Hono {
	const analytics = { tagManager: null, url: null };
	const env = { content: CONTENT, analytics, keptPagesMs: 0 } as Env;
	return createSite({ app, env, pictures, mapTiles, contentService: null, stop: async () => {} }, screen);
}

type Screen = (request: Request) => Response | Promise<Response>;

/** A known address is a page, any other a 404. */
export function anyScreen({ url }: Request): Response {
	const { pathname } = new URL(url);
	const known = readPublic(pathname) !== null || pathname === "/win" || pathname === "/qr/tauern-suites-mitterwirt";
	const headers = { "Content-Type": "text/html; charset=utf-8" };
	return new Response("<p>a screen</p>", { status: known ? 200 : 404, headers });
}
