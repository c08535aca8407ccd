import type { Cents } from "../money.ts";
import type { OwnerEarnings } from "./owner-earnings.ts";

/**
 * What platforms report of who lets by them (Directive (EU) 2021/514, DAC7): by home and quarter the days let, what was
 * paid to the owner, and what was kept. The quarter is that of the day of departure. Counsel must check it.
 */

export interface ReportedStay {
	readonly accoId: string;
	/** ISO. */
	readonly departure: string;
	readonly nights: number;
	/** A stay that was cancelled brings a part of its fee, and no night. */
	readonly isCancelled: boolean;
	readonly earnings: OwnerEarnings;
}

export interface ReportedQuarter {
	readonly quarter: 1 | 2 | 3 | 4;
	readonly stays: number;
	readonly nights: number;
	/** To the owner, without tourist tax. */
	readonly paidCents: Cents;
	readonly taxCents: Cents;
	/** What the house kept. */
	readonly feeCents: Cents;
}

const QUARTERS = [1, 2, 3, 4] as const;

/** The four quarters of each home, by its id; quarters without a stay are zero. */
export function reportedQuarters(stays: readonly ReportedStay[]): ReadonlyMap<string, readonly ReportedQuarter[]> {
	const byHome = Map.groupBy(stays, ({ accoId }) => accoId);
	return new Map(
		[...byHome].map(([accoId, own]) => [
			accoId,
			QUARTERS.map((quarter) => {
				const within = own.filter(({ departure }) => Math.ceil(Number(departure.slice(5, 7)) / 3) === quarter);
				const took = within.filter(({ isCancelled }) => !isCancelled);
				const sum = (of: (earnings: OwnerEarnings) => Cents) =>
					within.reduce((cents, { earnings }) => cents + of(earnings), 0);
				return {
					quarter,
					stays: took.length,
					nights: took.reduce((nights, stay) => nights + stay.nights, 0),
					paidCents: sum(({ netCents, taxCents }) => netCents - taxCents),
					taxCents: sum(({ taxCents }) => taxCents),
					feeCents: sum(({ feeCents }) => feeCents),
				};
			}),
		]),
	);
}
