import type { IsWanted, SearchEngine } from "#search/engine.ts";
import { SearchAbandonedError } from "#search/memory/steps.ts";
import type { Logger } from "../logger.ts";
import { traced } from "../tracing.ts";
import { type Asker, currentAsker } from "./asker.ts";

/**
 * Searches take their turns, so that many of them hold up neither light pages nor each other
 * (docs/guides/search.md#turns-of-searches).
 */

/** More searches run and wait than are answered in time, or whoever asked has gone; the same may be asked again. */
export class SearchBusyError extends Error {
	override name = "SearchBusyError";
	readonly reason: "full" | "network" | "late" | "gone";
	constructor(reason: SearchBusyError["reason"]) {
		super("too many searches at once");
		this.reason = reason;
	}
}

export interface SearchBounds {
	/** Searches of a process that run or wait; 0: no bound. */
	readonly all: number;
	/** Those of one network; 0: no bound. */
	readonly network: number;
}

export const SEARCH_BOUNDS: SearchBounds = { all: 300, network: 60 };

/** Searches at once: the memory engine works off one after the other anyway, the sql engine leaves connections to pages. */
const AT_ONCE = 4;
/** A search that did not begin within this time is refused. */
const WAIT_MS = 5_000;
/** Refusals are logged together, once in this time. */
const LOG_MS = 60_000;

interface Waiting {
	readonly asker: Asker | null;
	begin(): void;
	refuse(error: SearchBusyError): void;
}

/** Of those that nothing says a network of. */
const NOBODY = "";

/** Runs works in turns, one of each network after the other. */
export function searchQueue(
	{ all, network: perNetwork }: SearchBounds,
	log: Logger,
	{ atOnce = AT_ONCE, waitMs = WAIT_MS } = {},
): <Answer>(work: (isWanted: IsWanted) => Promise<Answer>) => Promise<Answer> {
	/** In the order of their turns. */
	const waiting = new Map<string, Set<Waiting>>();
	/** Running and waiting, by network. */
	const held = new Map<string, number>();
	let running = 0;
	let waits = 0;
	let isPlanned = false;
	let refused = 0;

	const refuse = (reason: SearchBusyError["reason"]) => {
		if (reason !== "gone" && refused++ === 0) {
			setTimeout(() => {
				log.warn({ refused }, "searches refused");
				refused = 0;
			}, LOG_MS).unref();
		}
		return new SearchBusyError(reason);
	};

	const count = (network: string, by: 1 | -1) => {
		const next = (held.get(network) ?? 0) + by;
		if (next === 0) held.delete(network);
		else held.set(network, next);
	};

	const leave = (network: string, item: Waiting) => {
		const queue = waiting.get(network);
		if (!queue?.delete(item)) return;
		waits--;
		if (queue.size === 0) waiting.delete(network);
	};

	/** Lets requests in between, which a search on this thread would hold up. */
	const plan = () => {
		if (isPlanned || waits === 0 || running >= atOnce) return;
		isPlanned = true;
		setImmediate(() => {
			isPlanned = false;
			next();
		});
	};

	const next = () => {
		const [turn] = waiting;
		if (!turn || running >= atOnce) return;
		const [network, queue] = turn;
		const [item] = queue;
		if (!item) return;
		leave(network, item);
		// The network's next turn comes after those of all others.
		if (queue.size > 0) {
			waiting.delete(network);
			waiting.set(network, queue);
		}
		if (item.asker?.isGone) item.refuse(refuse("gone"));
		else item.begin();
		plan();
	};

	const dropGone = () => {
		for (const [network, queue] of waiting) {
			for (const item of queue) {
				if (!item.asker?.isGone) continue;
				leave(network, item);
				item.refuse(refuse("gone"));
			}
		}
	};

	const turn = (network: string, asker: Asker | null) =>
		new Promise<void>((resolve, reject) => {
			const item: Waiting = {
				asker,
				begin: () => {
					clearTimeout(late);
					running++;
					resolve();
				},
				refuse: (error) => {
					clearTimeout(late);
					count(network, -1);
					reject(error);
				},
			};
			const late = setTimeout(() => {
				leave(network, item);
				item.refuse(refuse("late"));
			}, waitMs).unref();
			const queue = waiting.get(network) ?? new Set();
			queue.add(item);
			waiting.set(network, queue);
			waits++;
			plan();
		});

	return async (work) => {
		const asker = currentAsker();
		// What the house does for itself, such as its first pictures, is little and waits for nobody.
		if (!asker) return work(() => true);
		if (asker.isGone) throw refuse("gone");
		const network = asker.network ?? NOBODY;
		const isFull = () => all > 0 && running + waits >= all;
		const isOverNetwork = () => perNetwork > 0 && network !== NOBODY && (held.get(network) ?? 0) >= perNetwork;
		if (isFull() || isOverNetwork()) dropGone();
		if (isFull()) throw refuse("full");
		if (isOverNetwork()) throw refuse("network");
		count(network, 1);
		await turn(network, asker);
		try {
			return await work(() => !asker.isGone);
		} catch (error) {
			throw error instanceof SearchAbandonedError ? refuse("gone") : error;
		} finally {
			running--;
			count(network, -1);
			plan();
		}
	};
}

/** The answer, or another where there are too many searches: of what is beside a page, not what it is for. */
export async function unlessBusy<Answer, Other>(work: Promise<Answer>, otherwise: Other): Promise<Answer | Other> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof SearchBusyError) return otherwise;
		throw error;
	}
}

/** The engine, its searches in turns; one that cannot have its turn is refused with {@link SearchBusyError}. */
export function inTurns(engine: SearchEngine, bounds: SearchBounds, log: Logger): SearchEngine {
	const queue = searchQueue(bounds, log);
	const queued = <Answer>(call: string, work: (isWanted: IsWanted) => Promise<Answer>) =>
		traced({ name: `search ${call}`, facts: { "halcyon.search.engine": engine.name } }, async (span) => {
			const start = performance.now();
			return queue((isWanted) => {
				span.set({ "halcyon.search.waited_ms": Math.round(performance.now() - start) });
				return work(isWanted);
			});
		});
	return {
		name: engine.name,
		search: (query) => queued("search", (isWanted) => engine.search(query, isWanted)),
		offers: (query) => queued("offers", (isWanted) => engine.offers(query, isWanted)),
		lastMinutes: (query) => queued("lastMinutes", () => engine.lastMinutes(query)),
		// Of the homes of one page alone, and a part of an answer that has had its turn.
		reductions: (questions) => engine.reductions(questions),
		explain: (query, accoId) => queued("explain", () => engine.explain(query, accoId)),
		get version() {
			return engine.version;
		},
		get size() {
			return engine.size;
		},
		refresh: () => engine.refresh(),
		close: () => engine.close(),
	};
}
