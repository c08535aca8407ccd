import type { Amenity, BookMode, Kind } from "./facts.ts";

/** An accommodation as lists show it, in one language (specification §3 list item); calls answer it as `ListedAccommodation` (`site/api/acco.ts`). */
export interface ListedAccommodation {
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
	/** The all-in price of the stay asked for. */
	readonly stayCents: number | null;
	readonly nightCents: number | null;
	readonly stay: StayDates | null;
	/** Without dates: the lowest price of the next 12 months with its dates. */
	readonly from: PricedStayDates | null;
	/** With flexible dates: how many stays are possible, and the cheapest of them in order of arrival. */
	readonly choices: { readonly count: number; readonly cheapest: readonly PricedStayDates[] } | null;
	/** The last-minute reduction of the price shown; in a list of last minutes without dates, the home's best one. */
	readonly lastMinute: LastMinuteStay | null;
	readonly bookMode: BookMode;
	readonly badges: readonly AccoBadge[];
	/** Why it fits the wishes of a search, each in a few words; absent where nothing was wished for. */
	readonly fits?: readonly string[];
	/** Only staff are shown this home: said in honey wherever it stands. Absent for every other. */
	readonly mark?: string;
}

export interface AccoImage {
	readonly src: string;
	readonly alt: string;
}

export interface StayDates {
	/** ISO dates. */
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
}

/** All-in prices of a stay. */
export interface PricedStayDates extends StayDates {
	readonly stayCents: number;
	readonly nightCents: number;
}

/** A stay with a last-minute reduction. */
export interface LastMinuteStay extends PricedStayDates {
	/** The same stay, all-in, at its lowest before the last-minute span. */
	readonly beforeCents: number;
	/** Off the whole price, rounded down. */
	readonly percent: number;
	/** What the owner takes off the rent (100 is 1 %), and for arrivals how many days away at most. */
	readonly rule: { readonly bp: number; readonly withinDays: number };
}

/** At most one is shown on a card. */
export const ACCO_BADGES = ["lastMinute", "atTheWater", "atThePiste", "visited"] as const;
export type AccoBadge = (typeof ACCO_BADGES)[number];
