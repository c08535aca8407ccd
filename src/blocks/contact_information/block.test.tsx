import { expect, it } from "vitest";
import { renderBlock } from "#tests/support/render-block.tsx";
import ContactInformationBlock from "./block.tsx";
import { stories } from "./story.ts";

it("dials what is read: without spaces, and without the zero that is not dialled from abroad", async () => {
	const html = await renderBlock(ContactInformationBlock, stories.typical);
	expect(html).toContain('<a class="text-link" href="tel:+31850000000">+31 (0)85 000 00 00</a>');
	expect(html).toContain('href="mailto:owners@halcyon.example"');
	expect(html).toContain("<address>Voorbeeldkade 1<br/>0000 AA Utrecht<br/>Nederland</address>");
});

it("shows no list where nothing is filled in, nor for fields that are empty", async () => {
	const html = await renderBlock(ContactInformationBlock, stories.empty);
	expect(html).toContain("<h2");
	expect(html).not.toContain("<dl");
});

it("cannot be made to write to more than the address", async () => {
	const story = { ...stories.empty, email: "a@b.example?bcc=c@d.example" };
	const html = await renderBlock(ContactInformationBlock, story);
	expect(html).toContain('href="mailto:a@b.example%3Fbcc%3Dc%40d.example"');
});
