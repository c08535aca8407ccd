import { factsOfAll, listWholeBookings, lockBookings, type StoredBooking } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { findAnswer, requestHash, storeAnswer, takeKey } from "#db/operations/idempotency.ts";
import type { HandReminder } from "#domain/booking/hand-reminder.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type IsoDate, isoOf } from "#domain/time/civil-date.ts";
import { MOST_SELECTED, type SelectedBooking } from "#site/office-selection.ts";
import type { LeftOutWhy } from "#site/views/office-selection-view.ts";
import type { App } from "../app.ts";
import type { BookingApp } from "../booking/booking-app.ts";
import { handRemindersOf, sendHandReminder } from "../booking/remind-by-hand.ts";
import { giveBooking, holdAssignee, NOBODY } from "./assign-bookings.ts";
import { addNote } from "./booking-notes.ts";
import type { StaffBy } from "./staff-by.ts";

/** What staff do with many bookings at once: each is looked at by itself, and those that cannot take it are left out. */

type ManyApp = BookingApp & Pick<App, "db">;

/** What is done to all of them. */
export type ManyAct =
	| { readonly name: "remind-many" }
	| { readonly name: "note-many"; readonly text: string }
	/** `to`: the public id of an account, or `nobody`. */
	| { readonly name: "assign-many"; readonly to: string };

/** Why one of them is left out. */
export interface LeftOut {
	readonly why: LeftOutWhy;
	/** Of a reminder that there was already. */
	readonly on: IsoDate | null;
}

/** One of them as it stands now: left out, or with the reminder that it would be sent. */
export interface Considered {
	readonly no: string;
	/** null: there is none. */
	readonly booking: StoredBooking | null;
	readonly left: LeftOut | null;
	readonly reminder: HandReminder | null;
}

/** What would be done to which, in the order given. Nothing is done. */
export async function considerMany(
	db: Db,
	app: Pick<BookingApp, "clock">,
	name: ManyAct["name"],
	selected: readonly SelectedBooking[],
): Promise<readonly Considered[]> {
	const rows = await listWholeBookings(
		db,
		selected.map(({ no }) => no),
	);
	const stored = await factsOfAll(db, rows);
	const reminders = name === "remind-many" ? await handRemindersOf(db, app, stored) : [];
	const byNumber = new Map(stored.map((booking, at) => [booking.row.booking_no, { booking, reminder: reminders[at] }]));
	return selected.map(({ no, version }) => {
		const known = byNumber.get(no);
		if (!known) return { no, booking: null, left: { why: "UNKNOWN", on: null }, reminder: null };
		const { booking, reminder } = known;
		if (booking.row.version !== version) return { no, booking, left: { why: "CHANGED", on: null }, reminder: null };
		if (!reminder) return { no, booking, left: null, reminder: null };
		if (reminder.ok) return { no, booking, left: null, reminder: reminder.value };
		const { why, on } = reminder.error;
		return { no, booking, left: { why, on: on === null ? null : isoOf(on) }, reminder: null };
	});
}

/** What was done, and to which it was not. */
export interface ManyDone {
	readonly name: ManyAct["name"];
	readonly done: readonly string[];
	readonly left: readonly (LeftOut & { readonly no: string })[];
}

type ManyFailure = "TOO_MANY_BOOKINGS" | "NOTHING" | "ASSIGNEE" | "STALE" | "RUNNING";

const keyOf = (staffId: number, once: string) => `staff/${staffId}/many/${once}`;

/**
 * Does it, in one transaction: everything that could be done stands with its trail, or nothing does. The same form sent
 * twice does it once and answers the same.
 *
 * @param once id of the form that was shown
 */
export function doToMany(
	app: ManyApp,
	{
		act,
		selected,
		once,
	}: { readonly act: ManyAct; readonly selected: readonly SelectedBooking[]; readonly once: string },
	by: StaffBy,
): Promise<Result<ManyDone, ManyFailure | "BUSY">> {
	const key = keyOf(by.staffId, once);
	const hash = requestHash({ act, selected });
	return transact<ManyDone, ManyFailure>(app.db, async (trx) => {
		if (selected.length === 0) return fail("NOTHING");
		if (selected.length > MOST_SELECTED) return fail("TOO_MANY_BOOKINGS");
		const stored = await takeKey(trx, key, hash, app.clock.now());
		if (!stored.ok) return fail(stored.error === "IDEMPOTENCY_KEY_REUSED" ? "STALE" : "RUNNING");
		if (stored.value) return ok(stored.value as ManyDone);
		const assignee = await holdAssignee(trx, act.name === "assign-many" ? act.to : NOBODY);
		if (!assignee.ok) return assignee;
		const rows = await listWholeBookings(
			trx,
			selected.map(({ no }) => no),
		);
		await lockBookings(
			trx,
			rows.map((row) => row.booking_id),
		);
		const considered = await considerMany(trx, app, act.name, selected);
		const taken = considered.filter(({ left }) => left === null);
		// One after another, by design: each has a trail of its own.
		for (const { booking, reminder } of taken) {
			if (act.name === "remind-many" && booking && reminder) await sendHandReminder(trx, app, booking, reminder, by);
			if (act.name === "note-many" && booking) {
				const { booking_id: bookingId, booking_no: bookingNo } = booking.row;
				await addNote(trx, app, { bookingId, bookingNo, text: act.text }, by);
			}
			if (act.name === "assign-many" && booking) {
				const { booking_id: bookingId, booking_no: bookingNo } = booking.row;
				await giveBooking(trx, { bookingId, bookingNo }, assignee.value, by);
			}
		}
		const left = considered.flatMap((one) => (one.left ? [{ no: one.no, ...one.left }] : []));
		const done = { name: act.name, done: taken.map(({ no }) => no), left };
		await storeAnswer(trx, key, hash, done, app.clock.now());
		return ok(done);
	});
}

/** What somebody did to many within the last day; null: nobody did, or somebody else. */
export async function findManyDone(
	app: Pick<App, "db" | "clock">,
	staffId: number,
	once: string,
): Promise<ManyDone | null> {
	return (await findAnswer(app.db, keyOf(staffId, once), app.clock.now())) as ManyDone | null;
}
