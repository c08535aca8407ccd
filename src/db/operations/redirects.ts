import { type Selectable, sql } from "kysely";
import type { Db } from "../connection/client.ts";
import type { RedirectTable } from "../tables/schema.ts";

/** Where an old address leads. */
export interface RedirectRow {
	readonly fromPath: string;
	readonly target:
		| { readonly route: string; readonly query: string }
		/** Address on another host. */
		| { readonly url: string };
	readonly status: 301 | 302;
}

/** The active row for one of these patterns; the first that exists in the order given. */
export async function findRedirect(db: Db, patterns: readonly string[]): Promise<RedirectRow | null> {
	const rows = await db
		.selectFrom("redirect")
		.selectAll()
		.where("active", "=", true)
		.where("from_path", "in", patterns)
		.execute();
	const row = patterns.map((pattern) => rows.find((row) => row.from_path === pattern)).find(Boolean);
	return row ? rowOf(row) : null;
}

/** A redirect as staff see it. */
export interface StoredRedirect extends RedirectRow {
	readonly version: number;
	readonly updatedAt: Date;
	/** How often it was followed since then, and when last. */
	readonly hits: number;
	readonly countedFrom: Date;
	readonly followedAt: Date | null;
}

/** Redirects in the order of their old addresses, beginning after one; those whose old or new address holds a text. */
export async function listRedirectPage(
	db: Db,
	which: {
		readonly text: string;
		readonly after: string;
		/** null: whatever it is, wherever it leads. */
		readonly status: 301 | 302 | null;
		readonly end: "ours" | "elsewhere" | null;
		/** Those that nobody has followed since then; null: all. */
		readonly unusedSince: Date | null;
	},
	limit: number,
): Promise<readonly StoredRedirect[]> {
	const { text, after, status, end, unusedSince } = which;
	let rows = db
		.selectFrom("redirect")
		.selectAll()
		.where("active", "=", true)
		.where("from_path", ">", after)
		.orderBy("from_path")
		.limit(limit);
	if (status !== null) rows = rows.where("status", "=", status);
	if (end !== null) rows = rows.where("url", end === "ours" ? "is" : "is not", null);
	if (unusedSince !== null) {
		rows = rows.where(sql<boolean>`coalesce(followed_at, counted_from) < ${unusedSince}`);
	}
	if (text !== "") {
		const both = sql<string>`from_path || ' ' || lower(coalesce(url, route || '?' || route_query))`;
		rows = rows.where(sql<boolean>`position(${text.toLowerCase()} IN ${both}) > 0`);
	}
	return (await rows.execute()).map(storedOf);
}

/** One of them; null: there is none of this old address. */
export async function findStoredRedirect(db: Db, fromPath: string): Promise<StoredRedirect | null> {
	const row = await db
		.selectFrom("redirect")
		.selectAll()
		.where("active", "=", true)
		.where("from_path", "=", fromPath)
		.executeTakeFirst();
	return row ? storedOf(row) : null;
}

/** One of them, kept from others until the transaction ends. */
export async function lockRedirect(trx: Db, fromPath: string): Promise<StoredRedirect | null> {
	const row = await trx
		.selectFrom("redirect")
		.selectAll()
		.where("active", "=", true)
		.where("from_path", "=", fromPath)
		.forUpdate()
		.executeTakeFirst();
	return row ? storedOf(row) : null;
}

/** All rows, for staff. */
export async function listRedirects(db: Db): Promise<readonly StoredRedirect[]> {
	const rows = await db.selectFrom("redirect").selectAll().where("active", "=", true).orderBy("from_path").execute();
	return rows.map(storedOf);
}

/** Adds how often redirects were followed, and when last. Those that are gone by now count for nothing. */
export async function addRedirectHits(
	db: Db,
	counted: readonly { readonly fromPath: string; readonly hits: number; readonly at: Date }[],
): Promise<void> {
	const paths = counted.map(({ fromPath }) => fromPath);
	const hits = counted.map(({ hits }) => hits);
	const times = counted.map(({ at }) => at.toISOString());
	await sql`
		WITH counted AS (
			SELECT * FROM unnest(${paths}::text[], ${hits}::bigint[], ${times}::timestamptz[]) AS c (from_path, hits, at)
		),
		-- Held in one order, since other processes add at the same time.
		held AS (
			SELECT c.* FROM redirect r JOIN counted c USING (from_path) ORDER BY r.from_path FOR UPDATE OF r
		)
		UPDATE redirect r SET hits = r.hits + h.hits, followed_at = greatest(r.followed_at, h.at)
		FROM held h WHERE r.from_path = h.from_path`.execute(db);
}

/** Adds a row or replaces the one with the same old address. */
export async function storeRedirect(trx: Db, { fromPath, target, status }: RedirectRow): Promise<void> {
	const facts =
		"url" in target
			? { route: null, route_query: "", url: target.url }
			: { route: target.route, route_query: target.query, url: null };
	const row = { ...facts, status, active: true };
	await trx
		.insertInto("redirect")
		.values({ from_path: fromPath, ...row })
		.onConflict((conflict) =>
			conflict.column("from_path").doUpdateSet({ ...row, updated_at: sql`now()`, version: sql`redirect.version + 1` }),
		)
		.execute();
}

/** Takes a row away. */
export async function deleteRedirect(trx: Db, fromPath: string): Promise<void> {
	await trx.deleteFrom("redirect").where("from_path", "=", fromPath).execute();
}

function storedOf(row: Selectable<RedirectTable>): StoredRedirect {
	return {
		...rowOf(row),
		version: row.version,
		updatedAt: row.updated_at,
		hits: row.hits,
		countedFrom: row.counted_from,
		followedAt: row.followed_at,
	};
}

function rowOf(row: {
	from_path: string;
	route: string | null;
	route_query: string;
	url: string | null;
	status: number;
}): RedirectRow {
	return {
		fromPath: row.from_path,
		target: row.url === null ? { route: row.route ?? "", query: row.route_query } : { url: row.url },
		status: row.status === 302 ? 302 : 301,
	};
}
