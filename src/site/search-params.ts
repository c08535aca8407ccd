import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { DEFAULT_PARTY, type Party } from "#domain/party/party.ts";
import { FLEX_PERIODS, type FlexPeriod } from "#domain/pricing/flexible-stays.ts";
import { FILTER_LIST, FILTERS, type Filter, type FilterName, type FilterValue } from "#domain/search/filters.ts";
import { LIMITS, MOST_DAYS_OFF, PRICE_RANGE, SORTS, type Sort } from "#domain/search/limits.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import { pageNumber } from "./page-number.ts";

/**
 * The search as it stands in an address: one parser and one printer for every screen. A bad value is left
 * out, never an error; defaults are not printed, so equal searches have equal addresses.
 */

/** What an address says of the filters; absent: nothing is asked for. */
type FilterParams = {
	readonly [Name in FilterName as (typeof FILTERS)[Name]["address"]]?: FilterValue<Name> extends boolean
		? 1
		: NonNullable<FilterValue<Name>>;
};

export interface SearchParams extends FilterParams {
	readonly arrival?: string;
	readonly departure?: string;
	/** Any stay of this length in the month; the dates do not count then. */
	readonly flex?: FlexPeriod;
	readonly month?: FlexMonthParam;
	/** Of last minutes: only arrivals of the week that has this day. */
	readonly week?: string;
	/** Show also homes whose arrival and departure are up to so many days off. */
	readonly diffDays?: number;
	readonly adults?: number;
	readonly children?: number;
	readonly babies?: number;
	readonly pets?: number;
	readonly priceMin?: number;
	readonly priceMax?: number;
	readonly bounds?: { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
	/** Homes of a shared list, or the visitor's own likes. */
	readonly fav?: readonly string[] | "mine";
	readonly sort?: Sort;
	readonly page?: number;
	/** The map beside the list, or on narrow screens in its place. */
	readonly view?: "map";
	/** Zoom of the map, in Google's scale. */
	readonly zoom?: number;
}

/** `2027-05`, `2027` (all year) or `05` (the next May). */
export interface FlexMonthParam {
	readonly year?: number;
	readonly month?: number;
}

type Query = Readonly<Record<string, unknown>>;

/** Reads a query (name → text or number). Departure without arrival, or not after it, is left out. */
export function parseSearchParams(query: Query): SearchParams {
	return compact(readParams(query));
}

/** Names of all parameters of a search, in the order of an address. */
export function searchParameters(): readonly string[] {
	return Object.keys(readParams({}));
}

function readParams(query: Query) {
	const integer = (name: string, min: number, max: number) => number(query[name], min, max, true);
	const people = (name: string, least: number, standard: number) =>
		notDefault(integer(name, least, LIMITS.people.address), standard);
	const euros = (name: string, standard: number) => notDefault(integer(name, 0, LIMITS.price.address), standard);
	const arrival = isoDate(query.arrival);
	const departure = isoDate(query.departure);
	const ordered = arrival && departure && departure > arrival;
	return {
		arrival,
		departure: ordered ? departure : undefined,
		flex: oneOf(query.flex, FLEX_PERIODS),
		month: month(query.month),
		week: isoDate(query.week),
		diffDays: notDefault(integer("diffDays", 0, MOST_DAYS_OFF), 0),
		adults: people("adults", 1, DEFAULT_PARTY.adults),
		children: people("children", 0, 0),
		babies: people("babies", 0, 0),
		pets: people("pets", 0, 0),
		priceMin: euros("priceMin", PRICE_RANGE.min),
		priceMax: euros("priceMax", PRICE_RANGE.max),
		...filterParams(query),
		bounds: bounds(query.bounds),
		fav: favourites(query.fav),
		sort: notDefault(oneOf(query.sort, SORTS), "recommended"),
		page: notDefault(pageNumber(query.page), 1),
		view: oneOf(query.view, ["map"] as const),
		zoom: query.view === "map" ? integer("zoom", 0, LIMITS.zoom.address) : undefined,
	};
}

/** What a query says of each filter, in the order of the table. */
function filterParams(query: Query): FilterParams {
	return Object.fromEntries(FILTER_LIST.map((filter) => [filter.address, filterParam(filter, query)])) as FilterParams;
}

function filterParam(filter: Filter, query: Query): unknown {
	const value = query[filter.address];
	if (filter.kind === "atLeast") return notDefault(number(value, 0, filter.limit.address, filter.whole), 0);
	if (filter.kind === "within") return number(value, 0, filter.limit.address, true);
	if (filter.kind === "all" || filter.kind === "any") return someOf(words<string>(value, filter.words));
	// `types` containing detached is read as detached=1.
	const isWord = "wordOf" in filter && words(query[FILTERS[filter.wordOf].address], [filter.name]).length > 0;
	return flag(value) ?? flag(isWord);
}

/** The query of a search as flat texts, in a fixed order; empty for a search without criteria. */
export function printSearchParams(params: SearchParams): Record<string, string> {
	const printed: Record<string, string> = {};
	const known = parseSearchParams(flatten(params));
	for (const [name, value] of Object.entries(flatten(known))) printed[name] = String(value);
	return printed;
}

/** `?a=b&c=d`, or nothing. Commas stay readable. */
export function searchString(params: SearchParams): string {
	const query = new URLSearchParams(printSearchParams(params)).toString().replaceAll("%2C", ",");
	return query && `?${query}`;
}

/**
 * `searchString` of one search with many stays, such as the days of a calendar: all but the stay is written once.
 *
 * @returns for ISO days, the departure after the arrival
 */
export function searchStrings(params: SearchParams): (stay: Pick<SearchParams, "arrival" | "departure">) => string {
	// An address begins with its stay.
	const rest = searchString({ ...params, arrival: undefined, departure: undefined }).slice(1);
	return ({ arrival, departure }) => {
		const parts = [arrival && `arrival=${arrival}`, departure && `departure=${departure}`, rest].filter(Boolean);
		return parts.length > 0 ? `?${parts.join("&")}` : "";
	};
}

export function partyOf(params: SearchParams): Party {
	return {
		adults: params.adults ?? DEFAULT_PARTY.adults,
		children: params.children ?? 0,
		babies: params.babies ?? 0,
		pets: params.pets ?? 0,
	};
}

/** The part of a search that links to a home keep: stay and party. */
export function stayParams(params: SearchParams): SearchParams {
	const { arrival, departure, adults, children, babies, pets } = params;
	return compact({ arrival, departure, adults, children, babies, pets });
}

function flatten(params: SearchParams): Record<string, unknown> {
	const flat: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(params)) {
		if (value === undefined) continue;
		if (name === "bounds") {
			const box = value as NonNullable<SearchParams["bounds"]>;
			flat.bounds = [box.south, box.west, box.north, box.east].join(",");
		} else if (name === "month") flat.month = printMonth(value as FlexMonthParam);
		else if (value === "mine") flat[name] = 1;
		else flat[name] = Array.isArray(value) ? value.join(",") : value;
	}
	return flat;
}

