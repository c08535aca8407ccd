import { KINDS } from "#domain/home/facts.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { priceBucket, priceLimits, priceRange } from "../prices.ts";
import { PRICE_BUCKETS, type SearchHit, type SearchQuery, type SearchResult } from "../query.ts";
import type { DiscountRegister } from "./discount-register.ts";
import { FacetCounter, GROUP, GROUPS } from "./facet-counter.ts";
import { HitList } from "./hit-list.ts";
import { fromPriceIn } from "./lowest-prices.ts";
import { and, maskPage, sievesOf, slotsOf, wantedFacts } from "./narrow.ts";
import { PAGE_HOMES, type Page, WORDS } from "./page.ts";
import type { IndexedStay } from "./price.ts";
import { pricePage } from "./price-page.ts";
import { StayReductions } from "./stay-reductions.ts";

/** What searches read; never changes once it is published. */
export interface Snapshot {
	readonly pages: readonly Page[];
	readonly baseDay: DayNumber;
	readonly register: DiscountRegister;
	/** Home number of an accoId: page × 1024 + slot. */
	readonly slots: ReadonlyMap<string, number>;
}

/** Searches are synchronous: one after the other may use the same memory. */
let scratch = new HitList(PAGE_HOMES);
const mask = new Uint32Array(WORDS);
const hitBits = new Uint32Array(WORDS);
const nearly = new Uint32Array(GROUPS * WORDS);
const stayLastMinute = new Uint32Array(WORDS);
const slots = new Int32Array(PAGE_HOMES);
/** By position in `slots`: the one group whose filter the home fails, total, price a night. */
const failed = new Int8Array(PAGE_HOMES);
const grand = new Float64Array(PAGE_HOMES);
const perNight = new Float64Array(PAGE_HOMES);

/** One pass over all pages: hits with exact prices, counts for every further choice, histogram, and the page asked for. */
export function columnSearch(snapshot: Snapshot, query: SearchQuery, today: DayNumber): SearchResult {
	const { pages, baseDay, register } = snapshot;
	const { party, filters } = query;
	const stay = indexedStay(query, baseDay, today);
	const facets = new FacetCounter();
	const prices = new PriceTally();
	if (scratch.capacity < pages.length * PAGE_HOMES) scratch = new HitList(pages.length * PAGE_HOMES);
	const hits = scratch;
	hits.clear();
	if (stay !== "none" && party.adults >= 1) {
		const days = stay === null ? 0 : stay.arrival + baseDay - today;
		const reductions = stay === null ? null : new StayReductions(register, stay.nights, days);
		const facts = wantedFacts(query);
		const sieves = sievesOf(query, stay, days);
		const keepNearly = groupSieve(query);
		const limits = priceLimits(filters);
		const chosen = filters.accoIds === null ? null : chosenMasks(snapshot, filters.accoIds);
		for (let number = 0; number < pages.length; number++) {
			const page = pages[number] as Page;
			const only = chosen?.get(number);
			if (chosen !== null && only === undefined) continue;
			maskPage(page, query, facts, stay, mask);
			if (only !== undefined) and(mask, only, 0);
			let count = slotsOf(mask, slots);
			for (const sieve of sieves) if (count > 0) count = sieve(page, slots, count);
			if (keepNearly !== null) count = keepNearly(page, slots, count, failed);
			if (count === 0) continue;
			let lastMinute = page.lastMinute;
			if (reductions !== null) {
				reductions.know(page.discounts, slots, count);
				if (filters.lastMinutes) count = keepLastMinutes(page, reductions, count);
				lastMinute = stayLastMinute;
			}
			let hasNearly = false;
			// Without a price filter only hits need a price.
			if (keepNearly !== null && limits === null) {
				hasNearly = markNearly(count);
				count = keepHits(count);
			}
			if (stay === null || reductions === null) readFromPrices(page, slots, count);
			else {
				markLastMinutes(page, reductions, count);
				pricePage(page, slots, count, stay, party, reductions, grand);
				for (let at = 0; at < count; at++) perNight[at] = Math.ceil((grand[at] as number) / stay.nights);
			}
			prices.add(perNight, keepNearly === null ? null : failed, count);
			if (limits !== null) {
				count = keepPrices(limits, count);
				if (keepNearly !== null) {
					hasNearly = markNearly(count);
					count = keepHits(count);
				}
			}
			hitBits.fill(0);
			for (let at = 0; at < count; at++) setBit(hitBits, 0, slots[at] as number);
			hits.addPage(number, page, slots, count, grand, perNight);
			facets.add(page, hitBits, nearly, hasNearly, lastMinute);
		}
	}
	return {
		totalResults: hits.size,
		hits: hits.page(pages, query).map((at) => hitOf(pages, hits, at, query)),
		...prices.result(),
		facets: facets.facets(),
		bounds: hits.bounds(),
	};
}

function setBit(bits: Uint32Array, start: number, slot: number): void {
	const word = start + (slot >>> 5);
	bits[word] = (bits[word] as number) | (1 << (slot & 31));
}

function readFromPrices({ fromGrand, fromPerNight }: Page, slots: Int32Array, count: number): void {
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		grand[at] = fromGrand[slot] as number;
		perNight[at] = fromPerNight[slot] as number;
	}
}

