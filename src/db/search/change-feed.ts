import type { DayNumber } from "#domain/time/civil-date.ts";
import type { Clock } from "#domain/time/clock.ts";
import type { SearchHome } from "#search/search-home.ts";
import { loadSearchHomes, streamSearchHomes } from "../accommodations/load-homes.ts";
import type { OpenDatabase } from "../connection/client.ts";
import { KEEP_LOG_MS } from "./change-log.ts";
import { type CopyPosition, type FeedLoop, followLog, openFeedLoop } from "./feed-loop.ts";

/** Keeps a copy of the catalogue's homes as new as the database. */

/** What receives the homes. Calls never overlap. */
export interface CatalogueCopy {
	/** Removes everything; a `put` of every home follows. */
	clear(): Promise<void>;
	/** Takes in homes as they are now, and removes those that are gone. */
	put(homes: readonly SearchHome[], gone: readonly string[], today: DayNumber): Promise<void>;
	/** The homes are complete for this day; called after every change, and when the day has changed. */
	commit(today: DayNumber): Promise<void>;
	/** Day after which the copy must be made anew; null: never. */
	readonly lastDay: DayNumber | null;
	/** How it is made anew before that day; absent, or none at the moment: it is read anew when the day is over. */
	readonly renewal?: Renewal | undefined;
	/** Goes on with what an earlier process kept; answers its day and position, null where there is nothing of use. */
	takeKept?(): Promise<{ readonly day: DayNumber; readonly position: CopyPosition } | null>;
	/** The copy is as new as the position that can be asked for now. */
	settled?(position: () => CopyPosition): void;
}

/**
 * A second copy beside the one that is asked, made before the last day or where nothing in the first is certain, which
 * takes its place when it is complete. `put` and `clear` are of both.
 */
export interface Renewal {
	/** Whether it is time to begin. */
	isDue(today: DayNumber): boolean;
	/** Homes for the second copy alone, as they are now. */
	put(homes: readonly SearchHome[], today: DayNumber): Promise<void>;
	/** All homes are there. */
	complete(today: DayNumber): Promise<void>;
	/** It broke off; another one begins from the start. */
	drop(): void;
}

export interface ChangeFeed extends FeedLoop {
	/** Grows with every refresh that took something in. */
	readonly version: number;
	/** Day of the last commit. */
	readonly day: DayNumber | null;
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
	/** Homes that one look reads for a copy that is made anew. */
	readonly renewAtOnce?: number;
	/** Called with homes that have changed, before the copy shows them; null: all may have. */
	readonly changed?: (accoIds: readonly string[] | null) => void;
}

const CHANNEL = "halcyon_change";
const POLL_MS = 1000;
/** Homes read in one go when many have changed. */
const CHUNK_HOMES = 500;
/** An eighth of a second; changes wait so long for a look. */
const RENEW_AT_ONCE = 256;

