import { sql } from "kysely";
import type { Db } from "../connection/client.ts";
import { insertPartner, type PartnerTerms, type PeopleWanted, updatePartner } from "./partner-desk.ts";

/** Travel agencies as staff see and change them: a partner of its own kind, with what is agreed beside the commission. */

export interface AgencyTerms extends PartnerTerms {
	/** Options of its clients that may be live at one time. */
	readonly mostOptions: number;
	readonly address: string;
	readonly vatNumber: string;
}

function agencies(db: Db) {
	return db
		.selectFrom("agency as a")
		.innerJoin("partner as p", "p.code", "a.code")
		.select(["p.code", "p.label", "p.commission_bp", "p.status", "p.email", "p.lang", "p.version"])
		.select(["a.most_options", "a.may_invoice", "a.address", "a.vat_number"]);
}

/** Agencies in the order of their codes, beginning after one; those whose code or name holds a text. */
export function listAgencies(db: Db, { text, after, status = null }: PeopleWanted, limit: number) {
	let found = agencies(db).where("a.code", ">", after).orderBy("a.code").limit(limit);
	if (status !== null) found = found.where("p.status", "=", status);
	if (text !== "") {
		const lower = text.toLowerCase();
		found = found.where(
			sql<boolean>`(strpos(lower(p.code::text), ${lower}) > 0 OR strpos(lower(p.label), ${lower}) > 0)`,
		);
	}
	return found.execute();
}

export async function findAgencyRow(db: Db, code: string) {
	return (await agencies(db).where("a.code", "=", code).executeTakeFirst()) ?? null;
}

/** An agency, kept from colleagues until the transaction ends. */
export async function lockAgencyRow(trx: Db, code: string) {
	return (await agencies(trx).where("a.code", "=", code).forUpdate().executeTakeFirst()) ?? null;
}

const columnsOf = ({ mostOptions, address, vatNumber }: AgencyTerms) => ({
	most_options: mostOptions,
	address,
	vat_number: vatNumber,
});

/** Adds an agency; false where the code is taken, also by a partner. */
export async function insertAgency(trx: Db, code: string, terms: AgencyTerms): Promise<boolean> {
	if (!(await insertPartner(trx, code, "agency", terms))) return false;
	await trx
		.insertInto("agency")
		.values({ code, ...columnsOf(terms) })
		.execute();
	return true;
}

export async function updateAgency(trx: Db, code: string, terms: AgencyTerms): Promise<void> {
	await updatePartner(trx, code, terms);
	await trx.updateTable("agency").set(columnsOf(terms)).where("code", "=", code).execute();
}

/** Whether the agency may book on invoice; its version moves on. */
export async function setAgencyInvoice(trx: Db, code: string, mayInvoice: boolean): Promise<void> {
	await trx.updateTable("agency").set({ may_invoice: mayInvoice }).where("code", "=", code).execute();
	await trx.updateTable("partner").set({ version: sql`version + 1` }).where("code", "=", code).execute();
}