function number(value: unknown, min: number, max: number, whole: boolean): number | undefined {
	if (typeof value !== "string" && typeof value !== "number") return undefined;
	const text = String(value).trim();
	if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined;
	const parsed = Number(text);
	if (whole && !Number.isInteger(parsed)) return undefined;
	return parsed >= min && parsed <= max ? parsed : undefined;
}

/** `1` is the visitor's own likes, a comma list a shared one. */
function favourites(value: unknown): SearchParams["fav"] {
	const text = String(value ?? "");
	return text === "1" ? "mine" : someOf([...new Set(text.split(",").filter(isAccoId))]);
}

function isoDate(value: unknown): string | undefined {
	return parseIsoDate(value) === null ? undefined : (value as string);
}

function month(value: unknown): FlexMonthParam | undefined {
	const match = /^(?:(2\d{3})(?:-(0[1-9]|1[0-2]))?|(0[1-9]|1[0-2]))$/.exec(String(value ?? ""));
	if (!match) return undefined;
	const [, year, ofYear, alone] = match;
	return compact({
		year: year ? Number(year) : undefined,
		month: ofYear || alone ? Number(ofYear ?? alone) : undefined,
	});
}

/** A month as it stands in an address. */
export function printMonth({ year, month }: FlexMonthParam): string {
	const number = month === undefined ? undefined : String(month).padStart(2, "0");
	return [year, number].filter((part) => part !== undefined).join("-");
}

function flag(value: unknown): 1 | undefined {
	return value === 1 || value === "1" || value === true ? 1 : undefined;
}

function words<Word extends string>(value: unknown, allowed: readonly Word[]): Word[] {
	const requested = new Set(Array.isArray(value) ? value.map(String) : String(value ?? "").split(","));
	return allowed.filter((word) => requested.has(word));
}

function oneOf<Word extends string>(value: unknown, allowed: readonly Word[]): Word | undefined {
	return allowed.find((word) => word === value);
}

function someOf<Item>(items: readonly Item[]): readonly Item[] | undefined {
	return items.length > 0 ? items : undefined;
}

function notDefault<Value>(value: Value | undefined, standard: Value): Value | undefined {
	return value === standard ? undefined : value;
}

function bounds(value: unknown): SearchParams["bounds"] {
	const parts = String(value ?? "").split(",");
	if (parts.length !== 4) return undefined;
	const [south, west, north, east] = parts.map((part, index) =>
		number(part, index % 2 === 0 ? -90 : -180, index % 2 === 0 ? 90 : 180, false),
	);
	if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined;
	return south < north && west < east ? { south, west, north, east } : undefined;
}

function compact<Value extends object>(value: Value): Value {
	return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;
}
