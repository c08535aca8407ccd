import { useEffect, useState } from "react";
import type { Language } from "#domain/language.ts";
import { useLanguage } from "#i18n/react.tsx";
import { WHEN_NAMES } from "./when.ts";

/** What a day of the calendar offers: the answer of `/search-api/stay-offers`. */
export interface DayOffer {
	readonly day: string;
	readonly nights: number;
	readonly homes: number;
	readonly fromCents: number | null;
}

export interface OffersRequest {
	/** The fields that the search box would send, as they stand; null: not known yet. */
	readonly fields: string | null;
	/** What `fav=1` stands for in this browser. */
	readonly likes: readonly string[];
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
	const address = request.fields === null ? null : addressOf(request, request.fields, language);
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

function addressOf({ likes, arrival, start, days }: OffersRequest, fields: string, language: Language): string {
	const query = new URLSearchParams(fields);
	for (const name of [...WHEN_NAMES, "sort"]) query.delete(name);
	if (query.get("fav") === "1") query.set("fav", likes.join(","));
	for (const [name, value] of Object.entries({ lang: language, start, days: String(days) })) query.set(name, value);
	if (arrival) query.set("arrival", arrival);
	return `/search-api/stay-offers?${query}`;
}

function load(address: string): Promise<ReadonlyMap<string, DayOffer>> {
	const known = kept.get(address);
	if (known && Date.now() - known.at < KEPT_MS) return known.offers;
	const offers = fetch(address).then(async (response) => {
		if (!response.ok) throw new Error(`stay-offers: status ${response.status}`);
		const days: readonly DayOffer[] = await response.json();
		return new Map(days.map((day) => [day.day, day]));
	});
	kept.set(address, { at: Date.now(), offers });
	offers.catch(() => kept.delete(address));
	const [oldest] = kept.keys();
	if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
	return offers;
}
