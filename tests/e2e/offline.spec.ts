import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { ENDING_WORKER } from "#server/pages/worker-script.ts";
import { guestHref, OWN_AREA } from "#site/guest-area.ts";
import { href } from "#site/href.ts";
import { book, signInByCode } from "./guest-steps.ts";
import { expect, expectAccessible, expectNoOverflow, test } from "./site.ts";

/** The site without a connection: what its worker keeps, what it never keeps, and how it ends. */

const TITLES: Readonly<Record<Language, string>> = {
	nl: "Je bent offline",
	en: "You are offline",
	de: "Du bist offline",
	fr: "Vous êtes hors ligne",
};
/** A sum in euros, as any of the languages writes it. */
const SUM = /€\s?\d|\d\s?€/;
/** Weeks of the second fixture home that no other journey takes. */
const ARRIVALS = {
	kept: ["2027-06-07", "2027-06-14"],
	other: ["2027-06-21", "2027-06-28"],
	second: ["2027-05-03", "2027-05-10"],
} as const;
const NIGHTS = 4;

test.use({ serviceWorkers: "allow" });

/** Waits until the worker of the page answers. */
async function untilWorks(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		if (active?.state === "activated") return;
		await new Promise((resolve) => active?.addEventListener("statechange", resolve, { once: true }));
	});
}

/** Goes to an address without a connection, as a link or the address bar would. */
async function goWithout(page: Page, context: BrowserContext, path: string): Promise<void> {
	await context.setOffline(true);
	await page.evaluate((path) => location.assign(path), path);
	await page.locator("#trips").waitFor({ state: "attached" });
}

/** A browser says of each request that no connection carried; nothing else may be said. */
function onlyDisconnected(errors: string[]): void {
	const others = errors.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(text));
	expect(others).toEqual([]);
}

test("a page that the network does not give is the offline page, in the language of its address", async ({
	page,
	context,
	siteErrors,
}) => {
	await page.goto("/en/");
	await untilWorks(page);
	for (const language of LANGUAGES) {
		for (const path of [href("search", language), href("blog", language)]) {
			await goWithout(page, context, path);
			await expect(page.locator("h1").first()).toHaveText(TITLES[language]);
			expect(new URL(page.url()).pathname).toBe(path);
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			await expect(page.locator("#trips .none")).toBeVisible();
		}
		await expectAccessible(page);
		for (const width of [390, 1024, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await expectNoOverflow(page);
			if (process.env.OFFLINE_SHOTS)
				await page.screenshot({ path: `${process.env.OFFLINE_SHOTS}/empty-${language}-${width}.png`, fullPage: true });
		}
	}
	onlyDisconnected(siteErrors);
	// The link asks for the page that was wanted.
	await context.setOffline(false);
	await page.locator("a.again").click();
	await expect(page.locator(".site-header")).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`${href("blog", "fr")}$`));
});

test("no page with a price is kept, and none comes back with Back", async ({ page, context, siteErrors }) => {
	await page.goto("/en/");
	await untilWorks(page);
	await page.goto("/en/holiday-home/?arrival=2027-02-22&departure=2027-03-01");
	await expect(page.locator("main")).toContainText(SUM);
	await page.goto("/en/book/haus-eins-a990001?arrival=2027-12-04&departure=2027-12-11");
	await expect(page.locator("main")).toContainText(SUM);
	const kept = await page.evaluate(async () => {
		const found: { name: string; path: string; type: string; text: string }[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				const answer = await cache.match(request);
				const type = answer?.headers.get("Content-Type") ?? "";
				const isText = /text|json|script/.test(type);
				found.push({
					name,
					path: new URL(request.url).pathname,
					type,
					text: isText ? ((await answer?.text()) ?? "") : "",
				});
			}
		}
		return found;
	});
	const pages = kept.filter(({ type }) => type.startsWith("text/html"));
	expect(pages.map(({ path }) => path).sort()).toEqual(LANGUAGES.map((language) => `/offline/${language}`).sort());
	for (const { text } of pages) expect(text).not.toMatch(SUM);
	// Beside them: files whose names hold what is in them, and what the offline page is made of.
	for (const { path, type } of kept.filter((one) => !pages.includes(one)))
		expect([path, type]).toEqual([
			expect.stringMatching(
				/^\/(assets|_i18n)\/|^\/(offline\/page\.js|favicon\.svg|images\/illustrations\/view-water\.webp)$/,
			),
			expect.any(String),
		]);
	expect(kept.some(({ path }) => path.startsWith("/assets/"))).toBe(true);

	await context.setOffline(true);
	await page.evaluate(() => history.back());
	await expect(page.locator("h1").first()).toHaveText(TITLES.en);
	expect(await page.locator("body").innerText()).not.toMatch(SUM);
	onlyDisconnected(siteErrors);
});

