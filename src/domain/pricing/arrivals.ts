import type { Occupancy, SellableAccommodation } from "../accommodation/accommodation.ts";
import type { Cents } from "../money.ts";
import { DEFAULT_PARTY, type Party } from "../party/party.ts";
import { type DayNumber, weekdayOf } from "../time/civil-date.ts";
import { shortestStay } from "./alternatives.ts";
import { priceOf } from "./price.ts";
import type { StayRefusal } from "./refusal.ts";
import {
	checkLead,
	checkParty,
	checkRules,
	checkStay,
	isFree,
	minimumNights,
	refusalLimit,
	type Stay,
	seasonOf,
} from "./stay-rules.ts";

/** What one day of a home's calendar offers to a party. */
export interface ArrivalDay {
	readonly day: DayNumber;
	/** The night that starts this day is free and for sale. */
	readonly free: boolean;
	/** A stay can arrive this day. */
	readonly arrival: boolean;
	/** A stay can depart this day as far as weekday and closures go, and the night before is free. */
	readonly departure: boolean;
	/** Shortest stay that may arrive this day by the stay rules. */
	readonly minNights: number;
	/** All-in total of the stay that arrives this day (the shortest, or of the length asked); null where none does. */
	readonly fromCents: Cents | null;
	readonly fromNights: number | null;
	/** Why no stay arrives; null where one does. */
	readonly reason: StayRefusal | null;
	/** The number that the reason is about, guests or nights; null: it is about none. */
	readonly limit: number | null;
}

/** The calendar of a home for a party: `nights` null prices the shortest stay of each arrival. */
export function arrivalDays(
	home: SellableAccommodation,
	range: { readonly from: DayNumber; readonly to: DayNumber },
	party: Party,
	nights: number | null,
	today: DayNumber,
	occupancy: Occupancy,
): readonly ArrivalDay[] {
	const days: ArrivalDay[] = [];
	for (let day = range.from; day < range.to; day++) {
		const stay = bookableStay(home, day, party, nights, today, occupancy);
		const minNights = minimumNights(home.rates, { arrival: day, departure: day + 1 });
		const requested = stay ?? requestedStay(home, day, nights, today);
		const reason = stay ? null : checkStay(home, requested, party, today, occupancy);
		const night = { arrival: day, departure: day + 1 };
		days.push({
			day,
			free: day >= today && seasonOf(home.rates, day) !== null && isFree(home.rates, night, occupancy),
			arrival: stay !== null,
			departure: canDepart(home, day, today, occupancy),
			minNights,
			fromCents: stay && priceOf(home, { stay, party }, today).grandCents,
			fromNights: stay && stay.departure - stay.arrival,
			reason,
			limit: reason && refusalLimit(home, requested, reason),
		});
	}
	return days;
}

/** The stay that arrives on a day and can be booked: of the length asked, or the shortest. */
export function bookableStay(
	home: SellableAccommodation,
	arrival: DayNumber,
	party: Party,
	nights: number | null,
	today: DayNumber,
	occupancy: Occupancy,
): Stay | null {
	if (checkParty(home, party)) return null;
	const possible = (stay: Stay) =>
		checkLead(home, stay, today) === null &&
		checkRules(home.rates, stay, today) === null &&
		isFree(home.rates, stay, occupancy);
	if (nights === null) return shortestStay(home, arrival, possible);
	const stay = { arrival, departure: arrival + nights };
	return possible(stay) ? stay : null;
}

/**
 * The stay that a day of arrival is refused for: of the length asked, or the shortest that the rules allow. That
 * its nights are taken is then said as that, not as a day on which a shorter stay could not end.
 */
export function requestedStay(
	home: SellableAccommodation,
	arrival: DayNumber,
	nights: number | null,
	today: DayNumber,
): Stay {
	const allowed = (stay: Stay) => checkRules(home.rates, stay, today) === null;
	const shortest = nights === null ? shortestStay(home, arrival, allowed) : null;
	if (shortest) return shortest;
	return { arrival, departure: arrival + (nights ?? minimumNights(home.rates, { arrival, departure: arrival + 1 })) };
}

/** The lowest price of a home without dates: label it with its dates. */
export interface FromPrice {
	readonly stay: Stay;
	readonly nights: number;
	readonly grandCents: Cents;
	readonly perNightCents: Cents;
}

/** Days of arrival that a lowest price looks at, from today on. */
export const FROM_PRICE_DAYS = 365;

/**
 * Lowest all-in total over the next 12 months of the shortest possible stay on each arrival, for two adults
 * (earliest on a tie); null for a home without any.
 */
export function fromPrice(home: SellableAccommodation, today: DayNumber, occupancy: Occupancy): FromPrice | null {
	let best: FromPrice | null = null;
	for (let arrival = today; arrival < today + FROM_PRICE_DAYS; arrival++) {
		const stay = bookableStay(home, arrival, DEFAULT_PARTY, null, today, occupancy);
		if (!stay) continue;
		const { grandCents, perNightCents, nights } = priceOf(home, { stay, party: DEFAULT_PARTY }, today);
		if (!best || grandCents < best.grandCents) best = { stay, nights, grandCents, perNightCents };
	}
	return best;
}

/**
 * The same from days that are known: all that `fromPrice` looks at, each with its shortest stay for two adults.
 */
export function fromPriceOf(
	home: SellableAccommodation,
	days: readonly ArrivalDay[],
	today: DayNumber,
): FromPrice | null {
	let best: { readonly stay: Stay; readonly cents: Cents } | null = null;
	for (const { day, fromCents, fromNights } of days) {
		if (fromCents === null || fromNights === null || (best && fromCents >= best.cents)) continue;
		best = { stay: { arrival: day, departure: day + fromNights }, cents: fromCents };
	}
	if (!best) return null;
	const { stay } = best;
	const { grandCents, perNightCents, nights } = priceOf(home, { stay, party: DEFAULT_PARTY }, today);
	return { stay, nights, grandCents, perNightCents };
}

function canDepart(home: SellableAccommodation, day: DayNumber, today: DayNumber, occupancy: Occupancy): boolean {
	const lastNight = { arrival: day - 1, departure: day };
	const season = seasonOf(home.rates, day - 1);
	return (
		day > today &&
		season !== null &&
		season.departureDays.includes(weekdayOf(day)) &&
		!home.rates.days.get(day)?.closedDeparture &&
		isFree(home.rates, lastNight, occupancy)
	);
}

/**
 * For an arrival already chosen: what each day offers as the departure. `fromCents` is the all-in total of the
 * stay that ends that day; `reason` why none does.
 */
export function departureDays(
	home: SellableAccommodation,
	arrival: DayNumber,
	range: { readonly from: DayNumber; readonly to: DayNumber },
	party: Party,
	today: DayNumber,
	occupancy: Occupancy,
): readonly ArrivalDay[] {
	const days: ArrivalDay[] = [];
	for (let day = range.from; day < range.to; day++) {
		const stay = { arrival, departure: day };
		const reason = checkStay(home, stay, party, today, occupancy);
		days.push({
			day,
			free:
				day >= today &&
				seasonOf(home.rates, day) !== null &&
				isFree(home.rates, { arrival: day, departure: day + 1 }, occupancy),
			arrival: false,
			departure: reason === null,
			minNights: minimumNights(home.rates, stay),
			fromCents: reason === null ? priceOf(home, { stay, party }, today).grandCents : null,
			fromNights: reason === null ? day - arrival : null,
			reason,
			limit: reason && refusalLimit(home, stay, reason),
		});
	}
	return days;
}
