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

/** `payment`: the provider's report of a payment; `timer`: the clock; `system`: the product itself. */
export type Actor = "guest" | "agency" | "staff" | "owner" | "payment" | "timer" | "system";

/** What a transition does to the nights: claims them in a way, keeps the claim, gives it back, or never had one. */
export type NightsEffect = "hold" | "option" | "booking" | "keep" | "release" | "none";

interface TransitionShape {
	/** null: the booking comes into being. */
	readonly from: BookingState | null;
	readonly to: BookingState;
	readonly by: readonly Actor[];
	readonly nights: NightsEffect;
}

/**
 * Every transition there is; any other is INVALID_TRANSITION. With a payment provider a booking starts as
 * `startPayment` and an option is confirmed through `payOption`; without one they are `confirmAtOnce` and
 * `confirmOption`, and the invoice is paid by bank transfer.
 */
export const TRANSITIONS = {
	startPayment: { from: null, to: "pending_payment", by: ["guest", "agency", "staff"], nights: "hold" },
	confirmAtOnce: { from: null, to: "confirmed", by: ["guest", "agency", "staff"], nights: "booking" },
	takeOption: { from: null, to: "option", by: ["guest", "agency", "staff"], nights: "option" },
	apply: { from: null, to: "application", by: ["guest", "agency", "staff"], nights: "none" },

	pay: { from: "pending_payment", to: "confirmed", by: ["payment", "staff"], nights: "booking" },
	paymentRunsOut: { from: "pending_payment", to: "expired", by: ["timer"], nights: "release" },
	/** An option whose payment was not finished, with time left on the option. */
	backToOption: { from: "pending_payment", to: "option", by: ["timer"], nights: "option" },
	/** Money that comes after the hold: the nights are claimed anew, else all of it goes back. */
	payLate: { from: "expired", to: "confirmed", by: ["payment"], nights: "booking" },

	payOption: { from: "option", to: "pending_payment", by: ["guest", "agency", "staff"], nights: "hold" },
	confirmOption: { from: "option", to: "confirmed", by: ["guest", "agency", "staff"], nights: "booking" },
	extendOption: { from: "option", to: "option", by: ["staff"], nights: "keep" },
	cancelOption: { from: "option", to: "cancelled", by: ["guest", "agency", "staff"], nights: "release" },
	optionRunsOut: { from: "option", to: "expired", by: ["timer"], nights: "release" },

	acceptApplication: { from: "application", to: "option", by: ["owner", "staff"], nights: "option" },
	declineApplication: { from: "application", to: "declined", by: ["owner", "staff", "system"], nights: "none" },
	applicationRunsOut: { from: "application", to: "expired", by: ["timer"], nights: "none" },

	cancel: { from: "confirmed", to: "cancelled", by: ["guest", "staff"], nights: "release" },
	/** The home cannot be had: all money back and an offer of another home. */
	cancelForHost: { from: "confirmed", to: "cancelled", by: ["staff"], nights: "release" },
	complete: { from: "confirmed", to: "completed", by: ["timer"], nights: "keep" },
} as const satisfies Record<string, TransitionShape>;

export type TransitionName = keyof typeof TRANSITIONS;

export interface Transition extends TransitionShape {
	readonly name: TransitionName;
}

/** The transition that bears a name. */
export function transitionOf(name: TransitionName): Transition {
	return { name, ...TRANSITIONS[name] };
}

/** The transitions that lead out of a state (null: those that begin a booking). */
export function transitionsFrom(state: BookingState | null): readonly Transition[] {
	const names = Object.keys(TRANSITIONS) as TransitionName[];
	return names.map(transitionOf).filter((transition) => transition.from === state);
}

/** Asks whether an actor may take a booking through a transition; STATE wins over WHO, so nobody learns more than needed. */
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
