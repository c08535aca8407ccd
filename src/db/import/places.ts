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
	/** null: as it is, or nothing of a new one. */
	readonly placeIn: Partial<Localized> | null;
}

export async function stagedPlaces(db: Db, run: number) {
	const named = await sql<NamedPlace>`
		SELECT DISTINCT doc->>'country' AS country, doc->>'region' AS region, doc->>'placename' AS placename
		FROM import_stage WHERE feed_run_id = ${run} AND type = 'accommodation' AND NOT known ORDER BY 1, 2, 3`.execute(db);
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

export interface NewRegion {
	readonly country: string;
	readonly name: string;
	readonly texts: PlaceTexts;
}

/** Makes regions in the order given; answers their keys with what they were asked by. */
export async function insertRegions(
	trx: Db,
	regions: readonly NewRegion[],
): Promise<readonly { readonly regionId: number; readonly country: string; readonly name: string }[]> {
	const { rows } = await sql<{ regionId: number; country: string; name: string }>`
		INSERT INTO region (country, name, names, slugs, ares_type, ares_key, place_in)
		SELECT r->>'country', r->>'name', r->'texts'->'names', r->'texts'->'slugs',
			coalesce(r->'texts'->>'aresType', 'region'), coalesce(r->'texts'->>'aresKey', ''),
			coalesce(nullif(r->'texts'->'placeIn', 'null'), '{}')
		FROM jsonb_array_elements(${JSON.stringify(regions)}::jsonb) WITH ORDINALITY AS given(r, no) ORDER BY no
		RETURNING region_id AS "regionId", country, name`.execute(trx);
	return rows;
}

/** Gives regions other names and slugs; type and key stay where they are null. */
export async function updateRegions(
	trx: Db,
	regions: readonly { readonly regionId: number; readonly texts: PlaceTexts }[],
): Promise<void> {
	await sql`
		UPDATE region SET names = r->'texts'->'names', slugs = r->'texts'->'slugs',
			ares_type = coalesce(r->'texts'->>'aresType', ares_type), ares_key = coalesce(r->'texts'->>'aresKey', ares_key),
			place_in = coalesce(nullif(r->'texts'->'placeIn', 'null'), place_in)
		FROM jsonb_array_elements(${JSON.stringify(regions)}::jsonb) AS r
		WHERE region_id = (r->>'regionId')::integer`.execute(trx);
}

export interface NewPlace {
	readonly regionId: number;
	readonly name: string;
	readonly texts: PlaceTexts;
}

/** Makes places in the order given. */
export async function insertPlaces(trx: Db, places: readonly NewPlace[]): Promise<void> {
	await sql`
		INSERT INTO place (region_id, name, names, slugs, ares_type, ares_key, place_in)
		SELECT (p->>'regionId')::integer, p->>'name', p->'texts'->'names', p->'texts'->'slugs',
			coalesce(p->'texts'->>'aresType', 'placename'), coalesce(p->'texts'->>'aresKey', ''),
			coalesce(nullif(p->'texts'->'placeIn', 'null'), '{}')
		FROM jsonb_array_elements(${JSON.stringify(places)}::jsonb) WITH ORDINALITY AS given(p, no) ORDER BY no`.execute(
		trx,
	);
}

/** Gives places other names and slugs; type and key stay where they are null. */
export async function updatePlaces(
	trx: Db,
	places: readonly { readonly placeId: number; readonly texts: PlaceTexts }[],
): Promise<void> {
	await sql`
		UPDATE place SET names = p->'texts'->'names', slugs = p->'texts'->'slugs',
			ares_type = coalesce(p->'texts'->>'aresType', ares_type), ares_key = coalesce(p->'texts'->>'aresKey', ares_key),
			place_in = coalesce(nullif(p->'texts'->'placeIn', 'null'), place_in)
		FROM jsonb_array_elements(${JSON.stringify(places)}::jsonb) AS p
		WHERE place_id = (p->>'placeId')::integer`.execute(trx);
}
