import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { CancellationPolicy } from "#domain/booking/cancellation.ts";
import type { HomeRefusal } from "#domain/booking/claim.ts";
import type { BookingState } from "#domain/booking/process.ts";
import type { Localized } from "#domain/language.ts";
import type { BasisPoints } from "#domain/money.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { SearchParams } from "../search-params.ts";
import type { CalendarView, OfferView, RefusalView } from "./accommodation-view.ts";
import type { BankDetails, DocumentLink, TimelineStep } from "./guest-view.ts";

/** The other party of a rental, as a guest reads of it before booking (Directive 2011/83/EU, article 6a). */
export interface OwnerToGuests {
	/** Empty: known by a code alone. */
	readonly name: string;
	/** As what the owner lets; null: not stated. */
	readonly letting: "private" | "trader" | null;
}

/** What the booking screen shows, in one language. */
export interface BookingView {
	readonly acco: ListedAccommodation;
	readonly params: SearchParams;
	/** Public path of this screen without its query. */
	readonly path: string;
	readonly today: string;
	readonly type: BookingType;
	/** A free hold: the form has one field, the e-mail address. */
	readonly isHold: boolean;
	/** The price with its signed id; null without dates or for a stay that is not possible. */
	readonly offer: (OfferView & { readonly quoteId: string; readonly expiresAt: string }) | null;
	readonly refusal: RefusalView | null;
	/** The booking of whoever asks that has these nights; null: none has. */
	readonly own: OwnStayView | null;
	/** Extras that can be chosen, with the price of one for each person. */
	readonly extras: readonly {
		readonly code: string;
		readonly label: string;
		readonly cents: number;
		readonly chosen: boolean;
	}[];
	/** Country of the guest as it stands in the form; the insurance is of it. */
	readonly residence: string;
	/** Country that the telephone field begins with. */
	readonly telCountry: string;
	/** Price of the insurance where the guest lives; null where it is not sold. */
	readonly insuranceCents: number | null;
	readonly insured: boolean;
	readonly discountCode: string;
	/** Credits that the signed-in guest can pay with; else 0. */
	readonly creditCents: number;
	readonly usesCredits: boolean;
	/** What cancelling costs on which days, ISO dates; `from` null: from the booking on, `through` null: to the end. */
	readonly cancellation: readonly {
		readonly from: string | null;
		readonly through: string | null;
		readonly feeCents: number;
	}[];
	/** Whom the guest rents from; null: nobody is known as the home's owner. */
	readonly owner: OwnerToGuests | null;
	/** Who covers the insurance. */
	readonly insurer: string;
	/** Bookings are paid online, at once. */
	readonly online: boolean;
	/** Calendar without dates in the address. */
	readonly calendar: CalendarView | null;
	/** What the guest typed, when the form comes back. */
	readonly form: BookingFormState;
	readonly idempotencyKey: string;
	/** Countries by their names in the page's language, those of most guests first. */
	readonly countries: readonly { readonly code: string; readonly name: string }[];
	/** Booking is switched off for the moment. */
	readonly unavailable: boolean;
	readonly alternates: Localized;
	/** Absent for guests. */
	readonly forStaff?: ForStaffView;
	readonly forAgency?: ForAgencyView;
}

/** A booking of whoever asks. */
export interface OwnStayView {
	readonly bookingNo: string;
	readonly state: Extract<BookingState, "pending_payment" | "option" | "confirmed">;
	readonly arrival: string;
	readonly departure: string;
	/** Of its page in the guest area. */
	readonly href: string;
}

/** What only agencies see of the booking form; and whoever sent their fields without being signed in. */
export type ForAgencyView = {
	/** Fields of the block as they were sent. */
	readonly typed: Readonly<Record<string, string>>;
} & (
	| { readonly isOver: true }
	| {
			readonly isOver: false;
			/** Of the agency. */
			readonly code: string;
			readonly name: string;
			/** The form was not taken, for its page was of another agency of the same person. */
			readonly isSwitched: boolean;
			readonly types: readonly { readonly type: BookingType; readonly refused: HomeRefusal | null }[];
			/** Null: a client looks. */
			readonly commissionBp: BasisPoints | null;
			readonly mayInvoice: boolean;
			/** Options of the agency's clients. */
			readonly holds: { readonly live: number; readonly most: number };
			/** What was chosen in the block was not taken. */
			readonly isWrong: boolean;
	  }
);

