/** Numbers from 0 to below 1; the same source gives the same numbers in the same order. */
export type Random = () => number;

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
	let value = 2166136261;
	for (const character of text) {
		value ^= character.codePointAt(0) ?? 0;
		value = Math.imul(value, 16777619);
	}
	return value >>> 0;
}

/** A source of numbers that depends on the text alone (mulberry32). */
export function randomFrom(text: string): Random {
	let state = hash(text);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let value = Math.imul(state ^ (state >>> 15), 1 | state);
		value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
		return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
	};
}

/** One of a list that is not empty. */
export function oneOf<Item>(random: Random, list: readonly Item[]): Item {
	return list[Math.floor(random() * list.length)] as Item;
}

/** Item by turn, from the first again after the last. */
export function cycle<Item>(list: readonly [Item, ...Item[]], index: number): Item {
	return list[index % list.length] ?? list[0];
}
