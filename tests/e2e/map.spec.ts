import { LANGUAGES, type Language } from "#domain/language.ts";
import type { MapIdle } from "#features/map/map-types.ts";
import { boundsOf, cameraFor, EUROPE, isWithin, projection, worldPoint } from "#features/map/mercator.ts";
import { STRICT_BOUNDS_MS } from "#features/map/strict-bounds.ts";
import { violations } from "#tests/support/axe.ts";
import {
	colourAt,
	control,
	expect,
	idles,
	LAND,
	lastIdle,
	MAP_BROWSER,
	open,
	pin,
	pins,
	reports,
	SIZE,
	show,
	TIROL,
	test,
	WATER,
	ZELL,
} from "./map-page.ts";

// One build of the map serves all of them.
test.describe.configure({ mode: "default" });
test.use(MAP_BROWSER);

test.describe("the embedded basemap", () => {
	test("draws land and sea without asking any other host", async ({ page, site, siteErrors }) => {
		const requested: string[] = [];
		page.on("request", (request) => requested.push(request.url()));
		await open(page, site);
		await expect.poll(() => colourAt(page, { lat: 48.5, lng: 5.5 }), { timeout: 30_000 }).toBe(LAND);
		expect(await colourAt(page, { lat: 56.5, lng: 3 })).toBe(WATER);
		expect(await colourAt(page, { lat: 43.2, lng: 14.8 })).toBe(WATER);
		await expect(page.locator(".map-labels")).toContainText("France");

		await show(page, { south: 51.9, west: 3.6, north: 52.6, east: 5 });
		// Fine lines alone know the sea arms of Zeeland and the coast at this distance.
		await expect.poll(() => requested.some((url) => url.includes("basemap-fine"))).toBe(true);
		await expect.poll(() => colourAt(page, { lat: 52.1, lng: 4.6 })).toBe(LAND);
		expect(await colourAt(page, { lat: 52.3, lng: 4.1 })).toBe(WATER);

		expect(
			requested.filter((url) => !url.startsWith(site.url) && !url.startsWith("data:") && !url.startsWith("blob:")),
		).toEqual([]);
		expect(siteErrors).toEqual([]);
	});

	for (const [way, answer] of Object.entries({
		"do not come": { status: 500, body: "" },
		"are nonsense": { status: 200, contentType: "application/json", body: '{"type":"Topology"' },
		"hold nothing": {
			status: 200,
			contentType: "application/json",
			body: '{"type":"FeatureCollection","features":[]}',
		},
	})) {
		test(`keeps its land where the fine lines ${way}`, async ({ page, site }) => {
			let requests = 0;
			await page.route("**/*basemap-fine*", (route) => {
				requests++;
				return route.fulfill(answer);
			});
			await open(page, site);
			await show(page, { south: 48.2, west: 9.2, north: 49.4, east: 11.2 });
			await expect.poll(() => requests).toBeGreaterThan(0);
			await control(page, "Zoom in").click();
			await page.waitForTimeout(1_500);
			await expect.poll(() => colourAt(page, { lat: 48.81, lng: 10.21 })).toBe(LAND);
		});
	}

	test("loads the fine lines only at a high zoom", async ({ page, site }) => {
		const requested: string[] = [];
		page.on("request", (request) => requested.push(request.url()));
		await open(page, site);
		await expect.poll(() => requested.some((url) => url.includes("basemap-coarse"))).toBe(true);
		await page.waitForTimeout(500);
		expect(requested.some((url) => url.includes("basemap-fine"))).toBe(false);
	});
});

