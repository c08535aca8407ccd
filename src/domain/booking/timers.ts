import type { DayNumber } from "../time/civil-date.ts";
import { splitPaid } from "./open-instalments.ts";

/** What happens to a booking by the clock alone; each is done once, however late the clock is looked at. */

const HOUR = 3_600_000;

/** Hours before an option ends at which the guest is reminded. */
export const OPTION_REMINDER_HOURS = 12;
/** Hours without an answer after which staff are notified. */
export const APPLICATION_ALARM_HOURS = 12;
/** Hours that an accepted application holds the nights for the payment. */
export const ACCEPTED_HOURS = 24;
/** Days up to which staff may hold an option. */
const OPTION_LONGEST_DAYS = 7;
/** Days before arrival at which the travel information is sent, to guests who have paid. */
export const TRAVEL_INFORMATION_DAYS = 14;
/** Days after departure at which the guest is asked how it was. */
export const REVIEW_AFTER_DAYS = 2;
/** How long after departure a review can be written. */
export const REVIEW_WITHIN_DAYS = 365;
/** Days within which a refund must have left. */
export const REFUND_WITHIN_DAYS = 14;
/** Days after a cancellation within which the guest pays what it left to pay; the office counts them in booking_next. */
export const OWED_WITHIN_DAYS = 14;
/** Days overdue after which staff decide of a balance; it is never cancelled automatically. */
export const OVERDUE_STAFF_DAYS = 14;
/** Days after its due day at which a booking by bank transfer lapses whose first payment is missing. */
export const LAPSE_AFTER_DAYS = 3;
/** Days that a guest has from the warning at least. */
const LAPSE_WARNING_DAYS = 2;

/** The day on which an unpaid booking lapses, by when its first payment was due and when the guest was warned. */
export function lapsesOn(dueOn: DayNumber, warnedOn: DayNumber): DayNumber {
	return Math.max(dueOn + LAPSE_AFTER_DAYS, warnedOn + LAPSE_WARNING_DAYS);
}

/** Days before credits run out at which the guest is notified. */
export const CREDITS_EXPIRING_DAYS = 30;

/** Reminders of an instalment by days after its due day, each with its mail. */
export const PAYMENT_REMINDERS = [
	{ afterDays: -7, kind: "payment_reminder" },
	{ afterDays: 0, kind: "payment_due" },
	{ afterDays: 1, kind: "payment_overdue_1" },
	{ afterDays: 5, kind: "payment_overdue_5" },
] as const;
export type PaymentReminder = (typeof PAYMENT_REMINDERS)[number]["kind"];

/**
 * The reminder of an instalment that a day calls for: the latest whose day has come, so that hours of downtime
 * send one mail and not four. None before the first, and none within a day of the booking itself, whose
 * confirmation has just said it.
 */
export function paymentReminderOn(day: DayNumber, dueOn: DayNumber, bookedOn: DayNumber): PaymentReminder | null {
	const come = PAYMENT_REMINDERS.filter(({ afterDays }) => day >= dueOn + afterDays);
	const last = come.at(-1);
	if (!last || dueOn + last.afterDays <= bookedOn) return null;
	return last.kind;
}

/** True when the guest shall be reminded of an option now. An option of fewer hours than the reminder has none. */
export function optionReminderDue(now: Date, beganAt: Date, expiresAt: Date): boolean {
	const at = expiresAt.getTime() - OPTION_REMINDER_HOURS * HOUR;
	return at > beganAt.getTime() && now.getTime() >= at && now < expiresAt;
}

/** How long staff may hold an option at most: seven days from its beginning, and not into the arrival. */
export function optionExtensionLimit(beganAt: Date): Date {
	return new Date(beganAt.getTime() + OPTION_LONGEST_DAYS * 24 * HOUR);
}

export type PaymentStatus = "unpaid" | "part" | "paid" | "overdue" | "refunded";

/** Where the money of a booking stands; derived, never stored. */
export function paymentStatus(
	booking: {
		readonly dueCents: number;
		readonly paidCents: number;
		readonly refundedCents: number;
		readonly instalments: readonly { readonly dueOn: DayNumber; readonly cents: number }[];
	},
	today: DayNumber,
): PaymentStatus {
	const { dueCents, paidCents, refundedCents, instalments } = booking;
	if (refundedCents > 0) return "refunded";
	if (paidCents >= dueCents) return "paid";
	if (splitPaid(instalments, paidCents).some((part) => part.openCents > 0 && part.dueOn < today)) return "overdue";
	return paidCents > 0 ? "part" : "unpaid";
}
