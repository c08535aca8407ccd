import type { BeyondPolicy } from "#domain/booking/beyond-policy.ts";
import type { PriceParts } from "#domain/booking/price-parts.ts";
import type { BookingState, DocumentKind } from "#domain/booking/process.ts";
import type { Settlement } from "#domain/booking/settlement.ts";
import type { StaffFormName } from "#domain/forms/staff-forms.ts";
import type { Language } from "#domain/language.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { ApprovalTerms } from "#domain/staff/approval.ts";
import type { IsoDate } from "#domain/time/civil-date.ts";
import type { BookingsQuery } from "../office-bookings.ts";
import type { AssigneeView, ManyActName } from "./office-selection-view.ts";

/** Bookings as the office sees them. Days are ISO dates, instants ISO instants. */

/** What is expected next of a booking, and how pressing it is. */
export interface NextLine {
	/** `answers`: until when the owner of a home is asked to answer a request, which lapses later. */
	readonly step: "answers" | "lapses" | "payment" | "refund" | "arrival" | "none";
	readonly at: string;
	/** The house's day of it, ISO; null: nothing comes. */
	readonly day: string | null;
	/** Share of the time to wait that is over, of what runs out by the hour; null: it is a matter of days. */
	readonly used: number | null;
	/** Whole hours until then. */
	readonly hours: number;
	/** Days since what is late was due; 0: it is not late. */
	readonly daysLate: number;
	readonly tone: "late" | "soon" | "calm";
}

export interface OfficeBookingLine extends PriceParts {
	readonly no: string;
	readonly version: number;
	readonly href: string;
	readonly home: string;
	readonly place: string;
	readonly guest: string;
	readonly arrival: string;
	readonly departure: string;
	readonly state: BookingState;
	readonly next: NextLine;
	/** Somebody asked a colleague to confirm something about it. */
	readonly waitsForSecond: boolean;
	readonly channel: "web" | "agency" | "staff";
	/** Who is paid for bringing the guest. */
	readonly payee: string | null;
	/** Name of who of the staff looks after it; null: nobody. */
	readonly assignee: string | null;
	/** What came in, less what has left for the guest. */
	readonly receivedCents: number;
	/** What of it, or of a cancellation's fee, is still to come. */
	readonly toPayCents: number;
}

/** A number counted no further than a bound. */
export interface Counted {
	readonly count: number;
	readonly isMore: boolean;
}

export const BOOKING_VIEWS = [
	"all",
	"mine",
	"requests",
	"options",
	"overdue",
	"refunds",
	"second",
	"arriving",
	"newest",
] as const;
export type BookingViewName = (typeof BOOKING_VIEWS)[number];

/** Filters of the list. */
export type BookingToken = "q" | "state" | "waits" | "arriving" | "mine" | "from" | "until" | "home";

export interface BookingsPage {
	readonly name: "bookings";
	readonly query: BookingsQuery;
	/** Filters of the address that there are not, as it writes them. */
	readonly unknown: readonly string[];
	readonly views: readonly {
		readonly name: BookingViewName;
		readonly href: string;
		readonly counted: Counted;
		readonly isHere: boolean;
	}[];
	readonly lines: readonly OfficeBookingLine[];
	readonly counted: Counted;
	/** Filters that are set, each with the address of the list without it; where it is empty, with what that list has. */
	readonly tokens: readonly {
		readonly name: BookingToken;
		readonly value: string;
		readonly without: string;
		readonly counted: Counted | null;
	}[];
	readonly before: string | null;
	readonly after: string | null;
	/** What the person may do to many of them at once. */
	readonly acts: readonly ManyActName[];
	/** The search of the list's address, without its page. */
	readonly search: string;
	/** Lists that the person keeps under a name. */
	readonly saved: readonly {
		readonly id: string;
		readonly name: string;
		readonly href: string;
		readonly isHere: boolean;
	}[];
	/** When it was asked of the database, ISO, by whose clock its script asks for what came since. */
	readonly shownAt: string;
	/** The whole list as a file. */
	readonly csvHref: string;
	/** Addresses of the same list in the other orders. */
	readonly sorts: readonly { readonly sort: BookingsQuery["sort"]; readonly href: string }[];
}

