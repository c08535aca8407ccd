import { expect, it } from "vitest";
import { openContentClient } from "#content/client/content-client.ts";
import { blockOfStory } from "#content/stories/block-story.ts";
import { memoryLog, NO_CONTENT } from "#tests/support/app.ts";
import { contentServer } from "#tests/support/content-server.ts";
import { renderBlock } from "#tests/support/render-block.tsx";
import type { LoadContext } from "../load-context.server.ts";
import CompanyContactBlock from "./block.tsx";
import { load } from "./load.server.ts";
import { type CompanyContact, schema } from "./schema.ts";
import { stories } from "./story.ts";

const block: CompanyContact = schema.parse(blockOfStory("company_contact", "test", stories.typical, "nl"));
const context = (content: unknown, language = "nl") => ({ app: { content }, language }) as unknown as LoadContext;

it("shows the company's values as pairs of name and value", async () => {
	const data = {
		name: "Halcyon B.V.",
		address: "Kade 1, 0000 AA Utrecht",
		email: "a@b.example",
		registration: "KvK 0",
	};
	const html = await renderBlock(CompanyContactBlock, stories.typical, data);
	expect(html).toContain("Kade 1<br/>0000 AA Utrecht");
	expect(html).toContain('href="mailto:a@b.example"');
	expect(html.match(/<dt>/g)).toHaveLength(3);
	expect(html).toMatch(/<section [^>]*aria-labelledby="([^"]+)".*<h2 [^>]*id="\1"/s);
});

it("is not there when the company's values could not be read, or there are none", async () => {
	expect(await renderBlock(CompanyContactBlock, stories.typical, null)).toBe("");
	expect(await renderBlock(CompanyContactBlock, stories.typical, await load(block, context(NO_CONTENT)))).toBe("");
});

it("reads the data source of the demo in the page's language", async () => {
	const server = await contentServer("demo/stories");
	try {
		const source = { kind: "remote", endpoint: server.endpoint, token: null, region: null } as const;
		const client = openContentClient({ source, previewToken: "none", copiesFolder: null, log: memoryLog() });
		const german = await load(block, context(client, "de"));
		expect(german).toMatchObject({ name: "Halcyon B.V.", email: "office@halcyon.example" });
		expect(german.address).toMatch(/^Voorbeeldkade 1, 0000 AA Utrecht, Niederlande$/);
		expect((await load(block, context(client, "fr"))).hours).toContain("jours ouvrés");
		expect(german.telephone).toBeUndefined();
	} finally {
		await server.close();
	}
});
