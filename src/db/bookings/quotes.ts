import { type Insertable, type Selectable, sql } from "kysely";
import type { Quote } from "#domain/pricing/price.ts";
import { ok } from "#domain/result.ts";
import type { Db, Tx } from "../connection/client.ts";
import { transact } from "../connection/transact.ts";
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
	const row = await selectQuote(db, quoteId).executeTakeFirst();
	return row ?? null;
}

/** {@link findQuote} of a booking that is being made: the price is not purged before the transaction ends. */
export async function holdQuote(trx: Tx, quoteId: string): Promise<QuoteRow | null> {
	const row = await selectQuote(trx, quoteId).forKeyShare().executeTakeFirst();
	return row ?? null;
}

function selectQuote(db: Db, quoteId: string) {
	return db.selectFrom("quote").selectAll().where("quote_id", "=", quoteId);
}

/**
 * Purges prices that were over at an instant and that no booking was made at; answers how many. One that a booking is
 * being made at is left for the next time.
 */
export async function dropOldQuotes(db: Db, overAt: Date): Promise<number> {
	const dropped = await transact(db, async (trx) => {
		const { rows } = await sql<{ readonly quote_id: string }>`SELECT quote_id FROM quote WHERE expires_at <= ${overAt}
			AND NOT EXISTS (SELECT 1 FROM booking b WHERE b.quote_id = quote.quote_id) FOR UPDATE SKIP LOCKED`.execute(trx);
		// Asked again of those locked: a booking may have been made between the look and the lock.
		const { numAffectedRows } = await sql`DELETE FROM quote WHERE quote_id = ANY(${rows.map((row) => row.quote_id)})
			AND NOT EXISTS (SELECT 1 FROM booking b WHERE b.quote_id = quote.quote_id)`.execute(trx);
		return ok(Number(numAffectedRows ?? 0));
	});
	// Busy: the next turn is in an hour.
	return dropped.ok ? dropped.value : 0;
}
