import { ALTERNATIVES, COUNTED_FILTERS, choicesOf } from "#domain/search/filters.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { longitudeScale } from "../distance.ts";
import { priceLimits } from "../prices.ts";
import { PRICE_BUCKET, PRICE_BUCKETS, type SearchQuery } from "../query.ts";
import { WEIGHT } from "../recommended.ts";
import { orderOf } from "../standing.ts";
import { candidateQueries } from "./candidates.ts";
import { NUMBER_COLUMNS, WORD_COLUMNS, WORD_CONDITIONS, YES_CONDITIONS } from "./filter-columns.ts";
import { type Statement, Values } from "./statement.ts";

/** One row of the statement's answer. */
export interface SearchRow {
	readonly counts: Readonly<Record<string, number | null>>;
	/** Homes by bar of the price histogram. */
	readonly histogram: Readonly<Record<string, number>> | null;
	readonly page: readonly PageRow[] | null;
	readonly points: readonly PointRow[] | null;
}

export interface PageRow {
	readonly accoId: string;
	readonly grand: number | null;
	readonly perNight: number | null;
	/** Day numbers of the lowest price's stay; null in searches with dates. */
	readonly arrival: number | null;
	readonly departure: number | null;
	/** Number of the stay that is shown. */
	readonly no: number;
	/** With several stays: those that are possible, in their order. */
	readonly offers: readonly { readonly no: number; readonly grand: number; readonly per_night: number }[] | null;
}

/** One row of `points`. */
export type PointRow = readonly [accoId: string, lat: number, lng: number, grand: number | null];

/** Name of the count of a filter's choice, so that writer and reader agree. */
export function countName({ name }: (typeof COUNTED_FILTERS)[number], index: number): string {
	return `${name}${index}`;
}

/** A search's statement up to `hit` and `like_homes`: all homes with what each filter and the order say of them. */
interface HitQueries {
	readonly text: string;
	/** That a home passes every filter, but one group's. */
	all(except: string | null): string;
	readonly several: boolean;
}

function hitQueries(query: SearchQuery, today: DayNumber, now: Date, values: Values): HitQueries {
	const candidates = candidateQueries(query, today, now, values);
	const { filters } = query;
	const passes = passesOf(filters, values);
	const groups = Object.keys(passes);
	const all = (except: string | null) =>
		groups
			.filter((group) => group !== except)
			.map((group) => `"ok_${group}"`)
			.join(" AND ");
	const several = (query.stays?.length ?? 0) > 1;
	const text = `${candidates},
	shown AS (
		${several ? "SELECT DISTINCT ON (acco_id) * FROM priced ORDER BY acco_id, grand, no" : "SELECT * FROM priced"}
	),
	hit AS MATERIALIZED (
		SELECT h.*, shown.no, shown.grand, shown.per_night, shown.is_last_minute, per_night / max_guests AS per_place,
			${Object.entries(passes)
				.map(([group, condition]) => `${condition} AS "ok_${group}"`)
				.join(", ")}
		FROM home h JOIN shown USING (acco_id)
		${filters.lastMinutes ? "WHERE is_last_minute" : ""}
	),
	like_homes AS (
		SELECT similar_group, div(sum(per_place), count(*))::bigint AS average, count(*)::int AS alike
		FROM hit WHERE ${all(null)} AND per_place IS NOT NULL GROUP BY 1
	)`;
	return { text, all, several };
}

/** What a row of the page says of its home. */
function pageColumns({ stays }: SearchQuery, several: boolean): string {
	return `acco_id AS "accoId", grand, per_night AS "perNight", no,
			${stays === null ? `from_arrival - DATE '1970-01-01'` : "NULL::int"} AS arrival,
			${stays === null ? `from_departure - DATE '1970-01-01'` : "NULL::int"} AS departure,
			${several ? `(SELECT json_agg(p ORDER BY p.no) FROM priced p WHERE p.acco_id = hit.acco_id)` : "NULL::json"} AS offers`;
}

/** Everything a search answers in one statement, hence in one snapshot. */
export function searchStatement(query: SearchQuery, today: DayNumber, now: Date): Statement {
	const values = new Values();
	const { text: hits, all, several } = hitQueries(query, today, now, values);
	const text = `${hits},
	counts AS (SELECT ${countColumns(all).join(",\n")} FROM hit),
	histogram AS (
		SELECT least(${PRICE_BUCKETS - 1}, per_night / ${PRICE_BUCKET * 100}) AS bar, count(*) AS homes
		FROM hit WHERE ${all("price")} AND per_night IS NOT NULL GROUP BY 1
	),
	page AS (
		SELECT ${pageColumns(query, several)}, row_number() OVER (ORDER BY ${orderKey(query, values)}, acco_no) AS place
		FROM hit LEFT JOIN like_homes USING (similar_group) WHERE ${all(null)}
		ORDER BY place OFFSET ${values.of(query.from, "bigint")} LIMIT ${values.of(query.perPage, "bigint")}
	)
	SELECT (SELECT to_json(counts) FROM counts) AS counts,
		(SELECT json_object_agg(bar, homes) FROM histogram) AS histogram,
		(SELECT json_agg(page ORDER BY place) FROM page) AS page,
		${query.withPoints ? POINTS(all(null)) : "NULL::json"} AS points`;
	return { text, values: values.list };
}

/** The one row of `standingStatement`; no homes: it is no hit. */
export interface StandingRow {
	readonly homes: readonly OrderedRow[] | null;
}

