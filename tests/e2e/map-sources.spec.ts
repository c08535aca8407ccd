import { readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { cameraFor, projection, worldPoint } from "#features/map/mercator.ts";
import {
	colourAt,
	expect,
	LAND,
	lastIdle,
	MAP_BROWSER,
	open,
	pin,
	SIZE,
	STYLE,
	show,
	TIROL,
	test,
	WATER,
} from "./map-page.ts";

// One build of the map serves all of them.
test.describe.configure({ mode: "default" });
test.use(MAP_BROWSER);

test.describe("without what a map needs", () => {
	test("a browser that draws no WebGL says so in the page's language", async ({ page, site }) => {
		await page.addInitScript(() => {
			const { getContext } = HTMLCanvasElement.prototype;
			HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
				return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...rest]);
			} as typeof getContext;
		});
		const words: Readonly<Record<Language, string>> = {
			nl: "Je browser kan de kaart niet tekenen. In de lijst staan dezelfde huizen.",
			en: "Your browser cannot draw the map. The list shows the same homes.",
			de: "Dein Browser kann die Karte nicht zeichnen. Die Liste zeigt dieselben Häuser.",
			fr: "Votre navigateur ne peut pas dessiner la carte. La liste montre les mêmes maisons.",
		};
		for (const language of LANGUAGES) {
			await page.goto(`${site.url}/?lang=${language}`);
			await expect(page.getByText(words[language])).toBeVisible();
		}
	});

	test("an engine that cannot be loaded leaves words behind", async ({ page, site }) => {
		await page.route(/maplibre-gl-[^/]*\.js/, (route) => route.abort());
		await page.goto(`${site.url}/`);
		await expect(page.getByText("The map could not be loaded. The list shows the same homes.")).toBeVisible();
	});
});

test.describe("a style that the operator names", () => {
	test("is drawn instead of the embedded basemap", async ({ page, site }) => {
		const requested: string[] = [];
		page.on("request", (request) => requested.push(request.url()));
		await open(page, site, "style=/style.json");
		await expect.poll(() => colourAt(page, { lat: 56.5, lng: 3 })).toBe("#ff00ff");
		expect(requested.some((url) => url.includes("basemap"))).toBe(false);
	});

	for (const missing of ["/missing.json", "/missing.pmtiles"]) {
		test(`that does not come leaves words behind (${missing})`, async ({ page, site }) => {
			await page.goto(`${site.url}/?style=${missing}`);
			await expect(page.getByText("The map could not be loaded. The list shows the same homes.")).toBeVisible();
		});
	}

	test("may be an archive in one file, read in parts and drawn in our colours with our names", async ({
		page,
		site,
	}) => {
		await open(page, site, "style=/world.pmtiles");
		await expect.poll(() => colourAt(page, { lat: 50, lng: -8 })).toBe(WATER);
		expect(await colourAt(page, { lat: 50, lng: 21 })).toBe(LAND);
		await expect(page.locator(".map-labels")).toContainText("France");
	});

	test("is the only other host that the page may ask", async ({ page, site }) => {
		const requested: string[] = [];
		await page.route(/^https:\/\/\w+\.example/, (route) => {
			requested.push(route.request().url());
			return route.fulfill({ json: STYLE, headers: { "Access-Control-Allow-Origin": "*" } });
		});
		await open(page, site, "style=https://maps.example.com/style.json");
		await expect.poll(() => requested).toEqual(["https://maps.example.com/style.json"]);
		const refused = await page.evaluate(() =>
			fetch("https://other.example.net/").then(
				() => false,
				() => true,
			),
		);
		expect(refused).toBe(true);
		expect(requested).toHaveLength(1);
	});
});

test.describe("Google Maps, by a stand-in for its script", () => {
	const KEY = "test-key_1";
	const scripts: string[] = [];

	test.beforeEach(async ({ page }) => {
		scripts.length = 0;
		await page.route("https://maps.googleapis.com/**", (route) => {
			scripts.push(route.request().url());
			return route.fulfill({
				contentType: "text/javascript",
				body: readFileSync("tests/e2e/map-harness/google-stand-in.js", "utf8"),
			});
		});
	});

	test("draws the same pins over Google's ground, with its zoom and without MapLibre", async ({
		page,
		site,
		siteErrors,
	}) => {
		const requested: string[] = [];
		page.on("request", (request) => requested.push(request.url()));
		await open(page, site, `lang=nl&key=${KEY}`);
		expect(scripts).toHaveLength(1);
		expect(new URL(scripts[0] ?? "").searchParams.get("key")).toBe(KEY);
		expect(new URL(scripts[0] ?? "").searchParams.get("language")).toBe("nl");
		expect(requested.some((url) => /maplibre|basemap/.test(url))).toBe(false);

		await show(page, TIROL);
		const zoom = Math.floor(cameraFor(TIROL, SIZE).zoom);
		expect(await lastIdle(page)).toMatchObject({ zoom, byVisitor: false });
		const button = pin(page, /^Haus Eins, /);
		await expect(button).toBeVisible();
		const camera = { ...cameraFor(TIROL, SIZE), zoom };
		const at = projection(camera)(worldPoint({ lat: 47.44512, lng: 12.31644 }));
		const box = await button.boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(at.x, 0);

		await button.click();
		await expect(page.getByRole("dialog", { name: "Haus Eins op de kaart" })).toBeVisible();
		await page.evaluate(() => {
			const [map] = (window as unknown as { googleMaps: { dragTo(at: object): void }[] }).googleMaps;
			map?.dragTo({ lat: 47.4, lng: 12.4 });
		});
		await expect.poll(async () => (await lastIdle(page))?.byVisitor).toBe(true);
		expect(siteErrors).toEqual([]);
	});

	test("is loaded once: a second start is refused", async ({ page, site }) => {
		await open(page, site, `key=${KEY}`);
		const message = await page.evaluate(() => {
			try {
				window.startGoogleMaps();
				return null;
			} catch (error) {
				return (error as Error).message;
			}
		});
		expect(message).toBe("You already started the loading of google maps");
		expect(scripts).toHaveLength(1);
	});

	test("is not loaded beside a foreign script", async ({ page, site, siteErrors }) => {
		await page.addInitScript(() => {
			Object.assign(window, { google: { maps: {} } });
		});
		await page.goto(`${site.url}/?key=${KEY}`);
		await expect(page.getByText("The map could not be loaded. The list shows the same homes.")).toBeVisible();
		expect(siteErrors.join("\n")).toContain("You already started the loading of google maps");
		expect(scripts).toEqual([]);
	});

	test("that cannot be reached leaves words behind", async ({ page, site }) => {
		await page.route("https://maps.googleapis.com/**", (route) => route.abort());
		await page.goto(`${site.url}/?key=${KEY}`);
		await expect(page.getByText("The map could not be loaded. The list shows the same homes.")).toBeVisible();
	});

	test("cannot be asked by a page without a key", async ({ page, site }) => {
		await open(page, site);
		const refused = await page.evaluate(
			() =>
				new Promise((resolve) => {
					const script = document.createElement("script");
					script.onload = () => resolve(false);
					script.onerror = () => resolve(true);
					try {
						script.src = "https://maps.googleapis.com/maps/api/js?key=other";
						document.head.append(script);
					} catch {
						// By Trusted Types, before it is asked for.
						resolve(true);
					}
				}),
		);
		expect(refused).toBe(true);
		expect(scripts).toEqual([]);
	});
});
