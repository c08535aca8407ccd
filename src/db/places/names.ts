import { type RawBuilder, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";
import type { PlaceRow, Places, RegionRow } from "./places.ts";

/** Names of what can be found by typing: places, and homes that are live. */

export interface HomeName {
	readonly accoId: string;
	readonly placeId: number;
	readonly title: Partial<Record<Language, string>>;
	/** 0 to 5; null without reviews. */
	readonly rating: number | null;
	readonly reviews: number;
}

/** Homes a page of `streamHomeNames`. */
const PAGE_HOMES = 2_000;

type Statuses = readonly ("live" | "test")[];

/** Those of the homes that have one of the statuses; drafts and homes taken offline never do. */
export async function loadHomeNames(
	db: Db,
	accoIds: readonly string[],
	statuses: Statuses,
): Promise<readonly HomeName[]> {
	if (accoIds.length === 0) return [];
	return (await read(db, statuses, sql`acco_id = ANY(${[...accoIds]}::text[])`)).map(({ accoNo: _, ...home }) => home);
}

/** All homes of some statuses in pages, in the order of their numbers. */
export async function* streamHomeNames(db: Db, statuses: Statuses): AsyncGenerator<readonly HomeName[]> {
	let after = -1;
	while (true) {
		const rows = await read(db, statuses, sql`acco_no > ${after}`);
		if (rows.length > 0) yield rows.map(({ accoNo: _, ...home }) => home);
		if (rows.length < PAGE_HOMES) return;
		after = rows.at(-1)?.accoNo ?? after;
	}
}

async function read(
	db: Db,
	statuses: Statuses,
	which: RawBuilder<unknown>,
): Promise<readonly (HomeName & { accoNo: number })[]> {
	const { rows } = await sql<HomeName & { accoNo: number }>`
		SELECT acco_id AS "accoId", acco_no AS "accoNo", place_id AS "placeId", title, rating, reviews
		FROM accommodation WHERE status = ANY(${[...statuses]}::text[]) AND ${which} ORDER BY acco_no LIMIT ${PAGE_HOMES}`.execute(
		db,
	);
	return rows;
}

/** Every region and place, also those without homes; `count` is 0 in all rows. */
export async function loadPlaceNames(db: Db): Promise<Places> {
	const regions = await sql<RegionRow>`
		SELECT region_id AS "regionId", country, names, slugs, ares_type AS "aresType", ares_key AS "aresKey", place_in AS "placeIn", 0 AS count
		FROM region ORDER BY region_id`.execute(db);
	const places = await sql<PlaceRow>`
		SELECT place_id AS "placeId", region_id AS "regionId", names, slugs, ares_type AS "aresType",
			ares_key AS "aresKey", place_in AS "placeIn", 0 AS count
		FROM place ORDER BY place_id`.execute(db);
	return { regions: regions.rows, places: places.rows };
}

/** A mark that differs once a region or place has come, gone or another name or slug. */
export async function placeNamesMark(db: Db): Promise<string> {
	const { rows } = await sql<{ mark: string }>`
		SELECT concat_ws(' ',
			(SELECT sum(hashtextextended(concat_ws('|', region_id, country, names, slugs), 0)) FROM region),
			(SELECT sum(hashtextextended(concat_ws('|', place_id, region_id, names, slugs), 0)) FROM place)) AS mark`.execute(
		db,
	);
	return rows[0]?.mark ?? "";
}
