import { expect, expectAccessible, rows, test } from "./site.ts";

/** Flags of the whole site; runs after the other journeys, which need them down. */

test.describe.configure({ mode: "serial" });

test.describe("banners", () => {
	const raise = (flag: string, raised: boolean) =>
		rows("UPDATE message_flag SET raised = $2 WHERE flag = $1", [flag, raised]);
	test.afterEach(async () => {
		await raise("phone_unavailable", false);
		await raise("ares_server_down", false);
	});

	test("the phone banner stands in four languages, leads to the contact page, and can be put away", async ({
		page,
	}) => {
		await raise("phone_unavailable", true);
		const cases = [
			["/nl/villas", "/nl/contact"],
			["/en/villas", "/en/contact"],
			["/de/villas", "/de/kontakt"],
			["/fr/villas", "/fr/contact"],
		] as const;
		for (const [path, contact] of cases) {
			await page.goto(path);
			const banner = page.locator(".banner-honey");
			await expect(banner.getByRole("link")).toHaveAttribute("href", contact);
			await expectAccessible(page);
		}
		await page.locator(".banner-honey button").click();
		await expect(page.locator(".banner-honey")).toHaveCount(0);
		await page.goto("/de/");
		await expect(page.locator(".banner-honey")).toHaveCount(0);
	});

	test("the booking banner says that booking is not possible", async ({ page }) => {
		await raise("ares_server_down", true);
		// A flag raised at the database itself is seen a moment later.
		await expect(async () => {
			await page.goto("/en/");
			await expect(page.locator(".banner-berry")).toBeVisible({ timeout: 2_000 });
		}).toPass({ timeout: 20_000 });
		await expect(page.locator(".banner-berry")).toContainText("Booking is not possible at the moment.");
		await expect(page.locator(".banner-honey")).toHaveCount(0);
	});
});
