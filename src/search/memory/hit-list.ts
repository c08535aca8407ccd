import { distanceKey, longitudeScale } from "../distance.ts";
import type { Bounds, MapPoint, SearchQuery } from "../query.ts";
import { pricePerPlace, pricePointsBy, SIMILAR_GROUPS } from "../recommended.ts";
import { orderOf, type RecommendedPoints } from "../standing.ts";
import { extremesOf, firstHit } from "./extremes.ts";
import { PAGE_HOMES, type Page } from "./page.ts";

/** From so many hits of a page on, the outermost homes are asked first. */
const MANY_HITS = 128;

/** All hits of a search with their prices, and the part of them that is shown. */
export class HitList {
	/** Home numbers: page × 1024 + slot. */
	readonly #homes: Int32Array;
	readonly #grand: Float64Array;
	/** −1: no price. */
	readonly #perNight: Float64Array;
	/** What the recommended order compares; −1: no price. */
	readonly #perPlace: Float64Array;
	readonly #keys: Float64Array;
	readonly #choices: Int16Array;
	/** By group of similar homes: sum and number of what the recommended order compares. */
	readonly #sums = new Float64Array(SIMILAR_GROUPS);
	readonly #counts = new Int32Array(SIMILAR_GROUPS);
	#size = 0;
	#south = 0;
	#west = 0;
	#north = 0;
	#east = 0;

	constructor(capacity: number) {
		this.#homes = new Int32Array(capacity);
		this.#grand = new Float64Array(capacity);
		this.#perNight = new Float64Array(capacity);
		this.#perPlace = new Float64Array(capacity);
		this.#keys = new Float64Array(capacity);
		this.#choices = new Int16Array(capacity);
		this.clear();
	}

	get size(): number {
		return this.#size;
	}

	get capacity(): number {
		return this.#homes.length;
	}

	clear(): void {
		this.#size = 0;
		this.#sums.fill(0);
		this.#counts.fill(0);
		this.#south = this.#west = Number.POSITIVE_INFINITY;
		this.#north = this.#east = Number.NEGATIVE_INFINITY;
	}

