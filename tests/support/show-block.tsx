import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { BlockStory } from "#blocks/block-stories.ts";
import { OneBlock } from "#blocks/blocks.tsx";
import { BLOCKS } from "#blocks/registry.tsx";
import { BLOCK_SCHEMAS } from "#blocks/schemas.ts";
import { StoryPageProvider } from "#blocks/story-page.ts";
import { withoutUnset } from "#blocks/unset-fields.ts";
import { expandContent } from "#content/stories/expand.ts";
import { flatten } from "#content/stories/languages.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Language } from "#domain/language.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { LanguageProvider } from "#i18n/react.tsx";
import { rewriteInput, rewriteOutput } from "#site/rewrite.ts";
import type { BlockHomes } from "#site/views/block-data.ts";
import type { BlockContent, Json } from "#site/views/story-view.ts";

/** A block of a story, as its page's HTML has it: checked by its schema, shown with `data` as what its loader found. */
export async function showBlock(story: BlockStory, data: unknown = null, language: Language = "en"): Promise<string> {
	const block = blockOf(story, language);
	const page = { components: BLOCKS, crumbs: [], ownCrumbs: false, preview: false, firstPublishedAt: null };
	await loadMessages(language);
	const Shown = () => (
		<LanguageProvider language={language}>
			<StoryPageProvider value={{ ...page, data: { [block._uid]: data as Json } }}>
				<OneBlock block={block} />
			</StoryPageProvider>
		</LanguageProvider>
	);
	const router = createRouter({
		routeTree: createRootRoute({ component: Shown }),
		history: createMemoryHistory({ initialEntries: [`/${language}/`] }),
		rewrite: { input: rewriteInput, output: rewriteOutput },
	});
	await router.load();
	// biome-ignore lint/suspicious/noExplicitAny: this router has one route only, not the site's.
	const html = renderToString(<RouterProvider router={router as any} />);
	// Marks between texts and at boundaries are React's own; tests read any space as a space.
	return html.replaceAll(/<!--[^>]*-->/g, "").replaceAll(/[\u00a0\u202f\u2009]/g, " ");
}

/** A story of a block as its page gets it, in one language. */
export function blockOf(story: BlockStory, language: Language = "en"): BlockContent {
	const target = (path: string) => ({ uuid: "00000000-0000-4000-8000-000000000001", fullSlug: path });
	const content = flatten(expandContent(story, "test", target), language) as BlockContent;
	const schema = BLOCK_SCHEMAS[content.component];
	if (!schema) throw new Error(`no schema of ${content.component}`);
	return schema.parse(withoutUnset(content)) as BlockContent;
}

/** How many times a text stands in another. */
export function countOf(html: string, part: string): number {
	return html.split(part).length - 1;
}

/** A home of a list. */
function acco(accoId: string, changes: Partial<ListedAccommodation> = {}): ListedAccommodation {
	const stay = { arrival: "2027-03-06", departure: "2027-03-13", nights: 7 };
	return {
		accoId,
		title: `Haus ${accoId}`,
		url: `/en/holiday-home-austria/tyrol/kirchberg/haus-${accoId}`,
		country: "Austria",
		countryCode: "AT",
		region: "Tyrol",
		placename: "Kirchberg",
		lat: 47.4,
		lng: 12.3,
		kind: "chalet",
		maxGuests: 6,
		maxPets: 0,
		bedrooms: 3,
		bathrooms: 1,
		stars: null,
		rating: 4.8,
		reviews: 12,
		amenities: ["sauna"],
		images: [{ src: "/images/illustrations/chalet-1.webp", alt: "Drawing of a chalet" }],
		stayCents: null,
		nightCents: null,
		stay: null,
		choices: null,
		bookMode: "instant",
		badges: [],
		from: { ...stay, stayCents: 128_800, nightCents: 18_400 },
		...changes,
	} as ListedAccommodation;
}

/** What the loader of a slider finds. */
export function blockHomesOf(...accoIds: string[]): BlockHomes {
	return {
		accos: accoIds.map((accoId) => acco(accoId)),
		totalResults: 153,
		searchPath: "/en/holiday-home-austria/",
		params: {},
		placeLabel: "Austria",
		placeSlugs: ["austria"],
		today: "2027-01-15",
	};
}
