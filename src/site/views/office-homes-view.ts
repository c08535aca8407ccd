import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import type { CheckedHome } from "#domain/accommodation/publication.ts";
import type { RecordBooking, RecordView } from "./office-records-view.ts";
import type { ProposalLine } from "./owner-view.ts";

/** The office's homes. Days are ISO days, instants ISO instants, sums cents. */

export interface HomeLine {
	readonly id: string;
	readonly href: string;
	readonly title: string;
	readonly place: string;
	readonly country: string;
	readonly owner: string;
	readonly status: AccommodationStatus;
	/** Staff decided on the status: feeds do not change it. */
	readonly isHeld: boolean;
	readonly changed: string;
	/** Null: it has none, or is not on the site. */
	readonly picture: string | null;
}

export interface HomesPage {
	readonly name: "homes";
	/** What owners proposed and nobody has decided, for who may. */
	readonly proposals: readonly {
		readonly id: string;
		readonly href: string;
		readonly home: string;
		readonly title: string;
	}[];
	readonly q: string;
	readonly owner: string;
	readonly lists: readonly {
		readonly status: AccommodationStatus | null;
		readonly href: string;
		readonly isHere: boolean;
	}[];
	readonly status: AccommodationStatus | null;
	readonly lines: readonly HomeLine[];
	readonly more: string | null;
}

export interface OfficeHomePage extends Omit<HomeLine, "href" | "picture"> {
	readonly name: "officeHome";
	readonly record: RecordView;
	readonly facts: {
		/** In the language of the page. */
		readonly kind: string;
		readonly bedrooms: number;
		readonly guests: number;
		readonly pictures: number;
		readonly reviews: number;
		readonly calendars: number;
		readonly bookMode: "instant" | "on_request";
		readonly mayHold: boolean;
		readonly registration: string | null;
		/** Whose it is; the link is for who may see owners. */
		readonly ownedBy: { readonly name: string; readonly href: string | null } | null;
		readonly host: string | null;
		/** The feed that it came by, with its number there; the link is for who may see feeds. */
		readonly source: { readonly name: string; readonly href: string | null } | null;
	};
	readonly units: readonly string[];
	/** The first of them, while it is on the site. */
	readonly pictures: readonly string[];
	readonly checks: readonly CheckedHome[];
	/** The price that the site names: the cheapest stay of the next twelve months. */
	readonly from: {
		readonly arrival: string;
		readonly departure: string;
		readonly grandCents: number;
		readonly perNightCents: number;
	} | null;
	/** Seasons that are not over. */
	readonly seasons: readonly {
		readonly from: string;
		readonly to: string;
		readonly nightCents: number;
		readonly minNights: number;
	}[];
	/** Its own calendar and those that it takes in; null: not for this person. */
	readonly calendar: {
		/** Who knows it reads the calendar. */
		readonly address: string;
		readonly reads: readonly {
			/** The site it comes from; its address is the owner's. */
			readonly host: string;
			/** When it was read last, ISO; null: not yet. */
			readonly at: string | null;
			readonly hasFailed: boolean;
		}[];
	} | null;
	/** What the owner proposed and nobody has decided; null: not for this person. */
	readonly proposals: readonly ProposalLine[] | null;
	/** Bookings, options and requests whose stay is not over: how many, and the first of them. */
	readonly coming: {
		readonly count: number;
		readonly first: readonly RecordBooking[];
	};
	/** What staff decided last, and why; null: nobody did. */
	readonly decided: {
		readonly to: "live" | "test" | "off";
		readonly at: string;
		readonly by: string;
		readonly reason: string | null;
	} | null;
	/** Where it is seen; on the site while it is there. */
	readonly links: {
		readonly site: string | null;
		readonly board: string;
		readonly bookings: string;
		/** Where a booking of it begins; null: it is not on the site, or not for this person. */
		readonly book: string | null;
	};
}
