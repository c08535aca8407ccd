import { type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { DemoHome } from "./homes.ts";
import { Dice } from "./random.ts";
import { seasonsOf } from "./rates.ts";

/** Days ahead within which stays are taken already; later ones are free. */
const AHEAD_DAYS = 420;
const WEEK = 7;

/** Share of a season's weeks that are taken when they begin soon. */
const TAKEN = { low: 0.22, mid: 0.34, high: 0.55, peak: 0.68 } as const;

/** Stays that are taken, weeks that the owner keeps, days of maintenance: as others would have booked them. */
export function* occupancyOf(home: DemoHome, today: DayNumber): Generator<object> {
	const dice = new Dice(`${home.accoId}|taken`);
	const demand = dice.between(0.7, 1.25);
	let free = today + dice.whole(1, 9);
	for (const season of seasonsOf(home, today)) {
		const end = Math.min(season.to, today + AHEAD_DAYS);
		// In weeks from Saturday to Saturday nothing may begin on another day.
		let day = season.weeks ? firstFrom(season.from, Math.max(free, season.from)) : Math.max(free, season.from);
		while (day < end) {
			const nights = season.weeks ? WEEK : dice.whole(3, 8);
			const nearness = 1 - (day - today) / (AHEAD_DAYS * 1.15);
			const taken = dice.chance(TAKEN[season.level] * demand * nearness);
			if (taken && day + nights <= season.to) {
				yield { arrival: isoOf(day), departure: isoOf(day + nights), kind: kindOf(dice) };
				free = day + nights;
			}
			day += season.weeks ? WEEK : taken ? nights + dice.whole(0, 3) : dice.whole(4, 9);
		}
	}
}

/** The first day on the weekly beat of a season that is not before another day. */
function firstFrom(start: DayNumber, day: DayNumber): DayNumber {
	return start + Math.ceil((day - start) / WEEK) * WEEK;
}

function kindOf(dice: Dice): string {
	return dice.weighted({ external: 17, owner: 2, maintenance: 1 });
}
