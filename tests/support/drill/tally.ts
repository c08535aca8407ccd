import type { Fate } from "../stress/world.ts";

/** What visitors saw while something was broken, and until when. */
export interface Seen {
	readonly answered: number;
	/** Told to come back in a moment. */
	readonly away: number;
	/** No answer, or one that explains nothing. */
	readonly broken: number;
	/** The longest that somebody waited for an answer, milliseconds. */
	readonly slowestMs: number;
	/** From the fault to the end of the last request that failed, milliseconds; 0: none failed. */
	readonly recoveredMs: number;
	/** What failed, as `page away`, with how often. */
	readonly failures: ReadonlyMap<string, number>;
	/** What was answered all the while that others failed. */
	readonly spared: readonly string[];
	/** The first answers that explain nothing. */
	readonly details: readonly string[];
}

interface Heard {
	readonly fate: Fate;
	readonly what: string;
	readonly milliseconds: number;
	readonly ended: number;
	readonly detail: string;
}

/** Every request of the visitors, with its fate. */
export class Tally {
	readonly #heard: Heard[] = [];

	readonly hear = (fate: Fate, what: string, milliseconds: number, detail: string): void => {
		this.#heard.push({ fate, what, milliseconds, ended: performance.now(), detail });
	};

	/** What was heard from a moment on (`performance.now()`); requests that were on their way then count. */
	since(begun: number): Seen {
		const heard = this.#heard.filter(({ ended }) => ended >= begun);
		const failed = heard.filter(({ fate }) => fate !== "answered");
		const failures = new Map<string, number>();
		for (const { what, fate } of failed) failures.set(`${what} ${fate}`, (failures.get(`${what} ${fate}`) ?? 0) + 1);
		const failedKinds = new Set(failed.map(({ what }) => what));
		return {
			answered: heard.length - failed.length,
			away: failed.filter(({ fate }) => fate === "away").length,
			broken: failed.filter(({ fate }) => fate === "broken").length,
			slowestMs: Math.max(0, ...heard.map(({ milliseconds }) => milliseconds)),
			recoveredMs: Math.max(0, ...failed.map(({ ended }) => ended - begun)),
			failures: new Map([...failures].sort()),
			spared: [...new Set(heard.map(({ what }) => what))].filter((what) => !failedKinds.has(what)).sort(),
			details: failed
				.filter(({ fate }) => fate === "broken")
				.map(({ what, detail }) => `${what}: ${detail}`.slice(0, 300)),
		};
	}
}
