import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import ButtonBlock from "./block.tsx";
import { stories } from "./story.ts";

it("is a link to the story's address in the language", async () => {
	const html = await renderBlock(ButtonBlock, stories.typical, null, { language: "de" });
	expect(html).toMatch(/<a [^>]*href="\/de\/ueber-uns"/);
	expect(html).toContain("btn-primary");
	expect(html).toContain("Lies, wer wir sind");
});

it("has an outline unless another look was chosen, and writes mails", async () => {
	const html = await renderBlock(ButtonBlock, stories.empty);
	expect(html).toContain('href="mailto:office@halcyon.example"');
	expect(html).toContain("btn-outline");
});

it("is text alone where the link could do harm", async () => {
	const story = { ...stories.empty, link: { linktype: "url", url: "javascript:alert(1)" } };
	const html = await renderBlock(ButtonBlock, story);
	expect(html).not.toContain("<a");
	expect(html).not.toContain("javascript");
	expect(html).toContain("Stel je vraag");
});
