import type { TypeRefusal } from "#domain/booking/claim.ts";
import type { BookingState } from "#domain/booking/process.ts";
import type { StaffChoice } from "#domain/booking/staff-choice.ts";
import type { BookingType } from "#domain/pricing/allowed-types.ts";
import type { QuoteRefusal } from "#domain/pricing/refusal.ts";
import type { Role } from "#domain/staff/roles.ts";
import type { FieldError } from "#domain/validation.ts";
import type { AlternativeAnswer, Breakdown, InstalmentAnswer, QuoteAnswer } from "../quotes/quote-answer.ts";
import type { Sender } from "./sender.ts";

/** What a submit of the booking form brings along and what it is answered. */

/** Codes that brought the guest, as cookies say; looked up, never trusted. */
export interface Attribution {
	/** Host or affiliate link clicked last; setting one clears the other, and of two the host's counts. */
	readonly host?: string | undefined;
	readonly partner?: string | undefined;
	/** Recorded, never paid. */
	readonly homeowner?: string | undefined;
}

/** Somebody of the staff; only who has the right books for guests. */
export interface BookingStaff {
	/** Public id. */
	readonly id: string;
	readonly roles: readonly Role[];
	/** From where, for the trail. */
	readonly network: string;
}

/** Somebody of a travel agency who may book for its clients. */
export interface BookingAgency {
	readonly code: string;
	readonly userId: number;
	/** Public id, for the trail. */
	readonly memberId: string;
	readonly network: string;
}

/** What the caller knows besides the form. */
export interface BookingContext {
	/** UUID of the form; the same key never books twice. */
	readonly idempotencyKey: string | null;
	readonly attribution?: Attribution;
	/** Who sends it; without, nothing is limited by it. */
	readonly sender?: Sender;
	/** Guest who is signed in; credits are theirs alone. */
	readonly guestId?: number | null;
	/** Who of the staff books for the guest; without, what only staff may say is refused. */
	readonly staff?: BookingStaff | null;
	/** Which agency books for its client; without, what only agencies may say is refused. Staff go before it. */
	readonly agency?: BookingAgency | null;
}

/** A booking that was made. */
export interface BookingAnswer {
	readonly bookingNo: string;
	readonly type: BookingType;
	readonly state: BookingState;
	readonly grandCents: number;
	readonly instalments: readonly InstalmentAnswer[];
	/** ISO instant at which a waiting booking runs out. */
	readonly expiresAt?: string;
	/** Path of the success screen. */
	readonly successUrl: string;
	/** Where the guest pays; absent where nothing is to be paid online, or the provider does not answer now. */
	readonly paymentUrl?: string;
	/** For staff alone: what they chose, codes as they are stored. */
	readonly staff?: StaffChoice;
}

export interface BookingMade {
	readonly answer: BookingAnswer;
	/** For an httpOnly cookie: shows this booking to the session that made it. */
	readonly proof: string;
}

export type BookingFailure =
	| { readonly code: "VALIDATION"; readonly errors: readonly FieldError[] }
	| { readonly code: QuoteRefusal; readonly alternatives: readonly AlternativeAnswer[] }
	| {
			readonly code: "PRICE_CHANGED";
			/** What the guest saw. */
			readonly before: Breakdown;
			/** The new offer. */
			readonly after: QuoteAnswer;
	  }
	| { readonly code: TypeRefusal }
	| { readonly code: "RATE_LIMITED"; readonly retryAfter: number }
	| {
			readonly code:
				| "FORBIDDEN"
				| "NOT_FOUND"
				| "QUOTE_UNKNOWN"
				| "PROVE_FIRST"
				| "BOOKING_UNAVAILABLE"
				| "IDEMPOTENCY_KEY_MISSING"
				| "IDEMPOTENCY_KEY_REUSED"
				| "IDEMPOTENCY_IN_PROGRESS"
				| "BUSY";
	  };
