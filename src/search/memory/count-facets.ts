import { AMENITIES, type Amenity, KINDS, type Kind, LOCATIONS, type LocationFact } from "#domain/home/facts.ts";
import type { Facets } from "../query.ts";
import { commonOnes, PAGE_WORDS } from "./bits.ts";
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
import { GROUPS, type Group } from "./filters.ts";

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
	private readonly resultRows: readonly number[];

	/** `groupsInUse` are counted by `addGroup`; for the others the result is their base too. */
	constructor(groupsInUse: readonly Group[]) {
		const others = GROUPS.filter((group) => !groupsInUse.includes(group));
		this.resultRows = [...NARROWING_ROWS, ...others.flatMap((group) => GROUP_ROWS[group])];
	}

	/** Facts that narrow: the result and the fact. */
	addResult(bits: Int32Array, result: Int32Array): void {
		this.addRows(bits, result, this.resultRows);
	}

	/** Facts of a group in use: the result without that group, and the fact. */
	addGroup(group: Group, bits: Int32Array, resultWithoutGroup: Int32Array): void {
		this.addRows(bits, resultWithoutGroup, GROUP_ROWS[group]);
	}

	private addRows(bits: Int32Array, base: Int32Array, rows: readonly number[]): void {
		const nonZero = this.nonZero;
		const counts = this.counts;
		let used = 0;
		for (let word = 0; word < PAGE_WORDS; word++) if (base[word] !== 0) nonZero[used++] = word;
		if (used === 0) return;
		for (let index = 0; index < rows.length; index++) {
			const row = rows[index] as number;
			counts[row] = (counts[row] as number) + commonOnes(base, bits, row * PAGE_WORDS, nonZero, used);
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
