import { type RawBuilder, sql } from "kysely";
import { LOCATIONS, type LocationFact } from "#domain/home/facts.ts";
import { type Party, personsOf } from "#domain/party/party.ts";
import type { SearchQuery } from "../query.ts";

/** Columns of `accommodation` that hold the location facts. */
export const LOCATION_COLUMNS: Readonly<Record<LocationFact, string>> = {
	nearSkiSlope: "near_ski_slope",
	nearSea: "near_sea",
	nearLake: "near_lake",
	onHolidayPark: "on_holiday_park",
	nearSkibus: "near_skibus",
};

/**
 * Homes that pass status, place, party and every narrowing filter. The groups of the facets and the price come
 * later: their counts need the homes that fail just one of them.
 */
export function candidates({ filters, party }: SearchQuery): RawBuilder<unknown> {
	return sql`
		SELECT a.acco_id, a.acco_no, a.public_lat AS lat, a.public_lng AS lng, a.country, a.kind, a.detached, a.bedrooms,
			a.bathrooms, a.stars, a.rating, a.max_guests, a.included_guests, a.min_lead_days, a.amenities,
			a.near_ski_slope, a.near_sea, a.near_lake, a.on_holiday_park, a.near_skibus, a.company_vfy,
			a.pets_known AND a.max_pets = 0 AS no_pets,
			s.last_minute, s.own_points, s.from_arrival, s.from_nights, s.from_cents, s.per_night AS from_per_night
		FROM accommodation a
		JOIN place p USING (place_id)
		JOIN search_home s USING (acco_id)
		WHERE ${sql.join(conditions(filters, party), sql` AND `)}`;
}

function conditions(filters: SearchQuery["filters"], party: Party): RawBuilder<unknown>[] {
	const statuses = { no: ["live"], yes: ["live", "test"], testOnly: ["test"] }[filters.testHouses];
	const { country, regionId, placeId } = filters.place;
	const { bounds } = filters;
	const all: RawBuilder<unknown>[] = [
		sql`a.status = ANY(${statuses}::text[])`,
		sql`${party.adults >= 1}::boolean`,
		sql`a.max_guests >= ${personsOf(party)}`,
		sql`a.max_babies >= ${party.babies}`,
		sql`a.max_pets >= ${party.pets}`,
	];
	if (country !== undefined) all.push(sql`a.country = ${country}`);
	if (regionId !== undefined) all.push(sql`p.region_id = ${regionId}`);
	if (placeId !== undefined) all.push(sql`a.place_id = ${placeId}`);
	if (bounds) {
		const { south, west, north, east } = bounds;
		all.push(sql`a.public_lat BETWEEN ${south}::float8 AND ${north}::float8`);
		all.push(
			west <= east
				? sql`a.public_lng BETWEEN ${west}::float8 AND ${east}::float8`
				: sql`(a.public_lng >= ${west}::float8 OR a.public_lng <= ${east}::float8)`,
		);
	}
	if (filters.amenities.length > 0) all.push(sql`a.amenities @> ${[...filters.amenities]}::text[]`);
	for (const location of LOCATIONS) {
		if (filters.location.includes(location)) all.push(sql`a.${sql.raw(LOCATION_COLUMNS[location])}`);
	}
	if (filters.detached) all.push(sql`a.detached`);
	if (filters.noPets) all.push(sql`a.pets_known AND a.max_pets = 0`);
	if (filters.companyVfy) all.push(sql`a.company_vfy`);
	if (filters.lastMinutes) all.push(sql`s.last_minute`);
	if (filters.maxKmFromSkilift !== null) all.push(sql`a.km_skilift <= ${filters.maxKmFromSkilift}::real`);
	if (filters.maxKmFromGolfCourse !== null) all.push(sql`a.km_golf_course <= ${filters.maxKmFromGolfCourse}::real`);
	if (filters.accoIds) all.push(sql`a.acco_id = ANY(${[...filters.accoIds]}::text[])`);
	return all;
}
