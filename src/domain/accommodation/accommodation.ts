import type { Cents } from "../money.ts";
import type { DayNumber } from "../time/civil-date.ts";
import type { BookMode } from "./facts.ts";
import type { RateTable } from "./rates.ts";

/** Days before arrival at which the balance is due where a home says nothing else; the default of its column. */
export const BALANCE_DAYS = 42;

/** What of a home decides whether a stay is possible and what it costs. */
export interface SellableAccommodation {
	readonly accoId: string;
	readonly country: string;
	readonly maxGuests: number;
	readonly maxBabies: number;
	readonly maxPets: number;
	/** Persons in the rent; each one more pays the season's extra-person price. */
	readonly includedGuests: number;
	readonly minLeadDays: number;
	readonly bookMode: BookMode;
	readonly optionAllowed: boolean;
	/** Days before arrival on which the balance is due. */
	readonly balanceDays: number;
	/** Refundable deposit; shown apart, never part of a price. */
	readonly depositCents: Cents;
	readonly rates: RateTable;
}

/** Nights of a home that are sold, held or blocked. */
export interface Occupancy {
	/** True when the night that starts on `day` is taken. */
	isTaken(day: DayNumber): boolean;
}

/** Builds occupancy from half-open periods [arrival, departure). */
export function occupancyOf(periods: Iterable<{ arrival: DayNumber; departure: DayNumber }>): Occupancy {
	const taken = new Set<DayNumber>();
	for (const { arrival, departure } of periods) {
		for (let day = arrival; day < departure; day++) taken.add(day);
	}
	return { isTaken: (day) => taken.has(day) };
}

export const NEVER_TAKEN: Occupancy = { isTaken: () => false };
