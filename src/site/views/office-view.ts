import type { StaffFormName } from "#domain/forms/staff-forms.ts";
import type { ApprovalKind } from "#domain/staff/approval.ts";
import type { Role } from "#domain/staff/roles.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import type { OfficePageName } from "../office.ts";
import type { BoardPage } from "./office-board-view.ts";
import type {
	ApprovalsPage,
	BookingsPage,
	BookingViewName,
	Counted,
	OfficeBookingLine,
	OfficeBookingPage,
} from "./office-bookings-view.ts";
import type { DiscountPage, DiscountsPage } from "./office-codes-view.ts";
import type { AuditPage, FlagsPage, ReviewsPage } from "./office-desk-view.ts";
import type { FailedFeed, FeedsPage } from "./office-feeds-view.ts";
import type { GuestsPage, OfficeGuestPage } from "./office-guests-view.ts";
import type { HomesPage, OfficeHomePage } from "./office-homes-view.ts";
import type { InboxPage, ShortMessage, TemplatesPage } from "./office-inbox-view.ts";
import type { NumbersPage } from "./office-numbers-view.ts";
import type { MailPage, OutboxLine, OutboxPage } from "./office-outbox-view.ts";
import type {
	AgenciesPage,
	AgencyPage,
	OwnerPage,
	OwnersPage,
	PartnerPage,
	PartnersPage,
} from "./office-partners-view.ts";
import type { PaymentsPage } from "./office-payments-view.ts";
import type { PayoutsPage } from "./office-payouts-view.ts";
import type { NewUserPage, StaffSessionLine, UserPage, UsersPage } from "./office-people-view.ts";
import type { NewRecordPage } from "./office-records-view.ts";
import type { NewRedirectPage, RedirectPage, RedirectsPage } from "./office-redirects-view.ts";
import type { RefundsPage } from "./office-refunds-view.ts";
import type { SelectionPage } from "./office-selection-view.ts";

/** What the screens of the back office show. Instants are ISO texts. */

/** A form of the office that comes back: which one, what was typed, what is wrong. */
export interface OfficeFormState {
	readonly name: StaffFormName;
	readonly values: Readonly<Record<string, string>>;
	/** Field → code. */
	readonly errors: Readonly<Record<string, string>>;
	/** Why it was not taken; null: fields alone are wrong. */
	readonly refused: string | null;
	/** Of forms that stand on a page more than once: whose it is. */
	readonly person: string | null;
}

/** Name of the query parameter that says what was done. */
export const OFFICE_DONE_PARAM = "done";
export const OFFICE_DONE = [
	"signed-out",
	"confirmed",
	"session-ended",
	"others-ended",
	"sessions-ended",
	"password",
	"passkey-added",
	"passkey-removed",
	"roles",
	"ended",
	"accept",
	"decline",
	"confirm-option",
	"extend-option",
	"release-option",
	"receive",
	"rebook",
	"cancel-booking",
	"cancel-for-host",
	"write-guest",
	"note",
	"assign-booking",
	"give-credits",
	"booking",
	"bookings-stopped",
	"bookings-open",
	"phone-up",
	"phone-down",
	"message",
	"message-answered",
	"message-answered-waiting",
	"message-handled",
	"message-spam",
	"message-new",
	"message-taken",
	"message-left",
	"template",
	"drop-template",
	"refunded",
	"booked-line",
	"line-aside",
	"line-back",
	"transfer-back",
	"payouts-proposed",
	"payouts-released",
	"payouts-withdrawn",
	"payout-returned",
	"blocked",
	"unblocked",
	"requested",
	"second-yes",
	"second-no",
	"withdrawn",
	"erased",
	"redirect",
	"redirect-gone",
	"mail-retried",
	"mail-again",
	"code",
	"code-ended",
	"partner",
	"owner",
	"agency",
	"member-invited",
	"member",
	"member-removed",
	"erased-person",
	"erased-organisation",
	"home-live",
	"home-test",
	"home-off",
	"proposal-released",
	"proposal-refused",
	"calendar",
	"feed-started",
	"view-saved",
	"view-gone",
] as const;
export type OfficeDone = (typeof OFFICE_DONE)[number];

/** The first questions of a booking that staff make. Days are ISO days, empty where none is said. */
export interface NewBookingPage {
	readonly name: "newBooking";
	/** What was typed for the home. */
	readonly typed: string;
	/** Homes that fit it, each with its booking form. */
	readonly homes: readonly {
		readonly id: string;
		readonly title: string;
		readonly place: string;
		readonly href: string;
	}[];
	readonly stay: {
		readonly arrival: string;
		readonly departure: string;
		readonly adults: number;
		readonly children: number;
		readonly babies: number;
		readonly pets: number;
	};
	/** The form was sent, with or without what it needs. */
	readonly isSent: boolean;
}

/** Name of the query parameter that says to which request to a second person it was done. */
export const OFFICE_DONE_OF_PARAM = "of";

/** What an act did, for the notice that says so: values of its words, and the letters that left with it. */
export interface JustDone {
	/** Until when nights are held; ISO instant. */
	readonly until: string | null;
	/** What came in, or what goes back. */
	readonly cents: number | null;
	/** Who looks after it, or who asked for it; null: nobody. */
	readonly name: string | null;
	/** The booking it was done to, and what was asked of a second person. */
	readonly bookingNo: string;
	readonly approval: ApprovalKind | null;
	readonly letters: readonly { readonly recipient: string; readonly subject: string; readonly isHeld: boolean }[];
}