test.describe("the map at rest", () => {
	test("reports its box and Google's zoom, and whether a visitor moved it", async ({ page, site }) => {
		await open(page, site);
		const europe = cameraFor(EUROPE, SIZE);
		const [first] = await idles(page);
		expect(first?.zoom).toBeCloseTo(europe.zoom, 3);
		expect(first?.bounds.north).toBeCloseTo(boundsOf(europe).north, 3);
		expect(first?.byVisitor).toBe(false);

		await show(page, TIROL);
		const fitted = cameraFor(TIROL, SIZE);
		expect((await lastIdle(page))?.zoom).toBeCloseTo(fitted.zoom, 3);
		expect((await lastIdle(page))?.bounds.east).toBeCloseTo(boundsOf(fitted).east, 3);
		expect((await lastIdle(page))?.byVisitor).toBe(false);

		await control(page, "Zoom in").click();
		await expect.poll(async () => (await lastIdle(page))?.zoom).toBe(Math.round(fitted.zoom) + 1);
		expect((await lastIdle(page))?.byVisitor).toBe(true);
		await control(page, "Zoom out").click();
		await expect.poll(async () => (await lastIdle(page))?.zoom).toBe(Math.round(fitted.zoom));
		await control(page, "Show all of Europe").click();
		await expect.poll(async () => (await lastIdle(page))?.zoom).toBeCloseTo(europe.zoom, 3);
	});

	test("follows a drag, also one that begins on a pin, without choosing it", async ({ page, site }) => {
		await open(page, site);
		await show(page, TIROL);
		const box = await pin(page, /Haus Eins/).boundingBox();
		if (!box) throw new Error("no pin");
		const before = await lastIdle(page);
		await page.mouse.move(box.x + 20, box.y + 15);
		await page.mouse.down();
		await page.mouse.move(box.x + 120, box.y + 95, { steps: 6 });
		await page.mouse.up();
		await expect.poll(async () => (await lastIdle(page))?.bounds.west).toBeLessThan((before?.bounds.west ?? 0) - 0.01);
		expect((await lastIdle(page))?.byVisitor).toBe(true);
		expect(await reports(page, "select")).toEqual([]);
		await expect.poll(async () => ((await pin(page, /Haus Eins/).boundingBox())?.x ?? 0) - box.x).toBeCloseTo(100, -1);
	});

	test("goes back to a new box for three seconds, and lets go after them", async ({ page, site }) => {
		await open(page, site);
		/** Five steps of the arrow key, each 100 pixels: the last one leaves the box. */
		const away = () =>
			page.evaluate(async () => {
				const canvas = document.querySelector("canvas");
				for (let step = 0; step < 5; step++) {
					canvas?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", keyCode: 37, bubbles: true }));
					await new Promise((resolve) => setTimeout(resolve, 40));
				}
			});
		const middle = async () => {
			const { west = 0, east = 0 } = (await lastIdle(page))?.bounds ?? {};
			return (west + east) / 2;
		};
		const home = (TIROL.west + TIROL.east) / 2;
		await show(page, TIROL);
		await away();
		await page.waitForTimeout(500);
		// The box stands left of the map's middle, clear of the controls: by 20 pixels.
		expect(Math.abs((await middle()) - home)).toBeLessThan(0.05);
		await page.waitForTimeout(STRICT_BOUNDS_MS);
		await away();
		await expect.poll(middle).toBeLessThan(TIROL.west);
	});
});

