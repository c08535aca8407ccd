import type { Occupancy, SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import type { Cents } from "#domain/money.ts";
import { DEFAULT_PARTY, type Party } from "#domain/party/party.ts";
import { bookableStay, type FromPrice } from "#domain/pricing/arrivals.ts";
import { priceOf } from "#domain/pricing/price.ts";
import { campaignOf } from "#domain/pricing/rent.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";

/** Arrivals this many days from today at most are last-minute ones. */
export const LAST_MINUTE_DAYS = 28;

/** True when a stay that arrives in so many days is sold with a last-minute reduction. */
export function isLastMinute(home: SellableAccommodation, daysToArrival: number): boolean {
	if (daysToArrival < 0 || daysToArrival > LAST_MINUTE_DAYS) return false;
	return campaignOf(home.rates, daysToArrival)?.kind === "lastMinute";
}

/** True when a home has such a stay for two adults: what the filter asks for when no dates are given. */
export function hasLastMinute(home: SellableAccommodation, today: DayNumber, occupancy: Occupancy): boolean {
	return !lastMinuteStays(home, DEFAULT_PARTY, today, occupancy).next().done;
}

/** A price with the last-minute reduction that it contains. */
export interface LastMinutePrice extends FromPrice {
	/** All-in total of the same stay without the reduction. */
	readonly beforeCents: Cents;
	/** What the whole stay costs less, in percent of `beforeCents`, rounded down: the rule's own percent is of the rent. */
	readonly percent: number;
}

/** The price of a possible stay with its last-minute reduction; null: it has none. */
export function lastMinutePrice(
	home: SellableAccommodation,
	stay: Stay,
	party: Party,
	today: DayNumber,
): LastMinutePrice | null {
	if (!isLastMinute(home, stay.arrival - today)) return null;
	const { grandCents, perNightCents, nights } = priceOf(home, { stay, party }, today);
	const discounts = home.rates.discounts.filter(({ kind }) => kind !== "lastMinute");
	const without = { ...home, rates: { ...home.rates, discounts } };
	const beforeCents = priceOf(without, { stay, party }, today).grandCents;
	if (beforeCents <= grandCents) return null;
	const percent = Math.floor(((beforeCents - grandCents) * 100) / beforeCents);
	return { stay, nights, grandCents, perNightCents, beforeCents, percent };
}

/** The cheapest last-minute stay: the shortest on each arrival, the earliest on a tie; null: none. */
export function lowestLastMinute(
	home: SellableAccommodation,
	party: Party,
	today: DayNumber,
	occupancy: Occupancy,
): LastMinutePrice | null {
	let best: LastMinutePrice | null = null;
	for (const stay of lastMinuteStays(home, party, today, occupancy)) {
		const price = lastMinutePrice(home, stay, party, today);
		if (price && (!best || price.grandCents < best.grandCents)) best = price;
	}
	return best;
}

function* lastMinuteStays(
	home: SellableAccommodation,
	party: Party,
	today: DayNumber,
	occupancy: Occupancy,
): Generator<Stay, void> {
	for (let days = 0; days <= LAST_MINUTE_DAYS; days++) {
		if (!isLastMinute(home, days)) continue;
		const stay = bookableStay(home, today + days, party, null, today, occupancy);
		if (stay) yield stay;
	}
}
