import type { Amenity, BookMode, Kind } from "./facts.ts";

/** A home as lists and calls show it, in one language (specification §3 list item, §7). */
export interface Acco {
	readonly accoId: string;
	readonly title: string;
	/** Display names in the language asked for. */
	readonly country: string;
	readonly countryCode: string;
	readonly region: string;
	readonly placename: string;
	readonly lat: number;
	readonly lng: number;
	readonly kind: Kind;
	readonly maxGuests: number;
	readonly maxPets: number;
	readonly bedrooms: number;
	readonly bathrooms: number;
	readonly stars: number | null;
	readonly rating: number | null;
	readonly reviews: number;
	readonly amenities: readonly Amenity[];
	readonly images: readonly AccoImage[];
	/** Public path of the home's own screen. */
	readonly url: string;
	/** Euros, two decimals: the all-in price of the stay asked for. */
	readonly pricePerStay: number | null;
	readonly pricePerNight: number | null;
	readonly stay: AccoStay | null;
	/** Without dates: the lowest price of the next 12 months with its dates. */
	readonly from: PricedAccoStay | null;
	/** With flexible dates: how many stays are possible, and the cheapest of them in order of arrival. */
	readonly choices: { readonly count: number; readonly cheapest: readonly PricedAccoStay[] } | null;
	/** The last-minute reduction of the price shown; in a list of last minutes without dates, the home's best one. */
	readonly lastMinute: LastMinuteStay | null;
	readonly bookMode: BookMode;
	readonly badges: readonly AccoBadge[];
}

export interface AccoImage {
	readonly src: string;
	readonly alt: string;
}

export interface AccoStay {
	/** ISO dates. */
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
}

/** Prices in euros, two decimals. */
export interface PricedAccoStay extends AccoStay {
	readonly pricePerStay: number;
	readonly pricePerNight: number;
}

/** A stay with a last-minute reduction. */
export interface LastMinuteStay extends PricedAccoStay {
	/** Euros: the same stay, all-in, without the reduction. */
	readonly before: number;
	/** Off the whole price, rounded down. */
	readonly percent: number;
}

/** At most one is shown on a card. */
export const ACCO_BADGES = ["lastMinute", "atTheWater", "atThePiste", "visited"] as const;
export type AccoBadge = (typeof ACCO_BADGES)[number];
