import type { CancellationPolicy } from "#domain/booking/cancellation.ts";
import type { BookingState, DocumentKind } from "#domain/booking/process.ts";
import type { CancellationCause, Settlement } from "#domain/booking/settlement.ts";
import type { PaymentStatus } from "#domain/booking/timers.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { GuestSection } from "../guest-area.ts";
import type { FavouritesView } from "./favourites-view.ts";

/** What the screens of the guest area show, in one language. Dates are ISO texts, instants ISO instants. */

/** A form of the area that comes back: which one, what was typed, what is wrong. */
export interface GuestFormState {
	/** Value of its hidden field `do`. */
	readonly name: string;
	readonly values: Readonly<Record<string, string>>;
	/** Field → code. */
	readonly errors: Readonly<Record<string, string>>;
	/** Why the whole was not taken. */
	readonly refused: string | null;
}

/** What was done a moment ago; named in the address after it. */
export const GUEST_DONE = [
	"signed-out",
	"option-cancelled",
	"booked",
	"cancelled",
	"changed",
	"message-sent",
	"wish-sent",
	"reviewed",
	"profile-saved",
	"newsletter-on",
	"newsletter-off",
	"email-asked",
	"email-changed",
	"sessions-ended",
	"erased",
	"passkey-added",
	"passkey-removed",
] as const;

/** A passkey as its owner sees it. */
export interface PasskeyOfPerson {
	readonly id: string;
	readonly name: string;
	/** Instants; `usedAt` null: not yet. */
	readonly addedAt: string;
	readonly usedAt: string | null;
}
/** Query parameter that names it. */
export const DONE_PARAM = "done";

export interface GuestView {
	readonly page: GuestPage;
	/** The signed-in guest; null: none. */
	readonly guest: { readonly id: string; readonly firstname: string } | null;
	/** Number of the one booking that a browser sees which made it and has not signed in; null in all other cases. */
	readonly onlyBooking: string | null;
	readonly section: GuestSection | null;
	readonly done: string | null;
	readonly form: GuestFormState | null;
	readonly alternates: Localized;
}

export type GuestPage =
	| SignInPage
	| { readonly name: "enter"; readonly token: string }
	| { readonly name: "gone" }
	| { readonly name: "verify"; readonly email: string; readonly back: string; readonly attemptId: string | null }
	| { readonly name: "confirmEmail"; readonly token: string }
	| OverviewPage
	| { readonly name: "bookings"; readonly coming: readonly StayCard[]; readonly past: readonly StayCard[] }
	| BookingDetailPage
	| CancelPage
	| CompletePage
	| ChangePage
	| { readonly name: "documents"; readonly groups: readonly DocumentGroup[] }
	| PaymentsPage
	| { readonly name: "favourites"; readonly favourites: FavouritesView }
	| ProfilePage;

/** `attemptId`: a mail was asked for, and its code can be typed. */
export interface SignInPage {
	readonly name: "signIn";
	readonly attemptId: string | null;
	readonly back: string;
}

export interface Picture {
	readonly src: string;
	readonly alt: string;
}

/** A stay in a list. */
export interface StayCard {
	readonly bookingNo: string;
	readonly type: BookingType;
	readonly state: BookingState;
	readonly title: string;
	readonly placename: string;
	readonly image: Picture | null;
	readonly arrival: string;
	readonly departure: string;
	readonly grandCents: number;
	/** When a waiting state runs out. */
	readonly expiresAt: string | null;
	/** Whole hours until then. */
	readonly hoursLeft: number | null;
	/** What was not paid yet of what is to be paid to us. */
	readonly openCents: number;
	readonly paymentStatus: PaymentStatus;
}

export interface OverviewPage {
	readonly name: "overview";
	/** The stay that comes next or is going on. */
	readonly next: (StayCard & { readonly daysToGo: number; readonly checkinFrom: string | null }) | null;
	readonly options: readonly StayCard[];
	/** Instalments that are open, the earliest first. */
	readonly open: readonly {
		readonly bookingNo: string;
		readonly title: string;
		readonly dueOn: string;
		readonly cents: number;
		readonly overdue: boolean;
	}[];
	/** Stays that can be written of. */
	readonly toReview: readonly StayCard[];
	readonly creditCents: number;
}

export interface DocumentLink {
	readonly kind: DocumentKind;
	readonly number: string;
	readonly issuedOn: string;
	readonly lang: Language;
	readonly href: string;
}

export interface DocumentGroup {
	readonly bookingNo: string;
	readonly title: string;
	readonly arrival: string;
	readonly departure: string;
	readonly documents: readonly DocumentLink[];
}

/** A step of a booking's life. */
export interface TimelineStep {
	readonly step:
		| "booked"
		| "optionTaken"
		| "requested"
		| "accepted"
		| "confirmed"
		| "payAll"
		| "payFirst"
		| "payRest"
		| "travelInformation"
		| "arrival"
		| "departure"
		| "cancelled"
		| "expired"
		| "declined";
	/** A day, or null for a step without one; of a payment the day by which it is due. */
	readonly on: string | null;
	/** `HH:MM`, of the arrival and the departure, where the owner names one. */
	readonly time?: string | null;
	/** What is paid in this step. */
	readonly cents?: number;
	readonly done: boolean;
}

