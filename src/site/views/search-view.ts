import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Localized } from "#domain/language.ts";
import type { FacetCounts } from "#domain/search/filters.ts";
import type { HeadText } from "../head-text.ts";
import type { SearchParams } from "../search-params.ts";
import type { LastMinuteView } from "./last-minute-view.ts";
import type { WhyView } from "./why-view.ts";

/** What the search screen shows, in one language. */
export interface SearchView {
	/** `listing`: a page of its own, scoped to the homes of a market. */
	readonly kind: "all" | "place" | "lastMinute" | "listing";
	/** Title above the list, such as "Tirol" or "Kirchberg in Tirol"; null for everywhere. */
	readonly place: string | null;
	/** The same as a sentence says it: `op Mallorca`. */
	readonly placeIn: string | null;
	/** Slugs of the place from the country down; empty for everywhere. */
	readonly placeSlugs: readonly string[];
	/** Text of the destination field. */
	readonly placeLabel: string;
	readonly crumbs: readonly { readonly label: string; readonly href: string }[];
	readonly params: SearchParams;
	/** Public path without its query. */
	readonly path: string;
	readonly today: string;
	readonly totalResults: number;
	readonly perPage: number;
	readonly accos: readonly ListedAccommodation[];
	/** Last minutes by week of arrival: the homes are listed there. */
	readonly lastMinutes?: LastMinuteView;
	/** Homes that are possible on other dates near those asked for, each with its own. */
	readonly otherDates: readonly ListedAccommodation[];
	/** Smallest box around all homes; null without any. */
	readonly bounds: SearchParams["bounds"] | null;
	readonly priceRange: { readonly min: number; readonly max: number } | null;
	readonly priceHistogram: readonly number[];
	readonly facets: FacetCounts;
	/** A home that was asked for by its address but is no longer offered. */
	readonly unknownHome: boolean;
	/** A text of the search box that names no place, and the places whose names are nearest to it. */
	readonly unknownPlace: {
		readonly text: string;
		/** The places offered have names that look like the text; otherwise they are the largest countries. */
		readonly alike: boolean;
		readonly nearest: readonly {
			readonly label: string;
			readonly detail: string;
			readonly href: string;
			/** Homes there. */
			readonly count: number;
		}[];
	} | null;
	/** The sentence that the search was read from. */
	readonly reading?: {
		readonly text: string;
		/** What was not understood of it, as it was typed. */
		readonly left: readonly string[];
		/** Public path of the same search without the place. */
		readonly everywhere: string;
	};
	/** Without hits: one filter less, and how many homes that gives. */
	readonly relaxedSearches: readonly { readonly params: SearchParams; readonly count: number }[];
	readonly alternates: Localized;
	readonly canonical: string;
	readonly head: HeadText;
	readonly indexable: boolean;
	/** Why a home stands where it stands; only for staff who ask. */
	readonly why?: WhyView;
	/** How many of the homes are test houses, in words; only for staff who chose to see them. */
	readonly testHouses?: string;
}
