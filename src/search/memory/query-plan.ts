import type { Cents } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import { BOOKING_HORIZON_DAYS, type Stay } from "#domain/pricing/stay-rules.ts";
import { ALTERNATIVES, type FilterName } from "#domain/search/filters.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { priceLimits } from "../prices.ts";
import type { SearchQuery } from "../query.ts";
import { and, maskPage, setBit, sievesOf, slotsOf, wantedFacts } from "./narrow.ts";
import { FILTER_FACTS, PAGE_HOMES, type Page, WORDS } from "./page.ts";
import type { DatedStay } from "./price.ts";
import type { Snapshot } from "./snapshot.ts";
import { StayCharges } from "./stay-charges.ts";
import { StayReductions } from "./stay-reductions.ts";

/** A stay of the query that some home may take, with its reductions. */
export interface PlannedStay extends DatedStay {
	/** Place among the query's stays. */
	readonly number: number;
	readonly stay: Stay;
	readonly reductions: StayReductions;
	readonly charges: StayCharges;
}

/** What a search looks for, made once and used for every page of homes. */
export interface QueryPlan {
	readonly party: Party;
	/** Null: no dates. */
	readonly stays: readonly PlannedStay[] | null;
	/** The query asks for more than one stay. */
	readonly several: boolean;
	readonly lastMinutes: boolean;
	readonly limits: { readonly min: Cents; readonly max: Cents } | null;
	/** See `groupSieve`. */
	readonly keepNearly: ReturnType<typeof groupSieve>;
	/** Leaves in `mask` the homes that have the facts and were named; false: none of the page. */
	open(number: number, page: Page, mask: Uint32Array): boolean;
	/** Keeps the homes that pass the tests of party and place; answers how many. */
	sieve(page: Page, slots: Int32Array, count: number): number;
}

/** Null when no home takes the party. */
export function planOf(snapshot: Snapshot, query: SearchQuery, today: DayNumber): QueryPlan | null {
	const { party, filters } = query;
	if (party.adults < 1) return null;
	const stays = plannedStays(snapshot, query, today);
	const facts = wantedFacts(query);
	const sieves = sievesOf(query);
	const chosen = filters.accoIds === null ? null : chosenMasks(snapshot, filters.accoIds);
	return {
		party,
		stays,
		several: (query.stays?.length ?? 0) > 1,
		lastMinutes: filters.lastMinutes,
		limits: priceLimits(filters),
		keepNearly: groupSieve(query),
		open: (number, page, mask) => {
			const only = chosen?.get(number);
			if (chosen !== null && only === undefined) return false;
			maskPage(page, query, facts, mask);
			if (only !== undefined) and(mask, only, 0);
			return true;
		},
		sieve: (page, slots, count) => {
			let left = count;
			for (const sieve of sieves) if (left > 0) left = sieve(page, slots, left);
			return left;
		},
	};
}

/** Those of the query's stays that begin today or later and end within the horizon; null without dates. */
function plannedStays(snapshot: Snapshot, { stays, party }: SearchQuery, today: DayNumber): PlannedStay[] | null {
	if (stays === null) return null;
	return stays.flatMap((stay, number) => plannedStay(snapshot, stay, number, party, today) ?? []);
}

export function plannedStay(
	{ baseDay, register }: Snapshot,
	stay: Stay,
	number: number,
	party: Party,
	today: DayNumber,
): PlannedStay | null {
	const { arrival, departure } = stay;
	if (!Number.isInteger(arrival) || !Number.isInteger(departure)) return null;
	if (arrival < today || departure <= arrival || departure > today + BOOKING_HORIZON_DAYS) return null;
	const nights = departure - arrival;
	const daysToArrival = arrival - today;
	const reductions = new StayReductions(register, nights, daysToArrival);
	const charges = new StayCharges(register, nights, party);
	return { number, stay, nights, daysToArrival, reductions, charges, arrival: arrival - baseDay };
}

const baseMask = new Uint32Array(WORDS);
const baseSlots = new Int32Array(PAGE_HOMES);
const baseFailed = new Int8Array(PAGE_HOMES);

/**
 * Writes into `bits` at `start` the homes of a page that pass every filter but dates and price, and into `nearly` (at
 * group × `WORDS`) those that fail one group's filter alone.
 */
