import { transact } from "#db/connection/transact.ts";
import { emptyStatements } from "#db/ledger/statements.ts";
import { ok } from "#domain/result.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { INVOICE_YEARS } from "../guests/forget.ts";

/** Statements of one turn; the next hour goes on. */
const BATCH = 500;

/**
 * Takes away what statements say and their files once the law on taxes asks for them no more: seven years after the year
 * that they were issued in. Numbers, months, lines and sums stay, which the books go by and which name nobody. Any number
 * of processes may run it at once, and late. Answers how many it was done for.
 */
export async function retainStatements(app: Pick<App, "db" | "clock">): Promise<number> {
	// The year as the house reckons it: a statement of New Year's Eve is of the old one in UTC at the latest.
	const keptFrom = new Date(`${Number(isoOf(app.clock.today()).slice(0, 4)) - INVOICE_YEARS}-01-01T00:00:00Z`);
	const emptied = await transact<number, never>(app.db, async (trx) => ok(await emptyStatements(trx, keptFrom, BATCH)));
	return emptied.ok ? emptied.value : 0;
}
