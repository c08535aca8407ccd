import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import type { DayOffer } from "./stay-offers.ts";

/** A stay that can be had near a day on which none can. */
export interface NearOffer {
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
	readonly cents: number;
}

const MOST = 3;

/**
 * The stays that begin (with an arrival: end) nearest to a day, of what a calendar shows, nearest first; of two that are
 * as near, the earlier.
 */
export function nearestOffers(
	offers: ReadonlyMap<string, DayOffer>,
	day: string,
	arrival: string | null,
): readonly NearOffer[] {
	const from = dayOf(day);
	return [...offers.values()]
		.flatMap(({ day: other, nights, fromCents }) =>
			fromCents === null || nights === 0 ? [] : [{ day: dayOf(other), nights, cents: fromCents }],
		)
		.sort((a, b) => Math.abs(a.day - from) - Math.abs(b.day - from) || a.day - b.day)
		.slice(0, MOST)
		.map(({ day: near, nights, cents }) => ({
			arrival: arrival ?? isoOf(near),
			departure: arrival === null ? isoOf(near + nights) : isoOf(near),
			nights,
			cents,
		}));
}
