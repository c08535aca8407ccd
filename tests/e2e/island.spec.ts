import { cellsInTurn } from "#tests/support/turns.ts";
import {
	CELLS,
	centsOf,
	chooseDates,
	chooseDestination,
	expect,
	expectAccessible,
	expectGrandTotal,
	expectNoOverflow,
	fillGuest,
	rows,
	test,
} from "./site.ts";

/** The real island, imported from public data: every guest finds a free home by place and dates. */
test.describe("Menorca", () => {
	test.skip(() => process.env.HAS_ISLAND !== "1", "the real data is not at hand");

	for (const { language, width } of cellsInTurn("island", CELLS)) {
		test(`home → destination and dates → card → detail → book → success, ${language} at ${width} px`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(`/${language}/`);
			await chooseDestination(page, "Ciutadella");
			await chooseDates(page, "2027-05-01", "2027-05-15");
			await page.locator(".search-box > .btn").click();
			await expect(page).toHaveURL(/ciutadella/);
			await expectNoOverflow(page);
			const cards = page.getByRole("article");
			expect(await cards.count()).toBeGreaterThan(3);
			await expectAccessible(page);
			// Each journey takes a home of its own, so that none takes another's nights.
			const card = cards.nth(CELLS.findIndex((cell) => cell.language === language && cell.width === width));
			const price = centsOf(await card.locator(".price strong").innerText());
			await card.getByRole("link").click();
			await expectGrandTotal(page, price);
			await expectNoOverflow(page);
			await page.locator(width < 1024 ? ".bottom-bar a.btn-ember" : ".price-panel a.btn-ember").click();
			const email = `island.${language}.${width}@example.org`;
			await fillGuest(page, email);
			await page.locator('input[name="acceptTerms"]').check();
			await expectNoOverflow(page);
			await page.locator('button[value="book"]').click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Noor");
			const mails = await rows("SELECT 1 FROM email_outbox WHERE recipient = $1", [email]);
			expect(mails).toHaveLength(1);
		});
	}
});
