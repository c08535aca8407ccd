import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

/** Homes of foreign formats keep the accoId that they got first. */

/** The first number of homes that come from foreign formats: `a100001`. */
const FIRST_NUMBER = 100_001;

export interface SourceIds {
	readonly sourceFile: string;
	/** Ids of the source, in the order in which new ones shall be numbered. */
	readonly ids: readonly string[];
}

/** The accoId of every source id: the one it has, or the next free number. Answers one map a source. */
export async function assignAccoIds(
	db: Db,
	sources: readonly SourceIds[],
): Promise<readonly ReadonlyMap<string, string>[]> {
	const { rows: tops } = await sql<{ top: number | null }>`
		SELECT max(substr(acco_id, 2)::bigint) AS top FROM accommodation_source`.execute(db);
	let next = Math.max(FIRST_NUMBER, (tops[0]?.top ?? 0) + 1);
	const wanted = sources.reduce((count, source) => count + source.ids.length, 0);
	// Homes of our own feeds may have numbers up there.
	const { rows: used } = await sql<{ no: number }>`
		SELECT acco_no AS no FROM accommodation WHERE acco_no >= ${next} ORDER BY acco_no LIMIT ${wanted}`.execute(db);
	const taken = new Set(used.map((row) => row.no));
	const rows = await db
		.selectFrom("accommodation_source")
		.select(["source_file", "source_id", "acco_id"])
		.where("source_file", "=", sql<string>`ANY(${sources.map((source) => source.sourceFile)}::text[])`)
		.execute();
	const present = Map.groupBy(rows, (row) => row.source_file);
	return sources.map(({ sourceFile, ids }) => {
		const known = new Map((present.get(sourceFile) ?? []).map((row) => [row.source_id, row.acco_id]));
		for (const id of ids) {
			if (known.has(id)) continue;
			while (taken.has(next)) next++;
			known.set(id, `a${next++}`);
		}
		return known;
	});
}

/** The name by which homes refer to the region with an ISO 3166-2 code, if there is one. */
export async function regionByCode(db: Db, country: string, code: string): Promise<string | null> {
	const row = await db
		.selectFrom("region")
		.select("name")
		.where("country", "=", country)
		.where("ares_key", "=", code)
		.executeTakeFirst();
	return row?.name ?? null;
}
