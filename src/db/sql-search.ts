import { sql } from "kysely";
import { type DayNumber, dayOf, isoOf } from "#domain/time/civil-date.ts";
import { type CatalogueHome, isSearchable } from "#search/catalogue-home.ts";
import { FromCalculator } from "#search/memory/from-of-home.ts";
import { priceRangeOf } from "#search/price-window.ts";
import {
	type Facets,
	PRICE_BUCKETS,
	type SearchEngine,
	type SearchHit,
	type SearchQuery,
	type SearchResult,
} from "#search/query.ts";
import { ownPoints } from "#search/recommended.ts";
import { FACET_COUNTS, type SearchRow, type SqlHit, searchStatement } from "#search/sql/search-statement.ts";
import { ChangeReader } from "./change-log.ts";
import type { Db } from "./client.ts";
import { loadHomes, streamHomes } from "./load-homes.ts";
import { startRefreshLoop } from "./refresh-loop.ts";
import { CHANGE_CHANNEL, type SearchContext } from "./search-context.ts";

/**
 * The engine that leaves the work to PostgreSQL: for catalogues beyond one machine's memory, and as the judge of
 * the memory engine. Its own table `search_home` holds what a query cannot compute; every process that runs
 * this engine keeps it fresh, and writing a row twice does no harm.
 */
export async function createSqlEngine({ database, clock, log }: SearchContext): Promise<SearchEngine> {
	const { db } = database;
	const followed = await openState(db, clock.today());
	let reader = followed ?? (await ChangeReader.open(db));
	let builtFor: DayNumber | null = followed ? clock.today() : null;
	/** Homes read from the log but not yet written, because a statement failed. */
	const pending = new Set<string>();
	let version = 0;
	let savedVersion = -1;
	let size = 0;

	const refresh = async () => {
		const now = clock.now();
		const today = clock.today();
		if (builtFor !== today) {
			reader = await ChangeReader.open(db);
			await rebuild(db, today, now);
			builtFor = today;
			version++;
			log.info({ day: isoOf(today) }, "search table built");
		}
		for (const accoId of [...(await reader.read()), ...(await expiredHomes(db, now))]) pending.add(accoId);
		if (pending.size > 0) {
			const changed = [...pending];
			await writeHomes(db, changed, today, now);
			for (const accoId of changed) pending.delete(accoId);
			version++;
		}
		if (savedVersion === version) return;
		await saveState(db, reader.position, today);
		size = await countLive(db);
		savedVersion = version;
	};
	const loop = await startRefreshLoop(database, CHANGE_CHANNEL, refresh, (error) =>
		log.error({ error: String(error) }, "search table could not be refreshed"),
	);
	await loop.run();
	return {
		name: "sql",
		get version() {
			return version;
		},
		get size() {
			return size;
		},
		search: async (query) => resultOf(query, await runSearch(db, query, clock.today(), clock.now())),
		refresh: loop.run,
		close: loop.stop,
	};
}

async function runSearch(db: Db, query: SearchQuery, today: DayNumber, now: Date): Promise<SearchRow> {
	const { rows } = await db.transaction().execute(async (trx) => {
		// Compiling so large a statement takes longer than running it.
		await sql`SET LOCAL jit = off`.execute(trx);
		return searchStatement(query, today, now).execute(trx);
	});
	const [row] = rows;
	if (!row) throw new Error("a search statement answers one row");
	return row;
}

function resultOf(query: SearchQuery, row: SearchRow): SearchResult {
	const priceHistogram = new Array<number>(PRICE_BUCKETS).fill(0);
	for (const [bucket, homes] of row.histogram ?? []) priceHistogram[bucket] = homes;
	const { south, west, north, east } = row;
	return {
		totalResults: row.total,
		hits: (row.hits ?? []).map((hit) => hitOf(query, hit)),
		priceRange: row.lowest === null || row.highest === null ? null : priceRangeOf(row.lowest, row.highest),
		priceHistogram,
		facets: facetsOf(row.facets),
		bounds: south === null || west === null || north === null || east === null ? null : { south, west, north, east },
	};
}

function hitOf({ stay }: SearchQuery, { acco_id: accoId, grand, arrival, nights }: SqlHit): SearchHit {
	if (stay && grand !== null) return { accoId, price: priced(stay.arrival, stay.departure, grand), from: null };
	if (grand === null || arrival === null || nights === null) return { accoId, price: null, from: null };
	const day = dayOf(arrival);
	return { accoId, price: null, from: priced(day, day + nights, grand) };
}

