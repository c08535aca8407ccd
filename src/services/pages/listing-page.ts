import type { Language } from "#domain/language.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { countrySlug } from "#i18n/countries.ts";
import { NO_FILTERS } from "#search/query.ts";
import { href } from "#site/href.ts";
import { searchString } from "#site/search-params.ts";
import type { ListingView } from "#site/views/content-view.ts";
import type { BlockContent } from "#site/views/story-view.ts";
import { accosOf } from "../acco-answer.ts";
import type { App } from "../app.ts";

const HOMES_SHOWN = 12;

/** The homes of a listing's story (its country, its kind): the best dozen, and the search that holds them all. */
export async function listingPage(app: App, story: BlockContent, language: Language): Promise<ListingView> {
	const country = typeof story.country === "string" ? story.country : null;
	const kind = typeof story.kind === "string" ? story.kind : null;
	const result = await app.search.search({
		...{ stays: null, party: DEFAULT_PARTY, sort: "recommended", center: null },
		...{ from: 0, perPage: HOMES_SHOWN },
		filters: {
			...NO_FILTERS,
			place: country === null ? {} : { country },
			kinds: kind === null ? [] : [kind as "villa"],
		},
	});
	return {
		totalResults: result.totalResults,
		accos: await accosOf(app.db, result.hits, language),
		searchPath:
			country === null
				? href("search", language) + searchString(kind === null ? {} : { types: [kind as "villa"] })
				: href("placeSearch", language, { country: countrySlug(country, language), slug: [] }),
	};
}
