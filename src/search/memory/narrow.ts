import { AMENITIES, LOCATIONS } from "#domain/home/facts.ts";
import { personsOf } from "#domain/party/party.ts";
import type { SearchQuery } from "../query.ts";
import { FACT, PAGE_HOMES, type Page, RULE, WORDS } from "./page.ts";
import type { IndexedStay } from "./price.ts";
import { countryNumber } from "./write-home.ts";

/** Yes/no facts that a hit must all have. */
export function wantedFacts({ filters }: SearchQuery): number[] {
	const facts = [
		...filters.amenities.map((amenity) => FACT.amenities + AMENITIES.indexOf(amenity)),
		...filters.location.map((location) => FACT.location + LOCATIONS.indexOf(location)),
	];
	if (filters.detached) facts.push(FACT.detached);
	if (filters.noPets) facts.push(FACT.noPets);
	if (filters.companyVfy) facts.push(FACT.companyVfy);
	return facts;
}

/** Leaves in `mask` the homes of a page that have the facts and, with a stay, are free and open on its days. */
export function maskPage(
	page: Page,
	query: SearchQuery,
	facts: readonly number[],
	stay: IndexedStay | null,
	mask: Uint32Array,
): void {
	const { testHouses, lastMinutes } = query.filters;
	const live = FACT.live * WORDS;
	const test = FACT.test * WORDS;
	for (let word = 0; word < WORDS; word++) {
		const isLive = page.facts[live + word] as number;
		const isTest = page.facts[test + word] as number;
		mask[word] = testHouses === "no" ? isLive : testHouses === "yes" ? isLive | isTest : isTest;
	}
	for (const fact of facts) and(mask, page.facts, fact * WORDS);
	if (stay === null) {
		if (lastMinutes) and(mask, page.lastMinute, 0);
		return;
	}
	const departure = stay.arrival + stay.nights;
	and(mask, page.arrive, stay.arrival * WORDS);
	and(mask, page.depart, departure * WORDS);
	for (let night = stay.arrival; night < departure; night++) and(mask, page.free, night * WORDS);
}

function and(mask: Uint32Array, bits: Uint32Array, start: number): void {
	for (let word = 0; word < WORDS; word++) mask[word] = (mask[word] as number) & (bits[start + word] as number);
}

/** Says of single homes whether party, lead time, stay rules and place let them through. */
export type HomeTest = (page: Page, slot: number) => boolean;

/** Tests that no bitmap answers, the cheap and the narrow ones first. */
export function homeTests(query: SearchQuery, stay: IndexedStay | null, daysToArrival: number): HomeTest {
	const { party, filters } = query;
	const { place, bounds, maxKmFromSkilift, maxKmFromGolfCourse } = filters;
	const persons = personsOf(party);
	const { babies, pets } = party;
	const tests: HomeTest[] = [];
	if (place.placeId !== undefined) {
		const { placeId } = place;
		tests.push((page, slot) => page.placeId[slot] === placeId);
	}
	if (place.regionId !== undefined) {
		const { regionId } = place;
		tests.push((page, slot) => page.regionId[slot] === regionId);
	}
	if (place.country !== undefined) {
		const country = countryNumber(place.country);
		tests.push((page, slot) => page.country[slot] === country);
	}
	if (bounds) {
		const { south, west, north, east } = bounds;
		tests.push((page, slot) => {
			const lat = page.lat[slot] as number;
			const lng = page.lng[slot] as number;
			return lat >= south && lat <= north && lng >= west && lng <= east;
		});
	}
	if (maxKmFromSkilift !== null) tests.push((page, slot) => (page.kmSkilift[slot] as number) <= maxKmFromSkilift);
	if (maxKmFromGolfCourse !== null) {
		tests.push((page, slot) => (page.kmGolfCourse[slot] as number) <= maxKmFromGolfCourse);
	}
	const narrow = tests.length === 0 ? null : tests;
	return (page, slot) => {
		if ((page.maxGuests[slot] as number) < persons) return false;
		if ((page.maxBabies[slot] as number) < babies || (page.maxPets[slot] as number) < pets) return false;
		if (narrow !== null) for (const test of narrow) if (!test(page, slot)) return false;
		if (stay === null) return true;
		if ((page.minLeadDays[slot] as number) > daysToArrival) return false;
		return lengthAllowed(page, slot, stay);
	};
}

/** Minimum and maximum nights of the arrival day, and the minimum of every season the stay touches. */
function lengthAllowed(page: Page, slot: number, { arrival, nights }: IndexedStay): boolean {
	const start = page.ruleStart[slot] as number;
	const rule = start + (page.rule[arrival * PAGE_HOMES + slot] as number) * RULE.size;
	if (nights < (page.rules[rule + RULE.min] as number) || nights > (page.rules[rule + RULE.max] as number))
		return false;
	if (nights >= (page.longestThrough[slot] as number)) return true;
	for (let night = arrival; night < arrival + nights; night++) {
		const each = start + (page.rule[night * PAGE_HOMES + slot] as number) * RULE.size;
		if (nights < (page.rules[each + RULE.through] as number)) return false;
	}
	return true;
}
