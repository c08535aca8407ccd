import { fail, ok, type Result } from "../result.ts";

/** The life of a booking as data: which state follows which, who may cause it, what becomes of the nights. */

export const BOOKING_STATES = [
	"pending_payment",
	"option",
	"application",
	"confirmed",
	"completed",
	"cancelled",
	"expired",
	"declined",
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** `agency`, `partner`, `owner`: somebody of the organisation; `payment`: the provider's report of a payment; `timer`: the clock; `system`: the product itself. */
export type Actor = "guest" | "agency" | "partner" | "staff" | "owner" | "payment" | "timer" | "system";

/** What a transition does to the nights: claims them in a way, keeps the claim, gives it back, or never had one. */
export type NightsEffect = "hold" | "option" | "booking" | "keep" | "release" | "none";

/** Mails of transitions, to whom their name says: the guest, `owner_`, `partner_`, `office_`. */
export type TransitionMail =
	| "application"
	| "application_accepted"
	| "application_declined"
	| "application_expired"
	| "option"
	| "option_expired"
	| "option_cancelled"
	| "payment_not_completed"
	| "confirmation"
	| "insurance"
	| "cancellation"
	| "cancelled_by_host"
	| "lapsed_unpaid"
	| "owner_booking"
	| "owner_request"
	| "owner_cancellation"
	| "partner_booking"
	| "partner_cancellation"
	| "office_copy";

export const DOCUMENT_KINDS = [
	"confirmation",
	"invoice",
	"credit_note",
	"travel_information",
	"option_letter",
	"application_letter",
] as const;
/** Documents of a booking (docs/guides/mails-and-papers.md#documents). */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

interface TransitionShape {
	/** null: the booking comes into being. */
	readonly from: BookingState | null;
	readonly to: BookingState;
	readonly by: readonly Actor[];
	readonly nights: NightsEffect;
	/** Mails that it sends, where there is a recipient. */
	readonly sends: readonly TransitionMail[];
	/** Documents that it issues. */
	readonly issues: readonly DocumentKind[];
}

/** What every way to `confirmed` sends and issues. */
const CONFIRMED = {
	sends: ["confirmation", "insurance", "owner_booking", "partner_booking", "office_copy"],
	issues: ["confirmation", "invoice"],
} as const;
/** What every end of a confirmed booking sends and issues beside the guest's own mail. */
const ENDED = ["owner_cancellation", "partner_cancellation"] as const;
const QUIET = { sends: [], issues: [] } as const;

/**
 * Every transition there is; any other is INVALID_TRANSITION. With a payment provider a booking starts as
 * `startPayment` and an option is confirmed through `payOption`; without one they are `confirmAtOnce` and
 * `confirmOption`, and the invoice is paid by bank transfer.
 */
export const TRANSITIONS = {
	startPayment: { from: null, to: "pending_payment", by: ["guest", "agency", "staff"], nights: "hold", ...QUIET },
	confirmAtOnce: { from: null, to: "confirmed", by: ["guest", "agency", "staff"], nights: "booking", ...CONFIRMED },
	takeOption: {
		from: null,
		to: "option",
		by: ["guest", "agency", "staff"],
		nights: "option",
		sends: ["option", "office_copy"],
		issues: ["option_letter"],
	},
	apply: {
		from: null,
		to: "application",
		by: ["guest", "agency", "staff"],
		nights: "none",
		sends: ["application", "owner_request", "office_copy"],
		issues: ["application_letter"],
	},

	pay: { from: "pending_payment", to: "confirmed", by: ["payment", "staff"], nights: "booking", ...CONFIRMED },
	/** The one extension of a hold, requested while a guest is still filling in or paying (EAA: timers warn and extend). */
	extendHold: { from: "pending_payment", to: "pending_payment", by: ["guest", "agency"], nights: "hold", ...QUIET },
	paymentRunsOut: {
		from: "pending_payment",
		to: "expired",
		by: ["timer"],
		nights: "release",
		sends: ["payment_not_completed"],
		issues: [],
	},
	/** An option whose payment came to nothing, with time left on the option. */
	backToOption: {
		from: "pending_payment",
		to: "option",
		by: ["payment", "timer"],
		nights: "option",
		sends: ["payment_not_completed"],
		issues: [],
	},
	/** Money that comes after the hold: the nights are claimed anew, else all of it goes back. */
	payLate: { from: "expired", to: "confirmed", by: ["payment"], nights: "booking", ...CONFIRMED },

	payOption: {
		from: "option",
		to: "pending_payment",
		by: ["guest", "agency", "staff", "payment"],
		nights: "hold",
		...QUIET,
	},
	confirmOption: { from: "option", to: "confirmed", by: ["guest", "agency", "staff"], nights: "booking", ...CONFIRMED },
	extendOption: {
		from: "option",
		to: "option",
		by: ["staff"],
		nights: "option",
		sends: ["option"],
		issues: ["option_letter"],
	},
	/** The guest showed that the mailbox is theirs: the option holds as long as options do. */
	proveOption: { from: "option", to: "option", by: ["guest"], nights: "option", ...QUIET },
	cancelOption: {
		from: "option",
		to: "cancelled",
		by: ["guest", "agency", "staff"],
		nights: "release",
		sends: ["option_cancelled"],
		issues: [],
	},
	optionRunsOut: {
		from: "option",
		to: "expired",
		by: ["timer"],
		nights: "release",
		sends: ["option_expired"],
		issues: [],
	},

	acceptApplication: {
		from: "application",
		to: "option",
		by: ["owner", "staff"],
		nights: "option",
		sends: ["application_accepted"],
		issues: ["option_letter"],
	},
	declineApplication: {
		from: "application",
		to: "declined",
		by: ["owner", "staff", "system"],
		nights: "none",
		sends: ["application_declined"],
		issues: [],
	},
	applicationRunsOut: {
		from: "application",
		to: "expired",
		by: ["timer"],
		nights: "none",
		sends: ["application_expired"],
		issues: [],
	},

	cancel: {
		from: "confirmed",
		to: "cancelled",
		by: ["guest", "staff"],
		nights: "release",
		sends: ["cancellation", ...ENDED],
		issues: ["credit_note"],
	},
	/** The home cannot be had: all money back and an offer of another home. */
	cancelForHost: {
		from: "confirmed",
		to: "cancelled",
		by: ["staff"],
		nights: "release",
		sends: ["cancelled_by_host", ...ENDED],
		issues: ["credit_note"],
	},
	/** Its first payment stayed away, after a warning: no fee. */
	lapseUnpaid: {
		from: "confirmed",
		to: "cancelled",
		by: ["timer"],
		nights: "release",
		sends: ["lapsed_unpaid", ...ENDED],
		issues: ["credit_note"],
	},
	complete: { from: "confirmed", to: "completed", by: ["timer"], nights: "keep", ...QUIET },
} as const satisfies Record<string, TransitionShape>;

export type TransitionName = keyof typeof TRANSITIONS;

export interface Transition extends TransitionShape {
	readonly name: TransitionName;
}

/** The transition of a name. */
export function transitionOf(name: TransitionName): Transition {
	return { name, ...TRANSITIONS[name] };
}

/** The transitions that lead out of a state (null: those that begin a booking). */
export function transitionsFrom(state: BookingState | null): readonly Transition[] {
	const names = Object.keys(TRANSITIONS) as TransitionName[];
	return names.map(transitionOf).filter((transition) => transition.from === state);
}

/** Whether an actor may take a booking through a transition; STATE is checked before WHO, so that a refusal shows no more than needed. */
export function checkTransition(
	state: BookingState | null,
	name: TransitionName,
	actor: Actor,
): Result<Transition, "INVALID_TRANSITION" | "FORBIDDEN"> {
	const transition = transitionOf(name);
	if (transition.from !== state) return fail("INVALID_TRANSITION");
	if (!transition.by.includes(actor)) return fail("FORBIDDEN");
	return ok(transition);
}

/** States in which the booking waits for something and runs out when it does not come. */
export const EXPIRING_STATES = ["pending_payment", "option", "application"] as const satisfies readonly BookingState[];
export type ExpiringState = (typeof EXPIRING_STATES)[number];

/** The timer's transition out of each waiting state. */
export const EXPIRY: Readonly<Record<ExpiringState, TransitionName>> = {
	pending_payment: "paymentRunsOut",
	option: "optionRunsOut",
	application: "applicationRunsOut",
};
