import type { Amenity, HomeStatus, Kind, LocationFact } from "#domain/home/facts.ts";
import { type Occupancy, occupancyOf, type SellableHome } from "#domain/home/home.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";

/** A home as the search takes it in: what decides its price, what filters and sorts it, and its taken nights. */
export interface CatalogueHome {
	readonly home: SellableHome;
	readonly status: HomeStatus;
	readonly facts: HomeFacts;
	/** Physical units that a sale of the home claims. */
	readonly unitIds: readonly string[];
	/** Claims on any of the units that were live when the home was read. */
	readonly taken: readonly TakenPeriod[];
}

/** A claim on nights, half-open [arrival, departure). */
export interface TakenPeriod {
	readonly arrival: DayNumber;
	readonly departure: DayNumber;
	/** Instant (ms since 1970) from which a hold or option counts as free; null: it stands. */
	readonly expiresAt: number | null;
}

export interface HomeFacts {
	readonly regionId: number;
	readonly placeId: number;
	/** The public position. */
	readonly lat: number;
	readonly lng: number;
	readonly kind: Kind;
	readonly detached: boolean;
	readonly bedrooms: number;
	readonly bathrooms: number;
	readonly stars: number | null;
	/** 0 to 5; null without reviews. */
	readonly rating: number | null;
	readonly reviews: number;
	/** False where the source says nothing about pets. */
	readonly petsKnown: boolean;
	readonly companyVfy: boolean;
	readonly amenities: readonly Amenity[];
	readonly location: readonly LocationFact[];
	readonly kmSkilift: number | null;
	readonly kmGolfCourse: number | null;
	/** How much is known and shown of the home; only the recommended order looks at these. */
	readonly imageCount: number;
	readonly describedLanguages: number;
	readonly areaKnown: boolean;
	readonly checkTimesKnown: boolean;
}

/** The taken nights of a home at an instant (ms since 1970): expired holds and options count as free. */
export function occupancyAt(taken: readonly TakenPeriod[], now: number): Occupancy {
	return occupancyOf(taken.filter((period) => isLive(period, now)));
}

export function isLive(period: TakenPeriod, now: number): boolean {
	return period.expiresAt === null || period.expiresAt > now;
}

/** True for homes that a search may ever answer: drafts and homes taken off are not in any index. */
export function isSearchable(status: HomeStatus): boolean {
	return status === "live" || status === "test";
}
