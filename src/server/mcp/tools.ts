import { z } from "zod";
import { ACCO_ID } from "#domain/accommodation/acco-id.ts";
import { AMENITIES, KINDS, LOCATIONS } from "#domain/accommodation/facts.ts";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { LANGUAGES } from "#domain/language.ts";
import { DEFAULT_PARTY, partyKey } from "#domain/party/party.ts";
import { FLEX_PERIODS } from "#domain/pricing/flexible-stays.ts";
import { SORTS } from "#domain/search/limits.ts";
import { isoOf, parseIsoDate } from "#domain/time/civil-date.ts";
import { accommodationCalendar } from "#services/accommodations/accommodation-calendar.ts";
import { accommodationDetail } from "#services/accommodations/accommodation-detail.ts";
import { listedAccommodations } from "#services/accommodations/listed-accommodations.ts";
import type { App } from "#services/app.ts";
import { searchQueryOf } from "#services/pages/search-query.ts";
import { alternativeAnswers, breakdownOf } from "#services/quotes/quote-answer.ts";
import { priceStay } from "#services/quotes/quote-stay.ts";
import { destinationFilter } from "#services/search/destination-filter.ts";
import { eurosOf } from "#site/api/acco.ts";
import { href } from "#site/href.ts";
import { parseSearchParams, partyOf, type SearchParams, searchString, stayParams } from "#site/search-params.ts";

/**
 * What an assistant may ask (docs/guides/search.md#assistants): places, homes, days and prices, read-only. Prices are
 * euros, all unavoidable costs included, by the functions that the pages use; each answer names the page that shows it.
 */

export interface Tool {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly input: z.ZodObject;
	/** The answer, or a sentence that says why there is none. */
	readonly run: (app: App, input: never) => Promise<object | string>;
}

const language = z.enum(LANGUAGES).default("en").describe("Language of names and links");
const isoDate = z
	.string()
	.refine((text) => parseIsoDate(text) !== null, "YYYY-MM-DD")
	.describe("YYYY-MM-DD");
const accoId = z.string().regex(ACCO_ID).describe("The home's id, such as a12345");
const party = {
	adults: z.number().int().min(1).max(50).default(2).describe("18 and over"),
	children: z.number().int().min(0).max(50).default(0).describe("3 to 17 years"),
	babies: z.number().int().min(0).max(50).default(0).describe("0 to 2 years"),
	pets: z.number().int().min(0).max(50).default(0),
};

const MOST_HOMES = 10;
const MOST_MONTHS = 6;

const findPlaces = tool({
	name: "find_places",
	title: "Find places",
	description: "Countries, regions, places and homes by a name or its beginning, with the number of homes there.",
	input: z.object({ text: z.string().min(1).max(100), language }),
	run: async (app, { text, language }) => {
		const found = await app.suggestions.suggest(text, language);
		return {
			places: found.map(({ type, label, detail, count, url }) => ({
				type,
				name: label,
				within: detail,
				homes: count,
				url: absolute(app, url),
			})),
		};
	},
});

