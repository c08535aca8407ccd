import { BOOKING_ACTIONS } from "./booking-actions.ts";
import fc from "./fast-check.ts";

/**
 * Steps of random walks through the life of bookings: what guests, owners, staff, the provider and the clock do, one at
 * a time or two at one instant, and processes that die half way.
 */

export const WALK_HOMES = ["a990001", "a990002", "a31", "a32"] as const;
export const WALK_ARRIVALS = ["2027-03-01", "2027-03-03", "2027-05-03", "2027-05-05"] as const;

/** What is done with a booking. */
const ACTIONS = [
	...BOOKING_ACTIONS,
	"transfer",
	"grant",
	"rebook",
	"price",
	"giveBack",
	"prove",
	"takeBack",
	"refundByBank",
	"checkout",
] as const;
export type WalkAction = (typeof ACTIONS)[number];

/** Ways to ask for a home. */
const TYPES = ["Booking", "Option", "Application"] as const;
type BookingType = (typeof TYPES)[number];

/** What is done by one, at one instant. */
export type SingleStep =
	| {
			readonly do: "book";
			readonly home: number;
			readonly arrival: number;
			readonly nights: number;
			readonly type: BookingType;
			readonly credits: boolean;
			readonly code: boolean;
			readonly guest: number;
	  }
	/** A number: one of the actions that suit the booking as it is. */
	| { readonly do: "act"; readonly action: WalkAction | number; readonly which: number }
	| { readonly do: "pay"; readonly which: number; readonly status: "paid" | "failed" | "canceled" | "expired" }
	| { readonly do: "timers" };

export type WalkStep =
	| SingleStep
	/** Two at one instant, with the same booking or with any. */
	| { readonly do: "both"; readonly first: SingleStep; readonly second: SingleStep; readonly isSame: boolean }
	| { readonly do: "time"; readonly hours: number }
	/** To the end of something that runs out, or a thousandth of a second beside it. */
	| { readonly do: "edge"; readonly which: number; readonly ms: number }
	| { readonly do: "provider"; readonly way: ProviderWay }
	/** How refunds that are on their way end. */
	| { readonly do: "refunds"; readonly status: "refunded" | "failed" }
	/** The next step ends after so many statements, as a process that dies. */
	| { readonly do: "crash"; readonly after: number };

/** The provider from now on: it answers; fails; gives nothing back; gives back, and its answers are lost. */
const PROVIDER_WAYS = ["well", "broken", "refusing", "losing"] as const;
export type ProviderWay = (typeof PROVIDER_WAYS)[number];

const WHEN_LIVING: readonly WalkAction[] = ["transfer", "grant", "prove", "takeBack", "refundByBank", "checkout"];
const SUITS: Readonly<Record<string, readonly WalkAction[]>> = {
	application: ["accept", "accept", "decline", ...WHEN_LIVING],
	option: ["confirmOption", "confirmOption", "cancelOption", "extendOption", "cancelForHost", ...WHEN_LIVING],
	pending_payment: ["checkout", "extendHold", "transfer", "cancel", "cancelOption", ...WHEN_LIVING],
	confirmed: [
		"cancel",
		"cancel",
		"cancelForHost",
		"rebook",
		"rebook",
		"price",
		"price",
		"price",
		"giveBack",
		"giveBack",
		...WHEN_LIVING,
	],
};
const WHEN_OVER: readonly WalkAction[] = ["transfer", "takeBack", "refundByBank", "giveBack"];

/** The action of a step with a booking in a state. */
export function walkAction(action: WalkAction | number, state: string): WalkAction {
	if (typeof action !== "number") return action;
	const suiting = SUITS[state] ?? WHEN_OVER;
	return suiting[action % suiting.length] ?? "transfer";
}

/** Mostly in a way in which the home can be booked. */
const book: fc.Arbitrary<SingleStep> = fc
	.record({
		home: fc.nat(3),
		way: fc.nat(9),
		guest: fc.nat(4),
		arrival: fc.nat(3),
		nights: fc.integer({ min: 4, max: 7 }),
	})
	.chain(({ way, ...booked }) => {
		const known: BookingType = booked.home === 2 ? "Application" : way < 6 ? "Booking" : "Option";
		return fc.record({
			do: fc.constant("book" as const),
			home: fc.constant(booked.home),
			arrival: fc.constant(booked.arrival),
			nights: fc.constant(booked.nights),
			guest: fc.constant(booked.guest),
			type: way === 9 ? fc.constantFrom(...TYPES) : fc.constant(known),
			credits: fc.boolean(),
			code: fc.boolean(),
		});
	});

const act: fc.Arbitrary<SingleStep> = fc.record({
	do: fc.constant("act" as const),
	action: fc.oneof({ weight: 5, arbitrary: fc.nat(99) }, { weight: 1, arbitrary: fc.constantFrom(...ACTIONS) }),
	which: fc.nat(200),
});

const pay: fc.Arbitrary<SingleStep> = fc.record({
	do: fc.constant("pay" as const),
	which: fc.nat(3),
	status: fc.oneof(
		{ weight: 5, arbitrary: fc.constant("paid" as const) },
		{ weight: 1, arbitrary: fc.constantFrom("failed" as const, "canceled" as const, "expired" as const) },
	),
});

const single = fc.oneof(
	{ weight: 5, arbitrary: book },
	{ weight: 9, arbitrary: act },
	{ weight: 5, arbitrary: pay },
	{ weight: 3, arbitrary: fc.constant<SingleStep>({ do: "timers" }) },
);

const step: fc.Arbitrary<WalkStep> = fc.oneof(
	{ weight: 20, arbitrary: single },
	{
		weight: 7,
		arbitrary: fc.record({ do: fc.constant("both" as const), first: single, second: single, isSame: fc.boolean() }),
	},
	{
		weight: 2,
		arbitrary: fc.record({ do: fc.constant("edge" as const), which: fc.nat(9), ms: fc.constantFrom(-1, 0, 1) }),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			do: fc.constant("time" as const),
			hours: fc.constantFrom(0.2, 0.2, 0.6, 5, 13, 25, 49, 200, 1500),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			do: fc.constant("provider" as const),
			way: fc.constantFrom(...PROVIDER_WAYS, "well" as const, "losing" as const),
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			do: fc.constant("refunds" as const),
			status: fc.constantFrom("refunded" as const, "failed" as const),
		}),
	},
	{ weight: 1, arbitrary: fc.record({ do: fc.constant("crash" as const), after: fc.integer({ min: 1, max: 25 }) }) },
);

/** Walks of some forty steps; without `size` most would be of ten. */
export const walks = fc.array(step, { minLength: 8, maxLength: 45, size: "max" });
