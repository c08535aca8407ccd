import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { SearchParams } from "../search-params.ts";

/** What the server finds for content blocks that show more than they hold. */

/** Homes of a block, and the search that they come from. */
export interface BlockHomes {
	readonly accos: readonly ListedAccommodation[];
	/** Homes of the search. */
	readonly totalResults: number;
	/** The search that holds them all; null where the block names its homes. */
	readonly searchPath: string | null;
	/** The search without its place, as the search box keeps it. */
	readonly params: SearchParams;
	readonly placeLabel: string;
	/** Slugs in the language, from the country down; empty for everywhere. */
	readonly placeSlugs: readonly string[];
	/** First day that a stay can begin, ISO. */
	readonly today: string;
}

/** A place to start a search from. */
export interface StartingPlace {
	readonly label: string;
	readonly href: string;
	/** Its live homes. */
	readonly count: number;
}

/** The weather of a place. Temperatures are whole degrees Celsius, codes those of the WMO (table 4677). */
export interface Forecast {
	readonly now: { readonly temperature: number; readonly code: number; readonly isDay: boolean };
	/** Today first. */
	readonly days: readonly ForecastDay[];
	/** Instant of the reading, ISO. */
	readonly readAt: string;
}

export interface ForecastDay {
	/** ISO, in the place's own time. */
	readonly date: string;
	readonly min: number;
	readonly max: number;
	readonly code: number;
}

export interface PlaceWeather extends Forecast {
	/** Older than it should be, since the service does not answer: its time belongs beside it. */
	readonly stale: boolean;
}
