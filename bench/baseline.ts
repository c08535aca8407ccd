import { createHash } from "node:crypto";
import pg from "pg";
import { type Party, personsOf } from "#domain/party/party.ts";
import { BOOKING_HORIZON_DAYS, type Stay } from "#domain/pricing/stay-rules.ts";
import { facetsFrom } from "#domain/search/filters.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { LAST_MINUTE_DAYS } from "#search/last-minute.ts";
import { priceLimits, priceRange } from "#search/prices.ts";
import {
	asksOtherDates,
	choicesFrom,
	MOST_OTHER_DATES,
	type OtherDateHit,
	PRICE_BUCKETS,
	type SearchHit,
	type SearchQuery,
	type SearchResult,
} from "#search/query.ts";
import type { SearchHome } from "#search/search-home.ts";
import {
	type BaselineRow,
	baselineStatement,
	COUNTED,
	NotCoveredError,
	narrowing,
	SECOND_COUNT,
	type Source,
} from "./baseline-statement.ts";
import {
	arrivalIndex,
	COMMON_NIGHTS,
	fillTables,
	type Month,
	monthsFrom,
	OVERLAP,
	stayTable,
} from "./baseline-tables.ts";

/**
 * PostgreSQL as an expert would lay it out for this search and nothing else: prices made beforehand, one narrow row a
 * home and month, counts two to a column. What it holds and what not: docs/guides/search.md#baseline.
 */
export interface Baseline {
	/** The whole answer, as the memory engine gives it. Throws `NotHeldError` for what the tables do not hold. */
	search(query: SearchQuery): Promise<SearchResult>;
	/** Total and page alone, without counts for the choices and without histogram. */
	list(query: SearchQuery): Promise<Pick<SearchResult, "totalResults" | "hits">>;
	/** Another connection to the same tables, whose searches may take so many workers more. */
	withWorkers(count: number): Promise<Baseline>;
	/** Bytes of all tables and indexes. */
	readonly bytes: number;
	close(): Promise<void>;
}

export interface BaselineOptions {
	readonly party: Party;
	readonly today: DayNumber;
	/** Lengths of stay that get tables. */
	readonly lengths?: readonly number[];
}

/** Fills an empty database and opens the baseline on it. */
export async function openBaseline(
	url: string,
	homes: Iterable<SearchHome>,
	options: BaselineOptions,
): Promise<Baseline> {
	const { party, today, lengths = COMMON_NIGHTS } = options;
	await fillTables(url, homes, party, today, lengths);
	return connect(url, { party, today, lengths, months: monthsFrom(today) }, 0);
}

async function connect(url: string, coverage: Coverage, workers: number): Promise<Baseline> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	for (const setting of [...SESSION, `max_parallel_workers_per_gather = ${workers}`])
		await client.query(`SET ${setting}`);
	const size = await client.query<{ bytes: string }>(
		"SELECT sum(pg_total_relation_size(oid)) AS bytes FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
	);
	const run = async <Row extends object>(text: string, values: readonly unknown[]) => {
		const name = createHash("md5").update(text).digest("hex");
		return (await client.query<Row>({ name, text, values: [...values] })).rows;
	};
	const answer = async (query: SearchQuery, facets: boolean) => {
		const place = placeOf(query, coverage);
		const [row] = await run<BaselineRow>(baselineStatement(query, place.source, facets), place.values);
		return { place, row: row as BaselineRow };
	};
	return {
		bytes: Number(size.rows[0]?.bytes),
		search: async (query) => {
			const { place, row } = await answer(query, true);
			const result = resultOf(place, row);
			if (!asksOtherDates(query, result.totalResults)) return result;
			const { text, values } = otherDates(query, coverage);
			const rows = await run<OtherRow>(text, values);
			if (rows.length < MOST_OTHER_DATES) throw new NotCoveredError("other dates of other lengths");
			return { ...result, otherDates: rows.map((row) => otherHit(row, query)) };
		},
		list: async (query) => {
			const { place, row } = await answer(query, false);
			return { totalResults: Number(row.counts[0] ?? 0), hits: hitsOf(place, row) };
		},
		withWorkers: (count) => connect(url, coverage, count),
		close: () => client.end(),
	};
}

/** What an expert sets for so short queries: no compiling, plans made once, pages thought at hand, workers cheap. */
const SESSION = [
	"jit = off",
	"plan_cache_mode = force_generic_plan",
	"work_mem = '64MB'",
	"random_page_cost = 1.0",
	"effective_cache_size = '8GB'",
	"parallel_setup_cost = 10",
	"parallel_tuple_cost = 0.01",
	// Masks and prices make the planner expect few rows, which it would join one by one.
	"enable_nestloop = off",
];

