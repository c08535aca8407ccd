import { ALTERNATIVES, type FacetCounts, facetsFrom } from "#domain/search/filters.ts";
import { COUNTED_FACTS, FILTER_FACTS, FIRST_COUNTED, type Page, WORDS } from "./page.ts";

/** Filters in which another choice takes the chosen one's place: their numbers are their places in `ALTERNATIVES`. */
export const GROUPS = ALTERNATIVES.length;

const GROUP_RANGES = ALTERNATIVES.map(({ name }, group) => {
	const facts = FILTER_FACTS.find(({ filter }) => filter.name === name);
	return [group, facts?.first ?? 0, facts?.end ?? 0] as const;
});

/** Place of each filter's first count. */
const FIRST_FACT = new Map(FILTER_FACTS.map(({ filter, first }) => [filter.name, first]));

function bitCount(word: number): number {
	let bits = word - ((word >>> 1) & 0x55555555);
	bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
	return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function bitCountOfTwo(one: number, other: number): number {
	const a = one - ((one >>> 1) & 0x55555555);
	const b = other - ((other >>> 1) & 0x55555555);
	const fours = (a & 0x33333333) + ((a >>> 2) & 0x33333333) + (b & 0x33333333) + ((b >>> 2) & 0x33333333);
	return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** Counts how many homes the list would hold with one more choice. */
export class FacetCounter {
	readonly #counts = new Int32Array(COUNTED_FACTS);
	/** Words of the page that hold a hit. */
	readonly #words = new Int32Array(WORDS);
	#lastMinutes = 0;

	/**
	 * Adds a page. `hits`: the result; `nearly[group × WORDS + word]`: homes that fail this one group's filter
	 * and no other; `hasNearly`: whether there are any.
	 */
	add(page: Page, hits: Uint32Array, nearly: Uint32Array, hasNearly: boolean, lastMinute: Uint32Array): void {
		const words = this.#words;
		const { facts } = page;
		let used = 0;
		for (let word = 0; word < WORDS; word++) if (hits[word] !== 0) words[used++] = word;
		if (used > 0) {
			for (let fact = FIRST_COUNTED; fact < COUNTED_FACTS; fact++) {
				let count = 0;
				const start = fact * WORDS;
				let at = 0;
				// Two words at a time: their counts of four bits each, 0 … 8, still fit side by side.
				for (; at + 1 < used; at += 2) {
					const one = words[at] as number;
					const other = words[at + 1] as number;
					count += bitCountOfTwo(
						(hits[one] as number) & (facts[start + one] as number),
						(hits[other] as number) & (facts[start + other] as number),
					);
				}
				if (at < used) {
					const word = words[at] as number;
					count += bitCount((hits[word] as number) & (facts[start + word] as number));
				}
				this.#counts[fact] = (this.#counts[fact] as number) + count;
			}
			for (let at = 0; at < used; at++) {
				const word = words[at] as number;
				this.#lastMinutes += bitCount((hits[word] as number) & (lastMinute[word] as number));
			}
		}
		if (hasNearly) this.#addNearly(page, nearly);
	}

	#addNearly(page: Page, nearly: Uint32Array): void {
		for (const [group, first, end] of GROUP_RANGES) {
			for (let word = 0; word < WORDS; word++) {
				const bits = nearly[group * WORDS + word] as number;
				if (bits === 0) continue;
				for (let fact = first; fact < end; fact++) {
					const count = bitCount(bits & (page.facts[fact * WORDS + word] as number));
					this.#counts[fact] = (this.#counts[fact] as number) + count;
				}
			}
		}
	}

	facets(): FacetCounts {
		return facetsFrom(({ name }, index) => {
			const first = FIRST_FACT.get(name);
			return first === undefined ? this.#lastMinutes : (this.#counts[first + index] as number);
		});
	}
}
