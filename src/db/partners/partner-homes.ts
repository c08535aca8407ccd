import { sql } from "kysely";
import type { Db } from "../connection/client.ts";

/** Homes that partners show on their landing pages. */

/** A partner's homes in its order, published or not. */
export async function listPartnerHomes(db: Db, code: string): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("partner_home")
		.select("acco_id")
		.where(sql<boolean>`partner_code = ${code}::citext`)
		.orderBy("place")
		.orderBy("acco_id")
		.execute();
	return rows.map(({ acco_id }) => acco_id);
}

/** Puts a list in the place of a partner's homes. */
export async function replacePartnerHomes(trx: Db, code: string, accoIds: readonly string[]): Promise<void> {
	await trx.deleteFrom("partner_home").where(sql<boolean>`partner_code = ${code}::citext`).execute();
	if (accoIds.length === 0) return;
	const rows = accoIds.map((accoId, at) => ({ partner_code: code, acco_id: accoId, place: at + 1 }));
	await trx.insertInto("partner_home").values(rows).execute();
}
