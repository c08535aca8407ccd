import type { Db } from "#db/connection/client.ts";
import { addRedirectHits } from "#db/operations/redirects.ts";
import type { Clock } from "#domain/time/clock.ts";
import type { Logger } from "../logger.ts";

/**
 * How often old addresses are followed. Nobody waits for it: it is counted in memory and added to the table together, so
 * that several web processes add up. A process that is killed loses twenty seconds at most.
 */
export interface RedirectHits {
	/** Somebody was led on from an old address of the table. */
	count(fromPath: string): void;
	/** Adds what was counted to the table. */
	write(): Promise<void>;
	/** Adds the last of it. */
	close(): Promise<void>;
}

const EVERY_MS = 20_000;
/** Addresses that wait at most: a crawler that follows all of a large table has them written sooner. */
const MOST_WAITING = 1_000;

export function openRedirectHits({ db, clock, log }: { db: Db; clock: Clock; log: Logger }): RedirectHits {
	let counted = new Map<string, { hits: number; at: Date }>();
	let timer: NodeJS.Timeout | undefined;
	let writing: Promise<void> = Promise.resolve();

	const add = (fromPath: string, hits: number, at: Date) => {
		const known = counted.get(fromPath);
		// Room for as many again while the database is away; what comes beyond is lost.
		if (!known && counted.size >= 2 * MOST_WAITING) return;
		const latest = known && known.at > at ? known.at : at;
		counted.set(fromPath, { hits: (known?.hits ?? 0) + hits, at: latest });
	};
	const writeAll = async () => {
		const taken = counted;
		counted = new Map();
		if (taken.size === 0) return;
		try {
			await addRedirectHits(
				db,
				[...taken].map(([fromPath, { hits, at }]) => ({ fromPath, hits, at })),
			);
		} catch (error) {
			log.warn({ error, addresses: taken.size }, "hits of redirects wait");
			for (const [fromPath, { hits, at }] of taken) add(fromPath, hits, at);
			soon();
		}
	};
	const soon = () => {
		timer ??= setTimeout(write, EVERY_MS).unref();
	};
	const write = () => {
		clearTimeout(timer);
		timer = undefined;
		writing = writing.then(writeAll);
		return writing;
	};
	return {
		count(fromPath) {
			add(fromPath, 1, clock.now());
			if (counted.size === MOST_WAITING) void write();
			soon();
		},
		write,
		close: async () => {
			await write();
			clearTimeout(timer);
		},
	};
}
