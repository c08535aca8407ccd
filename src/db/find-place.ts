import { sql } from "kysely";
import { COUNTRY_CODES } from "#domain/countries.ts";
import type { Language } from "#domain/language.ts";
import type { Db } from "./client.ts";

/** Slugs of one language, from the widest to the narrowest. */
export interface PlaceSlugs {
	readonly country?: string | undefined;
	readonly region?: string | undefined;
	readonly placename?: string | undefined;
}

export interface FoundPlace {
	readonly country?: string;
	readonly regionId?: number;
	readonly placeId?: number;
}

/**
 * The ids behind a language's slugs, or the part that names nothing. Regions are looked for in the country,
 * place names in the region, where these are given.
 */
export async function findPlace(
	db: Db,
	language: Language,
	slugs: PlaceSlugs,
	countrySlug: (code: string) => string,
): Promise<{ readonly place: FoundPlace } | { readonly unknown: readonly (keyof PlaceSlugs)[] }> {
	const unknown: (keyof PlaceSlugs)[] = [];
	let place: FoundPlace = {};
	if (slugs.country !== undefined) {
		const country = COUNTRY_CODES.find((code) => countrySlug(code) === slugs.country);
		if (country) place = { country };
		else unknown.push("country");
	}
	if (slugs.region !== undefined) {
		const region = await db
			.selectFrom("region")
			.select(["region_id", "country"])
			.where(sql<string>`slugs ->> ${language}`, "=", slugs.region)
			.$if(place.country !== undefined, (query) => query.where("country", "=", place.country ?? ""))
			.orderBy("region_id")
			.executeTakeFirst();
		if (region) place = { ...place, regionId: region.region_id };
		else unknown.push("region");
	}
	if (slugs.placename !== undefined) {
		const found = await db
			.selectFrom("place as p")
			.innerJoin("region as r", "r.region_id", "p.region_id")
			.select("p.place_id")
			.where(sql<string>`p.slugs ->> ${language}`, "=", slugs.placename)
			.$if(place.country !== undefined, (query) => query.where("r.country", "=", place.country ?? ""))
			.$if(place.regionId !== undefined, (query) => query.where("p.region_id", "=", place.regionId ?? 0))
			.orderBy("p.place_id")
			.executeTakeFirst();
		if (found) place = { ...place, placeId: found.place_id };
		else unknown.push("placename");
	}
	return unknown.length > 0 ? { unknown } : { place };
}
