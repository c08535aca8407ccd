import type { Occupancy, SellableHome } from "#domain/home/home.ts";
import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { bookableStay } from "#domain/pricing/arrivals.ts";
import { campaignOf } from "#domain/pricing/rent.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";

/** Arrivals this many days from today at most are last-minute ones. */
export const LAST_MINUTE_DAYS = 28;

/** True when a stay that arrives in so many days is sold with a last-minute reduction. */
export function isLastMinute(home: SellableHome, daysToArrival: number): boolean {
	if (daysToArrival < 0 || daysToArrival > LAST_MINUTE_DAYS) return false;
	return campaignOf(home.rates, daysToArrival)?.kind === "lastMinute";
}

/** True when a home has such a stay for two adults: what the filter asks for when no dates are given. */
export function hasLastMinute(home: SellableHome, today: DayNumber, occupancy: Occupancy): boolean {
	for (let days = 0; days <= LAST_MINUTE_DAYS; days++) {
		if (!isLastMinute(home, days)) continue;
		if (bookableStay(home, today + days, DEFAULT_PARTY, null, today, occupancy)) return true;
	}
	return false;
}
