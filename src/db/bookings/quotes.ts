import { type Insertable, type Selectable, sql } from "kysely";
import type { Quote } from "#domain/pricing/price.ts";
import type { Db } from "../connection/client.ts";
import type { QuoteTable, StoredQuoteInput } from "../tables/booking-tables.ts";

/** Prices that were offered to visitors. */

export type QuoteRow = Selectable<QuoteTable>;

/** Stores a price with what was asked for it. */
export async function insertQuote(
	db: Db,
	quote: Omit<Insertable<QuoteTable>, "input" | "priced"> & {
		readonly input: StoredQuoteInput;
		readonly priced: Quote;
	},
): Promise<void> {
	await db
		.insertInto("quote")
		.values({ ...quote, input: JSON.stringify(quote.input), priced: JSON.stringify(quote.priced) })
		.execute();
}

/** A stored price by key, over or not; null for an unknown one. */
export async function findQuote(db: Db, quoteId: string): Promise<QuoteRow | null> {
	const row = await db.selectFrom("quote").selectAll().where("quote_id", "=", quoteId).executeTakeFirst();
	return row ?? null;
}

/** Purges prices that were over at an instant and that no booking was made at; answers how many. */
export async function dropOldQuotes(db: Db, overAt: Date): Promise<number> {
	const { numAffectedRows } = await sql`DELETE FROM quote q WHERE expires_at <= ${overAt}
		AND NOT EXISTS (SELECT 1 FROM booking b WHERE b.quote_id = q.quote_id)`.execute(db);
	return Number(numAffectedRows ?? 0);
}
