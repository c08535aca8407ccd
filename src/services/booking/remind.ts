import { sql } from "kysely";
import { type BookingRow, factsOf, lockBooking } from "#db/booking-facts.ts";
import type { Db } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { splitPaid } from "#domain/booking/open-instalments.ts";
import {
	APPLICATION_ALARM_HOURS,
	applicationAlarmDue,
	OPTION_REMINDER_HOURS,
	OVERDUE_STAFF_DAYS,
	optionReminderDue,
	paymentReminderOn,
	REVIEW_AFTER_DAYS,
	REVIEW_WITHIN_DAYS,
	TRAVEL_INFORMATION_DAYS,
} from "#domain/booking/timers.ts";
import { ok } from "#domain/result.ts";
import { civilDayAt, dayOf, isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { type MailKind, notify } from "./notify.ts";
import { issue } from "./papers.ts";

/**
 * What the clock alone sends. Every mail stands once in the outbox (booking, kind, version), so a timer may come
 * late, twice, or in several processes: what is due is sent, and sent once.
 */

type RemindApp = Pick<App, "db" | "settings" | "clock" | "company" | "payments" | "log">;

const HOUR = 3_600_000;
const BATCH = 200;

interface Reminder {
	readonly name: string;
	/** Bookings that may be due and have not had their mail. */
	candidates(db: Db, now: Date, today: number): Promise<readonly number[]>;
	/** Looks again under the lock and queues what is due. */
	send(trx: Db, app: RemindApp, row: BookingRow): Promise<void>;
}

/** Bookings in a state, without a mail of a kind. */
function without(db: Db, kind: MailKind, state: BookingRow["state"]) {
	return db
		.selectFrom("booking as b")
		.select("b.booking_id")
		.where("b.state", "=", state)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("email_outbox as m")
						.select("m.outbox_id")
						.whereRef("m.booking_id", "=", "b.booking_id")
						.where("m.kind", "=", kind),
				),
			),
		)
		.limit(BATCH);
}

const ids = async (query: { execute(): Promise<readonly { booking_id: number }[]> }) =>
	(await query.execute()).map((row) => row.booking_id);

const REMINDERS: readonly Reminder[] = [
	{
		name: "option",
		candidates: (db, now) =>
			ids(
				without(db, "option_reminder", "option")
					.where("b.expires_at", ">", now)
					.where("b.expires_at", "<=", new Date(now.getTime() + OPTION_REMINDER_HOURS * HOUR)),
			),
		send: async (trx, app, row) => {
			const began = row.extended_at ?? row.accepted_at ?? row.created_at;
			if (!row.expires_at || !optionReminderDue(app.clock.now(), began, row.expires_at)) return;
			await notify(trx, app, row, "option_reminder");
		},
	},
	{
		name: "application",
		candidates: (db, now) =>
			ids(
				without(db, "staff_application_alarm", "application").where(
					"b.created_at",
					"<=",
					new Date(now.getTime() - APPLICATION_ALARM_HOURS * HOUR),
				),
			),
		send: async (trx, app, row) => {
			if (!applicationAlarmDue(app.clock.now(), row.created_at)) return;
			await notify(trx, app, row, "staff_application_alarm");
		},
	},
	{
		name: "payment",
		// Every confirmed booking with money open and an instalment near; the mail's version is its instalment.
		candidates: async (db, _now, today) => {
			const { rows } = await sql<{ booking_id: number }>`
				SELECT b.booking_id FROM booking b
				WHERE b.state = 'confirmed'
					AND EXISTS (SELECT 1 FROM instalment i WHERE i.booking_id = b.booking_id AND i.due_on <= ${isoOf(today + 7)}::date)
					AND b.due_cents > (SELECT coalesce(sum(p.cents), 0) FROM payment p WHERE p.booking_id = b.booking_id AND p.status = 'paid')
				ORDER BY b.booking_id`.execute(db);
			return rows.map((row) => row.booking_id);
		},
		send: async (trx, app, row) => {
			const facts = await factsOf(trx, row);
			const today = app.clock.today();
			const booked = civilDayAt(row.confirmed_at ?? row.created_at);
			for (const [seq, part] of splitPaid(facts.instalments, facts.paidCents).entries()) {
				if (part.openCents === 0) continue;
				const kind = paymentReminderOn(today, part.dueOn, booked);
				if (kind)
					await notify(trx, app, row, kind, { version: seq + 1, instalment: { ...part, cents: part.openCents } });
				if (today >= part.dueOn + OVERDUE_STAFF_DAYS) {
					const instalment = { dueOn: part.dueOn, cents: part.openCents };
					await notify(trx, app, row, "staff_overdue", { version: seq + 1, instalment });
				}
			}
		},
	},
	{
		name: "travel",
		candidates: (db, _now, today) =>
			ids(
				without(db, "travel_information", "confirmed")
					.where("b.arrival", "<=", isoOf(today + TRAVEL_INFORMATION_DAYS))
					.where("b.departure", ">=", isoOf(today)),
			),
		send: async (trx, app, row) => {
			const facts = await factsOf(trx, row);
			if (facts.paidCents < facts.dueCents) return;
			const documentIds = await issue(trx, app, row, facts, ["travel_information"], {});
			await notify(trx, app, row, "travel_information", { documentIds });
		},
	},
	{
		name: "review",
		candidates: (db, _now, today) =>
			ids(
				without(db, "review", "completed")
					.where("b.departure", "<=", isoOf(today - REVIEW_AFTER_DAYS))
					.where("b.departure", ">", isoOf(today - REVIEW_WITHIN_DAYS)),
			),
		send: async (trx, app, row) => {
			if (app.clock.today() < dayOf(row.departure) + REVIEW_AFTER_DAYS) return;
			await notify(trx, app, row, "review");
		},
	},
];

/** Sends every reminder that is due; answers how many bookings were looked at, by reminder. */
export async function remind(app: RemindApp): Promise<Readonly<Record<string, number>>> {
	const looked: Record<string, number> = {};
	for (const reminder of REMINDERS) {
		const due = await reminder.candidates(app.db, app.clock.now(), app.clock.today());
		looked[reminder.name] = due.length;
		for (const bookingId of due) {
			const done = await transact(app.db, async (trx) => {
				const row = await lockBooking(trx, bookingId);
				if (row) await reminder.send(trx, app, row);
				return ok(null);
			});
			if (!done.ok) app.log.warn({ reminder: reminder.name }, "a reminder waits for the next turn");
		}
	}
	return looked;
}
