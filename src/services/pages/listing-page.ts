import { LISTINGS, type Listing, type ListingName } from "#content/pages/listings.ts";
import type { Language, Localized } from "#domain/language.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { countrySlug } from "#i18n/countries.ts";
import { NO_FILTERS } from "#search/query.ts";
import { alternates, href } from "#site/href.ts";
import { searchString } from "#site/search-params.ts";
import type { ListingView } from "#site/views/content-view.ts";
import { accosOf } from "../acco-answer.ts";
import type { App } from "../app.ts";

const HOMES_SHOWN = 12;

/** Screens of the route table that show a list of homes, by the list's own name. */
const ROUTE_OF = {
	villas: "villas",
	vacances: "marketVacances",
	"reisen-at": "marketReisenAt",
	"reisen-ch": "marketReisenCh",
	"reisen-de": "marketReisenDe",
	"vacances-ch": "marketVacancesCh",
	vakantiehuizen: "marketVakantiehuizen",
	"vakantiehuizen-be": "marketVakantiehuizenBe",
} as const satisfies Record<ListingName, string>;

export function isListing(name: string): name is ListingName {
	return Object.hasOwn(LISTINGS, name);
}

/** The villas, or the homes of a market: the best dozen, and the search that holds them all. */
export async function listingPage(app: App, name: ListingName, language: Language): Promise<ListingView> {
	const listing: Listing = LISTINGS[name];
	const result = await app.search.search({
		...{ stays: null, party: DEFAULT_PARTY, sort: "recommended", center: null },
		...{ from: 0, perPage: HOMES_SHOWN },
		filters: {
			...NO_FILTERS,
			place: listing.country === null ? {} : { country: listing.country },
			kinds: listing.kind === null ? [] : [listing.kind],
		},
	});
	const { title, lead } = listing.texts[language];
	const paths: Localized = alternates(ROUTE_OF[name], () => ({}));
	return {
		...{ title, lead, description: lead },
		totalResults: result.totalResults,
		accos: await accosOf(app.db, result.hits, language),
		searchPath: searchPathOf(listing, language),
		today: isoOf(app.clock.today()),
		alternates: paths,
		canonical: paths[language],
		indexable: true,
	};
}

function searchPathOf({ country, kind }: Listing, language: Language): string {
	if (country !== null) {
		return href("placeSearch", language, { country: countrySlug(country, language), slug: [] });
	}
	return href("search", language) + searchString(kind === null ? {} : { types: [kind] });
}
