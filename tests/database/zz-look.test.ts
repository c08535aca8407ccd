import { chromium } from "@playwright/test";
import { it } from "vitest";
import { CHROMIUM_ARGS, chromiumPath } from "#tests/support/chromium.ts";
import { OFFICE_COOKIES, startOffice } from "#tests/support/office-site.ts";

it("looks", async () => {
	const office = await startOffice({ DEMO_DATA: "on" });
	const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, "--no-sandbox", "--disable-quic"] });
	try {
		const [name = "", value = ""] = (OFFICE_COOKIES.sales ?? "").split("=");
		const pages: [string, string][] = [
			["rec", "/en/holiday-home/?why=first"],
			["dates", "/de/ferienhaus-osterreich?arrival=2027-06-12&departure=2027-06-19&adults=4&sort=price-asc&why=first"],
			["out", "/fr/maison-de-vacances/?facility=sauna&adults=9&arrival=2027-06-12&departure=2027-06-19&priceMax=100&why=a990001"],
			["flex", "/nl/vakantiehuis/?flex=week&month=06&why=first"],
			["map", "/en/holiday-home/?view=map&why=first"],
		];
		for (const width of [390, 1440, 1100]) {
			const context = await browser.newContext({ viewport: { width, height: 900 } });
			await context.addCookies([{ name, value, url: office.url }]);
			const page = await context.newPage();
			page.on("console", (m) => m.type() === "error" && console.log(width, m.text()));
			page.on("pageerror", (m) => console.log(width, m.message));
			for (const [shot, path] of pages) {
				if (width === 1100 && shot !== "rec") continue;
				const r = await page.goto(office.url + path);
				await page.waitForTimeout(1500);
				const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
				console.log(width, shot, r?.status(), over, await page.locator(".why").count());
				await page.screenshot({ path: `/tmp/why/${shot}-${width}.png`, clip: { x: 0, y: 0, width, height: width === 390 ? 2200 : 1300 }, fullPage: true });
			}
			await context.close();
		}
	} finally {
		await browser.close();
		await office.close();
	}
}, 300_000);
