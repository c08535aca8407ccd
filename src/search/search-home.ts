import type { SellableAccommodation } from "#domain/accommodation/accommodation.ts";
import type { Amenity, Kind, LocationFact } from "#domain/accommodation/facts.ts";
import type { Stay } from "#domain/pricing/stay-rules.ts";

/** A home as the search engines take it in: what decides a stay and its price, and what filters look at. */
export interface SearchHome {
	readonly home: SellableAccommodation;
	/** Homes that are off or drafts are not part of an index. */
	readonly status: "live" | "test";
	readonly facts: SearchFacts;
	/** Nights that are sold, held or blocked, of all units; may overlap. */
	readonly taken: readonly Stay[];
	/** Instant (ms) at which the first hold or option among them runs out and the home must be read again. */
	readonly expiresAt: number | null;
}

export interface SearchFacts {
	readonly regionId: number;
	readonly placeId: number;
	/** The public point: pins, bounds and distances use it. */
	readonly lat: number;
	readonly lng: number;
	readonly kind: Kind;
	readonly detached: boolean;
	readonly bedrooms: number;
	readonly bathrooms: number;
	readonly stars: number | null;
	/** 0 … 5. */
	readonly rating: number | null;
	readonly reviews: number;
	/** False where the source says nothing about pets. */
	readonly petsKnown: boolean;
	readonly companyVfy: boolean;
	readonly amenities: readonly Amenity[];
	readonly location: readonly LocationFact[];
	readonly kmSkilift: number | null;
	readonly kmGolfCourse: number | null;
	readonly information: Information;
}

/** How complete a home's description is. */
export interface Information {
	readonly pictures: number;
	/** Languages that have a description. */
	readonly languages: number;
	readonly areaKnown: boolean;
	readonly hoursKnown: boolean;
}