export function writeBase(
	plan: QueryPlan,
	number: number,
	page: Page,
	bits: Uint32Array,
	start: number,
	nearly: Uint32Array | null = null,
): void {
	bits.fill(0, start, start + WORDS);
	nearly?.fill(0);
	if (!plan.open(number, page, baseMask)) return;
	let count = plan.sieve(page, baseSlots, slotsOf(baseMask, baseSlots));
	if (plan.keepNearly) count = plan.keepNearly(page, baseSlots, count, baseFailed);
	for (let at = 0; at < count; at++) {
		const slot = baseSlots[at] as number;
		const group = plan.keepNearly ? (baseFailed[at] as number) : ALL_PASS;
		if (group === ALL_PASS) setBit(bits, start, slot);
		else if (nearly !== null) setBit(nearly, group * WORDS, slot);
	}
}

/** The home passes the filters of all groups. */
export const ALL_PASS = -1;

/** One group's filter. */
interface GroupTest {
	readonly group: number;
	/** Called before the homes of a page. */
	readonly begin?: (page: Page) => void;
	readonly passes: (page: Page, slot: number) => boolean;
}

/**
 * Keeps the homes that fail the filter of at most one group, and says of which: such a home counts for the other
 * choices of that group. Null when no such filter is set.
 */
function groupSieve({
	filters,
}: SearchQuery): ((page: Page, slots: Int32Array, count: number, failed: Int8Array) => number) | null {
	const tests: GroupTest[] = [];
	for (const [group, filter] of ALTERNATIVES.entries()) {
		if (filter.kind === "any") {
			const facts = anyFacts(filter.name, filters[filter.name]);
			if (facts.length > 0) tests.push({ group, ...hasAnyFact(facts) });
			continue;
		}
		const { name } = filter;
		const wanted = filters[name];
		if (wanted > 0) tests.push({ group, passes: (page, slot) => (page[name][slot] as number) >= wanted });
	}
	if (tests.length === 0) return null;
	return (page, slots, count, failed) => {
		failed.fill(ALL_PASS, 0, count);
		let size = count;
		for (const { group, begin, passes } of tests) {
			begin?.(page);
			let kept = 0;
			for (let at = 0; at < size; at++) {
				const slot = slots[at] as number;
				let fails = failed[at] as number;
				if (!passes(page, slot)) {
					if (fails !== ALL_PASS) continue;
					fails = group;
				}
				slots[kept] = slot;
				failed[kept++] = fails;
			}
			size = kept;
		}
		return size;
	};
}

/** Facts of the words of a filter that a home may be any of. */
function anyFacts(name: FilterName, chosen: readonly string[]): number[] {
	const facts = FILTER_FACTS.find(({ filter }) => filter.name === name);
	return facts ? chosen.map((word) => facts.first + facts.choices.indexOf(word)) : [];
}

/** Whether a home has one of the facts: their bitmaps of a page are put together once. */
function hasAnyFact(facts: readonly number[]): Pick<GroupTest, "begin" | "passes"> {
	const together = new Uint32Array(WORDS);
	return {
		begin: (page) => {
			together.fill(0);
			for (const fact of facts) {
				for (let word = 0; word < WORDS; word++) {
					together[word] = (together[word] as number) | (page.facts[fact * WORDS + word] as number);
				}
			}
		},
		passes: (_, slot) => ((together[slot >>> 5] as number) & (1 << (slot & 31))) !== 0,
	};
}

/** Bitmaps by page of the homes that were named. */
function chosenMasks({ pages, slots }: Snapshot, accoIds: readonly string[]): Map<number, Uint32Array> {
	const masks = new Map<number, Uint32Array>();
	for (const accoId of accoIds) {
		const home = slots.get(accoId);
		if (home === undefined) continue;
		const number = home >>> 10;
		const slot = home & (PAGE_HOMES - 1);
		// The number may belong to a page that is not published yet.
		if (pages[number]?.accoIds[slot] !== accoId) continue;
		const bits = masks.get(number) ?? new Uint32Array(WORDS);
		bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
		masks.set(number, bits);
	}
	return masks;
}
