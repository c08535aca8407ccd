import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { Db } from "../connection/client.ts";

/** Places that hold live homes, with the number of homes. Names and slugs in the four languages. */

type Texts = Partial<Record<Language, string>>;

export interface RegionRow {
	readonly regionId: number;
	readonly country: string;
	readonly names: Texts;
	readonly slugs: Texts;
	readonly aresType: string;
	readonly aresKey: string;
	readonly placeIn: Texts;
	readonly count: number;
	/** Mean of the homes' public points. */
	readonly lat: number;
	readonly lng: number;
}

export interface PlaceRow {
	readonly placeId: number;
	readonly regionId: number;
	readonly names: Texts;
	readonly slugs: Texts;
	readonly aresType: string;
	readonly aresKey: string;
	readonly placeIn: Texts;
	readonly count: number;
	/** Mean of the homes' public points. */
	readonly lat: number;
	readonly lng: number;
}

/** The whole tree of places; small enough to read at once and to keep. */
export interface Places {
	readonly regions: readonly RegionRow[];
	readonly places: readonly PlaceRow[];
}

/** Regions and places with at least one home of these statuses. */
export async function loadPlaces(db: Db, statuses: readonly ("live" | "test")[] = ["live"]): Promise<Places> {
	const regions = await sql<RegionRow>`
		SELECT r.region_id AS "regionId", r.country, r.names, r.slugs, r.ares_type AS "aresType", r.ares_key AS "aresKey", r.place_in AS "placeIn",
			count(*)::int AS count, avg(a.public_lat) AS lat, avg(a.public_lng) AS lng
		FROM region r JOIN place p USING (region_id) JOIN accommodation a USING (place_id)
		WHERE a.status = ANY(${[...statuses]}::text[]) GROUP BY r.region_id ORDER BY count(*) DESC, r.region_id`.execute(
		db,
	);
	const places = await sql<PlaceRow>`
		SELECT p.place_id AS "placeId", p.region_id AS "regionId", p.names, p.slugs, p.ares_type AS "aresType",
			p.ares_key AS "aresKey", p.place_in AS "placeIn", count(*)::int AS count, avg(a.public_lat) AS lat, avg(a.public_lng) AS lng
		FROM place p JOIN accommodation a USING (place_id)
		WHERE a.status = ANY(${[...statuses]}::text[]) GROUP BY p.place_id ORDER BY count(*) DESC, p.place_id`.execute(db);
	return { regions: regions.rows, places: places.rows };
}
