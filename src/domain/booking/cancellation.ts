import type { BasisPoints } from "../money.ts";

/** One step of a cancellation policy: the fee on the travel sum when more than `moreThanDays` days are left. */
export interface CancellationStep {
	/** null: the last step, however few days are left. */
	readonly moreThanDays: number | null;
	readonly feeBp: BasisPoints;
}

export type CancellationPolicy = readonly CancellationStep[];

/** The policy of every home: more than 42 days 30 %, more than 28 60 %, more than 2 90 %, later all. */
export const DEFAULT_CANCELLATION: CancellationPolicy = [
	{ moreThanDays: 42, feeBp: 3000 },
	{ moreThanDays: 28, feeBp: 6000 },
	{ moreThanDays: 2, feeBp: 9000 },
	{ moreThanDays: null, feeBp: 10_000 },
];

/** Share of the travel sum that a cancellation so many days before arrival costs. */
export function cancellationFeeBp(policy: CancellationPolicy, daysBefore: number): BasisPoints {
	const step = policy.find(({ moreThanDays }) => moreThanDays === null || daysBefore > moreThanDays);
	return step?.feeBp ?? 10_000;
}
