import { type RawBuilder, sql } from "kysely";
import { AMENITIES, KINDS, LOCATIONS } from "#domain/home/facts.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { EARTH_METRES } from "../geo.ts";
import { priceWindow } from "../price-window.ts";
import {
	BATHROOM_CHOICES,
	BEDROOM_CHOICES,
	type Facets,
	type Filters,
	PRICE_BUCKET,
	PRICE_BUCKETS,
	RATING_CHOICES,
	type SearchQuery,
	STAR_CHOICES,
} from "../query.ts";
import { LARGE_BEDROOMS, MOST_THOUSANDTHS, POINTS_A_THOUSANDTH } from "../recommended.ts";
import { candidates, LOCATION_COLUMNS } from "./candidates.ts";
import { stayPriced } from "./stay-price.ts";

/** The one row that a search statement answers. */
export interface SearchRow {
	total: number;
	/** In the order of `FACET_COUNTS`. */
	facets: number[];
	histogram: [number, number][] | null;
	lowest: number | null;
	highest: number | null;
	south: number | null;
	west: number | null;
	north: number | null;
	east: number | null;
	hits: SqlHit[] | null;
}

export interface SqlHit {
	acco_id: string;
	/** Price of the stay, or without dates; null: none. */
	grand: number | null;
	/** Dates of a price without dates; null: none. */
	arrival: string | null;
	nights: number | null;
}

/** One statement for the whole answer: candidates, their price, counts of every choice, the page. */
export function searchStatement(query: SearchQuery, today: DayNumber, now: Date): RawBuilder<SearchRow> {
	const { stay, party, filters } = query;
	const priced = stay
		? sql`${stayPriced(stay, party, today, now)},
			priced AS (
				SELECT *, grand_cents AS grand, (grand_cents + ${nightsOf(query)} - 1) / ${nightsOf(query)} AS per_night,
					NULL::date AS shown_arrival, NULL::int AS shown_nights
				FROM stay_priced)`
		: sql`priced AS (
				SELECT *, from_cents AS grand, from_per_night AS per_night, from_arrival AS shown_arrival,
					from_nights AS shown_nights
				FROM candidate)`;
	return sql<SearchRow>`
		WITH candidate AS MATERIALIZED (${candidates(query)}), ${priced},
		judged AS MATERIALIZED (SELECT *, ${judgements(filters)} FROM priced),
		${listed(query)}
		SELECT (SELECT count(*)::int FROM listed) AS total,
			(SELECT json_build_array(${sql.join(FACET_COUNTS.map(({ count }) => count))}) FROM judged) AS facets,
			(SELECT json_agg(json_build_array(bucket, homes)) FROM (
				SELECT least(${PRICE_BUCKETS - 1}::bigint, per_night / ${PRICE_BUCKET * 100}::bigint) AS bucket, count(*) AS homes
				FROM judged WHERE ${passes()} AND per_night IS NOT NULL GROUP BY 1) bars) AS histogram,
			prices.lowest, prices.highest, box.south, box.west, box.north, box.east,
			(SELECT json_agg(json_build_object('acco_id', acco_id, 'grand', grand, 'arrival', shown_arrival,
					'nights', shown_nights) ORDER BY place_on_list) FROM (
				SELECT *, row_number() OVER (ORDER BY sort_key ASC NULLS LAST, acco_no, acco_id COLLATE "C") AS place_on_list
				FROM listed ORDER BY place_on_list LIMIT ${query.perPage} OFFSET ${query.from}) page) AS hits
		FROM (SELECT min(per_night) AS lowest, max(per_night) AS highest FROM judged WHERE ${passes()}) prices,
			(SELECT min(lat) AS south, min(lng) AS west, max(lat) AS north, max(lng) AS east FROM listed) box`;
}

function nightsOf({ stay }: SearchQuery): RawBuilder<unknown> {
	return sql`${stay ? stay.departure - stay.arrival : 1}::bigint`;
}

const GROUP_FLAGS = ["kinds_ok", "bedrooms_ok", "bathrooms_ok", "stars_ok", "rating_ok"] as const;
type GroupFlag = (typeof GROUP_FLAGS)[number];

/** Whether a home passes each group of the facets, and the price filter. */
function judgements(filters: Filters): RawBuilder<unknown> {
	const window = priceWindow(filters);
	const above = window && sql`per_night >= ${window.minCents}::bigint`;
	const below = window && Number.isFinite(window.maxCents) ? sql`per_night <= ${window.maxCents}::bigint` : sql`true`;
	return sql`
		${filters.kinds.length === 0 ? sql`true` : sql`kind = ANY(${[...filters.kinds]}::text[])`} AS kinds_ok,
		${atLeast("bedrooms", filters.minBedrooms)} AS bedrooms_ok,
		${atLeast("bathrooms", filters.minBathrooms)} AS bathrooms_ok,
		${atLeast("stars", filters.minStars)} AS stars_ok,
		${atLeast("rating", filters.minRating)} AS rating_ok,
		${above ? sql`coalesce(${above} AND ${below}, false)` : sql`true`} AS price_ok`;
}

