import { type RawBuilder, sql } from "kysely";
import type { Db } from "./client.ts";

/** Keys that are ordered after they are found. */
const FEW = 500;

/**
 * Keys of the rows that words are found in, when they are few: asked without an order, so that the index of the words
 * finds them. Null: there are many, and a page of them is soon full on the way through all rows in their order. The
 * planner knows neither: it guesses a share of all for any words.
 *
 * @param found `SELECT … AS key`, without order and limit
 */
export async function fewKeys(db: Db, found: RawBuilder<unknown>): Promise<readonly number[] | null> {
	const { rows } = await sql<{ readonly key: number }>`${found} LIMIT ${FEW + 1}`.execute(db);
	return rows.length > FEW ? null : rows.map(({ key }) => Number(key));
}
