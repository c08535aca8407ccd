import type { SellableAccommodation } from "../accommodation/accommodation.ts";
import { type BookingType, OPTION_MIN_DAYS_AHEAD } from "../pricing/allowed-types.ts";
import type { DayNumber } from "../time/civil-date.ts";
import { type Transition, transitionOf } from "./process.ts";

/** How long a booking waits for its first payment. */
export const PAYMENT_HOLD_MINUTES = 30;
/** How long an option holds the nights. */
export const OPTION_HOURS = 48;
/** Hours after which an application lapses without an answer. Nothing is held while it waits. */
export const APPLICATION_HOURS = 72;
/** Hours within which the owner is asked to answer an application. */
export const APPLICATION_ANSWER_HOURS = 24;
/** Both, as sentences about requests take them. */
export const APPLICATION_RULE = { answer: APPLICATION_ANSWER_HOURS, lapse: APPLICATION_HOURS } as const;
/** How long an option waits for the proof of its mailbox. */
const PROOF_MINUTES = 30;
/** Options a guest may hold at one time. */
export const OPTIONS_PER_GUEST = 2;

export const TYPE_REFUSALS = [
	"ON_REQUEST_ONLY",
	"INSTANT_ONLY",
	"OPTION_NOT_ALLOWED",
	"OPTION_TOO_LATE",
	"OPTION_LIMIT",
	"OPTION_REPEATED",
	"APPLICATION_REPEATED",
] as const;
/** Why a stay cannot be asked for in this way. */
export type TypeRefusal = (typeof TYPE_REFUSALS)[number];

/** Why the home and the day rule a type out, whoever asks. */
export type HomeRefusal = Exclude<TypeRefusal, "OPTION_LIMIT" | "OPTION_REPEATED" | "APPLICATION_REPEATED">;

/** Whether the home takes this kind of booking for an arrival. */
export function checkType(
	home: SellableAccommodation,
	type: BookingType,
	arrival: DayNumber,
	today: DayNumber,
): HomeRefusal | null {
	if (home.bookMode === "on_request") return type === "Application" ? null : "ON_REQUEST_ONLY";
	if (type === "Application") return "INSTANT_ONLY";
	if (type === "Booking") return null;
	if (!home.optionAllowed) return "OPTION_NOT_ALLOWED";
	return arrival - today > OPTION_MIN_DAYS_AHEAD ? null : "OPTION_TOO_LATE";
}

/** Whether a guest may take one more option, by what the guest already holds. */
export function checkOptions(options: { readonly live: number; readonly sameStay: boolean }): TypeRefusal | null {
	if (options.sameStay) return "OPTION_REPEATED";
	return options.live >= OPTIONS_PER_GUEST ? "OPTION_LIMIT" : null;
}

/** The instant by which the owner is asked to answer an application that lapses at `expiresAt`. */
export function requestAnswerBy(expiresAt: Date): Date {
	return new Date(expiresAt.getTime() - (APPLICATION_HOURS - APPLICATION_ANSWER_HOURS) * 3_600_000);
}

/** The first step of a booking. */
export interface Beginning {
	readonly transition: Transition;
	/** How its nights are claimed; null: an application claims none. */
	readonly claims: "hold" | "option" | "booking" | null;
	/** When the step runs out; null: never. */
	readonly expiresAt: Date | null;
}

/** How long an option holds, from its beginning. */
export function optionEnd(beganAt: Date): Date {
	return new Date(beganAt.getTime() + OPTION_HOURS * 3_600_000);
}

/** How a booking of a type begins: paid online at once, or on invoice. `mustProve`: an option waits for its mailbox. */
export function beginningOf(type: BookingType, paidOnline: boolean, now: Date, mustProve = false): Beginning {
	const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
	switch (type) {
		case "Booking":
			return paidOnline
				? { transition: transitionOf("startPayment"), claims: "hold", expiresAt: inMinutes(PAYMENT_HOLD_MINUTES) }
				: { transition: transitionOf("confirmAtOnce"), claims: "booking", expiresAt: null };
		case "Option":
			return {
				transition: transitionOf("takeOption"),
				claims: "option",
				expiresAt: mustProve ? inMinutes(PROOF_MINUTES) : optionEnd(now),
			};
		case "Application":
			return { transition: transitionOf("apply"), claims: null, expiresAt: inMinutes(APPLICATION_HOURS * 60) };
	}
}
