import type { DayNumber } from "#domain/time/civil-date.ts";
import type { SearchEngine } from "#search/engine.ts";
import { type ExplainingEngine, explain } from "#search/explain.ts";
import { createMemoryIndex, type MemoryIndex } from "#search/memory/memory-index.ts";
import { SPARE_DAYS } from "#search/memory/page.ts";
import { slices } from "#search/memory/steps.ts";
import { DatabaseAwayError } from "../connection/outage.ts";
import { type FeedSettings, openChangeFeed, type Renewal } from "./change-feed.ts";
import { type KeepSettings, keepIndex } from "./kept-index/keep-index.ts";
import { writeSummaries } from "./search-summaries.ts";
import { sqlLastMinutes, sqlReductions } from "./sql-last-minutes.ts";
import { sqlOffers, sqlSearch, sqlStanding } from "./sql-search.ts";

export const ENGINES = ["memory", "sql"] as const;
export type EngineKind = (typeof ENGINES)[number];

export interface EngineSettings extends FeedSettings {
	/** Where the memory engine keeps its index for the next start; absent: nowhere. */
	readonly kept?: KeepSettings;
	/** Bytes that the process may still take; absent: as the system and its limits say. */
	readonly availableMemory?: () => number;
}

/** Opens an engine that is complete when it is answered and follows the database until it is closed. */
export async function createSearchEngine(kind: EngineKind, settings: EngineSettings): Promise<SearchEngine> {
	return kind === "memory" ? openMemoryEngine(settings) : openSqlEngine(settings);
}

/** Homes that are written into columns before other requests have their turn. */
const PUT_AT_ONCE = 32;
/** Days in which an index can still be made anew when it was too late for the first of them. */
const LEAST_RENEW_DAYS = 2;

/**
 * So many days before its columns end a process makes its index anew: drawn by lot, so that of many that began on one
 * day not all read the catalogue on one.
 */
function renewDaysByLot(): number {
	return LEAST_RENEW_DAYS + Math.floor(Math.random() * (SPARE_DAYS / 2));
}

/** A second index beside the first is begun only where the memory has room for it and half as much. */
const ROOM = 1.5;

async function openMemoryEngine(settings: EngineSettings): Promise<SearchEngine> {
	const { availableMemory = () => process.availableMemory() } = settings;
	let index = createMemoryIndex();
	/** The one that takes its place before its columns end. */
	let next: MemoryIndex | null = null;
	const renewDays = renewDaysByLot();
	const keeper = settings.kept && keepIndex(() => index, settings.database.db, settings.kept, settings.log);
	const inSlices = slices();
	const always = () => true;
	// Midnight: lead times, reductions and lowest prices are another day's. The index knows the next day's beforehand, so
	// that nobody waits until the feed has taken the day in. While the database is away for longer, yesterday's stand.
	const upToDate = async (today: DayNumber): Promise<MemoryIndex> => {
		if (index.serves(today)) return index;
		await feed.refresh().catch((error: unknown) => {
			if (!(error instanceof DatabaseAwayError && index.isShown)) throw error;
		});
		return index;
	};
	const hasRoom = () => availableMemory() > index.bytes * ROOM;
	const renewal: Renewal = {
		isDue: (today) => index.lastDay !== null && today > index.lastDay - renewDays,
		put: async (homes, today) => {
			next ??= createMemoryIndex();
			for (let from = 0; from < homes.length; from += PUT_AT_ONCE) {
				next.put(homes.slice(from, from + PUT_AT_ONCE), [], today);
				await new Promise<void>((resolve) => setImmediate(resolve));
			}
		},
		complete: async (today) => {
			const made = next ?? createMemoryIndex();
			await made.commit(today);
			index = made;
			next = null;
		},
		drop: () => {
			next = null;
		},
	};
	const feed = await openChangeFeed(
		{
			// Where there is no room for what is shown beside what is read, whoever searches waits.
			clear: async () => {
				if (hasRoom()) index.clear();
				else index = createMemoryIndex();
				next = null;
			},
			put: async (homes, gone, today) => {
				index.put(homes, gone, today);
				next?.put(homes, gone, today);
			},
			commit: (today) => index.commit(today),
			get lastDay() {
				return index.lastDay;
			},
			// Without room for two it is read anew when its columns end, or its server is another: slower, and not killed for it.
			get renewal() {
				return next !== null || hasRoom() ? renewal : undefined;
			},
			...keeper?.ofCopy,
		},
		settings,
	);
	const search: SearchEngine["search"] = async (query, isWanted = always) => {
		const today = settings.clock.today();
		const { inSteps } = await upToDate(today);
		return inSlices(() => inSteps.search(query, today), isWanted);
	};
	const standing: ExplainingEngine["standing"] = async (query, accoId) => {
		const today = settings.clock.today();
		const { inSteps } = await upToDate(today);
		return inSlices(() => inSteps.standing(query, today, accoId), always);
	};
	return {
		name: "memory",
		search,
		explain: (query, accoId) => explain({ search, standing }, query, accoId),
		offers: async (query, isWanted = always) => {
			const today = settings.clock.today();
			const { inSteps } = await upToDate(today);
			return inSlices(() => inSteps.offers(query, today), isWanted);
		},
		lastMinutes: async (query) => {
			const today = settings.clock.today();
			return (await upToDate(today)).lastMinutes(query, today);
		},
		reductions: async (questions) => {
			const today = settings.clock.today();
			return (await upToDate(today)).reductions(questions, today);
		},
		get version() {
			return feed.version;
		},
		get size() {
			return index.size;
		},
		refresh: feed.refresh,
		close: async () => {
			await feed.close();
			await keeper?.close();
		},
	};
}

async function openSqlEngine(settings: FeedSettings): Promise<SearchEngine> {
	const { database, clock } = settings;
	let committedDay: DayNumber | null = null;
	let size = 0;
	const feed = await openChangeFeed(
		{
			clear: async () => {},
			put: (homes, _gone, today) => writeSummaries(database.db, homes, today),
			commit: async (today) => {
				committedDay = today;
				const { live } = await database.db
					.selectFrom("accommodation")
					.select((of) => of.fn.countAll<number>().as("live"))
					.where("status", "=", "live")
					.executeTakeFirstOrThrow();
				size = live;
			},
			// Lowest prices start at today, so they are computed again each day.
			get lastDay() {
				return committedDay;
			},
		},
		settings,
	);
	const search: SearchEngine["search"] = async (query) => {
		const today = clock.today();
		if (feed.day !== today) await feed.refresh();
		return sqlSearch(database.db, query, today, clock.now());
	};
	const standing: ExplainingEngine["standing"] = async (query, accoId) => {
		const today = clock.today();
		if (feed.day !== today) await feed.refresh();
		return sqlStanding(database.db, query, accoId, today, clock.now());
	};
	return {
		name: "sql",
		search,
		explain: (query, accoId) => explain({ search, standing }, query, accoId),
		offers: async (query) => {
			const today = clock.today();
			if (feed.day !== today) await feed.refresh();
			return sqlOffers(database.db, query, today, clock.now());
		},
		lastMinutes: async (query) => {
			const today = clock.today();
			if (feed.day !== today) await feed.refresh();
			return sqlLastMinutes(database.db, query, today, clock.now());
		},
		reductions: (questions) => sqlReductions(database.db, questions, clock.today(), clock.now()),
		get version() {
			return feed.version;
		},
		get size() {
			return size;
		},
		refresh: feed.refresh,
		close: feed.close,
	};
}
