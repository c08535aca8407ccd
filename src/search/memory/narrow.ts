import { personsOf } from "#domain/party/party.ts";
import { filtersOf } from "#domain/search/filters.ts";
import type { SearchQuery } from "../query.ts";
import {
	FACT,
	FILTER_FACTS,
	LIMIT,
	MANY,
	MOST_ROOM_FACTS,
	PAGE_HOMES,
	type Page,
	ROOM_FACT,
	RULE,
	WORDS,
} from "./page.ts";
import type { DatedStay, IndexedStay } from "./price.ts";
import { countryNumber } from "./write-home.ts";

/** Yes/no facts that a hit must all have. */
export function wantedFacts({ filters, party }: SearchQuery): number[] {
	const facts = FILTER_FACTS.flatMap(({ filter, first }) => {
		if (filter.kind === "yes") return filters[filter.name] ? [first] : [];
		if (filter.kind !== "all") return [];
		const words: readonly string[] = filter.words;
		return filters[filter.name].map((word) => first + words.indexOf(word));
	});
	const persons = personsOf(party);
	if (persons >= 1 && persons <= MOST_ROOM_FACTS) facts.push(ROOM_FACT + persons);
	return facts;
}

/** Leaves in `mask` the homes of a page that may be shown and have the facts. */
export function maskPage(
	page: Page,
	{ filters, stays }: SearchQuery,
	facts: readonly number[],
	mask: Uint32Array,
): void {
	const { testHouses, lastMinutes } = filters;
	const live = FACT.live * WORDS;
	const test = FACT.test * WORDS;
	for (let word = 0; word < WORDS; word++) {
		const isLive = page.facts[live + word] as number;
		const isTest = page.facts[test + word] as number;
		mask[word] = testHouses === "no" ? isLive : testHouses === "yes" ? isLive | isTest : isTest;
	}
	for (const fact of facts) and(mask, page.facts, fact * WORDS);
	if (stays === null && lastMinutes) and(mask, page.lastMinute, 0);
}

/** Leaves in `mask` the homes of a page that are open on a stay's days and free in its nights. */
export function maskStay(page: Page, { arrival, nights }: IndexedStay, mask: Uint32Array): void {
	const departure = arrival + nights;
	and(mask, page.arrive, arrival * WORDS);
	and(mask, page.depart, departure * WORDS);
	for (let night = arrival; night < departure; night++) and(mask, page.free, night * WORDS);
}

/** Narrows a mask by the bitmap that begins at `start`. */
export function and(mask: Uint32Array, bits: Uint32Array, start: number): void {
	for (let word = 0; word < WORDS; word++) mask[word] = (mask[word] as number) & (bits[start + word] as number);
}

/** Sets the bit of a slot in the bitmap that begins at `start`. */
export function setBit(bits: Uint32Array, start: number, slot: number): void {
	const word = start + (slot >>> 5);
	bits[word] = (bits[word] as number) | (1 << (slot & 31));
}

/** Writes the numbers of the homes in a mask, ascending; answers how many. */
export function slotsOf(mask: Uint32Array, slots: Int32Array): number {
	let count = 0;
	for (let word = 0; word < WORDS; word++) {
		let bits = mask[word] as number;
		while (bits !== 0) {
			const bit = bits & -bits;
			bits ^= bit;
			slots[count++] = (word << 5) + 31 - Math.clz32(bit);
		}
	}
	return count;
}

/** Keeps those of the homes that pass; each test reads its columns from end to end. Answers how many are left. */
type Sieve = (page: Page, slots: Int32Array, count: number) => number;

const WITHIN = filtersOf("within");

/** Tests of party and place, which no bitmap answers. */
export function sievesOf(query: SearchQuery): Sieve[] {
	const { party, filters } = query;
	const { place, bounds } = filters;
	const { country, regionId, placeId } = place;
	const sieves: Sieve[] = [];
	if (placeId !== undefined) sieves.push((page, ...of) => keep(page.placeId, placeId, placeId, ...of));
	if (regionId !== undefined) sieves.push((page, ...of) => keep(page.regionId, regionId, regionId, ...of));
	if (country !== undefined) {
		const number = countryNumber(country);
		sieves.push((page, ...of) => keep(page.country, number, number, ...of));
	}
	if (bounds) {
		sieves.push((page, ...of) => keep(page.lat, bounds.south, bounds.north, ...of));
		sieves.push((page, ...of) => keep(page.lng, bounds.west, bounds.east, ...of));
	}
	const most = Number.POSITIVE_INFINITY;
	for (const { name } of WITHIN) {
		const km = filters[name];
		if (km !== null) sieves.push((page, ...of) => keep(page[name], 0, km, ...of));
	}
	const persons = personsOf(party);
	if (persons > MOST_ROOM_FACTS) sieves.push((page, ...of) => keep(page.maxGuests, persons, most, ...of));
	if (party.babies > 0) sieves.push((page, ...of) => keep(page.maxBabies, party.babies, most, ...of));
	if (party.pets > 0) sieves.push((page, ...of) => keep(page.maxPets, party.pets, most, ...of));
	return sieves;
}

/** Keeps the homes whose lead time and stay rules allow a stay that is open to them; answers how many. */
export function keepStay(page: Page, stay: DatedStay, slots: Int32Array, count: number): number {
	const { daysToArrival } = stay;
	if ((page.limits[LIMIT.lead] as number) <= daysToArrival) return keepLengths(page, stay, slots, count);
	return keepLengths(page, stay, slots, keep(page.minLeadDays, 0, daysToArrival, slots, count));
}

type Column = Int32Array | Float64Array | Uint16Array;

function keep(column: Column, least: number, most: number, slots: Int32Array, count: number): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		const value = column[slot] as number;
		if (value >= least && value <= most) slots[kept++] = slot;
	}
	return kept;
}

/** Minimum and maximum nights of the arrival day, and the minimum of every season the stay touches. */
function keepLengths(page: Page, { arrival, nights }: IndexedStay, slots: Int32Array, count: number): number {
	const { minNights, maxNights, longestThrough, limits } = page;
	const row = arrival * PAGE_HOMES;
	const exact = nights < MANY;
	let kept = 0;
	if (exact && nights >= (limits[LIMIT.through] as number) && nights <= (limits[LIMIT.maxNights] as number)) {
		for (let at = 0; at < count; at++) {
			const slot = slots[at] as number;
			if (nights >= (minNights[row + slot] as number)) slots[kept++] = slot;
		}
		return kept;
	}
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		if (exact) {
			if (nights < (minNights[row + slot] as number) || nights > (maxNights[row + slot] as number)) continue;
		} else if (!lengthAllowed(page, slot, arrival, nights)) continue;
		if (nights < (longestThrough[slot] as number) && !throughAllowed(page, slot, arrival, nights)) continue;
		slots[kept++] = slot;
	}
	return kept;
}

function lengthAllowed(page: Page, slot: number, arrival: number, nights: number): boolean {
	const own = (page.ruleStart[slot] as number) + (page.rule[arrival * PAGE_HOMES + slot] as number) * RULE.size;
	return nights >= (page.rules[own + RULE.min] as number) && nights <= (page.rules[own + RULE.max] as number);
}

function throughAllowed(page: Page, slot: number, arrival: number, nights: number): boolean {
	const start = page.ruleStart[slot] as number;
	for (let night = arrival; night < arrival + nights; night++) {
		const rule = start + (page.rule[night * PAGE_HOMES + slot] as number) * RULE.size;
		if (nights < (page.rules[rule + RULE.through] as number)) return false;
	}
	return true;
}
