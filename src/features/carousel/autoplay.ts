/** Time that a slide stands while the carousel turns by itself (specification §9). */
const INTERVAL_MS = 5_000;

/** Why a carousel stands still: somebody is at it, it cannot be seen, or its button says so. */
export type Hold = "pointer" | "focus" | "button" | "hidden" | "away" | "fits";

/**
 * Turns a carousel by itself. As long as anything holds it, it stands; when the last hold goes, and when a turn was
 * made by hand, a whole interval passes before the next turn.
 */
export class Autoplay {
	readonly #turn: () => void;
	readonly #holds: Set<Hold>;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** It begins held: `hold(…, false)` starts it. */
	constructor(turn: () => void, holds: Iterable<Hold>) {
		this.#turn = turn;
		this.#holds = new Set(holds);
		this.restart();
	}

	get holds(): ReadonlySet<Hold> {
		return this.#holds;
	}

	hold(why: Hold, holds: boolean): void {
		if (this.#holds.has(why) === holds) return;
		if (holds) this.#holds.add(why);
		else this.#holds.delete(why);
		this.restart();
	}

	/** Somebody wants it to turn: it does, although pointer and focus are on its button. They hold it again when they come back. */
	release(): void {
		for (const why of ["button", "pointer", "focus"] as const) this.#holds.delete(why);
		this.restart();
	}

	/** A whole interval from now on. */
	restart(): void {
		clearTimeout(this.#timer);
		if (this.#holds.size > 0) return;
		this.#timer = setTimeout(() => {
			this.#turn();
			this.restart();
		}, INTERVAL_MS);
	}

	stop(): void {
		clearTimeout(this.#timer);
	}
}
