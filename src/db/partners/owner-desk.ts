import { type RawBuilder, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import { OWNER_NAME } from "../organisations/owner-name.ts";
import type { PeopleWanted } from "./partner-desk.ts";

/** Home owners as staff see and change them. */

/** How an owner is reached, and whether the code counts. */
export interface OwnerTerms {
	readonly email: string | null;
	readonly lang: Language;
	readonly status: "active" | "inactive";
	/** As mails and pages call the owner; absent: as it is. */
	readonly name?: string;
	/** What the house keeps of the rent of bookings from now on; absent: as it is. */
	readonly feeBp?: number;
}

const columnsOf = ({ email, lang, status, name, feeBp }: OwnerTerms) => ({
	email,
	lang,
	status,
	of_staff: true,
	...(name === undefined ? {} : { name }),
	...(feeBp === undefined ? {} : { fee_bp: feeBp }),
});

/** Codes that are numbers by their size, others by their letters; as the index of migration 0124 has it. */
const orderOf = (code: RawBuilder<unknown>) =>
	sql<string>`(CASE WHEN ${code}::text ~ '^[0-9]{1,18}$' THEN lpad(${code}::text, 18, '0') ELSE lower(${code}::text) END)`;

/**
 * Owners in the order of their codes, beginning after one; those whose code, name or address holds a text. With their
 * homes counted.
 */
export function listOwners(db: Db, { text, after, status = null }: PeopleWanted, limit: number) {
	let owners = db
		.selectFrom("homeowner as h")
		.selectAll("h")
		.select(OWNER_NAME.as("called"))
		.select((of) =>
			of
				.selectFrom("accommodation as a")
				.select((home) => home.fn.countAll<number>().as("homes"))
				.whereRef("a.owner_code", "=", "h.code")
				.as("homes"),
		)
		.orderBy(orderOf(sql`h.code`))
		.limit(limit);
	if (after !== "") owners = owners.where(sql<boolean>`${orderOf(sql`h.code`)} > ${orderOf(sql`${after}::text`)}`);
	if (status !== null) owners = owners.where("h.status", "=", status);
	if (text !== "") {
		const lower = text.toLowerCase();
		owners = owners.where(
			sql<boolean>`(strpos(lower(h.code::text), ${lower}) > 0 OR strpos(lower(h.email::text), ${lower}) > 0
				OR strpos(lower(h.name), ${lower}) > 0)`,
		);
	}
	return owners.execute();
}

/** An owner, with what pages call the owner; null: nobody has the code. */
export async function findOwnerRow(db: Db, code: string) {
	const row = await db
		.selectFrom("homeowner as h")
		.selectAll("h")
		.select(OWNER_NAME.as("called"))
		.where("h.code", "=", code)
		.executeTakeFirst();
	return row ?? null;
}

/** Stays in an owner's homes, the latest arrival first. */
export function listOwnerStays(db: Db, code: string, limit: number) {
	return db
		.selectFrom("booking as b")
		.select(["b.booking_no", "b.state", "b.arrival", "b.departure", "b.home"])
		.where("b.owner_code", "=", code)
		.orderBy("b.arrival", "desc")
		.orderBy("b.booking_id", "desc")
		.limit(limit)
		.execute();
}

/** An owner, kept from colleagues until the transaction ends. */
export async function lockOwner(trx: Db, code: string) {
	const row = await trx.selectFrom("homeowner").selectAll().where("code", "=", code).forUpdate().executeTakeFirst();
	return row ?? null;
}

/** Adds an owner; false where the code is taken. */
export async function insertOwner(trx: Db, code: string, terms: OwnerTerms): Promise<boolean> {
	const added = await trx
		.insertInto("homeowner")
		.values({ code, ...columnsOf(terms) })
		.onConflict((conflict) => conflict.column("code").doNothing())
		.returning("code")
		.executeTakeFirst();
	return added !== undefined;
}

/** Whether a home owner is reached at an address. */
export async function isOwnersAddress(db: Db, email: string): Promise<boolean> {
	const row = await db.selectFrom("homeowner").select("code").where("email", "=", email).executeTakeFirst();
	return row !== undefined;
}

export async function updateOwner(trx: Db, code: string, terms: OwnerTerms): Promise<void> {
	await trx
		.updateTable("homeowner")
		.set({ ...columnsOf(terms), version: sql`version + 1` })
		.where("code", "=", code)
		.execute();
}

/** Notes as what an owner lets; the version that staff were shown stays. */
export async function updateLetting(trx: Db, code: string, letting: "private" | "trader", now: Date): Promise<void> {
	await trx.updateTable("homeowner").set({ letting, letting_stated_at: now }).where("code", "=", code).execute();
}

/** Whom a home belongs to and as what they let (null: not stated); null: nobody is known. */
export async function findOwnerOf(
	db: Db,
	accoId: string,
): Promise<{ readonly name: string; readonly letting: "private" | "trader" | null } | null> {
	const row = await db
		.selectFrom("accommodation as a")
		.innerJoin("homeowner as h", "h.code", "a.owner_code")
		.select(["h.name", "h.letting"])
		.where("a.acco_id", "=", accoId)
		.executeTakeFirst();
	return row ?? null;
}

/** How mails and pages call an owner. */
export async function nameOwner(trx: Db, code: string, name: string): Promise<void> {
	await trx.updateTable("homeowner").set({ name }).where("code", "=", code).execute();
}
