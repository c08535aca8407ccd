import type { Language } from "#domain/language.ts";
import { homeSlug, href } from "./href.ts";
import { slugify } from "./slug.ts";

/** Words of a home's address in one language. */
export interface HomeAddress {
	readonly accoId: string;
	readonly title: string;
	readonly countrySlug: string;
	readonly regionSlug: string;
	readonly placeSlug: string;
}

/** Public path of a home's own screen; the short one where a word of the long one is missing. */
export function homePath(language: Language, home: HomeAddress): string {
	const { accoId, title, countrySlug: country, regionSlug: region, placeSlug: place } = home;
	if (!country || !region || !place) return href("accommodation", language, { accoId });
	return href("homeDetail", language, { country, region, place, home: homeSlug(slugify(title), accoId) });
}
