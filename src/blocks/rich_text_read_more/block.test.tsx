import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import { heading, richText } from "../story-words.ts";
import RichTextReadMoreBlock from "./block.tsx";
import { splitText } from "./split.ts";
import { stories } from "./story.ts";

it("has the whole text in the page, the rest in a disclosure that needs no script", async () => {
	const html = await renderBlock(RichTextReadMoreBlock, stories.typical);
	const [before = "", after = ""] = html.split("<details>");
	expect(before).toContain("Een chalet is een huis dat op de winter wacht");
	expect(after).toContain("Kijk naar de slaapkamers onder het dak");
	expect(after).toContain("Lees verder");
	expect(after).toContain("Toon minder");
});

it("has nothing to open where the text is short", async () => {
	const html = await renderBlock(RichTextReadMoreBlock, stories.empty);
	expect(html).not.toContain("<details");
	expect(html).not.toContain("<h2");
});

it("parts between paragraphs, never after a heading", () => {
	const text = richText("a".repeat(300), heading(2, "A heading of enough letters"), "b".repeat(200), "c".repeat(200));
	const { lead, rest } = splitText(text);
	expect(lead.content).toEqual(text.content.slice(0, 3));
	expect(rest?.content).toEqual(text.content.slice(3));
});

it("does not hide a rest of a line or two, and counts pictures as text", () => {
	expect(splitText(richText("a".repeat(400), "a short end")).rest).toBeNull();
	const picture = { type: "image", attrs: { src: "/images/illustrations/hero.webp" } };
	expect(splitText(richText("a".repeat(400), picture)).rest?.content).toEqual([picture]);
	expect(splitText({ type: "doc", content: [] }).rest).toBeNull();
});
