import { chromium } from "@playwright/test";
import { startMapSite } from "/work/maps/tests/e2e/map-site.ts";
import { openMbtiles } from "/work/maps/src/services/map-tiles/mbtiles.ts";
import { tilesView } from "/work/maps/src/server/maps/tile-route.ts";
import { CHROMIUM_ARGS, chromiumPath, SOFTWARE_WEBGL_ARGS } from "/work/maps/tests/support/chromium.ts";
const tiles = await openMbtiles("/work/shared/data/osm/andorra.mbtiles");
const site = await startMapSite({}, [tiles]);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...SOFTWARE_WEBGL_ARGS] });
const list = JSON.parse(process.argv[2] ?? "[]") as [string, number, number, string, object | null, boolean][];
for (const [name, width, height, lang, place, on] of list) {
	const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
	page.on("console", (m) => console.log(name, m.type(), m.text()));
	page.on("pageerror", (e) => console.log(name, "ERR", e.message));
	const q = new URLSearchParams({ lang, ...(place ? { place: JSON.stringify(place) } : {}), ...(on ? { tiles: JSON.stringify(tilesView(tiles)) } : {}) });
	await page.goto(`${site.url}/?${q}`);
	await page.waitForTimeout(9000);
	await page.screenshot({ path: `/tmp/maps/${name}.png` });
	await page.close();
}
await browser.close();
site.close();
process.exit(0);
