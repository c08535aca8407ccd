import type { DayNumber } from "#domain/time/civil-date.ts";
import { distanceMetres } from "../geo.ts";
import { BUCKET_CENTS, priceRangeOf, priceWindow } from "../price-window.ts";
import { type Bounds, PRICE_BUCKETS, type SearchHit, type SearchQuery, type SearchResult } from "../query.ts";
import { compareAccoIds } from "../recommended.ts";
import { PAGE_HOMES, PAGE_WORDS, popcount } from "./bits.ts";
import { FacetCounts } from "./count-facets.ts";
import { type FilterPlan, GROUPS, planFilters } from "./filters.ts";
import type { FactPart, Page } from "./page.ts";
import { recommendedPoints, type Snapshot } from "./snapshot.ts";
import { keepPossible, planStay, priceAllowed, type StayPlan } from "./stay-plan.ts";
import { TopPage } from "./top-page.ts";

/** Working bitmaps and price columns of a search; searches run one after another, so an engine needs one. */
export class Workspace {
	/** Homes that fail no filter, or just one group. */
	readonly candidates = new Int32Array(PAGE_WORDS);
	/** Candidates that pass the price filter. */
	readonly priced = new Int32Array(PAGE_WORDS);
	readonly result = new Int32Array(PAGE_WORDS);
	readonly without = new Int32Array(PAGE_WORDS);
	/** Homes that pass each group in use. */
	readonly passes = GROUPS.map(() => new Int32Array(PAGE_WORDS));
	readonly histogram = new Int32Array(PRICE_BUCKETS);
	/** Distances of one page. */
	readonly distances = new Float64Array(PAGE_HOMES);
	/** Price of the stay in cents, by home number. */
	grand = new Float64Array(0);

	/** Makes room for so many homes, and clears what a search sums up in. */
	begin(homes: number): void {
		if (this.grand.length < homes) this.grand = new Float64Array(homes);
		this.histogram.fill(0);
	}
}