export interface BankDetails {
	readonly holder: string;
	readonly iban: string;
	readonly bic: string | null;
}

export interface BookingDetailPage {
	readonly name: "booking";
	readonly card: StayCard;
	readonly version: number;
	/** Address of the home; null: it is not offered any more. */
	readonly homeHref: string | null;
	/** What cancelling costs, and how many days before the arrival it is now. */
	readonly policy: CancellationPolicy;
	readonly daysBefore: number;
	readonly checkinFrom: string | null;
	readonly checkoutUntil: string | null;
	readonly party: {
		readonly adults: number;
		readonly children: number;
		readonly babies: number;
		readonly pets: number;
	};
	readonly contact: {
		readonly name: string;
		readonly email: string;
		readonly telephone: string;
		readonly address: string;
	};
	readonly timeline: readonly TimelineStep[];
	/** Address for companions, absolute; null while nothing is booked, and once it is over. */
	readonly tripUrl: string | null;
	readonly price: {
		readonly nights: number;
		readonly lines: readonly {
			readonly code: string;
			readonly label: string;
			readonly amountCents: number;
			readonly pay: "invoice" | "onsite";
		}[];
		readonly totalCents: number;
		readonly grandCents: number;
		readonly creditsCents: number;
		readonly dueCents: number;
		readonly depositCents: number;
	};
	readonly schedule: readonly { readonly dueOn: string; readonly cents: number; readonly openCents: number }[];
	readonly paidCents: number;
	/** What can be paid now; null: nothing, or not online. */
	readonly payNow: { readonly nextCents: number; readonly allCents: number } | null;
	readonly bank: BankDetails | null;
	readonly documents: readonly DocumentLink[];
	/** How to get in, from fourteen days before arrival. */
	readonly travel: {
		readonly address: readonly string[];
		readonly wayIn: string | null;
		readonly wayInLanguage: Language;
		readonly mapUrl: string;
		/** A planner that asks from where. */
		readonly routeUrl: string;
		/** `latitude, longitude`, as navigation takes it. */
		readonly point: string;
	} | null;
	readonly settlement: Settlement | null;
	readonly declineReason: string;
	readonly can: {
		readonly book: boolean;
		/** A free hold: what is missing is given on a page of its own, which books. */
		readonly complete: boolean;
		readonly release: boolean;
		readonly cancel: boolean;
		readonly change: boolean;
		/** The stay is booked and can be put into the guest's own calendar. */
		readonly keepStay: boolean;
		readonly review: boolean;
	};
	/** The guest's review, if there is one. */
	readonly review: { readonly rating: number; readonly text: string; readonly released: boolean } | null;
}

export interface CancelPage {
	readonly name: "cancel";
	readonly card: StayCard;
	readonly version: number;
	readonly settlement: Settlement & { readonly cause: CancellationCause };
	readonly paidCents: number;
	readonly creditsCents: number;
	readonly policy: CancellationPolicy;
	/** Last day on which money must have left. */
	readonly refundBy: string;
}

export interface ChangePage {
	readonly name: "change";
	readonly card: StayCard;
	readonly version: number;
	/** As the booking has them, by field. */
	readonly values: Readonly<Record<string, string>>;
	readonly limits: { readonly guests: number; readonly babies: number; readonly pets: number };
	readonly countries: readonly { readonly code: string; readonly name: string }[];
	/** What the party that was typed costs more or less; null: nothing was typed. */
	readonly differenceCents: number | null;
}

/** A free hold that is booked: whom it is for, what it costs, what is agreed to. */
export interface CompletePage {
	readonly name: "complete";
	readonly card: StayCard;
	readonly version: number;
	/** What is known of the guest, by field. */
	readonly values: Readonly<Record<string, string>>;
	readonly countries: readonly { readonly code: string; readonly name: string }[];
	readonly price: BookingDetailPage["price"];
	readonly policy: CancellationPolicy;
	readonly daysBefore: number;
}

export interface PaymentsPage {
	readonly name: "payments";
	readonly payments: readonly {
		readonly bookingNo: string;
		readonly title: string;
		readonly on: string;
		readonly cents: number;
		readonly method: "bank" | "online";
	}[];
	readonly refunds: readonly {
		readonly bookingNo: string;
		readonly title: string;
		readonly dueOn: string;
		readonly cents: number;
		readonly done: boolean;
	}[];
	readonly balanceCents: number;
	readonly lots: readonly { readonly cents: number; readonly until: string | null }[];
	readonly entries: readonly {
		readonly on: string;
		readonly cents: number;
		readonly reason: "grant" | "use" | "release" | "expire" | "refund";
		readonly bookingNo: string | null;
		readonly until: string | null;
	}[];
}

export interface ProfilePage {
	readonly passkeys: readonly PasskeyOfPerson[];
	/** One more can be added, and one taken away: the mailbox was proven a moment ago. */
	readonly isFresh: boolean;
	readonly name: "profile";
	readonly email: string;
	readonly values: Readonly<Record<string, string>>;
	readonly countries: readonly { readonly code: string; readonly name: string }[];
	readonly newsletter: boolean;
	/** A new address that waits to be confirmed. */
	readonly pendingEmail: string | null;
	readonly sessions: number;
	/** Why the data cannot be deleted now. */
	readonly eraseRefusal: "LIVE" | "MONEY" | null;
	readonly creditCents: number;
}
