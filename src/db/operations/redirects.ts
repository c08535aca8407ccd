import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

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

/** All rows, for staff. */
export async function listRedirects(db: Db): Promise<readonly RedirectRow[]> {
	const rows = await db.selectFrom("redirect").selectAll().where("active", "=", true).orderBy("from_path").execute();
	return rows.map(rowOf);
}

/** Adds a row or replaces the one with the same old address. */
export async function storeRedirect(db: Db, { fromPath, target, status }: RedirectRow): Promise<void> {
	const facts =
		"url" in target
			? { route: null, route_query: "", url: target.url }
			: { route: target.route, route_query: target.query, url: null };
	const row = { ...facts, status, active: true };
	await db
		.insertInto("redirect")
		.values({ from_path: fromPath, ...row })
		.onConflict((conflict) => conflict.column("from_path").doUpdateSet({ ...row, updated_at: sql`now()` }))
		.execute();
}

/** Takes a row out of use; true when there was one. */
export async function removeRedirect(db: Db, fromPath: string): Promise<boolean> {
	const gone = await db.deleteFrom("redirect").where("from_path", "=", fromPath).returning("from_path").execute();
	return gone.length > 0;
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