test("a landing and a form are what they were without a worker", async ({ page, context }) => {
	await page.goto("/en/");
	await untilWorks(page);
	// A landing on a language's home leads to the saved language, and a move never does: the server tells them by their headers.
	await context.addCookies([{ name: "i18n_redirected", value: "de", url: page.url() }]);
	await page.goto("/en/");
	await expect(page).toHaveURL(/\/de\/$/);
	await page.evaluate(() => location.assign("/en/"));
	await expect(page).toHaveURL(/\/en\/$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	// A form is sent by the browser: the worker does not see what is in it.
	await page.goto("/en/contact");
	const form = page.locator("form.site-form").first();
	await form.evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element));
	await expect(page.locator("main [role=alert]").first()).toBeVisible();
});

test("a guest reads the trips without a connection, and nobody after the sign-out", async ({
	page,
	context,
	request,
	siteErrors,
}) => {
	test.slow();
	const email = "offline@example.org";
	const bookingNo = await book(request, { language: "nl", arrivals: ARRIVALS.kept, nights: NIGHTS, email });
	await signInByCode(page, "nl", email);
	await untilWorks(page);
	await page.goto(guestHref("nl", OWN_AREA, `bookings/${bookingNo}`));
	await expect(page.locator("p.only-script")).toBeVisible();
	const keep = page.locator(".guest-keep button").first();
	await keep.click();
	await expect(keep).toHaveAttribute("aria-pressed", "true");
	await expectAccessible(page);
	if (process.env.OFFLINE_SHOTS)
		await page.screenshot({ path: `${process.env.OFFLINE_SHOTS}/keep.png`, fullPage: true });

	for (const language of LANGUAGES) {
		await goWithout(page, context, guestHref(language, OWN_AREA, "bookings"));
		const trip = page.locator("#trips article");
		await expect(trip).toHaveCount(1);
		await expect(trip).toContainText("Haus Zwei");
		await expect(trip).toContainText(bookingNo);
		await expect(trip.locator('a[href^="mailto:"]')).toBeVisible();
		expect(await page.locator("body").innerText()).not.toMatch(SUM);
		// One document was kept of two.
		const document = trip.locator('a[href^="blob:"]');
		await expect(document).toHaveCount(1);
		const file = page.waitForEvent("download");
		await document.click();
		const stream = await (await file).createReadStream();
		const [start] = await stream.take(1).toArray();
		expect(String(start).slice(0, 5)).toBe("%PDF-");
		await expectAccessible(page, language);
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await expectNoOverflow(page);
			if (process.env.OFFLINE_SHOTS)
				await page.screenshot({ path: `${process.env.OFFLINE_SHOTS}/trips-${language}-${width}.png`, fullPage: true });
		}
	}
	onlyDisconnected(siteErrors);

	await context.setOffline(false);
	await page.goto(guestHref("nl", OWN_AREA, "overview"));
	await page.locator(".guest-bar form button").click();
	await expect(page.locator("#ask-email")).toBeVisible();
	await expect.poll(() => page.evaluate(() => caches.has("halcyon-trips"))).toBe(false);
	await goWithout(page, context, guestHref("nl", OWN_AREA, "bookings"));
	await expect(page.locator("#trips .none")).toBeVisible();
	await expect(page.locator("#trips article")).toHaveCount(0);
	onlyDisconnected(siteErrors);
});

