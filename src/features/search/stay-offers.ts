import { useEffect, useState } from "react";
import type { Language } from "#domain/language.ts";
import type { Party } from "#domain/party/party.ts";
import type { StayRefusal } from "#domain/pricing/refusal.ts";
import { useLanguage } from "#i18n/react.tsx";
import { WHEN_NAMES } from "./when-fields.ts";

/** What a day of the calendar offers: in a search, or at one home, which says why it offers nothing. */
export interface DayOffer {
	readonly day: string;
	readonly nights: number;
	readonly homes: number;
	readonly fromCents: number | null;
	readonly reason?: StayRefusal | undefined;
	/** Number that the reason names. */
	readonly limit?: number;
}

/** Whose days they are. */
export type OffersOf =
	| {
			/** The fields that the search box would send, as they stand; null: not known yet. */
			readonly fields: string | null;
			/** What `fav=1` stands for in this browser. */
			readonly likes: readonly string[];
	  }
	| { readonly accoId: string; readonly party: Party };

export interface OffersRequest {
	readonly of: OffersOf;
	/** With an arrival the days are departures. */
	readonly arrival: string | null;
	/** First day and number of days. */
	readonly start: string;
	readonly days: number;
}

/** Answers by address, while the page lives; prices may be as old as half a minute. */
const kept = new Map<string, { readonly at: number; readonly offers: Promise<ReadonlyMap<string, DayOffer>> }>();
const KEPT_MS = 30_000;
const MOST_KEPT = 40;

/** The offers of a calendar's days by day; the previous ones stay until the new ones are loaded. */
export function useStayOffers(request: OffersRequest): ReadonlyMap<string, DayOffer> {
	const language = useLanguage();
	const [offers, setOffers] = useState<ReadonlyMap<string, DayOffer>>(new Map());
	const { of } = request;
	const address =
		"accoId" in of
			? homeAddress(request, of)
			: of.fields === null
				? null
				: searchAddress(request, { ...of, fields: of.fields }, language);
	useEffect(() => {
		if (address === null) return;
		let stale = false;
		load(address).then(
			(found) => {
				if (!stale) setOffers(found);
			},
			// A calendar without prices still chooses dates.
			() => {},
		);
		return () => {
			stale = true;
		};
	}, [address]);
	return offers;
}

/** Months are asked for whole: the calendar begins on the first of one. */
function homeAddress(
	{ arrival, start, days }: OffersRequest,
	{ accoId, party }: { accoId: string; party: Party },
): string {
	const { adults, children, babies, pets } = party;
	const query = new URLSearchParams({ from: start.slice(0, 7), months: String(Math.ceil(days / 31)) });
	for (const [who, count] of Object.entries({ adults, children, babies, pets })) query.set(who, String(count));
	if (arrival) query.set("arrival", arrival);
	return `/api/accommodations/${accoId}/calendar?${query}`;
}

function searchAddress(
	{ arrival, start, days }: OffersRequest,
	{ fields, likes }: { readonly fields: string; readonly likes: readonly string[] },
	language: Language,
): string {
	const query = new URLSearchParams(fields);
	for (const name of [...WHEN_NAMES, "sort"]) query.delete(name);
	if (query.get("fav") === "1") query.set("fav", likes.join(","));
	for (const [name, value] of Object.entries({ lang: language, start, days: String(days) })) query.set(name, value);
	if (arrival) query.set("arrival", arrival);
	return `/search-api/stay-offers?${query}`;
}

/** A day of `/api/accommodations/{accoId}/calendar`. */
interface HomeDay {
	readonly day: string;
	readonly minNights: number;
	readonly fromCents: number | null;
	readonly fromNights: number | null;
	readonly reason?: StayRefusal;
}

function offerOfHome({ day, minNights, fromCents, fromNights, reason }: HomeDay): DayOffer {
	const nights = fromNights ?? Math.max(1, minNights);
	return { day, nights, homes: fromCents === null ? 0 : 1, fromCents, reason, limit: minNights };
}

function load(address: string): Promise<ReadonlyMap<string, DayOffer>> {
	const known = kept.get(address);
	if (known && Date.now() - known.at < KEPT_MS) return known.offers;
	const offers = fetch(address).then(async (response) => {
		if (!response.ok) throw new Error(`stay-offers: status ${response.status}`);
		const answer: readonly DayOffer[] | { readonly days: readonly HomeDay[] } = await response.json();
		const days = "days" in answer ? answer.days.map(offerOfHome) : answer;
		return new Map(days.map((day) => [day.day, day]));
	});
	kept.set(address, { at: Date.now(), offers });
	offers.catch(() => kept.delete(address));
	const [oldest] = kept.keys();
	if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
	return offers;
}