interface Coverage {
	readonly party: Party;
	readonly today: DayNumber;
	readonly lengths: readonly number[];
	readonly months: readonly Month[];
}

/** Where a query reads, with the values of the statement's parameters and what turns a row of the page into a hit. */
interface Place {
	readonly source: Source;
	readonly values: readonly unknown[];
	hit(row: readonly unknown[]): SearchHit;
}

function placeOf(query: SearchQuery, coverage: Coverage): Place {
	const { stays } = query;
	if (stays === null) return noDates(query);
	const { party } = coverage;
	const { adults, children, babies, pets } = query.party;
	if (adults !== party.adults || children !== party.children || babies !== party.babies || pets !== party.pets) {
		throw new NotCoveredError("another party");
	}
	const [stay] = stays;
	if (!stay) throw new NotCoveredError("no stay");
	return stays.length === 1 ? oneStay(stay, coverage) : wholeMonth(stays, coverage);
}

function noDates({ party }: SearchQuery): Place {
	const { babies, pets } = party;
	return {
		source: {
			table: "home",
			possible: "max_guests >= $1::int AND max_babies >= $2::int AND max_pets >= $3::int",
			grand: "from_grand",
			perNight: "from_per_night",
			lastMinute: "from_last_minute",
			shown: ["from_arrival", "from_nights"],
		},
		values: [personsOf(party), babies, pets],
		hit: ([no, grand, perNight, shown], [arrival, nights] = shown as [unknown, unknown]) => ({
			accoId: `a${no}`,
			price: null,
			choices: null,
			from: arrival === null ? null : pricedStay(arrival, nights, grand, perNight),
		}),
	};
}

function tableOf(
	{ arrival, departure }: Stay,
	{ lengths, months, today }: Coverage,
): readonly [table: string, month: Month] {
	const nights = departure - arrival;
	const month = months.find(({ first, end }) => arrival >= first && arrival < end);
	if (!month || arrival < today || !lengths.includes(nights))
		throw new NotCoveredError(`${nights} nights from ${arrival}`);
	return [stayTable(nights, month), month];
}

function oneStay(stay: Stay, coverage: Coverage): Place {
	const [table, month] = tableOf(stay, coverage);
	const nights = stay.departure - stay.arrival;
	const days = stay.arrival - coverage.today;
	return {
		source: {
			table,
			possible: "totals[$1::int] > 0",
			grand: "totals[$1::int]",
			perNight: `(totals[$1::int] + ${nights - 1}) / ${nights}`,
			lastMinute: days <= LAST_MINUTE_DAYS ? `last_minute >> ${days} & 1` : "0",
			shown: [],
		},
		values: [arrivalIndex(stay.arrival, month)],
		hit: ([no, grand, perNight]) => ({
			accoId: `a${no}`,
			from: null,
			choices: null,
			price: pricedStay(stay.arrival, nights, grand, perNight),
		}),
	};
}

/** Stays of one length with every arrival of a month: the lowest price of each home is held. */
function wholeMonth(stays: readonly Stay[], coverage: Coverage): Place {
	const [first] = stays as readonly [Stay];
	const [table, month] = tableOf(first, coverage);
	const nights = first.departure - first.arrival;
	const begin = Math.max(month.first, coverage.today);
	const whole = stays.every(
		({ arrival, departure }, number) => arrival === begin + number && departure - arrival === nights,
	);
	const beyond = begin + stays.length + nights > coverage.today + BOOKING_HORIZON_DAYS;
	if (!whole || begin + stays.length !== month.end || beyond) throw new NotCoveredError("stays of no whole month");
	return {
		source: {
			table,
			possible: "lowest > 0",
			grand: "lowest",
			perNight: `(lowest + ${nights - 1}) / ${nights}`,
			lastMinute: lastMinuteOn(coverage.today),
			shown: ["lowest_on", "totals"],
		},
		values: [],
		hit: ([no, grand, perNight, shown], [on, totals] = shown as [unknown, number[]]) => ({
			accoId: `a${no}`,
			from: null,
			price: pricedStay(on, nights, grand, perNight),
			choices: choicesFrom(
				stays.flatMap(({ arrival }) => {
					const total = totals[arrivalIndex(arrival, month) - 1] ?? 0;
					return total > 0 ? [pricedStay(arrival, nights, total, Math.ceil(total / nights))] : [];
				}),
			),
		}),
	};
}

