import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#domain/language.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { rewriteInput, rewriteOutput } from "#site/rewrite.ts";
import type { BlockContent } from "#site/views/story-view.ts";
import styles from "../app.css?url";
import { OneBlock } from "./blocks.tsx";
import type { LoadContext } from "./load-context.server.ts";
import { prepareContent } from "./prepare.server.ts";
import { BLOCKS } from "./registry.tsx";
import { StoryPageProvider } from "./story-page.ts";

/** A block by itself: its HTML, and what the head of a page needs for it. */
export interface Island {
	readonly html: string;
	readonly head: { readonly link: readonly Readonly<Record<string, string>>[] };
}

/** Checks, completes and draws one block outside of any page; null: no block is to be shown. */
export async function islandOf(block: BlockContent, context: LoadContext): Promise<Island | null> {
	// Blocks are checked as those of a page, whose own words are not shown.
	const page = { _uid: "island", component: "page", title: block.component, description: block.component };
	const { content, data } = await prepareContent({ ...page, body: [block] }, context);
	const [whole] = (content as unknown as { readonly body?: readonly BlockContent[] }).body ?? [];
	if (!whole) return null;
	const html = await drawn(whole, { language: context.language, data });
	return html === "" ? null : { html, head: { link: [{ rel: "stylesheet", href: styles }] } };
}

interface Drawn {
	readonly language: Language;
	readonly data: Awaited<ReturnType<typeof prepareContent>>["data"];
}

async function drawn(block: BlockContent, { language, data }: Drawn): Promise<string> {
	await loadMessages(language);
	const page = { components: BLOCKS, data, crumbs: [], ownCrumbs: false, preview: false, firstPublishedAt: null };
	const Shown = () => (
		<LanguageProvider language={language}>
			<StoryPageProvider value={page}>
				<OneBlock block={block} />
			</StoryPageProvider>
		</LanguageProvider>
	);
	const router = createRouter({
		routeTree: createRootRoute({ component: Shown }),
		history: createMemoryHistory({ initialEntries: [href("home", language)] }),
		rewrite: { input: rewriteInput, output: rewriteOutput },
		trailingSlash: "preserve",
	});
	await router.load();
	// biome-ignore lint/suspicious/noExplicitAny: this router has one route only, not the site's.
	return renderToStaticMarkup(<RouterProvider router={router as any} />);
}
