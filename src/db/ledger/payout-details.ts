import type { Insertable } from "kysely";
import type { Db } from "../connection/client.ts";
import type { PayoutDetailsTable } from "../tables/ledger-tables.ts";

/** Where payees are paid, as they state it themselves; what was stated before is kept. */

/** The latest details of an account; null: none were ever stated. */
export async function findPayoutDetails(db: Db, accountId: number) {
	const row = await db
		.selectFrom("payout_details")
		.selectAll()
		.where("account_id", "=", accountId)
		.orderBy("details_id", "desc")
		.executeTakeFirst();
	return row ?? null;
}

export async function insertPayoutDetails(trx: Db, details: Insertable<PayoutDetailsTable>): Promise<void> {
	await trx.insertInto("payout_details").values(details).execute();
}
