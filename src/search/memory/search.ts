import type { DayNumber } from "#domain/time/civil-date.ts";
import { distanceMetres } from "../geo.ts";
import { priceBucket, type PriceWindow, priceRangeOf, priceWindow } from "../price-window.ts";
import { type Bounds, PRICE_BUCKETS, type SearchHit, type SearchQuery, type SearchResult } from "../query.ts";
import { compareAccoIds } from "../recommended.ts";
import { PAGE_HOMES, PAGE_WORDS, popcount } from "./bits.ts";
import { FacetCounts } from "./count-facets.ts";
import { type FilterPlan, GROUPS, planFilters } from "./filters.ts";
import type { FactPart, Page } from "./page.ts";
import { recommendedPoints, type Snapshot } from "./snapshot.ts";
import { keepAllowed, keepPossible, planStay, priceHomes, type StayPlan } from "./stay-plan.ts";
import { TopPage } from "./top-page.ts";

/** Working bitmaps and price columns of a search; searches run one after another, so an engine needs one. */
export class Workspace {
	/** Homes that fail no filter, or just one group. */
	readonly candidates = new Int32Array(PAGE_WORDS);
	/** Candidates that pass every group. */
	readonly whole = new Int32Array(PAGE_WORDS);
	readonly result = new Int32Array(PAGE_WORDS);
	readonly priced = new Int32Array(PAGE_WORDS);
	readonly without = new Int32Array(PAGE_WORDS);
	/** Homes that pass each group in use. */
	readonly passes = GROUPS.map(() => new Int32Array(PAGE_WORDS));
	/** Price of the stay in cents, by home number. */
	grand = new Float64Array(0);

	reserve(homes: number): void {
		if (this.grand.length < homes) this.grand = new Float64Array(homes);
	}
}

/** Answers a query from a snapshot in one pass over its pages. `today` decides lead times and reductions. */
export function searchSnapshot(
	snapshot: Snapshot,
	query: SearchQuery,
	today: DayNumber,
	workspace: Workspace,
): SearchResult {
	const plan = query.stay && planStay(snapshot, query.stay, query.party, today);
	const possible = query.party.adults >= 1 && (query.stay === null || plan !== null);
	workspace.reserve(snapshot.pages.length * PAGE_HOMES);
	const pass = new Pass(snapshot, query, plan, workspace);
	if (possible) for (let pageNo = 0; pageNo < snapshot.pages.length; pageNo++) pass.takePage(pageNo);
	return pass.result();
}

class Pass {
	private readonly snapshot: Snapshot;
	private readonly query: SearchQuery;
	private readonly stay: StayPlan | null;
	private readonly work: Workspace;
	private readonly filters: FilterPlan;
	private readonly window: PriceWindow | null;
	private readonly facets = new FacetCounts();
	private readonly histogram = new Array<number>(PRICE_BUCKETS).fill(0);
	private readonly top: TopPage;
	private readonly keyOf: (facts: FactPart, slot: number, home: number) => number;
	private total = 0;
	private lowest = Number.POSITIVE_INFINITY;
	private highest = -1;
	private south = Number.POSITIVE_INFINITY;
	private north = Number.NEGATIVE_INFINITY;
	private west = Number.POSITIVE_INFINITY;
	private east = Number.NEGATIVE_INFINITY;

	constructor(snapshot: Snapshot, query: SearchQuery, stay: StayPlan | null, work: Workspace) {
		this.snapshot = snapshot;
		this.query = query;
		this.stay = stay;
		this.work = work;
		this.filters = planFilters(snapshot, query);
		this.window = priceWindow(query.filters);
		this.top = new TopPage(query.from + query.perPage, (a, b) => this.isBefore(a, b));
		this.keyOf = this.sortKey();
	}

	takePage(pageNo: number): void {
		const { work, stay } = this;
		const page = this.snapshot.pages[pageNo] as Page;
		if (!this.start(page, pageNo)) return;
		if (stay) {
			keepPossible(stay, page, work.candidates);
			if (isEmpty(work.candidates)) return;
		}
		this.splitGroups(page);
		this.checkHomes(page);
		if (stay) keepAllowed(stay, page, work.candidates);
		if (isEmpty(work.candidates)) return;
		if (stay) priceHomes(stay, page, work.candidates, work.grand, pageNo * PAGE_HOMES);
		this.notePrices(page, pageNo);
		this.count(page);
		this.offerHits(page, pageNo);
	}

