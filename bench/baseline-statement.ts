import { KINDS } from "#domain/accommodation/facts.ts";
import { COUNTED_FILTERS, choicesOf, chosenOf } from "#domain/search/filters.ts";
import { hasChoice } from "#search/home-values.ts";
import { priceLimits } from "#search/prices.ts";
import { NO_FILTERS, PRICE_BUCKET, PRICE_BUCKETS, type SearchQuery } from "#search/query.ts";
import { SIMILAR_GROUPS, WEIGHT } from "#search/recommended.ts";
import type { SearchHome } from "#search/search-home.ts";

/** A question that the baseline's tables do not answer; it gets no figure. */
export class NotCoveredError extends Error {
	constructor(what: string) {
		super(`not held: ${what}`);
	}
}

type Counted = (typeof COUNTED_FILTERS)[number];
const choices = (keep: (filter: Counted) => boolean) =>
	COUNTED_FILTERS.filter((filter) => keep(filter) && !("perStay" in filter)).flatMap((filter) =>
		choicesOf(filter).map((choice, index) => ({
			filter,
			choice,
			index,
			has: (entry: SearchHome) => hasChoice(filter, entry)(choice),
		})),
	);

/** Yes/no facts that a search may ask for: bits of the column `facts`. */
const WANTED = choices(({ kind }) => kind === "yes" || kind === "all");

/** Facts that are counted for the choices: those, and the least numbers. */
export const COUNTED = [...WANTED, ...choices(({ kind }) => kind === "atLeast")];

/** Two counts share a column, the second from this bit on: half as many sums, for catalogues of two million homes. */
export const SECOND_COUNT = 21;
export const COUNT_COLUMNS = Math.ceil(COUNTED.length / 2);
const columns = Array.from({ length: COUNT_COLUMNS }, (_, number) => `c${number}`);

/** The columns of every table behind those of its prices. */
export const FACT_COLUMNS = `home_no int4, max_guests int2, max_babies int2, max_pets int2, base_points int2,
	similar_group int2, last_minute int4, facts int4, region_id int4, place_id int4, lat float8, lng float8,
	${columns.map((name) => `${name} int4`).join(", ")}`;
export const FACT_COLUMN_COUNT = 12 + COUNT_COLUMNS;

/** Bits of the facts that a home has. */
export function factBits(entry: SearchHome): number {
	return WANTED.reduce((bits, { has }, number) => (has(entry) ? bits | (1 << number) : bits), 0);
}

/** Where a search reads: a table with the expressions of its prices. */
export interface Source {
	readonly table: string;
	/** The home can be had. */
	readonly possible: string;
	readonly grand: string;
	readonly perNight: string;
	/** 1 where the stay shown is a last-minute one. */
	readonly lastMinute: string;
	/** Expressions over the table's columns for homes of the page. */
	readonly shown: readonly string[];
}

/** The one row of the statement's answer. */
export interface BaselineRow {
	/** total, last minute, south, north, west, east, and the counts of `COUNTED` two by two. */
	readonly counts: readonly (string | number | null)[];
	readonly kinds: Readonly<Record<string, number>> | null;
	/** Homes of each bar of the histogram with their lowest and highest price. */
	readonly bars: readonly (readonly [bar: number, homes: number, lowest: number, highest: number])[] | null;
	readonly page: readonly (readonly unknown[])[] | null;
}

const SIZES = SIMILAR_GROUPS / KINDS.length;

/** Conditions of the filters that only narrow. */
export function narrowing(query: SearchQuery): string {
	const { filters } = query;
	const { kinds, priceMin, priceMax, place, ...rest } = filters;
	const coverage = new Set<string>(WANTED.map(({ filter }) => filter.name));
	for (const [name, value] of Object.entries(rest)) {
		const isRequested = JSON.stringify(value) !== JSON.stringify(NO_FILTERS[name as keyof typeof rest]);
		if (isRequested && !coverage.has(name)) throw new NotCoveredError(`filter ${name}`);
	}
	if (place.country !== undefined) throw new NotCoveredError("filter country");
	const flags = WANTED.map(({ filter, choice }) => chosenOf(filter, filters).includes(choice));
	const mask = flags.reduce((bits, wanted, number) => (wanted ? bits | (1 << number) : bits), 0);
	return [
		"true",
		...(mask === 0 ? [] : [`facts & ${mask} = ${mask}`]),
		...(place.regionId === undefined ? [] : [`region_id = ${Number(place.regionId)}`]),
		...(place.placeId === undefined ? [] : [`place_id = ${Number(place.placeId)}`]),
	].join(" AND ");
}

