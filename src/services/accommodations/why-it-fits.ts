import type { AccoRow } from "#db/accommodations/acco-rows.ts";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import { distanceText } from "#i18n/distance-text.ts";
import { choiceLabel } from "#i18n/filter-words.ts";
import type { SearchParams } from "#site/search-params.ts";
import { setFilters } from "#site/set-filters.ts";

/** Reasons of a card at most: two lines of it. */
const MOST_REASONS = 4;

/** What a wish for nearness is about, and the kilometres that answer it. */
const NEARNESS = {
	nearSea: ["sea", "km_sea"],
	nearLake: ["lake", "km_lake"],
	nearSkiSlope: ["skilift", "km_skilift"],
	maxKmFromSkilift: ["skilift", "km_skilift"],
	maxKmFromGolfCourse: ["golfCourse", "km_golf_course"],
} as const;

type Kilometres = Pick<AccoRow, (typeof NEARNESS)[keyof typeof NEARNESS][1] | "max_pets">;

/**
 * Why a home fits, from the visitor's own wishes and the home's facts alone: how far it is to what should be near, the
 * pets that may come, then what else was asked for. Empty where nothing tells this home from the others of the list.
 */
export function whyItFits(row: Kilometres, params: SearchParams, language: Language): readonly string[] {
	const t = translator(language);
	const near: string[] = [];
	const amenities: string[] = [];
	for (const { filter, choice } of setFilters(params)) {
		const nearness = NEARNESS[(typeof choice === "string" ? choice : filter.address) as keyof typeof NEARNESS];
		const km = nearness ? row[nearness[1]] : null;
		if (nearness && km !== null) near.push(t(`fits.${nearness[0]}`, { distance: distanceText(km, t, language) }));
		else if (filter.kind === "all") amenities.push(choiceLabel(filter, choice, t, language));
	}
	const pets = params.pets && row.max_pets > 0 ? [t("fits.pets", { count: row.max_pets })] : [];
	// That all of the list have a sauna says nothing of this one.
	if (near.length + pets.length === 0) return [];
	return [...new Set([...near, ...pets, ...amenities])].slice(0, MOST_REASONS);
}