	/** Candidates by status, facts and list of homes; false when none is left. */
	private start({ facts }: Page, pageNo: number): boolean {
		const { statusRows, rows, only } = this.filters;
		const { candidates } = this.work;
		const allowed = only?.get(pageNo);
		if (only && !allowed) return false;
		let any = 0;
		for (let word = 0; word < PAGE_WORDS; word++) {
			let left = 0;
			for (const row of statusRows) left |= facts.bits[row * PAGE_WORDS + word] as number;
			for (const row of rows) left &= facts.bits[row * PAGE_WORDS + word] as number;
			if (allowed) left &= allowed[word] as number;
			candidates[word] = left;
			any |= left;
		}
		return any !== 0;
	}

	/** Drops candidates that fail two groups or more: no count needs them. */
	private splitGroups({ facts }: Page): void {
		const { candidates, passes } = this.work;
		const { groups } = this.filters;
		if (groups.length === 0) return;
		groups.forEach(({ write }, index) => {
			write(facts, passes[index] as Int32Array);
		});
		for (let word = 0; word < PAGE_WORDS; word++) {
			let failedOnce = 0;
			let failedTwice = 0;
			for (let index = 0; index < groups.length; index++) {
				const fails = ~((passes[index] as Int32Array)[word] as number);
				failedTwice |= failedOnce & fails;
				failedOnce |= fails;
			}
			candidates[word] = (candidates[word] as number) & ~failedTwice;
		}
	}

	private checkHomes({ facts }: Page): void {
		const { candidates } = this.work;
		const { checks } = this.filters;
		for (const check of checks) {
			for (let word = 0; word < PAGE_WORDS; word++) {
				let left = candidates[word] as number;
				let kept = left;
				while (left !== 0) {
					const bit = left & -left;
					left ^= bit;
					if (!check(facts, (word << 5) | (31 - Math.clz32(bit)))) kept ^= bit;
				}
				candidates[word] = kept;
			}
		}
	}

	/** Applies the price filter, and counts the prices of all that pass the other filters. */
	private notePrices({ facts }: Page, pageNo: number): void {
		const { candidates, whole, priced, passes, grand } = this.work;
		const { stay, window, histogram } = this;
		const groups = this.filters.groups.length;
		const nights = stay?.nights ?? 1;
		const offset = pageNo * PAGE_HOMES;
		for (let word = 0; word < PAGE_WORDS; word++) {
			let left = candidates[word] as number;
			let all = left;
			for (let index = 0; index < groups; index++) all &= (passes[index] as Int32Array)[word] as number;
			whole[word] = all;
			let inWindow = left;
			while (left !== 0) {
				const bit = left & -left;
				left ^= bit;
				const slot = (word << 5) | (31 - Math.clz32(bit));
				let perNight: number;
				if (stay) perNight = Math.ceil((grand[offset + slot] as number) / nights);
				else if ((facts.fromDay[slot] as number) >= 0) perNight = facts.fromPerNight[slot] as number;
				else {
					// Without a price a home fails any price filter.
					if (window) inWindow ^= bit;
					continue;
				}
				if (window && (perNight < window.minCents || perNight > window.maxCents)) inWindow ^= bit;
				if ((all & bit) === 0) continue;
				const bucket = priceBucket(perNight);
				histogram[bucket] = (histogram[bucket] as number) + 1;
				if (perNight < this.lowest) this.lowest = perNight;
				if (perNight > this.highest) this.highest = perNight;
			}
			priced[word] = inWindow;
		}
	}

	private count({ facts }: Page): void {
		const { candidates, whole, priced, result, without, passes } = this.work;
		const { groups } = this.filters;
		for (let word = 0; word < PAGE_WORDS; word++) {
			result[word] = (whole[word] as number) & (priced[word] as number);
			this.total += popcount(result[word] as number);
		}
		this.facets.addResult(facts.bits, result);
		for (const group of GROUPS) {
			const index = groups.findIndex((used) => used.group === group);
			if (index < 0) {
				this.facets.addGroup(group, facts.bits, result);
				continue;
			}
			// A candidate that fails a group fails no other one.
			const passed = passes[index] as Int32Array;
			for (let word = 0; word < PAGE_WORDS; word++) {
				const onlyThis = (candidates[word] as number) & ~(passed[word] as number);
				without[word] = ((whole[word] as number) | onlyThis) & (priced[word] as number);
			}
			this.facets.addGroup(group, facts.bits, without);
		}
	}

