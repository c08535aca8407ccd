import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { CHROMIUM_ARGS, chromiumPath, SOFTWARE_WEBGL_PAGE_ARGS } from "../support/chromium.ts";
import { type MollieServer, startMollie } from "../support/mollie-server.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";
import { startTagManager, type TagManagerServer } from "../support/tag-manager-server.ts";
import { expect, expectAccessible, expectNoOverflow, fillGuest, openFilters, test } from "./site.ts";

/** What is measured of visits, on a site whose settings say so, with stand-ins of tag manager, collector and provider. */

test.describe.configure({ mode: "serial" });
// Results have their map beside them.
test.use({
	reducedMotion: "reduce",
	launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...SOFTWARE_WEBGL_PAGE_ARGS] },
});

const H1_H2 = "tests/fixtures/h1-h2.jsonl";
/** Homes by the sea: one page of a list, and two more. */
const BEACH_HOMES = 12;
const ZEELAND = "/en/holiday-home-netherlands/zeeland/";

/** So far from each other that each has a pin of its own. */
const apart = (at: number) => ({ lat: 51.3 + Math.floor(at / 3) / 10, lng: 3.5 + (at % 3) / 5 });

/** Writes the feed of the beach homes: H1, over and over, at another place; every second one has a sauna. */
function beachFeed(path: string): void {
	const [head = "", , ...lines] = readFileSync(H1_H2, "utf8").trim().split("\n");
	const ofH1 = lines.map((line) => JSON.parse(line)).filter(({ accoId }) => accoId === "a990001");
	const names = { nl: "Zeeland", en: "Zeeland", de: "Zeeland", fr: "Zélande" };
	const region = { type: "region", country: "NL", region: "Zeeland", names, aresType: "region", aresKey: "NL-ZE" };
	const homes = Array.from({ length: BEACH_HOMES }, (_, at) => {
		const title = `Beach ${at + 1}`;
		const place = { country: "NL", region: "Zeeland", placename: "Domburg", ...apart(at) };
		const facts = {
			...place,
			title: { nl: title, en: title, de: title, fr: title },
			amenities: at % 2 === 0 ? ["wifi", "sauna"] : ["wifi"],
		};
		const accoId = `a${991_001 + at}`;
		return ofH1.map((line) => ({ ...line, accoId, ...(line.type === "accommodation" ? facts : {}) }));
	});
	writeFileSync(path, [head, ...[region, ...homes.flat()].map((line) => JSON.stringify(line)), ""].join("\n"));
}

let folder: string;
let manager: TagManagerServer;
let provider: MollieServer;
let site: SiteProcess;
test.beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "halcyon-events-"));
	const beach = join(folder, "beach.jsonl");
	beachFeed(beach);
	[manager, provider] = await Promise.all([startTagManager(), startMollie()]);
	site = await startSite(
		{
			DEMO_DATA: "off",
			TODAY: "2027-01-15",
			GTM_ID: "GTM-TEST01",
			GTM_URL: manager.origin,
			ANALYTICS_URL: manager.collectorUrl,
			FETCH_ALLOW: manager.host,
			MOLLIE_API_KEY: provider.apiKey,
			MOLLIE_API_URL: provider.apiUrl,
		},
		120,
		{ feeds: [H1_H2, beach], ownAddress: true },
	);
});
test.afterAll(async () => {
	await site?.close();
	await manager?.close();
	await provider?.close();
	if (folder) rmSync(folder, { recursive: true, force: true });
});

interface Sent {
	readonly event: string;
	readonly event_id: string;
}

const isEvent = (entry: unknown): entry is Sent => typeof entry === "object" && entry !== null && "event_id" in entry;
/** Events that the tags sent, from the `from`th hit on. */
const sentEvents = (from = 0) => manager.hits.slice(from).filter(isEvent);
const names = (from = 0) => sentEvents(from).map(({ event }) => event);
const untilSent = (event: string, from = 0) => expect.poll(() => names(from)).toContain(event);

const banner = (page: Page) => page.locator("#cc-main .cm");
const choose = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();
const layerOf = (page: Page) => page.evaluate(() => "dataLayer" in window);

