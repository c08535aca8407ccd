import type { Cents } from "../money.ts";
import { fail, ok, type Result } from "../result.ts";
import type { DayNumber } from "../time/civil-date.ts";
import { splitPaid } from "./open-instalments.ts";
import type { BookingState } from "./process.ts";
import { type PaymentReminder, paymentReminderOn } from "./timers.ts";

/** Reminders of a payment that staff send by hand, beside those of the clock. */

/** A guest who had a reminder within so many days gets none by hand. */
export const HAND_REMINDER_PAUSE_DAYS = 3;

/** Why a booking gets none. */
export type NoReminder =
	/** Its stay does not stand. */
	| "STATE"
	/** Nothing is left to pay. */
	| "PAID"
	/** What is left is not due soon, or the confirmation has only just said it. */
	| "NOT_YET"
	/** There was one a few days ago. */
	| "REMINDED"
	/** Its documents are not sent. */
	| "SILENT"
	/** There is no address to send it to. */
	| "FORGOTTEN";

/** One mail, whatever the number of instalments. */
export interface HandReminder {
	readonly kind: PaymentReminder;
	/** Which instalment it begins with, counted from 0. */
	readonly part: number;
	readonly dueOn: DayNumber;
	/** All that should be here by now; before the first is due, the first. */
	readonly cents: Cents;
}

interface Remindable {
	readonly state: BookingState;
	readonly instalments: readonly { readonly dueOn: DayNumber; readonly cents: Cents }[];
	readonly paidCents: Cents;
	readonly bookedOn: DayNumber;
	readonly isSilent: boolean;
	readonly hasAddress: boolean;
	/** It had a reminder within the pause. */
	readonly wasReminded: boolean;
}

/** The reminder that a booking gets by hand today, or why it gets none. */
export function handReminder(booking: Remindable, today: DayNumber): Result<HandReminder, NoReminder> {
	if (booking.state !== "confirmed") return fail("STATE");
	const parts = splitPaid(booking.instalments, booking.paidCents);
	const part = parts.findIndex(({ openCents }) => openCents > 0);
	const first = parts[part];
	if (!first) return fail("PAID");
	const kind = paymentReminderOn(today, first.dueOn, booking.bookedOn);
	if (!kind) return fail("NOT_YET");
	if (booking.isSilent) return fail("SILENT");
	if (!booking.hasAddress) return fail("FORGOTTEN");
	if (booking.wasReminded) return fail("REMINDED");
	const due = parts.filter((one, at) => at === part || one.dueOn <= today);
	const cents = due.reduce((sum, { openCents }) => sum + openCents, 0);
	return ok({ kind, part, dueOn: first.dueOn, cents });
}