	private offerHits({ facts }: Page, pageNo: number): void {
		const { result } = this.work;
		const { lat, lng } = facts;
		for (let word = 0; word < PAGE_WORDS; word++) {
			let left = result[word] as number;
			while (left !== 0) {
				const bit = left & -left;
				left ^= bit;
				const slot = (word << 5) | (31 - Math.clz32(bit));
				const home = pageNo * PAGE_HOMES + slot;
				const [atLat, atLng] = [lat[slot] as number, lng[slot] as number];
				if (atLat < this.south) this.south = atLat;
				if (atLat > this.north) this.north = atLat;
				if (atLng < this.west) this.west = atLng;
				if (atLng > this.east) this.east = atLng;
				this.top.offer(this.keyOf(facts, slot, home), home);
			}
		}
	}

	/** Smaller is earlier on the list. */
	private sortKey(): (facts: FactPart, slot: number, home: number) => number {
		const { sort, center } = this.query;
		const last = Number.POSITIVE_INFINITY;
		const { grand } = this.work;
		if (sort === "price-asc" || sort === "price-desc") {
			const sign = sort === "price-asc" ? 1 : -1;
			if (this.stay) return (_, __, home) => sign * (grand[home] as number);
			return (facts, slot) =>
				(facts.fromDay[slot] as number) < 0 ? last : sign * (facts.fromPerNight[slot] as number);
		}
		if (sort === "rating") {
			return (facts, slot) => (Number.isNaN(facts.rating[slot]) ? last : -(facts.rating[slot] as number));
		}
		if (sort === "guests") return (facts, slot) => facts.maxGuests[slot] as number;
		if (sort === "distance" && center) {
			return (facts, slot) =>
				distanceMetres(facts.lat[slot] as number, facts.lng[slot] as number, center.lat, center.lng);
		}
		const points = recommendedPoints(this.snapshot);
		return (_, __, home) => -(points[home] as number);
	}

	private isBefore(a: number, b: number): boolean {
		const factsA = (this.snapshot.pages[Math.floor(a / PAGE_HOMES)] as Page).facts;
		const factsB = (this.snapshot.pages[Math.floor(b / PAGE_HOMES)] as Page).facts;
		const numberA = factsA.accoNo[a % PAGE_HOMES] as number;
		const numberB = factsB.accoNo[b % PAGE_HOMES] as number;
		if (numberA !== numberB) return numberA < numberB;
		return compareAccoIds(factsA.accoIds[a % PAGE_HOMES] as string, factsB.accoIds[b % PAGE_HOMES] as string) < 0;
	}

	result(): SearchResult {
		const bounds: Bounds | null =
			this.total > 0 ? { south: this.south, west: this.west, north: this.north, east: this.east } : null;
		return {
			totalResults: this.total,
			hits: this.top.page(this.query.from).map((home) => this.hit(home)),
			priceRange: this.highest < 0 ? null : priceRangeOf(this.lowest, this.highest),
			priceHistogram: this.histogram,
			facets: this.facets.facets(),
			bounds,
		};
	}

	private hit(home: number): SearchHit {
		const { facts } = this.snapshot.pages[Math.floor(home / PAGE_HOMES)] as Page;
		const slot = home % PAGE_HOMES;
		const accoId = facts.accoIds[slot] as string;
		const { stay } = this.query;
		if (stay) {
			const nights = stay.departure - stay.arrival;
			const grandCents = this.work.grand[home] as number;
			const perNightCents = Math.ceil(grandCents / nights);
			return { accoId, price: { stay, nights, grandCents, perNightCents }, from: null };
		}
		const day = facts.fromDay[slot] as number;
		if (day < 0) return { accoId, price: null, from: null };
		const nights = facts.fromNights[slot] as number;
		const arrival = this.snapshot.base + day;
		const grandCents = facts.fromCents[slot] as number;
		const perNightCents = facts.fromPerNight[slot] as number;
		return {
			accoId,
			price: null,
			from: { stay: { arrival, departure: arrival + nights }, nights, grandCents, perNightCents },
		};
	}
}

function isEmpty(words: Int32Array): boolean {
	for (let word = 0; word < PAGE_WORDS; word++) if (words[word] !== 0) return false;
	return true;
}
