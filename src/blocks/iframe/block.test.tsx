import { expect, it } from "vitest";
import { memoryLog } from "#tests/support/app.ts";
import { blockOf, showBlock } from "#tests/support/show-block.tsx";
import type { LoadContext } from "../load-context.server.ts";
import { load } from "./load.server.ts";
import { stories } from "./story.ts";

it("asks first, and says who gets to know of the visit", async () => {
	const html = await showBlock(stories.typical);
	expect(html).not.toContain("<iframe");
	expect(html).toContain("This comes from YouTube (Google).");
	expect(html).toContain("Show it, with YouTube (Google)</button>");
	expect(html).toMatch(/<a [^>]*href="https:\/\/www\.youtube-nocookie\.com\/embed\/halcyon-0001"/);
});

it("leads to the player that sets no cookies", async () => {
	expect(await showBlock(stories.longest)).toContain('href="https://www.youtube-nocookie.com/embed/halcyon-0002"');
	expect(await showBlock(stories.empty)).toContain('href="https://player.vimeo.com/video/1?dnt=1"');
});

it("shows nothing of another host, and says so in the log", async () => {
	expect(await showBlock(stories.elsewhere)).toBe("");
	const log = memoryLog();
	const context = { app: { log }, storyPath: "blog/film" } as unknown as LoadContext;
	await load(blockOf(stories.elsewhere) as never, context);
	expect(log.lines).toHaveLength(1);
	expect(log.lines[0]).toContain('"story":"blog/film"');
	expect(log.lines[0]).toContain('"host":"example.com"');
	await load(blockOf(stories.typical) as never, context);
	expect(log.lines).toHaveLength(1);
});