/** A column of numbers for the homes of a page: home `slot` has `column[offset + slot]`. */
interface PageColumn {
	readonly column: Float64Array | Float32Array;
	readonly offset: number;
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
	workspace.begin(snapshot.pages.length * PAGE_HOMES);
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
	private readonly facets: FacetCounts;
	private readonly top: TopPage;
	/** Points of the recommended order; null: another sort. */
	private readonly points: Float64Array | null;
	/** Price filter and price a night, both in cents of the whole stay, so that no home needs a division. */
	private readonly nights: number;
	private readonly above: number;
	private readonly upTo: number;
	private readonly filtersPrice: boolean;
	private total = 0;
	private lowest = Number.POSITIVE_INFINITY;
	private highest = Number.NEGATIVE_INFINITY;
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
		this.facets = new FacetCounts(this.filters.groups.map(({ group }) => group));
		this.top = new TopPage(query.from + query.perPage, (a, b) => this.isBefore(a, b));
		this.points = sortsByPoints(query) ? recommendedPoints(snapshot) : null;
		this.nights = stay?.nights ?? 1;
		const window = priceWindow(query.filters);
		this.filtersPrice = window !== null;
		// ceil(g / n) ≥ m is g > (m − 1) · n, and ceil(g / n) ≤ m is g ≤ m · n.
		this.above = window ? (window.minCents - 1) * this.nights : Number.NEGATIVE_INFINITY;
		this.upTo = window ? window.maxCents * this.nights : Number.POSITIVE_INFINITY;
	}

	takePage(pageNo: number): void {
		const work = this.work;
		const stay = this.stay;
		const page = this.snapshot.pages[pageNo] as Page;
		const { facts } = page;
		if (!this.start(page, pageNo)) return;
		if (stay) {
			keepPossible(stay, page, work.candidates);
			if (isEmpty(work.candidates)) return;
		}
		this.splitGroups(page);
		for (const check of this.filters.checks) check(facts, work.candidates);
		const offset = pageNo * PAGE_HOMES;
		if (stay) priceAllowed(stay, page, work.candidates, work.grand, offset);
		if (isEmpty(work.candidates)) return;
		const prices = stay ? { column: work.grand, offset } : { column: facts.fromPerNight, offset: 0 };
		this.tally(facts, offset, prices, this.sortColumn(facts, offset, prices));
		this.count(page);
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

	/**
	 * Looks at each candidate once: price filter, histogram, bounds, place on the page. Prices are those of the
	 * stay, or a night without dates (NaN: none); keys are sorted upwards, NaN last.
	 */
	private tally(facts: FactPart, home: number, prices: PageColumn, keys: PageColumn & { readonly sign: number }): void {
		const { candidates, priced, result, passes, histogram } = this.work;
		const nights = this.nights;
		const above = this.above;
		const upTo = this.upTo;
		const filtersPrice = this.filtersPrice;
		const top = this.top;
		const { lat, lng } = facts;
		const groups = this.filters.groups.length;
		const bucketOf = nights * BUCKET_CENTS;
		const { column: price, offset: priceAt } = prices;
		const { column: key, offset: keyAt, sign } = keys;
		let { south, north, west, east, lowest, highest } = this;
		for (let word = 0; word < PAGE_WORDS; word++) {
			let left = candidates[word] as number;
			let whole = left;
			for (let index = 0; index < groups; index++) whole &= (passes[index] as Int32Array)[word] as number;
			let inWindow = left;
			while (left !== 0) {
				const bit = left & -left;
				left ^= bit;
				const slot = (word << 5) | (31 - Math.clz32(bit));
				const cents = price[priceAt + slot] as number;
				const isWhole = (whole & bit) !== 0;
				// A missing price is not a number: it fails every comparison, so any price filter too.
				if (isWhole && cents >= 0) {
					const bucket = Math.floor((cents + nights - 1) / bucketOf);
					const bar = bucket < PRICE_BUCKETS ? bucket : PRICE_BUCKETS - 1;
					histogram[bar] = (histogram[bar] as number) + 1;
					if (cents < lowest) lowest = cents;
					if (cents > highest) highest = cents;
				}
				if (filtersPrice && !(cents > above && cents <= upTo)) {
					inWindow ^= bit;
					continue;
				}
				if (!isWhole) continue;
				const atLat = lat[slot] as number;
				const atLng = lng[slot] as number;
				if (atLat < south) south = atLat;
				if (atLat > north) north = atLat;
				if (atLng < west) west = atLng;
				if (atLng > east) east = atLng;
				const ranked = sign * (key[keyAt + slot] as number);
				if (ranked <= top.bound) top.offer(ranked, home + slot);
				else if (Number.isNaN(ranked)) top.offer(Number.POSITIVE_INFINITY, home + slot);
			}
			priced[word] = inWindow;
			result[word] = whole & inWindow;
		}
		Object.assign(this, { south, north, west, east, lowest, highest });
	}

	private count({ facts }: Page): void {
		const { candidates, priced, result, without, passes } = this.work;
		for (let word = 0; word < PAGE_WORDS; word++) this.total += popcount(result[word] as number);
		this.facets.addResult(facts.bits, result);
		this.filters.groups.forEach(({ group }, index) => {
			// A candidate that fails a group fails no other one.
			const passed = passes[index] as Int32Array;
			for (let word = 0; word < PAGE_WORDS; word++) {
				const onlyThis = (candidates[word] as number) & ~(passed[word] as number);
				without[word] = (result[word] as number) | (onlyThis & (priced[word] as number));
			}
			this.facets.addGroup(group, facts.bits, without);
		});
	}

	/** The column that the list is sorted by, and its direction. */
	private sortColumn(facts: FactPart, offset: number, prices: PageColumn): PageColumn & { readonly sign: number } {
		const { sort, center } = this.query;
		if (this.points) return { column: this.points, offset, sign: -1 };
		if (sort === "price-asc") return { ...prices, sign: 1 };
		if (sort === "price-desc") return { ...prices, sign: -1 };
		if (sort === "rating") return { column: facts.rating, offset: 0, sign: -1 };
		if (sort === "guests" || !center) return { column: facts.maxGuests, offset: 0, sign: 1 };
		const { distances, candidates } = this.work;
		for (let slot = 0; slot < PAGE_HOMES; slot++) {
			if (((candidates[slot >> 5] as number) >>> (slot & 31)) & 1) {
				distances[slot] = distanceMetres(facts.lat[slot] as number, facts.lng[slot] as number, center.lat, center.lng);
			}
		}
		return { column: distances, offset: 0, sign: 1 };
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
			priceRange: this.highest < 0 ? null : priceRangeOf(this.perNight(this.lowest), this.perNight(this.highest)),
			priceHistogram: [...this.work.histogram],
			facets: this.facets.facets(),
			bounds,
		};
	}

	private perNight(cents: number): number {
		return Math.ceil(cents / this.nights);
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

/** Also the order of a sort by distance from nowhere. */
function sortsByPoints({ sort, center }: SearchQuery): boolean {
	return sort === "recommended" || (sort === "distance" && !center);
}

function isEmpty(words: Int32Array): boolean {
	for (let word = 0; word < PAGE_WORDS; word++) if (words[word] !== 0) return false;
	return true;
}
