import { expect, it } from "vitest";
import { contextOf, html, inLanguage, itIsAForm } from "#tests/support/form-block.tsx";
import HomeownerLead from "./block.tsx";
import { load } from "./load.server.ts";
import { stories } from "./story.ts";

itIsAForm(HomeownerLead, stories, (block) => load(block, contextOf()));

it("has no form that could not be filled in: without the countries' names there is none", async () => {
	expect(await html(<HomeownerLead block={inLanguage(stories.typical)} data={null} />)).not.toContain("<form");
});
