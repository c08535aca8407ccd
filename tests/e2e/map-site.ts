import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { getRequestListener } from "@hono/node-server";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { Hono } from "hono";
import { build } from "vite";
import { isLanguage } from "#domain/language.ts";
import { compiledPart } from "#i18n/catalogues.server.ts";
import { isScreenPart } from "#i18n/screen-parts.ts";
import { TILE_PATH, tileRoute } from "#server/maps/tile-route.ts";
import { contentSecurityPolicy } from "#server/middleware/security-headers.ts";
import { DEFAULT_POLICY } from "#server/pages/trusted-types.ts";
import type { MapTiles } from "#services/map-tiles/map-tiles.ts";
import { basemapPlugin } from "../../scripts/basemap/plugin.ts";

const TYPES: Readonly<Record<string, string>> = {
	".css": "text/css",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".json": "application/json",
	".mjs": "text/javascript",
	".pmtiles": "application/octet-stream",
	".woff2": "font/woff2",
};
const NONCE = "bWFwLXRlc3RzLW9ubHk";
/** The product's policies of Trusted Types run before its maps. */
const HEAD = `<head><script>${DEFAULT_POLICY}</script>`;

export interface MapSite {
	readonly url: string;
	/** Kilobytes of a built file, gzipped, by the start of its name. */
	readonly folder: string;
	close(): void;
}

/** The map in a page of its own, built as the product builds it and served under the product's policy. */
export async function startMapSite(
	extraFiles: Readonly<Record<string, Uint8Array>> = {},
	mapTiles: readonly MapTiles[] = [],
): Promise<MapSite> {
	const folder = mkdtempSync(join(tmpdir(), "halcyon-map-"));
	await build({
		root: join(import.meta.dirname, "map-harness"),
		configFile: false,
		logLevel: "error",
		build: { outDir: folder, target: "es2022", emptyOutDir: true },
		plugins: [tailwindcss(), basemapPlugin(), react()],
	});
	const routes = new Hono();
	for (const tiles of mapTiles) routes.get(TILE_PATH.replace(":source", `:source{${tiles.id}}`), tileRoute(tiles));
	const answerTile = getRequestListener(routes.fetch);
	const server = createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
		const [, language, file] = /^\/_i18n\/test\/(nl|en|de|fr)\/(\w+)\.json$/.exec(pathname) ?? [];
		if (pathname.startsWith("/_tiles/")) return answerTile(request, response);
		try {
			const extra = extraFiles[pathname];
			if (extra) return sendRange(request.headers.range, extra, response);
			if (isLanguage(language)) {
				response.setHeader("Content-Type", "application/json");
				const part = file === "messages" ? "common" : file;
				return response.end(JSON.stringify(isScreenPart(part) ? compiledPart(language, part) : {}));
			}
			const path = pathname === "/" ? "/index.html" : normalize(pathname);
			response.setHeader("Content-Type", TYPES[extname(path)] ?? "application/octet-stream");
			const body = readFileSync(join(folder, path));
			if (pathname !== "/") return response.end(body);
			const map = { styleUrl: searchParams.get("style"), googleMapsKey: searchParams.get("key"), hosts: [] };
			response.setHeader("Content-Security-Policy", contentSecurityPolicy(NONCE, false, map));
			const lang = `lang="${searchParams.get("lang") ?? "en"}"`;
			response.end(
				body
					.toString()
					.replace('lang="en"', lang)
					.replace("<head>", () => HEAD)
					.replaceAll(/<script\b/g, `<script nonce="${NONCE}"`),
			);
		} catch {
			response.statusCode = 404;
			response.end();
		}
	});
	const url = await listen(server);
	return {
		url,
		folder,
		close: () => {
			server.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function listen(server: Server): Promise<string> {
	return new Promise((resolve) => {
		server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
	});
}

/** Part of a file, as archives are read. */
function sendRange(range: string | undefined, bytes: Uint8Array, response: import("node:http").ServerResponse): void {
	const requested = /^bytes=(\d+)-(\d+)$/.exec(range ?? "");
	const from = Number(requested?.[1] ?? 0);
	const part = requested ? bytes.slice(from, Number(requested[2]) + 1) : bytes;
	response.statusCode = requested ? 206 : 200;
	if (requested) response.setHeader("Content-Range", `bytes ${from}-${from + part.length - 1}/${bytes.length}`);
	response.setHeader("Content-Length", String(part.length));
	response.end(part);
}
