import { personsOf } from "#domain/party/party.ts";
import { inBounds } from "../geo.ts";
import type { Bounds, Filters, SearchQuery } from "../query.ts";
import { PAGE_HOMES, PAGE_WORDS } from "./bits.ts";
import {
	AMENITY_ROWS,
	BATHROOM_ROWS,
	BEDROOM_ROWS,
	COMPANY_VFY_ROW,
	DETACHED_ROW,
	KIND_ROWS,
	LAST_MINUTE_ROW,
	LIVE_ROW,
	LOCATION_ROWS,
	NO_PETS_ROW,
	RATING_ROWS,
	STAR_ROWS,
	TEST_ROW,
} from "./fact-rows.ts";
import { countryCode, type FactPart, LEAST_GUESTS } from "./page.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * The filters of a query, sorted by how they are applied to a page: rows that are ANDed, checks of single homes,
 * and groups. A group (kinds, each minimum) is what a facet replaces: its count needs the result without it.
 */

export const GROUPS = ["kinds", "minBedrooms", "minBathrooms", "minStars", "minRating"] as const;
export type Group = (typeof GROUPS)[number];

export interface FilterPlan {
	/** Rows of which a home must have one. */
	readonly statusRows: readonly number[];
	/** Rows of which a home must have all. */
	readonly rows: readonly number[];
	/** Groups in use; each writes the homes that pass it into a bitmap. */
	readonly groups: readonly { readonly group: Group; readonly write: (facts: FactPart, words: Int32Array) => void }[];
	/** Checks of columns: each clears the homes that fail it. */
	readonly checks: readonly ((facts: FactPart, words: Int32Array) => void)[];
	/** Homes allowed, as bitmaps by page number; null: all. */
	readonly only: ReadonlyMap<number, Int32Array> | null;
}

export function planFilters(snapshot: Snapshot, { filters, party }: SearchQuery): FilterPlan {
	const persons = personsOf(party);
	const checks: ((facts: FactPart, words: Int32Array) => void)[] = [];
	checks.push((facts, words) => {
		if ((facts.limits[LEAST_GUESTS] as number) < persons) keepAtLeast(facts.maxGuests, persons, words);
	});
	if (party.babies > 0) checks.push((facts, words) => keepAtLeast(facts.maxBabies, party.babies, words));
	if (party.pets > 0) checks.push((facts, words) => keepAtLeast(facts.maxPets, party.pets, words));
	const { placeId, regionId, country } = filters.place;
	if (placeId !== undefined) checks.push((facts, words) => keepEqual(facts.place, placeId, words));
	if (regionId !== undefined) checks.push((facts, words) => keepEqual(facts.region, regionId, words));
	if (country !== undefined) {
		const code = countryCode(country);
		checks.push((facts, words) => keepEqual(facts.country, code, words));
	}
	const { bounds, maxKmFromSkilift, maxKmFromGolfCourse } = filters;
	if (bounds) checks.push((facts, words) => keepInBounds(facts, bounds, words));
	// Distances are stored in single precision; so is the limit, or 4.2 would not be within 4.2.
	if (maxKmFromSkilift !== null) {
		const limit = Math.fround(maxKmFromSkilift);
		checks.push((facts, words) => keepAtMost(facts.kmSkilift, limit, words));
	}
	if (maxKmFromGolfCourse !== null) {
		const limit = Math.fround(maxKmFromGolfCourse);
		checks.push((facts, words) => keepAtMost(facts.kmGolfCourse, limit, words));
	}
	return {
		statusRows: { no: [LIVE_ROW], yes: [LIVE_ROW, TEST_ROW], testOnly: [TEST_ROW] }[filters.testHouses],
		rows: factRows(filters),
		groups: groupsOf(filters),
		checks,
		only: filters.accoIds && chosenHomes(snapshot, filters.accoIds),
	};
}

function factRows(filters: Filters): number[] {
	const rows: number[] = [];
	for (const amenity of filters.amenities) rows.push(AMENITY_ROWS[amenity]);
	for (const location of filters.location) rows.push(LOCATION_ROWS[location]);
	if (filters.detached) rows.push(DETACHED_ROW);
	if (filters.noPets) rows.push(NO_PETS_ROW);
	if (filters.companyVfy) rows.push(COMPANY_VFY_ROW);
	if (filters.lastMinutes) rows.push(LAST_MINUTE_ROW);
	return rows;
}

