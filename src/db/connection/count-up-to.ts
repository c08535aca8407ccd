import type { SelectQueryBuilder } from "kysely";
import type { Db } from "./client.ts";

/**
 * How many rows a query has, counted up to `most`: a list that is long is only said to be long, and costs no more.
 *
 * @param rows a query of one column, without an order
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever tables the query is of.
export async function countUpTo(db: Db, rows: SelectQueryBuilder<any, any, object>, most: number): Promise<number> {
	const { count } = await db
		.selectFrom(rows.limit(most).as("some"))
		.select((select) => select.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}
