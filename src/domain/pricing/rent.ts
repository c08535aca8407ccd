import type { SellableAccommodation } from "../accommodation/accommodation.ts";
import { type DiscountKind, type RateTable, type Season, stayKey } from "../accommodation/rates.ts";
import { type BasisPoints, type Cents, percentOf } from "../money.ts";
import { type DayNumber, weekdayOf } from "../time/civil-date.ts";
import { type Stay, seasonOf } from "./stay-rules.ts";

/** The rent of a stay and the reductions on it; reductions are positive here. */
export interface Rent {
	readonly nightsCents: Cents;
	readonly extraPersonsCents: Cents;
	readonly losCents: Cents;
	/** Last-minute or early booking: the larger of the two, never both. */
	readonly campaign: { readonly kind: "lastMinute" | "early"; readonly cents: Cents } | null;
	/** What is left: the base of codes, of the percent tourist tax and of commissions. */
	readonly netCents: Cents;
}

/** Rent of a valid stay for a number of persons (adults and children). */
export function rentOf(home: SellableAccommodation, stay: Stay, persons: number, today: DayNumber): Rent {
	const { rates } = home;
	const nights = stay.departure - stay.arrival;
	const extraPersons = Math.max(0, persons - home.includedGuests);
	let nightsCents = 0;
	let extraPersonsCents = 0;
	for (let night = stay.arrival; night < stay.departure; night++) {
		const season = seasonOf(rates, night);
		if (!season) throw new Error(`no season for night ${night}: the stay was not checked`);
		nightsCents += nightOf(rates, season, night);
		extraPersonsCents += extraPersons * season.extraPersonCents;
	}
	nightsCents = rates.stays.get(stayKey(stay.arrival, nights)) ?? nightsCents;

	const gross = nightsCents + extraPersonsCents;
	const losCents = percentOf(gross, lengthOfStayBp(rates, nights));
	const afterLos = gross - losCents;
	const campaignRule = campaignOf(rates, stay.arrival - today);
	const campaign = campaignRule && { kind: campaignRule.kind, cents: percentOf(afterLos, campaignRule.bp) };
	return {
		nightsCents,
		extraPersonsCents,
		losCents,
		campaign,
		netCents: afterLos - (campaign?.cents ?? 0),
	};
}

function nightOf(rates: RateTable, season: Season, night: DayNumber): Cents {
	const seasonCents = season.weekendDays.includes(weekdayOf(night)) ? season.weekendCents : season.nightCents;
	return rates.days.get(night)?.nightCents ?? seasonCents;
}

/** Rent of one night before all reductions; null: it has no price. */
export function nightCentsOf(rates: RateTable, night: DayNumber): Cents | null {
	const season = seasonOf(rates, night);
	return season && nightOf(rates, season, night);
}

/** Length-of-stay percent: of several tiers the highest threshold that is met counts. */
export function lengthOfStayBp(rates: RateTable, nights: number): BasisPoints {
	let best = { threshold: -1, bp: 0 };
	for (const rule of rates.discounts) {
		if (rule.kind === "los" && rule.threshold <= nights && rule.threshold > best.threshold) best = rule;
	}
	return best.bp;
}

/** Last-minute or early-booking percent for an arrival so many days away; of several the largest. */
export function campaignOf(
	rates: RateTable,
	daysToArrival: number,
): { kind: "lastMinute" | "early"; bp: BasisPoints } | null {
	const lastMinute = largestBp(rates, "lastMinute", (threshold) => daysToArrival <= threshold);
	const early = largestBp(rates, "early", (threshold) => daysToArrival >= threshold);
	if (lastMinute === 0 && early === 0) return null;
	return lastMinute >= early ? { kind: "lastMinute", bp: lastMinute } : { kind: "early", bp: early };
}

function largestBp(rates: RateTable, kind: DiscountKind, meets: (threshold: number) => boolean): BasisPoints {
	let bp = 0;
	for (const rule of rates.discounts) {
		if (rule.kind === kind && meets(rule.threshold)) bp = Math.max(bp, rule.bp);
	}
	return bp;
}