function atLeast(column: string, minimum: number): RawBuilder<unknown> {
	return minimum <= 0 ? sql`true` : sql`coalesce(${sql.raw(column)} >= ${minimum}::real, false)`;
}

/** The condition that a home passes all groups (but one). */
function passes(except?: GroupFlag): RawBuilder<unknown> {
	return sql.raw(GROUP_FLAGS.filter((flag) => flag !== except).join(" AND "));
}

/** Every number of the facets: its name and choice, and how it is counted. */
export const FACET_COUNTS = facetCounts();

function facetCounts(): { facet: keyof Facets; choice: string | null; count: RawBuilder<unknown> }[] {
	const counts: { facet: keyof Facets; choice: string | null; count: RawBuilder<unknown> }[] = [];
	const add = (facet: keyof Facets, choice: string | number | null, holds: string, group?: GroupFlag) => {
		const count = sql`count(*) FILTER (WHERE ${passes(group)} AND price_ok AND ${sql.raw(holds)})`;
		counts.push({ facet, choice: choice === null ? null : String(choice), count });
	};
	for (const amenity of AMENITIES) add("amenities", amenity, `'${amenity}' = ANY(amenities)`);
	for (const kind of KINDS) add("kinds", kind, `kind = '${kind}'`, "kinds_ok");
	for (const location of LOCATIONS) add("location", location, LOCATION_COLUMNS[location]);
	for (const choice of BEDROOM_CHOICES) add("minBedrooms", choice, `bedrooms >= ${choice}`, "bedrooms_ok");
	for (const choice of BATHROOM_CHOICES) add("minBathrooms", choice, `bathrooms >= ${choice}`, "bathrooms_ok");
	for (const choice of STAR_CHOICES) add("minStars", choice, `stars >= ${choice}`, "stars_ok");
	for (const choice of RATING_CHOICES) add("minRating", choice, `rating >= ${choice}`, "rating_ok");
	add("detached", null, "detached");
	add("noPets", null, "no_pets");
	add("companyVfy", null, "company_vfy");
	add("lastMinutes", null, "last_minute");
	return counts;
}

/** The homes of the result, each with the key that the list is sorted by, smallest first. */
function listed(query: SearchQuery): RawBuilder<unknown> {
	const key = sortKey(query);
	const where = sql`WHERE ${passes()} AND price_ok`;
	if (key) return sql`listed AS (SELECT *, ${key} AS sort_key FROM judged ${where})`;
	return sql`
		peers AS MATERIALIZED (${similarMeans()}),
		listed AS (
			SELECT judged.*, -(own_points + ${pricePoints()}) AS sort_key
			FROM judged LEFT JOIN peers ON peers.country = judged.country AND peers.kind = judged.kind
				AND peers.bedrooms = least(judged.bedrooms, ${LARGE_BEDROOMS}::int) ${where})`;
}

/** Null: the recommended order, which needs the prices of similar homes. */
function sortKey({ sort, center, stay }: SearchQuery): RawBuilder<unknown> | null {
	const price = sql.raw(stay ? "grand" : "per_night");
	if (sort === "price-asc") return sql`${price}`;
	if (sort === "price-desc") return sql`-${price}`;
	if (sort === "rating") return sql`-rating`;
	if (sort === "guests") return sql`max_guests`;
	if (sort === "distance" && center) return metresFrom(center.lat, center.lng);
	return null;
}

/** distanceMetres() of geo.ts. */
function metresFrom(lat: number, lng: number): RawBuilder<unknown> {
	const toLat = sql`${lat}::float8`;
	const toLng = sql`${lng}::float8`;
	const chord = sql`(power(sin(radians(${toLat} - lat) / 2), 2)
		+ cos(radians(lat)) * cos(radians(${toLat})) * power(sin(radians(${toLng} - lng) / 2), 2))`;
	return sql`floor(2 * ${sql.lit(EARTH_METRES)}::float8 * asin(least(1, sqrt(${chord}))) + 0.5)`;
}

/** pricePoints() of recommended.ts: from price a night against the mean of the live homes that are similar. */
function pricePoints(): RawBuilder<unknown> {
	// LEAST and GREATEST pass over nulls, so a home without price or mean is told apart first.
	return sql`CASE WHEN from_per_night IS NULL OR coalesce(peers.mean, 0) = 0 THEN 0
		ELSE least(${MOST_THOUSANDTHS}::bigint, greatest(-${MOST_THOUSANDTHS}::bigint,
			1000 - 1000 * from_per_night / peers.mean)) * ${POINTS_A_THOUSANDTH}::bigint END`;
}

/** Mean from price a night of each class of similar homes. */
function similarMeans(): RawBuilder<unknown> {
	return sql`
		SELECT o.country, o.kind, least(o.bedrooms, ${LARGE_BEDROOMS}::int) AS bedrooms,
			sum(h.per_night)::bigint / count(*) AS mean
		FROM accommodation o JOIN search_home h USING (acco_id)
		WHERE o.status = 'live' AND h.per_night IS NOT NULL
		GROUP BY 1, 2, 3`;
}
