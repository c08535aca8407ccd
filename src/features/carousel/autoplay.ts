/** Interval of the automatic carousel, milliseconds (specification §9). */
const INTERVAL_MS = 5_000;

/** Why a carousel is paused: pointer or focus on it, out of view, or its button. */
export type Hold = "pointer" | "focus" | "button" | "hidden" | "away" | "fits";

/**
 * Turns a carousel automatically. Any hold pauses it; when the last hold goes, and when a turn was
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

	/** The button started it: it turns although pointer and focus are on the button, until they leave and come back. */
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
