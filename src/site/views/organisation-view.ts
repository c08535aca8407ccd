import type { BookingState, DocumentKind } from "#domain/booking/process.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { MemberRole, OrganisationArea, OrganisationKind } from "#domain/organisations/rights.ts";
import type { CallKind } from "#domain/partners/call-kinds.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { OrganisationSection } from "../organisation-area.ts";
import type { GuestFormState, PasskeyOfPerson } from "./guest-view.ts";
import type { LedgerPage, LinksPage, OverviewOfPartner, PayoutPage, StatementsPage } from "./ledger-view.ts";
import type { OwnerPage } from "./owner-view.ts";

/** What the screens of the areas of organisations show, in one language. Dates are ISO texts, sums cents. */

/** What was done a moment ago; named in the address after it. */
export const ORGANISATION_DONE = [
	"signed-out",
	"session-ended",
	"others-ended",
	"switched",
	"invited",
	"role-changed",
	"removed",
	"payout-changed",
	"accepted",
	"declined",
	"blocked",
	"unblocked",
	"calendar-added",
	"calendar-left",
	"address-renewed",
	"letting-stated",
	"proposed",
	"withdrawn",
	"pictures-added",
	"caption-saved",
	"pictures-discarded",
	"landing-changed",
	"key-named",
	"key-ended",
	"passkey-added",
	"passkey-removed",
	"message-sent",
	"reply-sent",
	"erased",
	"erasure-asked",
] as const;
export type OrganisationDone = (typeof ORGANISATION_DONE)[number];
export const ORGANISATION_DONE_PARAM = "done";

/** A form that comes back, as in the guest area. */
export type OrganisationFormState = GuestFormState;

export interface OrganisationView {
	readonly area: OrganisationArea;
	readonly page: OrganisationPage;
	/** Who is signed in, for which organisation; null: nobody. */
	readonly person: {
		readonly name: string;
		readonly role: MemberRole;
		readonly organisation: {
			readonly kind: OrganisationKind;
			readonly partnerKind: "affiliate" | "host" | "agency" | null;
			readonly publicId: string;
			readonly code: string;
			readonly name: string;
		};
		/** Others of the area that the person belongs to. */
		readonly others: readonly { readonly id: string; readonly name: string }[];
	} | null;
	readonly menu: readonly OrganisationSection[];
	readonly section: OrganisationSection | null;
	/** A client looks at the screen: commissions are not in the page. Null: the person sees none anyway. */
	readonly clientLooks: boolean | null;
	readonly done: OrganisationDone | null;
	readonly form: OrganisationFormState | null;
	/**
	 * The form was not taken, for its page was of another organisation: of that name, or of one that the person
	 * belongs to no more (empty). Null: it was of this one.
	 */
	readonly formOf: string | null;
	readonly alternates: Localized;
}

export type OrganisationPage =
	/** `attemptId`: a mail was asked for, and its code can be typed. */
	| { readonly name: "signIn"; readonly attemptId: string | null; readonly back: string }
	| { readonly name: "enter"; readonly token: string }
	| { readonly name: "gone" }
	| { readonly name: "verify"; readonly email: string; readonly back: string; readonly attemptId: string | null }
	| OverviewOfAgency
	| OverviewOfPartner
	| LedgerPage
	| StatementsPage
	| PayoutPage
	| LinksPage
	| KeysPage
	| LandingPage
	| AgencyBookingsPage
	| AgencyBookingPage
	| OwnerPage
	| MessagesPage
	| MessageOfOrganisation
	| UsersPage;

export interface ThreadLine {
	readonly id: string;
	readonly subject: string;
	/** Empty: about none. */
	readonly bookingNo: string;
	/** Of the last words. */
	readonly at: string;
	/** The office wrote last. */
	readonly isAnswered: boolean;
}

export interface MessagesPage {
	readonly name: "messages";
	readonly threads: readonly (ThreadLine & { readonly href: string })[];
	readonly more: string | null;
	/** Homes that a message can be about; empty but for owners. */
	readonly homes: readonly { readonly accoId: string; readonly title: string }[];
	/** What a new one is about, as the address says. */
	readonly about: { readonly bookingNo: string; readonly home: string };
	readonly mayWrite: boolean;
}

export interface MessageOfOrganisation extends ThreadLine {
	readonly name: "message";
	/** Number of the home that it is about; empty: none. */
	readonly home: string;
	readonly lang: Language;
	readonly words: readonly {
		/** Empty: of the office, or of somebody whose name is gone. */
		readonly from: string;
		readonly at: string;
		readonly text: string;
		readonly isOurs: boolean;
	}[];
	readonly mayWrite: boolean;
}

/** The homes of a partner's landing page. */
export interface LandingPage {
	readonly name: "landing";
	readonly mayChange: boolean;
	/** The landing page. */
	readonly url: string;
	readonly homes: readonly LandingHome[];
	readonly mostHomes: number;
	/** What was looked for, and the homes of that name or place; null: nothing was. */
	readonly find: string;
	readonly found: readonly (LandingHome & { readonly isChosen: boolean })[] | null;
}

