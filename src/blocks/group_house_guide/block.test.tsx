import { expect, it } from "vitest";
import { contextOf, html, inLanguage, itIsAForm } from "#tests/support/form-block.tsx";
import GroupHouseGuide from "./block.tsx";
import { load } from "./load.server.ts";
import { stories } from "./story.ts";

itIsAForm(GroupHouseGuide, stories, (block) => load(block, contextOf()));

it("offers the coming 24 months, this one first, over the turn of the year", async () => {
	const { months } = await load(inLanguage(stories.typical), contextOf());
	expect([months.length, months[0], months[1], months[2], months.at(-1)]).toEqual([
		24,
		"2026-11",
		"2026-12",
		"2027-01",
		"2028-10",
	]);
});

it("does not ask for the month where none is at hand", async () => {
	const requested = await html(<GroupHouseGuide block={inLanguage(stories.typical)} data={null} />);
	expect(requested).toContain('name="groupSize"');
	expect(requested).not.toContain('name="month"');
});