/** 1 where the day of the lowest price is near and sold with a last-minute reduction. */
const lastMinuteOn = (today: DayNumber) =>
	`CASE WHEN lowest_on <= ${today + LAST_MINUTE_DAYS} THEN last_minute >> (lowest_on - ${today}) & 1 ELSE 0 END`;

interface OtherRow {
	readonly home_no: number;
	readonly grand: number;
	readonly shift: number;
}

/** Homes that are no hits, on the same number of nights up to some days off; all of those stand in one row. */
function otherDates(query: SearchQuery, coverage: Coverage) {
	const [requested] = query.stays as readonly [Stay];
	const days = query.otherDates?.days ?? 0;
	if (priceLimits(query.filters) || query.filters.kinds.length > 0)
		throw new NotCoveredError("other dates with filters");
	const [table, month] = tableOf(requested, coverage);
	// Arrivals before today hold no price.
	const beyond = requested.departure + days > coverage.today + BOOKING_HORIZON_DAYS;
	if (beyond || days > OVERLAP) throw new NotCoveredError("other dates so far off");
	const shifts = Array.from({ length: days }, (_, at) => at + 1);
	const cell = (shift: number) => `nullif(totals[$1::int + ${shift}], 0)`;
	const some = (shift: number) => `totals[$1::int - ${shift}] > 0 OR totals[$1::int + ${shift}] > 0`;
	const best = (shift: number) => `least(${cell(-shift)}, ${cell(shift)})`;
	// Of equal prices the earlier stay.
	const side = (shift: number) => `CASE WHEN ${cell(-shift)} = ${best(shift)} THEN ${-shift} ELSE ${shift} END`;
	const each = (text: (shift: number) => string) => shifts.map(text).join(" ");
	const text = `SELECT home_no, CASE ${each((shift) => `WHEN near = ${shift} THEN ${side(shift)}`)} END AS shift,
		CASE ${each((shift) => `WHEN near = ${shift} THEN ${best(shift)}`)} END AS grand
	FROM (
		SELECT home_no, totals, CASE ${each((shift) => `WHEN ${some(shift)} THEN ${shift}`)} END AS near
		FROM ${table} WHERE totals[$1::int] = 0 AND (${shifts.map(some).join(" OR ")}) AND ${narrowing(query)}
	) AS other
	ORDER BY near, grand, home_no LIMIT ${MOST_OTHER_DATES}`;
	return { text, values: [arrivalIndex(requested.arrival, month)] };
}

function otherHit({ home_no, grand, shift }: OtherRow, { stays }: SearchQuery): OtherDateHit {
	const [{ arrival, departure }] = stays as readonly [Stay];
	const nights = departure - arrival;
	const price = pricedStay(arrival + shift, nights, grand, Math.ceil(grand / nights));
	return { accoId: `a${home_no}`, price, from: null, choices: null, rank: 2 * Math.abs(shift) };
}

function pricedStay(arrival: unknown, nights: unknown, grand: unknown, perNight: unknown) {
	const [from, length] = [Number(arrival), Number(nights)];
	const stay = { arrival: from, departure: from + length };
	return { stay, nights: length, grandCents: Number(grand), perNightCents: Number(perNight) };
}

function hitsOf(place: Place, { page }: BaselineRow): SearchHit[] {
	return (page ?? []).map((row) => place.hit(row));
}

function resultOf(place: Place, row: BaselineRow): SearchResult {
	const { counts, kinds, bars } = row;
	const [total, lastMinutes, south, north, west, east, ...pairs] = counts;
	const counted = pairs.flatMap((pair) => {
		const both = Number(pair ?? 0);
		return [both % 2 ** SECOND_COUNT, Math.floor(both / 2 ** SECOND_COUNT)];
	});
	const histogram = new Array<number>(PRICE_BUCKETS).fill(0);
	let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const [bar, homes, least, most] of bars ?? []) {
		histogram[bar] = homes;
		lowest = Math.min(lowest, least);
		highest = Math.max(highest, most);
	}
	const known = typeof south === "number" && typeof north === "number";
	return {
		totalResults: Number(total ?? 0),
		hits: hitsOf(place, row),
		priceRange: priceRange(lowest, highest),
		priceHistogram: histogram,
		facets: facetsFrom(({ name }, index) => {
			if (name === "lastMinutes") return Number(lastMinutes ?? 0);
			if (name === "kinds") return kinds?.[index] ?? 0;
			return counted[COUNTED.findIndex((of) => of.filter.name === name && of.index === index)] ?? 0;
		}),
		bounds: known ? { south, north, west: Number(west), east: Number(east) } : null,
		points: null,
		otherDates: [],
	};
}