/** What happened to a booking, or will. */
export interface TimelineEntry {
	readonly at: string;
	readonly what: /** Of the trail, by the name of what was done. */
		| { readonly kind: "done"; readonly action: string; readonly reason: string | null }
		/** By bank: of a day, without an hour. */
		| { readonly kind: "received"; readonly cents: number; readonly isByBank: boolean }
		| { readonly kind: "sentBack"; readonly cents: number }
		| { readonly kind: "mail"; readonly subject: string; readonly status: MailStatus }
		/** Somebody wrote to us and named the booking. */
		| {
				readonly kind: "message";
				readonly about: string;
				readonly email: string;
				/** It came from the address that the booking was made with. */
				readonly isTheirs: boolean;
				readonly href: string;
		  }
		| { readonly kind: "note"; readonly text: string }
		| {
				readonly kind: "ahead";
				readonly step: "lapses" | "payment" | "travel" | "arrival" | "departure";
				readonly cents: number;
		  };
	/** Name of a member of staff, else what kind of actor it was; null: nobody. */
	readonly by: { readonly name: string } | { readonly actor: string } | null;
}

export type MailStatus = "queued" | "sending" | "sent" | "failed" | "suppressed";

export interface MailLine {
	readonly href: string;
	readonly subject: string;
	/** Whose mail it is; that of an agency's client counts as the guest's. */
	readonly to: "guest" | "office" | "owner" | "partner";
	readonly recipient: string;
	readonly lang: Language;
	readonly at: string;
	readonly status: MailStatus;
}

/** What somebody asked a colleague to confirm. Nothing of it is done yet. */
export interface ApprovalView {
	readonly id: number;
	readonly terms: ApprovalTerms;
	/** The whole number of an account that is to be confirmed; null: it is about something else, or not for this person. */
	readonly iban: string | null;
	readonly reason: string;
	readonly asker: string;
	readonly at: string;
	/** The booking or guest it is for. */
	readonly about: { readonly text: string; readonly href: string };
	/** The booking as it stands; null: it is about a guest. */
	readonly booking: ApprovedBooking | null;
	/** Of another stay: what it comes to now, as who asked saw it. */
	readonly rebooking: RebookingView | null;
	/** Of a cancellation: how it is reckoned by its terms. */
	readonly settlement: Settlement | null;
	/** Whoever looks has a passkey that can confirm it. */
	readonly hasPasskey: boolean;
	readonly isOwn: boolean;
	/** The own access and that of who asked come from the same hands. */
	readonly isSameHands: boolean;
	/** May confirm and refuse it. */
	readonly mayDecide: boolean;
	/** The booking, or the money that came in for it, is not as it was any more. */
	readonly isStale: boolean;
	/** The state that the booking has ended in: nothing of it can be done any more; null: it can. */
	readonly overtakenBy: BookingState | null;
}

export interface ApprovedBooking {
	readonly guest: string;
	readonly home: string;
	readonly arrival: IsoDate;
	readonly departure: IsoDate;
	/** Money received and not sent back when it was asked for. */
	readonly paidCents: number;
	/** What of the money received is planned to go back and has not left: beside `paidCents`. */
	readonly plannedCents: number;
	/** What the stay costs in all. */
	readonly grandCents: number;
	/** What of it is paid at the home. */
	readonly atHomeCents: number;
	/** What of it credits paid. */
	readonly creditsCents: number;
	/** The language that the guest is written to in. */
	readonly lang: Language;
	/** Mails and documents of the booking are held back. */
	readonly isSilent: boolean;
}

export interface ApprovalsPage {
	readonly name: "approvals";
	readonly approvals: readonly ApprovalView[];
	/** Those after them; null: there are no more. */
	readonly more: string | null;
}

/** What staff do with a booking; the names are those of the forms. */
export const BOOKING_ACTIONS = [
	"accept",
	"decline",
	"confirm-option",
	"extend-option",
	"release-option",
	"write-guest",
	"receive",
	"rebook",
	"price",
	"refund",
	"cancel-booking",
	"cancel-for-host",
] as const satisfies readonly StaffFormName[];
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

