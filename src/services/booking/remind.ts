import { type RawBuilder, sql } from "kysely";
import { type BookingRow, factsOf, lockBooking } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import {
	APPLICATION_ALARM_HOURS,
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
import { civilDayAt, type DayNumber, isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import type { MailKind } from "./mail-context.ts";
import { notify } from "./notify.ts";
import { issue } from "./papers.ts";

/**
 * What the clock alone sends. Every mail stands once in the outbox (booking, kind, version), so a timer may come
 * late, twice, or in several processes: what is due is sent, and sent once.
 */

type RemindApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments" | "log">;

const HOUR = 3_600_000;

interface Reminder {
	readonly name: string;
	/** Bookings (as `b`) that are due and have not had their mail; asked once more under the booking's lock. */
	due(db: Db, now: Date, today: DayNumber): ReturnType<typeof bookingsIn>;
	/** Queues what is due. */
	send(trx: Db, app: RemindApp, row: BookingRow): Promise<void>;
}

function bookingsIn(db: Db, state: BookingRow["state"]) {
	return db.selectFrom("booking as b").select("b.booking_id").where("b.state", "=", state);
}

/** Bookings in a state, without a mail of a kind. */
function without(db: Db, kind: MailKind, state: BookingRow["state"]) {
	return bookingsIn(db, state).where(({ not, exists, selectFrom }) =>
		not(
			exists(
				selectFrom("email_outbox as m")
					.select("m.outbox_id")
					.whereRef("m.booking_id", "=", "b.booking_id")
					.where("m.kind", "=", kind),
			),
		),
	);
}

/** Money that came in for the booking `b` and was not sent back. */
const PAID = sql<number>`(SELECT coalesce(sum(p.cents), 0) FROM payment p WHERE p.booking_id = b.booking_id AND p.status = 'paid')
	- (SELECT coalesce(sum(r.cents), 0) FROM refund r WHERE r.booking_id = b.booking_id AND r.status <> 'failed')`;

/** True for an instalment `i` without a mail of a kind; the mail's version is its instalment. */
const untold = (kind: RawBuilder<unknown>) => sql<boolean>`NOT EXISTS (SELECT 1 FROM email_outbox m
	WHERE m.booking_id = i.booking_id AND m.kind = ${kind} AND m.version = i.seq + 1)`;

/** The reminder that an instalment `i` calls for on a day; null before the first. */
function reminderOf(today: DayNumber) {
	const whens = PAYMENT_REMINDERS.toReversed().map(
		({ afterDays, kind }) => sql`WHEN i.due_on <= ${isoOf(today - afterDays)}::date THEN ${kind}`,
	);
	return sql`CASE ${sql.join(whens, sql` `)} END`;
}

const REMINDERS: readonly Reminder[] = [
	{
		name: "option",
		due: (db, now) =>
			without(db, "option_reminder", "option")
				.where("b.expires_at", ">", now)
				.where("b.expires_at", "<=", new Date(now.getTime() + OPTION_REMINDER_HOURS * HOUR)),
		send: async (trx, app, row) => {
			const began = row.extended_at ?? row.accepted_at ?? row.created_at;
			if (!row.expires_at || !optionReminderDue(app.clock.now(), began, row.expires_at)) return;
			await notify(trx, app, row, "option_reminder");
		},
	},
	{
		name: "application",
		due: (db, now) =>
			without(db, "staff_application_alarm", "application").where(
				"b.created_at",
				"<=",
				new Date(now.getTime() - APPLICATION_ALARM_HOURS * HOUR),
			),
		send: (trx, app, row) => notify(trx, app, row, "staff_application_alarm"),
	},
	{
		name: "payment",
		due: (db, _now, today) =>
			bookingsIn(db, "confirmed").where(
				sql<boolean>`EXISTS (SELECT 1 FROM instalment i WHERE i.booking_id = b.booking_id
					AND ${PAID} < (SELECT sum(j.cents) FROM instalment j WHERE j.booking_id = i.booking_id AND j.seq <= i.seq)
					AND ((${reminderOf(today)} IS NOT NULL AND ${untold(reminderOf(today))})
						OR (i.due_on <= ${isoOf(today - OVERDUE_STAFF_DAYS)}::date AND ${untold(sql`'staff_overdue'`)})))`,
			),
		send: async (trx, app, row) => {
			const facts = await factsOf(trx, row);
			const today = app.clock.today();
			const booked = civilDayAt(row.confirmed_at ?? row.created_at);
			for (const [seq, part] of splitPaid(facts.instalments, facts.paidCents).entries()) {
				if (part.openCents === 0) continue;
				const asked = { version: seq + 1, instalment: { dueOn: part.dueOn, cents: part.openCents } };
				const kind = paymentReminderOn(today, part.dueOn, booked);
				if (kind) await notify(trx, app, row, kind, asked);
				if (today >= part.dueOn + OVERDUE_STAFF_DAYS) await notify(trx, app, row, "staff_overdue", asked);
			}
		},
	},
	{
		name: "travel",
		due: (db, _now, today) =>
			without(db, "travel_information", "confirmed")
				.where("b.arrival", "<=", isoOf(today + TRAVEL_INFORMATION_DAYS))
				.where("b.departure", ">=", isoOf(today))
				.where(sql<boolean>`${PAID} >= b.due_cents`),
		send: async (trx, app, row) => {
			const documentIds = await issue(trx, app, row, await factsOf(trx, row), ["travel_information"], {});
			await notify(trx, app, row, "travel_information", { documentIds });
		},
	},
	{
		name: "review",
		due: (db, _now, today) =>
			without(db, "review", "completed")
				.where("b.departure", "<=", isoOf(today - REVIEW_AFTER_DAYS))
				.where("b.departure", ">", isoOf(today - REVIEW_WITHIN_DAYS)),
		send: (trx, app, row) => notify(trx, app, row, "review"),
	},
];

/** Sends every reminder that is due; answers how many bookings were looked at, by reminder. */
export async function remind(app: RemindApp): Promise<Readonly<Record<string, number>>> {
	const looked: Record<string, number> = {};
	const [now, today] = [app.clock.now(), app.clock.today()];
	for (const reminder of REMINDERS) {
		const due = await reminder.due(app.db, now, today).execute();
		looked[reminder.name] = due.length;
		for (const { booking_id: bookingId } of due) {
			const done = await transact(app.db, async (trx) => {
				const row = await lockBooking(trx, bookingId);
				// Another process may have been here meanwhile.
				const still = await reminder.due(trx, now, today).where("b.booking_id", "=", bookingId).executeTakeFirst();
				if (row && still) await reminder.send(trx, app, row);
				return ok(null);
			});
			if (!done.ok) app.log.warn({ reminder: reminder.name }, "a reminder waits for the next turn");
		}
	}
	return looked;
}
