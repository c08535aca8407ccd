import { useEffect, useState } from "react";
import type { Language } from "#domain/language.ts";
import { useLanguage } from "#i18n/react.tsx";
import { type SearchScope, scopeQuery } from "./search-scope.ts";

/** What a day of the calendar offers: the answer of `/search-api/stay-offers`. */
export interface DayOffer {
	readonly day: string;
	readonly nights: number;
	readonly homes: number;
	readonly fromCents: number | null;
}

export interface OffersWish {
	readonly scope: SearchScope;
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

/** The offers of a calendar's days by day; those of the wish before stand until the new ones are here. */
export function useStayOffers(wish: OffersWish): ReadonlyMap<string, DayOffer> {
	const language = useLanguage();
	const [offers, setOffers] = useState<ReadonlyMap<string, DayOffer>>(new Map());
	const address = addressOf(wish, language);
	useEffect(() => {
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

function addressOf({ scope, arrival, start, days }: OffersWish, language: Language): string {
	const { flex, month, page, sort, arrival: _, departure, view, zoom, ...params } = scope.params;
	const extra = { start, days: String(days), arrival: arrival ?? undefined };
	return `/search-api/stay-offers?${scopeQuery({ ...scope, params }, language, extra)}`;
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
