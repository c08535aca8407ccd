import { notFound } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import type { Listing } from "#blocks/listing/schema.ts";
import type { LoadContext } from "#blocks/load-context.server.ts";
import { prepareContent } from "#blocks/prepare.server.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { pageRequest } from "#server/pages/page-request.ts";
import type { App } from "#services/app.ts";
import { getMessages } from "#services/operations/get-messages.ts";
import { blockHomes } from "#services/pages/block-homes.ts";
import { feedPath } from "#services/pages/feed.ts";
import { frontPage } from "#services/pages/front-page.ts";
import { languagelessAddresses, partnerLanding } from "#services/pages/landing-page.ts";
import { marketPage } from "#services/pages/market-page.ts";
import { SECTIONS, sectionCards, sectionCrumbs } from "#services/pages/section-page.ts";
import { type StoryPage, type StoryReading, storyPage } from "#services/pages/story-page.ts";
import { readInternal } from "#site/rewrite.ts";
import type { FrontView } from "#site/views/front-view.ts";
import type { StoryView } from "#site/views/story-view.ts";
import { wholeWithWhy } from "./for-staff.server.ts";
import { load, pageOrStatus } from "./load.ts";
import { setStoryMetadata } from "./page-metadata.ts";
import { showsDrafts } from "./request.ts";
import { keepStay, ownLikes, ownWhy } from "./visitor.server.ts";

/** What the screens of stories load. */

const language = z.enum(LANGUAGES);
const text = z.string();
const section = z.enum(SECTIONS);
/** Homes that a listing shows; the search has them all. */
const LISTING_HOMES = 12;

/** A story's view: read, checked, and with what its blocks' loaders found. */
async function storyView(
	app: App,
	path: string,
	language: Language,
	{ query = {}, ...reading }: StoryReading & Pick<LoadContext, "query"> = {},
): Promise<StoryView> {
	const draft = showsDrafts();
	const page = pageOrStatus(await storyPage(app, path, language, { ...reading, draft }));
	return preparedView(app, page, language, draft, query);
}

async function preparedView(
	app: App,
	{ story, ...page }: StoryPage,
	language: Language,
	draft: boolean,
	query: LoadContext["query"] = {},
): Promise<StoryView> {
	return {
		...page,
		...(await prepareContent(story.content, { app, language, draft, storyPath: story.path, agencyMember, query })),
	};
}

/** The view of a screen that is its story and nothing more. */
async function viewWithMetadata(...[app, path, language, reading]: Parameters<typeof storyView>): Promise<StoryView> {
	const view = await storyView(app, path, language, reading);
	setStoryMetadata(app, language, view, { storyPath: path });
	return view;
}

/** A slug as a part of a story's address; anything else is the slug of nothing. */
function slugOrMissing(slug: string): string {
	if (!/^[\w-]{1,200}$/.test(slug)) throw notFound({ data: "slug" });
	return slug;
}

/** The home screen; it comes without its story rather than not at all. */
export const loadFrontPage = createServerFn({ method: "GET" })
	.validator(z.object({ language }))
	.handler(({ data }) =>
		load(async (app): Promise<FrontView> => {
			const draft = showsDrafts();
			const { language } = data;
			const { today, story, alternates } = await frontPage(app, language, { draft });
			const view = story && (await preparedView(app, story, language, draft));
			if (view) setStoryMetadata(app, language, view, { storyPath: "home" });
			return { today, alternates, story: view };
		}),
	);

export const loadTextPage = createServerFn({ method: "GET" })
	.validator(z.object({ language, name: text, query: z.record(text, text).default({}) }))
	.handler(({ data }) =>
		load((app) => {
			const known = readInternal(`/${data.language}/page/${encodeURIComponent(data.name)}`);
			if (!known) throw notFound({ data: "slug" });
			return viewWithMetadata(app, `pages/${data.name}`, data.language, {
				indexable: known.name !== "newsletterConfirm",
				query: data.query,
			});
		}),
	);