test.describe("pins and clusters", () => {
	test("are buttons whose names are sentences", async ({ page, site }) => {
		const names: Readonly<Record<Language, readonly (string | RegExp)[]>> = {
			nl: [/^Haus Eins, €\s1\.288 voor 7 nachten$/, "24 huizen; inzoomen"],
			en: ["Haus Eins, €1,288 for 7 nights", "24 homes; zoom in"],
			de: [/^Haus Eins, 1\.288\s€ für 7 Nächte$/, "24 Häuser; heranzoomen"],
			fr: [/^Haus Eins, 1\s288\s€ pour 7 nuits$/, /^24 maisons\s; voir de plus près$/],
		};
		for (const language of LANGUAGES) {
			await open(page, site, `lang=${language}`);
			await show(page, TIROL);
			for (const name of names[language]) {
				const exact = typeof name === "string" ? new RegExp(`^${name.replaceAll(".", "\\.")}$`) : name;
				await expect(pin(page, exact)).toBeVisible();
			}
		}
	});

	test("say that they are liked, seen, without dates or without a price", async ({ page, site }) => {
		await open(page, site, "dateless");
		await show(page, TIROL);
		await expect(pin(page, "Haus Zwei, from €980.50")).toBeVisible();
		await page.evaluate(() => {
			window.change({ likedIds: new Set(["a990002"]), seenIds: new Set(["a990001", "a990002"]) });
		});
		await expect(pin(page, "Haus Zwei, from €980.50; among your favourites; already looked at")).toBeVisible();
		await expect(pin(page, "Haus Eins, from €1,288; already looked at")).toBeVisible();
		await pin(page, "2 homes; zoom in").click();
		await expect(pin(page, "Haus Drei, without a price yet")).toBeVisible();
	});

	test("lie where their homes are, and move with the map", async ({ page, site }) => {
		await open(page, site);
		await show(page, TIROL);
		const at = projection(cameraFor(TIROL, SIZE))(worldPoint({ lat: 47.44512, lng: 12.31644 }));
		const box = await pin(page, /Haus Eins/).boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(at.x, 0);
		expect((box?.y ?? 0) + (box?.height ?? 0) + 6).toBeCloseTo(at.y, 0);
		const element = await pin(page, /Haus Eins/).elementHandle();
		await control(page, "Zoom out").click();
		await expect.poll(async () => (await pin(page, /Haus Eins/).boundingBox())?.x).not.toBe(box?.x);
		// The same element: pins are kept by home, not drawn anew.
		expect(await element?.evaluate((button) => button.isConnected)).toBe(true);
	});

	test("of a cluster: choosing it goes to the box of its homes", async ({ page, site }) => {
		await open(page, site);
		await show(page, TIROL);
		await pin(page, "24 homes; zoom in").click();
		expect(await reports(page, "cluster")).toEqual([24]);
		await expect.poll(async () => (await lastIdle(page))?.zoom).toBeGreaterThan(14);
		const { bounds } = (await lastIdle(page)) as MapIdle;
		for (const corner of [
			{ lat: ZELL.south, lng: ZELL.west },
			{ lat: ZELL.north, lng: ZELL.east },
		]) {
			expect(isWithin(corner, bounds)).toBe(true);
		}
		await expect(pin(page, /Seehaus 1,/)).toBeVisible();
	});

	test("light up with their row, also out of a cluster, and report when they are pointed at", async ({
		page,
		site,
	}) => {
		await open(page, site);
		await show(page, TIROL);
		await page.evaluate(() => window.change({ activeAccoId: "a990001" }));
		await expect(pin(page, /Haus Eins/)).toHaveClass(/\bon\b/);
		await page.evaluate(() => window.change({ activeAccoId: "a990004" }));
		await expect(pin(page, /Haus Vier/)).toHaveClass(/\bon\b/);
		await page.evaluate(() => window.change({ activeAccoId: null }));
		await expect(pin(page, /Haus Vier/)).toHaveCount(0);

		await pin(page, /Haus Zwei/).hover();
		await page.mouse.move(5, 5);
		await expect.poll(() => reports(page, "hover")).toEqual(["a990002", null]);
	});

	test("of homes on one spot stand one above the other", async ({ page, site }) => {
		await open(page, site);
		await show(page, TIROL);
		await pin(page, "2 homes; zoom in").click();
		await pin(page, /Haus Drei/).click();
		await page.keyboard.press("Escape");
		await pin(page, /Haus Vier/).click();
		expect((await reports(page, "select")).at(-1)).toBe("a990004");
	});

	test("are made in the browser when no search made clusters", async ({ page, site }) => {
		await open(page, site, "own");
		await show(page, TIROL);
		await expect(pin(page, "24 homes; zoom in")).toBeVisible();
		await expect(pin(page, "24 homes; zoom in")).toHaveClass(/\bred\b/);
		await expect(pin(page, "2 homes; zoom in")).not.toHaveClass(/\bred\b/);
	});

	test("say what is missing when there is nothing to make clusters with", async ({ page, site, siteErrors }) => {
		await page.route(/browser-clusterer/, (route) => route.abort());
		await page.goto(`${site.url}/?own`);
		await expect(page.getByText("The map could not be loaded. The list shows the same homes.")).toBeVisible();
		expect(siteErrors).toContain("MarkerClusterer is not installed!");
	});
});

