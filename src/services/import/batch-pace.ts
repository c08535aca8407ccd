/** Homes that are looked at together at most. */
const MOST_HOMES = 500;
/** Changed homes at once, at first and on a machine that is busy: fewer would cost more than they save others. */
const LEAST_HOMES = 10;

/**
 * How many homes are applied in one transaction: as many as take about `targetMs`. Who books one of them, and on the
 * embedded database everybody, waits for no longer.
 */
export class BatchPace {
	readonly #targetMs: number;
	#changedAtOnce = LEAST_HOMES;

	constructor(targetMs: number) {
		this.#targetMs = targetMs;
	}

	/** The first of these homes that go together; those that nothing is written of hardly count. */
	take<Home extends { readonly known: boolean }>(homes: readonly Home[], from: number): readonly Home[] {
		let changed = 0;
		let to = from;
		for (; to < homes.length && to - from < MOST_HOMES; to++) {
			if (homes[to]?.known) continue;
			if (changed === this.#changedAtOnce) break;
			changed++;
		}
		return homes.slice(from, to);
	}

	/** Learns from what a number of changed homes took; never more than twice as many at once as before. */
	learn(changed: number, ms: number): void {
		if (changed === 0) return;
		const fitting = Math.floor((changed * this.#targetMs) / Math.max(ms, 0.1));
		this.#changedAtOnce = Math.max(LEAST_HOMES, Math.min(fitting, this.#changedAtOnce * 2, MOST_HOMES));
	}
}
