import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Language } from "#domain/language.ts";
import { NO_FILTERS, type SearchQuery } from "#search/query.ts";
import type { App } from "../app.ts";
import { lastMinuteOffers } from "./last-minute-offers.ts";
import { cardHomes, listedHome } from "./listed-accommodations.ts";

export interface HuisRequest {
	readonly lang: Language;
	readonly from: number;
	readonly perPage: number;
	readonly accoIds: readonly string[];
}

/** Any home at all, however small; a price without dates is always the one for two adults. */
const ANY_PARTY = { adults: 1, children: 0, babies: 0, pets: 0 };

/**
 * Homes by their ids, in the order asked, with their lowest price of the next 12 months (specification §7).
 * Unknown and offline homes are left out, test houses too but for staff; `total` counts the others.
 */
export async function getHuis(
	app: Pick<App, "db" | "search" | "clock" | "cards" | "viewer">,
	{ lang, from, perPage, accoIds }: HuisRequest,
): Promise<{ readonly accos: readonly ListedAccommodation[]; readonly total: number }> {
	const requested = [...new Set(accoIds)];
	const homes = await cardHomes(app, requested);
	const known = requested.flatMap((accoId) => homes.get(accoId) ?? []);
	const page = known.slice(from, from + perPage);
	const query: SearchQuery = {
		stays: null,
		party: ANY_PARTY,
		sort: "recommended",
		center: null,
		from: 0,
		perPage: Math.max(1, page.length),
		filters: { ...NO_FILTERS, accoIds: page.map(({ row }) => row.acco_id) },
	};
	const { hits } = await app.search.search(query);
	const offers = await lastMinuteOffers(app, hits, query);
	const prices = new Map(hits.map((hit, at) => [hit.accoId, { ...hit, lastMinute: offers[at] }]));
	return { accos: page.map((home) => listedHome(home, lang, prices.get(home.row.acco_id))), total: known.length };
}
