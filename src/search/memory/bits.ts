/** Homes lie in pages; a bitmap of a page is this many 32-bit words. */
export const PAGE_HOMES = 1024;
export const PAGE_WORDS = PAGE_HOMES / 32;

/** Number of ones in a 32-bit word. */
export function popcount(word: number): number {
	let x = word - ((word >>> 1) & 0x55555555);
	x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
	return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Writes one bit of a bitmap row; `row` counts rows of `PAGE_WORDS` words. */
export function writeBit(words: Int32Array, row: number, slot: number, on: boolean | number): void {
	const at = row * PAGE_WORDS + (slot >> 5);
	const bit = 1 << (slot & 31);
	words[at] = on ? (words[at] as number) | bit : (words[at] as number) & ~bit;
}

export function readBit(words: Int32Array, row: number, slot: number): number {
	return ((words[row * PAGE_WORDS + (slot >> 5)] as number) >>> (slot & 31)) & 1;
}
