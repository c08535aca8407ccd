import type { Cents } from "../money.ts";
import { type DayNumber, firstOfMonth, isoOf, yearMonthOf } from "../time/civil-date.ts";
import { type Heat, heatOf } from "./heat.ts";

/** The best moments of a year, of a home and of a search. */

const MONTHS_OF_YEAR = 12;
const BEST_STAYS = 3;

/** What a stay that arrives on a day costs, all-in. */
export interface PricedArrival {
	readonly day: DayNumber;
	readonly cents: Cents;
	readonly nights: number;
}

export interface BestStay {
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
	readonly grandCents: Cents;
}

export interface YearMonth {
	/** `YYYY-MM`. */
	readonly month: string;
	readonly stay: BestStay | null;
	/** By price a night among the twelve; null without a stay. */
	readonly heat: Heat | null;
	/** It holds one of the three best moments of the year. */
	readonly isBest: boolean;
}

/** The next twelve months, each with the arrival whose stay costs least a night. */
export function yearMonths(stays: readonly PricedArrival[], today: DayNumber): readonly YearMonth[] {
	const perNight = ({ cents, nights }: PricedArrival) => Math.round(cents / nights);
	const cheapest = stays.toSorted((a, b) => perNight(a) - perNight(b) || a.day - b.day);
	const best = bestMoments(cheapest);
	const { year: first, month } = yearMonthOf(today);
	const months = Array.from({ length: MONTHS_OF_YEAR }, (_, offset) => {
		const [from, to] = [firstOfMonth(first, month + offset), firstOfMonth(first, month + offset + 1)];
		return { month: isoOf(from).slice(0, 7), stay: cheapest.find(({ day }) => day >= from && day < to) };
	});
	const heat = heatOf(months.flatMap(({ stay }) => (stay ? [perNight(stay)] : [])));
	return months.map(({ month: name, stay }) => ({
		month: name,
		stay: stay ? bestStay(stay) : null,
		heat: stay ? heat(perNight(stay)) : null,
		isBest: stay !== undefined && best.includes(stay),
	}));
}

/** The first few of stays in their order, each of another moment: one that overlaps a better one is the same. */
function bestMoments(cheapest: readonly PricedArrival[]): readonly PricedArrival[] {
	const best: PricedArrival[] = [];
	for (const stay of cheapest) {
		if (best.some(({ day, nights }) => stay.day < day + nights && day < stay.day + stay.nights)) continue;
		if (best.push(stay) === BEST_STAYS) break;
	}
	return best;
}

function bestStay({ day, cents, nights }: PricedArrival): BestStay {
	return { arrival: isoOf(day), departure: isoOf(day + nights), nights, grandCents: cents };
}
