import { expect, it } from "vitest";
import { NO_CONTENT } from "#tests/support/app.ts";
import { renderBlock } from "#tests/support/render-block.tsx";
import type { LoadContext } from "../load-context.server.ts";
import TravelAgencyLoginBlock from "./block.tsx";
import { load } from "./load.server.ts";
import { stories } from "./story.ts";

it("signs agencies in by a plain form to their own area, and says who to write to", async () => {
	const data = { email: "office@halcyon.example", signedIn: null };
	const html = await renderBlock(TravelAgencyLoginBlock, stories.typical, data);
	expect(html).toContain('href="mailto:office@halcyon.example"');
	expect(html).toMatch(/<form[^>]*action="\/nl\/reisbureau"/);
	expect(html).toMatch(/name="do" value="ask"/);
	expect(html).toMatch(/<input[^>]*name="email"/);
});

it("says who is signed in, and leads on and out", async () => {
	const data = { email: null, signedIn: { name: "Anna", agency: "De Zwaluw" } };
	const html = await renderBlock(TravelAgencyLoginBlock, stories.typical, data);
	expect(html).toContain("Anna van De Zwaluw");
	expect(html).toMatch(/name="do" value="sign-out"/);
	expect(html).not.toContain('name="email"');
});

it("leads to the contact page where the company names no address", async () => {
	expect(await renderBlock(TravelAgencyLoginBlock, stories.empty, null)).toMatch(/href="\/nl\/contact"/);
	const context = { app: { content: NO_CONTENT }, language: "nl" } as unknown as LoadContext;
	expect(await load(undefined as never, context)).toEqual({ email: null, signedIn: null });
});