export interface PasskeyLine {
	readonly id: string;
	/** As its owner calls it. */
	readonly name: string;
	readonly added: string;
	/** Null: not yet. */
	readonly lastUsed: string | null;
	/** Its maker keeps it for the owner's other devices too. */
	readonly isBackedUp: boolean;
}

export type OfficePage =
	| { readonly name: "signIn"; readonly back: string }
	/** Behind a first link. */
	| {
			readonly name: "begin";
			readonly token: string;
			/** Whose session the link will end; null: nobody is signed in. */
			readonly signedIn: string | null;
			readonly person: { readonly name: string; readonly email: string };
			/** For an app: a square of modules as an SVG path, its side, and what to type instead. */
			readonly picture: { readonly path: string; readonly side: number };
			readonly seed: string;
	  }
	| { readonly name: "gone" }
	/** There is no such page, or not for this person. */
	| { readonly name: "missing" }
	/** New recovery codes, shown once. */
	| {
			readonly name: "codes";
			readonly codes: readonly string[];
			readonly isFirst: boolean;
			/** A passkey alone opens the account. */
			readonly isForPasskey: boolean;
	  }
	| {
			readonly name: "confirm";
			readonly back: string;
			readonly hasPasskey: boolean;
			/** A form that was sent too late, as JSON; it comes back with what was typed. */
			readonly typed: string | null;
	  }
	/** A file that waited for a fresh second factor, and the page on which it was asked for. */
	| { readonly name: "file"; readonly href: string; readonly backHref: string }
	| HomePage
	| ApprovalsPage
	| BookingsPage
	| OfficeBookingPage
	| SelectionPage
	| NewBookingPage
	| MailPage
	| GuestsPage
	| OfficeGuestPage
	| OutboxPage
	| InboxPage
	| TemplatesPage
	| FlagsPage
	| ReviewsPage
	| RefundsPage
	| PaymentsPage
	| PayoutsPage
	| AuditPage
	| RedirectsPage
	| NewRedirectPage
	| RedirectPage
	| HomesPage
	| FeedsPage
	| OfficeHomePage
	| DiscountsPage
	| DiscountPage
	| PartnersPage
	| PartnerPage
	| OwnersPage
	| OwnerPage
	| AgenciesPage
	| AgencyPage
	| NewRecordPage
	| BoardPage
	| NumbersPage
	| {
			readonly name: "account";
			readonly email: string;
			readonly sessions: readonly StaffSessionLine[];
			readonly passkeys: readonly PasskeyLine[];
			/** Password and app open it too. */
			readonly hasPassword: boolean;
			readonly codesLeft: number;
	  }
	| UsersPage
	| NewUserPage
	| UserPage;

/** What waits, of all that the person may see. */
export interface HomePage {
	readonly name: "home";
	readonly day: DayNumber;
	readonly waits: readonly {
		readonly view:
			| Exclude<BookingViewName, "all" | "newest" | "second">
			| "messages"
			| "conflicts"
			| "approvals"
			| "mails"
			| "unsent"
			| "feeds";
		readonly href: string;
		readonly counted: Counted;
		/** What is said beside the number. */
		readonly note?:
			| { readonly name: "sum"; readonly cents: number }
			| { readonly name: "today"; readonly count: number }
			| { readonly name: "noServer" };
	}[];
	/** Bookings whose next step presses most. */
	readonly pressing: readonly OfficeBookingLine[];
	/** What people wrote last and nobody has answered. */
	readonly messages: readonly ShortMessage[];
	readonly failed: { readonly mails: readonly OutboxLine[]; readonly feed: FailedFeed | null };
}

/** Parts of the menu: the daily work first, the own account last. */
export type MenuGroup = "work" | "homes" | "people" | "site" | "insight" | "own";

/** Forms of what staff make, beside bookings. */
export type NewRecordName = "newDiscount" | "newPartner" | "newOwner" | "newAgency" | "newRedirect" | "newPerson";

export interface OfficeView {
	readonly page: OfficePage;
	/** Who is signed in; null at the doors. */
	readonly person: { readonly name: string; readonly roles: readonly Role[] } | null;
	/** The second factor was shown a moment ago: forms that need that can be sent. */
	readonly isFresh: boolean;
	/** Pages of the menu that the person may open, by what stands below `/staff`. */
	readonly menu: readonly { readonly name: OfficePageName; readonly path: string; readonly group: MenuGroup }[];
	/** Where a booking for a guest begins; null: the person may make none. */
	readonly newBooking: string | null;
	/** Where what the person may make begins, beside bookings. */
	readonly newRecords: readonly { readonly name: NewRecordName; readonly href: string }[];
	/** Those of other roles, with who has them. */
	readonly locked: readonly { readonly name: OfficePageName; readonly roles: readonly Role[] }[];
	readonly form: OfficeFormState | null;
	readonly done: OfficeDone | null;
	/** What the notice of it says beside its name; null: nothing more. */
	readonly just: JustDone | null;
}
