import { sql } from "kysely";
import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import { homesOfWords } from "./home-words.ts";

/** Homes as staff see them, whatever their status. */

export interface HomesWanted {
	/** Beginnings of words of id, title or place, as `plainWords` makes them. */
	readonly words: readonly string[];
	readonly status: AccommodationStatus | null;
	readonly ownerCode: string | null;
}

export interface HomeRow {
	readonly accoId: string;
	readonly status: AccommodationStatus;
	readonly title: Partial<Record<Language, string>>;
	readonly place: string;
	readonly placeNames: Partial<Record<Language, string>>;
	readonly country: string;
	readonly ownerCode: string | null;
	readonly heldStatus: "off" | "test" | null;
	readonly updatedAt: Date;
	/** Address of its first picture; null: it has none. */
	readonly picture: string | null;
}

/** Homes by number, after the one of a key. */
export async function listHomes(
	db: Db,
	{ words, status, ownerCode }: HomesWanted,
	after: string | null,
	limit: number,
): Promise<readonly HomeRow[]> {
	const all = [
		sql<boolean>`true`,
		...(status === null ? [] : [sql<boolean>`a.status = ${status}`]),
		...(ownerCode === null ? [] : [sql<boolean>`a.owner_code = ${ownerCode}`]),
		...(after === null ? [] : [sql<boolean>`a.acco_no > ${Number(after.slice(1))}`]),
		...(await homesOfWords(db, words)),
	];
	const { rows } = await sql<HomeRow>`
		SELECT a.acco_id AS "accoId", a.status, a.title, p.name AS place, p.names AS "placeNames", a.country,
			a.owner_code AS "ownerCode", a.held_status AS "heldStatus", a.images -> 0 ->> 'url' AS picture, a.updated_at AS "updatedAt"
		FROM (
			SELECT * FROM accommodation a WHERE ${sql.join(all, sql` AND `)} ORDER BY a.acco_no LIMIT ${limit}
		) a JOIN place p USING (place_id) ORDER BY a.acco_no`.execute(db);
	return rows;
}

/** Titles of homes by their numbers; those that nobody has are left out. */
export async function listHomeTitles(
	db: Db,
	accoIds: readonly string[],
): Promise<ReadonlyMap<string, HomeRow["title"]>> {
	if (accoIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("accommodation")
		.select(["acco_id", "title"])
		.where("acco_id", "=", sql<string>`ANY(${[...accoIds]}::text[])`)
		.execute();
	return new Map(rows.map(({ acco_id, title }) => [acco_id, title]));
}

/** One home with what its page shows beside its rates. */
export async function findHome(db: Db, accoId: string) {
	const row = await db
		.selectFrom("accommodation as a")
		.innerJoin("place as p", "p.place_id", "a.place_id")
		.leftJoin("accommodation_source as s", "s.acco_id", "a.acco_id")
		.select(["a.acco_id", "a.status", "a.held_status", "a.title", "a.country", "a.kind", "a.bedrooms", "a.max_guests"])
		.select(["a.book_mode", "a.registration_number", "a.host_code", "a.owner_code", "a.images", "a.updated_at"])
		.select(["a.option_allowed", "a.reviews", "a.ical_import", "p.names as place_names"])
		.select(["s.source_file", "s.source_id"])
		.where("a.acco_id", "=", accoId)
		.executeTakeFirst();
	return row ?? null;
}

/** A home's status, kept from others until the transaction ends. */
export async function lockHomeStatus(trx: Db, accoId: string) {
	const row = await trx
		.selectFrom("accommodation")
		.select(["status", "held_status"])
		.where("acco_id", "=", accoId)
		.forUpdate()
		.executeTakeFirst();
	return row ?? null;
}

/** Keeps an owner's home from others until the transaction ends; false: it is not theirs, or not any more. */
export async function lockHomeOfOwner(trx: Db, accoId: string, ownerCode: string): Promise<boolean> {
	const row = await trx
		.selectFrom("accommodation")
		.select("acco_id")
		.where("acco_id", "=", accoId)
		.where("owner_code", "=", ownerCode)
		.forUpdate()
		.executeTakeFirst();
	return row !== undefined;
}

/** Sets what staff decided. What is held stays against feeds; a live home follows its feed again. */
export async function setHomeStatus(
	trx: Db,
	accoId: string,
	status: "live" | "off" | "test",
	now: Date,
): Promise<void> {
	await trx
		.updateTable("accommodation")
		.set({ status, held_status: status === "live" ? null : status, version: sql`version + 1`, updated_at: now })
		.where("acco_id", "=", accoId)
		.execute();
}