test("another guest on the same browser sees nothing of the first", async ({ page, context, request, siteErrors }) => {
	test.slow();
	const [first, second] = ["offline-first@example.org", "offline-second@example.org"];
	const bookingNo = await book(request, { language: "en", arrivals: ARRIVALS.other, nights: NIGHTS, email: first });
	await signInByCode(page, "en", first);
	await untilWorks(page);
	await expect.poll(() => page.evaluate(() => caches.has("halcyon-trips"))).toBe(true);
	// The session goes without a sign-out, as when the browser's cookies are deleted.
	await context.clearCookies();
	await book(request, { language: "en", arrivals: ARRIVALS.second, nights: NIGHTS, email: second });
	await signInByCode(page, "en", second);
	await expect
		.poll(() =>
			page.evaluate(
				async () => (await caches.match("/offline/trips.json", { cacheName: "halcyon-trips" }))?.text() ?? "",
			),
		)
		.toContain('"owner"');
	await goWithout(page, context, "/en/");
	await expect(page.locator("#trips article")).toHaveCount(1);
	await expect(page.locator("#trips")).not.toContainText(bookingNo);
	onlyDisconnected(siteErrors);
});

test.describe("a worker", () => {
	/** The site at an address of its own, whose worker's script can be changed. */
	let front: Server;
	let script: string | null = null;
	test.beforeAll(async ({ baseURL }) => {
		front = createServer((incoming, answer) => {
			if (incoming.url === "/service-worker.js" && script !== null) {
				answer.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" }).end(script);
				return;
			}
			const { method, headers } = incoming;
			const on = ask(new URL(incoming.url ?? "/", baseURL), { method, headers }, (answered) => {
				answer.writeHead(answered.statusCode ?? 502, answered.headers);
				answered.pipe(answer);
			});
			on.on("error", () => answer.destroy());
			incoming.pipe(on);
		});
		await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
	});
	test.afterAll(() => {
		front.closeAllConnections();
		front.close();
	});
	const address = () => `http://127.0.0.1:${(front.address() as AddressInfo).port}`;

	test("that is switched off takes itself and all it kept away", async ({ page }) => {
		script = null;
		await page.goto(`${address()}/en/`);
		await untilWorks(page);
		expect(await page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
		script = ENDING_WORKER;
		// The next look at the site is enough.
		await page.goto(`${address()}/en/contact`);
		await expect
			.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
			.toBe(0);
		await expect.poll(() => page.evaluate(async () => caches.keys())).toEqual([]);
		await page.goto(`${address()}/en/about`);
		await expect(page.locator(".site-header")).toBeVisible();
	});

	test("keeps the files of its build and of the one before, and no older ones", async ({ page, request }) => {
		const own = await (await request.get("/service-worker.js")).text();
		const build = (name: string) => own.replace(/halcyon-static-\w+/, `halcyon-static-${name}`);
		for (const [name, kept] of [
			["one", ["one"]],
			["two", ["one", "two"]],
			["three", ["two", "three"]],
		] as const) {
			script = build(name);
			await page.goto(`${address()}/en/`);
			await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
			await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(kept.map((name) => `halcyon-static-${name}`));
		}
	});
});

test("the manifest names the site, and installing is offered by nobody but the browser", async ({ page, request }) => {
	for (const language of LANGUAGES) {
		await page.goto(href("home", language));
		const path = await page.locator('link[rel="manifest"]').getAttribute("href");
		const answer = await request.get(path ?? "");
		expect(answer.headers()["content-type"]).toContain("application/manifest+json");
		const manifest = await answer.json();
		expect(manifest).toMatchObject({ name: "Halcyon", start_url: href("home", language), scope: "/" });
		for (const { src, sizes } of manifest.icons) {
			const icon = await request.get(src);
			const bytes = await icon.body();
			expect([src, `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([src, sizes]);
		}
		for (const { url } of manifest.shortcuts) expect([url, (await request.get(url)).status()]).toEqual([url, 200]);
	}
	const isPrevented = await page.evaluate(() => {
		const event = new Event("beforeinstallprompt", { cancelable: true });
		dispatchEvent(event);
		return event.defaultPrevented;
	});
	expect(isPrevented).toBe(true);
});

test("what was typed is still there after a reload, and where the page ended without being left", async ({ page }) => {
	const address = "/en/book/haus-eins-a990001?arrival=2027-11-20&departure=2027-11-27";
	await page.goto(address);
	await page.locator("#firstname").fill("Marit");
	await page.reload();
	await expect(page.locator("#firstname")).toHaveValue("Marit");
	// A page that crashes, or that a phone ends, hears of no end.
	await page.addInitScript(() => {
		addEventListener("pagehide", (event) => event.stopImmediatePropagation(), true);
		document.addEventListener("visibilitychange", (event) => event.stopImmediatePropagation(), true);
	});
	await page.reload();
	await page.locator("html[data-started]").waitFor({ state: "attached" });
	await page.locator("#lastname").fill("de Vries");
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem("halcyon:visits"))).toContain("de Vries");
	await page.reload();
	await expect(page.locator("#firstname")).toHaveValue("Marit");
	await expect(page.locator("#lastname")).toHaveValue("de Vries");
});

/** What the notice says when the connection goes, and of a form that was not sent. */
const LOST: Readonly<Record<Language, readonly [string, string]>> = {
	nl: ["Geen verbinding.", "Niet verstuurd"],
	en: ["No connection.", "Not sent"],
	de: ["Keine Verbindung.", "Nicht abgeschickt"],
	fr: ["Pas de connexion.", "Non envoyé"],
};

for (const language of LANGUAGES) {
	test(`a lost connection is said quietly, and what is typed stays (${language})`, async ({
		page,
		context,
		siteErrors,
	}) => {
		const [lost, unsent] = LOST[language];
		await page.goto(href("contact", language));
		const notice = page.locator(".connection-notice[role=status]");
		// It is here before it is needed.
		await notice.waitFor({ state: "attached" });
		await expect(notice).toBeEmpty();
		const address = page.url();
		const name = page.locator('form.site-form input[type="email"]').first();
		await name.fill("marit@example.org");
		const place = await name.boundingBox();

		await context.setOffline(true);
		await expect(notice).toContainText(lost);
		expect(await name.boundingBox()).toEqual(place);
		await expectAccessible(page);
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await expectNoOverflow(page);
			if (process.env.OFFLINE_SHOTS)
				await page.screenshot({ path: `${process.env.OFFLINE_SHOTS}/notice-${language}-${width}.png` });
		}
		await page.locator(`.site-footer a[href="${href("about", language)}"]`).click();
		await expect(notice).not.toContainText(lost);
		await expect(notice).not.toBeEmpty();
		await page.locator("form.footer-letter").evaluate((form: HTMLFormElement) => {
			form.noValidate = true;
			form.requestSubmit();
		});
		await expect(notice).toContainText(unsent);
		expect(page.url()).toBe(address);
		await expect(name).toHaveValue("marit@example.org");

		await context.setOffline(false);
		await expect(notice).toBeEmpty();
		await page.locator(`.site-footer a[href="${href("about", language)}"]`).click();
		await expect(page).toHaveURL(new RegExp(`${href("about", language)}$`));
		onlyDisconnected(siteErrors);
	});
}

test("a screen that no connection carries comes by itself when it is back", async ({ page, siteErrors }) => {
	await page.goto("/en/holiday-home/?arrival=2027-02-22&departure=2027-03-01");
	const notice = page.locator(".connection-notice[role=status]");
	await notice.waitFor({ state: "attached" });
	// The browser takes itself for connected, as in a train's network that leads nowhere.
	let tries = 0;
	await page.route("**/_serverFn/**", (route) => {
		tries++;
		return route.abort("internetdisconnected");
	});
	await page.locator(".sort-choice select, select[name=sort]").first().selectOption("price-asc");
	await expect(notice).toContainText("This continues by itself");
	await expect(page.locator("h1").first()).toBeVisible();
	await expect.poll(() => tries).toBeGreaterThan(1);
	await page.unroute("**/_serverFn/**");
	await expect(page).toHaveURL(/sort=price-asc/);
	await expect(notice).toBeEmpty();
	await expect(page.locator(".loading-bar")).toHaveCount(0);
	onlyDisconnected(siteErrors);
});
