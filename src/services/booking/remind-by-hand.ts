import { listInstalments, type StoredBooking } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { freeVersion, listRecentMails } from "#db/mail/outbox.ts";
import { writeAudit } from "#db/operations/audit.ts";
import {
	HAND_REMINDER_PAUSE_DAYS,
	type HandReminder,
	handReminder,
	type NoReminder,
} from "#domain/booking/hand-reminder.ts";
import { PAYMENT_REMINDERS } from "#domain/booking/timers.ts";
import { fail, type Result } from "#domain/result.ts";
import { civilDayAt, type DayNumber } from "#domain/time/civil-date.ts";
import { type StaffActor, trailActor } from "../staff/staff-by.ts";
import type { BookingApp } from "./booking-app.ts";
import { notify } from "./notify.ts";

/** Reminders of a payment by hand: the mails of the clock (remind.ts), sent when staff want it. */

export interface NotReminded {
	readonly why: NoReminder;
	/** Of the reminder that there was a few days ago. */
	readonly on: DayNumber | null;
}

/** What each of some bookings would be sent today, or why nothing, in the order given. */
export async function handRemindersOf(
	db: Db,
	app: Pick<BookingApp, "clock">,
	bookings: readonly StoredBooking[],
): Promise<readonly Result<HandReminder, NotReminded>[]> {
	const ids = bookings.map(({ row }) => row.booking_id);
	const kinds = PAYMENT_REMINDERS.map(({ kind }) => kind);
	const recent = await listRecentMails(db, ids, kinds, HAND_REMINDER_PAUSE_DAYS);
	return bookings.map(({ row, facts }) => {
		const last = recent.get(row.booking_id);
		const { state, instalments, paidCents } = facts;
		const bookedOn = civilDayAt(row.confirmed_at ?? row.created_at);
		const isSilent = row.do_not_send_docs;
		const hasAddress = Boolean(row.guest.email);
		const booking = { state, instalments, paidCents, bookedOn, isSilent, hasAddress, wasReminded: last !== undefined };
		const reminder = handReminder(booking, app.clock.today());
		if (reminder.ok) return reminder;
		return fail({ why: reminder.error, on: reminder.error === "REMINDED" && last ? civilDayAt(last) : null });
	});
}

/** Queues a reminder for a booking that is locked, with its trail. The clock does not send the same one again. */
export async function sendHandReminder(
	trx: Db,
	app: BookingApp,
	{ row, facts }: StoredBooking,
	{ kind, part, dueOn, cents }: HandReminder,
	by: StaffActor,
): Promise<void> {
	const [first] = await listInstalments(trx, [row.booking_id]);
	// Versions of the clock's own reminders are those of their instalments (remind.ts).
	const version = await freeVersion(trx, row.booking_id, kind, (first?.seq ?? 0) + part + 1);
	await notify(trx, app, row, kind, { version, facts, instalment: { dueOn, cents } });
	await writeAudit(trx, {
		...trailActor(by),
		action: "sendMail",
		subjectKind: "booking",
		subjectId: row.booking_no,
		after: { kind, version },
	});
}
