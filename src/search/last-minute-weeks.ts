import { accoNumber } from "#domain/accommodation/acco-id.ts";
import { type Occupancy, occupancyOf, type SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import type { Cents } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import { ALTERNATIVES, NO_FILTER_VALUES } from "#domain/search/filters.ts";
import { type DayNumber, mondayOf } from "#domain/time/civil-date.ts";
import { LAST_MINUTE_DAYS, type LastMinutePrice, lastMinutePrice, lastMinuteStays } from "./last-minute.ts";
import { priceBucket, priceLimits, priceRange } from "./prices.ts";
import { type Filters, PRICE_BUCKETS, type PricedStay, type SearchQuery, type SearchResult } from "./query.ts";
import type { SearchHome } from "./search-home.ts";

/** Last-minute stays by the week in which they begin: weeks run from Monday to Sunday, each home is in a week once. */

/**
 * A search without dates for last-minute stays. `from` and `perPage` are of the week's list, or of every week's where
 * none is asked for; price limits are of the stay shown; the order is this list's own, whatever `sort` says.
 */
export interface LastMinuteQuery extends SearchQuery {
	/** Monday of the only week whose homes are wanted; null: those of all weeks. */
	readonly week: DayNumber | null;
}

/**
 * Prices and counts are of the weeks that the query asks for: of a home's stays in them the lowest price a night, without
 * the price filter; counts are of homes that the list would hold with one more choice.
 */
export interface LastMinuteAnswer extends Pick<SearchResult, "priceRange" | "priceHistogram" | "facets"> {
	/** Homes with such a stay in any week. */
	readonly homes: number;
	/** All weeks of the span in time, also those without homes. */
	readonly weeks: readonly LastMinuteWeek[];
}

/** The days of arrival of a week that lie within the span. */
export interface WeekOfArrivals {
	readonly monday: DayNumber;
	readonly first: DayNumber;
	readonly last: DayNumber;
}

export interface LastMinuteWeek extends WeekOfArrivals {
	/** Homes with a stay that begins in it. */
	readonly count: number;
	/** Largest percent first, then lowest price, then earliest arrival, then number. */
	readonly hits: readonly LastMinuteHit[];
}

/** A home with its best last-minute stay of a week: the one that would stand first in the week's order. */
export interface LastMinuteHit {
	readonly accoId: string;
	readonly price: PricedStay;
	readonly beforeCents: Cents;
	readonly percent: number;
}

/** The weeks in which last-minute stays of a day begin, this one first. */
export function lastMinuteWeeks(today: DayNumber): readonly WeekOfArrivals[] {
	const end = today + LAST_MINUTE_DAYS;
	const weeks: WeekOfArrivals[] = [];
	for (let monday = mondayOf(today); monday <= end; monday += 7) {
		weeks.push({ monday, first: Math.max(monday, today), last: Math.min(monday + 6, end) });
	}
	return weeks;
}

/** What decides the order within a week. */
export interface WeekOrder {
	readonly percent: number;
	readonly grandCents: Cents;
	readonly arrival: DayNumber;
	/** Number of the home. */
	readonly number: number;
}

export function byWeekOrder(a: WeekOrder, b: WeekOrder): number {
	return b.percent - a.percent || a.grandCents - b.grandCents || a.arrival - b.arrival || a.number - b.number;
}

/** The filters of the homes among which last-minute stays are looked for: price limits are of the stays. */
export function lastMinuteFilters(filters: Filters): Filters {
	return { ...filters, lastMinutes: true, priceMin: null, priceMax: null };
}

const NO_ALTERNATIVES = Object.fromEntries(ALTERNATIVES.map(({ name }) => [name, NO_FILTER_VALUES[name]]));

/** The filters without those of which another choice takes the chosen one's place: of their homes the counts are. */
export function openFilters(filters: Filters): Filters {
	return { ...filters, ...NO_ALTERNATIVES };
}

/** Whether a stay begins in a week that is asked for. */
function beginsInWeeks({ week }: LastMinuteQuery): (price: LastMinutePrice) => boolean {
	return ({ stay }) => week === null || week === mondayOf(stay.arrival);
}

/** Those of the homes that have a stay in the weeks and within the price limits of a query. */
export function withLastMinute(
	homes: readonly SearchHome[],
	query: LastMinuteQuery,
	today: DayNumber,
): readonly string[] {
	const limits = priceLimits(query.filters);
	return homes.flatMap(({ home, taken }) =>
		bestOfWeeks(home, query.party, today, occupancyOf(taken), limits).some(beginsInWeeks(query)) ? [home.accoId] : [],
	);
}

/** The answer from homes that pass every other filter, by the domain's own rules: too slow for a large catalogue. */
export function lastMinutesOf(
	homes: readonly SearchHome[],
	query: LastMinuteQuery,
	today: DayNumber,
): Omit<LastMinuteAnswer, "facets"> {
	const { party, week, from, perPage } = query;
	const limits = priceLimits(query.filters);
	const found = homes.flatMap(({ home, taken }) => {
		const stays = bestOfWeeks(home, party, today, occupancyOf(taken), limits);
		return stays.length > 0 ? [{ accoId: home.accoId, stays }] : [];
	});
	const prices = homes.flatMap(({ home, taken }) => {
		const stays = bestOfWeeks(home, party, today, occupancyOf(taken)).filter(beginsInWeeks(query));
		return stays.length > 0 ? [Math.min(...stays.map(({ perNightCents }) => perNightCents))] : [];
	});
	const priceHistogram = new Array<number>(PRICE_BUCKETS).fill(0);
	for (const price of prices) priceHistogram[priceBucket(price)] = (priceHistogram[priceBucket(price)] ?? 0) + 1;
	return {
		homes: found.length,
		priceRange: priceRange(Math.min(...prices), Math.max(...prices)),
		priceHistogram,
		weeks: lastMinuteWeeks(today).map((days) => {
			const hits = found
				.flatMap(({ accoId, stays }) => {
					const best = stays.find(({ stay }) => mondayOf(stay.arrival) === days.monday);
					return best ? [{ hit: hitOf(accoId, best), order: orderOf(accoId, best) }] : [];
				})
				.sort((a, b) => byWeekOrder(a.order, b.order));
			const isWanted = week === null || week === days.monday;
			const page = isWanted ? hits.slice(from, from + perPage) : [];
			return { ...days, count: hits.length, hits: page.map(({ hit }) => hit) };
		}),
	};
}

function hitOf(accoId: string, price: LastMinutePrice): LastMinuteHit {
	const { stay, nights, grandCents, perNightCents, beforeCents, percent } = price;
	return { accoId, price: { stay, nights, grandCents, perNightCents }, beforeCents, percent };
}

function orderOf(accoId: string, { percent, grandCents, stay }: LastMinutePrice): WeekOrder {
	return { percent, grandCents, arrival: stay.arrival, number: accoNumber(accoId) };
}

/** A home's best last-minute stay of each week, within limits of the price a night; weeks without one are missing. */
export function bestOfWeeks(
	home: SellableAccommodation,
	party: Party,
	today: DayNumber,
	occupancy: Occupancy,
	limits: ReturnType<typeof priceLimits> = null,
): readonly LastMinutePrice[] {
	const best = new Map<DayNumber, LastMinutePrice>();
	for (const stay of lastMinuteStays(home, party, today, occupancy)) {
		const price = lastMinutePrice(home, stay, party, today);
		if (!price || (limits && (price.perNightCents < limits.min || price.perNightCents > limits.max))) continue;
		const monday = mondayOf(stay.arrival);
		const known = best.get(monday);
		if (!known || byWeekOrder(orderOf(home.accoId, price), orderOf(home.accoId, known)) < 0) best.set(monday, price);
	}
	return [...best.values()];
}
