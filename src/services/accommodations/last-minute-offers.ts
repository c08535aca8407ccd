import { listWithLastMinute } from "#db/accommodations/accommodations.ts";
import { loadSearchHomes } from "#db/accommodations/load-homes.ts";
import { DatabaseAwayError } from "#db/connection/outage.ts";
import { occupancyOf } from "#domain/accommodation/accommodation.ts";
import { DEFAULT_PARTY, type Party } from "#domain/party/party.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { LAST_MINUTE_DAYS, type LastMinutePrice, lastMinutePrice, lowestLastMinute } from "#search/last-minute.ts";
import type { SearchHit, SearchQuery } from "#search/query.ts";
import type { SearchHome } from "#search/search-home.ts";
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
 * is none.
 */
export async function lastMinuteOffers(
	app: Pick<App, "db" | "clock" | "cards">,
	hits: readonly Pick<SearchHit, "accoId" | "price" | "from">[],
	{ party, filters }: PricedFor,
): Promise<readonly (LastMinuteOffer | undefined)[]> {
	const offers = new Array<LastMinuteOffer | undefined>(hits.length).fill(undefined);
	const today = app.clock.today();
	const unknown: Question[] = [];
	for (const [at, { accoId, price, from }] of hits.entries()) {
		const shown = price ?? from;
		const isLowest = filters.lastMinutes && price === null;
		if (!isLowest && (shown === null || shown.stay.arrival - today > LAST_MINUTE_DAYS)) continue;
		const question: Question = {
			at,
			accoId,
			stay: isLowest ? null : (shown?.stay ?? null),
			party: price || isLowest ? party : DEFAULT_PARTY,
			requested: filters.lastMinutes || price !== null,
		};
		const known = app.cards.get(accoId)?.offers.get(keyOf(question, today));
		if (known === undefined) unknown.push(question);
		else if (known) offers[at] = { ...known, requested: question.requested };
	}
	for (const { question, offer } of await answers(app, unknown, today)) {
		if (offer) offers[question.at] = { ...offer, requested: question.requested };
	}
	return offers;
}

/** What is asked of one home: the reduction of a stay, or of its cheapest last-minute stay (null). */
interface Question {
	/** Place among the hits: a home may stand in a list with more than one stay. */
	readonly at: number;
	readonly accoId: string;
	readonly stay: Stay | null;
	readonly party: Party;
	/** The guest asked for these days, or for last minutes. */
	readonly requested: boolean;
}

function keyOf({ stay, party }: Question, today: DayNumber): string {
	const { adults, children, babies, pets } = party;
	return [today, stay?.arrival, stay?.departure, adults, children, babies, pets].join(" ");
}

/** Works answers out, and keeps them with homes that are kept; none while the database is away. */
async function answers(app: Pick<App, "db" | "clock" | "cards">, questions: readonly Question[], today: DayNumber) {
	if (questions.length === 0) return [];
	const before = new Map(questions.map(({ accoId }) => [accoId, app.cards.get(accoId)]));
	const homes = await reducedHomes(app, [...before.keys()]);
	if (!homes) return [];
	return questions.map((question) => {
		const reduced = homes.get(question.accoId);
		const offer = reduced ? offerOf(reduced, question, today) : null;
		const kept = before.get(question.accoId);
		if (kept) app.cards.keepOffer(kept, keyOf(question, today), offer);
		return { question, offer };
	});
}

function offerOf({ home, taken }: SearchHome, { stay, party }: Question, today: DayNumber): LastMinutePrice | null {
	return stay ? lastMinutePrice(home, stay, party, today) : lowestLastMinute(home, party, today, occupancyOf(taken));
}

/**
 * The homes with reductions by accoId; null while the database is away: a list stands without the badge, at the same
 * prices.
 */
async function reducedHomes(
	app: Pick<App, "db" | "clock">,
	accoIds: readonly string[],
): Promise<ReadonlyMap<string, SearchHome> | null> {
	try {
		const reduced = await listWithLastMinute(app.db, accoIds);
		const homes = await loadSearchHomes(app.db, reduced, app.clock.now());
		return new Map(homes.map((found) => [found.home.accoId, found]));
	} catch (error) {
		if (error instanceof DatabaseAwayError) return null;
		throw error;
	}
}