function groupsOf(filters: Filters): FilterPlan["groups"] {
	const groups: { group: Group; write: (facts: FactPart, words: Int32Array) => void }[] = [];
	if (filters.kinds.length > 0) {
		const rows = filters.kinds.map((kind) => KIND_ROWS[kind]);
		groups.push({ group: "kinds", write: (facts, words) => anyRow(facts.bits, rows, words) });
	}
	const atLeast = (
		group: Group,
		minimum: number,
		choices: Readonly<Record<number, number>>,
		column: (facts: FactPart) => Float32Array,
	) => {
		if (minimum <= 0) return;
		const row = choices[minimum];
		const rows = row === undefined ? null : [row];
		const limit = Math.fround(minimum);
		groups.push({
			group,
			write: (facts, words) =>
				rows ? anyRow(facts.bits, rows, words) : keepAtLeast(column(facts), limit, words.fill(-1)),
		});
	};
	atLeast("minBedrooms", filters.minBedrooms, BEDROOM_ROWS, (facts) => facts.bedrooms);
	atLeast("minBathrooms", filters.minBathrooms, BATHROOM_ROWS, (facts) => facts.bathrooms);
	atLeast("minStars", filters.minStars, STAR_ROWS, (facts) => facts.stars);
	atLeast("minRating", filters.minRating, RATING_ROWS, (facts) => facts.rating);
	return groups;
}

function anyRow(bits: Int32Array, rows: readonly number[], words: Int32Array): void {
	words.fill(0);
	for (const row of rows) {
		for (let word = 0; word < PAGE_WORDS; word++) {
			words[word] = (words[word] as number) | (bits[row * PAGE_WORDS + word] as number);
		}
	}
}

/** Looks at all 32 homes of a word where any is left: in a row, without branches, is faster than one by one. */
function keepAtLeast(column: Float32Array, limit: number, words: Int32Array): void {
	for (let word = 0; word < PAGE_WORDS; word++) {
		if (words[word] === 0) continue;
		let kept = 0;
		for (let bit = 0; bit < 32; bit++) kept |= Number((column[(word << 5) | bit] as number) >= limit) << bit;
		words[word] = (words[word] as number) & kept;
	}
}

function keepAtMost(column: Float32Array, limit: number, words: Int32Array): void {
	for (let word = 0; word < PAGE_WORDS; word++) {
		if (words[word] === 0) continue;
		let kept = 0;
		for (let bit = 0; bit < 32; bit++) kept |= Number((column[(word << 5) | bit] as number) <= limit) << bit;
		words[word] = (words[word] as number) & kept;
	}
}

function keepEqual(column: Float32Array | Int32Array, value: number, words: Int32Array): void {
	for (let word = 0; word < PAGE_WORDS; word++) {
		if (words[word] === 0) continue;
		let kept = 0;
		for (let bit = 0; bit < 32; bit++) kept |= Number(column[(word << 5) | bit] === value) << bit;
		words[word] = (words[word] as number) & kept;
	}
}

function keepInBounds({ lat, lng }: FactPart, bounds: Bounds, words: Int32Array): void {
	for (let word = 0; word < PAGE_WORDS; word++) {
		let left = words[word] as number;
		let kept = left;
		while (left !== 0) {
			const bit = left & -left;
			left ^= bit;
			const slot = (word << 5) | (31 - Math.clz32(bit));
			if (!inBounds(bounds, lat[slot] as number, lng[slot] as number)) kept ^= bit;
		}
		words[word] = kept;
	}
}

function chosenHomes(snapshot: Snapshot, accoIds: readonly string[]): ReadonlyMap<number, Int32Array> {
	const chosen = new Map<number, Int32Array>();
	for (const accoId of accoIds) {
		const number = snapshot.numbers.get(accoId);
		if (number === undefined) continue;
		const pageNo = Math.floor(number / PAGE_HOMES);
		const words = chosen.get(pageNo) ?? new Int32Array(PAGE_WORDS);
		words[(number % PAGE_HOMES) >> 5] = (words[(number % PAGE_HOMES) >> 5] as number) | (1 << (number & 31));
		chosen.set(pageNo, words);
	}
	return chosen;
}
