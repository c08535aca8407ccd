import { startTransition, useEffect, useMemo, useState } from "react";
import type { Language } from "#domain/language.ts";
import type { Party } from "#domain/party/party.ts";
import type { StayRefusal } from "#domain/pricing/refusal.ts";
import { type YearMonth, yearMonths } from "#domain/pricing/year-months.ts";
import { dayOf, firstOfMonth, isoOf, yearMonthOf } from "#domain/time/civil-date.ts";
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
	readonly limit?: number | undefined;
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
const NO_DAYS = { start: "", days: 0 };
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
				// Sixty days with other prices give way to a press.
				if (!stale) startTransition(() => setOffers(found));
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

/** Months that the server answers at once. */
const MONTHS_AT_ONCE = 3;

/**
 * The twelve months of a search from today on, each with its cheapest stay by the night; empty until something is
 * loaded. Three months at a time, so that nobody else waits for a whole year.
 */
export function useYearOffers(fields: string | null, likes: readonly string[], today: string): readonly YearMonth[] {
	const language = useLanguage();
	const [found, setFound] = useState<ReadonlyMap<string, DayOffer>>(new Map());
	// Arrival and departure do not count here, so that choosing a day does not ask anew.
	const base =
		fields === null
			? null
			: searchAddress({ of: { fields, likes }, arrival: null, ...NO_DAYS }, { fields, likes }, language);
	useEffect(() => {
		if (base === null) return;
		let stale = false;
		const { year, month } = yearMonthOf(dayOf(today));
		const load3 = async () => {
			let known: ReadonlyMap<string, DayOffer> = new Map();
			for (let from = 0; from < 12 && !stale; from += MONTHS_AT_ONCE) {
				const start = Math.max(dayOf(today), firstOfMonth(year, month + from));
				const days = firstOfMonth(year, month + from + MONTHS_AT_ONCE) - start;
				const more = await load(`${base}&${new URLSearchParams({ start: isoOf(start), days: String(days) })}`);
				known = new Map([...known, ...more]);
				if (!stale) startTransition(() => setFound(known));
			}
		};
		// A calendar without its strip still chooses dates.
		load3().catch(() => {});
		return () => {
			stale = true;
		};
	}, [base, today]);
	return useMemo(
		() =>
			found.size === 0
				? []
				: yearMonths(
						[...found.values()].flatMap(({ day, nights, fromCents }) =>
							fromCents === null || nights === 0 ? [] : [{ day: dayOf(day), cents: fromCents, nights }],
						),
						dayOf(today),
					),
		[found, today],
	);
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
	query.set("lang", language);
	if (days > 0) {
		query.set("start", start);
		query.set("days", String(days));
	}
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
	readonly limit?: number;
}

function offerOfHome({ day, minNights, fromCents, fromNights, reason, limit }: HomeDay): DayOffer {
	const nights = fromNights ?? Math.max(1, minNights);
	return { day, nights, homes: fromCents === null ? 0 : 1, fromCents, reason, limit };
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
