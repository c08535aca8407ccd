import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import VacancyBlock from "./block.tsx";
import { stories } from "./story.ts";

it("has place, hours, pay and last day as pairs of name and value", async () => {
	const html = await renderBlock(VacancyBlock, stories.typical);
	expect(html.match(/<dt>/g)).toHaveLength(4);
	expect(html).toMatch(/2\.700.*3\.300/s);
	expect(html).toContain('dateTime="2027-03-31"');
});

it("names one amount where lowest and highest pay are the same", async () => {
	const html = await renderBlock(VacancyBlock, stories.empty);
	expect(html.match(/2\.700/g)).toHaveLength(1);
});
