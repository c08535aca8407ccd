import { KINDS } from "#domain/home/facts.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { LAST_MINUTE_DAYS } from "../last-minute.ts";
import { priceBucket, priceLimits, priceRange } from "../prices.ts";
import { PRICE_BUCKETS, type SearchHit, type SearchQuery, type SearchResult } from "../query.ts";
import type { DiscountRegister } from "./discount-register.ts";
import { FacetCounter, GROUP, GROUPS } from "./facet-counter.ts";
import { HitList } from "./hit-list.ts";
import { homeTests, maskPage, wantedFacts } from "./narrow.ts";
import { PAGE_HOMES, type Page, WORDS } from "./page.ts";
import { grandOf, type IndexedStay } from "./price.ts";

/** What searches read; never changes once it is published. */
export interface Snapshot {
	readonly pages: readonly Page[];
	readonly baseDay: DayNumber;
	readonly register: DiscountRegister;
	/** Home number of an accoId: page × 1024 + slot. */
	readonly slots: ReadonlyMap<string, number>;
}

/** Reductions of a stay by register entry, worked out when a home with the entry is met. */
class StayReductions {
	readonly #register: DiscountRegister;
	readonly #nights: number;
	readonly #days: number;
	readonly los: Int16Array;
	readonly campaign: Int16Array;
	readonly lastMinute: Uint8Array;

	constructor(register: DiscountRegister, nights: number, days: number) {
		this.#register = register;
		this.#nights = nights;
		this.#days = days;
		this.los = new Int16Array(register.size).fill(-1);
		this.campaign = new Int16Array(register.size);
		this.lastMinute = new Uint8Array(register.size);
	}

	know(entry: number): void {
		if ((this.los[entry] as number) >= 0) return;
		const { bp, lastMinute } = this.#register.campaign(entry, this.#days);
		this.los[entry] = this.#register.lengthOfStayBp(entry, this.#nights);
		this.campaign[entry] = bp;
		this.lastMinute[entry] = lastMinute && this.#days <= LAST_MINUTE_DAYS ? 1 : 0;
	}
}

/** Searches are synchronous: one after the other may use the same memory. */
let scratch = new HitList(PAGE_HOMES);
const mask = new Uint32Array(WORDS);
const hitBits = new Uint32Array(WORDS);
const nearly = new Uint32Array(GROUPS * WORDS);
const stayLastMinute = new Uint32Array(WORDS);

