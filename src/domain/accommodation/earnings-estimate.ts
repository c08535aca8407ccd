import { type BasisPoints, type Cents, percentOf } from "../money.ts";
import { nightCentsOf } from "../pricing/rent.ts";
import type { Stay } from "../pricing/stay-rules.ts";
import type { DayNumber } from "../time/civil-date.ts";
import type { RateTable } from "./rates.ts";

/**
 * What a home may earn its owner in a year, by homes like it: the nights that are taken in their calendars now, at
 * their own prices (docs/guides/owners.md#what-a-home-may-earn). Never a promise: a spread, out of enough homes, or nothing.
 */

/** Fewer homes say too little, and would show what one neighbour earns. */
export const FEWEST_HOMES = 5;
/** More homes change little and cost time. */
export const MOST_HOMES = 120;
/** How far calendars are looked at, nights from today. */
export const ESTIMATED_NIGHTS = 365;

/** Bedrooms that count as one size: from the first up to the second. */
const SIZES: readonly (readonly [number, number])[] = [
	[0, 1],
	[2, 2],
	[3, 3],
	[4, 4],
	[5, 6],
	[7, 9],
	[10, 99],
];

/** The bedrooms of homes of the same size. */
export function sizeOf(bedrooms: number): { readonly from: number; readonly to: number } {
	const [from, to] = SIZES.find(([, most]) => bedrooms <= most) ?? [10, 99];
	return { from, to };
}

/** A home like the one that is asked about. */
export interface ComparableHome {
	readonly rates: RateTable;
	/** Nights that guests have taken; may overlap. */
	readonly taken: readonly Stay[];
}

/** A quarter of the homes lie below `low` and a quarter above `high`; each is the number of one of the homes. */
export interface Spread {
	readonly low: number;
	readonly middle: number;
	readonly high: number;
}

export interface EarningsEstimate {
	/** How many homes it comes from. */
	readonly homes: number;
	/** Nights that are taken in the next 365. */
	readonly nights: Spread;
	/** Their rent, before reductions for length or date of stay. */
	readonly rentCents: Spread;
	/** The rent less the house's fee. */
	readonly netCents: Spread;
}

/**
 * The estimate from homes that are alike; null where fewer than `FEWEST_HOMES` of them have a price for any night of the year.
 *
 * @param feeBp what the house keeps of the rent
 */
export function estimateEarnings(
	homes: readonly ComparableHome[],
	today: DayNumber,
	feeBp: BasisPoints,
): EarningsEstimate | null {
	const years = homes.flatMap((home) => yearOf(home, today) ?? []);
	if (years.length < FEWEST_HOMES) return null;
	const rentCents = spreadOf(years.map((year) => year.rentCents));
	const net = (cents: Cents) => cents - percentOf(cents, feeBp);
	return {
		homes: years.length,
		nights: spreadOf(years.map((year) => year.nights)),
		rentCents,
		netCents: { low: net(rentCents.low), middle: net(rentCents.middle), high: net(rentCents.high) },
	};
}

/** A home's taken nights and their rent; null: no night of the year has a price. A taken night without one brings nothing. */
function yearOf({ rates, taken }: ComparableHome, today: DayNumber) {
	const until = today + ESTIMATED_NIGHTS;
	const isPriced = rates.seasons.some(({ from, to }) => from < until && to > today);
	if (!isPriced) return null;
	const nights = new Set<DayNumber>();
	for (const { arrival, departure } of taken) {
		for (let night = Math.max(arrival, today); night < Math.min(departure, until); night++) nights.add(night);
	}
	let rentCents = 0;
	for (const night of nights) rentCents += nightCentsOf(rates, night) ?? 0;
	return { nights: nights.size, rentCents };
}

function spreadOf(values: readonly number[]): Spread {
	const sorted = values.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
	return { low: at(0.25), middle: at(0.5), high: at(0.75) };
}
