import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { EnergyLabel, HouseRules, Room } from "#domain/accommodation/living.ts";
import type { PayPlace } from "#domain/accommodation/rates.ts";
import type { MinutesAway } from "#domain/geo/minutes-away.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { CodeRefusal, StayRefusal } from "#domain/pricing/refusal.ts";
import type { BestStay, YearMonth } from "#domain/pricing/year-months.ts";
import type { HeadText } from "../head-text.ts";
import type { SearchParams } from "../search-params.ts";

/** What a home's screen shows, in one language. Days are ISO dates. */
export interface AccommodationView {
	readonly acco: ListedAccommodation;
	readonly description: string;
	readonly head: HeadText;
	/** Where it is, as a sentence says it. */
	readonly placeIn: string;
	/** Language of the description where it is not the page's. */
	readonly descriptionLanguage: Language;
	readonly areaM2: number | null;
	readonly companyVfy: boolean;
	readonly registrationNumber: string | null;
	readonly checkinFrom: string | null;
	readonly checkoutUntil: string | null;
	readonly detached: boolean;
	/** Storey of the entrance; null: unknown, or all of the house. */
	readonly floor: number | null;
	readonly lift: boolean | null;
	/** None where nobody said how people sleep. */
	readonly rooms: readonly Room[];
	readonly houseRules: HouseRules;
	readonly maxBabies: number;
	readonly energyLabel: EnergyLabel | null;
	readonly depositCents: Cents;
	readonly cancellation: CancellationView;
	/** What the public may see of where it lies. */
	readonly point: { readonly lat: number; readonly lng: number; readonly isArea: boolean };
	readonly distances: readonly DistanceView[];
	readonly reviews: ReviewsView;
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
	/** Shows all pictures one under the other, and nothing else: the way without script. */
	readonly showsAllPictures: boolean;
	readonly alternates: Localized;
	readonly canonical: string;
	readonly indexable: boolean;
}

/** How far something is, and how long it takes. */
export interface DistanceView {
	readonly what: "sea" | "lake" | "skilift" | "golfCourse";
	readonly km: number;
	/** Null: nobody walks so far, and the place has no cars. */
	readonly away: MinutesAway | null;
}

/** What giving the stay up costs: by days before arrival, and with a priced stay by dates and sums. */
export interface CancellationView {
	readonly steps: readonly {
		/** More days before arrival than this; null: the last step, to the arrival. */
		readonly moreThanDays: number | null;
		/** First and last day, ISO; null without a stay, and where there is no such end. */
		readonly from: string | null;
		readonly through: string | null;
		readonly feeBp: number;
		/** What is kept, and what of the invoice's total goes back; null without a priced stay. */
		readonly feeCents: Cents | null;
		readonly backCents: Cents | null;
		/** It holds today. */
		readonly isNow: boolean;
	}[];
}

/** A page of the reviews of a home. */
export interface ReviewsView {
	readonly shown: readonly ReviewView[];
	/** Reviews with words, in all languages. */
	readonly total: number;
	/** How many gave five stars, four, and so on to one. */
	readonly stars: readonly { readonly stars: number; readonly count: number }[];
	/** Languages they are written in, most reviews first, by their own names. */
	readonly languages: readonly { readonly language: Language; readonly name: string; readonly count: number }[];
	/** Only those of this language are shown. */
	readonly language: Language | null;
	readonly page: number;
	readonly pages: number;
}

/** What a guest wrote. */
export interface ReviewView {
	readonly reviewId: number;
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
	/** The same in the page's language, where the source gave it. */
	readonly translation: string | null;
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
	/** The next 12 months, each with its cheapest stay by price a night. */
	readonly year: readonly YearMonth[];
	/** Why a pressed day cannot be chosen; null: none was pressed. */
	readonly explained: ExplainedDay | null;
	readonly previous: string | null;
	readonly next: string | null;
	readonly months: readonly { readonly month: string; readonly days: readonly CalendarDay[] }[];
	/** Without an arrival the days are arrivals, with one they are departures. */
	readonly choosing: "arrival" | "departure";
}

/** A day that cannot be chosen: the reason, the rule of its season, and the nearest stays that are possible. */
export interface ExplainedDay {
	readonly day: string;
	readonly code: StayRefusal | "PAST";
	/** Number that the sentence names. */
	readonly limit: number | null;
	/** ISO weekdays of arrival and the least nights in the season of the day; null: it has no season. */
	readonly rule: { readonly arrivalDays: readonly number[]; readonly minNights: number } | null;
	readonly stays: readonly BestStay[];
}

export interface CalendarDay {
	readonly day: string;
	/** All-in total of the stay that this day would begin or end. */
	readonly cents: Cents | null;
	readonly nights: number | null;
	/** 1 (cheap) … 5 (dear) among the home's next 12 months, or the departures shown; null without a price. */
	readonly heat: 1 | 2 | 3 | 4 | 5 | null;
	readonly reason: StayRefusal | "PAST" | null;
	/** The number that the reason is about; null: it is about none. */
	readonly limit: number | null;
}
