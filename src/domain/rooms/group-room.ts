import type { BookingState } from "../booking/process.ts";

/** Group rooms: what a group may say of homes and dates, and how much of it (docs/guides/people-and-privacy.md#group-rooms). */

export const VOTES = ["up", "maybe", "no"] as const;
export type Vote = (typeof VOTES)[number];

/** Whether dates suit somebody. */
export const MARKS = ["yes", "maybe", "no"] as const;
export type Mark = (typeof MARKS)[number];

export const ROOM_LIMITS = {
	companions: 20,
	homes: 12,
	stays: 12,
	comments: 200,
	name: 40,
	title: 80,
	comment: 500,
} as const;

/** Days without use after which a room is forgotten, and days after the departure of what is booked. */
export const ROOM_DAYS = { unused: 90, afterDeparture: 30 } as const;

const ROOM_STATES = {
	confirmed: "booked",
	completed: "booked",
	option: "held",
	pending_payment: "waiting",
	application: "waiting",
	cancelled: "over",
	expired: "over",
	declined: "over",
} as const satisfies Record<BookingState, string>;

type RoomState = (typeof ROOM_STATES)[BookingState];

const statesOf = (...wanted: readonly RoomState[]) =>
	(Object.keys(ROOM_STATES) as BookingState[]).filter((state) => wanted.includes(ROOM_STATES[state]));

/** States in which a booking is over for the group, and those in which it is once it ran out. */
export const OVER_FOR_ROOMS = { over: statesOf("over"), onceRunOut: statesOf("held", "waiting") } as const;

/** How a booking stands for the group; what ran out is over although no timer has looked at it yet. */
export function roomStateOf(
	booking: { readonly state: BookingState; readonly expires_at: Date | null },
	now: Date,
): RoomState {
	const state = ROOM_STATES[booking.state];
	const ranOut = booking.expires_at !== null && booking.expires_at <= now;
	return ranOut && state !== "booked" ? "over" : state;
}

/** Why a room did not take something. */
export type RoomRefusal =
	| "NOT_FOUND"
	| "CLOSED"
	| "NOT_A_COMPANION"
	| "NOT_THE_MAKER"
	| "FULL"
	| "NAME_MISSING"
	| "TEXT_MISSING"
	| "NO_LINKS"
	| "INVALID_DATES"
	| "INVALID"
	| "NOT_BOOKED"
	| "NOT_THE_BOOKER"
	| "NOTHING_OPEN"
	| "NOBODY_PAYS"
	| "HAS_A_SHARE"
	| "RATE_LIMITED";

/** Addresses of the web, however they are written: what a stranger would lead a group away with. */
const LINK =
	/(?:[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\bmailto:|\b[\w-]+\.(?:com|net|org|info|io|nl|be|de|at|ch|fr|eu|uk|ru|xyz|top|link)\b)/i;

export function holdsLink(text: string): boolean {
	return LINK.test(text);
}

/** A typed line: without control signs, blanks as one, at most so long. */
export function plainLine(text: string | undefined, most: number): string {
	return (text ?? "")
		.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
		.trim()
		.slice(0, most)
		.trim();
}

/** First those whom most like, then those whom fewest refuse; of equal ones the one that came first. */
export function byVotes<Item extends { readonly votes: readonly { readonly vote: Vote }[] }>(
	items: readonly Item[],
): Item[] {
	const points = ({ votes }: Item) =>
		votes.reduce((sum, { vote }) => sum + (vote === "up" ? 2 : vote === "maybe" ? 1 : -1), 0);
	return [...items].sort((a, b) => points(b) - points(a));
}