/** Moves a home that stays on to its new position. */
function move(from: number, to: number): void {
	slots[to] = slots[from] as number;
	failed[to] = failed[from] as number;
	grand[to] = grand[from] as number;
	perNight[to] = perNight[from] as number;
}

function keepLastMinutes({ discounts }: Page, { lastMinute }: StayReductions, count: number): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		if (lastMinute[discounts[slots[at] as number] as number] === 1) move(at, kept++);
	}
	return kept;
}

function markLastMinutes({ discounts }: Page, { lastMinute }: StayReductions, count: number): void {
	stayLastMinute.fill(0);
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		if (lastMinute[discounts[slot] as number] === 1) setBit(stayLastMinute, 0, slot);
	}
}

function keepPrices({ min, max }: { readonly min: number; readonly max: number }, count: number): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		const price = perNight[at] as number;
		if (price >= 0 && price >= min && price <= max) move(at, kept++);
	}
	return kept;
}

/** Notes the homes that fail one group's filter alone; answers whether there are any. */
function markNearly(count: number): boolean {
	let found = false;
	nearly.fill(0);
	for (let at = 0; at < count; at++) {
		const group = failed[at] as number;
		if (group === ALL_PASS) continue;
		found = true;
		setBit(nearly, group * WORDS, slots[at] as number);
	}
	return found;
}

function keepHits(count: number): number {
	let kept = 0;
	for (let at = 0; at < count; at++) if (failed[at] === ALL_PASS) move(at, kept++);
	return kept;
}

/** Histogram and range of the prices of all homes that pass every other filter. */
class PriceTally {
	readonly #histogram = new Int32Array(PRICE_BUCKETS);
	#lowest = Number.POSITIVE_INFINITY;
	#highest = Number.NEGATIVE_INFINITY;

	add(prices: Float64Array, failing: Int8Array | null, count: number): void {
		const histogram = this.#histogram;
		let [lowest, highest] = [this.#lowest, this.#highest];
		for (let at = 0; at < count; at++) {
			const price = prices[at] as number;
			if (price < 0 || (failing !== null && failing[at] !== ALL_PASS)) continue;
			const bucket = priceBucket(price);
			histogram[bucket] = (histogram[bucket] as number) + 1;
			if (price < lowest) lowest = price;
			if (price > highest) highest = price;
		}
		[this.#lowest, this.#highest] = [lowest, highest];
	}

	result(): Pick<SearchResult, "priceRange" | "priceHistogram"> {
		return { priceRange: priceRange(this.#lowest, this.#highest), priceHistogram: [...this.#histogram] };
	}
}

/** The stay in days of the index; "none" when no home can take it. */
function indexedStay({ stay }: SearchQuery, baseDay: DayNumber, today: DayNumber): IndexedStay | null | "none" {
	if (stay === null) return null;
	const { arrival, departure } = stay;
	if (!Number.isInteger(arrival) || !Number.isInteger(departure)) return "none";
	if (arrival < today || departure <= arrival || departure > today + BOOKING_HORIZON_DAYS) return "none";
	return { arrival: arrival - baseDay, nights: departure - arrival };
}

const ALL_PASS = -1;

/**
 * Keeps the homes that fail the filter of at most one group, and says of which: such a home counts for the other
 * choices of that group. Null when no such filter is set.
 */
function groupSieve({
	filters,
}: SearchQuery): ((page: Page, slots: Int32Array, count: number, failed: Int8Array) => number) | null {
	const { kinds, minBedrooms, minBathrooms, minStars, minRating } = filters;
	const tests: { group: number; passes: (page: Page, slot: number) => boolean }[] = [];
	if (kinds.length > 0) {
		const wanted = Uint8Array.from(KINDS, (kind) => (kinds.includes(kind) ? 1 : 0));
		tests.push({ group: GROUP.kinds, passes: (page, slot) => wanted[page.kind[slot] as number] === 1 });
	}
	const least = (group: number, column: "bedrooms" | "bathrooms" | "stars" | "rating", wanted: number) => {
		if (wanted > 0) tests.push({ group, passes: (page, slot) => (page[column][slot] as number) >= wanted });
	};
	least(GROUP.bedrooms, "bedrooms", minBedrooms);
	least(GROUP.bathrooms, "bathrooms", minBathrooms);
	least(GROUP.stars, "stars", minStars);
	least(GROUP.rating, "rating", minRating);
	if (tests.length === 0) return null;
	return (page, slots, count, failed) => {
		failed.fill(ALL_PASS, 0, count);
		let size = count;
		for (const { group, passes } of tests) {
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

function hitOf(pages: readonly Page[], hits: HitList, at: number, { stay }: SearchQuery): SearchHit {
	const home = hits.home(at);
	const page = pages[home >>> 10] as Page;
	const slot = home & (PAGE_HOMES - 1);
	const accoId = page.accoIds[slot] as string;
	const prices = { grandCents: hits.grand(at), perNightCents: hits.perNight(at) };
	if (stay !== null) return { accoId, price: { stay, nights: stay.departure - stay.arrival, ...prices }, from: null };
	return { accoId, price: null, from: fromPriceIn(page, slot) };
}
