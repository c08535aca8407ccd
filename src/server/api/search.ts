import type { Context } from "hono";
import { z } from "zod";
import { LIKES_COOKIE } from "#domain/accommodation/likes.ts";
import { isLanguage, LANGUAGES } from "#domain/language.ts";
import { isPlainText } from "#domain/text.ts";
import { fieldErrors } from "#domain/validation.ts";
import { countAccommodations } from "#services/accommodations/count-accommodations.ts";
import { type SearchAnswer, searchHomes, unknownPlaces } from "#services/search/search-homes.ts";
import { bodyOfQuery, searchRequestSchema } from "#services/search/search-request.ts";
import { offerDaysSchema, stayOffers } from "#services/search/stay-offers.ts";
import { type Acco, eurosOf } from "#site/api/acco.ts";
import {
	type ApiContext,
	bodyLanguage,
	check,
	KEY_OR_NONE,
	onlyMethods,
	problemAnswers,
	readJson,
	readQuery,
} from "./endpoint.ts";
import { calledAcco } from "./partner-key.ts";
import { problemResponse } from "./problem.ts";
import { dayOfferSchema, searchSchema } from "./schemas.ts";

const PATH = "/search-api/search";
const COUNT_PATH = "/search-api/count";
const OFFERS_PATH = "/search-api/stay-offers";

const countSchema = z.object({ count: z.number().int().nullable() });

/** The search, with a body or with the parameters of the search page. */
export function searchRoutes({ api }: ApiContext): void {
	const responses = {
		200: { description: "The page of hits", content: { "application/json": { schema: searchSchema } } },
		...problemAnswers({ 422: ["VALIDATION"], 503: ["BUSY"] }),
	};
	api.openAPIRegistry.registerPath({
		method: "post",
		path: PATH,
		summary: "Search homes",
		security: KEY_OR_NONE,
		request: { body: { required: true, content: { "application/json": { schema: searchRequestSchema } } } },
		responses,
	});
	api.openAPIRegistry.registerPath({
		method: "get",
		path: PATH,
		summary: "Search homes with the parameters of the search page, and lang, country, region, placename",
		security: KEY_OR_NONE,
		responses,
	});

	const answer = async (c: Context, body: unknown) => {
		const parsed = searchRequestSchema.safeParse(body);
		const result = parsed.success
			? await searchHomes(c.var.app, parsed.data)
			: { ok: false as const, error: [...fieldErrors(parsed.error), ...(await wrongPlaces(c, body))] };
		if (result.ok) return c.json(calledAnswer(c, result.value), 200, { "Cache-Control": "no-store" });
		return problemResponse(c, { code: "VALIDATION", errors: result.error }, bodyLanguage(c, body));
	};
	/** Places that name nothing, in a body that is wrong elsewhere: every bad path is named at once. */
	const wrongPlaces = async (c: Context, body: unknown) => {
		if (typeof body !== "object" || body === null || !("lang" in body) || !isLanguage(body.lang)) return [];
		const { country, region, placename } = body as Record<string, unknown>;
		const slug = (value: unknown) =>
			typeof value === "string" && value !== "" && value.length <= 200 && isPlainText(value) ? value : undefined;
		const slugs = { country: slug(country), region: slug(region), placename: slug(placename) };
		return unknownPlaces(c.var.app, body.lang, slugs);
	};

	api.openAPIRegistry.registerPath({
		method: "get",
		path: OFFERS_PATH,
		summary: "What each day of a calendar offers within a search: stays that arrive on it or, with an arrival, depart",
		security: KEY_OR_NONE,
		request: { query: offerDaysSchema },
		responses: {
			200: { description: "The days", content: { "application/json": { schema: z.array(dayOfferSchema) } } },
			...problemAnswers({ 422: ["VALIDATION"], 503: ["BUSY"] }),
		},
	});
	api.get(OFFERS_PATH, async (c) => {
		const values = readQuery(c);
		const [body, days] = [searchRequestSchema.safeParse(bodyOfQuery(values)), offerDaysSchema.safeParse(values)];
		const errors = [body, days].flatMap(({ error }) => (error ? fieldErrors(error) : []));
		const result =
			body.success && days.success
				? await stayOffers(c.var.app, body.data, days.data)
				: { ok: false as const, error: errors };
		if (result.ok) return c.json(result.value, 200, { "Cache-Control": "private, max-age=30" });
		return problemResponse(c, { code: "VALIDATION", errors: result.error }, bodyLanguage(c, values));
	});
	onlyMethods(api, OFFERS_PATH, ["GET"]);

	api.openAPIRegistry.registerPath({
		method: "get",
		path: COUNT_PATH,
		summary: "How many homes a search box would find: its fields (q, to and the search page's parameters) and lang",
		security: KEY_OR_NONE,
		request: { query: z.object({ lang: z.enum(LANGUAGES) }) },
		responses: {
			200: { description: "The number; null: no list", content: { "application/json": { schema: countSchema } } },
			...problemAnswers({ 422: ["VALIDATION"], 503: ["BUSY"] }),
		},
	});
	api.get(COUNT_PATH, async (c) => {
		const { lang, ...query } = readQuery(c);
		const checked = check(c, z.object({ lang: z.enum(LANGUAGES) }), { lang });
		if (!checked.ok) return checked.response;
		const count = await countAccommodations(c.var.app, checked.value.lang, query, c.var.context.cookie(LIKES_COOKIE));
		return c.json({ count }, 200, { "Cache-Control": "no-store" });
	});
	onlyMethods(api, COUNT_PATH, ["GET"]);

	api.post(PATH, async (c) => {
		const body = await readJson(c);
		return body.ok ? answer(c, body.value) : body.response;
	});
	api.get(PATH, (c) => answer(c, bodyOfQuery(readQuery(c))));
	onlyMethods(api, PATH, ["GET", "POST"]);
}

/** What the call answers: money in euros. */
export interface CalledSearch extends Omit<SearchAnswer, "accos" | "otherDates" | "markers"> {
	readonly accos: readonly Acco[];
	readonly otherDates: readonly Acco[];
	readonly markers?: readonly CalledMarker[];
}

interface CalledMarker extends Omit<NonNullable<SearchAnswer["markers"]>[number], "stayCents"> {
	readonly pricePerStay: number | null;
}

/** Spread over the answer, so that its fields keep their order. */
function calledAnswer(c: Context, answer: SearchAnswer): CalledSearch {
	const { accos, otherDates, markers } = answer;
	const called = {
		...answer,
		accos: accos.map((acco) => calledAcco(c, acco)),
		otherDates: otherDates.map((acco) => calledAcco(c, acco)),
	};
	return markers ? { ...called, markers: markers.map(markerOf) } : (called as CalledSearch);
}

function markerOf({
	accoId,
	lat,
	lng,
	stayCents,
	...named
}: NonNullable<SearchAnswer["markers"]>[number]): CalledMarker {
	return { accoId, lat, lng, pricePerStay: stayCents === null ? null : eurosOf(stayCents), ...named };
}