test.describe("the small card", () => {
	test("opens at a pin and closes by its button, by Escape and by the bare map", async ({ page, site }) => {
		await open(page, site);
		await show(page, TIROL);
		const card = page.getByRole("dialog", { name: "Haus Eins on the map" });
		await pin(page, /Haus Eins/).click();
		await expect(card.getByRole("link", { name: "Haus Eins" })).toBeVisible();
		await expect(pin(page, /Haus Eins/)).toHaveAttribute("aria-expanded", "true");
		await card.getByRole("button", { name: "Close" }).click();
		await expect(card).toHaveCount(0);
		await expect(pin(page, /Haus Eins/)).toBeFocused();

		await pin(page, /Haus Eins/).click();
		await page.keyboard.press("Escape");
		await expect(card).toHaveCount(0);

		await pin(page, /Haus Eins/).click();
		await page.mouse.click(700, 600);
		await expect(card).toHaveCount(0);
		expect(await reports(page, "select")).toEqual(["a990001", null, "a990001", null, "a990001", null]);
	});

	test("stays within the map, and goes when its home does", async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 700 });
		await open(page, site);
		await show(page, TIROL);
		await pin(page, /Haus Zwei/).click();
		const box = await page.getByRole("dialog").boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
		await control(page, "Show all of Europe").click();
		await expect(page.getByRole("dialog")).toHaveCount(0);
		expect((await reports(page, "select")).at(-1)).toBeNull();
	});
});

test.describe("with the keyboard alone", () => {
	test("every pin is reached from the first, and its card opens and closes", async ({ page, site }) => {
		await open(page, site);
		await show(page, TIROL);
		await expect(pin(page, /Haus Eins/)).toBeVisible();
		const count = await pins(page).getByRole("button").count();
		await page.keyboard.press("Tab");
		await expect(page.locator("canvas")).toBeFocused();
		const canvas = page.getByRole("region", { name: "Map: arrow keys move it, plus and minus zoom" });
		await expect(canvas).toBeFocused();
		await page.keyboard.press("Tab");
		const names: (string | null)[] = [];
		const before = await idles(page);
		for (let step = 0; step < count; step++) {
			names.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null));
			await page.keyboard.press("ArrowRight");
		}
		expect(new Set(names).size).toBe(count);
		expect(names).toContain("Haus Eins, €1,288 for 7 nights");
		expect(names).toContain("24 homes; zoom in");
		// The arrow keys were for the pins: the map stayed.
		expect(await idles(page)).toEqual(before);

		await page.keyboard.press("Home");
		const first = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
		await page.keyboard.press("End");
		await page.keyboard.press("ArrowRight");
		expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(first);

		await pin(page, /Haus Eins/).focus();
		expect((await reports(page, "hover")).at(-1)).toBe("a990001");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("dialog", { name: "Haus Eins on the map" })).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Haus Eins" })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await expect(pin(page, /Haus Eins/)).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(control(page, "Show all of Europe")).toBeFocused();
	});

	test("an opened cluster hands the focus to a home within it", async ({ page, site }) => {
		await open(page, site);
		await show(page, TIROL);
		await pin(page, "24 homes; zoom in").focus();
		await page.keyboard.press("Enter");
		await expect.poll(async () => (await lastIdle(page))?.zoom).toBeGreaterThan(14);
		await expect
			.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
			.toMatch(/^Seehaus|homes; zoom in$/);
		await expect(page.getByText(/^\d+ homes in view$/)).toHaveText("24 homes in view");
	});

	test("nothing is wrong that axe can find", async ({ page, site }) => {
		await open(page, site);
		await show(page, TIROL);
		await pin(page, /Haus Eins/).click();
		const found = await violations(page, ".map-view");
		expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
	});
});

test("hundreds of pins are kept from one answer to the next", async ({ page, site }) => {
	await open(page, site, "homes=12000");
	await show(page, { south: 46, west: 9, north: 46.8, east: 10.6 });
	await expect.poll(() => pins(page).getByRole("button").count()).toBeGreaterThan(120);
	const before = await idles(page);
	await page.evaluate(() => {
		for (const button of document.querySelectorAll(".map-pins button")) Object.assign(button, { kept: true });
		const canvas = document.querySelector("canvas");
		canvas?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", keyCode: 39, bubbles: true }));
	});
	await expect.poll(async () => (await idles(page)).length).toBeGreaterThan(before.length);
	const [kept, all] = await page.evaluate(() => {
		const buttons = [...document.querySelectorAll(".map-pins button")];
		return [buttons.filter((button) => "kept" in button).length, buttons.length] as const;
	});
	// A step to the east brings a ninth of the map anew.
	expect(kept).toBeGreaterThan(all * 0.75);
	expect(kept).toBeLessThan(all);
});
