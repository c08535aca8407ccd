import { type Selectable, sql } from "kysely";
import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import { DatabaseAwayError } from "../connection/outage.ts";
import type { AccommodationTable } from "../tables/schema.ts";

type PartialText = Partial<Record<Language, string>>;

/** A home's own row with the names of where it lies. */
export type AccoRow = Selectable<AccommodationTable> & {
	place_names: PartialText;
	place_slugs: PartialText;
	region_names: PartialText;
	region_slugs: PartialText;
};

/** Homes whose rows are kept in memory for outages of the database: those of the lists shown last. */
const MOST_KEPT = 2_000;
const kept = new WeakMap<Db, Map<string, AccoRow>>();

function remember(db: Db, rows: readonly AccoRow[]): void {
	const mine = kept.get(db) ?? new Map<string, AccoRow>();
	kept.set(db, mine);
	for (const row of rows) {
		// The last of the map is the one that was shown last.
		mine.delete(row.acco_id);
		mine.set(row.acco_id, row);
	}
	for (const accoId of mine.keys()) {
		if (mine.size <= MOST_KEPT) break;
		mine.delete(accoId);
	}
}

function remembered(db: Db, accoIds: readonly string[]): readonly AccoRow[] {
	const mine = kept.get(db);
	return accoIds.flatMap((accoId) => mine?.get(accoId) ?? []);
}

/** What all may see; the rows of test houses are never kept for an outage. */
function isPublic(statuses: readonly ("live" | "test")[]): boolean {
	return statuses.length === 1 && statuses[0] === "live";
}

/**
 * The rows of some homes, in no particular order. Offline and test houses are left out unless asked for. While the
 * database is away: the rows of live homes as they were shown last, if all of them were.
 */
export async function loadAccoRows(
	db: Db,
	accoIds: readonly string[],
	statuses: readonly ("live" | "test")[] = ["live"],
): Promise<readonly AccoRow[]> {
	return (await loadRowsOrRemembered(db, accoIds, statuses)).rows;
}

/** The same, and whether the database was there: else they may be older than anything that was read since. */
export async function loadRowsOrRemembered(
	db: Db,
	accoIds: readonly string[],
	statuses: readonly ("live" | "test")[],
): Promise<{ readonly rows: readonly AccoRow[]; readonly isFresh: boolean }> {
	if (accoIds.length === 0) return { rows: [], isFresh: true };
	try {
		const rows = await readAccoRows(db, accoIds, statuses);
		if (isPublic(statuses)) remember(db, rows);
		return { rows, isFresh: true };
	} catch (error) {
		const rows = error instanceof DatabaseAwayError && isPublic(statuses) ? remembered(db, accoIds) : [];
		// A list without all of its homes would be another list.
		if (rows.length < accoIds.length) throw error;
		return { rows, isFresh: false };
	}
}

/** The rows of some homes as the database has them now, in no particular order. */
export function readAccoRows(
	db: Db,
	accoIds: readonly string[],
	statuses: readonly AccommodationStatus[],
): Promise<readonly AccoRow[]> {
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
	const rows = await readTitles(db, accoIds).catch((error: unknown) => {
		// Names on a map can be missing for a while.
		if (error instanceof DatabaseAwayError) return [];
		throw error;
	});
	return new Map(rows.map((row) => [row.acco_id, row.title]));
}

function readTitles(db: Db, accoIds: readonly string[]) {
	return db
		.selectFrom("accommodation")
		.select(["acco_id", "title"])
		.where("acco_id", "=", sql<string>`ANY(${[...accoIds]}::text[])`)
		.execute();
}
