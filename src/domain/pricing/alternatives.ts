import type { Occupancy, SellableAccommodation } from "../accommodation/accommodation.ts";
import type { Cents } from "../money.ts";
import type { Party } from "../party/party.ts";
import type { DayNumber } from "../time/civil-date.ts";
import { priceOf } from "./price.ts";
import {
	BOOKING_HORIZON_DAYS,
	checkLead,
	checkRules,
	isFree,
	minimumNights,
	type Stay,
	seasonOf,
} from "./stay-rules.ts";

/** A stay that is possible near one that is not. `party` differs from the asked one only where the home is too small for it. */
export interface Alternative {
	readonly stay: Stay;
	readonly party: Party;
	readonly grandCents: Cents;
}

const WANTED = 3;
/** How far the first, exhaustive ring of candidates reaches: one day of shift costs 1, one night more or less 2. */
const NEAR_COST = 42;
const LONGEST_NIGHTS = 28;

/**
 * The nearest possible stays, nearest first: shifts of arrival before changes of length, then lower price.
 * Looks through a ring around the asked stay, then through the whole booking horizon. A party that the home
 * cannot take is cut to what it takes, so that the answer still has alternatives.
 */
export function alternativesFor(
	home: SellableAccommodation,
	requested: Stay,
	requestedParty: Party,
	today: DayNumber,
	occupancy: Occupancy,
): readonly Alternative[] {
	const party = fittingParty(home, requestedParty);
	if (!party) return [];
	const earliest = today + home.minLeadDays;
	const origin = Number.isFinite(requested.arrival) ? Math.max(requested.arrival, earliest) : earliest;
	const span = requested.departure - requested.arrival;
	const nights = Number.isFinite(span) && span > 0 ? Math.min(span, LONGEST_NIGHTS) : 7;
	const possible = (stay: Stay) =>
		stay.departure > stay.arrival &&
		checkLead(home, stay, today) === null &&
		checkRules(home.rates, stay, today) === null &&
		isFree(home.rates, stay, occupancy);

	const found: { stay: Stay; cost: number }[] = [];
	for (let cost = 0; cost <= NEAR_COST && found.length < WANTED; cost++) {
		for (const stay of staysAtCost(origin, nights, cost)) if (possible(stay)) found.push({ stay, cost });
	}
	if (found.length === 0) {
		const far = firstPossibleStay(home, origin, today, possible);
		if (far) found.push({ stay: far, cost: NEAR_COST + 1 });
	}
	return found
		.map(({ stay, cost }) => ({ cost, stay, party, grandCents: priceOf(home, { stay, party }, today).grandCents }))
		.sort((a, b) => a.cost - b.cost || a.grandCents - b.grandCents || a.stay.arrival - b.stay.arrival)
		.slice(0, WANTED)
		.map(({ stay, grandCents }) => ({ stay, party, grandCents }));
}

/** Every stay whose shift and change of length add up to `cost`. */
function* staysAtCost(origin: DayNumber, nights: number, cost: number): Generator<Stay> {
	for (let change = 0; 2 * change <= cost; change++) {
		const shift = cost - 2 * change;
		for (const shifted of shift === 0 ? [0] : [shift, -shift]) {
			for (const changed of change === 0 ? [0] : [change, -change]) {
				const arrival = origin + shifted;
				yield { arrival, departure: arrival + nights + changed };
			}
		}
	}
}

/** The first arrival from `origin` on (then from today on) that takes its shortest stay. */
function firstPossibleStay(
	home: SellableAccommodation,
	origin: DayNumber,
	today: DayNumber,
	possible: (stay: Stay) => boolean,
): Stay | null {
	const starts = [
		[origin, today + BOOKING_HORIZON_DAYS],
		// Asked dates may lie centuries ahead: nothing is sold beyond the horizon.
		[today, Math.min(origin, today + BOOKING_HORIZON_DAYS)],
	] as const;
	for (const [from, until] of starts) {
		for (let arrival = from; arrival < until; arrival++) {
			const stay = shortestStay(home, arrival, possible);
			if (stay) return stay;
		}
	}
	return null;
}

/** The shortest possible stay that arrives on a day, or null. */
export function shortestStay(
	home: SellableAccommodation,
	arrival: DayNumber,
	possible: (stay: Stay) => boolean,
): Stay | null {
	const season = seasonOf(home.rates, arrival);
	if (!season) return null;
	const shortest = Math.max(1, minimumNights(home.rates, { arrival, departure: arrival + 1 }));
	for (let nights = shortest; nights <= season.maxNights; nights++) {
		const stay = { arrival, departure: arrival + nights };
		if (possible(stay)) return stay;
	}
	return null;
}

/** The party cut to what the home takes; null for a home with no capacity. */
function fittingParty(home: SellableAccommodation, party: Party): Party | null {
	if (home.maxGuests < 1) return null;
	const adults = Math.min(Math.max(1, party.adults), home.maxGuests);
	return {
		adults,
		children: Math.min(party.children, home.maxGuests - adults),
		babies: Math.min(party.babies, home.maxBabies),
		pets: Math.min(party.pets, home.maxPets),
	};
}
