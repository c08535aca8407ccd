import { type Selectable, sql } from "kysely";
import type { Kind } from "#domain/accommodation/facts.ts";
import type { Localized } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import type { AccommodationTable, StoredImage } from "../tables/schema.ts";

/** Homes by key, and lists of them. */

/** A home's own row, whatever its status; throws for an unknown id. */
export function getAccommodation(db: Db, accoId: string): Promise<Selectable<AccommodationTable>> {
	return db.selectFrom("accommodation").selectAll().where("acco_id", "=", accoId).executeTakeFirstOrThrow();
}

/** Pictures of a home that visitors or staff may see; null for any other. */
export async function findShownPictures(
	db: Db,
	accoId: string,
): Promise<{ readonly images: readonly StoredImage[]; readonly kind: Kind } | null> {
	const row = await db
		.selectFrom("accommodation")
		.select(["images", "kind"])
		.where("acco_id", "=", accoId)
		.where("status", "in", ["live", "test"])
		.executeTakeFirst();
	return row ? { images: row.images, kind: row.kind as Kind } : null;
}

/** Units of a home, in the order in which they are locked. */
export async function listUnits(db: Db, accoId: string): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("acco_unit")
		.select("unit_id")
		.where("acco_id", "=", accoId)
		.orderBy("unit_id")
		.execute();
	return rows.map((row) => row.unit_id);
}

/** Those of the ids that a home has, whatever its status. */
export async function listKnownAccommodations(db: Db, accoIds: readonly string[]): Promise<ReadonlySet<string>> {
	if (accoIds.length === 0) return new Set();
	const rows = await db.selectFrom("accommodation").select("acco_id").where("acco_id", "in", accoIds).execute();
	return new Set(rows.map((row) => row.acco_id));
}

/** The ids of all homes, whatever their status. */
export async function listAccommodationIds(db: Db): Promise<readonly string[]> {
	const rows = await db.selectFrom("accommodation").select("acco_id").execute();
	return rows.map((row) => row.acco_id);
}

/** Those of the ids that are test houses. */
export async function listTestHouses(db: Db, accoIds: readonly string[]): Promise<ReadonlySet<string>> {
	if (accoIds.length === 0) return new Set();
	const rows = await db
		.selectFrom("accommodation")
		.select("acco_id")
		.where("acco_id", "=", sql<string>`ANY(${[...accoIds]}::text[])`)
		.where("status", "=", "test")
		.execute();
	return new Set(rows.map((row) => row.acco_id));
}

/** All test houses; a few. */
export async function listAllTestHouses(db: Db): Promise<readonly string[]> {
	const rows = await db.selectFrom("accommodation").select("acco_id").where("status", "=", "test").execute();
	return rows.map((row) => row.acco_id);
}

/** How many homes are live. */
export async function countLiveAccommodations(db: Db): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM accommodation WHERE status = 'live'`.execute(db);
	return rows[0]?.count ?? 0;
}

/** What an address of a home is made of. */
export interface HomeAddress {
	readonly accoId: string;
	readonly title: Partial<Localized>;
	readonly country: string;
	readonly regionSlugs: Partial<Localized>;
	readonly placeSlugs: Partial<Localized>;
	/** The first pictures of its row. */
	readonly images: readonly StoredImage[];
	readonly updatedAt: Date;
}

/** Pictures of a home that search engines are told of; the protocol takes a thousand a page. */
const PICTURES_NAMED = 6;

/** Live homes in the order of their ids, some of them. */
export async function listAccommodationAddresses(
	db: Db,
	offset: number,
	limit: number,
): Promise<readonly HomeAddress[]> {
	const { rows } = await sql<HomeAddress>`
		SELECT a.acco_id AS "accoId", a.title, r.country, r.slugs AS "regionSlugs", p.slugs AS "placeSlugs",
			jsonb_path_query_array(a.images, ${`$[0 to ${PICTURES_NAMED - 1}]`}::jsonpath) AS images, a.updated_at AS "updatedAt"
		FROM accommodation a JOIN place p USING (place_id) JOIN region r USING (region_id)
		WHERE a.status = 'live' ORDER BY a.acco_id LIMIT ${limit} OFFSET ${offset}`.execute(db);
	return rows;
}
