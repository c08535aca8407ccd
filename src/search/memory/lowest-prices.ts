import type { FromPrice } from "#domain/pricing/arrivals.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { SearchHome } from "../search-home.ts";
import { dayReductions, writeFromPrice } from "./from-prices.ts";
import { emptyPage, PAGE_HOMES, type Page } from "./page.ts";
import { TermsRegister } from "./terms-register.ts";
import { writeHome } from "./write-home.ts";

/** What a search without dates shows of a home. */
export interface LowestPrice {
	readonly from: FromPrice | null;
	readonly lastMinute: boolean;
}

/** Lowest prices of many homes, in their order: the domain's `fromPrice`, some fifty times faster. */
export function lowestPrices(homes: readonly SearchHome[], today: DayNumber): LowestPrice[] {
	const prices: LowestPrice[] = [];
	for (let first = 0; first < homes.length; first += PAGE_HOMES) {
		const page = emptyPage();
		const register = new TermsRegister();
		const some = homes.slice(first, first + PAGE_HOMES);
		for (const [slot, home] of some.entries()) writeHome(page, slot, home, today, register);
		const reductions = dayReductions(register);
		for (const slot of some.keys()) {
			writeFromPrice(page, slot, today, today, reductions);
			prices.push({
				from: fromPriceIn(page, slot),
				lastMinute: ((page.lastMinute[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0,
			});
		}
	}
	return prices;
}

/** The lowest price that a page holds of a home; null: none. */
export function fromPriceIn(page: Page, slot: number): FromPrice | null {
	const perNightCents = page.fromPerNight[slot] as number;
	if (perNightCents < 0) return null;
	const arrival = page.fromArrival[slot] as number;
	const nights = page.fromNights[slot] as number;
	const stay = { arrival, departure: arrival + nights };
	return { stay, nights, grandCents: page.fromGrand[slot] as number, perNightCents };
}
