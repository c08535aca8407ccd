import { type Occupancy, occupancyOf, type SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import type { PriceRise, RateTable } from "#domain/accommodation/rates.ts";
import type { BasisPoints, Cents } from "#domain/money.ts";
import { DEFAULT_PARTY, type Party } from "#domain/party/party.ts";
import { bookableStay, type FromPrice } from "#domain/pricing/arrivals.ts";
import { EARLIER_DAYS, wasRaised } from "#domain/pricing/earlier-price.ts";
import { priceOf } from "#domain/pricing/price.ts";
import { campaignOf } from "#domain/pricing/rent.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { SearchHome } from "./search-home.ts";

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

/**
 * The largest campaign percent of a rate table in the 30 days before the last-minute span: what arrivals had before any
 * of their last-minute reduction began. Only what goes beyond it is a gain of who comes late. Last-minute percents fall
 * with the days to arrival and early ones grow, so the two ends of the 30 days hold the largest.
 */
export function earlierBp(rates: RateTable): BasisPoints {
	const first = campaignOf(rates, LAST_MINUTE_DAYS + 1)?.bp ?? 0;
	const last = campaignOf(rates, LAST_MINUTE_DAYS + EARLIER_DAYS)?.bp ?? 0;
	return Math.max(first, last);
}

/** Whole percent, rounded down, that a price lies below an earlier one; 0: it does not. */
export function percentBelow(cents: Cents, earlierCents: Cents): number {
	return cents < earlierCents ? Math.floor(((earlierCents - cents) * 100) / earlierCents) : 0;
}

/** The rule of a rate table that reduces an arrival: what it takes off the rent, and for whom. */
export interface LastMinuteRule {
	readonly bp: BasisPoints;
	/** It holds for arrivals so many days away at most. */
	readonly withinDays: number;
}

/** A price with the last-minute reduction that it contains. */
export interface LastMinutePrice extends FromPrice {
	/** All-in total of the same stay at its lowest in the 30 days before the last-minute span. */
	readonly beforeCents: Cents;
	/** What the whole stay costs less, in percent of `beforeCents`, rounded down: the rule's own percent is of the rent. */
	readonly percent: number;
	readonly rule: LastMinuteRule;
}

/** What is asked of one home: the reduction of a stay that is possible, or of its cheapest last-minute stay (null). */
export interface ReductionQuestion {
	readonly accoId: string;
	readonly stay: Stay | null;
	readonly party: Party;
}

/** The answer of the rules to such a question about a home; null: no reduction. */
export function reductionOf(
	{ home, taken }: SearchHome,
	{ stay, party }: Omit<ReductionQuestion, "accoId">,
	today: DayNumber,
): LastMinutePrice | null {
	return stay ? lastMinutePrice(home, stay, party, today) : lowestLastMinute(home, party, today, occupancyOf(taken));
}

/** True when a stay became dearer in the 30 days before the last-minute span or since: it has no price to be compared with. */
export function becameDearer(rises: readonly PriceRise[], stay: Stay): boolean {
	return wasRaised(rises, stay, LAST_MINUTE_DAYS);
}

/**
 * The price of a possible stay with its last-minute reduction; null: it has none of a whole percent, or became dearer
 * shortly before.
 */
export function lastMinutePrice(
	home: SellableAccommodation,
	stay: Stay,
	party: Party,
	today: DayNumber,
): LastMinutePrice | null {
	const daysToArrival = stay.arrival - today;
	if (!isLastMinute(home, daysToArrival) || becameDearer(home.rates.rises, stay)) return null;
	const { grandCents, perNightCents, nights } = priceOf(home, { stay, party }, today);
	const beforeCents = priceOf(asEarlier(home), { stay, party }, today).grandCents;
	const percent = percentBelow(grandCents, beforeCents);
	if (percent === 0) return null;
	return {
		stay,
		nights,
		grandCents,
		perNightCents,
		beforeCents,
		percent,
		rule: lastMinuteRuleOf(home.rates, daysToArrival),
	};
}

/** The home with its largest percent of before the last-minute span as its only campaign. */
function asEarlier(home: SellableAccommodation): SellableAccommodation {
	const { rates } = home;
	const kept = rates.discounts.filter(({ kind }) => kind === "los");
	const discounts = [...kept, { kind: "early", threshold: 0, bp: earlierBp(rates) } as const];
	return { ...home, rates: { ...rates, discounts } };
}

/** Of the last-minute rules that an arrival meets the one with the largest percent; of equal ones the widest. */
export function lastMinuteRuleOf({ discounts }: Pick<RateTable, "discounts">, daysToArrival: number): LastMinuteRule {
	let best: LastMinuteRule = { bp: 0, withinDays: 0 };
	for (const { kind, threshold, bp } of discounts) {
		if (kind !== "lastMinute" || threshold < daysToArrival || bp < best.bp) continue;
		if (bp > best.bp || threshold > best.withinDays) best = { bp, withinDays: threshold };
	}
	return best;
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

/** The shortest stay of each arrival that has the reduction, in order of arrival. */
export function* lastMinuteStays(
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
