import { AMENITIES, KINDS, LOCATIONS } from "#domain/accommodation/facts.ts";
import {
	type DayOverride,
	type DiscountRule,
	type Fee,
	type Season,
	stayKey,
	type TouristTax,
} from "#domain/accommodation/rates.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { SearchHome } from "#search/search-home.ts";

/** Homes with the rules of the trade in a likely mix; the same for a seed, in domain shape. */

export const BENCH_REGIONS = 40;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A small fast generator of numbers (mulberry32): 0 ≤ n < 1. */
function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

export function* generateHomes(count: number, today: DayNumber, seed = 1): Generator<SearchHome> {
	const random = randomFrom(seed);
	const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
	const chance = (share: number) => random() < share;
	const pick = <Value>(values: readonly Value[]): Value => values[whole(0, values.length - 1)] as Value;

	const seasons = (base: number, weekly: boolean): Season[] => {
		const made: Season[] = [];
		let from = today - 30;
		const extraPersonCents = chance(0.3) ? whole(5, 20) * 100 : 0;
		while (from < today + 800) {
			const to = from + whole(50, 120);
			const high = chance(0.35);
			const night = Math.round(base * (high ? 1.5 : 1));
			made.push({
				from,
				to,
				nightCents: night,
				weekendCents: Math.round(night * 1.15),
				weekendDays: [5, 6],
				...(high && weekly
					? { arrivalDays: [6], departureDays: [6], minNights: 7, minThrough: 7 }
					: { arrivalDays: EVERY_DAY, departureDays: EVERY_DAY, minNights: whole(1, 4), minThrough: 1 }),
				maxNights: 28,
				extraPersonCents,
			});
			from = chance(0.03) ? to + whole(10, 40) : to;
		}
		return made;
	};
	const discounts = (): DiscountRule[] => [
		...(chance(0.6)
			? ([
					{ kind: "los", threshold: 7, bp: pick([300, 500, 1000]) },
					{ kind: "los", threshold: 14, bp: pick([800, 1000, 1500]) },
				] as const)
			: []),
		...(chance(0.4)
			? ([
					{ kind: "lastMinute", threshold: 28, bp: 1000 },
					{ kind: "lastMinute", threshold: 14, bp: 1500 },
				] as const)
			: []),
		...(chance(0.2) ? ([{ kind: "early", threshold: 180, bp: 700 }] as const) : []),
	];
	const fees = (): Fee[] => {
		const fee = { mandatory: true, pay: "invoice", insured: true } as const;
		return [
			{ ...fee, code: "cleaning", per: "stay", cents: whole(60, 180) * 100 },
			{ ...fee, code: "booking_fee", per: "booking", cents: 1950 },
			{ ...fee, code: "pet", per: "pet", cents: 3500 },
			{ ...fee, code: "linen", per: "person", cents: 1250, mandatory: chance(0.4) },
		];
	};
	const tax = (): TouristTax | null => {
		if (chance(0.1)) return null;
		if (chance(0.15)) return { mode: "percent", percentBp: 500, capCents: 450, maxNights: null, pay: "invoice" };
		return {
			mode: "fixed",
			adultCents: whole(100, 350),
			childCents: 110,
			babyCents: 0,
			maxNights: null,
			pay: "invoice",
		};
	};

	for (let number = 1; number <= count; number++) {
		const maxGuests = whole(2, 14);
		const region = Math.floor(BENCH_REGIONS * random() * random());
		const days = new Map<DayNumber, DayOverride>();
		for (let at = 0; at < whole(0, 8); at++) days.set(today + whole(0, 700), override(whole(60, 300) * 100));
		const arrival = today + whole(10, 300);
		const taken = [];
		for (let from = today + whole(0, 30); from < today + 500; from += whole(5, 50)) {
			const departure = from + whole(2, 14);
			taken.push({ arrival: from, departure });
			from = departure;
		}
		yield {
			home: {
				accoId: `a${number}`,
				country: region % 2 === 0 ? "AT" : "NL",
				maxGuests,
				maxBabies: 2,
				maxPets: chance(0.6) ? 2 : 0,
				includedGuests: chance(0.3) ? Math.max(2, maxGuests - 4) : maxGuests,
				minLeadDays: whole(0, 3),
				bookMode: chance(0.8) ? "instant" : "on_request",
				optionAllowed: true,
				balanceDays: 42,
				depositCents: 20_000,
				rates: {
					seasons: chance(0.02) ? [] : seasons(whole(50, 400) * 100, chance(0.5)),
					days,
					stays: new Map(chance(0.05) ? [[stayKey(arrival, 7), whole(500, 2000) * 100]] : []),
					discounts: discounts(),
					fees: fees(),
					touristTax: tax(),
					rises: [],
				},
			},
			status: "live",
			facts: {
				regionId: region + 1,
				placeId: region * 2 + whole(1, 2),
				lat: 38 + random() * 20,
				lng: -5 + random() * 25,
				kind: pick(KINDS),
				detached: chance(0.5),
				bedrooms: Math.ceil(maxGuests / 2),
				bathrooms: whole(1, 3),
				stars: chance(0.5) ? whole(2, 5) : null,
				rating: chance(0.8) ? whole(30, 50) / 10 : null,
				reviews: whole(0, 120),
				petsKnown: chance(0.9),
				companyVfy: chance(0.2),
				amenities: AMENITIES.filter(() => chance(0.4)),
				location: LOCATIONS.filter(() => chance(0.25)),
				kmSkilift: chance(0.4) ? whole(1, 300) / 10 : null,
				kmGolfCourse: chance(0.4) ? whole(1, 300) / 10 : null,
				information: { pictures: whole(1, 20), languages: whole(1, 4), areaKnown: true, hoursKnown: chance(0.8) },
			},
			taken,
			expiresAt: null,
		};
	}
}

function override(nightCents: number): DayOverride {
	return { nightCents, minNights: null, closedArrival: false, closedDeparture: false, stopSell: false };
}
