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

/** Ones that a bitmap and a row of another have in common, in the words listed (at most `PAGE_WORDS`). */
export function commonOnes(base: Int32Array, bits: Int32Array, at: number, words: Int32Array, used: number): number {
	let total = 0;
	let index = 0;
	while (index < used) {
		// Counts are summed a byte each and added up once a stretch: 16 words give at most 128 a byte.
		const end = Math.min(used, index + 16);
		let bytes = 0;
		for (; index < end; index++) {
			const word = words[index] as number;
			let x = (base[word] as number) & (bits[at + word] as number);
			x -= (x >>> 1) & 0x55555555;
			x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
			bytes += (x + (x >>> 4)) & 0x0f0f0f0f;
		}
		const pairs = (bytes & 0x00ff00ff) + ((bytes >>> 8) & 0x00ff00ff);
		total += (pairs & 0xffff) + (pairs >>> 16);
	}
	return total;
}