export interface OfficeBookingPage {
	readonly name: "booking";
	readonly no: string;
	readonly version: number;
	readonly type: BookingType;
	readonly state: BookingState;
	readonly next: NextLine;
	readonly home: { readonly id: string; readonly title: string; readonly place: string; readonly href: string };
	readonly guest: {
		readonly name: string;
		readonly company: string;
		readonly email: string;
		readonly telephone: string;
		readonly lives: string;
		readonly lang: Language;
		/** Other bookings of the same address. */
		readonly others: number;
		readonly othersHref: string;
		/** Page of the guest; null once forgotten. */
		readonly href: string | null;
		readonly creditCents: number;
	};
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
	/** In words. */
	readonly party: string;
	readonly made: {
		readonly at: string;
		readonly channel: "web" | "agency" | "staff";
		/** Name of who of the staff made it for the guest; null: the guest did. */
		readonly by: string | null;
		/** No mail about it leaves by itself. */
		readonly isSilent: boolean;
		readonly payee: string | null;
		readonly commissionCents: number;
		readonly homeowner: string | null;
	};
	readonly money: {
		readonly lines: readonly { readonly label: string; readonly cents: number; readonly onSite: boolean }[];
		/** What it asks for now, in its parts. */
		readonly parts: PriceParts;
		/** The price as it was booked. */
		readonly grandCents: number;
		readonly creditsCents: number;
		readonly depositCents: number;
		/** What came in, less what has left for the guest. */
		readonly receivedCents: number;
		/** What of it is planned to go back and has not left. */
		readonly plannedCents: number;
		/** Money received, less all that has gone back or is planned to: what a cancellation reckons with. */
		readonly paidCents: number;
		readonly toPayCents: number;
		/** Nobody has booked yet: what is to pay is so only then, and its instalments count from that day. */
		readonly isOnceBooked: boolean;
		readonly instalments: readonly {
			readonly dueOn: string;
			readonly cents: number;
			readonly openCents: number;
			readonly isLate: boolean;
		}[];
		/** Transfers that were written down by hand, the latest first. */
		readonly transfers: readonly {
			readonly id: number;
			readonly cents: number;
			/** ISO; null: not known. */
			readonly on: string | null;
			readonly reference: string;
		}[];
		readonly refunds: readonly {
			readonly cents: number;
			readonly dueOn: string;
			readonly status: "due" | "sent" | "done" | "failed";
		}[];
	};
	readonly settlement: Settlement | null;
	readonly documents: readonly {
		readonly kind: DocumentKind;
		readonly number: string;
		readonly at: string;
		readonly lang: Language;
		/** Null: it is of no sum. */
		readonly totalCents: number | null;
		/** Of several of a kind, which of them holds; null: it is the only one, or a credit note came after it. */
		readonly version: "current" | "replaced" | null;
		readonly href: string;
	}[];
	readonly mails: readonly MailLine[];
	readonly ahead: readonly TimelineEntry[];
	readonly timeline: readonly TimelineEntry[];
	readonly mayNote: boolean;
	/** Transfers of it. */
	readonly mayTakeBack: boolean;
	/** Who of the staff looks after it; null: nobody. */
	readonly assignee: AssigneeView | null;
	/** To whom it can be given, the own name first; empty: the person may give it to nobody. */
	readonly assignees: readonly AssigneeView[];
	/** What the person may do with bookings, and whether this one can take it now. */
	readonly actions: readonly { readonly name: BookingAction; readonly isPossible: boolean; readonly href: string }[];
	/** What else asks a second person, and is not offered while something waits for one. */
	readonly blockedBySecond: readonly BookingAction[];
	/** The action that the address asks for and the booking cannot take now; null: there is none. */
	readonly impossible: BookingAction | null;
	/** The action that is looked at, with what it would do. Nothing of it is done yet. */
	readonly open: {
		readonly name: BookingAction;
		readonly settlement: Settlement | null;
		readonly rebooking: RebookingView | null;
		readonly mail: MailDraft | null;
		readonly transfer: TransferView | null;
		/** Of what is not booked yet: what is to be paid, and when, if it is booked today. */
		readonly plan: readonly { readonly cents: number; readonly dueOn: IsoDate }[] | null;
	} | null;
	/** Names of colleagues who have it open too. */
	readonly others: readonly string[];
	/** It was held and given up: nothing was booked, so nothing was cancelled. */
	readonly isLetGo: boolean;
	/** What changed while somebody had it open and then sent a form; null: nothing did. */
	readonly meanwhile: MeanwhileView | null;
	/** What waits for a second person. */
	readonly approval: ApprovalView | null;
}

