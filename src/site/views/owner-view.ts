import type { AccommodationStatus } from "#domain/accommodation/facts.ts";
import type { FactsTerms, ProposalState, SeasonTerms } from "#domain/accommodation/owner-proposal.ts";
import type { CheckedHome } from "#domain/accommodation/publication.ts";
import type { PayPlace } from "#domain/accommodation/rates.ts";
import type { ReportedQuarter } from "#domain/booking/dac7.ts";
import type { OwnerEarnings } from "#domain/booking/owner-earnings.ts";
import type { BookingState } from "#domain/booking/process.ts";
import type { EstimateView } from "./estimate-view.ts";

/** What the pages of the owner's portal show, in one language. Dates are ISO texts, days day numbers, sums cents. */

/** A request that waits for the owner's answer. */
export interface OwnerRequest {
	readonly bookingNo: string;
	readonly version: number;
	readonly home: string;
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
	readonly party: string;
	/** Where they live, in words. */
	readonly from: string;
	/** Instants: when it was asked, until when an answer is asked for, and when it lapses. */
	readonly requestedAt: string;
	readonly answerBy: string;
	readonly lapsesAt: string;
	/** Share of the time to answer that is used, 0 to 1; over 1 where it is late. */
	readonly used: number;
	readonly minutesLeft: number;
	readonly earnings: OwnerEarnings;
	readonly feeBp: number;
}

export interface OwnerConflictLine {
	readonly href: string;
	readonly home: string;
	readonly from: string;
	readonly to: string;
	/** Host of the other calendar; empty: of a feed. */
	readonly calendar: string;
	readonly claim: DayKind;
	readonly claimFrom: string;
	readonly claimTo: string;
	readonly bookingNo: string | null;
}

export interface OwnerHomeLine {
	readonly accoId: string;
	readonly title: string;
	readonly place: string;
	readonly status: AccommodationStatus;
	/** Path of a picture; null: there is none. */
	readonly picture: string | null;
	readonly next: { readonly arrival: string; readonly href: string } | null;
	readonly bookedNights: number;
	/** Of the nights of this year, in hundredths of a percent. */
	readonly bookedBp: number;
	readonly netCents: number;
	readonly calendarHref: string;
}

export interface OwnerArrival {
	readonly bookingNo: string;
	readonly href: string;
	readonly home: string;
	readonly arrival: string;
	readonly party: string;
	readonly isPaid: boolean;
	readonly contact: string | null;
}

export interface OwnerOverview {
	readonly name: "ownerOverview";
	readonly today: string;
	readonly year: number;
	readonly requests: readonly OwnerRequest[];
	readonly mayAnswer: boolean;
	readonly conflicts: readonly OwnerConflictLine[];
	readonly homes: readonly OwnerHomeLine[];
	readonly arrivals: readonly OwnerArrival[];
	readonly earnings: OwnerEarnings;
	readonly proposals: readonly ProposalLine[];
	/** As what the owner lets; null: not stated. */
	readonly letting: "private" | "trader" | null;
	readonly mayState: boolean;
}

/** What a day of the calendar is; `free` days may be sold. */
export type DayKind =
	| "free"
	| "booking"
	| "option"
	| "hold"
	| "request"
	| "owner"
	| "maintenance"
	| "ical"
	| "external";

export interface OwnerDay {
	readonly day: number;
	readonly kind: DayKind;
	/** The first and the last night of what stands there. */
	readonly begins: boolean;
	readonly ends: boolean;
	readonly isOver: boolean;
	/** Two have the night. */
	readonly hasConflict: boolean;
	/** Of a free night. */
	readonly nightCents: number | null;
}

export interface OwnerStayLine {
	readonly kind: DayKind;
	readonly from: string;
	readonly to: string;
	readonly until: string | null;
	readonly booking: { readonly no: string; readonly href: string } | null;
	/** Host of the calendar that it came by. */
	readonly calendar: string;
	/** Of the owner's own blocks. */
	readonly block: string | null;
	readonly reason: string;
	readonly byStaff: boolean;
}

export interface OwnerCalendarSource {
	readonly id: number;
	readonly host: string;
	readonly byOwner: boolean;
	readonly readAt: string | null;
	/** Code of the last failure; null: reading works. */
	readonly error: string | null;
	readonly triedAt: string | null;
	readonly nextAt: string;
	readonly stays: number;
	readonly conflicts: number;
	/** Events that could not be read. */
	readonly problems: number;
}

export interface OwnerCalendarPage {
	readonly name: "ownerCalendar";
	readonly accoId: string;
	readonly title: string;
	readonly status: AccommodationStatus;
	readonly homes: readonly { readonly accoId: string; readonly title: string; readonly href: string }[];
	readonly today: string;
	readonly months: readonly { readonly month: string; readonly days: readonly OwnerDay[] }[];
	readonly earlier: string | null;
	readonly later: string | null;
	readonly stays: readonly OwnerStayLine[];
	readonly conflicts: readonly OwnerConflictLine[];
	readonly sources: readonly OwnerCalendarSource[];
	/** Address of the calendar that the home gives out. */
	readonly address: string;
	readonly mayBlock: boolean;
	readonly mayChange: boolean;
	/** What has nights that the owner wanted to close. */
	readonly takenBy: readonly OwnerStayLine[];
}

