import { fulfils } from "#domain/accommodation/facts.ts";
import type { Filter, FilterName, FilterOf, FilterValues } from "#domain/search/filters.ts";
import type { SearchHome } from "./search-home.ts";

/** What a home says to each filter. What depends on the stay is not here: an engine finds it with the price. */

type StoredFilter = Exclude<FilterName, "lastMinutes">;

/** Unknown numbers are null, and fail every filter that asks for one. */
type HomeValue<Name extends StoredFilter> =
	Name extends FilterOf<"atLeast" | "within">
		? number | null
		: Name extends FilterOf<"all" | "any">
			? (word: FilterValues[Name][number]) => boolean
			: boolean;

const HOME_VALUES: { readonly [Name in StoredFilter]: (home: SearchHome) => HomeValue<Name> } = {
	minBedrooms: ({ facts }) => facts.bedrooms,
	minBathrooms: ({ facts }) => facts.bathrooms,
	minStars: ({ facts }) => facts.stars,
	minRating: ({ facts }) => facts.rating,
	noPets: ({ home, facts }) => facts.petsKnown && home.maxPets === 0,
	companyVfy: ({ facts }) => facts.companyVfy,
	detached: ({ facts }) => facts.detached,
	amenities:
		({ facts }) =>
		(wanted) =>
			fulfils(facts.amenities, wanted),
	kinds:
		({ facts }) =>
		(kind) =>
			facts.kind === kind,
	location:
		({ facts }) =>
		(fact) =>
			facts.location.includes(fact),
	maxKmFromSkilift: ({ facts }) => facts.kmSkilift,
	maxKmFromGolfCourse: ({ facts }) => facts.kmGolfCourse,
};

/** A number that a filter compares; null: unknown. */
export function homeNumber(name: FilterOf<"atLeast" | "within">, home: SearchHome): number | null {
	return HOME_VALUES[name](home);
}

/** Whether one choice of a filter, taken alone, would keep a home. */
export function hasChoice(filter: Filter, home: SearchHome): (choice: string | number | true) => boolean {
	if (filter.name === "lastMinutes") throw new Error("depends on the stay");
	const value = HOME_VALUES[filter.name](home);
	if (typeof value === "boolean") return () => value;
	if (value === null) return () => false;
	if (typeof value === "function") return (choice) => value(choice as never);
	return filter.kind === "within" ? (choice) => value <= Number(choice) : (choice) => value >= Number(choice);
}
