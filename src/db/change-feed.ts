import { sql } from "kysely";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { Clock } from "#domain/time/clock.ts";
import type { SearchHome } from "#search/search-home.ts";
import type { Db, OpenDatabase } from "./client.ts";
import { loadSearchHomes, streamSearchHomes } from "./load-homes.ts";

/** Keeps a copy of the catalogue's homes as new as the database. */

/** What receives the homes. Calls never overlap. */
export interface CatalogueCopy {
	/** Forgets everything; a `put` of every home follows. */
	clear(): Promise<void>;
	/** Takes in homes as they are now, and forgets the ones that are no longer there. */
	put(homes: readonly SearchHome[], gone: readonly string[], today: DayNumber): Promise<void>;
	/** The homes are complete for this day; called after every change, and when the day has changed. */
	settle(today: DayNumber): Promise<void>;
	/** Day after which the copy must be made anew; null: never. */
	readonly lastDay: DayNumber | null;
}

export interface ChangeFeed {
	/** Takes in all that was committed before the call. Calls do not overlap; rejects when the database cannot be read. */
	refresh(): Promise<void>;
	/** Grows with every refresh that took something in. */
	readonly version: number;
	/** Day for which the copy was settled last. */
	readonly day: DayNumber | null;
	close(): Promise<void>;
}

export interface FeedLog {
	info(facts: Record<string, unknown>, message: string): void;
	warn(facts: Record<string, unknown>, message: string): void;
}

export interface FeedSettings {
	readonly database: OpenDatabase;
	readonly clock: Clock;
	readonly log: FeedLog;
	/** Makes up for wakes that were missed; 0: only `refresh` reads. */
	readonly pollMs?: number;
}

const CHANNEL = "halcyon_change";
const POLL_MS = 1000;
/** Homes read in one go when many have changed. */
const CHUNK_HOMES = 500;
/** Rows of the change log are kept this long; a feed that slept longer than half of it reads everything again. */
export const KEEP_LOG_MS = 24 * 60 * 60 * 1000;

/** Fills the copy and follows the change log until it is closed. */
export async function openChangeFeed(copy: CatalogueCopy, settings: FeedSettings): Promise<ChangeFeed> {
	const { database, clock, log, pollMs = POLL_MS } = settings;
	const { db } = database;
	let cursor = "0";
	/** Numbers of log rows at or behind the cursor that were taken in already. */
	let seen: ReadonlySet<number> = new Set();
	let readAt = 0;
	let version = 0;
	let day: DayNumber | null = null;
	let closed = false;
	/** When the first hold of a home runs out: no row is written then, its nights are free all the same. */
	const expiries = new Map<string, number>();

	const put = async (homes: readonly SearchHome[], gone: readonly string[], today: DayNumber) => {
		for (const accoId of gone) expiries.delete(accoId);
		for (const { home, expiresAt } of homes) {
			if (expiresAt === null) expiries.delete(home.accoId);
			else expiries.set(home.accoId, expiresAt);
		}
		await copy.put(homes, gone, today);
	};

	const readAll = async (today: DayNumber) => {
		const started = performance.now();
		const { next, rows } = await readLog(db, null);
		await copy.clear();
		expiries.clear();
		let count = 0;
		for await (const homes of streamSearchHomes(db, clock.now())) {
			await put(homes, [], today);
			count += homes.length;
		}
		await copy.settle(today);
		cursor = next;
		seen = new Set(rows.map((row) => row.seq));
		log.info({ homes: count, ms: Math.round(performance.now() - started) }, "search index built");
	};

	const readChanges = async (today: DayNumber) => {
		const { next, rows } = await readLog(db, cursor);
		const changed = new Set(rows.filter((row) => !seen.has(row.seq)).map((row) => row.accoId));
		const now = clock.now();
		for (const [accoId, expiresAt] of expiries) if (expiresAt <= now.getTime()) changed.add(accoId);
		const accoIds = [...changed];
		for (let from = 0; from < accoIds.length; from += CHUNK_HOMES) {
			const chunk = accoIds.slice(from, from + CHUNK_HOMES);
			const homes = await loadSearchHomes(db, chunk, now);
			const present = new Set(homes.map(({ home }) => home.accoId));
			const gone = chunk.filter((accoId) => !present.has(accoId));
			await put(homes, gone, today);
		}
		if (accoIds.length > 0 || day !== today) await copy.settle(today);
		cursor = next;
		seen = new Set(rows.map((row) => row.seq));
		return accoIds.length > 0 || day !== today;
	};

	const read = async () => {
		const today = clock.today();
		const slept = Date.now() - readAt > KEEP_LOG_MS / 2;
		const outgrown = copy.lastDay !== null && today > copy.lastDay;
		const wentBack = day !== null && today < day;
		if (slept || outgrown || wentBack) {
			// A copy that broke off half way must not pass for a whole one.
			readAt = 0;
			await readAll(today);
			version++;
		} else if (await readChanges(today)) version++;
		day = today;
		readAt = Date.now();
	};

	let running: Promise<void> = Promise.resolve();
	let queued: Promise<void> | null = null;
	/** One read at a time; whoever asks during a read waits for the next one, which sees what was committed meanwhile. */
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
			if (!closed) log.warn({ error: String(error) }, "search index could not be refreshed");
		});
	};
	const timer = pollMs > 0 ? setInterval(wake, pollMs) : null;
	timer?.unref();
	const unlisten = pollMs > 0 ? await database.listen(CHANNEL, wake) : null;
	return {
		refresh,
		get version() {
			return version;
		},
		get day() {
			return day;
		},
		close: async () => {
			closed = true;
			if (timer) clearInterval(timer);
			await unlisten?.();
			await queued?.catch(() => {});
			await running.catch(() => {});
		},
	};
}

export interface LogPage {
	/** Every transaction below it is over, and what it wrote is seen. */
	readonly next: string;
	readonly rows: readonly { readonly seq: number; readonly accoId: string }[];
}

/**
 * The log from a cursor on: all that the snapshot in which the cursor was read could not be sure to see.
 * Without a cursor only the rows that a later read would bring again.
 */
export async function readLog(db: Db, cursor: string | null): Promise<LogPage> {
	const from = cursor === null ? sql`pg_snapshot_xmin(pg_current_snapshot())` : sql`${cursor}::xid8`;
	const { rows } = await sql<{ next: string; seq: number | null; accoId: string }>`
		SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next, c.seq, c.acco_id AS "accoId"
		FROM (SELECT 1) AS one LEFT JOIN change_log c ON c.tx >= ${from}`.execute(db);
	return {
		next: rows[0]?.next ?? "0",
		rows: rows.flatMap(({ seq, accoId }) => (seq === null ? [] : [{ seq, accoId }])),
	};
}

/** Deletes what every running feed has read; answers how many rows. */
export async function pruneChangeLog(db: Db, now: Date): Promise<number> {
	const { numAffectedRows } = await sql`
		DELETE FROM change_log WHERE at < ${new Date(now.getTime() - KEEP_LOG_MS)}
			AND tx < pg_snapshot_xmin(pg_current_snapshot())`.execute(db);
	return Number(numAffectedRows ?? 0);
}
