import { sql } from "kysely";
import type { PlaceLine, RegionLine } from "#domain/feed/lines.ts";
import type { Localized } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";

/** Regions and places as an import reads and writes them. */

export interface KnownRegion {
	readonly regionId: number;
	readonly country: string;
	readonly name: string;
	readonly slugs: Localized;
	readonly aresKey: string;
}

export interface KnownPlace {
	readonly placeId: number;
	readonly regionId: number;
	readonly name: string;
	readonly slugs: Localized;
}

/** A place that homes of the run lie in. */
export interface NamedPlace {
	readonly country: string;
	readonly region: string;
	readonly placename: string;
}

export interface PlaceTexts {
	readonly names: Localized;
	readonly slugs: Localized;
	/** null: as it is, or the default of a new one. */
	readonly aresType: string | null;
	readonly aresKey: string | null;
}

export async function stagedPlaces(db: Db, run: number) {
	const named = await sql<NamedPlace>`
		SELECT DISTINCT doc->>'country' AS country, doc->>'region' AS region, doc->>'placename' AS placename
		FROM import_stage WHERE feed_run_id = ${run} AND type = 'accommodation' ORDER BY 1, 2, 3`.execute(db);
	const lines = await sql<{ doc: RegionLine | PlaceLine }>`
		SELECT doc FROM import_stage WHERE feed_run_id = ${run} AND type IN ('region', 'place')
		ORDER BY file_no, line_no`.execute(db);
	return { named: named.rows, lines: lines.rows.map((row) => row.doc) };
}

/** Locks the tree of places against other imports until the transaction ends, and reads it. */
export async function lockPlaces(trx: Db): Promise<{ regions: readonly KnownRegion[]; places: readonly KnownPlace[] }> {
	await sql`LOCK TABLE region, place IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
	const regions = await sql<KnownRegion>`
		SELECT region_id AS "regionId", country, name, slugs, ares_key AS "aresKey" FROM region ORDER BY region_id`.execute(
		trx,
	);
	const places = await sql<KnownPlace>`
		SELECT place_id AS "placeId", region_id AS "regionId", name, slugs FROM place ORDER BY place_id`.execute(trx);
	return { regions: regions.rows, places: places.rows };
}

export async function insertRegion(trx: Db, country: string, name: string, texts: PlaceTexts): Promise<number> {
	const row = await trx
		.insertInto("region")
		.values({
			country,
			name,
			names: JSON.stringify(texts.names),
			slugs: JSON.stringify(texts.slugs),
			ares_type: texts.aresType ?? "region",
			ares_key: texts.aresKey ?? "",
		})
		.returning("region_id")
		.executeTakeFirstOrThrow();
	return row.region_id;
}

export async function updateRegion(trx: Db, regionId: number, texts: PlaceTexts): Promise<void> {
	await trx
		.updateTable("region")
		.set({
			names: JSON.stringify(texts.names),
			slugs: JSON.stringify(texts.slugs),
			...(texts.aresType === null ? {} : { ares_type: texts.aresType }),
			...(texts.aresKey === null ? {} : { ares_key: texts.aresKey }),
		})
		.where("region_id", "=", regionId)
		.execute();
}

export async function insertPlace(trx: Db, regionId: number, name: string, texts: PlaceTexts): Promise<number> {
	const row = await trx
		.insertInto("place")
		.values({
			region_id: regionId,
			name,
			names: JSON.stringify(texts.names),
			slugs: JSON.stringify(texts.slugs),
			ares_type: texts.aresType ?? "placename",
			ares_key: texts.aresKey ?? "",
		})
		.returning("place_id")
		.executeTakeFirstOrThrow();
	return row.place_id;
}

export async function updatePlace(trx: Db, placeId: number, texts: PlaceTexts): Promise<void> {
	await trx
		.updateTable("place")
		.set({
			names: JSON.stringify(texts.names),
			slugs: JSON.stringify(texts.slugs),
			...(texts.aresType === null ? {} : { ares_type: texts.aresType }),
			...(texts.aresKey === null ? {} : { ares_key: texts.aresKey }),
		})
		.where("place_id", "=", placeId)
		.execute();
}