export interface LandingHome {
	readonly accoId: string;
	/** Null, as `href`: it is not on offer now, and not on the page. */
	readonly title: string | null;
	readonly place: string;
	readonly href: string | null;
}

/** The keys of a partner's programs. */
export interface KeysPage {
	readonly name: "keys";
	readonly mayChange: boolean;
	/** The key that was made a moment ago: the only time that it is shown. */
	readonly made: { readonly name: string; readonly token: string } | null;
	readonly keys: readonly {
		readonly id: string;
		readonly name: string;
		/** Its last characters. */
		readonly end: string;
		/** Instants; `renewedAt` null: never. */
		readonly createdAt: string;
		readonly renewedAt: string | null;
		/** ISO date. */
		readonly lastUsedOn: string | null;
		/** Calls of the days that are shown. */
		readonly calls: number;
	}[];
	readonly mostKeys: number;
	/** Calls an hour with one key, and prices among them; 0: no limit. */
	readonly perHour: number;
	readonly pricesPerHour: number;
	/** Whose calls `days` holds: the id of a key; null: of all, ended ones too. */
	readonly callsOf: string | null;
	/** How many days back calls are shown. */
	readonly callDays: number;
	/** The last days with calls, the latest first, with the calls of each kind. */
	readonly days: readonly {
		readonly day: string;
		readonly calls: number;
		readonly of: Readonly<Partial<Record<CallKind, number>>>;
	}[];
	/** Where the calls are: the site's origin, the page that describes them, and one to try. */
	readonly origin: string;
	readonly docs: string;
	readonly example: string;
}

export interface UsersPage {
	/** The person manages an organisation alone, and cannot be forgotten before somebody else does. */
	readonly isLastManager: boolean;
	/** Of managers: what stands against forgetting the organisation. Null: nothing, or no manager looks. */
	readonly eraseRefusal: "HOMES" | "LIVE" | "MONEY" | null;
	/** The organisation's file can be taken along: a manager looks, and no client. */
	readonly mayExport: boolean;
	/** The person's own passkeys of this area. */
	readonly passkeys: readonly PasskeyOfPerson[];
	/** One more can be added, and one taken away: the mailbox was proven a moment ago. */
	readonly isFresh: boolean;
	readonly name: "users";
	readonly mayChange: boolean;
	readonly members: readonly {
		readonly id: string;
		readonly name: string;
		readonly email: string;
		readonly role: MemberRole;
		readonly isOwn: boolean;
		/** Instant; null: has not signed in yet. */
		readonly enteredAt: string | null;
		/** The invitation was not taken up in time: it can be sent again. */
		readonly hasLapsed: boolean;
	}[];
	readonly sessions: readonly {
		readonly id: string;
		readonly isThis: boolean;
		readonly beganAt: string;
		/** Browser and system, in words. */
		readonly client: string;
		readonly network: string;
	}[];
}

/** What an agency has agreed on with us. */
export interface AgencyTermsView {
	/** Null where a client looks. */
	readonly commissionBp: number | null;
	readonly mostOptions: number;
	readonly liveOptions: number;
	readonly mayInvoice: boolean;
}

export interface OverviewOfAgency {
	readonly name: "agencyOverview";
	readonly terms: AgencyTermsView;
	readonly mayBook: boolean;
	readonly lines: readonly AgencyBookingLine[];
}

export interface AgencyBookingLine {
	readonly bookingNo: string;
	readonly href: string;
	readonly client: string;
	readonly home: string;
	readonly arrival: string;
	readonly departure: string;
	readonly type: BookingType;
	readonly state: BookingState;
	readonly grandCents: number;
	/** Null: nothing is earned, or a client looks. */
	readonly commissionCents: number | null;
}

export interface AgencyBookingsPage {
	readonly name: "bookings";
	readonly lines: readonly AgencyBookingLine[];
	readonly before: string | null;
	readonly after: string | null;
}

export interface AgencyBookingPage {
	readonly name: "booking";
	readonly line: AgencyBookingLine;
	readonly placename: string;
	readonly client: { readonly email: string; readonly telephone: string; readonly address: readonly string[] };
	readonly party: {
		readonly adults: number;
		readonly children: number;
		readonly babies: number;
		readonly pets: number;
	};
	readonly bookedBy: string | null;
	readonly bookedAt: string;
	/** When a waiting state runs out. */
	readonly expiresAt: string | null;
	readonly documentsTo: "client" | "agency" | "both";
	readonly onInvoice: boolean;
	readonly price: {
		readonly lines: readonly {
			readonly code: string;
			readonly label: string;
			readonly amountCents: number;
			readonly pay: "invoice" | "onsite";
		}[];
		readonly totalCents: number;
		readonly grandCents: number;
	};
	readonly schedule: readonly { readonly dueOn: string; readonly cents: number; readonly openCents: number }[];
	readonly documents: readonly {
		readonly kind: DocumentKind;
		readonly number: string;
		readonly issuedOn: string;
		readonly lang: Language;
		readonly href: string;
	}[];
}
