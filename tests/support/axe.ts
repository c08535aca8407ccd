import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

/** What axe says of a page, run within it: a third of the processor's time of axe's own runner for Playwright. */

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const OPTIONS: RunOptions = {
	runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
	// Of WCAG 2.2, and off where it is not asked for: what is pressed is 24 px wide and high, or has as much room around it.
	rules: { "target-size": { enabled: true } },
	resultTypes: ["violations"],
	// What stands in a frame is of another site, or a mail, which runs no script.
	iframes: false,
};

/** Longer movements are a page's own and never waited for, milliseconds. */
const LONGEST_ENTRANCE_MS = 2_000;

interface Axe {
	run(within: string | Document, options: RunOptions): Promise<AxeResults>;
}

/** What breaks WCAG 2.2 AA on the page as it stands now, or in the part that a selector names. */
export async function violations(page: Page, within?: string): Promise<AxeResults["violations"]> {
	// What still comes in is looked at once it stands there: half faded in, nothing has its contrast yet.
	await page.waitForLoadState();
	await page.evaluate(async (most) => {
		const ends = document
			.getAnimations()
			.filter(({ playState, timeline, effect }) => {
				const end = Number(effect?.getComputedTiming().endTime);
				return playState === "running" && timeline instanceof DocumentTimeline && end <= most;
			})
			.map(({ finished }) => finished);
		await Promise.allSettled(ends);
	}, LONGEST_ENTRANCE_MS);
	// A document that was looked at before still has it.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
	const [found] = await page.evaluate(
		async ([options, selector]) => {
			const { axe } = window as unknown as { readonly axe: Axe };
			return [(await axe.run(selector ?? document, options)).violations];
		},
		[OPTIONS, within] as const,
	);
	return found ?? [];
}
