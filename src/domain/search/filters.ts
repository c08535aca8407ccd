import { AMENITIES, KINDS, LOCATIONS } from "../accommodation/facts.ts";
import { LIMITS } from "./limits.ts";

/**
 * The filters of a search, each in one line (specification §3, §5, §9). The address, the API, both engines, the panel,
 * the chips and the counts are made from this table: a new filter is a line here, what homes say to it
 * (`search/home-values.ts`, `search/sql/filter-columns.ts`) and its words in four languages.
 */

interface Definition {
	/** Parameter of a page's address. The order of the table is the order in an address. */
	readonly address: string;
	/** Field of the API's request. */
	readonly api: string;
	/** Where the panel shows it. */
	readonly group: FilterGroup;
	/** Key of its name. */
	readonly label: string;
	/** False: its counts are not part of the API's answer. */
	readonly isCountedByApi?: false;
}

/** At least so much of something. Of the choices one counts: another takes its place. */
interface AtLeast extends Definition {
	readonly kind: "atLeast";
	/** What the panel offers and counts; addresses and the API may name others. */
	readonly choices: readonly number[];
	readonly whole: boolean;
	readonly limit: Limit;
	/** Key of a choice and of a chip; both get `value` as the language writes it. */
	readonly choiceLabel: string;
	readonly chip: string;
}

/** A fact that is asked for or not. */
interface Yes extends Definition {
	readonly kind: "yes";
	/** A word of this filter's list too: the API knows no other way, addresses both. */
	readonly wordOf?: "kinds";
	/** It depends on the stay, so that no index can hold it. */
	readonly perStay?: true;
}

/** Words of a closed list: a home must have `all` of them, or be `any` of them. */
interface Words extends Definition {
	readonly kind: "all" | "any";
	readonly words: readonly string[];
	/** Start of the keys of its words. */
	readonly wordLabel: string;
}

/** At most so far away. Not counted. */
interface Within extends Definition {
	readonly kind: "within";
	/** Kilometres that the panel offers. */
	readonly choices: readonly number[];
	readonly limit: Limit;
	readonly choiceLabel: string;
	readonly chip: string;
}

/** Largest value; beyond it an address is taken for a mistake, and the API refuses. */
interface Limit {
	readonly address: number;
	readonly api: number;
}

/** Parts of the panel, in its order. */
export const FILTER_GROUPS = ["location", "kind", "rooms", "amenities", "more"] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

const KILOMETRES = [1, 2, 5, 10, 25] as const;

export const FILTERS = {
	minBedrooms: {
		kind: "atLeast",
		address: "bedrooms",
		api: "minBedrooms",
		choices: [1, 2, 3, 4, 5, 6],
		whole: true,
		limit: LIMITS.rooms,
		group: "rooms",
		label: "filter.bedrooms",
		choiceLabel: "filter.atLeast",
		chip: "filter.bedroomsAtLeast",
	},
	minBathrooms: {
		kind: "atLeast",
		address: "bathrooms",
		api: "minBathrooms",
		choices: [1, 2, 3, 4],
		whole: true,
		limit: LIMITS.rooms,
		group: "rooms",
		label: "filter.bathrooms",
		choiceLabel: "filter.atLeast",
		chip: "filter.bathroomsAtLeast",
		isCountedByApi: false,
	},
	minStars: {
		kind: "atLeast",
		address: "stars",
		api: "minStars",
		choices: [3, 4, 5],
		whole: false,
		limit: { address: 5, api: 5 },
		group: "rooms",
		label: "filter.stars",
		choiceLabel: "filter.starsChoice",
		chip: "filter.starsAtLeast",
		isCountedByApi: false,
	},
	minRating: {
		kind: "atLeast",
		address: "rating",
		api: "minRating",
		choices: [3, 3.5, 4, 4.5],
		whole: false,
		limit: { address: 5, api: 5 },
		group: "rooms",
		label: "filter.rating",
		choiceLabel: "filter.ratingFrom",
		chip: "filter.ratingAtLeast",
	},
	/** Only homes that are known to take no pets. */
	noPets: { kind: "yes", address: "noPets", api: "noPets", group: "more", label: "filter.noPets" },
	companyVfy: { kind: "yes", address: "companyVfy", api: "companyVfy", group: "more", label: "filter.companyVfy" },
	/**
	 * Only homes whose stay shown arrives within 28 days and has a last-minute reduction; without dates: that have
	 * any such stay.
	 */
	lastMinutes: {
		kind: "yes",
		address: "lastMinutes",
		api: "showLastMinutes",
		perStay: true,
		group: "more",
		label: "filter.lastMinutes",
	},
	detached: {
		kind: "yes",
		address: "detached",
		api: "detached",
		wordOf: "kinds",
		group: "kind",
		label: "filter.detached",
	},
	amenities: {
		kind: "all",
		address: "facility",
		api: "amenities",
		words: AMENITIES,
		group: "amenities",
		label: "filter.amenities",
		wordLabel: "amenity",
	},
	kinds: {
		kind: "any",
		address: "types",
		api: "types",
		words: KINDS,
		group: "kind",
		label: "filter.kind",
		wordLabel: "kind",
	},
	location: {
		kind: "all",
		address: "location",
		api: "location",
		words: LOCATIONS,
		group: "location",
		label: "filter.location",
		wordLabel: "location",
	},
	maxKmFromSkilift: {
		kind: "within",
		address: "maxKmFromSkilift",
		api: "maxKmFromSkilift",
		choices: KILOMETRES,
		limit: LIMITS.km,
		group: "more",
		label: "filter.skilift",
		choiceLabel: "filter.withinKm",
		chip: "filter.kmFromSkilift",
	},
	maxKmFromGolfCourse: {
		kind: "within",
		address: "maxKmFromGolfCourse",
		api: "maxKmFromGolfCourse",
		choices: KILOMETRES,
		limit: LIMITS.km,
		group: "more",
		label: "filter.golfCourse",
		choiceLabel: "filter.withinKm",
		chip: "filter.kmFromGolfCourse",
	},
} as const satisfies Readonly<Record<string, AtLeast | Yes | Words | Within>>;

