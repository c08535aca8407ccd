import {
	AMENITIES,
	type Amenity,
	isAccoId,
	KINDS,
	type Kind,
	LOCATIONS,
	type LocationFact,
} from "#domain/home/facts.ts";
import { DEFAULT_PARTY, type Party } from "#domain/party/party.ts";
import { FLEX_PERIODS, type FlexPeriod } from "#domain/pricing/flexible-stays.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import { pageNumber } from "./page-number.ts";

/**
 * The search as it stands in an address: one parser and one printer for every screen. A bad value is left
 * out, never an error; defaults are not printed, so equal searches have equal addresses.
 */

export const SORT_NAMES = ["recommended", "price-asc", "price-desc", "rating", "guests", "distance"] as const;
export type SortName = (typeof SORT_NAMES)[number];

export interface SearchParams {
	readonly arrival?: string;
	readonly departure?: string;
	/** Any stay of this length in the month; the dates do not count then. */
	readonly flex?: FlexPeriod;
	readonly month?: FlexMonthParam;
	/** Show also homes whose arrival and departure are up to so many days off. */
	readonly diffDays?: number;
	readonly adults?: number;
	readonly children?: number;
	readonly babies?: number;
	readonly pets?: number;
	readonly priceMin?: number;
	readonly priceMax?: number;
	readonly bedrooms?: number;
	readonly bathrooms?: number;
	readonly stars?: number;
	readonly rating?: number;
	readonly noPets?: 1;
	readonly companyVfy?: 1;
	readonly lastMinutes?: 1;
	readonly detached?: 1;
	readonly facility?: readonly Amenity[];
	readonly types?: readonly Kind[];
	readonly location?: readonly LocationFact[];
	readonly maxKmFromSkilift?: number;
	readonly maxKmFromGolfCourse?: number;
	readonly bounds?: { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
	/** Homes of a shared list, or the visitor's own likes. */
	readonly fav?: readonly string[] | "mine";
	readonly sort?: SortName;
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

/** Largest numbers an address may ask for; beyond them a value is taken for a mistake. */
const LIMITS = { people: 50, rooms: 30, price: 100_000, km: 500, zoom: 22 } as const;

/** Reads a query (name → text or number). Departure without arrival, or not after it, is left out. */
export function parseSearchParams(query: Query): SearchParams {
	const integer = (name: string, min: number, max: number) => number(query[name], min, max, true);
	const types = words(query.types, [...KINDS, "detached"] as const);
	const arrival = isoDate(query.arrival);
	const departure = isoDate(query.departure);
	const ordered = arrival && departure && departure > arrival;
	return compact({
		arrival,
		departure: ordered ? departure : undefined,
		flex: oneOf(query.flex, FLEX_PERIODS),
		month: month(query.month),
		diffDays: notDefault(integer("diffDays", 0, 14), 0),
		adults: notDefault(integer("adults", 1, LIMITS.people), DEFAULT_PARTY.adults),
		children: notDefault(integer("children", 0, LIMITS.people), 0),
		babies: notDefault(integer("babies", 0, LIMITS.people), 0),
		pets: notDefault(integer("pets", 0, LIMITS.people), 0),
		priceMin: notDefault(integer("priceMin", 0, LIMITS.price), 0),
		priceMax: notDefault(integer("priceMax", 0, LIMITS.price), 3500),
		bedrooms: notDefault(integer("bedrooms", 0, LIMITS.rooms), 0),
		bathrooms: notDefault(integer("bathrooms", 0, LIMITS.rooms), 0),
		stars: notDefault(number(query.stars, 0, 5, false), 0),
		rating: notDefault(number(query.rating, 0, 5, false), 0),
		noPets: flag(query.noPets),
		companyVfy: flag(query.companyVfy),
		lastMinutes: flag(query.lastMinutes),
		// `types` containing detached is read as detached=1.
		detached: flag(query.detached) ?? (types.includes("detached") ? 1 : undefined),
		facility: someOf(words(query.facility, AMENITIES)),
		types: someOf(types.filter((kind): kind is Kind => kind !== "detached")),
		location: someOf(words(query.location, LOCATIONS)),
		maxKmFromSkilift: integer("maxKmFromSkilift", 0, LIMITS.km),
		maxKmFromGolfCourse: integer("maxKmFromGolfCourse", 0, LIMITS.km),
		bounds: bounds(query.bounds),
		fav: favourites(query.fav),
		sort: notDefault(oneOf(query.sort, SORT_NAMES), "recommended"),
		page: notDefault(pageNumber(query.page), 1),
		view: oneOf(query.view, ["map"] as const),
		zoom: query.view === "map" ? integer("zoom", 0, LIMITS.zoom) : undefined,
	});
}

/** The query of a search as flat texts, in a fixed order; empty for a search without wishes. */
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

export function partyOf(params: SearchParams): Party {
	return {
		adults: params.adults ?? DEFAULT_PARTY.adults,
		children: params.children ?? 0,
		babies: params.babies ?? 0,
		pets: params.pets ?? 0,
	};
}

/** The part of a search that goes along to a home: stay and party. */
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

/** `1` is the visitor's own likes, a comma list somebody's who shared it. */
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
	const asked = new Set(Array.isArray(value) ? value.map(String) : String(value ?? "").split(","));
	return allowed.filter((word) => asked.has(word));
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