const searchHomes = tool({
	name: "search_homes",
	title: "Search homes",
	description:
		"Holiday homes that fit. `query` takes a place or a sentence in the chosen language (“chalet in Tyrol with sauna for 6 in February under 1500”); the other fields count before it. Without dates each home shows its lowest price of the next 12 months; with `period` the cheapest such stay.",
	input: z.object({
		query: z.string().max(160).default(""),
		language,
		arrival: isoDate.optional(),
		departure: isoDate.optional(),
		period: z.enum(FLEX_PERIODS).optional().describe("A flexible stay; then no dates"),
		month: z
			.string()
			.regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
			.optional()
			.describe("Month of a flexible stay, YYYY-MM"),
		adults: party.adults.optional(),
		children: party.children.optional(),
		babies: party.babies.optional(),
		pets: party.pets.optional(),
		maxPerNight: z.number().int().min(1).max(100_000).optional().describe("Euros a night, all in"),
		kinds: z.array(z.enum(KINDS)).max(20).optional(),
		amenities: z.array(z.enum(AMENITIES)).max(30).optional(),
		location: z.array(z.enum(LOCATIONS)).max(10).optional(),
		minBedrooms: z.number().int().min(1).max(30).optional(),
		sort: z.enum(SORTS).optional(),
		page: z.number().int().min(1).max(1000).optional(),
	}),
	run: async (app, { query, language, ...said }) => {
		const own = paramsOf(said);
		const named = await destinationFilter(app, language, { text: query, chosen: "" }, own);
		if (named === "unknown") return `No place or wish was understood in “${query}”. find_places looks for names.`;
		const params: SearchParams = { ...named?.params, ...own };
		const narrowed = named && ("place" in named ? { place: named.place } : { accoIds: [named.accoId] });
		const search = searchQueryOf(params, null, app.clock.today(), narrowed ?? {});
		const found = await app.search.search({ ...search, perPage: MOST_HOMES });
		const homes = await listedAccommodations(app, found.hits, language, search, params);
		const path = named?.path ?? href("search", language);
		return {
			homes: await Promise.all(homes.map((home) => homeLine(app, home, params))),
			total: found.totalResults,
			page: params.page ?? 1,
			url: absolute(app, path + searchString(params)),
			...(named && named.left.length > 0 ? { notUnderstood: named.left } : {}),
		};
	},
});

const getHome = tool({
	name: "get_home",
	title: "One home",
	description: "Facts, description, fees, rules and cancellation terms of one home.",
	input: z.object({ accoId, language }),
	run: async (app, { accoId, language }) => {
		const detail = await accommodationDetail(app, accoId, language);
		if (!detail) return `No home ${accoId} is offered.`;
		const { listed, fees, depositCents, ...more } = detail;
		return {
			...(await homeLine(app, listed, {})),
			amenities: listed.amenities,
			bookMode: listed.bookMode,
			...more,
			depositEuros: eurosOf(depositCents),
			fees: fees.map(({ cents, ...fee }) => ({ ...fee, euros: eurosOf(cents) })),
		};
	},
});

const homeCalendar = tool({
	name: "home_calendar",
	title: "Days of a home",
	description:
		"For each day of some months: whether it is free, whether a stay may begin, and the lowest all-in price of one for the party.",
	input: z.object({
		accoId,
		from: z
			.string()
			.regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
			.describe("First month, YYYY-MM"),
		months: z.number().int().min(1).max(MOST_MONTHS).default(1),
		nights: z.number().int().min(1).max(60).optional().describe("Length; otherwise the shortest stay of each day"),
		...party,
	}),
	run: async (app, { accoId, from, months, nights, adults, children, babies, pets }) => {
		const [year = 0, month = 1] = from.split("-").map(Number);
		const who = { adults, children, babies, pets };
		const requested = { accoId, year, month, months, party: who, nights: nights ?? null };
		const calendar = await accommodationCalendar(app, requested);
		if (!calendar) return `No home ${accoId} is offered.`;
		return {
			days: calendar.days.map(({ fromCents, fromNights, ...day }) => ({
				...day,
				...(fromCents === null ? {} : { nights: fromNights, totalEuros: eurosOf(fromCents) }),
			})),
		};
	},
});

