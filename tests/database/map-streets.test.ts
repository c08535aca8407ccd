import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { vectorTile } from "#tests/support/pmtiles.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";
import { type TileServer, tileServer } from "#tests/support/tile-server.ts";

/** Streets of a running site: what its pages say of them, and whom its server asks. */

const TILE = gzipSync(
	vectorTile("water", [
		[0, 0],
		[4096, 0],
		[4096, 4096],
	]),
);
const HOME = "/en/holiday-home-austria/tyrol/kirchberg-in-tirol/haus-eins-a990001";
const PAGES = ["/en/", "/nl/vakantiehuis-oostenrijk/?view=map", HOME];

let folder: string;
let server: TileServer;
let site: SiteProcess;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "halcyon-outgoing-"));
	server = await tileServer(() => TILE);
});
afterEach(() => site?.close());
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true, force: true });
});

async function start(name: string, settings: Readonly<Record<string, string>>) {
	const log = join(folder, name);
	site = await startSite(
		{
			DEMO_DATA: "off",
			TODAY: "2027-01-15",
			NODE_OPTIONS: `--import=${pathToFileURL(resolve("tests/support/outgoing-log.mjs")).href}`,
			OUTGOING_LOG: log,
			...settings,
		},
		180,
		{ feeds: ["tests/fixtures/h1-h2.jsonl"] },
	);
	return {
		reached: () => (existsSync(log) ? [...new Set(readFileSync(log, "utf8").split("\n").filter(Boolean))] : []),
	};
}

const page = async (path: string) => (await fetch(site.url + path, { headers: { Cookie: "likes=a990001" } })).text();
const tileAddress = (html: string) => /\/_tiles\/\w+\/\{z\}\/\{x\}\/\{y\}/.exec(html)?.[0];

describe("streets", () => {
	it("are not there with MAP_UPSTREAM=off, and then the server asks nobody at all", async () => {
		const { reached } = await start("off", { MAP_UPSTREAM: "off" });
		for (const path of PAGES) expect([path, tileAddress(await page(path))]).toEqual([path, undefined]);
		expect((await fetch(`${site.url}/_tiles/0123456789/14/8747/5756`)).status).toBe(404);
		expect(reached()).toEqual([]);
	});

	it("that cannot be had keep no page waiting, and come once they can, without anything of the visitor", async () => {
		server.tileJson = null;
		const { reached } = await start("slow", { MAP_UPSTREAM: server.url, FETCH_ALLOW: server.host });
		const started = performance.now();
		const html = await page(PAGES[1] ?? "");
		expect(performance.now() - started).toBeLessThan(8_000);
		expect(html).toMatch(/arrives:(!1|false)/);
		const address = (tileAddress(html) ?? "").replace("{z}", "14").replace("{x}", "8747").replace("{y}", "5756");
		const get = () => fetch(site.url + address, { headers: { Cookie: "likes=a990001", "Accept-Language": "nl" } });
		const early = await get();
		expect([early.status, early.headers.get("Retry-After")]).toEqual([204, "5"]);
		// Connections that were kept waiting end, and it is asked anew after its pause.
		server.tileJson = {};
		await expect.poll(async () => (await get()).status, { timeout: 90_000, interval: 1_000 }).toBe(200);
		const tile = await get();
		expect(Buffer.from(await tile.arrayBuffer())).toEqual(gunzipSync(TILE));
		expect(await page(HOME)).toMatch(/arrives:(!0|true)/);
		expect(server.tiles()).toEqual(["14/8747/5756"]);
		for (const { headers } of server.requests) {
			expect(Object.keys(headers).sort()).toEqual(["accept", "connection", "host", "user-agent"]);
		}
		expect(reached()).toEqual([server.host]);
	});
});