/** A home with the numbers that decide, as they are compared. */
export interface OrderedRow extends PageRow {
	readonly place: number;
	readonly of: number;
	/** Null: unknown, hence last. */
	readonly key: number | null;
	readonly number: number;
	readonly base: number;
	readonly perPlace: number | null;
	readonly average: number | null;
	readonly similar: number | null;
}

/** A home's place among the hits, with those before and behind it, by the very order of the page. */
export function standingStatement(query: SearchQuery, accoId: string, today: DayNumber, now: Date): Statement {
	const values = new Values();
	const { text: hits, all, several } = hitQueries(query, today, now, values);
	const text = `${hits},
	ranked AS MATERIALIZED (
		SELECT hit.*, average, alike, key, row_number() OVER (ORDER BY key, acco_no) AS place, count(*) OVER () AS homes
		FROM hit LEFT JOIN like_homes USING (similar_group) CROSS JOIN LATERAL (SELECT ${orderKey(query, values)} AS key) AS k
		WHERE ${all(null)}
	)
	SELECT json_agg(home ORDER BY place) AS homes FROM (
		SELECT ${pageColumns(query, several)}, place, homes AS "of", key, acco_no AS number, base_points AS base,
			per_place AS "perPlace", average, alike AS "similar"
		FROM ranked AS hit
		WHERE abs(place - (SELECT place FROM ranked WHERE acco_id = ${values.of(accoId, "text")})) <= 1
	) AS home`;
	return { text, values: values.list };
}

const POINTS = (hits: string) =>
	`(SELECT json_agg(json_build_array(acco_id, public_lat, public_lng, grand)) FROM hit WHERE ${hits})`;

/** Conditions of the filters of which another choice takes the chosen one's place. */
export function passesOf(filters: SearchQuery["filters"], values: Values): Readonly<Record<string, string>> {
	const limits = priceLimits(filters);
	return {
		price: limits
			? `coalesce(per_night BETWEEN ${values.of(limits.min, "bigint")} AND ${values.of(limits.max, "bigint")}, false)`
			: "true",
		...Object.fromEntries(ALTERNATIVES.map((filter) => [filter.name, passesAlternative(filter, filters, values)])),
	};
}

function passesAlternative(
	filter: (typeof ALTERNATIVES)[number],
	filters: SearchQuery["filters"],
	values: Values,
): string {
	if (filter.kind === "any") {
		const words = filters[filter.name];
		return words.length > 0 ? `${WORD_COLUMNS[filter.name]} = ANY(${values.of([...words], "text[]")})` : "true";
	}
	const least = filters[filter.name];
	return least > 0 ? `${leastNumber(filter.name)} >= ${values.of(least, "numeric")}` : "true";
}

function leastNumber(name: Extract<(typeof ALTERNATIVES)[number], { kind: "atLeast" }>["name"]): string {
	return `coalesce(${NUMBER_COLUMNS[name]}::numeric, 0)`;
}

/** That a choice of a filter, taken alone, keeps a home. Words are of closed lists. */
function choiceCondition(filter: (typeof COUNTED_FILTERS)[number], choice: string | number | true): string {
	if (filter.kind === "yes") return YES_CONDITIONS[filter.name];
	if (filter.kind === "all") return WORD_CONDITIONS[filter.name](choice as never);
	if (filter.kind === "any") return `${WORD_COLUMNS[filter.name]} = '${choice}'`;
	return `${leastNumber(filter.name)} >= ${choice}`;
}

function countColumns(all: (except: string | null) => string): string[] {
	const count = (base: string, condition: string, name: string) =>
		`count(*) FILTER (WHERE ${base} AND ${condition}) AS "${name}"`;
	const hits = all(null);
	return [
		count(hits, "true", "total"),
		...COUNTED_FILTERS.flatMap((filter) => {
			const base = ALTERNATIVES.some(({ name }) => name === filter.name) ? all(filter.name) : hits;
			return choicesOf(filter).map((choice, index) =>
				count(base, choiceCondition(filter, choice), countName(filter, index)),
			);
		}),
		`min(per_night) FILTER (WHERE ${all("price")}) AS lowest`,
		`max(per_night) FILTER (WHERE ${all("price")}) AS highest`,
		`min(public_lat) FILTER (WHERE ${hits}) AS south`,
		`min(public_lng) FILTER (WHERE ${hits}) AS west`,
		`max(public_lat) FILTER (WHERE ${hits}) AS north`,
		`max(public_lng) FILTER (WHERE ${hits}) AS east`,
	];
}

/** What hits are ordered by, lower first; null comes last. */
function orderKey(query: SearchQuery, values: Values): string {
	const { stays, center } = query;
	const sort = orderOf(query);
	const price = stays === null ? "per_night" : "grand";
	if (sort === "price-asc") return price;
	if (sort === "price-desc") return `-${price}`;
	if (sort === "rating") return `-${NUMBER_COLUMNS.minRating}::numeric`;
	if (sort === "guests") return "-max_guests";
	if (sort === "distance" && center) {
		const dx = `(public_lng - ${values.of(center.lng, "float8")}) * ${values.of(longitudeScale(center.lat), "float8")}`;
		const dy = `public_lat - ${values.of(center.lat, "float8")}`;
		return `(${dx}) * (${dx}) + (${dy}) * (${dy})`;
	}
	return `-(base_points + CASE WHEN per_place IS NULL THEN 0 WHEN like_homes.average = 0 THEN ${WEIGHT.price * 500}
		ELSE ${WEIGHT.price} * greatest(0, 1000 - 500 * per_place / like_homes.average) END)`;
}