const quoteStay = tool({
	name: "quote_stay",
	title: "Price of a stay",
	description:
		"What a stay costs in the end, line by line, with what is due when. The link opens the home with the same stay and price; a person books there.",
	input: z.object({ accoId, arrival: isoDate, departure: isoDate, ...party, language }),
	run: async (app, { language, ...request }) => {
		const priced = await priceStay(app, request);
		if (!priced.ok) {
			if (priced.error.code === "NOT_FOUND") return `No home ${request.accoId} is offered.`;
			const others = alternativeAnswers(priced.error.alternatives, request);
			return {
				possible: false,
				reason: priced.error.code,
				alternatives: others.map(({ grandCents, ...stay }) => ({ ...stay, totalEuros: eurosOf(grandCents) })),
			};
		}
		const { loaded, quote } = priced.value;
		const { lines, instalments, depositCents, grandCents, perNightCents, arrival, departure, nights } = breakdownOf(
			quote,
			loaded.home.country,
			language,
		);
		const detail = await accommodationDetail(app, request.accoId, language);
		const stay = stayParams(paramsOf(request));
		return {
			possible: true,
			accoId: request.accoId,
			arrival,
			departure,
			nights,
			totalEuros: eurosOf(grandCents),
			perNightEuros: eurosOf(perNightCents),
			lines: lines.map(({ label, quantity, unitCents, amountCents, pay }) => ({
				label,
				quantity,
				unitEuros: eurosOf(unitCents),
				euros: eurosOf(amountCents),
				paid: pay === "onsite" ? "on site" : "with the booking",
			})),
			due: instalments.map(({ dueOn, cents }) => ({ on: dueOn, euros: eurosOf(cents) })),
			depositEuros: eurosOf(depositCents),
			pricedOn: isoOf(app.clock.today()),
			url: detail ? absolute(app, detail.listed.url + searchString(stay)) : null,
		};
	},
});

export const TOOLS: readonly Tool[] = [findPlaces, searchHomes, getHome, homeCalendar, quoteStay];

function tool<Input extends z.ZodObject>(definition: {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly input: Input;
	readonly run: (app: App, input: z.output<Input>) => Promise<object | string>;
}): Tool {
	return definition;
}

interface Said {
	readonly arrival?: string | undefined;
	readonly departure?: string | undefined;
	readonly period?: string | undefined;
	readonly month?: string | undefined;
	readonly maxPerNight?: number | undefined;
	readonly kinds?: readonly string[] | undefined;
	readonly amenities?: readonly string[] | undefined;
	readonly location?: readonly string[] | undefined;
	readonly minBedrooms?: number | undefined;
}

/** What is said outside of the sentence, as parameters of an address. */
function paramsOf({ period, maxPerNight, kinds, amenities, minBedrooms, location, ...said }: Said): SearchParams {
	const fields = {
		...said,
		flex: period,
		priceMax: maxPerNight,
		types: kinds?.join(","),
		facility: amenities?.join(","),
		location: location?.join(","),
		bedrooms: minBedrooms,
	};
	return parseSearchParams(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
}

/** The lowest price of a home is that of two adults: for any other party the same stay is priced; null: they cannot have it. */
async function fromForParty(app: App, { accoId, from }: ListedAccommodation, params: SearchParams) {
	const party = partyOf(params);
	if (!from || partyKey(party) === partyKey(DEFAULT_PARTY)) return from;
	const { arrival, departure, nights } = from;
	const priced = await priceStay(app, { accoId, arrival, departure, ...party });
	if (!priced.ok) return null;
	const { grandCents, perNightCents } = priced.value.quote;
	return { arrival, departure, nights, stayCents: grandCents, nightCents: perNightCents };
}

/** A home as a line of a list, with the stay that its price is of. */
async function homeLine(app: App, home: ListedAccommodation, params: SearchParams) {
	const stay =
		home.stay && home.stayCents !== null && home.nightCents !== null
			? { ...home.stay, stayCents: home.stayCents, nightCents: home.nightCents }
			: ((await fromForParty(app, home, params)) ?? home.choices?.cheapest[0] ?? null);
	const at = stay ? stayParams({ ...params, arrival: stay.arrival, departure: stay.departure }) : {};
	return {
		accoId: home.accoId,
		name: home.title,
		place: [home.placename, home.region, home.country].filter(Boolean).join(", "),
		kind: home.kind,
		maxGuests: home.maxGuests,
		maxPets: home.maxPets,
		bedrooms: home.bedrooms,
		bathrooms: home.bathrooms,
		rating: home.rating,
		reviews: home.reviews,
		...(stay
			? {
					stay: {
						arrival: stay.arrival,
						departure: stay.departure,
						nights: stay.nights,
						totalEuros: eurosOf(stay.stayCents),
						perNightEuros: eurosOf(stay.nightCents),
					},
				}
			: {}),
		url: absolute(app, home.url + searchString(at)),
	};
}

function absolute(app: App, path: string): string {
	return new URL(path, app.settings.publicUrl).toString();
}
