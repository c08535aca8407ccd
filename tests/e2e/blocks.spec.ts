import { existsSync, readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LANGUAGES } from "#domain/language.ts";
import { inTurn, WEEK } from "../support/turns.ts";
import { expect, expectAccessible, expectNoOverflow, test } from "./site.ts";

/** Every block in all its stories (`/_blocks`), at the widths of phones, tablets and desks. */
const WIDTHS = [320, 390, 768, 1440] as const;

const BLOCKS = readdirSync("src/blocks", { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && existsSync(`src/blocks/${entry.name}/story.ts`))
	.map(({ name }) => name);

/** Blocks on one page of the gallery's tests: axe takes long over a page of all of them. */
const AT_ONCE = 12;
const PARTS = Array.from({ length: Math.ceil(BLOCKS.length / AT_ONCE) }, (_, part) =>
	BLOCKS.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
);

for (const [at, part] of PARTS.entries()) {
	// Each part in each language within a week.
	for (const language of LANGUAGES.filter((_, index) => inTurn(index * PARTS.length + at, WEEK))) {
		test(`blocks ${part[0]} to ${part.at(-1)} in ${language}: whole at every width, without faults of access or script`, async ({
			page,
		}) => {
			await page.setViewportSize({ width: WIDTHS[0], height: 800 });
			const answer = await page.goto(`/_blocks?lang=${language}&block=${part.join(",")}`);
			expect(answer?.status()).toBe(200);
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			for (const block of part) {
				expect(await page.locator(`section[data-block="${block}"]`).count(), block).toBeGreaterThanOrEqual(3);
			}
			await expect(page.getByText("≠ schema.ts")).toHaveCount(0);
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 800 });
				expect(await stickingOut(page), `at ${width} px`).toEqual([]);
				await expectNoOverflow(page);
			}
			await page.setViewportSize({ width: 390, height: 800 });
			await expectAccessible(page);
		});
	}
}

/** Blocks in which something reaches over the page's right side, but for what scrolls by itself or is closed. */
function stickingOut(page: Page): Promise<readonly string[]> {
	return page.evaluate(() => {
		const edge = document.documentElement.clientWidth + 1;
		const moves = (element: Element): boolean => {
			const { parentElement } = element;
			return (
				parentElement !== null && (getComputedStyle(parentElement).overflowX !== "visible" || moves(parentElement))
			);
		};
		const out = [...document.querySelectorAll("[data-block] *")].filter(
			(element) => element.getBoundingClientRect().right > edge && !element.closest(".popover") && !moves(element),
		);
		return [...new Set(out.map((element) => element.closest("[data-block]")?.getAttribute("data-block") ?? ""))];
	});
}

test("a question opens by its anchor, on arrival and on the page", async ({ page }) => {
	const closed = "wie-lange-halt-eine-option-das-haus-frei";
	await page.goto(`/_blocks?lang=de&block=rich_faq&story=typical#${closed}`);
	await expect(page.locator("details[open]")).toHaveCount(1);
	await expect(page.locator(`#${closed}`)).toBeVisible();
	// The block's own script, which listens for anchors, comes late.
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => {
		location.hash = "kann-ich-kostenlos-stornieren";
	});
	await expect(page.locator("details[open]")).toHaveCount(2);
	await expect(page.locator("#kann-ich-kostenlos-stornieren")).toBeInViewport();
});

test("a text's rest is opened by keyboard, and closed again", async ({ page }) => {
	await page.goto("/_blocks?lang=en&block=rich_text_read_more&story=typical");
	const rest = page.getByText("Look at the bedrooms under the roof.");
	await expect(rest).toBeHidden();
	await page.locator(".read-more summary").focus();
	await page.keyboard.press("Enter");
	await expect(rest).toBeVisible();
	await expect(page.getByText("Show less")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(rest).toBeHidden();
});

test("a head's button leads down to the head's end", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 600 });
	await page.goto("/_blocks?lang=nl&block=page_header_scroll");
	await page.getByRole("link", { name: "Lees verder" }).click();
	await expect(page.getByRole("heading", { name: "Verhuur je huis" })).toBeInViewport();
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a text stands open as a whole, and questions open", async ({ page }) => {
		await page.goto("/_blocks?lang=nl&block=rich_text_read_more&story=typical");
		await expect(page.getByText("Kijk naar de slaapkamers onder het dak.")).toBeVisible();
		await expect(page.getByText("Lees verder")).toBeHidden();
		await page.goto("/_blocks?lang=nl&block=rich_faq&story=typical");
		await page.getByText("Kan ik kosteloos annuleren?").click();
		await expect(page.getByText("tot 42 dagen voor aankomst")).toBeVisible();
	});

	test("every block is in the page", async ({ page }) => {
		await page.goto("/_blocks?lang=fr");
		for (const block of BLOCKS) {
			const typical = page.locator(`section[data-block="${block}"][data-story="typical"] > .story`);
			await expect(typical.locator(":scope > *")).not.toHaveCount(0);
		}
	});
});

test("the gallery asks for nothing that is not there, and is not for search engines", async ({ page, request }) => {
	expect((await request.get("/_blocks?block=nonsense")).status()).toBe(404);
	await page.goto("/_blocks?block=whitespace");
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
