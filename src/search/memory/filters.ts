import { personsOf } from "#domain/party/party.ts";
import { inBounds } from "../geo.ts";
import type { Filters, SearchQuery } from "../query.ts";
import { PAGE_HOMES, PAGE_WORDS } from "./bits.ts";
import { countryCode } from "./draft.ts";
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
import type { FactPart } from "./page.ts";
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
	/** Checks of single homes. */
	readonly checks: readonly ((facts: FactPart, slot: number) => boolean)[];
	/** Homes allowed, as bitmaps by page number; null: all. */
	readonly only: ReadonlyMap<number, Int32Array> | null;
}

export function planFilters(snapshot: Snapshot, { filters, party }: SearchQuery): FilterPlan {
	const persons = personsOf(party);
	const checks: ((facts: FactPart, slot: number) => boolean)[] = [];
	checks.push((facts, slot) => (facts.maxGuests[slot] as number) >= persons);
	if (party.babies > 0) checks.push((facts, slot) => (facts.maxBabies[slot] as number) >= party.babies);
	if (party.pets > 0) checks.push((facts, slot) => (facts.maxPets[slot] as number) >= party.pets);
	const { placeId, regionId, country } = filters.place;
	if (placeId !== undefined) checks.push((facts, slot) => facts.place[slot] === placeId);
	if (regionId !== undefined) checks.push((facts, slot) => facts.region[slot] === regionId);
	if (country !== undefined) {
		const code = countryCode(country);
		checks.push((facts, slot) => facts.country[slot] === code);
	}
	const { bounds, maxKmFromSkilift, maxKmFromGolfCourse } = filters;
	if (bounds) {
		checks.push((facts, slot) => inBounds(bounds, facts.lat[slot] as number, facts.lng[slot] as number));
	}
	// Distances are stored in single precision; so is the limit, or 4.2 would not be within 4.2.
	if (maxKmFromSkilift !== null) {
		const limit = Math.fround(maxKmFromSkilift);
		checks.push((facts, slot) => (facts.kmSkilift[slot] as number) <= limit);
	}
	if (maxKmFromGolfCourse !== null) {
		const limit = Math.fround(maxKmFromGolfCourse);
		checks.push((facts, slot) => (facts.kmGolfCourse[slot] as number) <= limit);
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
			write: (facts, words) => (rows ? anyRow(facts.bits, rows, words) : columnAtLeast(column(facts), limit, words)),
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

function columnAtLeast(column: Float32Array, limit: number, words: Int32Array): void {
	words.fill(0);
	for (let slot = 0; slot < PAGE_HOMES; slot++) {
		if ((column[slot] as number) >= limit) words[slot >> 5] = (words[slot >> 5] as number) | (1 << (slot & 31));
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