/** One pass over all pages: hits with exact prices, counts for every further choice, histogram, and the page asked for. */
export function columnSearch(snapshot: Snapshot, query: SearchQuery, today: DayNumber): SearchResult {
	const { pages, baseDay, register } = snapshot;
	const { party, filters } = query;
	const stay = indexedStay(query, baseDay, today);
	const facets = new FacetCounter();
	const histogram = new Array<number>(PRICE_BUCKETS).fill(0);
	if (scratch.capacity < pages.length * PAGE_HOMES) scratch = new HitList(pages.length * PAGE_HOMES);
	const hits = scratch;
	hits.clear();
	let lowest = Number.POSITIVE_INFINITY;
	let highest = Number.NEGATIVE_INFINITY;
	if (stay !== "none" && party.adults >= 1) {
		const days = stay === null ? 0 : stay.arrival + baseDay - today;
		const arrival = stay?.arrival ?? 0;
		const nights = stay?.nights ?? 1;
		const reductions = stay === null ? null : new StayReductions(register, nights, days);
		const facts = wantedFacts(query);
		const passes = homeTests(query, stay, days);
		const failing = groupTest(query);
		const limits = priceLimits(filters);
		const chosen = filters.accoIds === null ? null : chosenMasks(snapshot, filters.accoIds);
		for (let number = 0; number < pages.length; number++) {
			const page = pages[number] as Page;
			const only = chosen?.get(number);
			if (chosen !== null && only === undefined) continue;
			maskPage(page, query, facts, stay, mask);
			hitBits.fill(0);
			stayLastMinute.fill(0);
			let hasNearly = false;
			const sizeBefore = hits.size;
			for (let word = 0; word < WORDS; word++) {
				let bits = only === undefined ? (mask[word] as number) : (mask[word] as number) & (only[word] as number);
				while (bits !== 0) {
					const bit = bits & -bits;
					bits ^= bit;
					const slot = (word << 5) + 31 - Math.clz32(bit);
					if (!passes(page, slot)) continue;
					let failed = ALL_PASS;
					if (failing !== null) {
						failed = failing(page, slot);
						if (failed === MANY_FAIL) continue;
						if (failed !== ALL_PASS && limits === null && !(filters.lastMinutes && reductions)) {
							hasNearly = true;
							nearly[failed * WORDS + word] = (nearly[failed * WORDS + word] as number) | bit;
							continue;
						}
					}
					let grand: number;
					let perNight: number;
					if (reductions === null) {
						grand = page.fromGrand[slot] as number;
						perNight = page.fromPerNight[slot] as number;
					} else {
						const entry = page.discounts[slot] as number;
						reductions.know(entry);
						if (reductions.lastMinute[entry] === 1) {
							stayLastMinute[word] = (stayLastMinute[word] as number) | bit;
						} else if (filters.lastMinutes) continue;
						const los = reductions.los[entry] as number;
						grand = grandOf(page, slot, arrival, nights, party, los, reductions.campaign[entry] as number);
						perNight = Math.ceil(grand / nights);
					}
					if (failed === ALL_PASS && perNight >= 0) {
						const bucket = priceBucket(perNight);
						histogram[bucket] = (histogram[bucket] as number) + 1;
						if (perNight < lowest) lowest = perNight;
						if (perNight > highest) highest = perNight;
					}
					if (limits !== null && (perNight < limits.min || perNight > limits.max || perNight < 0)) continue;
					if (failed === ALL_PASS) {
						hits.add(number * PAGE_HOMES + slot, grand, perNight);
						hitBits[word] = (hitBits[word] as number) | bit;
					} else {
						hasNearly = true;
						nearly[failed * WORDS + word] = (nearly[failed * WORDS + word] as number) | bit;
					}
				}
			}
			if (hits.size > sizeBefore || hasNearly) {
				facets.add(page, hitBits, nearly, hasNearly, stay === null ? page.lastMinute : stayLastMinute);
			}
			if (hasNearly) nearly.fill(0);
		}
	}
	return {
		totalResults: hits.size,
		hits: hits.page(pages, query).map((at) => hitOf(pages, hits, at, query)),
		priceRange: priceRange(lowest, highest),
		priceHistogram: histogram,
		facets: facets.facets(),
		bounds: hits.bounds(pages),
	};
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
const MANY_FAIL = -2;

/** Number of the one group whose filter a home fails; null when no such filter is set. */
function groupTest({ filters }: SearchQuery): ((page: Page, slot: number) => number) | null {
	const { kinds, minBedrooms, minBathrooms, minStars, minRating } = filters;
	if (kinds.length === 0 && minBedrooms <= 0 && minBathrooms <= 0 && minStars <= 0 && minRating <= 0) return null;
	const wanted = Uint8Array.from(KINDS, (kind) => (kinds.length === 0 || kinds.includes(kind) ? 1 : 0));
	return (page, slot) => {
		let failed = ALL_PASS;
		if (wanted[page.kind[slot] as number] === 0) failed = GROUP.kinds;
		if ((page.bedrooms[slot] as number) < minBedrooms) {
			if (failed !== ALL_PASS) return MANY_FAIL;
			failed = GROUP.bedrooms;
		}
		if ((page.bathrooms[slot] as number) < minBathrooms) {
			if (failed !== ALL_PASS) return MANY_FAIL;
			failed = GROUP.bathrooms;
		}
		if (minStars > 0 && (page.stars[slot] as number) < minStars) {
			if (failed !== ALL_PASS) return MANY_FAIL;
			failed = GROUP.stars;
		}
		if (minRating > 0 && (page.rating[slot] as number) < minRating) {
			if (failed !== ALL_PASS) return MANY_FAIL;
			failed = GROUP.rating;
		}
		return failed;
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
	if (prices.perNightCents < 0) return { accoId, price: null, from: null };
	const arrival = page.fromArrival[slot] as number;
	const nights = page.fromNights[slot] as number;
	return { accoId, price: null, from: { stay: { arrival, departure: arrival + nights }, nights, ...prices } };
}
