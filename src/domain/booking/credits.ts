import type { Cents } from "../money.ts";
import type { DayNumber } from "../time/civil-date.ts";

/** Guest credits lie in lots by their last day; what runs out first is used first. */

export interface CreditLot {
	/** Last day on which the credit can be used; null: no limit. */
	readonly expiresOn: DayNumber | null;
	readonly cents: Cents;
}

/** Sum of what can be used on a day. */
export function creditBalance(lots: readonly CreditLot[], today: DayNumber): Cents {
	return usable(lots, today).reduce((sum, lot) => sum + lot.cents, 0);
}

/** The lots that pay a sum, those that run out first before the others; null when they do not hold enough. */
export function takeCredits(lots: readonly CreditLot[], cents: Cents, today: DayNumber): readonly CreditLot[] | null {
	let left = cents;
	const taken: CreditLot[] = [];
	for (const lot of usable(lots, today)) {
		if (left === 0) break;
		const part = Math.min(left, lot.cents);
		taken.push({ expiresOn: lot.expiresOn, cents: part });
		left -= part;
	}
	return left === 0 ? taken : null;
}

/**
 * How used credits go back into their lots, those that last longest first: the guest keeps as much as possible.
 * Never more than was used.
 */
export function releaseCredits(used: readonly CreditLot[], cents: Cents): readonly CreditLot[] {
	let left = cents;
	const back: CreditLot[] = [];
	for (const lot of [...used].sort((a, b) => lastDay(b) - lastDay(a))) {
		if (left === 0) break;
		const part = Math.min(left, lot.cents);
		back.push({ expiresOn: lot.expiresOn, cents: part });
		left -= part;
	}
	return back;
}

function usable(lots: readonly CreditLot[], today: DayNumber): readonly CreditLot[] {
	return lots.filter((lot) => lot.cents > 0 && lastDay(lot) >= today).sort((a, b) => lastDay(a) - lastDay(b));
}

function lastDay(lot: CreditLot): number {
	return lot.expiresOn ?? Number.POSITIVE_INFINITY;
}
