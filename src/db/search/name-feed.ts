import type { OpenDatabase } from "../connection/client.ts";
import { type HomeName, loadHomeNames, loadPlaceNames, placeNamesMark, streamHomeNames } from "../places/names.ts";
import type { Places } from "../places/places.ts";
import type { FeedLog } from "./change-feed.ts";
import { KEEP_LOG_MS } from "./change-log.ts";
import { type FeedLoop, followLog, openFeedLoop } from "./feed-loop.ts";

/** Keeps a copy of the names of places and live homes as new as the database. */

/** What receives the names. Calls never overlap. */
export interface NameCopy {
	/** All is read again; what the copy holds is shown until `commit`. */
	begin(): void;
	setPlaces(places: Places): void;
	/** Takes in homes as they are now, and removes those that are no longer live. */
	put(homes: readonly HomeName[], gone: readonly string[]): void;
	/** The copy is as new as the database. */
	commit(): void;
}

export interface NameFeedSettings {
	readonly database: OpenDatabase;
	readonly log: FeedLog;
	/** Homes whose names are kept; live ones where it is not said. */
	readonly statuses?: readonly ("live" | "test")[] | undefined;
	/** Time between two looks at the change log; 0: only `refresh` looks. */
	readonly pollMs?: number;
}

/** Names may be this old and the time of a read. The change log is asked, not listened to: it costs one look-up. */
const POLL_MS = 1_000;
const CHUNK_HOMES = 500;
/** Names of places change without a line in the change log; they are compared this often, and with every change. */
const COMPARE_PLACES_MS = 30_000;

/** Fills the copy and follows the change log until it is closed. */
export async function openNameFeed(copy: NameCopy, settings: NameFeedSettings): Promise<FeedLoop> {
	const { database, log, pollMs = POLL_MS, statuses = ["live"] } = settings;
	const { db } = database;
	const changeLog = followLog(db);
	let readAt = 0;
	let comparedAt = 0;
	let mark = "";

	const comparePlaces = async () => {
		const next = await placeNamesMark(db);
		comparedAt = performance.now();
		if (next === mark) return;
		copy.setPlaces(await loadPlaceNames(db));
		mark = next;
	};

	const readAll = async () => {
		const started = performance.now();
		// Changes from here on are read again by the next look.
		const { taken } = await changeLog.fromHere();
		let homes = 0;
		mark = "";
		copy.begin();
		await comparePlaces();
		for await (const page of streamHomeNames(db, statuses)) {
			copy.put(page, []);
			homes += page.length;
		}
		copy.commit();
		taken();
		log.info({ homes, ms: Math.round(performance.now() - started) }, "suggestions built");
	};

	const readChanges = async () => {
		const { accoIds: changed, isOfOther, taken } = await changeLog.changes();
		if (isOfOther) {
			// What was read of the server before may be lost.
			readAt = 0;
			return readAll();
		}
		if (changed.length > 0 || performance.now() - comparedAt > COMPARE_PLACES_MS) await comparePlaces();
		for (let from = 0; from < changed.length; from += CHUNK_HOMES) {
			const chunk = changed.slice(from, from + CHUNK_HOMES);
			const homes = await loadHomeNames(db, chunk, statuses);
			const live = new Set(homes.map(({ accoId }) => accoId));
			copy.put(
				homes,
				chunk.filter((accoId) => !live.has(accoId)),
			);
		}
		if (changed.length > 0) copy.commit();
		taken();
	};

	const read = async () => {
		if (Date.now() - readAt > KEEP_LOG_MS / 2) {
			// Change rows may be purged while the feed was not reading. An incomplete copy is built again.
			readAt = 0;
			await readAll();
		} else await readChanges();
		readAt = Date.now();
	};

	return openFeedLoop({
		read,
		pollMs,
		failed: (error) => log.warn({ error: String(error) }, "suggestions could not be refreshed"),
	});
}
