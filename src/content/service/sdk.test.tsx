import {
	apiPlugin,
	getStoryblokApi,
	StoryblokComponent,
	StoryblokRichText,
	storyblokEditable,
	storyblokInit,
} from "@storyblok/react";
import { renderRichText } from "@storyblok/richtext";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type ContentServer, contentServer } from "#tests/support/content-server.ts";
import { PREVIEW_TOKEN } from "#tests/support/preview-token.ts";

/** The public packages, unchanged, over the embedded service. */

let server: ContentServer;

// biome-ignore lint/suspicious/noExplicitAny: blocks are untyped to the packages
type Any = any;

beforeAll(async () => {
	server = await contentServer();
});
afterAll(() => server.close());

it("a missing token is logged and gives no client; a missing component is logged and leaves the page whole", async () => {
	const said = vi.spyOn(console, "error").mockImplementation(() => {});
	try {
		expect(apiPlugin({ apiOptions: {} } as Any)).toBeUndefined();
		expect(said.mock.calls.flat().join()).toContain("You need to provide an access token");

		const Header = ({ blok }: Any) => <h1 {...storyblokEditable(blok)}>{blok.headline}</h1>;
		const Page = ({ blok }: Any) => blok.body.map((inner: Any) => <StoryblokComponent key={inner._uid} blok={inner} />);
		storyblokInit({
			accessToken: PREVIEW_TOKEN,
			use: [apiPlugin],
			apiOptions: { endpoint: server.endpoint },
			components: { page: Page, page_header: Header },
		});
		const { data } = await getStoryblokApi().get("cdn/stories/home", { language: "fr", version: "draft" });
		const shown = renderToStaticMarkup(<StoryblokComponent blok={data.story.content} />);
		expect(shown).toContain(">Bienvenue</h1>");
		expect(shown).toContain('data-blok-uid="1-header-1"');

		const unknown = { ...data.story.content, body: [{ _uid: "x", component: "carousel" }] };
		expect(renderToStaticMarkup(<StoryblokComponent blok={unknown} />)).toBe("<div></div>");
		expect(said.mock.calls.flat().join()).toContain("Component carousel doesn't exist.");
	} finally {
		said.mockRestore();
	}
});

it("rich text of the service is read by both renderers of the packages", async () => {
	const { data } = await server.client().get("cdn/stories/posts/first-snow", { language: "de" });
	const { text } = data.story.content;
	const expected = '<p>Lies auch <a href="/posts/spring-walk">die Wanderung</a></p>';
	const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
	expect(renderRichText(text)).toContain('href="/posts/spring-walk"');
	warned.mockRestore();
	const shown = renderToStaticMarkup(
		<StoryblokRichText document={text} wrapper={false} components={{ blok: () => <hr /> }} />,
	);
	expect(shown.replace(/ rel="[^"]*"| target="[^"]*"/g, "")).toBe(`${expected}<hr/>`);
});
