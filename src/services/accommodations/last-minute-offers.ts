import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { LAST_MINUTE_DAYS, type LastMinutePrice, type ReductionQuestion } from "#search/last-minute.ts";
import type { SearchHit, SearchQuery } from "#search/query.ts";
import type { App } from "../app.ts";

export interface LastMinuteOffer extends LastMinutePrice {
	/** The guest asked for these days, or for last minutes: it is what there is to say about the home. */
	readonly requested: boolean;
}

/** What of a search decides which prices its list shows. */
export type PricedFor = Pick<SearchQuery, "party"> & { readonly filters: Pick<SearchQuery["filters"], "lastMinutes"> };

/**
 * The last-minute reductions of a list, in the order of its hits: that of the stay whose price is shown; where the list
 * asks for last minutes without dates, that of the home's cheapest last-minute stay for the party; undefined where there
 * is none, or the price has changed since the list was made.
 */
export async function lastMinuteOffers(
	app: Pick<App, "search" | "clock">,
	hits: readonly Pick<SearchHit, "accoId" | "price" | "from">[],
	{ party, filters }: PricedFor,
): Promise<readonly (LastMinuteOffer | undefined)[]> {
	const offers = new Array<LastMinuteOffer | undefined>(hits.length).fill(undefined);
	const today = app.clock.today();
	const questions: Question[] = [];
	for (const [at, { accoId, price, from }] of hits.entries()) {
		const shown = price ?? from;
		const isLowest = filters.lastMinutes && price === null;
		if (!isLowest && (shown === null || shown.stay.arrival - today > LAST_MINUTE_DAYS)) continue;
		questions.push({
			at,
			accoId,
			stay: isLowest ? null : (shown?.stay ?? null),
			party: price || isLowest ? party : DEFAULT_PARTY,
			shownCents: isLowest ? null : (shown?.grandCents ?? null),
			requested: filters.lastMinutes || price !== null,
		});
	}
	if (questions.length === 0) return offers;
	const reductions = await app.search.reductions(questions);
	for (const [number, { at, shownCents, requested }] of questions.entries()) {
		const reduced = reductions[number];
		if (!reduced || (shownCents !== null && reduced.grandCents !== shownCents)) continue;
		offers[at] = { ...reduced, requested };
	}
	return offers;
}

interface Question extends ReductionQuestion {
	/** Place among the hits: a home may stand in a list with more than one stay. */
	readonly at: number;
	/** The price that the list shows; null: that of the reduction itself. */
	readonly shownCents: number | null;
	/** The guest asked for these days, or for last minutes. */
	readonly requested: boolean;
}
