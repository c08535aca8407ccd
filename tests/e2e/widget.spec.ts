import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { readWidget, widgetCode } from "#site/widget.ts";
import { cellsInTurn } from "../support/turns.ts";
import { CELLS, expect, expectAccessible, fillGuest, rows, test } from "./site.ts";

/** A partner's widgets in a page of another site (issue "Partners", 2). */

const SHOTS = process.env.PARTNER_SHOTS;
const PARTNER = "SKIFUN";
/** Days of the first fixture home: no other journey takes those of the first two, which are enough for a day's turn. */
const STAYS = [
	["2027-07-10", "2027-07-17"],
	["2027-08-28", "2027-09-04"],
	["2027-07-17", "2027-07-24"],
	["2027-07-24", "2027-07-31"],
	["2027-07-31", "2027-08-07"],
	["2027-08-07", "2027-08-14"],
	["2027-08-14", "2027-08-21"],
	["2027-08-21", "2027-08-28"],
] as const;
const JOURNEYS = CELLS.map((cell, at) => ({ ...cell, way: at % 2 === 0 ? "script" : "frame" }) as const);

/** Somebody else's site with a page under a policy of its own; its name is another site's for browsers, cookies too. */
async function startBlog(body: (site: string) => string): Promise<{ readonly url: string; close(): void }> {
	const site = process.env.SITE_URL ?? "";
	const server: Server = createServer((_, response) => {
		response.setHeader("Content-Type", "text/html; charset=utf-8");
		// The plain frame is styled in its own code; the script needs no such right.
		const policy = `default-src 'none'; script-src ${site}; frame-src ${site}`;
		response.setHeader(
			"Content-Security-Policy",
			body(site).includes("style=") ? `${policy}; style-src 'unsafe-inline'` : policy,
		);
		response.end(
			`<!doctype html><html lang="en"><title>A blog</title><h1>Two days by the lake</h1><p>Before.</p>${body(site)}<p>After.</p></html>`,
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Opens a page that is not the site's, and notes what moves in it and what a policy holds back, frames too. */
async function openBlog(page: Page, url: string): Promise<void> {
	await page.evaluate((address) => {
		location.href = address;
	}, url);
	await page.waitForURL(url);
	await page.waitForLoadState("networkidle");
}

for (const [at, { language, width, way }] of cellsInTurn("widget", JOURNEYS).entries()) {
	const stay = STAYS[at] ?? STAYS[0];
	test(`a guest searches in the widget of a blog and books: the partner is on the booking, in ${language} at ${width} px by ${way}`, async ({
		page,
		context,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.addInitScript(() => {
			// The site's own pages have tests of their own.
			if (location.hostname !== "localhost" && !location.pathname.startsWith("/widget/")) return;
			addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
				console.error(`held back: ${violatedDirective} ${blockedURI}`),
			);
			if (window !== top) return;
			Object.assign(window, { moved: 0 });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					(window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
			}).observe({ type: "layout-shift", buffered: true });
		});
		const look = { partner: PARTNER, accent: "134f5a", scheme: "light", radius: "8" };
		const search = readWidget(look, { kind: "search", language, home: "" });
		const home = readWidget({ ...look, scheme: "dark" }, { kind: "home", language, home: "a990001" });
		const blog = await startBlog((site) => widgetCode(search, site)[way] + widgetCode(home, site)[way]);
		try {
			await openBlog(page, blog.url);
			const [box, card] = [page.frameLocator("iframe >> nth=0"), page.frameLocator("iframe >> nth=1")];
			await expect(card.getByRole("heading")).toHaveText("Haus Eins");
			await expect(card.locator("img")).toHaveJSProperty("complete", true);
			expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
			// All of each widget is to be seen in the room that was kept for it.
			for (const frame of page.frames().slice(1)) {
				const { needed, room } = await frame.evaluate(() => ({
					needed: document.body.scrollHeight,
					room: innerHeight,
				}));
				expect(needed).toBeLessThanOrEqual(room);
			}
			await expectAccessible(page);
			if (SHOTS) await page.screenshot({ path: `${SHOTS}/widget-${way}-${language}-${width}.png`, fullPage: true });
			// The same lowest price as in the search.
			const shown = await card.locator(".price").innerText();
			const Origin = process.env.SITE_URL ?? "";
			const found = await page.request.post(`${Origin}/api/getHuis`, {
				data: { lang: language, accoIds: ["a990001"] },
				headers: { Origin },
			});
			const euros = (await found.json()).accos[0].from.pricePerStay;
			expect(shown.replace(/\D/g, "")).toContain(String(Math.trunc(euros)));
			// Nothing was left in the browser by looking.
			expect(await context.cookies()).toEqual([]);

			await box.locator("#q").fill("Kirchberg in Tirol");
			await box.locator("#arrival").fill(stay[0]);
			await box.locator("#departure").fill(stay[1]);
			await box.getByRole("button").click();
			await page.waitForURL(/kirchberg-in-tirol\/\?arrival=/);
			await page.locator("html[data-started]").waitFor({ state: "attached" });
			await expect(page.locator(".partner-bar")).toContainText("Skifun Reizen");
			await page.getByRole("article").filter({ hasText: "Haus Eins" }).getByRole("link", { name: "Haus Eins" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Haus Eins");
			await page.locator(width < 1024 ? ".bottom-bar a.btn-ember" : ".price-panel a.btn-ember").click();
			const email = `widget.${language}.${width}@example.org`;
			await expect(page.locator("#firstname")).toBeVisible();
			await fillGuest(page, email);
			await page.locator('input[name="acceptTerms"]').check();
			await page.locator('button[value="book"]').click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
			const booked = await rows<{ payee_code: string }>(
				"SELECT payee_code FROM booking JOIN guest USING (guest_id) WHERE guest.email = $1",
				[email],
			);
			expect(booked).toEqual([{ payee_code: PARTNER }]);

			// Back on the blog, the single home leads to itself, with the code.
			await openBlog(page, blog.url);
			await card.getByRole("link").click();
			await page.waitForURL(/a990001/);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Haus Eins");
		} finally {
			blog.close();
		}
	});
}