/** Fills the copy and follows the change log until it is closed. */
export async function openChangeFeed(copy: CatalogueCopy, settings: FeedSettings): Promise<ChangeFeed> {
	const { database, clock, log, pollMs = POLL_MS, renewAtOnce = RENEW_AT_ONCE, changed: notify = () => {} } = settings;
	const { db } = database;
	const changeLog = followLog(db);
	let readAt = 0;
	let version = 0;
	let day: DayNumber | null = null;
	/** When the first hold of a home runs out: no row is written then, its nights are free all the same. */
	const expiries = new Map<string, number>();

	/** Another server than before answers. */
	let isUncertain = false;
	/** Homes for a copy that is made anew, as far as they were read. */
	let renewing: AsyncGenerator<SearchHome[]> | null = null;

	const noteExpiries = (homes: readonly SearchHome[]) => {
		for (const { home, expiresAt } of homes) {
			if (expiresAt === null) expiries.delete(home.accoId);
			else expiries.set(home.accoId, expiresAt);
		}
	};

	const put = async (homes: readonly SearchHome[], gone: readonly string[], today: DayNumber) => {
		for (const accoId of gone) expiries.delete(accoId);
		noteExpiries(homes);
		await copy.put(homes, gone, today);
	};

	const readAll = async (today: DayNumber) => {
		const started = performance.now();
		const { taken } = await changeLog.fromHere();
		renewing = null;
		isUncertain = false;
		await copy.clear();
		notify(null);
		expiries.clear();
		let count = 0;
		for await (const homes of streamSearchHomes(db, clock.now())) {
			await put(homes, [], today);
			count += homes.length;
		}
		await copy.commit(today);
		taken();
		log.info({ homes: count, ms: Math.round(performance.now() - started) }, "search index built");
	};

	const readChanges = async (today: DayNumber) => {
		const { accoIds: logged, isOfOther, taken } = await changeLog.changes();
		if (isOfOther) {
			isUncertain = true;
			renewing = null;
			copy.renewal?.drop();
		}
		const changed = new Set(logged);
		const now = clock.now();
		for (const [accoId, expiresAt] of expiries) if (expiresAt <= now.getTime()) changed.add(accoId);
		const accoIds = [...changed];
		for (let from = 0; from < accoIds.length; from += CHUNK_HOMES) {
			const chunk = accoIds.slice(from, from + CHUNK_HOMES);
			notify(chunk);
			const homes = await loadSearchHomes(db, chunk, now);
			const present = new Set(homes.map(({ home }) => home.accoId));
			const gone = chunk.filter((accoId) => !present.has(accoId));
			await put(homes, gone, today);
		}
		if (accoIds.length > 0 || day !== today) await copy.commit(today);
		taken();
		return accoIds.length > 0 || day !== today;
	};

	/** Reads some more homes for a copy that is made anew. What changes after that comes with the next look's changes. */
	const renewSome = async (today: DayNumber) => {
		const { renewal } = copy;
		if (!renewal || !(renewing || isUncertain || renewal.isDue(today))) return;
		renewing ??= streamSearchHomes(db, clock.now(), renewAtOnce);
		try {
			const { value: homes, done } = await renewing.next();
			if (!done) {
				noteExpiries(homes);
				await renewal.put(homes, today);
				return;
			}
			if (isUncertain) notify(null);
			await renewal.complete(today);
		} catch (error) {
			renewing = null;
			renewal.drop();
			throw error;
		}
		renewing = null;
		isUncertain = false;
		version++;
		log.info({}, "search index made anew");
	};

	/** Goes on with a kept copy; without one, or with one that cannot be read, everything is read from the database. */
	const takeKept = async () => {
		const started = performance.now();
		try {
			const kept = await copy.takeKept?.();
			if (!kept) return;
			const { position } = kept;
			changeLog.goOn(position.log);
			for (const [accoId, at] of position.expiries) expiries.set(accoId, at);
			({ day } = kept);
			readAt = Date.now();
			log.info({ ms: Math.round(performance.now() - started) }, "search index taken from its files");
		} catch (error) {
			log.warn({ error: String(error) }, "search index in files is of no use");
		}
	};

	let isFirst = true;
	const read = async () => {
		const today = clock.today();
		if (isFirst) await takeKept();
		isFirst = false;
		const slept = Date.now() - readAt > KEEP_LOG_MS / 2;
		const outgrown = copy.lastDay !== null && today > copy.lastDay;
		const wentBack = day !== null && today < day;
		if (slept || outgrown || wentBack) {
			// A copy that broke off half way must not pass for a whole one.
			readAt = 0;
			await readAll(today);
			version++;
		} else if (await readChanges(today)) version++;
		if (isUncertain && !copy.renewal) {
			readAt = 0;
			await readAll(today);
			version++;
		}
		day = today;
		readAt = Date.now();
		await renewSome(today);
		if (!isUncertain) copy.settled?.(() => ({ log: changeLog.position, expiries: [...expiries] }));
	};

	const loop = await openFeedLoop({
		read,
		pollMs,
		failed: (error) => log.warn({ error: String(error) }, "search index could not be refreshed"),
		listen: (wake) => database.listen(CHANNEL, wake),
	});
	return {
		refresh: loop.refresh,
		get version() {
			return version;
		},
		get day() {
			return day;
		},
		close: loop.close,
	};
}
