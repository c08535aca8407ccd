import { type BasisPoints, type Cents, percentOf } from "../money.ts";
import type { DayNumber } from "../time/civil-date.ts";

export interface Instalment {
	readonly dueOn: DayNumber;
	readonly cents: Cents;
}

/** First instalment: 30 % of what is due without insurance, plus the insurance. */
export const FIRST_SHARE_BP = 3000;
/** Days a guest has for the first bank transfer. */
export const FIRST_DUE_DAYS = 7;

/**
 * Splits what is due: arrival further away than `balanceDays` gives two instalments, the rest `balanceDays`
 * before arrival; otherwise all at once. Instalments of 0 are left out.
 */
export function instalmentsOf(input: {
	dueCents: Cents;
	insuranceCents: Cents;
	arrival: DayNumber;
	today: DayNumber;
	balanceDays: number;
}): readonly Instalment[] {
	const { dueCents, insuranceCents, arrival, today, balanceDays } = input;
	const firstDueOn = Math.max(today, Math.min(today + FIRST_DUE_DAYS, arrival - 1));
	const split = arrival - today > balanceDays;
	const first = split ? percentOf(dueCents - insuranceCents, FIRST_SHARE_BP) + insuranceCents : dueCents;
	const instalments = [
		{ dueOn: firstDueOn, cents: first },
		// An arrival just beyond the limit would have its balance due before its first payment.
		{ dueOn: Math.max(arrival - balanceDays, firstDueOn), cents: dueCents - first },
	];
	return instalments.filter((instalment) => instalment.cents > 0);
}

/**
 * What a first instalment is made of: the share of what is due without insurance, and the insurance (cents). Null where
 * its sum is another, as after a price by hand.
 */
export function firstShareOf(input: {
	firstCents: Cents;
	dueCents: Cents;
	insuranceCents: Cents;
}): { readonly bp: BasisPoints; readonly ofCents: Cents; readonly insuranceCents: Cents } | null {
	const { firstCents, dueCents, insuranceCents } = input;
	const ofCents = dueCents - insuranceCents;
	const isRule = percentOf(ofCents, FIRST_SHARE_BP) + insuranceCents === firstCents;
	return isRule ? { bp: FIRST_SHARE_BP, ofCents, insuranceCents } : null;
}