export interface OwnerBookingLine {
	readonly bookingNo: string;
	readonly href: string;
	readonly home: string;
	readonly state: BookingState;
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
	readonly party: string;
	readonly isPaid: boolean;
	readonly guest: string | null;
	readonly netCents: number;
}

export interface OwnerBookingsPage {
	readonly name: "ownerBookings";
	readonly list: OwnerListName;
	readonly lists: readonly { readonly list: OwnerListName; readonly href: string }[];
	readonly homes: readonly { readonly title: string; readonly href: string; readonly isHere: boolean }[];
	readonly lines: readonly OwnerBookingLine[];
	readonly more: string | null;
	readonly first: string | null;
}
export type OwnerListName = "coming" | "past" | "cancelled";

export interface OwnerBookingPage {
	readonly name: "ownerBooking";
	readonly line: OwnerBookingLine;
	readonly from: string;
	readonly bookedAt: string;
	readonly expiresAt: string | null;
	/** Of one that waits for the owner's answer. */
	readonly request: OwnerRequest | null;
	readonly mayAnswer: boolean;
	readonly contact: { readonly name: string; readonly email: string; readonly telephone: string } | null;
	readonly lines: readonly {
		readonly code: string;
		readonly label: string;
		readonly amountCents: number;
		readonly pay: PayPlace;
		/** The owner's, or passed on to others. */
		readonly isOwners: boolean;
	}[];
	readonly earnings: OwnerEarnings;
	readonly feeBp: number;
	/** The fee of a cancellation, of which the owner has a part. */
	readonly cancelFeeCents: number | null;
}

export interface OwnerEarningsLine {
	readonly bookingNo: string;
	readonly href: string;
	readonly home: string;
	readonly state: BookingState;
	readonly arrival: string;
	readonly departure: string;
	readonly earnings: OwnerEarnings;
}

export interface OwnerEarningsPage {
	readonly name: "ownerEarnings";
	readonly year: number;
	readonly years: readonly { readonly year: number; readonly href: string }[];
	readonly months: readonly {
		/** `2027-03`. */
		readonly month: string;
		readonly stays: number;
		readonly isOver: boolean;
		readonly sum: OwnerEarnings;
		readonly lines: readonly OwnerEarningsLine[];
	}[];
	readonly sum: OwnerEarnings;
	/** What a home may earn, with what is like the owner's first one filled in. */
	readonly estimate: EstimateView;
	readonly file: string;
	/** What is reported of the year (DAC7): by home and quarter of departure. */
	readonly report: {
		readonly file: string;
		readonly homes: readonly {
			readonly accoId: string;
			readonly title: string;
			readonly registrationNumber: string | null;
			readonly quarters: readonly ReportedQuarter[];
		}[];
	};
}

/** A proposal as owner and staff read it: each line what stood there and what is proposed. */
export interface ProposalLine {
	readonly id: string;
	readonly accoId: string;
	readonly home: string;
	readonly state: ProposalState;
	/** The season that it is about, or that it is about facts; in words, as the changes are. */
	readonly title: string;
	readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
	/** All pictures of the home as they would be; empty: it is about others, or decided. */
	readonly pictures: readonly ProposedPicture[];
	readonly note: string;
	readonly proposedAt: string;
	readonly decidedAt: string | null;
	readonly decidedBy: string;
	readonly reason: string;
}

export interface ProposedPicture {
	/** Path of the picture. */
	readonly src: string;
	readonly caption: string;
	/** It is not on the site, or has other words there. */
	readonly news: "new" | "caption" | null;
}

/** The pictures of one of the owner's homes, as they are worked on. */
export interface OwnerPicturesPage {
	readonly name: "ownerPictures";
	readonly accoId: string;
	readonly title: string;
	readonly homeHref: string;
	readonly pictures: readonly (ProposedPicture & {
		/** Its address in the home's row. */
		readonly url: string;
		/** Caption in the language of the page alone. */
		readonly words: string;
	})[];
	/** It differs from what stands there, and can be proposed. */
	readonly isDraft: boolean;
	/** Pictures that wait for staff; nothing changes meanwhile. */
	readonly waiting: ProposalLine | null;
	/** The last answer of staff that sent pictures back, while its draft is worked on; empty: none. */
	readonly reason: string;
	readonly mayPropose: boolean;
	readonly mostPictures: number;
	readonly mostFiles: number;
}
export interface OwnerHomePage {
	readonly name: "ownerHome";
	readonly accoId: string;
	readonly title: string;
	readonly place: string;
	readonly status: AccommodationStatus;
	readonly homes: readonly { readonly accoId: string; readonly title: string; readonly href: string }[];
	readonly facts: FactsTerms;
	readonly needsRegistration: boolean;
	/** What the home lacks to be on the site. */
	readonly unmet: readonly CheckedHome["check"][];
	readonly seasons: readonly SeasonTerms[];
	readonly proposals: readonly ProposalLine[];
	readonly mayPropose: boolean;
	readonly pictures: { readonly count: number; readonly href: string; readonly isDraft: boolean };
}

export type OwnerPage =
	| OwnerPicturesPage
	| OwnerHomePage
	| { readonly name: "ownerNoHomes" }
	| OwnerOverview
	| OwnerCalendarPage
	| OwnerBookingsPage
	| OwnerBookingPage
	| OwnerEarningsPage;
