import { gunzipSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { describe, expect, it } from "vitest";
import type { MapTiles, TileAddress, TileAnswer } from "#services/map-tiles/map-tiles.ts";
import { TILE_PATH, tileRoute, tilesView } from "./tile-route.ts";

const PACKED = gzipSync(Buffer.from([0x1a, 2, 0x78, 2]));

function siteWith(answer: TileAnswer) {
	const requested: TileAddress[] = [];
	const tiles: MapTiles = {
		id: "abc",
		minZoom: 4,
		maxZoom: 14,
		bounds: { west: 1, south: 42, east: 2, north: 43 },
		credit: "",
		arrives: true,
		tile: async (at) => {
			requested.push(at);
			return answer;
		},
		close: () => {},
	};
	const site = new Hono();
	// As the site is served.
	site.use(compress());
	site.get(TILE_PATH, tileRoute(tiles));
	const get = (path: string, headers: Record<string, string> = { "Accept-Encoding": "gzip, br" }) =>
		site.request(path, { headers });
	return { tiles, requested, get };
}

const TILE = { kind: "tile", body: PACKED, isGzip: true } as const;
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("the way to a tile", () => {
	it("hands it on as it is packed, for a week, with its tag", async () => {
		const { get, requested } = siteWith(TILE);
		const response = await get("/_tiles/abc/14/8261/6103");
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe("application/vnd.mapbox-vector-tile");
		expect(response.headers.get("Content-Encoding")).toBe("gzip");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=604800");
		expect(response.headers.get("Vary")).toBe("Accept-Encoding");
		expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
		expect(await bytes(response)).toEqual(PACKED);
		expect(requested).toEqual([{ z: 14, x: 8261, y: 6103 }]);
		const etag = response.headers.get("ETag") ?? "";
		const again = await get("/_tiles/abc/14/8261/6103", { "Accept-Encoding": "gzip", "If-None-Match": etag });
		expect(again.status).toBe(304);
		expect((await bytes(again)).length).toBe(0);
	});

	it.each(["", "identity", "br", "gzip;q=0"])("unpacks it for who takes no gzip (%s)", async (accepted) => {
		const { get } = siteWith(TILE);
		const response = await get("/_tiles/abc/14/8261/6103", { "Accept-Encoding": accepted });
		expect(response.headers.get("Content-Encoding")).toBeNull();
		expect(await bytes(response)).toEqual(gunzipSync(PACKED));
		const packed = await get("/_tiles/abc/14/8261/6103");
		expect(response.headers.get("ETag")).not.toBe(packed.headers.get("ETag"));
	});

	it("says nothing where the map has nothing, and when to ask again where it may come", async () => {
		const none = await siteWith({ kind: "none" }).get("/_tiles/abc/14/8261/6103");
		expect([none.status, none.headers.get("Cache-Control")]).toEqual([204, "public, max-age=86400"]);
		const later = await siteWith({ kind: "later", seconds: 5 }).get("/_tiles/abc/14/8261/6103");
		expect([later.status, later.headers.get("Cache-Control")]).toEqual([204, "no-store"]);
		expect(later.headers.get("Retry-After")).toBe("5");
	});

	it.each([
		["/_tiles/abc/a/0/0", 400],
		["/_tiles/abc/4/-1/0", 400],
		["/_tiles/abc/4/1.5/0", 400],
		["/_tiles/abc/4/01/0", 400],
		["/_tiles/abc/4/1/0.pbf", 400],
		["/_tiles/abc/4/1/99999999", 400],
		["/_tiles/abc/4/%2e%2e/0", 404],
		["/_tiles/abc/4/..%2f..%2fetc%2fpasswd/0", 400],
		["/_tiles/abc/4/1/0%00", 400],
		["/_tiles/abc/4/16/0", 404],
		["/_tiles/abc/4/0/16", 404],
		["/_tiles/abc/23/0/0", 404],
		["/_tiles/other/4/0/0", 404],
		["/_tiles/../../etc/passwd", 404],
		["/_tiles/abc/4/0", 404],
		["/_tiles/abc/4/0/0/0", 404],
	])("asks for nothing at %s, and says %i", async (path, status) => {
		const { get, requested } = siteWith(TILE);
		const response = await get(path);
		expect(response.status).toBe(status);
		expect(requested).toEqual([]);
	});

	it("asks for no tile of a zoom that the map has not", async () => {
		const { get, requested } = siteWith(TILE);
		expect((await get("/_tiles/abc/3/0/0")).status).toBe(204);
		expect((await get("/_tiles/abc/15/0/0")).status).toBe(204);
		expect(requested).toEqual([]);
	});

	it("leads nowhere where there are no tiles", async () => {
		const site = new Hono();
		site.get(TILE_PATH, tileRoute(null));
		expect((await site.request("/_tiles/abc/4/0/0")).status).toBe(404);
	});

	it("is told to pages with what maps need to know", () => {
		expect(tilesView(siteWith(TILE).tiles)).toEqual({
			path: "/_tiles/abc/{z}/{x}/{y}",
			minZoom: 4,
			maxZoom: 14,
			bounds: [1, 42, 2, 43],
			credit: "",
			arrives: true,
		});
	});
});
