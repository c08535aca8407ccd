import type { Occupancy, SellableAccommodation } from "../accommodation/accommodation.ts";
import type { RateTable, Season } from "../accommodation/rates.ts";
import { type Party, personsOf } from "../party/party.ts";
import { type DayNumber, weekdayOf } from "../time/civil-date.ts";
import type { StayRefusal } from "./refusal.ts";

/** Half-open [arrival, departure): the departure day is the next guest's arrival day. */
export interface Stay {
	readonly arrival: DayNumber;
	readonly departure: DayNumber;
}

/** Stays end at most this many days after today. */
export const BOOKING_HORIZON_DAYS = 730;

/** The season that a night belongs to, or null; seasons are ordered, so this is a binary search. */
export function seasonOf(rates: RateTable, night: DayNumber): Season | null {
	let low = 0;
	let high = rates.seasons.length - 1;
	while (low <= high) {
		const middle = (low + high) >> 1;
		const season = rates.seasons[middle] as Season;
		if (night < season.from) high = middle - 1;
		else if (night >= season.to) low = middle + 1;
		else return season;
	}
	return null;
}

/** Minimum nights of a stay: the arrival day's own minimum, and every touched season's `minThrough`. */
export function minimumNights(rates: RateTable, stay: Stay): number {
	const arrivalSeason = seasonOf(rates, stay.arrival);
	let minimum = rates.days.get(stay.arrival)?.minNights ?? arrivalSeason?.minNights ?? 1;
	for (const season of rates.seasons) {
		if (season.from < stay.departure && season.to > stay.arrival) {
			minimum = Math.max(minimum, season.minThrough);
		}
	}
	return minimum;
}

/** Checks of the party alone, which no other dates would mend. */
export function checkParty(home: SellableAccommodation, party: Party): StayRefusal | null {
	if (party.adults < 1) return "NO_ADULT";
	if (personsOf(party) > home.maxGuests) return "TOO_MANY_GUESTS";
	if (party.babies > home.maxBabies) return "TOO_MANY_BABIES";
	if (party.pets > 0 && home.maxPets === 0) return "NO_PETS";
	if (party.pets > home.maxPets) return "TOO_MANY_PETS";
	return null;
}

/** Checks of the dates against today: order and lead time. */
export function checkLead(home: SellableAccommodation, stay: Stay, today: DayNumber): StayRefusal | null {
	const { arrival, departure } = stay;
	if (!Number.isInteger(arrival) || !Number.isInteger(departure)) return "INVALID_DATES";
	if (departure <= arrival || arrival < today) return "INVALID_DATES";
	if (arrival < today + home.minLeadDays) return "TOO_SOON";
	return null;
}

/** Checks of rates and stay rules; assumes a stay in the right order. */
export function checkRules(rates: RateTable, stay: Stay, today: DayNumber): StayRefusal | null {
	const { arrival, departure } = stay;
	const arrivalSeason = seasonOf(rates, arrival);
	const lastSeason = seasonOf(rates, departure - 1);
	if (departure > today + BOOKING_HORIZON_DAYS || !arrivalSeason || !lastSeason) return "NO_RATE";
	if (!coversNights(rates, stay)) return "NO_RATE";
	if (!arrivalSeason.arrivalDays.includes(weekdayOf(arrival))) return "ARRIVAL_DAY";
	if (rates.days.get(arrival)?.closedArrival) return "ARRIVAL_DAY";
	if (!lastSeason.departureDays.includes(weekdayOf(departure))) return "DEPARTURE_DAY";
	if (rates.days.get(departure)?.closedDeparture) return "DEPARTURE_DAY";
	const nights = departure - arrival;
	if (nights < minimumNights(rates, stay)) return "MIN_STAY";
	if (nights > arrivalSeason.maxNights) return "MAX_STAY";
	return null;
}

/** True when every night of the stay is free and for sale. */
export function isFree(rates: RateTable, stay: Stay, occupancy: Occupancy): boolean {
	for (let night = stay.arrival; night < stay.departure; night++) {
		if (occupancy.isTaken(night) || rates.days.get(night)?.stopSell) return false;
	}
	return true;
}

/** Every check of a stay in the fixed order; null when the stay is possible. */
export function checkStay(
	home: SellableAccommodation,
	stay: Stay,
	party: Party,
	today: DayNumber,
	occupancy: Occupancy,
): StayRefusal | null {
	return (
		checkLead(home, stay, today) ??
		checkParty(home, party) ??
		checkRules(home.rates, stay, today) ??
		(isFree(home.rates, stay, occupancy) ? null : "NOT_AVAILABLE")
	);
}

/** The number that a refusal is about: a capacity, or nights; null: it is about none. */
export function refusalLimit(home: SellableAccommodation, stay: Stay, code: StayRefusal): number | null {
	const limits: Partial<Record<StayRefusal, number>> = {
		TOO_MANY_GUESTS: home.maxGuests,
		TOO_MANY_BABIES: home.maxBabies,
		TOO_MANY_PETS: home.maxPets,
		MIN_STAY: minimumNights(home.rates, stay),
		MAX_STAY: seasonOf(home.rates, stay.arrival)?.maxNights,
	};
	return limits[code] ?? null;
}

function coversNights(rates: RateTable, stay: Stay): boolean {
	// Seasons are ordered and disjoint: walk from season to season until the departure is reached.
	let night = stay.arrival;
	while (night < stay.departure) {
		const season = seasonOf(rates, night);
		if (!season) return false;
		night = season.to;
	}
	return true;
}
