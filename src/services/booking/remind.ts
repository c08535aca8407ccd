import { type BookingRow, factsOf, listInstalments, lockBooking } from "#db/bookings/booking-facts.ts";
import { updateBooking } from "#db/bookings/bookings.ts";
import {
	listDueTravelInformation,
	listOptionsToRemind,
	listPaymentsToRemind,
	listRequestsToReport,
	listReviewsToAsk,
	type Only,
} from "#db/bookings/due-reminders.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import {
	APPLICATION_ALARM_HOURS,
	LAPSE_AFTER_DAYS,
	lapsesOn,
	OPTION_REMINDER_HOURS,
	OVERDUE_STAFF_DAYS,
	optionReminderDue,
	PAYMENT_REMINDERS,
	paymentReminderOn,
	REVIEW_AFTER_DAYS,
	REVIEW_WITHIN_DAYS,
	TRAVEL_INFORMATION_DAYS,
} from "#domain/booking/timers.ts";
import { ok } from "#domain/result.ts";
import { civilDayAt, type DayNumber, dayOf, isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { issueDocuments } from "./documents.ts";
import { notify } from "./notify.ts";

/**
 * What the clock alone sends. Every mail stands once in the outbox (booking, kind, version), so a timer may come
 * late, twice, or in several processes: what is due is sent, and sent once.
 */

type RemindApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments" | "log">;

const HOUR = 3_600_000;

interface Reminder {
	readonly name: string;
	/** Keys of bookings that are due and have not had their mail; asked once more under the booking's lock. */
	due(db: Db, now: Date, today: DayNumber, only?: Only): Promise<readonly number[]>;
	/** Queues what is due. */
	send(trx: Db, app: RemindApp, row: BookingRow): Promise<void>;
}

const REMINDERS: readonly Reminder[] = [
	{
		name: "option",
		due: (db, now, _today, only) =>
			listOptionsToRemind(db, now, new Date(now.getTime() + OPTION_REMINDER_HOURS * HOUR), only),
		send: async (trx, app, row) => {
			const began = row.extended_at ?? row.accepted_at ?? row.created_at;
			if (!row.expires_at || !optionReminderDue(app.clock.now(), began, row.expires_at)) return;
			await notify(trx, app, row, "option_reminder");
		},
	},
	{
		name: "application",
		due: (db, now, _today, only) =>
			listRequestsToReport(db, new Date(now.getTime() - APPLICATION_ALARM_HOURS * HOUR), only),
		send: (trx, app, row) => notify(trx, app, row, "staff_application_alarm"),
	},
	{
		name: "payment",
		due: (db, _now, today, only) => {
			// The latest whose day has come counts.
			const reminders = PAYMENT_REMINDERS.toReversed().map(({ kind, afterDays }) => ({
				kind,
				dueUntil: today - afterDays,
			}));
			const staff = { kind: "staff_overdue", dueUntil: today - OVERDUE_STAFF_DAYS };
			return listPaymentsToRemind(db, reminders, staff, only);
		},
		send: async (trx, app, row) => {
			const facts = await factsOf(trx, row);
			const today = app.clock.today();
			const booked = civilDayAt(row.confirmed_at ?? row.created_at);
			const [first] = await listInstalments(trx, [row.booking_id]);
			// A booking has few instalments, and mostly one that calls for a mail.
			for (const [seq, part] of splitPaid(facts.instalments, facts.paidCents).entries()) {
				if (part.openCents === 0) continue;
				const requested = {
					version: (first?.seq ?? 0) + seq + 1,
					instalment: { dueOn: part.dueOn, cents: part.openCents },
				};
				const kind = paymentReminderOn(today, part.dueOn, booked);
				const warned =
					seq === 0 && kind?.startsWith("payment_overdue") ? await warnOfLapse(trx, row, part.dueOn, today) : row;
				if (kind) await notify(trx, app, warned, kind, requested);
				if (today >= part.dueOn + OVERDUE_STAFF_DAYS) await notify(trx, app, row, "staff_overdue", requested);
			}
		},
	},
	{
		name: "travel",
		due: (db, _now, today, only) => listDueTravelInformation(db, today, today + TRAVEL_INFORMATION_DAYS, only),
		send: async (trx, app, row) => {
			const documentIds = await issueDocuments(trx, app, row, await factsOf(trx, row), ["travel_information"], {});
			await notify(trx, app, row, "travel_information", { documentIds });
		},
	},
	{
		name: "review",
		due: (db, _now, today, only) => listReviewsToAsk(db, today - REVIEW_WITHIN_DAYS, today - REVIEW_AFTER_DAYS, only),
		send: (trx, app, row) => notify(trx, app, row, "review"),
	},
];

/** Sets the day on which an unpaid booking lapses, for the reminder that is about to say it; answers the booking with it. */
async function warnOfLapse(trx: Db, row: BookingRow, dueOn: DayNumber, today: DayNumber): Promise<BookingRow> {
	const isWarned = row.lapses_on !== null && dayOf(row.lapses_on) >= dueOn + LAPSE_AFTER_DAYS;
	if (!row.lapses_unpaid || row.first_paid || row.do_not_send_docs || isWarned) return row;
	return updateBooking(trx, row.booking_id, { lapses_on: isoOf(lapsesOn(dueOn, today)) });
}

/** Sends every reminder that is due; answers how many bookings were looked at, by reminder. */
export async function remind(app: RemindApp): Promise<Readonly<Record<string, number>>> {
	const looked: Record<string, number> = {};
	const [now, today] = [app.clock.now(), app.clock.today()];
	for (const reminder of REMINDERS) {
		const due = await reminder.due(app.db, now, today);
		looked[reminder.name] = due.length;
		// Each in a transaction of its own, by design: a mail stands in the outbox exactly if its documents are issued.
		for (const bookingId of due) {
			const done = await transact(app.db, async (trx) => {
				const row = await lockBooking(trx, bookingId);
				// Another process may have been here meanwhile.
				const [still] = await reminder.due(trx, now, today, { bookingId });
				if (row && still !== undefined) await reminder.send(trx, app, row);
				return ok(null);
			});
			if (!done.ok) app.log.warn({ reminder: reminder.name }, "a reminder waits for the next turn");
		}
	}
	return looked;
}
