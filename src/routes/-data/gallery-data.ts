import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import type { GalleryStory, GalleryView } from "#blocks/gallery-screen.tsx";
import { galleryStories } from "#blocks/gallery-stories.server.ts";
import { prepareContent } from "#blocks/prepare.server.ts";
import { blockOfStory } from "#content/stories/block-story.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { runtime } from "#server/runtime.ts";
import type { App } from "#services/app.ts";
import { getMessages } from "#services/operations/get-messages.ts";
import { sectionCrumbs } from "#services/pages/section-page.ts";
import type { BlockContent } from "#site/views/story-view.ts";
import { load } from "./load.ts";

const name = z.string().max(1_000).optional();

/** The gallery of blocks, or the part of some blocks (commas between their names) or of one story; 404 where the gallery is not open. */
export const loadGallery = createServerFn({ method: "GET" })
	.validator(z.object({ language: z.enum(LANGUAGES), block: name, story: name }))
	.handler(async ({ data }) => {
		const { env } = await runtime();
		if (!env.blockGallery && !import.meta.env.DEV) throw notFound();
		return load(async (app) => ({ view: await galleryView(app, data), flags: await getMessages(app) }));
	});

interface Requested {
	readonly language: Language;
	readonly block?: string;
	readonly story?: string;
}

async function galleryView(app: App, { language, block, story }: Requested): Promise<GalleryView> {
	const all = await galleryStories();
	const named = block?.split(",") ?? [...all.keys()];
	if (named.some((name) => !all.has(name))) throw notFound({ data: "slug" });
	const wanted = [...all]
		.filter(([component]) => named.includes(component))
		.flatMap(([component, stories]) => Object.entries(stories).map(([name, fields]) => ({ component, name, fields })))
		.filter(({ name }) => story === undefined || name === story);
	const [shown, crumbs] = await Promise.all([
		Promise.all(
			wanted.map(({ component, name, fields }) => {
				const content = blockOfStory(component, name, fields, language);
				return prepared(app, { block: component, story: name, content, language });
			}),
		),
		sectionCrumbs(app, "blog", language),
	]);
	return { blocks: [...all.keys()], shown, crumbs };
}

/** The block as a page would prepare it, on a page that holds nothing else. */
async function prepared(
	app: App,
	{
		block,
		story,
		content,
		language,
	}: { readonly block: string; readonly story: string; readonly content: unknown; readonly language: Language },
): Promise<GalleryStory> {
	const words = `${block} ${story}`;
	const page = { _uid: words, component: "page", title: words, description: words, body: [content] };
	const found = await prepareContent(page, { app, language, draft: false, storyPath: "_blocks" });
	const [first] = found.content.body as readonly BlockContent[];
	return { block, story, content: first ?? null, data: found.data };
}
