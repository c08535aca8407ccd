import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import AuthorBlock from "../author/block.tsx";
import ContactInformationBlock from "../contact_information/block.tsx";
import RichTextBlock from "../rich_text/block.tsx";
import GridBlock from "./block.tsx";
import { stories } from "./story.ts";

const components = { author: AuthorBlock, contact_information: ContactInformationBlock, rich_text: RichTextBlock };

it("shows its blocks in their order under its title", async () => {
	const html = await renderBlock(GridBlock, stories.typical, null, { components });
	const places = ["Wie je helpt", "Team Alpen", "Voor huiseigenaren", "Een alinea"].map((text) => html.indexOf(text));
	expect(places).toEqual([...places].sort((a, b) => a - b));
	expect(places[0]).toBeGreaterThan(-1);
});

it("has three columns unless others were chosen, and no heading without a title", async () => {
	const html = await renderBlock(GridBlock, stories.empty, null, { components });
	expect(html).toContain('data-columns="3"');
	expect(html).not.toContain("<h2");
	expect(await renderBlock(GridBlock, { ...stories.empty, columns: "2" }, null, { components })).toContain(
		'data-columns="2"',
	);
});

it("is not there without blocks", async () => {
	expect(await renderBlock(GridBlock, { ...stories.typical, items: [] })).toBe("");
});
