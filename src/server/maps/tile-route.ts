import { createHash } from "node:crypto";
import type { Context, Handler } from "hono";
import { isTile, type MapTiles, unpacked } from "#services/map-tiles/map-tiles.ts";
import type { MapTilesView } from "#site/views/page-view.ts";

/** Where maps get tiles of streets; `source` names the tiles, so that browsers may keep them. */
export const TILE_PATH = "/_tiles/:source/:z/:x/:y";

const WEEK = "public, max-age=604800";
const DAY = "public, max-age=86400";
/** Digits of a zoom, a column or a row, without zeros before them. */
const NUMBER = /^(0|[1-9]\d{0,6})$/;

/**
 * `GET /_tiles/{source}/{z}/{x}/{y}`: a vector tile as it is packed. 204 where the map has nothing, or not yet, which
 * `Retry-After` says: a map without a tile shows what lies below, and no browser reports an error. 400 for what are no
 * numbers, 404 for a tile that the world does not have and for tiles that are not these.
 */
export function tileRoute(tiles: MapTiles | null): Handler {
	return async (c) => {
		const { source, z, x, y } = c.req.param() as Record<"source" | "z" | "x" | "y", string>;
		if (![z, x, y].every((part) => NUMBER.test(part))) return c.text("", 400, { "Cache-Control": "no-store" });
		const at = { z: Number(z), x: Number(x), y: Number(y) };
		if (!tiles || source !== tiles.id || !isTile(at)) return c.text("", 404, { "Cache-Control": "no-store" });
		const isWithin = at.z >= tiles.minZoom && at.z <= tiles.maxZoom;
		const answer = isWithin ? await tiles.tile(at) : ({ kind: "none" } as const);
		if (answer.kind === "none") return c.body(null, 204, { "Cache-Control": DAY });
		if (answer.kind === "later") {
			return c.body(null, 204, { "Cache-Control": "no-store", "Retry-After": String(answer.seconds) });
		}
		return send(c, answer.body, answer.isGzip);
	};
}

async function send(c: Context, body: Uint8Array, isGzip: boolean): Promise<Response> {
	const asStored = !isGzip || takesGzip(c.req.header("accept-encoding"));
	const hash = createHash("sha256").update(body).digest("base64url").slice(0, 20);
	const etag = `"${hash}${asStored ? "" : "-plain"}"`;
	const headers = {
		ETag: etag,
		"Cache-Control": WEEK,
		// Our own pages alone draw from them.
		"Cross-Origin-Resource-Policy": "same-origin",
		...(isGzip ? { Vary: "Accept-Encoding" } : {}),
	};
	if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
	const sent = asStored ? body : await unpacked(body);
	return c.body(new Uint8Array(sent), 200, {
		...headers,
		"Content-Type": "application/vnd.mapbox-vector-tile",
		"Content-Length": String(sent.length),
		...(isGzip && asStored ? { "Content-Encoding": "gzip" } : {}),
	});
}

function takesGzip(accepted = ""): boolean {
	return accepted.split(",").some((part) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(part));
}

/** What a page tells its maps of the tiles. */
export function tilesView({ id, minZoom, maxZoom, bounds, credit, arrives }: MapTiles): MapTilesView {
	return {
		path: TILE_PATH.replace(":source", id).replace(":z", "{z}").replace(":x", "{x}").replace(":y", "{y}"),
		minZoom,
		maxZoom,
		bounds: bounds && [bounds.west, bounds.south, bounds.east, bounds.north],
		credit,
		arrives,
	};
}
