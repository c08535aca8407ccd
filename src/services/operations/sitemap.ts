import { countLiveAccommodations, listAccommodationAddresses } from "#db/accommodations/accommodations.ts";
import { mayLag } from "#db/connection/reads.ts";
import { byLanguage, completeLocalized, type Localized } from "#domain/language.ts";
import { countrySlug } from "#i18n/countries.ts";
import { homePath } from "#site/home-path.ts";
import { alternates } from "#site/href.ts";
import { readPublic } from "#site/rewrite.ts";
import { ROUTES, type RouteEntry, type RouteName } from "#site/route-table.ts";
import type { App } from "../app.ts";
import { addressesOf, pictureOfStory } from "../pages/story-page.ts";
import { picturePath } from "../pictures/picture-source.ts";
import { placePath, placeTree } from "../places/place-tree.ts";

/** One page in the sitemap: its path in each language. */
export interface SitemapEntry {
	readonly paths: Localized;
	/** Instant of its last change, where it is known. */
	readonly lastmod?: string;
	/** Paths of its pictures. */
	readonly pictures?: readonly string[];
}

export const SITEMAP_KINDS = ["pages", "stories", "places", "homes"] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Homes in one file; the protocol allows 50,000 addresses of at most 50 MB, alternates included. */
const HOMES_PER_FILE = 10_000;

/** How many files of homes there are: one at least. */
export async function homeFiles(app: Pick<App, "db">): Promise<number> {
	return Math.max(1, Math.ceil((await mayLag(app.db, countLiveAccommodations)) / HOMES_PER_FILE));
}

/** Every page of one kind that search engines may show; homes by the file's number, from 1. */
export async function sitemapEntries(
	app: Pick<App, "db" | "content">,
	kind: SitemapKind,
	file: number,
): Promise<readonly SitemapEntry[]> {
	if (kind === "pages") return pageEntries();
	if (kind === "stories") return storyEntries(app);
	if (kind === "homes") return homeEntries(app, file);
	const tree = await mayLag(app.db, (db) => placeTree({ db }));
	return tree.nodes.map((node) => ({ paths: byLanguage((language) => placePath(node, language)) }));
}

/** Screens that need no parameter. */
function pageEntries(): readonly SitemapEntry[] {
	return (Object.keys(ROUTES) as RouteName[])
		.filter((name) => {
			const entry: RouteEntry = ROUTES[name];
			return entry.indexable && !/[:*]/.test(entry.internal);
		})
		.map((name) => ({ paths: alternates(name, () => ({}) as never) }));
}

/** Articles, promotions, parks, vacancies and teams; not the stories of screens that need no parameter. */
async function storyEntries({ content }: Pick<App, "content">): Promise<readonly SitemapEntry[]> {
	const stories = await content.allStories({ language: "en", excludingFields: ["body", "terms"] });
	const known = new Set(pageEntries().map(({ paths }) => paths.en));
	return stories.flatMap((story) => {
		const paths = addressesOf(story);
		const [seo] = (story.content.seo ?? []) as readonly { noindex?: boolean }[];
		const screen = paths && readPublic(paths.en);
		if (!screen || !ROUTES[screen.name].indexable || known.has(paths.en) || seo?.noindex) return [];
		const picture = pictureOfStory(story.content);
		const pictures = picture === null ? {} : { pictures: [picture] };
		return [{ paths, ...pictures, ...(story.publishedAt && { lastmod: story.publishedAt }) }];
	});
}

async function homeEntries({ db }: Pick<App, "db">, file: number): Promise<readonly SitemapEntry[]> {
	const from = (file - 1) * HOMES_PER_FILE;
	const rows = await mayLag(db, (read) => listAccommodationAddresses(read, from, HOMES_PER_FILE));
	return rows.map((row) => ({
		lastmod: row.updatedAt.toISOString(),
		// Drawings show no home as it is: photographs alone are named.
		pictures: row.images.filter(({ url }) => !url.startsWith("/")).map(({ url }) => picturePath(row.accoId, url)),
		paths: byLanguage((language) =>
			homePath(language, {
				accoId: row.accoId,
				title: completeLocalized(row.title)[language],
				countrySlug: countrySlug(row.country, language),
				regionSlug: completeLocalized(row.regionSlugs)[language],
				placeSlug: completeLocalized(row.placeSlugs)[language],
			}),
		),
	}));
}
