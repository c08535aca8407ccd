import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** A stand-in for a public server of map tiles: real HTTP, a TileJSON and tiles as OpenFreeMap has them. */
export interface TileServer {
	/** What `MAP_UPSTREAM` takes. */
	readonly url: string;
	/** What `FETCH_ALLOW` takes. */
	readonly host: string;
	/** Everything that was asked for. */
	readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
	/** Tiles that were asked for, as z/x/y. */
	tiles(): readonly string[];
	behaviour: TileBehaviour;
	/** What the TileJSON says, where it is to say something else; null: it never comes. */
	tileJson: object | string | null;
	close(): Promise<void>;
}

/** How tiles are answered: `half` breaks off within the tile, `hang` never ends, `page` is HTML with status 200. */
export type TileBehaviour =
	| "answer"
	| "plain"
	| "empty"
	| "half"
	| "hang"
	| "fail"
	| "page"
	| "large"
	| "bomb"
	| "inside"
	| { readonly afterMs: number };

/** @param tile the packed tile of an address; null: it has none */
export async function tileServer(tile: (z: number, x: number, y: number) => Uint8Array | null): Promise<TileServer> {
	const requests: TileServer["requests"] = [];
	const stand = { behaviour: "answer" as TileBehaviour, tileJson: {} as object | string | null };
	const server = createServer((request, response) => {
		const path = request.url ?? "/";
		requests.push({ path, headers: request.headers });
		const [, z, x, y] = /^\/planet\/v1\/(\d+)\/(\d+)\/(\d+)\.pbf$/.exec(path) ?? [];
		if (z !== undefined) return answer(response, tile(Number(z), Number(x), Number(y)));
		if (path !== "/planet") return void response.writeHead(404).end();
		if (stand.tileJson === null) return;
		if (typeof stand.tileJson === "string") return void response.writeHead(200).end(stand.tileJson);
		const body = {
			tilejson: "3.0.0",
			tiles: [`http://${host}/planet/v1/{z}/{x}/{y}.pbf`],
			...standing,
			...stand.tileJson,
		};
		response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
	});
	const answer = (response: ServerResponse, packed: Uint8Array | null) => {
		const { behaviour } = stand;
		const body = packed ?? Buffer.alloc(0);
		const headers = { "Content-Type": "application/vnd.mapbox-vector-tile", "Content-Encoding": "gzip" };
		if (behaviour === "hang") return;
		if (behaviour === "fail") return void response.writeHead(503).end();
		if (behaviour === "page") return void response.writeHead(200, headers).end("<!DOCTYPE html><p>Sorry</p>");
		if (behaviour === "large") return void response.writeHead(200, headers).end(Buffer.alloc(3 * 1024 * 1024));
		if (behaviour === "bomb")
			return void response.writeHead(200, headers).end(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
		if (behaviour === "inside") return void response.writeHead(302, { Location: "http://169.254.169.254/" }).end();
		if (behaviour === "empty") return void response.writeHead(200).end();
		if (behaviour === "half") {
			response.writeHead(200, { ...headers, "Content-Length": body.length });
			return void response.write(body.subarray(0, body.length / 2), () => response.destroy());
		}
		const send = () => void response.writeHead(200, headers).end(body);
		if (typeof behaviour === "object") setTimeout(send, behaviour.afterMs).unref();
		else send();
	};
	const standing = {
		maxzoom: 14,
		attribution:
			'<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> <a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a> Data from <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a>',
	};
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	return Object.assign(stand, {
		url: `http://${host}/planet`,
		host,
		requests,
		tiles: () => requests.flatMap(({ path }) => /(\d+\/\d+\/\d+)\.pbf$/.exec(path)?.[1] ?? []),
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	});
}
