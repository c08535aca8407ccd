import { expect, it } from "vitest";
import { contextOf, html, inLanguage, vacancyStory } from "#tests/support/form-block.tsx";
import Vacancies from "./block.tsx";
import { load } from "./load.server.ts";
import { stories } from "./story.ts";

it("shows the vacancies that are open; without any the words for it", async () => {
	const open = vacancyStory("vacatures/gastheer");
	const closed = vacancyStory("vacatures/oud", { closes_at: "2026-11-20" });
	const block = inLanguage<never>(stories.typical);
	const data = await load(block, contextOf([open, closed]));
	expect(data.open.map(({ title }) => title)).toEqual(["Gastheer"]);
	expect(await html(<Vacancies block={block} data={{ open: [] }} />)).toContain(stories.typical.empty.nl);
	expect(await html(<Vacancies block={block} data={null} />)).toContain(stories.typical.empty.nl);
});
