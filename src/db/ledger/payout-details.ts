import { type Insertable, sql } from "kysely";
import type { Db } from "../connection/client.ts";
import type { PayoutDetailsTable } from "../tables/ledger-tables.ts";

/** Where payees are paid, as they state it themselves; what was stated before is kept while the law asks for it. */

/** The latest details of an account; null: none were ever stated. */
export async function findPayoutDetails(db: Db, accountId: number) {
	const row = await db
		.selectFrom("payout_details")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("iban_sealed", "<>", "")
		.orderBy("details_id", "desc")
		.executeTakeFirst();
	return row ?? null;
}

export async function insertPayoutDetails(trx: Db, details: Insertable<PayoutDetailsTable>): Promise<void> {
	await trx.insertInto("payout_details").values(details).execute();
}

/**
 * Takes away where an organisation was to be paid; what something was paid to stays in the books. A row to which a
 * pay-out was laid out and withdrawn stays as well, and names nobody.
 */
export async function deleteUnusedDetails(trx: Db, accountIds: readonly number[]): Promise<void> {
	if (accountIds.length === 0) return;
	const { rows } = await sql<{ details_id: number }>`
		SELECT details_id FROM payout_details d WHERE d.account_id = ANY(${accountIds}::bigint[]) AND d.iban_sealed <> ''
			AND NOT EXISTS (SELECT 1 FROM payout p WHERE p.details_id = d.details_id AND p.state <> 'withdrawn')`.execute(
		trx,
	);
	await emptyDetails(
		trx,
		rows.map((row) => row.details_id),
	);
}

/**
 * Takes bank accounts away that are needed no more, some at a time: another was stated in their place, or the
 * organisation has left or was forgotten and nothing is to be paid to it; and nothing that was paid to them since
 * `paidFrom` has to be shown. Answers how many.
 *
 * @param paidFrom the first day of what the law asks for, `YYYY-MM-DD`
 */
export async function emptyOldDetails(trx: Db, paidFrom: string, limit: number): Promise<number> {
	const { rows } = await sql<{ details_id: number }>`
		SELECT d.details_id FROM payout_details d JOIN ledger_account a ON a.account_id = d.account_id
		WHERE d.iban_sealed <> ''
			AND NOT EXISTS (SELECT 1 FROM payout p JOIN payout_run r ON r.run_id = p.run_id
				WHERE p.details_id = d.details_id AND p.state <> 'withdrawn'
					AND (p.state = 'waiting' OR coalesce(p.paid_on, r.execute_on) >= ${paidFrom}::date))
			AND (EXISTS (SELECT 1 FROM payout_details n WHERE n.account_id = d.account_id AND n.details_id > d.details_id)
				OR (coalesce((SELECT p.status FROM partner p WHERE p.code = a.partner_code),
						(SELECT h.status FROM homeowner h WHERE h.code = a.owner_code)) = 'inactive'
					AND NOT EXISTS (SELECT 1 FROM payout p WHERE p.account_id = a.account_id AND p.state = 'waiting')
					AND (SELECT coalesce(sum(l.cents), 0) FROM ledger_line l WHERE l.account_id = a.account_id) = 0))
		ORDER BY d.details_id LIMIT ${limit} FOR UPDATE OF d SKIP LOCKED`.execute(trx);
	await emptyDetails(
		trx,
		rows.map((row) => row.details_id),
	);
	return rows.length;
}

/** Rows that no pay-out names go; of the others stays that there was one. */
async function emptyDetails(trx: Db, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	await sql`DELETE FROM payout_details d WHERE d.details_id = ANY(${ids}::bigint[])
		AND NOT EXISTS (SELECT 1 FROM payout p WHERE p.details_id = d.details_id)`.execute(trx);
	await trx
		.updateTable("payout_details")
		.set({ holder: "…", address: "", iban_sealed: "", iban_end: "0000", vat_number: "" })
		.where("details_id", "in", ids)
		.execute();
}
