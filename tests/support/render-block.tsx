import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { BlockStory } from "#blocks/block-stories.ts";
import { BLOCK_SCHEMAS } from "#blocks/schemas.ts";
import { type BlockComponent, holdsBlock, type StoryPage, StoryPageProvider } from "#blocks/story-page.ts";
import { blockOfStory } from "#content/stories/block-story.ts";
import type { Language } from "#domain/language.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { rewriteInput, rewriteOutput } from "#site/rewrite.ts";
import type { BlockContent } from "#site/views/story-view.ts";

export interface BlockPage extends Partial<StoryPage> {
	readonly language?: Language;
}

/** Markup of a block as the server sends it: the story in the language (Dutch), checked and completed by its schema. */
export async function renderBlock(
	component: BlockComponent,
	story: BlockStory & { readonly component: string },
	data: unknown = null,
	{ language = "nl", ...page }: BlockPage = {},
): Promise<string> {
	await loadMessages(language);
	const content = blockOfStory(story.component, "test", story, language);
	const block = BLOCK_SCHEMAS[story.component]?.parse(content) as BlockContent;
	const router = createRouter({
		routeTree: createRootRoute(),
		history: createMemoryHistory(),
		rewrite: { input: rewriteInput, output: rewriteOutput },
		trailingSlash: "preserve",
	});
	const whole: StoryPage = {
		components: {},
		data: {},
		crumbs: [],
		ownCrumbs: holdsBlock(block, "breadcrumbs"),
		preview: false,
		firstPublishedAt: null,
		...page,
	};
	return renderToStaticMarkup(
		<RouterContextProvider router={router}>
			<LanguageProvider language={language}>
				<StoryPageProvider value={whole}>{createElement(component, { block, data })}</StoryPageProvider>
			</LanguageProvider>
		</RouterContextProvider>,
	);
}
