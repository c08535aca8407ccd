import { transact } from "#db/connection/transact.ts";
import { emptyOldDetails } from "#db/ledger/payout-details.ts";
import { ok } from "#domain/result.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { INVOICE_YEARS } from "../guests/forget.ts";

/** Accounts of one turn; the next hour goes on. */
const BATCH = 200;

/**
 * Takes away where organisations were paid once nobody needs it: accounts in whose place another was stated, and those of
 * organisations that have left or were forgotten and to which nothing is owed. What was paid to an account keeps it for
 * seven years after the year of payment, as the law on taxes asks. Sums, days and references of pay-outs stay. Any
 * number of processes may run it at once, and late. Answers how many it was done for.
 */
export async function retainPayoutDetails(app: Pick<App, "db" | "clock">): Promise<number> {
	const paidFrom = `${Number(isoOf(app.clock.today()).slice(0, 4)) - INVOICE_YEARS}-01-01`;
	const emptied = await transact<number, never>(app.db, async (trx) => ok(await emptyOldDetails(trx, paidFrom, BATCH)));
	return emptied.ok ? emptied.value : 0;
}