type Table = typeof FILTERS;
export type FilterName = keyof Table;
/** Names of the filters of a kind. */
export type FilterOf<Kind extends Table[FilterName]["kind"]> = {
	[Name in FilterName]: Table[Name]["kind"] extends Kind ? Name : never;
}[FilterName];
type WordOf<Name extends FilterOf<"all" | "any">> = Table[Name]["words"][number];

/** What a filter asks for: a number (0: nothing), kilometres (null: nothing), words (none: nothing), or whether it is on. */
export type FilterValue<Name extends FilterName> =
	Name extends FilterOf<"atLeast">
		? number
		: Name extends FilterOf<"within">
			? number | null
			: Name extends FilterOf<"all" | "any">
				? readonly WordOf<Name>[]
				: boolean;
export type FilterValues = { readonly [Name in FilterName]: FilterValue<Name> };

/** How many homes the list would hold with one more choice (of alternatives: with that choice in the chosen one's place). */
export type FacetCounts = {
	readonly [Name in FilterOf<"atLeast" | "yes" | "all" | "any">]: Name extends FilterOf<"atLeast">
		? Readonly<Record<number, number>>
		: Name extends FilterOf<"all" | "any">
			? Readonly<Record<WordOf<Name>, number>>
			: number;
};

/** A line of the table with its name. */
export type Filter = { [Name in FilterName]: { readonly name: Name } & Table[Name] }[FilterName];

export const FILTER_LIST: readonly Filter[] = Object.entries(FILTERS).map(
	([name, definition]) => ({ name, ...definition }) as Filter,
);

/** The filters of a kind, in the order of the table. */
export function filtersOf<Kind extends Filter["kind"]>(...kinds: readonly Kind[]): Extract<Filter, { kind: Kind }>[] {
	return FILTER_LIST.filter((filter): filter is Extract<Filter, { kind: Kind }> =>
		kinds.some((kind) => kind === filter.kind),
	);
}

/** Filters whose counts are shown. */
export const COUNTED_FILTERS = filtersOf("atLeast", "yes", "all", "any");
/** Counted filters of which another choice takes the chosen one's place. */
export const ALTERNATIVES = filtersOf("atLeast", "any");

/** The choices of a counted filter, in the order of their counts. */
export function choicesOf(filter: (typeof COUNTED_FILTERS)[number]): readonly (string | number | true)[] {
	if (filter.kind === "yes") return [true];
	return filter.kind === "atLeast" ? filter.choices : filter.words;
}

/** The choices of a filter that are set; at least none is no choice. */
export function chosenOf({ name, kind }: Filter, filters: FilterValues): readonly (string | number | true)[] {
	const value = filters[name];
	if (typeof value === "boolean") return value ? [true] : [];
	if (typeof value === "object") return value ?? [];
	return kind === "atLeast" && value <= 0 ? [] : [value];
}

/** The counts of all filters; `count` answers the one of a choice by its place among the filter's choices. */
export function facetsFrom(count: (filter: (typeof COUNTED_FILTERS)[number], index: number) => number): FacetCounts {
	return Object.fromEntries(
		COUNTED_FILTERS.map((filter) => {
			if (filter.kind === "yes") return [filter.name, count(filter, 0)];
			const counts = choicesOf(filter).map((choice, index) => [String(choice), count(filter, index)]);
			return [filter.name, Object.fromEntries(counts)];
		}),
	) as FacetCounts;
}

/** Filters that stand in a list of the API's as one of its words. */
export function wordsOf(filter: Extract<Filter, { kind: "all" | "any" }>): readonly string[] {
	const own = filtersOf("yes").flatMap((yes) => ("wordOf" in yes && yes.wordOf === filter.name ? [yes.name] : []));
	return [...filter.words, ...own];
}

/** Nothing is asked for. */
export const NO_FILTER_VALUES = filterValues(() => undefined);

/**
 * The values of all filters; `read` answers the value of one as it stands somewhere, undefined where it does not.
 * A word that is a filter of its own, such as `detached` among the kinds, is taken out of its list.
 */
export function filterValues(read: (filter: Filter) => unknown): FilterValues {
	const values = FILTER_LIST.map((filter) => {
		const value = read(filter);
		if (filter.kind === "atLeast") return [filter.name, value ?? 0];
		if (filter.kind === "within") return [filter.name, value ?? null];
		if (filter.kind === "yes") return [filter.name, value === true || value === 1];
		const words = Array.isArray(value) ? value : [];
		return [filter.name, filter.words.filter((word) => words.includes(word))];
	});
	return Object.fromEntries(values) as FilterValues;
}