const GOLDEN = "tests/fixtures/events-of-a-booking.json";

/** Events as the golden file has them: what is random or of this run has a name in place of its value. */
function readable(events: readonly Sent[], bookingNo: string): unknown {
	return JSON.parse(
		JSON.stringify(events.map((event) => ({ ...event, event_id: "random" })))
			.replaceAll(bookingNo, "THE-BOOKING")
			.replaceAll(new URL(provider.apiUrl).origin, "THE-PROVIDER"),
	);
}

test("a visit from the first page to the booking says exactly what the golden file has, and each once", async ({
	page,
	context,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${site.url}/nl/`);
	await expect(banner(page)).toBeVisible();
	await page.goto(`${site.url}/nl/vakantiehuis-oostenrijk/tirol/?adults=2`);
	await expect(banner(page)).toBeVisible();
	expect(await layerOf(page)).toBe(false);
	expect(manager.scripts).toBe(0);
	expect(manager.hits).toEqual([]);
	// Without consent that something happened is counted, and nothing else is said.
	await expect.poll(() => manager.lines).toContainEqual({ kind: "count", event: "page_view", language: "nl" });
	expect(manager.lines.filter(({ kind }) => kind !== "count")).toEqual([]);

	await choose(page, "Ja, dat mag");
	await untilSent("view_item_list");
	expect(manager.scripts).toBe(1);
	// What tags may do was said before any event, and first that they may do nothing.
	expect(manager.hits.slice(0, 2)).toEqual([
		["consent", "default", expect.objectContaining({ analytics_storage: "denied", ad_user_data: "denied" })],
		["consent", "update", expect.objectContaining({ analytics_storage: "granted", ad_user_data: "granted" })],
	]);
	expect(await page.evaluate(() => "customTagRan" in window)).toBe(true);

	await page.locator('button.heart[data-acco="a990001"]').filter({ visible: true }).first().click();
	await untilSent("add_to_wishlist");
	await page.locator('button.heart[data-acco="a990001"]').filter({ visible: true }).first().click();
	await page.getByRole("link", { name: "Haus Eins" }).first().click();
	await untilSent("view_item");
	await page.goBack();
	await expect(page.locator("#lister")).toBeVisible();
	await page.goto(`${site.url}/nl/acco/a990001?arrival=2027-03-01&departure=2027-03-05&adults=2`);
	await page.locator('a[href*="/nl/boeken/"]').filter({ visible: true }).first().click();
	await untilSent("begin_checkout");
	await fillGuest(page, "Measured@example.org");
	await page.locator('input[name="insurance"][value="1"]').check();
	await untilSent("add_insurance");
	await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
	await page.locator('input[name="acceptTerms"]').check();
	await page.locator('button[value="book"]').click();
	await page.getByRole("button", { name: "paid" }).click();
	await untilSent("booking_complete");
	const success = page.url();
	const bookingNo = new URL(success).searchParams.get("booking") ?? "";

	// Again, back, and in a second tab: the page is viewed, nothing is booked.
	const before = manager.hits.length;
	await page.reload();
	await expect.poll(() => names(before)).toEqual(["page_view"]);
	const second = await context.newPage();
	await second.goto(success);
	await expect.poll(() => names(before)).toEqual(["page_view", "page_view"]);
	await second.close();
	await page.goto(`${site.url}/nl/contact`);
	await page.goBack();
	await expect.poll(() => names(before)).toEqual(Array.from({ length: 4 }, () => "page_view"));

	const events = sentEvents();
	expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(events.length);
	const found = readable(events, bookingNo);
	if (process.env.GOLDEN) writeFileSync(GOLDEN, `${JSON.stringify(found, null, "\t")}\n`);
	expect(found).toEqual(JSON.parse(readFileSync(GOLDEN, "utf8")));
	// The guest is in none of it but as a hash.
	const said = JSON.stringify(manager.hits);
	expect(said).toContain(createHash("sha256").update("measured@example.org").digest("hex"));
	for (const trace of ["easured@", "Noor", "Dijk", "612345678", "Lindelaan", "guestId"])
		expect(said).not.toContain(trace);
	// Our own collector was handed the same, without the hashes; calls overtake one another.
	const plain = events.map(({ user_data: _, ...event }: Sent & { user_data?: unknown }) => ({
		kind: "event",
		...event,
	}));
	const byId = (lines: readonly object[]) => Object.fromEntries((lines as Sent[]).map((line) => [line.event_id, line]));
	await expect.poll(() => byId(manager.lines.filter(({ kind }) => kind === "event"))).toEqual(byId(plain));
	expect(manager.lines.filter(({ kind }) => kind === "event")).toHaveLength(plain.length);
});

test("who refuses meets no tag manager, and is only counted", async ({ page }) => {
	const { scripts, lines } = manager;
	const before = { hits: manager.hits.length, lines: lines.length };
	await page.goto(`${site.url}/en/`);
	await choose(page, "No, thanks");
	await expect(banner(page)).toBeHidden();
	await page.goto(`${site.url}/en/acco/a990001`);
	await expect
		.poll(() => lines.slice(before.lines))
		.toContainEqual({ kind: "count", event: "view_item", language: "en" });
	await expect(banner(page)).toHaveCount(0);
	expect(await layerOf(page)).toBe(false);
	expect(manager.scripts).toBe(scripts);
	expect(manager.hits).toHaveLength(before.hits);
	expect(lines.slice(before.lines).filter(({ kind }) => kind !== "count")).toEqual([]);
});

test("a choice is taken back at the foot of the page, and from then on nothing is said", async ({ page }) => {
	await page.goto(`${site.url}/de/kontakt`);
	await choose(page, "Ja, gern");
	const before = manager.hits.length;
	await page.getByRole("link", { name: "Cookie-Auswahl" }).click();
	const choices = page.getByRole("dialog", { name: "Was du erlaubst" });
	await choices.getByRole("button", { name: "Nein, danke" }).click();
	await expect
		.poll(() => manager.hits.slice(before))
		.toContainEqual([
			"consent",
			"update",
			expect.objectContaining({ analytics_storage: "denied", ad_storage: "denied" }),
		]);
	const after = manager.hits.length;
	await page.getByRole("link", { name: "Datenschutz" }).first().click();
	await expect(page).toHaveURL(/\/de\/datenschutz$/);
	await page.goto(`${site.url}/de/acco/a990001`);
	expect(names(after)).toEqual([]);
	expect(await layerOf(page)).toBe(false);
});

test("a choice that was made before is heard once a visit leaves the guest's own pages, and what is due then", async ({
	page,
}) => {
	await page.goto(`${site.url}/en/`);
	await choose(page, "Yes, that’s fine");
	await expect(banner(page)).toBeHidden();
	const before = { scripts: manager.scripts, hits: manager.hits.length };
	await page.goto(`${site.url}/en/guest-me/overview`);
	await expect(page.locator(".site-header .logo")).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(manager.scripts).toBe(before.scripts);
	await page.locator(".site-header .logo").click();
	await expect(page).toHaveURL(/\/en\/$/);
	await untilSent("page_view", before.hits);
	expect(manager.scripts).toBe(before.scripts + 1);
});

test("a choice that is taken back in one tab holds in the others", async ({ page, context }) => {
	await page.goto(`${site.url}/en/contact`);
	await choose(page, "Yes, that’s fine");
	await untilSent("page_view");
	const other = await context.newPage();
	await other.goto(`${site.url}/en/contact`);
	await other.getByRole("link", { name: "Cookie choices" }).click();
	await other.getByRole("dialog").getByRole("button", { name: "No, thanks" }).click();
	await expect
		.poll(async () => (await context.cookies()).find(({ name }) => name === "consent")?.value ?? "")
		.not.toContain("analytics%22%2C");
	await other.close();
	await page.bringToFront();
	const after = manager.hits.length;
	await page.locator(".site-header .logo").click();
	await expect(page).toHaveURL(/\/en\/$/);
	await page.waitForLoadState("networkidle");
	expect(names(after)).toEqual([]);
});

interface SeenHome {
	readonly item_id: string;
	readonly index: number;
}

/** Homes that were said to be seen in a list, from the `from`th hit on: the list's id, the home's, its place. */
const seenHomes = (from: number) =>
	sentEvents(from).flatMap((event) => {
		if (event.event !== "view_item_list") return [];
		const { ecommerce } = event as unknown as { ecommerce: { item_list_id: string; items: readonly SeenHome[] } };
		return ecommerce.items.map(({ item_id, index }) => `${ecommerce.item_list_id} ${item_id} ${index}`);
	});

test("each home is said once in its list, with the map beside it, over pages, back and with filters", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(site.url + ZEELAND);
	await choose(page, "Yes, that’s fine");
	const cards = page.locator(".results article");
	/** Brings every card of the page into view; answers their homes, as events have them. */
	const walk = async (offset = 0) => {
		const homes: string[] = [];
		for (const [at, card] of (await cards.all()).entries()) {
			await card.scrollIntoViewIfNeeded();
			homes.push(`placeSearch ${await card.locator("[data-acco]").getAttribute("data-acco")} ${at + offset}`);
		}
		return homes.sort();
	};
	const since = () => manager.hits.length;
	const seen = (from: number) => seenHomes(from).sort();

	await untilSent("search", 0);
	const first = await walk();
	expect(first).toHaveLength(10);
	await expect.poll(() => seen(0).filter((home) => home.includes("a991"))).toEqual(first);

	// A pin's card is a list of its own: the one of the map.
	let from = since();
	const title = await cards.first().getByRole("heading").innerText();
	await page
		.locator(".map-pins")
		.getByRole("button", { name: new RegExp(`^${title},`) })
		.click();
	await expect(page.locator(".pin-card")).toBeVisible();
	await expect.poll(() => seen(from)).toHaveLength(1);
	expect(seen(from)[0]).toMatch(/^map a991\d{3} 0$/);
	await page.keyboard.press("Escape");

	// The second page is the same search.
	from = since();
	await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2", exact: true }).click();
	await expect(cards).toHaveCount(2);
	const second = await walk(10);
	await expect.poll(() => seen(from)).toEqual(second);
	expect(names(from)).toEqual(["page_view", "view_item_list"]);

	// Back: the list was seen.
	from = since();
	await page.goBack();
	await expect(cards).toHaveCount(10);
	await walk();
	await expect.poll(() => names(from)).toEqual(["page_view"]);

	// A filter makes another search, whose homes are seen anew.
	from = since();
	await (await openFilters(page)).locator('input[value="sauna"]').check();
	await page.keyboard.press("Escape");
	await expect(cards).toHaveCount(6);
	const filtered = await walk();
	await expect.poll(() => seen(from)).toEqual(filtered);
	expect(names(from).filter((name) => name === "search")).toHaveLength(1);
	expect(names(from)).not.toContain("page_view");

	from = since();
	await cards.nth(3).getByRole("heading").getByRole("link").click();
	await untilSent("view_item", from);
	const followed = sentEvents(from).filter(({ event }) => event === "select_item");
	expect(followed).toEqual([
		expect.objectContaining({
			ecommerce: expect.objectContaining({
				item_list_id: "placeSearch",
				items: [expect.objectContaining({ index: 3 })],
			}),
		}),
	]);
});

/** Lifetime of a cookie: -1 for one that ends with the browser. */
const expiryOf = async (context: BrowserContext, name: string) =>
	(await context.cookies()).find((cookie) => cookie.name === name)?.expires;

test("what is asked can be read, reached and answered at every width, in each language", async ({ page }) => {
	for (const [path, width] of [
		["/nl/", 390],
		["/en/contact", 1024],
		["/de/", 1440],
		["/fr/contact", 390],
	] as const) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(site.url + path);
		await expect(banner(page)).toBeVisible();
		// Refusing takes as much as accepting: buttons beside each other, of one size.
		const [yes, no] = await banner(page).getByRole("button").all();
		const [one, other] = [await yes?.boundingBox(), await no?.boundingBox()];
		expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
		await expectNoOverflow(page);
		await expectAccessible(page);
		await banner(page).getByRole("button").nth(2).click();
		await expect(page.getByRole("dialog").last()).toBeVisible();
		await expectAccessible(page);
	}
	expect(await expiryOf(page.context(), "consent")).toBeUndefined();
});