/** What only staff see of the booking form; and whoever sent their fields without being signed in. */
export type ForStaffView = {
	/** Fields of the block as they were sent. */
	readonly typed: Readonly<Record<string, string>>;
} & (
	| { readonly isOver: true }
	| {
			readonly isOver: false;
			/** Who books for the guest. */
			readonly name: string;
			/** Each with why this stay, or this person, cannot have it. */
			readonly types: readonly { readonly type: BookingType; readonly refused: StaffTypeRefusal | null }[];
			/** In the page's language; ids are those of the fields. */
			readonly wrong: readonly { readonly id: string; readonly label: string; readonly error: string }[];
			/** Who is active and can be paid. */
			readonly partners: readonly PayeeChoice[];
			readonly hosts: readonly PayeeChoice[];
			/** Whose link this browser came by; null: nobody's. */
			readonly clicked: { readonly label: string; readonly bp: BasisPoints } | null;
	  }
);

/** Why staff cannot choose a type: the home's rules, or their own role. */
export type StaffTypeRefusal = HomeRefusal | "NO_RIGHT";

export interface PayeeChoice {
	readonly code: string;
	readonly label: string;
	/** What this home pays them; 0: nothing, as of their own. */
	readonly bp: BasisPoints;
}

/** A submitted form that comes back with its errors. */
export interface BookingFormState {
	readonly values: Readonly<Record<string, string>>;
	/** Field name → error code. */
	readonly errors: Readonly<Record<string, string>>;
	/** Code of a refusal of the whole booking (PRICE_CHANGED, NOT_AVAILABLE …). */
	readonly refused: string | null;
	/** What the guest saw the stay cost, where it costs something else now. */
	readonly beforeCents?: number;
}

/** What the success screens show; null for other sessions than the one that made the booking. */
export interface SuccessView {
	readonly type: BookingType;
	readonly booking: {
		readonly bookingNo: string;
		readonly state: BookingState;
		readonly firstname: string;
		readonly email: string;
		readonly title: string;
		readonly placename: string;
		readonly image: { readonly src: string; readonly alt: string } | null;
		readonly arrival: string;
		readonly departure: string;
		readonly grandCents: number;
		readonly totalCents: number;
		readonly instalments: readonly { readonly dueOn: string; readonly cents: number }[];
		/** What came in and did not go back. */
		readonly paidCents: number;
		readonly expiresAt: string | null;
		/** Whole hours until then. */
		readonly hoursLeft: number | null;
		/** An option that lapses unless its mailbox is proved. */
		readonly waitsForProof: boolean;
		/** A free hold: what is missing is given where it is booked. */
		readonly isHold: boolean;
		/** What the form that books an option was shown of it. */
		readonly version: number;
		/** The hold can be given a quarter of an hour more, once. */
		readonly canExtend: boolean;
		/** Where what is awaited can be paid; null: nothing is, or not online. */
		readonly payUrl: string | null;
		/** How a booking is paid by transfer; null for all others. */
		readonly transfer: {
			readonly bank: BankDetails;
			/** What is awaited first; with the day by which it is due. */
			readonly next: { readonly dueOn: string; readonly cents: number };
			/** How the first sum is reckoned (basis points, cents); null: another way, or it is not awaited. */
			readonly share: { readonly bp: number; readonly ofCents: number; readonly insuranceCents: number } | null;
			/** A QR code that banking apps read, as one path in a square of so many modules. */
			readonly code: { readonly path: string; readonly side: number };
		} | null;
		/** A second picture of the home, under the wing. */
		readonly wing: { readonly src: string; readonly alt: string } | null;
		/** Who comes, in words. */
		readonly who: string;
		/** `HH:MM`; null: the owner names none. */
		readonly checkinFrom: string | null;
		readonly checkoutUntil: string | null;
		readonly steps: readonly TimelineStep[];
		/** What cancelling costs, and how many days before the arrival it is now; null while nothing is booked. */
		readonly cancelling: { readonly policy: CancellationPolicy; readonly daysBefore: number } | null;
		readonly documents: readonly DocumentLink[];
		/** Address for companions, absolute; null while nothing is booked. */
		readonly tripUrl: string | null;
		/** A group room can be made of it, in which companions pay shares. */
		readonly canShareCost: boolean;
	} | null;
	readonly alternates: Localized;
	/** For staff who booked for a guest; absent for all others. */
	readonly forStaff?: {
		/** No mail about it leaves. */
		readonly isSilent: boolean;
		/** Its page in the back office; null: the person sees none. */
		readonly officeHref: string | null;
	};
}