/** Conditions of the two filters of which another choice takes the chosen one's place. */
export function groupsOf({ filters }: SearchQuery): { readonly kinds: string; readonly price: string } {
	const limits = priceLimits(filters);
	const most = SIMILAR_GROUPS - 1;
	const groups = Array.from({ length: most + 1 }, (_, group) => group);
	const wanted = groups.filter((group) => filters.kinds.includes(KINDS[Math.floor(group / SIZES)] ?? "villa"));
	return {
		kinds: filters.kinds.length === 0 ? "true" : `similar_group IN (${wanted.join()})`,
		price: limits === null ? "true" : `per_night BETWEEN ${limits.min} AND ${Math.min(limits.max, 2 ** 31 - 1)}`,
	};
}

/** All of a search's answer in one statement; without `facets` its total and page alone. */
export function baselineStatement(query: SearchQuery, source: Source, facets: boolean): string {
	const { kinds, price } = groupsOf(query);
	const where = `${source.possible} AND ${narrowing(query)}`;
	const base = `(SELECT *, ${source.grand} AS grand_cents, ${source.perNight} AS per_night FROM ${source.table} WHERE ${where})`;
	const counts = [
		"sum(homes)",
		"sum(last_minutes)",
		"min(south)",
		"max(north)",
		"min(west)",
		"max(east)",
		...(facets ? columns.map((name) => `sum(${name})::text`) : []),
	];
	// Looked up by the index for the homes of the page alone.
	const shown =
		source.shown.length === 0
			? "NULL"
			: `(SELECT json_build_array(${source.shown.join(", ")}) FROM ${source.table} AS own WHERE own.home_no = page.home_no)`;
	return `WITH thin AS MATERIALIZED (
		SELECT home_no, similar_group, base_points, grand_cents, per_night, per_night / max_guests AS per_place
		FROM ${base} AS base ${facets ? "" : `WHERE ${price} AND ${kinds}`}
	), like_homes AS MATERIALIZED (
		${
			facets
				? `SELECT similar_group, count(*) AS homes, sum(per_night / max_guests) / nullif(count(per_night), 0) AS average,
			sum(${source.lastMinute}) AS last_minutes, min(lat) AS south, max(lat) AS north, min(lng) AS west, max(lng) AS east,
			${columns.map((name) => `sum(${name}) AS ${name}`).join(", ")}
		FROM ${base} AS base WHERE ${price} GROUP BY similar_group`
				: `SELECT similar_group, count(*) AS homes, sum(per_place) / nullif(count(per_place), 0) AS average,
			0 AS last_minutes, 0 AS south, 0 AS north, 0 AS west, 0 AS east FROM thin GROUP BY similar_group`
		}
	), page AS (
		SELECT *, row_number() OVER () AS place FROM (
			SELECT home_no, grand_cents, per_night FROM thin JOIN like_homes USING (similar_group) WHERE ${kinds} AND ${price}
			ORDER BY ${orderOf(query)}, home_no OFFSET ${Number(query.from)} LIMIT ${Number(query.perPage)}
		) AS first
	)
	SELECT (SELECT json_build_array(${counts.join(", ")}) FROM like_homes WHERE ${kinds}) AS counts,
		${
			facets
				? `(SELECT json_object_agg(kind, homes) FROM (
			SELECT similar_group / ${SIZES} AS kind, sum(homes) AS homes FROM like_homes GROUP BY 1) AS k) AS kinds,
		(SELECT json_agg(json_build_array(bar, homes, lowest, highest)) FROM (
			SELECT least(${PRICE_BUCKETS - 1}, per_night / ${PRICE_BUCKET * 100}) AS bar, count(*) AS homes,
				min(per_night) AS lowest, max(per_night) AS highest
			FROM thin WHERE ${kinds} AND per_night IS NOT NULL GROUP BY 1) AS b) AS bars,`
				: "NULL AS kinds, NULL AS bars,"
		}
		(SELECT json_agg(json_build_array(home_no, grand_cents, per_night, ${shown}) ORDER BY place) FROM page) AS page`;
}

function orderOf({ sort, stays }: SearchQuery): string {
	const price = stays === null ? "per_night" : "grand_cents";
	if (sort === "price-asc") return `${price} ASC NULLS LAST`;
	if (sort === "price-desc") return `${price} DESC NULLS LAST`;
	if (sort !== "recommended") throw new NotCoveredError(`sort by ${sort}`);
	return `base_points + CASE WHEN per_place IS NULL THEN 0 WHEN average = 0 THEN ${WEIGHT.price * 500}
		ELSE ${WEIGHT.price} * greatest(0, 1000 - 500 * per_place / average) END DESC`;
}
