import { z } from "zod";
import { AMENITIES, isAccoId, KINDS, LOCATIONS } from "#domain/home/facts.ts";
import { LANGUAGES } from "#domain/language.ts";
import { isPlainText } from "#domain/text.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import { code } from "#domain/validation.ts";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE, SORTS } from "#search/query.ts";

/** The body of a search (the query of `GET` is turned into one first). Every bad value is an error at its path. */

const count = (standard: number) => z.number().int().min(0).max(99).default(standard);
const isoDate = () => z.string().refine((text) => parseIsoDate(text) !== null, code("INVALID_FORMAT"));
const slug = () => z.string().min(1).max(200).refine(isPlainText, code("INVALID_CHARACTERS"));
const listOf = <const Word extends string>(words: readonly Word[]) => z.array(z.enum(words)).max(100).default([]);
const euros = () => z.number().int().min(0).max(1_000_000);
const km = () => z.number().min(0).max(1000);
const latitude = () => z.number().min(-90).max(90);
const longitude = () => z.number().min(-180).max(180);

export const searchRequestSchema = z
	.object({
		lang: z.enum(LANGUAGES),
		arrivalDate: isoDate().optional(),
		departureDate: isoDate().optional(),
		flexSearch: z.boolean().optional(),
		flexPeriod: z.enum(["weekend", "midweek", "week", "2weeks"]).optional(),
		flexMonth: z.number().int().min(1).max(12).optional(),
		flexYear: z.number().int().min(2000).max(2200).optional(),
		diffDays: z.number().int().min(0).max(14).optional(),
		adults: count(2),
		children: count(0),
		babies: count(0),
		pets: count(0),
		country: slug().optional(),
		region: slug().optional(),
		placename: slug().optional(),
		minBedrooms: count(0),
		minBathrooms: count(0),
		minStars: z.number().min(0).max(5).default(0),
		minRating: z.number().min(0).max(5).default(0),
		noPets: z.boolean().default(false),
		companyVfy: z.boolean().default(false),
		priceMin: euros().optional(),
		priceMax: euros().optional(),
		showLastMinutes: z.boolean().default(false),
		amenities: listOf(AMENITIES),
		types: listOf([...KINDS, "detached"]),
		location: listOf(LOCATIONS),
		maxKmFromSkilift: km().optional(),
		maxKmFromGolfCourse: km().optional(),
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
		zoomLevel: z.number().min(0).max(25).optional(),
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

/** Names of a page's query beside the API's own, with the way their text is read. */
const QUERY_NAMES: Readonly<Record<string, { readonly name: string; readonly read: (text: string) => unknown }>> = {
	arrival: { name: "arrivalDate", read: asText },
	departure: { name: "departureDate", read: asText },
	bedrooms: { name: "minBedrooms", read: asNumber },
	bathrooms: { name: "minBathrooms", read: asNumber },
	stars: { name: "minStars", read: asNumber },
	rating: { name: "minRating", read: asNumber },
	lastMinutes: { name: "showLastMinutes", read: asFlag },
	facility: { name: "amenities", read: asWords },
	zoom: { name: "zoomLevel", read: asNumber },
};
const NUMBERS = [
	"adults",
	"children",
	"babies",
	"pets",
	"priceMin",
	"priceMax",
	"maxKmFromSkilift",
	"maxKmFromGolfCourse",
	"minBedrooms",
	"minBathrooms",
	"minStars",
	"minRating",
	"from",
	"perPage",
	"zoomLevel",
	"flexMonth",
	"flexYear",
	"diffDays",
];
const FLAGS = ["noPets", "companyVfy", "showLastMinutes", "flexSearch", "otherDates"];
const LISTS = ["types", "location", "amenities", "fav"];
const TEXTS = ["lang", "arrivalDate", "departureDate", "country", "region", "placename", "sort", "view", "flexPeriod"];

/** Turns a query (a page's own parameters, or the body's names) into a body. Text that is no number stays text, so that the schema names it. */
export function bodyOfQuery(query: Readonly<Record<string, string>>): Record<string, unknown> {
	const body: Record<string, unknown> = {};
	for (const [name, text] of Object.entries(query)) {
		const page = Object.hasOwn(QUERY_NAMES, name) ? QUERY_NAMES[name] : undefined;
		if (page) body[page.name] = page.read(text);
		else if (NUMBERS.includes(name)) body[name] = asNumber(text);
		else if (FLAGS.includes(name)) body[name] = asFlag(text);
		else if (LISTS.includes(name)) body[name] = asWords(text);
		else if (TEXTS.includes(name)) body[name] = text;
	}
	if (query.detached !== undefined && asFlag(query.detached) === true) {
		body.types = [...(Array.isArray(body.types) ? body.types : []), "detached"];
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
