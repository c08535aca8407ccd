import { seededRandom } from "./texts/choose.ts";

/** Chance that is the same at every start: each home draws from its own seed, so one more home changes no other. */
export class Dice {
	readonly #random: () => number;

	constructor(seed: string) {
		this.#random = seededRandom(seed);
	}

	/** A number from 0 up to, not including, 1. */
	number(): number {
		return this.#random();
	}

	/** True in `share` of cases. */
	chance(share: number): boolean {
		return this.#random() < share;
	}

	/** A whole number, both ends included. */
	whole(min: number, max: number): number {
		return min + Math.floor(this.#random() * (max - min + 1));
	}

	between(min: number, max: number): number {
		return min + this.#random() * (max - min);
	}

	one<Item>(items: readonly Item[]): Item {
		return items[Math.floor(this.#random() * items.length)] as Item;
	}

	/** One of the keys, each as often as its weight says. */
	weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
		const entries = Object.entries(weights) as [Key, number][];
		const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
		let left = this.#random() * total;
		for (const [key, weight] of entries) {
			left -= weight;
			if (left < 0) return key;
		}
		return (entries.at(-1) as [Key, number])[0];
	}
}
