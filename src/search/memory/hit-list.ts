import { distanceKey, longitudeScale } from "../distance.ts";
import type { Bounds, MapPoint, SearchQuery } from "../query.ts";
import { pricePerPlace, pricePoints, SIMILAR_GROUPS } from "../recommended.ts";
import { PAGE_HOMES, type Page } from "./page.ts";

/** All hits of a search with their prices, and the part of them that is shown. */
export class HitList {
	/** Home numbers: page × 1024 + slot. */
	readonly #homes: Int32Array;
	readonly #grand: Float64Array;
	/** −1: no price. */
	readonly #perNight: Float64Array;
	/** What the recommended order needs: points, group of similar homes, price a place. */
	readonly #points: Int32Array;
	readonly #group: Uint8Array;
	readonly #perPlace: Float64Array;
	readonly #keys: Float64Array;
	readonly #choices: Int16Array;
	#size = 0;
	#south = 0;
	#west = 0;
	#north = 0;
	#east = 0;

	constructor(capacity: number) {
		this.#homes = new Int32Array(capacity);
		this.#grand = new Float64Array(capacity);
		this.#perNight = new Float64Array(capacity);
		this.#points = new Int32Array(capacity);
		this.#group = new Uint8Array(capacity);
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
		this.#south = this.#west = Number.POSITIVE_INFINITY;
		this.#north = this.#east = Number.NEGATIVE_INFINITY;
	}

	/** Adds homes of one page with their prices and the numbers of their stays. */
	addPage(
		number: number,
		page: Page,
		slots: Int32Array,
		count: number,
		grand: Float64Array,
		perNight: Float64Array,
		choices: Int16Array,
	): void {
		const { basePoints, similarGroup, maxGuests, lat, lng } = page;
		// Fields of the object are read once: this loop runs for every hit.
		const [homes, grands, perNights, chosen] = [this.#homes, this.#grand, this.#perNight, this.#choices];
		const [points, groups, perPlace] = [this.#points, this.#group, this.#perPlace];
		let [south, west, north, east] = [this.#south, this.#west, this.#north, this.#east];
		const first = number * PAGE_HOMES;
		let to = this.#size;
		for (let at = 0; at < count; at++, to++) {
			const slot = slots[at] as number;
			const price = perNight[at] as number;
			homes[to] = first + slot;
			grands[to] = grand[at] as number;
			perNights[to] = price;
			chosen[to] = choices[at] as number;
			points[to] = basePoints[slot] as number;
			groups[to] = similarGroup[slot] as number;
			perPlace[to] = pricePerPlace(price, maxGuests[slot] as number);
			const y = lat[slot] as number;
			const x = lng[slot] as number;
			if (y < south) south = y;
			if (y > north) north = y;
			if (x < west) west = x;
			if (x > east) east = x;
		}
		this.#size = to;
		[this.#south, this.#west, this.#north, this.#east] = [south, west, north, east];
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
	points(pages: readonly Page[]): MapPoint[] {
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
		this.#writeKeys(pages, query);
		const wanted = Math.min(this.#size, query.from + query.perPage);
		if (wanted <= query.from) return [];
		return this.#first(pages, wanted).slice(query.from);
	}

	/** Lower keys come first; every sort is a number a hit. */
	#writeKeys(pages: readonly Page[], query: SearchQuery): void {
		const { sort, stays } = query;
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
			this.#writeRecommended();
			return;
		}
		for (let at = 0; at < this.#size; at++) {
			const home = this.#homes[at] as number;
			keys[at] = keyOf(pages[home >>> 10] as Page, home & (PAGE_HOMES - 1));
		}
	}

	#writeRecommended(): void {
		const sums = new Float64Array(SIMILAR_GROUPS);
		const counts = new Int32Array(SIMILAR_GROUPS);
		const [groups, perPlace, points, keys] = [this.#group, this.#perPlace, this.#points, this.#keys];
		const size = this.#size;
		for (let at = 0; at < size; at++) {
			const price = perPlace[at] as number;
			// −1 a night is below 0 a place as well: no price.
			if (price < 0) continue;
			const group = groups[at] as number;
			sums[group] = (sums[group] as number) + price;
			counts[group] = (counts[group] as number) + 1;
		}
		const averages = sums.map((sum, group) => Math.floor(sum / (counts[group] as number)));
		for (let at = 0; at < size; at++) {
			const price = perPlace[at] as number;
			const average = averages[groups[at] as number] as number;
			keys[at] = -((points[at] as number) + (price < 0 ? 0 : pricePoints(price, average)));
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

/** The sorts that a home's columns answer alone; null: the recommended order. */
function columnKey({ sort, center }: SearchQuery): ((page: Page, slot: number) => number) | null {
	if (sort === "rating") return (page, slot) => -(page.rating[slot] as number);
	if (sort === "guests") return (page, slot) => -(page.maxGuests[slot] as number);
	if (sort !== "distance" || center === null) return null;
	const scale = longitudeScale(center.lat);
	return (page, slot) => distanceKey(center, scale, page.lat[slot] as number, page.lng[slot] as number);
}
