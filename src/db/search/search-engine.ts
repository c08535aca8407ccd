import type { DayNumber } from "#domain/time/civil-date.ts";
import type { SearchEngine } from "#search/engine.ts";
import { type ExplainingEngine, explain } from "#search/explain.ts";
import { createMemoryIndex } from "#search/memory/memory-index.ts";
import { slices } from "#search/memory/steps.ts";
import { DatabaseAwayError } from "../connection/outage.ts";
import { type FeedSettings, openChangeFeed } from "./change-feed.ts";
import { type KeepSettings, keepIndex } from "./kept-index/keep-index.ts";
import { writeSummaries } from "./search-summaries.ts";
import { sqlLastMinutes, sqlReductions } from "./sql-last-minutes.ts";
import { sqlOffers, sqlSearch, sqlStanding } from "./sql-search.ts";

export const ENGINES = ["memory", "sql"] as const;
export type EngineKind = (typeof ENGINES)[number];

export interface EngineSettings extends FeedSettings {
	/** Where the memory engine keeps its index for the next start; absent: nowhere. */
	readonly kept?: KeepSettings;
}

/** Opens an engine that is complete when it is answered and follows the database until it is closed. */
export async function createSearchEngine(kind: EngineKind, settings: EngineSettings): Promise<SearchEngine> {
	return kind === "memory" ? openMemoryEngine(settings) : openSqlEngine(settings);
}

async function openMemoryEngine(settings: EngineSettings): Promise<SearchEngine> {
	const index = createMemoryIndex();
	const keeper = settings.kept && keepIndex(index, settings.database.db, settings.kept, settings.log);
	const inSlices = slices();
	const always = () => true;
	// Midnight: lead times, reductions and lowest prices are another day's. The index knows the next day's beforehand, so
	// that nobody waits until the feed has taken the day in. While the database is away for longer, yesterday's stand.
	const upToDate = async (today: DayNumber) => {
		if (feed.day === today || index.serves(today)) return;
		await feed.refresh().catch((error: unknown) => {
			if (!(error instanceof DatabaseAwayError)) throw error;
		});
	};
	const feed = await openChangeFeed(
		{
			clear: async () => index.clear(),
			put: async (homes, gone, today) => index.put(homes, gone, today),
			commit: (today) => index.commit(today),
			get lastDay() {
				return index.lastDay;
			},
			...keeper?.ofCopy,
		},
		settings,
	);
	const search: SearchEngine["search"] = async (query, isWanted = always) => {
		const today = settings.clock.today();
		await upToDate(today);
		return inSlices(() => index.inSteps.search(query, today), isWanted);
	};
	const standing: ExplainingEngine["standing"] = async (query, accoId) => {
		const today = settings.clock.today();
		await upToDate(today);
		return inSlices(() => index.inSteps.standing(query, today, accoId), always);
	};
	return {
		name: "memory",
		search,
		explain: (query, accoId) => explain({ search, standing }, query, accoId),
		offers: async (query, isWanted = always) => {
			const today = settings.clock.today();
			await upToDate(today);
			return inSlices(() => index.inSteps.offers(query, today), isWanted);
		},
		lastMinutes: async (query) => {
			const today = settings.clock.today();
			await upToDate(today);
			return index.lastMinutes(query, today);
		},
		reductions: async (questions) => {
			const today = settings.clock.today();
			await upToDate(today);
			return index.reductions(questions, today);
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
