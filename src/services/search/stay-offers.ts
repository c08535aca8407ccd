import { z } from "zod";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type DayNumber, dayOf, type IsoDate, isoOf, parseIsoDate } from "#domain/time/civil-date.ts";
import { code, type FieldError } from "#domain/validation.ts";
import { NO_FILTERS, type SearchQuery, type StayOffer } from "#search/query.ts";
import type { SearchParams } from "#site/search-params.ts";
import type { App } from "../app.ts";
import { searchQueryOf } from "../pages/search-query.ts";
import { placeOfSlugs, placeTree } from "../places/place-tree.ts";
import { destinationFilter } from "./destination-filter.ts";
import { queryOf } from "./search-homes.ts";
import type { SearchRequest } from "./search-request.ts";

/** The days that a calendar of a search shows. */
export const offerDaysSchema = z.object({
	/** First day. */
	start: z.string().refine((text) => parseIsoDate(text) !== null, code("INVALID_FORMAT")),
	days: z.coerce.number().int().min(1).max(93).default(62),
	/** Length of the stays while no arrival is chosen; a day on which none begins shows another usual length. */
	nights: z.coerce.number().int().min(1).max(28).default(7),
	/** The destination as the search box sends it; with a text, country, region and placename do not count. */
	q: z.string().default(""),
	to: z.string().default(""),
});

/** Lengths that are tried on days on which no stay of the length asked for begins. */
const OTHER_LENGTHS = [7, 4, 3, 2, 5, 6, 1, 10, 14] as const;

export type OfferDays = z.output<typeof offerDaysSchema>;

export interface DayOffer {
	readonly day: IsoDate;
	/** Nights of the stay that begins, or with an arrival chosen ends, on the day; 0: no stay does. */
	readonly nights: number;
	/** Homes that can be had for it. */
	readonly homes: number;
	/** Lowest all-in price among them; null: none can be had. */
	readonly fromCents: number | null;
}

/**
 * What a calendar shows of a search: for each day the lowest price of a stay that arrives on it or, with an arrival
 * and no departure in the request, that departs on it. Filters count as in the search itself; a destination that is
 * one home has that home's prices, and one that names nothing has none.
 */
export async function stayOffers(
	app: Pick<App, "db" | "search" | "clock" | "suggestions" | "viewer">,
	request: SearchRequest,
	{ start, days, nights, q, to }: OfferDays,
): Promise<Result<readonly DayOffer[], readonly FieldError[]>> {
	const place = placeOfSlugs(await placeTree(app), request.lang, request);
	if ("unknown" in place) return fail(place.unknown.map((path) => ({ path, code: "UNKNOWN_PLACE" })));
	const first = dayOf(start);
	const arrival = request.arrivalDate && !request.departureDate ? dayOf(request.arrivalDate) : null;
	const stays = Array.from({ length: days }, (_, offset) =>
		arrival === null
			? { arrival: first + offset, departure: first + offset + nights }
			: { arrival, departure: first + offset },
	);
	const named = await destinationFilter(app, request.lang, { text: q, chosen: to }, {});
	if (named === "unknown") return ok([]);
	const today = app.clock.today();
	const plain = queryOf(request, named && "place" in named ? named.place : place.place, today);
	const requested = named ? withSentence(plain, named.params, today) : plain;
	const query =
		named && "accoId" in named ? { ...requested, filters: { ...NO_FILTERS, accoIds: [named.accoId] } } : requested;
	const found = await app.search.offers({ ...query, stays });
	const answer = stays.map((stay, at) => dayOffer(first + at, stay, found[at]));
	if (arrival !== null) return ok(answer);
	for (const length of OTHER_LENGTHS) {
		const closed = answer.flatMap(({ homes }, at) => (homes === 0 ? [first + at] : []));
		if (closed.length === 0) break;
		const others = closed.map((day) => ({ arrival: day, departure: day + length }));
		const offers = await app.search.offers({ ...query, stays: others });
		for (const [at, stay] of others.entries()) {
			if (offers[at]?.count) answer[stay.arrival - first] = dayOffer(stay.arrival, stay, offers[at]);
		}
	}
	return ok(answer);
}

/** A query with the party and the filters that a sentence says; its days are the calendar's own. */
function withSentence(query: SearchQuery, said: SearchParams, today: DayNumber): SearchQuery {
	if (Object.keys(said).length === 0) return query;
	const { party, filters } = searchQueryOf(said, null, today);
	const narrowed = Object.fromEntries(
		Object.entries(filters).filter(([name, value]) => !sameValue(value, NO_FILTERS[name as keyof typeof NO_FILTERS])),
	);
	const saysWho = said.adults !== undefined || said.children !== undefined || said.babies !== undefined;
	return { ...query, party: saysWho ? party : query.party, filters: { ...query.filters, ...narrowed } };
}

function sameValue(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

function dayOffer(day: DayNumber, stay: Stay, offer: StayOffer | undefined): DayOffer {
	return {
		day: isoOf(day),
		nights: Math.max(0, stay.departure - stay.arrival),
		homes: offer?.count ?? 0,
		fromCents: offer?.lowestCents ?? null,
	};
}
