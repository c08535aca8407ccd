import type { DayNumber } from "#domain/time/civil-date.ts";
import { pricePoints, type SimilarPrices } from "../recommended.ts";
import { PAGE_HOMES } from "./bits.ts";
import type { DiscountDictionary, TaxDictionary } from "./dictionaries.ts";
import type { Page } from "./page.ts";

/** Nights that the columns hold beyond the booking horizon, so that an index lives on for a month. */
export const SPARE_DAYS = 31;

/** The catalogue at one moment. Nothing in it changes; a change makes another one that shares untouched parts. */
export interface Snapshot {
	/** Day number of column day 0. */
	readonly base: DayNumber;
	/** Nights held. */
	readonly days: number;
	/** The day for which from prices and last-minute facts hold. */
	readonly today: DayNumber;
	readonly pages: readonly Page[];
	/** Number of every accoId ever seen; page = number / 1,024. Numbers are only added. */
	readonly numbers: ReadonlyMap<string, number>;
	readonly discounts: DiscountDictionary;
	readonly taxes: TaxDictionary;
	/** Numbers of the classes of similar homes (only added), and the prices of each class. */
	readonly similarNumbers: ReadonlyMap<string, number>;
	readonly similar: readonly SimilarPrices[];
	/** Live homes. */
	readonly size: number;
	readonly version: number;
}

const points = new WeakMap<Snapshot, Float64Array>();

/** Points of every home in the recommended order; computed once a snapshot, when first asked for. */
export function recommendedPoints(snapshot: Snapshot): Float64Array {
	const known = points.get(snapshot);
	if (known) return known;
	const computed = new Float64Array(snapshot.pages.length * PAGE_HOMES);
	for (let pageNo = 0; pageNo < snapshot.pages.length; pageNo++) {
		const { facts } = snapshot.pages[pageNo] as Page;
		for (let slot = 0; slot < PAGE_HOMES; slot++) {
			if (!facts.accoIds[slot]) continue;
			const similar = snapshot.similar[facts.similar[slot] as number] as SimilarPrices;
			const perNight = (facts.fromDay[slot] as number) < 0 ? null : (facts.fromPerNight[slot] as number);
			computed[pageNo * PAGE_HOMES + slot] = (facts.ownPoints[slot] as number) + pricePoints(perNight, similar);
		}
	}
	points.set(snapshot, computed);
	return computed;
}
