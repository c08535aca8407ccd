import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { PayPlace } from "#domain/accommodation/rates.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { CodeRefusal, StayRefusal } from "#domain/pricing/refusal.ts";
import type { SearchParams } from "../search-params.ts";

/** What a home's screen shows, in one language. Days are ISO dates. */
export interface AccommodationView {
	readonly acco: ListedAccommodation;
	readonly description: string;
	/** Language of the description where it is not the page's. */
	readonly descriptionLanguage: string | null;
	readonly areaM2: number | null;
	readonly companyVfy: boolean;
	readonly registrationNumber: string | null;
	readonly checkinFrom: string | null;
	readonly checkoutUntil: string | null;
	readonly distances: readonly { readonly what: "sea" | "lake" | "skilift" | "golfCourse"; readonly km: number }[];
	/** The newest ones, those in the page's language first. */
	readonly reviews: readonly ReviewView[];
	/** Homes like it nearby, for the same stay and party. */
	readonly similar: readonly ListedAccommodation[];
	readonly crumbs: readonly { readonly label: string; readonly href: string }[];
	readonly params: SearchParams;
	/** Public path without its query. */
	readonly path: string;
	readonly bookingPath: string;
	readonly today: string;
	readonly calendar: CalendarView;
	readonly offer: OfferView | null;
	readonly refusal: RefusalView | null;
	readonly alternates: Localized;
	readonly canonical: string;
	readonly indexable: boolean;
}

/** What a guest wrote. */
export interface ReviewView {
	readonly author: string;
	/** Display name of where the guest lives. */
	readonly country: string;
	readonly language: Language;
	/** Name of that language where it is not the page's. */
	readonly writtenIn: string | null;
	/** One to five. */
	readonly rating: number;
	/** First day of the month of the stay. */
	readonly stayed: string;
	readonly text: string;
}

/** The price of the stay asked for. */
export interface OfferView {
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
	readonly lines: readonly PriceLine[];
	readonly totalCents: Cents;
	readonly grandCents: Cents;
	readonly perNightCents: Cents;
	readonly creditsCents: Cents;
	readonly dueCents: Cents;
	readonly instalments: readonly { readonly dueOn: string; readonly cents: Cents }[];
	readonly depositCents: Cents;
	readonly discount?: { readonly code: string; readonly refused?: CodeRefusal };
	readonly allowedTypes: readonly BookingType[];
}

export interface PriceLine {
	readonly code: string;
	/** Its words in the language of the page. */
	readonly label: string;
	readonly quantity: number;
	readonly amountCents: Cents;
	readonly pay: PayPlace;
}

/** Why the stay is not possible, and what is. */
export interface RefusalView {
	readonly code: StayRefusal;
	/** Numbers that the sentence names: a capacity, a minimum. */
	readonly limit: number | null;
	/** Homes nearby that take the whole party, for the same stay; only where the home is too small for it. */
	readonly homes: readonly ListedAccommodation[];
	/** Stays of this home; of a smaller party where it does not take the one asked for. */
	readonly alternatives: readonly {
		readonly arrival: string;
		readonly departure: string;
		readonly grandCents: Cents;
		readonly party: {
			readonly adults: number;
			readonly children: number;
			readonly babies: number;
			readonly pets: number;
		};
	}[];
}

export interface CalendarView {
	/** `YYYY-MM` of the first month shown. */
	readonly month: string;
	/** The next 12 months stand at once. */
	readonly wholeYear: boolean;
	/** Nights that the prices are of; null: the shortest stay of each day. */
	readonly nights: number | null;
	/** Lengths that the home lets for. */
	readonly lengths: readonly number[];
	/** The cheapest moments of the next 12 months by price a night; empty while a departure is chosen. */
	readonly best: readonly BestStay[];
	readonly previous: string | null;
	readonly next: string | null;
	readonly months: readonly { readonly month: string; readonly days: readonly CalendarDay[] }[];
	/** Without an arrival the days are arrivals, with one they are departures. */
	readonly choosing: "arrival" | "departure";
}

export interface BestStay {
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
	readonly grandCents: Cents;
}

export interface CalendarDay {
	readonly day: string;
	/** All-in total of the stay that this day would begin or end. */
	readonly cents: Cents | null;
	readonly nights: number | null;
	/** 1 (cheap) … 5 (dear) among the home's next 12 months, or the departures shown; null without a price. */
	readonly heat: 1 | 2 | 3 | 4 | 5 | null;
	readonly reason: StayRefusal | "PAST" | null;
	readonly minNights: number;
}
