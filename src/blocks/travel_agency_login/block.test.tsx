import { expect, it } from "vitest";
import { NO_CONTENT } from "#tests/support/app.ts";
import { renderBlock } from "#tests/support/render-block.tsx";
import type { LoadContext } from "../load-context.server.ts";
import TravelAgencyLoginBlock from "./block.tsx";
import { load } from "./load.server.ts";
import { stories } from "./story.ts";

it("says who to write to and what agencies get, and promises no sign-in", async () => {
	const html = await renderBlock(TravelAgencyLoginBlock, stories.typical, { email: "office@halcyon.example" });
	expect(html).toContain('href="mailto:office@halcyon.example"');
	expect(html).toMatch(/href="\/nl\/partners\/reisbureaus"/);
	expect(html).not.toMatch(/<form|<input/);
});

it("leads to the contact page where the company names no address", async () => {
	expect(await renderBlock(TravelAgencyLoginBlock, stories.empty, null)).toMatch(/href="\/nl\/contact"/);
	const context = { app: { content: NO_CONTENT }, language: "nl" } as unknown as LoadContext;
	expect(await load(undefined as never, context)).toEqual({ email: null });
});
