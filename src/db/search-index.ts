import type { Clock } from "#domain/time/clock.ts";
import { MemoryIndex } from "#search/memory/engine.ts";
import type { SearchEngine } from "#search/query.ts";
import { ChangeReader } from "./change-log.ts";
import type { Db } from "./client.ts";
import { HOMES_PER_PAGE, loadHomes, streamHomes } from "./load-homes.ts";
import { startRefreshLoop } from "./refresh-loop.ts";
import { CHANGE_CHANNEL, type SearchContext } from "./search-context.ts";
import { createSqlEngine } from "./sql-search.ts";

/**
 * Starts a search engine over the catalogue of a database. It follows the database by itself: changes of any
 * process show within two seconds, and prices without dates move on at midnight.
 */
export async function createSearchEngine(kind: "memory" | "sql", context: SearchContext): Promise<SearchEngine> {
	return kind === "sql" ? createSqlEngine(context) : createMemoryEngine(context);
}

/** An engine that has not read the change log for this long builds itself anew: rows may have been pruned. */
const LONGEST_GAP_MS = 12 * 60 * 60 * 1000;

async function createMemoryEngine({ database, clock, log }: SearchContext): Promise<SearchEngine> {
	const { db } = database;
	let state = await buildIndex(db, clock);
	log.info({ homes: state.index.size, ms: state.builtMs }, "search index built");
	/** Versions of indexes that were replaced as a whole. */
	let versionsBefore = 0;
	let lastRead = clock.now().getTime();

	const refresh = async () => {
		const now = clock.now();
		const today = clock.today();
		if (!state.index.covers(today) || now.getTime() - lastRead > LONGEST_GAP_MS) {
			const before = state.index.version;
			state = await buildIndex(db, clock);
			versionsBefore += before;
			log.info({ homes: state.index.size, ms: state.builtMs }, "search index built anew");
		}
		await takeChanges(db, state, now);
		lastRead = now.getTime();
		await state.index.rollTo(today);
	};
	const loop = await startRefreshLoop(database, CHANGE_CHANNEL, refresh, (error) =>
		log.error({ error: String(error) }, "search index could not be refreshed"),
	);
	return {
		name: "memory",
		get version() {
			return versionsBefore + state.index.version;
		},
		get size() {
			return state.index.size;
		},
		search: async (query) => state.index.search(query, clock.today()),
		refresh: loop.run,
		close: loop.stop,
	};
}

interface IndexState {
	readonly index: MemoryIndex;
	readonly changes: ChangeReader;
	/** Homes read from the log but not yet taken in, because a reading failed. */
	readonly pending: Set<string>;
	readonly builtMs: number;
}

async function buildIndex(db: Db, clock: Clock): Promise<IndexState> {
	const start = performance.now();
	// The log is opened first: what changes while homes are read is read again.
	const changes = await ChangeReader.open(db);
	const now = clock.now();
	const index = await MemoryIndex.build(streamHomes(db, now), clock.today(), now.getTime());
	return { index, changes, pending: new Set(), builtMs: Math.round(performance.now() - start) };
}

async function takeChanges(db: Db, { index, changes, pending }: IndexState, now: Date): Promise<void> {
	for (const accoId of await changes.read()) pending.add(accoId);
	for (const accoId of index.expiredBy(now.getTime())) pending.add(accoId);
	if (pending.size === 0) return;
	const taken = [...pending];
	await index.patch(readChanges(db, taken, now));
	for (const accoId of taken) pending.delete(accoId);
}

async function* readChanges(db: Db, accoIds: readonly string[], now: Date) {
	for (let from = 0; from < accoIds.length; from += HOMES_PER_PAGE) {
		const ids = accoIds.slice(from, from + HOMES_PER_PAGE);
		const homes = await loadHomes(db, ids, now);
		const found = new Set(homes.map(({ home }) => home.accoId));
		yield { homes, gone: ids.filter((id) => !found.has(id)), now: now.getTime() };
	}
}
