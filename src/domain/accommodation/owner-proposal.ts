import type { RatesLine } from "../feed/rates-line.ts";
import type { Cents } from "../money.ts";
import type { EnergyLabel } from "./living.ts";
import { type ArrangedPicture, samePictures } from "./owner-pictures.ts";

/** What an owner proposes of a home, and what a release makes of it. */

export type ProposalState = "waiting" | "released" | "refused" | "withdrawn";

/** On which weekdays guests come and go: on any, or on those of the name. */
export const CHANGE_DAYS = ["any", "fri", "sat", "sun", "monfri"] as const;
export type ChangeDays = (typeof CHANGE_DAYS)[number];

/** ISO weekdays, Monday is 1. */
const WEEKDAYS: Readonly<Record<ChangeDays, readonly number[]>> = {
	any: [1, 2, 3, 4, 5, 6, 7],
	fri: [5],
	sat: [6],
	sun: [7],
	monfri: [1, 5],
};

/** Prices and rules of the season that begins on a day. */
export interface SeasonTerms {
	readonly kind: "season";
	/** First night and the day after the last, ISO. */
	readonly from: string;
	readonly to: string;
	readonly nightCents: Cents;
	readonly weekendCents: Cents;
	readonly minNights: number;
	/** Null: other days than the names say; they stay as they are. */
	readonly changeDays: ChangeDays | null;
}

export interface FactsTerms {
	readonly kind: "facts";
	readonly registrationNumber: string | null;
	readonly energyLabel: EnergyLabel | null;
	/** `16:00`. */
	readonly checkinFrom: string | null;
	readonly checkoutUntil: string | null;
}

/** All pictures of the home, in their order. */
export interface PicturesTerms {
	readonly kind: "pictures";
	readonly pictures: readonly ArrangedPicture[];
}

export type ProposalTerms = SeasonTerms | FactsTerms | PicturesTerms;

/** The rules of a season of a price table, as owners read and propose them. */
export function termsOfSeason(season: RatesLine["seasons"][number]): SeasonTerms {
	const { from, to, nightCents, weekendCents, minNights, arrivalDays, departureDays } = season;
	const named = CHANGE_DAYS.find(
		(name) => sameDays(WEEKDAYS[name], arrivalDays) && sameDays(WEEKDAYS[name], departureDays),
	);
	return { kind: "season", from, to, nightCents, weekendCents, minNights, changeDays: named ?? null };
}

function sameDays(a: readonly number[], b: readonly number[]): boolean {
	return a.length === b.length && a.every((day) => b.includes(day));
}

/** The price table with a season as it is proposed; null: the season is there no more. */
export function withSeason(line: RatesLine, terms: SeasonTerms): RatesLine | null {
	const at = line.seasons.findIndex(({ from, to }) => from === terms.from && to === terms.to);
	const season = line.seasons[at];
	if (!season) return null;
	const { nightCents, weekendCents, minNights, changeDays } = terms;
	const days = changeDays ? [...WEEKDAYS[changeDays]] : null;
	const changed = {
		...season,
		nightCents,
		weekendCents,
		minNights,
		// Longer than the longest is nothing that can be booked.
		maxNights: Math.max(season.maxNights, minNights),
		...(days ? { arrivalDays: days, departureDays: days } : {}),
	};
	return { ...line, seasons: line.seasons.with(at, changed) };
}

/** Facts as a form says which it was filled in over. */
export function factsText({ registrationNumber, energyLabel, checkinFrom, checkoutUntil }: FactsTerms): string {
	return JSON.stringify([registrationNumber, energyLabel, checkinFrom, checkoutUntil]);
}

/** Whether both say the same. */
export function sameTerms(a: ProposalTerms, b: ProposalTerms): boolean {
	if (a.kind === "pictures" && b.kind === "pictures") return samePictures(a.pictures, b.pictures);
	const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
	return [...keys].every((key) => (a as never)[key] === (b as never)[key]);
}
