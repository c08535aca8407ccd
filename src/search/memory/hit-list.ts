import { distanceKey, longitudeScale } from "../distance.ts";
import type { Bounds, SearchQuery } from "../query.ts";
import { pricePerPlace, pricePoints, SIMILAR_GROUPS } from "../recommended.ts";
import { PAGE_HOMES, type Page } from "./page.ts";

/** All hits of a search with their prices, and the part of them that is shown. */
export class HitList {
	/** Home numbers: page × 1024 + slot. */
	readonly #homes: Int32Array;
	readonly #grand: Float64Array;
	/** −1: no price. */
	readonly #perNight: Float64Array;
	readonly #keys: Float64Array;
	#size = 0;

	constructor(capacity: number) {
		this.#homes = new Int32Array(capacity);
		this.#grand = new Float64Array(capacity);
		this.#perNight = new Float64Array(capacity);
		this.#keys = new Float64Array(capacity);
	}

	get size(): number {
		return this.#size;
	}

	get capacity(): number {
		return this.#homes.length;
	}

	clear(): void {
		this.#size = 0;
	}

	add(home: number, grand: number, perNight: number): void {
		const at = this.#size++;
		this.#homes[at] = home;
		this.#grand[at] = grand;
		this.#perNight[at] = perNight;
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

	/** Smallest box around all hits. */
	bounds(pages: readonly Page[]): Bounds | null {
		if (this.#size === 0) return null;
		let south = Number.POSITIVE_INFINITY;
		let west = Number.POSITIVE_INFINITY;
		let north = Number.NEGATIVE_INFINITY;
		let east = Number.NEGATIVE_INFINITY;
		for (let at = 0; at < this.#size; at++) {
			const home = this.#homes[at] as number;
			const page = pages[home >>> 10] as Page;
			const lat = page.lat[home & (PAGE_HOMES - 1)] as number;
			const lng = page.lng[home & (PAGE_HOMES - 1)] as number;
			if (lat < south) south = lat;
			if (lat > north) north = lat;
			if (lng < west) west = lng;
			if (lng > east) east = lng;
		}
		return { south, west, north, east };
	}

	/** Positions in the list of the page asked for, in its order. */
	page(pages: readonly Page[], query: SearchQuery): number[] {
		this.#writeKeys(pages, query);
		const wanted = Math.min(this.#size, query.from + query.perPage);
		if (wanted <= query.from) return [];
		return this.#first(pages, wanted).slice(query.from);
	}

	/** Lower keys come first; every sort is a number a hit. */
	#writeKeys(pages: readonly Page[], query: SearchQuery): void {
		const { sort, center, stay } = query;
		const keys = this.#keys;
		if (sort === "price-asc" || sort === "price-desc") {
			const prices = stay === null ? this.#perNight : this.#grand;
			const sign = sort === "price-asc" ? 1 : -1;
			for (let at = 0; at < this.#size; at++) {
				const price = prices[at] as number;
				keys[at] = price < 0 ? Number.POSITIVE_INFINITY : sign * price;
			}
		} else if (sort === "rating") this.#eachKey(pages, (page, slot) => -(page.rating[slot] as number));
		else if (sort === "guests") this.#eachKey(pages, (page, slot) => -(page.maxGuests[slot] as number));
		else if (sort === "distance" && center) {
			const scale = longitudeScale(center.lat);
			this.#eachKey(pages, (page, slot) =>
				distanceKey(center, scale, page.lat[slot] as number, page.lng[slot] as number),
			);
		} else this.#writeRecommended(pages);
	}

	#eachKey(pages: readonly Page[], keyOf: (page: Page, slot: number) => number): void {
		for (let at = 0; at < this.#size; at++) {
			const home = this.#homes[at] as number;
			this.#keys[at] = keyOf(pages[home >>> 10] as Page, home & (PAGE_HOMES - 1));
		}
	}

	#writeRecommended(pages: readonly Page[]): void {
		const sums = new Float64Array(SIMILAR_GROUPS);
		const counts = new Int32Array(SIMILAR_GROUPS);
		const keys = this.#keys;
		for (let at = 0; at < this.#size; at++) {
			const perNight = this.#perNight[at] as number;
			if (perNight < 0) continue;
			const home = this.#homes[at] as number;
			const page = pages[home >>> 10] as Page;
			const slot = home & (PAGE_HOMES - 1);
			const group = page.similarGroup[slot] as number;
			const price = pricePerPlace(perNight, page.maxGuests[slot] as number);
			keys[at] = price;
			sums[group] = (sums[group] as number) + price;
			counts[group] = (counts[group] as number) + 1;
		}
		const averages = sums.map((sum, group) => Math.floor(sum / (counts[group] as number)));
		for (let at = 0; at < this.#size; at++) {
			const home = this.#homes[at] as number;
			const page = pages[home >>> 10] as Page;
			const slot = home & (PAGE_HOMES - 1);
			const priced = (this.#perNight[at] as number) >= 0;
			const average = averages[page.similarGroup[slot] as number] as number;
			const points = priced ? pricePoints(keys[at] as number, average) : 0;
			keys[at] = -((page.basePoints[slot] as number) + points);
		}
	}

	/** The first `wanted` positions in order: a heap whose top is the last of them. */
	#first(pages: readonly Page[], wanted: number): number[] {
		const keys = this.#keys;
		const number = (at: number) => {
			const home = this.#homes[at] as number;
			return (pages[home >>> 10] as Page).accoNo[home & (PAGE_HOMES - 1)] as number;
		};
		const after = (a: number, b: number) => {
			const difference = (keys[a] as number) - (keys[b] as number);
			// Two infinite keys differ by NaN: they are ties as well.
			return difference > 0 || (!(difference < 0) && number(a) > number(b));
		};
		const heap = new Int32Array(wanted);
		const sink = (start: number, size: number) => {
			let at = start;
			for (;;) {
				let last = at;
				const left = 2 * at + 1;
				if (left < size && after(heap[left] as number, heap[last] as number)) last = left;
				if (left + 1 < size && after(heap[left + 1] as number, heap[last] as number)) last = left + 1;
				if (last === at) return;
				const moved = heap[at] as number;
				heap[at] = heap[last] as number;
				heap[last] = moved;
				at = last;
			}
		};
		for (let at = 0; at < wanted; at++) heap[at] = at;
		for (let at = (wanted >> 1) - 1; at >= 0; at--) sink(at, wanted);
		let topKey = keys[heap[0] as number] as number;
		for (let at = wanted; at < this.#size; at++) {
			if ((keys[at] as number) > topKey) continue;
			if (!after(heap[0] as number, at)) continue;
			heap[0] = at;
			sink(0, wanted);
			topKey = keys[heap[0] as number] as number;
		}
		return [...heap].sort((a, b) => (after(a, b) ? 1 : -1));
	}
}
