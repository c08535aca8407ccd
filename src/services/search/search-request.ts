import { z } from "zod";
import { isAccoId } from "#domain/accommodation/acco-id.ts";
import { LANGUAGES } from "#domain/language.ts";
import { FLEX_PERIODS } from "#domain/pricing/flexible-stays.ts";
import { FILTER_LIST, FILTERS } from "#domain/search/filters.ts";
import { DEFAULT_PER_PAGE, LIMITS, MAX_PER_PAGE, MOST_DAYS_OFF, SORTS } from "#domain/search/limits.ts";
import { isPlainText } from "#domain/text.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import { code } from "#domain/validation.ts";
import { filterFields } from "./search-api-filters.ts";

/** The body of a search (the query of `GET` is turned into one first). Every bad value is an error at its path. */

const people = (standard: number) => z.number().int().min(0).max(LIMITS.people.api).default(standard);
const isoDate = () => z.string().refine((text) => parseIsoDate(text) !== null, code("INVALID_FORMAT"));
const slug = () => z.string().min(1).max(200).refine(isPlainText, code("INVALID_CHARACTERS"));
const euros = () => z.number().int().min(0).max(LIMITS.price.api);
const latitude = () => z.number().min(-90).max(90);
const longitude = () => z.number().min(-180).max(180);

export const searchRequestSchema = z
	.object({
		lang: z.enum(LANGUAGES),
		arrivalDate: isoDate().optional(),
		departureDate: isoDate().optional(),
		flexSearch: z.boolean().optional(),
		flexPeriod: z.enum(FLEX_PERIODS).optional(),
		flexMonth: z.number().int().min(1).max(12).optional(),
		flexYear: z.number().int().min(2000).max(2200).optional(),
		diffDays: z.number().int().min(0).max(MOST_DAYS_OFF).optional(),
		adults: people(2),
		children: people(0),
		babies: people(0),
		pets: people(0),
		country: slug().optional(),
		region: slug().optional(),
		placename: slug().optional(),
		...filterFields,
		priceMin: euros().optional(),
		priceMax: euros().optional(),
		searchBounds: z
			.object({ south: latitude(), west: longitude(), north: latitude(), east: longitude() })
			.refine((box) => box.south < box.north && box.west < box.east, code("OUT_OF_RANGE"))
			.optional(),
		/** The part of the map in view: narrows pins, clusters and names, not the list. */
		viewport: z.object({ south: latitude(), west: longitude(), north: latitude(), east: longitude() }).optional(),
		otherDates: z.boolean().optional(),
		sort: z.enum(SORTS).default("recommended"),
		from: z.number().int().min(0).max(10_000_000).default(0),
		perPage: z.number().int().min(1).max(MAX_PER_PAGE).default(DEFAULT_PER_PAGE),
		view: z.enum(["list", "map"]).optional(),
		zoomLevel: z.number().min(0).max(LIMITS.zoom.api).optional(),
		fav: z
			.array(z.string().refine(isAccoId, code("INVALID_FORMAT")))
			.max(1000)
			.optional(),
	})
	.superRefine((search, context) => {
		const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
		const { arrivalDate, departureDate, priceMin, priceMax } = search;
		if (departureDate && !arrivalDate) refuse("arrivalDate", "REQUIRED");
		if (arrivalDate && departureDate && departureDate <= arrivalDate) refuse("departureDate", "OUT_OF_RANGE");
		if (priceMin !== undefined && priceMax !== undefined && priceMax < priceMin) refuse("priceMax", "OUT_OF_RANGE");
	});

export type SearchRequest = z.output<typeof searchRequestSchema>;

type Reader = (text: string) => unknown;

/** How the texts of a query are read, by field of the body; filters by their kind. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
	...of(asNumber, "adults", "children", "babies", "pets", "priceMin", "priceMax", "from", "perPage", "zoomLevel"),
	...of(asNumber, "flexMonth", "flexYear", "diffDays"),
	...of(asFlag, "flexSearch", "otherDates"),
	...of(asWords, "fav"),
	...of(asText, "lang", "arrivalDate", "departureDate", "country", "region", "placename", "sort", "view", "flexPeriod"),
	...FILTER_LIST.flatMap(({ kind, api }) =>
		of(kind === "yes" ? asFlag : kind === "all" || kind === "any" ? asWords : asNumber, api),
	),
]);

/** Names of a page's address whose field has another name. */
const FIELD_OF: ReadonlyMap<string, string> = new Map([
	["arrival", "arrivalDate"],
	["departure", "departureDate"],
	["zoom", "zoomLevel"],
	...FILTER_LIST.map(({ address, api }) => [address, api] as const),
]);

function of(read: Reader, ...names: readonly string[]): [string, Reader][] {
	return names.map((name) => [name, read]);
}

/** Turns a query (a page's own parameters, or the body's names) into a body. Text that is no number stays text, so that the schema names it. */
export function bodyOfQuery(query: Readonly<Record<string, string>>): Record<string, unknown> {
	const body: Record<string, unknown> = {};
	for (const [from, text] of Object.entries(query)) {
		const name = FIELD_OF.get(from) ?? from;
		const read = READERS.get(name);
		if (read) body[name] = read(text);
	}
	for (const filter of FILTER_LIST) {
		if (!("wordOf" in filter)) continue;
		const list = FILTERS[filter.wordOf].api;
		if (body[filter.api] === true) body[list] = [...(Array.isArray(body[list]) ? body[list] : []), filter.name];
		delete body[filter.api];
	}
	if (query.bounds !== undefined) body.searchBounds = asBounds(query.bounds);
	if (query.viewport !== undefined) body.viewport = asBounds(query.viewport);
	if (query.flex !== undefined) Object.assign(body, { flexSearch: true, flexPeriod: query.flex });
	if (query.month !== undefined) Object.assign(body, asMonth(query.month));
	if (query.page !== undefined) body.from = asOffset(query.page, body.perPage);
	return body;
}

function asText(text: string): unknown {
	return text;
}

function asNumber(text: string): unknown {
	return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : text;
}

function asFlag(text: string): unknown {
	if (text === "1" || text === "true") return true;
	return text === "0" || text === "false" ? false : text;
}

function asWords(text: string): unknown {
	return text === "" ? [] : text.split(",");
}

function asBounds(text: string): unknown {
	const [south, west, north, east, ...rest] = text.split(",").map(asNumber);
	return rest.length > 0 ? text : { south, west, north, east };
}

/** `2027-05`, `2027` or `05`. */
function asMonth(text: string): Record<string, unknown> {
	const match = /^(?:(\d{4})(?:-(\d{2}))?|(\d{2}))$/.exec(text);
	if (!match) return { flexMonth: text };
	const month = match[2] ?? match[3];
	return {
		...(match[1] ? { flexYear: Number(match[1]) } : {}),
		...(month ? { flexMonth: Number(month) } : {}),
	};
}

function asOffset(page: string, perPage: unknown): unknown {
	if (!/^[1-9]\d{0,6}$/.test(page)) return page;
	return (Number(page) - 1) * (typeof perPage === "number" ? perPage : DEFAULT_PER_PAGE);
}
