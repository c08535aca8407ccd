import { CompiledQuery, sql } from "kysely";
import { otherStays } from "#domain/pricing/flexible-stays.ts";
import { BOOKING_HORIZON_DAYS, type Stay } from "#domain/pricing/stay-rules.ts";
import { facetsFrom } from "#domain/search/filters.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { priceRange } from "#search/prices.ts";
import {
	asksOtherDates,
	choicesFrom,
	type OtherDateHit,
	PRICE_BUCKETS,
	type PricedStay,
	type SearchHit,
	type SearchQuery,
	type SearchResult,
	type StayOffer,
} from "#search/query.ts";
import {
	countName,
	type OrderedRow,
	type PageRow,
	type SearchRow,
	type StandingRow,
	searchStatement,
	standingStatement,
} from "#search/sql/search-statement.ts";
import type { Statement } from "#search/sql/statement.ts";
import {
	type OfferRow,
	type OtherDatesRow,
	offersStatement,
	otherDatesStatement,
} from "#search/sql/stay-statements.ts";
import { type OrderedHit, orderOf, type RecommendedPoints, type Standing } from "#search/standing.ts";
import type { Db } from "../connection/client.ts";

/** Answers a search from the tables, with lowest prices and points from `search_summary`. */
export async function sqlSearch(db: Db, query: SearchQuery, today: DayNumber, now: Date): Promise<SearchResult> {
	const stays = query.stays && possibleStays(query.stays, today);
	const requested = stays === null ? null : stays.map(({ stay }) => stay);
	if (query.party.adults < 1) return resultOf(query, [], NOTHING);
	const row =
		requested?.length === 0
			? NOTHING
			: (await run<SearchRow>(db, searchStatement({ ...query, stays: requested }, today, now)))[0];
	const result = resultOf(query, requested ?? [], row ?? NOTHING);
	if (!asksOtherDates(query, result.totalResults)) return result;
	return { ...result, otherDates: await otherDates(db, query, today, now) };
}

/** For each single stay of the query: the number of homes and the lowest price. */
export async function sqlOffers(db: Db, query: SearchQuery, today: DayNumber, now: Date): Promise<StayOffer[]> {
	const offers = (query.stays ?? []).map((): StayOffer => ({ count: 0, lowestCents: null }));
	const stays = possibleStays(query.stays ?? [], today);
	if (query.party.adults < 1 || stays.length === 0) return offers;
	const requested = stays.map(({ stay }) => stay);
	for (const { no, count, lowest } of await run<OfferRow>(db, offersStatement(query, requested, today, now))) {
		offers[stays[no]?.number ?? -1] = { count, lowestCents: lowest };
	}
	return offers;
}

/** Where a home stands among the hits; null: it is none. */
export async function sqlStanding(
	db: Db,
	query: SearchQuery,
	accoId: string,
	today: DayNumber,
	now: Date,
): Promise<Standing | null> {
	const stays = query.stays && possibleStays(query.stays, today);
	const requested = stays === null ? null : stays.map(({ stay }) => stay);
	if (query.party.adults < 1 || requested?.length === 0) return null;
	const possible = { ...query, stays: requested };
	const [answer] = await run<StandingRow>(db, standingStatement(possible, accoId, today, now));
	const rows = answer?.homes ?? [];
	const isRecommended = orderOf(query) === "recommended";
	const ordered = (row: OrderedRow | undefined): OrderedHit | null =>
		row
			? {
					hit: hitOf(query, requested ?? [], row),
					keys: [row.key ?? Number.POSITIVE_INFINITY, row.number],
					points: isRecommended ? pointsOf(row) : null,
				}
			: null;
	const at = rows.findIndex((row) => row.accoId === accoId);
	const home = ordered(rows[at]);
	if (!home) return null;
	const { place = 0, of = 0 } = rows[at] ?? {};
	return { list: "hits", place, of, home, before: ordered(rows[at - 1]), behind: ordered(rows[at + 1]) };
}

function pointsOf({ key, base, perPlace, average, similar }: OrderedRow): RecommendedPoints {
	const price = 0 - (key ?? 0) - base;
	return { base, price, perPlaceCents: perPlace, averageCents: average, similar: similar ?? 0 };
}

