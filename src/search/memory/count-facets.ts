import { type Amenity, AMENITIES, type Kind, KINDS, type LocationFact, LOCATIONS } from "#domain/home/facts.ts";
import type { Facets } from "../query.ts";
import { PAGE_WORDS, popcount } from "./bits.ts";
import {
	AMENITY_ROWS,
	BATHROOM_ROWS,
	BEDROOM_ROWS,
	COMPANY_VFY_ROW,
	DETACHED_ROW,
	FACT_ROWS,
	KIND_ROWS,
	LAST_MINUTE_ROW,
	LOCATION_ROWS,
	NO_PETS_ROW,
	RATING_ROWS,
	STAR_ROWS,
} from "./fact-rows.ts";
import type { Group } from "./filters.ts";

const GROUP_ROWS: Readonly<Record<Group, readonly number[]>> = {
	kinds: Object.values(KIND_ROWS),
	minBedrooms: Object.values(BEDROOM_ROWS),
	minBathrooms: Object.values(BATHROOM_ROWS),
	minStars: Object.values(STAR_ROWS),
	minRating: Object.values(RATING_ROWS),
};

const NARROWING_ROWS: readonly number[] = [
	...Object.values(AMENITY_ROWS),
	...Object.values(LOCATION_ROWS),
	DETACHED_ROW,
	NO_PETS_ROW,
	COMPANY_VFY_ROW,
	LAST_MINUTE_ROW,
];

/** Counts, page by page, the homes of the result that hold each fact. */
export class FacetCounts {
	private readonly counts = new Float64Array(FACT_ROWS);
	private readonly nonZero = new Int32Array(PAGE_WORDS);

	/** Facts that narrow: the result and the fact. */
	addResult(bits: Int32Array, result: Int32Array): void {
		this.addRows(bits, result, NARROWING_ROWS);
	}

	/** Facts of a group: the result without that group, and the fact. */
	addGroup(group: Group, bits: Int32Array, resultWithoutGroup: Int32Array): void {
		this.addRows(bits, resultWithoutGroup, GROUP_ROWS[group]);
	}

	private addRows(bits: Int32Array, base: Int32Array, rows: readonly number[]): void {
		const { nonZero, counts } = this;
		let used = 0;
		for (let word = 0; word < PAGE_WORDS; word++) if (base[word] !== 0) nonZero[used++] = word;
		if (used === 0) return;
		for (const row of rows) {
			const at = row * PAGE_WORDS;
			let count = 0;
			for (let index = 0; index < used; index++) {
				const word = nonZero[index] as number;
				count += popcount((base[word] as number) & (bits[at + word] as number));
			}
			counts[row] = (counts[row] as number) + count;
		}
	}

	facets(): Facets {
		const at = (row: number) => this.counts[row] as number;
		const named = <Key extends string>(keys: readonly Key[], rows: Readonly<Record<Key, number>>) =>
			Object.fromEntries(keys.map((key) => [key, at(rows[key])])) as Record<Key, number>;
		const choices = (rows: Readonly<Record<number, number>>) =>
			Object.fromEntries(Object.entries(rows).map(([choice, row]) => [choice, at(row)])) as Record<number, number>;
		return {
			amenities: named<Amenity>(AMENITIES, AMENITY_ROWS),
			kinds: named<Kind>(KINDS, KIND_ROWS),
			detached: at(DETACHED_ROW),
			location: named<LocationFact>(LOCATIONS, LOCATION_ROWS),
			minBedrooms: choices(BEDROOM_ROWS),
			minBathrooms: choices(BATHROOM_ROWS),
			minStars: choices(STAR_ROWS),
			minRating: choices(RATING_ROWS),
			noPets: at(NO_PETS_ROW),
			companyVfy: at(COMPANY_VFY_ROW),
			lastMinutes: at(LAST_MINUTE_ROW),
		};
	}
}
