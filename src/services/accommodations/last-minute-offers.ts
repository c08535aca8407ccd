import { listWithLastMinute } from "#db/accommodations/accommodations.ts";
import { loadSearchHomes } from "#db/accommodations/load-homes.ts";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { occupancyOf } from "#domain/accommodation/accommodation.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { LAST_MINUTE_DAYS, type LastMinutePrice, lastMinutePrice, lowestLastMinute } from "#search/last-minute.ts";
import type { SearchHit, SearchQuery } from "#search/query.ts";
import type { App } from "../app.ts";

export interface LastMinuteOffer extends LastMinutePrice {
	/** The guest asked for these days, or for last minutes: it is what there is to say about the home. */
	readonly requested: boolean;
}

/** What of a search decides which prices its list shows. */
export type PricedFor = Pick<SearchQuery, "party"> & { readonly filters: Pick<SearchQuery["filters"], "lastMinutes"> };

/**
 * The last-minute reductions of a list, by accoId: that of the stay whose price is shown; where the list asks for last
 * minutes without dates, that of the home's cheapest last-minute stay for the party. Homes without one are missing.
 */
export async function lastMinuteOffers(
	app: Pick<App, "db" | "clock">,
	hits: readonly Pick<SearchHit, "accoId" | "price" | "from">[],
	{ party, filters }: PricedFor,
): Promise<ReadonlyMap<string, LastMinuteOffer>> {
	const offers = new Map<string, LastMinuteOffer>();
	const today = app.clock.today();
	const near = hits.filter(({ price, from }) => {
		const shown = price ?? from;
		const isNear = shown !== null && shown.stay.arrival - today <= LAST_MINUTE_DAYS;
		return isNear || (filters.lastMinutes && price === null);
	});
	const homes = await reducedHomes(
		app,
		near.map(({ accoId }) => accoId),
	);
	const byId = new Map(near.map((hit) => [hit.accoId, hit]));
	for (const { home, taken } of homes) {
		const { price = null, from = null } = byId.get(home.accoId) ?? {};
		const shown = price ?? from;
		const offer =
			filters.lastMinutes && price === null
				? lowestLastMinute(home, party, today, occupancyOf(taken))
				: shown && lastMinutePrice(home, shown.stay, price ? party : DEFAULT_PARTY, today);
		if (offer) offers.set(home.accoId, { ...offer, requested: filters.lastMinutes || price !== null });
	}
	return offers;
}

/** The homes with reductions; none while the database is away: a list stands without the badge, at the same prices. */
async function reducedHomes(app: Pick<App, "db" | "clock">, accoIds: readonly string[]) {
	try {
		return await loadSearchHomes(app.db, await listWithLastMinute(app.db, accoIds), app.clock.now());
	} catch (error) {
		if (error instanceof DatabaseAwayError) return [];
		throw error;
	}
}
