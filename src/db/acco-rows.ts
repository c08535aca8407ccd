import { type Selectable, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "./client.ts";
import type { AccommodationTable } from "./schema.ts";

type PartialText = Partial<Record<Language, string>>;

/** A home's own row with the names of where it lies. */
export type AccoRow = Selectable<AccommodationTable> & {
	place_names: PartialText;
	place_slugs: PartialText;
	region_names: PartialText;
	region_slugs: PartialText;
};

/** The rows of some homes, in no particular order. Offline and test houses are left out unless asked for. */
export async function loadAccoRows(
	db: Db,
	accoIds: readonly string[],
	statuses: readonly ("live" | "test")[] = ["live"],
): Promise<readonly AccoRow[]> {
	if (accoIds.length === 0) return [];
	return db
		.selectFrom("accommodation as a")
		.innerJoin("place as p", "p.place_id", "a.place_id")
		.innerJoin("region as r", "r.region_id", "p.region_id")
		.selectAll("a")
		.select(["p.names as place_names", "p.slugs as place_slugs", "r.names as region_names", "r.slugs as region_slugs"])
		.where("a.acco_id", "in", accoIds)
		.where("a.status", "in", statuses)
		.execute();
}

/** Titles of homes, in the languages they have. */
export async function loadTitles(db: Db, accoIds: readonly string[]): Promise<ReadonlyMap<string, PartialText>> {
	if (accoIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("accommodation")
		.select(["acco_id", "title"])
		.where("acco_id", "=", sql<string>`ANY(${[...accoIds]}::text[])`)
		.execute();
	return new Map(rows.map((row) => [row.acco_id, row.title]));
}