async function otherDates(db: Db, query: SearchQuery, today: DayNumber, now: Date): Promise<OtherDateHit[]> {
	const [requested] = query.stays ?? [];
	if (!requested || !query.otherDates) return [];
	const others = otherStays(requested, query.otherDates.days, today);
	if (others.length === 0) return [];
	// The stay asked for comes first, so that its own homes can be left out; one that no home takes does no harm.
	const first = possibleStays([requested], today).length > 0 ? requested : IMPOSSIBLE(today);
	const stays = [first, ...others.map(({ stay }) => stay)];
	const ranks = [0, ...others.map(({ rank }) => rank)];
	const rows = await run<OtherDatesRow>(db, otherDatesStatement(query, stays, ranks, today, now));
	return rows.map(({ accoId, no, rank, grand, perNight }) => ({
		accoId,
		rank,
		from: null,
		choices: null,
		price: pricedStay(stays[no] as Stay, grand, perNight),
	}));
}

/** A stay beyond the horizon, which no home has rates for. */
const IMPOSSIBLE = (today: DayNumber): Stay => ({ arrival: today - 2, departure: today - 1 });

async function run<Row>(db: Db, { text, values }: Statement): Promise<Row[]> {
	return db.transaction().execute(async (trx) => {
		// The planner takes the sets between the steps for single rows and would join them in nested loops; and
		// compiling so long a statement takes longer than running it.
		await sql`SELECT set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`.execute(trx);
		return (await trx.executeQuery(CompiledQuery.raw(text, [...values]))).rows as Row[];
	});
}

/** Stays that some home may take, with their places among those asked for. */
function possibleStays(stays: readonly Stay[], today: DayNumber): { readonly stay: Stay; readonly number: number }[] {
	return stays
		.map((stay, number) => ({ stay, number }))
		.filter(({ stay: { arrival, departure } }) => {
			if (!Number.isInteger(arrival) || !Number.isInteger(departure)) return false;
			return arrival >= today && departure > arrival && departure <= today + BOOKING_HORIZON_DAYS;
		});
}

const NOTHING: SearchRow = { counts: {}, histogram: null, page: null, points: null };

function resultOf(query: SearchQuery, requested: readonly Stay[], row: SearchRow): SearchResult {
	const { counts, histogram, page, points } = row;
	const count = (name: string) => counts[name] ?? 0;
	const { lowest = null, highest = null, south = null, west = null, north = null, east = null } = counts;
	return {
		totalResults: count("total"),
		hits: (page ?? []).map((row) => hitOf(query, requested, row)),
		priceRange: lowest === null || highest === null ? null : priceRange(lowest, highest),
		priceHistogram: Array.from({ length: PRICE_BUCKETS }, (_, bar) => histogram?.[bar] ?? 0),
		facets: facetsFrom((filter, index) => count(countName(filter, index))),
		bounds: south === null || west === null || north === null || east === null ? null : { south, west, north, east },
		points: query.withPoints
			? (points ?? []).map(([accoId, lat, lng, grandCents]) => ({ accoId, lat, lng, grandCents }))
			: null,
		otherDates: [],
	};
}

function pricedStay(stay: Stay, grandCents: number, perNightCents: number): PricedStay {
	return { stay, nights: stay.departure - stay.arrival, grandCents, perNightCents };
}

function hitOf(query: SearchQuery, requested: readonly Stay[], row: PageRow): SearchHit {
	const { accoId, grand, perNight, arrival, departure, no } = row;
	if (query.stays === null) {
		const known = grand !== null && perNight !== null && arrival !== null && departure !== null;
		return {
			accoId,
			price: null,
			choices: null,
			from: known ? pricedStay({ arrival, departure }, grand, perNight) : null,
		};
	}
	const stay = requested[no];
	const price = stay && grand !== null && perNight !== null ? pricedStay(stay, grand, perNight) : null;
	const possible =
		query.stays.length === 1
			? null
			: requested.length === 1 && price
				? [price]
				: (row.offers ?? []).map((offer) => pricedStay(requested[offer.no] as Stay, offer.grand, offer.per_night));
	return { accoId, price, from: null, choices: possible && choicesFrom(possible) };
}
