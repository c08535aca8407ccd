import type { Db } from "../connection/client.ts";
import { readLog } from "./change-log.ts";

/** What every copy of the catalogue in memory does alike: look one at a time, and read the change log once. */

export interface FeedLoop {
	/** Takes in all that was committed before the call. Looks do not overlap; rejects when the database cannot be read. */
	refresh(): Promise<void>;
	/** Ends the looks and waits for one that runs. */
	close(): Promise<void>;
}

export interface FeedLoopSettings {
	/** One look. */
	read(): Promise<void>;
	/** Between two looks, milliseconds; 0: only `refresh` looks. */
	readonly pollMs: number;
	/** A background refresh failed; the next one tries again. */
	failed(error: unknown): void;
	/** Calls `wake` whenever something was written; answers how to stop. Not asked without polling. */
	listen?(wake: () => void): Promise<() => Promise<void>>;
}

/** Looks once, and again at every wake until it is closed. */
export async function openFeedLoop({ read, pollMs, failed, listen }: FeedLoopSettings): Promise<FeedLoop> {
	let closed = false;
	let running: Promise<void> = Promise.resolve();
	let queued: Promise<void> | null = null;
	/** A call during a refresh waits for the next one, which sees what was committed meanwhile. */
	const refresh = (): Promise<void> => {
		if (closed) return Promise.resolve();
		queued ??= running
			.catch(() => {})
			.then(() => {
				queued = null;
				running = closed ? Promise.resolve() : read();
				return running;
			});
		return queued;
	};
	await refresh();
	const wake = () => {
		refresh().catch((error: unknown) => {
			if (!closed) failed(error);
		});
	};
	const timer = pollMs > 0 ? setInterval(wake, pollMs) : null;
	timer?.unref();
	const unlisten = pollMs > 0 ? await listen?.(wake) : undefined;
	return {
		refresh,
		close: async () => {
			closed = true;
			if (timer) clearInterval(timer);
			await unlisten?.();
			await queued?.catch(() => {});
			await running.catch(() => {});
		},
	};
}

/** Homes that changed since the last reading that was taken in. */
export interface LogReading {
	/** Each named once. */
	readonly accoIds: readonly string[];
	/**
	 * Another server answers than the one before: what that one had committed last may be lost, and transaction numbers
	 * that were read given out again. Nothing that was taken in before is certain.
	 */
	readonly isOfOther: boolean;
	/** Call it when they are taken in; a reading that was not comes again. */
	taken(): void;
}

/** How far the log was taken in. */
export interface LogPosition {
	readonly cursor: string;
	/** Numbers of rows at or behind the cursor that were taken in already. */
	readonly seen: readonly number[];
}

/** As new as which moment a copy of the catalogue is. */
export interface CopyPosition {
	readonly log: LogPosition;
	/** Holds that run out: home and moment, milliseconds. */
	readonly expiries: readonly (readonly [accoId: string, at: number])[];
}

/** Reads the change log so that every row is taken in once. */
export function followLog(db: Db) {
	let cursor = "0";
	let seen: ReadonlySet<number> = new Set();
	let timeline: string | null = null;
	const read = async (from: string | null): Promise<LogReading> => {
		const { next, rows, ...page } = await readLog(db, from);
		const isOther = timeline !== null && page.timeline !== null && page.timeline !== timeline;
		return {
			isOfOther: from !== null && (isOther || BigInt(next) < BigInt(from)),
			accoIds: [...new Set(rows.filter(({ seq }) => !seen.has(seq)).map(({ accoId }) => accoId))],
			taken: () => {
				cursor = next;
				timeline = page.timeline ?? timeline;
				seen = new Set(rows.map(({ seq }) => seq));
			},
		};
	};
	return {
		/** Position of the log before everything is read again. */
		fromHere: () => read(null),
		changes: () => read(cursor),
		get position(): LogPosition {
			return { cursor, seen: [...seen] };
		},
		/** Goes on where another reader was. */
		goOn(from: LogPosition): void {
			cursor = from.cursor;
			seen = new Set(from.seen);
		},
	};
}