function priced(arrival: DayNumber, departure: DayNumber, grandCents: number) {
	const nights = departure - arrival;
	return { stay: { arrival, departure }, nights, grandCents, perNightCents: Math.ceil(grandCents / nights) };
}

function facetsOf(counts: readonly number[]): Facets {
	const facets: Record<string, number | Record<string, number>> = {};
	FACET_COUNTS.forEach(({ facet, choice }, at) => {
		const count = counts[at] ?? 0;
		if (choice === null) facets[facet] = count;
		else facets[facet] = { ...(facets[facet] as Record<string, number> | undefined), [choice]: count };
	});
	return facets as unknown as Facets;
}

/** Where an engine stood that kept the table for the same day; null: the table must be built. */
async function openState(db: Db, today: DayNumber): Promise<ChangeReader | null> {
	const state = await db.selectFrom("search_state").selectAll().executeTakeFirst();
	return state && state.today === isoOf(today) ? ChangeReader.from(db, state.horizon) : null;
}

async function saveState(db: Db, horizon: string, today: DayNumber): Promise<void> {
	const row = { horizon, today: isoOf(today) };
	await db
		.insertInto("search_state")
		.values(row)
		.onConflict((conflict) => conflict.column("only_row").doUpdateSet(row))
		.execute();
}

async function countLive(db: Db): Promise<number> {
	const { homes } = await db
		.selectFrom("accommodation")
		.select((select) => select.fn.countAll<number>().as("homes"))
		.where("status", "=", "live")
		.executeTakeFirstOrThrow();
	return Number(homes);
}

async function expiredHomes(db: Db, now: Date): Promise<string[]> {
	const rows = await db.selectFrom("search_home").select("acco_id").where("next_expiry", "<=", now).execute();
	return rows.map((row) => row.acco_id);
}

async function rebuild(db: Db, today: DayNumber, now: Date): Promise<void> {
	const prices = new FromCalculator(today);
	for await (const homes of streamHomes(db, now)) await upsert(db, homes, prices, now);
}

const HOMES_PER_WRITE = 1000;

async function writeHomes(db: Db, accoIds: readonly string[], today: DayNumber, now: Date): Promise<void> {
	const prices = new FromCalculator(today);
	for (let from = 0; from < accoIds.length; from += HOMES_PER_WRITE) {
		const homes = await loadHomes(db, accoIds.slice(from, from + HOMES_PER_WRITE), now);
		await upsert(db, homes, prices, now);
	}
}

/** Writes what `search_home` holds of some homes; a home deleted meanwhile is left out. */
async function upsert(db: Db, homes: readonly CatalogueHome[], prices: FromCalculator, now: Date): Promise<void> {
	const rows = homes.filter((home) => isSearchable(home.status)).map((home) => derive(home, prices, now.getTime()));
	const gone = homes.filter((home) => !isSearchable(home.status)).map(({ home }) => home.accoId);
	if (gone.length > 0) await db.deleteFrom("search_home").where("acco_id", "in", gone).execute();
	if (rows.length === 0) return;
	await sql`
		INSERT INTO search_home (acco_id, from_arrival, from_nights, from_cents, per_night, last_minute, own_points, next_expiry)
		SELECT r.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (acco_id text, from_arrival date,
				from_nights integer, from_cents bigint, per_night bigint, last_minute boolean, own_points integer,
				next_expiry timestamptz)
			JOIN accommodation USING (acco_id)
		ORDER BY acco_id
		ON CONFLICT (acco_id) DO UPDATE SET from_arrival = excluded.from_arrival, from_nights = excluded.from_nights,
			from_cents = excluded.from_cents, per_night = excluded.per_night, last_minute = excluded.last_minute,
			own_points = excluded.own_points, next_expiry = excluded.next_expiry`.execute(db);
}

function derive(source: CatalogueHome, prices: FromCalculator, now: number) {
	const { from, lastMinute } = prices.of(source, now);
	const expiries = source.taken.flatMap(({ expiresAt }) => (expiresAt !== null && expiresAt > now ? [expiresAt] : []));
	return {
		acco_id: source.home.accoId,
		from_arrival: from && isoOf(from.stay.arrival),
		from_nights: from?.nights ?? null,
		from_cents: from?.grandCents ?? null,
		per_night: from?.perNightCents ?? null,
		last_minute: lastMinute,
		own_points: ownPoints(source),
		next_expiry: expiries.length > 0 ? new Date(Math.min(...expiries)).toISOString() : null,
	};
}
