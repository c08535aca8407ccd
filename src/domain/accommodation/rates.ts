import type { BasisPoints, Cents } from "../money.ts";
import type { DayNumber } from "../time/civil-date.ts";
import type { FeeBasis } from "./fee-basis.ts";

/** The price table and stay rules of one home. All days are day numbers, all money cents. */
export interface RateTable {
	/** Ordered by `from`, never overlapping. A night without a season has no rate. */
	readonly seasons: readonly Season[];
	/** Overrides of single days. */
	readonly days: ReadonlyMap<DayNumber, DayOverride>;
	/** Fixed rents, keyed by `stayKey(arrival, nights)`. */
	readonly stays: ReadonlyMap<string, Cents>;
	readonly discounts: readonly DiscountRule[];
	readonly fees: readonly Fee[];
	readonly touristTax: TouristTax | null;
	/** Nights that became dearer of late: no reduction is shown against a price that was lower before. */
	readonly rises: readonly PriceRise[];
}

/** Nights whose price was raised on a day. */
export interface PriceRise {
	readonly raisedOn: DayNumber;
	/** First night. */
	readonly from: DayNumber;
	/** Day after the last night. */
	readonly to: DayNumber;
}

export interface Season {
	/** First night. */
	readonly from: DayNumber;
	/** Day after the last night. */
	readonly to: DayNumber;
	readonly nightCents: Cents;
	readonly weekendCents: Cents;
	/** ISO weekdays on which a night starts that costs `weekendCents`. */
	readonly weekendDays: readonly number[];
	readonly arrivalDays: readonly number[];
	readonly departureDays: readonly number[];
	/** Minimum nights of a stay that arrives in the season. */
	readonly minNights: number;
	/** Minimum nights of every stay that touches the season. */
	readonly minThrough: number;
	/** Maximum nights of a stay that arrives in the season. */
	readonly maxNights: number;
	/** Per extra person and night. */
	readonly extraPersonCents: Cents;
}

export interface DayOverride {
	readonly nightCents: Cents | null;
	/** Replaces the arrival season's minimum for stays that arrive this day. */
	readonly minNights: number | null;
	readonly closedArrival: boolean;
	readonly closedDeparture: boolean;
	/** The night that starts this day is not sold. */
	readonly stopSell: boolean;
}

export const DISCOUNT_KINDS = ["los", "lastMinute", "early"] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export interface DiscountRule {
	readonly kind: DiscountKind;
	/** los: nights at least; lastMinute: days to arrival at most; early: days to arrival at least. */
	readonly threshold: number;
	readonly bp: BasisPoints;
}

export const PAY_PLACES = ["invoice", "onsite"] as const;
/** Where a line is paid: on our invoice, or at the home. */
export type PayPlace = (typeof PAY_PLACES)[number];

export interface Fee {
	readonly code: string;
	readonly cents: Cents;
	readonly per: FeeBasis;
	readonly mandatory: boolean;
	readonly pay: PayPlace;
	/** Counts in the base of the cancellation insurance. */
	readonly insured: boolean;
}

export type TouristTax =
	| {
			readonly mode: "fixed";
			readonly adultCents: Cents;
			readonly childCents: Cents;
			readonly babyCents: Cents;
			/** Nights taxed at most; null: all. */
			readonly maxNights: number | null;
			readonly pay: PayPlace;
	  }
	| {
			readonly mode: "percent";
			readonly percentBp: BasisPoints;
			/** Per adult and night at most; null: no cap. */
			readonly capCents: Cents | null;
			readonly maxNights: number | null;
			readonly pay: PayPlace;
	  };

export function stayKey(arrival: DayNumber, nights: number): string {
	return `${arrival}+${nights}`;
}

/** A table without any rate: every stay answers NO_RATE. */
export const EMPTY_RATES: RateTable = {
	seasons: [],
	days: new Map(),
	stays: new Map(),
	discounts: [],
	fees: [],
	touristTax: null,
	rises: [],
};
