/** Numbers by chance that a seed brings back. */
export interface Random {
	/** A whole number from 0 to `below` − 1. */
	int(below: number): number;
	/** True so many times in a hundred. */
	percent(share: number): boolean;
	pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
}

/** Mulberry32: 32 bits of state, good enough to choose with. */
export function randomOf(seed: number): Random {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const int = (below: number) => Math.floor(next() * below);
	return {
		int,
		percent: (share) => next() * 100 < share,
		pick: (items) => {
			const item = items[int(items.length)];
			if (item === undefined) throw new Error("nothing to pick from");
			return item;
		},
	};
}
