/** The best `size` homes seen, by key (smaller is better), then by a tie order: a heap whose root is the worst kept. */
export class TopPage {
	private readonly size: number;
	private readonly isBefore: (a: number, b: number) => boolean;
	/** A home with a larger key is not kept; one with this very key may be. */
	bound: number;
	private readonly keys: number[] = [];
	private readonly homes: number[] = [];

	/** `isBefore` orders two homes with equal keys. */
	constructor(size: number, isBefore: (a: number, b: number) => boolean) {
		this.size = size;
		this.isBefore = isBefore;
		this.bound = size > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	}

	offer(key: number, home: number): void {
		if (this.homes.length < this.size) {
			this.keys.push(key);
			this.homes.push(home);
			this.up(this.homes.length - 1);
			if (this.homes.length === this.size) this.bound = this.keys[0] as number;
			return;
		}
		if (key > this.bound || (key === this.bound && !this.isBefore(home, this.homes[0] as number))) return;
		this.keys[0] = key;
		this.homes[0] = home;
		this.down();
		this.bound = this.keys[0] as number;
	}

	/** The kept homes from offset `from` on, best first. */
	page(from: number): number[] {
		const order = this.homes.map((_, at) => at);
		order.sort((a, b) => (this.isWorse(a, b) ? 1 : -1));
		return order.slice(from).map((at) => this.homes[at] as number);
	}

	private isWorse(a: number, b: number): boolean {
		const [keyA, keyB] = [this.keys[a] as number, this.keys[b] as number];
		return keyA > keyB || (keyA === keyB && this.isBefore(this.homes[b] as number, this.homes[a] as number));
	}

	private up(start: number): void {
		let at = start;
		while (at > 0) {
			const parent = (at - 1) >> 1;
			if (!this.isWorse(at, parent)) return;
			this.swap(at, parent);
			at = parent;
		}
	}

	private down(): void {
		let at = 0;
		while (true) {
			const left = 2 * at + 1;
			if (left >= this.homes.length) return;
			const right = left + 1;
			const child = right < this.homes.length && this.isWorse(right, left) ? right : left;
			if (!this.isWorse(child, at)) return;
			this.swap(at, child);
			at = child;
		}
	}

	private swap(a: number, b: number): void {
		[this.keys[a], this.keys[b]] = [this.keys[b] as number, this.keys[a] as number];
		[this.homes[a], this.homes[b]] = [this.homes[b] as number, this.homes[a] as number];
	}
}
