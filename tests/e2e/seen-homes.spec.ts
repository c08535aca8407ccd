import { expect, expectAccessible, expectNoOverflow, test } from "./site.ts";

test("homes seen last stand on the home page and under the favourites, until they are taken away", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/nl/");
	await page.waitForLoadState("networkidle");
	await expect(page.getByRole("heading", { name: "Laatst bekeken" })).toHaveCount(0);
	for (const home of ["a990001", "a990002"]) await page.goto(`/nl/acco/${home}`);
	await page.goto("/nl/");
	const list = page.locator(".seen-homes");
	await expect(list.getByRole("article")).toHaveCount(2);
	await expect(list.getByRole("heading", { level: 3 }).first()).toHaveText("Haus Zwei");
	await list.scrollIntoViewIfNeeded();
	await expectAccessible(page);
	await list.getByRole("button", { name: "Haus Zwei uit de lijst halen" }).click();
	await expect(list.getByRole("article")).toHaveCount(1);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/nl/favorieten/");
	await expect(list.getByRole("heading", { level: 3 })).toHaveText("Haus Eins");
	await expectNoOverflow(page);
	await list.getByRole("button", { name: "Lijst wissen" }).click();
	await expect(list).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem("halcyon:seen-homes"))).toBeNull();
});

test("what is wrong on a home's screen is reported with its name and number filled in", async ({ page }) => {
	await page.goto("/nl/acco/a990001");
	await page.getByRole("link", { name: "Meld wat er niet klopt" }).click();
	await expect(page).toHaveURL(/\/nl\/contact\/?\?subject=/);
	await expect(page.locator('#contact-messages input[name="subject"]')).toHaveValue("Melding over Haus Eins (a990001)");
});