/**
 * What a sum does: confirms the booking, counts towards what is due, or towards what a cancellation left to pay.
 * `lapsed`: it counts if the nights are free still, and goes back whole if they are not.
 */
export type TransferCounts = "confirms" | "counts" | "settles" | "lapsed";

/** What a form says in place of what it was shown, to have what was typed back. */
export const CHANGES = "changes";

/** A bank transfer that is being written down. */
export interface TransferView {
	readonly today: IsoDate;
	/** What is to be paid in all. */
	readonly toPayCents: number;
	/** What of it was due until today, else the next instalment; null: no instalment is open. */
	readonly now: { readonly cents: number; readonly dueOn: IsoDate; readonly isDue: boolean } | null;
	/** What would come of what was typed; null: nothing was typed yet. */
	readonly check: {
		readonly cents: number;
		readonly typed: string;
		/** What else the typed sum can mean; null: it can be read in one way alone. */
		readonly otherCents: number | null;
		readonly reference: string;
		readonly receivedOn: IsoDate;
		readonly remainsCents: number;
		readonly overCents: number;
		readonly counts: TransferCounts;
		readonly seen: string;
	} | null;
}

/** A mail to the guest that is being written. */
export interface MailDraft {
	/** Id by which the form sends one mail. */
	readonly once: string;
	/** What the address's template begins it with. */
	readonly text: string;
	/** In the guest's language, with what is known of the booking; each with the address that begins with it. */
	readonly templates: readonly { readonly name: string; readonly text: string; readonly href: string }[];
}

/** Money that came in, among what was done meanwhile: the trail has no line of it where a provider took it. */
export const RECEIVED = "received";

/** A booking that is another by now than a form was sent for. */
export interface MeanwhileView {
	/** The form that was not taken. */
	readonly form: StaffFormName;
	readonly refused: "STALE" | "INVALID_TRANSITION";
	/** What was done since, the first first. */
	readonly changes: readonly {
		readonly action: string;
		readonly at: string;
		/** Name of a member of staff, else what kind of actor it was. */
		readonly by: { readonly name: string } | { readonly actor: string };
	}[];
	/** As it was shown, of what is another now. */
	readonly was: {
		readonly state?: BookingState;
		readonly arrival?: IsoDate;
		readonly departure?: IsoDate;
		readonly grandCents?: number;
		/** Received and not sent back. */
		readonly paidCents?: number;
	};
	/** What was typed, by the names of the fields. */
	readonly typed: readonly { readonly name: string; readonly value: string }[];
}

/** Another stay that is looked at. */
export interface RebookingView {
	readonly home: string;
	/** What that home is called; null: it is not known here. */
	readonly homeTitle: string | null;
	readonly arrival: string;
	readonly departure: string;
	/** Why it is not possible, in words; or what it comes to. */
	readonly outcome:
		| { readonly refused: string; readonly field: "home" | "arrival" | "departure" | null }
		| {
				readonly title: string;
				readonly place: string;
				readonly nights: number;
				readonly beforeCents: number;
				/** Of both prices; null: not in this one. */
				readonly lines: readonly {
					readonly label: string;
					readonly beforeCents: number | null;
					readonly cents: number | null;
					readonly onSite: boolean;
				}[];
				readonly grandCents: number;
				/** What of it is paid at the home, and by credits. */
				readonly atHomeCents: number;
				readonly creditsCents: number;
				readonly paidCents: number;
				readonly backCents: number;
				readonly openCents: number;
				/** Why a colleague confirms it; null: one person may do it alone. */
				readonly beyond: BeyondPolicy | null;
				readonly isOnRequest: boolean;
		  }
		| null;
}