export const loadTeamPage = createServerFn({ method: "GET" })
	.validator(z.object({ language, product: text }))
	.handler(({ data }) => load((app) => viewWithMetadata(app, `team-${slugOrMissing(data.product)}`, data.language)));

export const loadSection = createServerFn({ method: "GET" })
	.validator(z.object({ language, section: text, page: z.number().int().min(1) }))
	.handler(({ data }) =>
		load(async (app) => {
			const known = section.safeParse(data.section);
			if (!known.success) throw notFound({ data: "slug" });
			const [view, list] = await Promise.all([
				storyView(app, `${known.data}/`, data.language),
				sectionCards(app, known.data, data.language, data.page, showsDrafts()),
			]);
			const canonical = data.page > 1 ? `${view.canonical}?page=${data.page}` : view.canonical;
			const whole = { ...view, canonical, list: pageOrStatus(list) };
			const feed = feedPath(known.data, data.language) ?? undefined;
			setStoryMetadata(app, data.language, whole, { storyPath: known.data, list: whole.list, feed });
			return whole;
		}),
	);

export const loadSectionStory = createServerFn({ method: "GET" })
	.validator(z.object({ language, section: text, slug: text }))
	.handler(({ data }) =>
		load(async (app) => {
			const known = section.safeParse(data.section);
			if (!known.success) throw notFound({ data: "slug" });
			const [view, crumbs] = await Promise.all([
				storyView(app, `${known.data}/${slugOrMissing(data.slug)}`, data.language),
				sectionCrumbs(app, known.data, data.language),
			]);
			const whole = { ...view, crumbs };
			setStoryMetadata(app, data.language, whole, { storyPath: "" });
			return whole;
		}),
	);

export const loadListing = createServerFn({ method: "GET" })
	.validator(z.object({ language, name: text, query: z.record(text, text) }))
	.handler(({ data }) => {
		keepStay(data.query);
		return load(async (app) => {
			const known = readInternal(`/${data.language}/listing/${encodeURIComponent(data.name)}`);
			if (!known) throw notFound({ data: "slug" });
			const view = await storyView(app, data.name, data.language);
			const { country, kind } = view.content as unknown as Pick<Listing, "country" | "kind">;
			const market =
				country && !kind
					? await marketPage(app, {
							...data,
							...(await ownWhy(data.query)),
							country,
							paths: view.alternates,
							likes: ownLikes(),
						})
					: null;
			const search = market && (await wholeWithWhy(pageOrStatus(market)));
			// A search with criteria of its own is not indexed.
			const indexable = view.indexable && (search?.indexable ?? true);
			if (indexable) setStoryMetadata(app, data.language, view, { storyPath: data.name });
			if (search) return { view: { ...view, indexable, canonical: search.canonical }, search, homes: null };
			const source = { country, kinds: kind ? [kind] : [], count: LISTING_HOMES };
			return { view, search: null, homes: await blockHomes(app, source, data.language) };
		});
	});

export const loadPartnerLanding = createServerFn({ method: "GET" })
	.validator(z.object({ language, partnerCode: text }))
	.handler(({ data }) =>
		load(async (app) => {
			const partner = pageOrStatus(await partnerLanding(app, data.partnerCode, data.language));
			const { alternates, label, homes } = partner;
			const view = await storyView(app, "partner-landing", data.language, { alternates, indexable: false });
			return { story: partner.named(view), label, homes };
		}),
	);

/** A screen whose address holds no language. */
export const loadLanguageless = createServerFn({ method: "GET" })
	.validator(z.object({ language, name: z.enum(["win", "qr"]) }))
	.handler(({ data }) =>
		load(async (app) => {
			const { alternates, canonical, path } = languagelessAddresses(data.name);
			const view = await storyView(app, path, data.language, { alternates, indexable: false });
			return { view: { ...view, canonical }, flags: await getMessages(app) };
		}),
	);

/** Who is signed in for an agency, for the block that signs agencies in; nobody else's page asks. */
async function agencyMember() {
	const session = await pageRequest()?.context.member("agency");
	return session ? { name: session.name, agency: session.organisation.name } : null;
}