	/** Adds homes of one page, whose bits stand in `bits`, with their prices and the numbers of their stays. */
	addPage(
		number: number,
		page: Page,
		slots: Int32Array,
		count: number,
		grand: Float64Array,
		perNight: Float64Array,
		choices: Int16Array,
		bits: Uint32Array,
	): void {
		// Fields of the object are read once: this loop runs for every hit.
		const [homes, grands, perNights, chosen] = [this.#homes, this.#grand, this.#perNight, this.#choices];
		const [perPlaces, sums, counts] = [this.#perPlace, this.#sums, this.#counts];
		const { similarGroup, maxGuests } = page;
		const first = number * PAGE_HOMES;
		let to = this.#size;
		for (let at = 0; at < count; at++, to++) {
			const slot = slots[at] as number;
			homes[to] = first + slot;
			grands[to] = grand[at] as number;
			const night = perNight[at] as number;
			perNights[to] = night;
			chosen[to] = choices[at] as number;
			const price = night < 0 ? -1 : pricePerPlace(night, maxGuests[slot] as number);
			perPlaces[to] = price;
			if (price < 0) continue;
			const group = similarGroup[slot] as number;
			sums[group] = (sums[group] as number) + price;
			counts[group] = (counts[group] as number) + 1;
		}
		this.#size = to;
		this.#widen(page, slots, count, bits);
	}

	#widen(page: Page, slots: Int32Array, count: number, bits: Uint32Array): void {
		const { lat, lng } = page;
		if (count >= MANY_HITS) {
			const extremes = extremesOf(page);
			const [south, north] = [firstHit(extremes.south, bits), firstHit(extremes.north, bits)];
			const [west, east] = [firstHit(extremes.west, bits), firstHit(extremes.east, bits)];
			if (south >= 0 && north >= 0 && west >= 0 && east >= 0) {
				this.#south = Math.min(this.#south, lat[south] as number);
				this.#north = Math.max(this.#north, lat[north] as number);
				this.#west = Math.min(this.#west, lng[west] as number);
				this.#east = Math.max(this.#east, lng[east] as number);
				return;
			}
		}
		for (let at = 0; at < count; at++) {
			const slot = slots[at] as number;
			const [y, x] = [lat[slot] as number, lng[slot] as number];
			if (y < this.#south) this.#south = y;
			if (y > this.#north) this.#north = y;
			if (x < this.#west) this.#west = x;
			if (x > this.#east) this.#east = x;
		}
	}

	home(at: number): number {
		return this.#homes[at] as number;
	}

	grand(at: number): number {
		return this.#grand[at] as number;
	}

	perNight(at: number): number {
		return this.#perNight[at] as number;
	}

	/** Number of the stay that a hit is shown with. */
	choice(at: number): number {
		return this.#choices[at] as number;
	}

	/** All hits as points of a map. */
	mapPoints(pages: readonly Page[]): MapPoint[] {
		return Array.from({ length: this.#size }, (_, at) => {
			const home = this.#homes[at] as number;
			const page = pages[home >>> 10] as Page;
			const slot = home & (PAGE_HOMES - 1);
			const grand = this.#grand[at] as number;
			return {
				accoId: page.accoIds[slot] as string,
				lat: page.lat[slot] as number,
				lng: page.lng[slot] as number,
				grandCents: grand < 0 ? null : grand,
			};
		});
	}

	/** Smallest box around all hits. */
	bounds(): Bounds | null {
		if (this.#size === 0) return null;
		return { south: this.#south, west: this.#west, north: this.#north, east: this.#east };
	}

	/** Positions in the list of the page asked for, in its order. */
	page(pages: readonly Page[], query: SearchQuery): number[] {
		const wanted = Math.min(this.#size, query.from + query.perPage);
		if (wanted <= query.from) return [];
		this.#writeKeys(pages, query);
		return this.#first(pages, wanted).slice(query.from);
	}

	/** Where the hit of a home stands (from 0), with the positions of it and its neighbours (−1: none); null: no hit. */
	standing(pages: readonly Page[], query: SearchQuery, home: number): StandingAt | null {
		const at = this.#homes.subarray(0, this.#size).indexOf(home);
		if (at < 0) return null;
		this.#writeKeys(pages, query);
		const after = this.#isAfter(pages);
		let [place, before, behind] = [0, -1, -1];
		for (let other = 0; other < this.#size; other++) {
			if (other === at) continue;
			if (after(at, other)) {
				place++;
				if (before < 0 || after(other, before)) before = other;
			} else if (behind < 0 || after(behind, other)) behind = other;
		}
		return { at, place, before, behind };
	}

	/** What a hit is ordered by; `standing` has written the keys. */
	orderKeys(pages: readonly Page[], at: number): readonly number[] {
		// No minus before a zero.
		return [(this.#keys[at] as number) + 0, this.#number(pages, at)];
	}

	/** What the recommended key of a hit is made of; `standing` has written the keys. */
	points(pages: readonly Page[], at: number): RecommendedPoints {
		const home = this.#homes[at] as number;
		const { basePoints, similarGroup } = pages[home >>> 10] as Page;
		const slot = home & (PAGE_HOMES - 1);
		const base = basePoints[slot] as number;
		const group = similarGroup[slot] as number;
		const similar = this.#counts[group] as number;
		const perPlace = this.#perPlace[at] as number;
		return {
			base,
			price: 0 - (this.#keys[at] as number) - base,
			perPlaceCents: perPlace < 0 ? null : perPlace,
			averageCents: similar === 0 ? null : Math.floor((this.#sums[group] as number) / similar),
			similar,
		};
	}

	/** Lower keys come first; every sort is a number a hit. */
	#writeKeys(pages: readonly Page[], query: SearchQuery): void {
		const { stays } = query;
		const sort = orderOf(query);
		const keys = this.#keys;
		if (sort === "price-asc" || sort === "price-desc") {
			const prices = stays === null ? this.#perNight : this.#grand;
			const sign = sort === "price-asc" ? 1 : -1;
			for (let at = 0; at < this.#size; at++) {
				const price = prices[at] as number;
				keys[at] = price < 0 ? Number.POSITIVE_INFINITY : sign * price;
			}
			return;
		}
		const keyOf = columnKey(query);
		if (keyOf === null) {
			this.#writeRecommended(pages);
			return;
		}
		for (let at = 0; at < this.#size; at++) {
			const home = this.#homes[at] as number;
			keys[at] = keyOf(pages[home >>> 10] as Page, home & (PAGE_HOMES - 1));
		}
	}

	#writeRecommended(pages: readonly Page[]): void {
		const shares = this.#sums.map((sum, group) => {
			const average = Math.floor(sum / (this.#counts[group] as number));
			return average > 0 ? 1 / average : 0;
		});
		const [homes, perPlace, keys] = [this.#homes, this.#perPlace, this.#keys];
		const size = this.#size;
		for (let at = 0; at < size; ) {
			const number = (homes[at] as number) >>> 10;
			const { basePoints, similarGroup } = pages[number] as Page;
			for (; at < size && (homes[at] as number) >>> 10 === number; at++) {
				const slot = (homes[at] as number) & (PAGE_HOMES - 1);
				const price = perPlace[at] as number;
				const points = price < 0 ? 0 : pricePointsBy(price, shares[similarGroup[slot] as number] as number);
				keys[at] = -((basePoints[slot] as number) + points);
			}
		}
	}

	#number(pages: readonly Page[], at: number): number {
		const home = this.#homes[at] as number;
		return (pages[home >>> 10] as Page).accoNo[home & (PAGE_HOMES - 1)] as number;
	}

	/** Whether the hit at one position stands behind that at another. */
	#isAfter(pages: readonly Page[]): (a: number, b: number) => boolean {
		const keys = this.#keys;
		return (a, b) => {
			const difference = (keys[a] as number) - (keys[b] as number);
			// Two infinite keys differ by NaN: they are ties as well.
			return difference > 0 || (!(difference < 0) && this.#number(pages, a) > this.#number(pages, b));
		};
	}

	/** The first `wanted` positions in order: a heap whose top is the last of them. */
	#first(pages: readonly Page[], wanted: number): number[] {
		const size = this.#size;
		const keys = this.#keys;
		const after = this.#isAfter(pages);
		const heap = new Int32Array(wanted);
		const sink = (start: number) => {
			let at = start;
			for (;;) {
				let last = at;
				const left = 2 * at + 1;
				if (left < wanted && after(heap[left] as number, heap[last] as number)) last = left;
				if (left + 1 < wanted && after(heap[left + 1] as number, heap[last] as number)) last = left + 1;
				if (last === at) return;
				const moved = heap[at] as number;
				heap[at] = heap[last] as number;
				heap[last] = moved;
				at = last;
			}
		};
		for (let at = 0; at < wanted; at++) heap[at] = at;
		for (let at = (wanted >> 1) - 1; at >= 0; at--) sink(at);
		let topKey = keys[heap[0] as number] as number;
		for (let at = wanted; at < size; at++) {
			if ((keys[at] as number) > topKey) continue;
			if (!after(heap[0] as number, at)) continue;
			heap[0] = at;
			sink(0);
			topKey = keys[heap[0] as number] as number;
		}
		return [...heap].sort((a, b) => (after(a, b) ? 1 : -1));
	}
}

/** Positions in the list. */
interface StandingAt {
	readonly at: number;
	readonly place: number;
	readonly before: number;
	readonly behind: number;
}

/** The sorts that a home's columns answer alone; null: the recommended order. */
function columnKey(query: SearchQuery): ((page: Page, slot: number) => number) | null {
	const sort = orderOf(query);
	const { center } = query;
	if (sort === "rating") return ({ minRating }, slot) => unknownLast(minRating[slot] as number);
	if (sort === "guests") return (page, slot) => -(page.maxGuests[slot] as number);
	if (sort !== "distance" || center === null) return null;
	const scale = longitudeScale(center.lat);
	return (page, slot) => distanceKey(center, scale, page.lat[slot] as number, page.lng[slot] as number);
}

/** Key of a number of which more comes first; −1: unknown. */
function unknownLast(value: number): number {
	return value < 0 ? Number.POSITIVE_INFINITY : -value;
}
