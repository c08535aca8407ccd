import type { Occupancy, SellableHome } from "../home/home.ts";
import type { DayNumber } from "../time/civil-date.ts";
import { shortestStay } from "./alternatives.ts";
import { campaignOf } from "./rent.ts";
import { checkLead, checkRules, isFree, type Stay } from "./stay-rules.ts";

/** Last minutes are arrivals from today to this many days ahead, both included. */
export const LAST_MINUTE_DAYS = 28;

/** True when a stay can be booked that arrives within the last-minute days and carries a last-minute reduction. */
export function hasLastMinute(home: SellableHome, today: DayNumber, occupancy: Occupancy): boolean {
	const possible = (stay: Stay) =>
		checkLead(home, stay, today) === null &&
		checkRules(home.rates, stay, today) === null &&
		isFree(home.rates, stay, occupancy);
	for (let ahead = 0; ahead <= LAST_MINUTE_DAYS; ahead++) {
		if (campaignOf(home.rates, ahead)?.kind !== "lastMinute") continue;
		if (shortestStay(home, today + ahead, possible)) return true;
	}
	return false;
}
