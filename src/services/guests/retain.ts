import { sql } from "kysely";
import { lockBooking } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { ok } from "#domain/result.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { dropPapers, forgetBooking, forgetGuest, forgetMails, INVOICE_YEARS } from "./forget.ts";

/**
 * What is not needed any more: quotes, and bookings that never were confirmed, after 90 days; the others when the
 * last of their invoices need not be kept; guests when none of their bookings names them.
 */

/** Days that quotes, options and requests which came to nothing are kept. */
const RUN_OUT_DAYS = 90;
const DAY_MS = 86_400_000;
/** Bookings and guests of one turn; the next hour goes on. */
const BATCH = 500;

export interface Retained {
	readonly quotes: number;
	readonly bookings: number;
	readonly guests: number;
}

/** Forgets what is due. Any number of processes may run it at once, and late. */
export async function retain(app: Pick<App, "db" | "clock">): Promise<Retained> {
	const now = app.clock.now();
	const before = new Date(now.getTime() - RUN_OUT_DAYS * DAY_MS);
	const invoicesFrom = dayOf(`${Number(isoOf(app.clock.today()).slice(0, 4)) - INVOICE_YEARS}-01-01`);
	const due = (db: Db) => dueBookings(db, before, isoOf(invoicesFrom));

	const forgotten = await each(app.db, await due(app.db).limit(BATCH).execute(), async (trx, bookingId) => {
		const row = await lockBooking(trx, bookingId);
		const still = await due(trx).where("b.booking_id", "=", bookingId).executeTakeFirst();
		if (!row || !still) return false;
		await dropPapers(trx, bookingId);
		await forgetBooking(trx, row);
		return true;
	});
	const quotes = await sql`DELETE FROM quote q WHERE expires_at <= ${before}
		AND NOT EXISTS (SELECT 1 FROM booking b WHERE b.quote_id = q.quote_id)`.execute(app.db);
	return {
		quotes: Number(quotes.numAffectedRows ?? 0),
		bookings: forgotten,
		guests: await forgetGuests(app.db, now, before),
	};
}

/** Bookings that still name their guest, themselves or in their papers, and need not. */
function dueBookings(db: Db, before: Date, invoicesFrom: string) {
	return db
		.selectFrom("booking as b")
		.select("b.booking_id as id")
		.where(sql<boolean>`(b.guest->>'lastname' <> ''
			OR EXISTS (SELECT 1 FROM document d WHERE d.booking_id = b.booking_id))`)
		.where("b.state", "in", ["completed", "cancelled", "expired", "declined"])
		.where((where) =>
			where.or([
				sql<boolean>`b.confirmed_at IS NULL AND coalesce(b.ended_at, b.updated_at) <= ${before}
					AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.booking_id = b.booking_id)`,
				sql<boolean>`b.departure < ${invoicesFrom}::date
					AND NOT EXISTS (SELECT 1 FROM document d WHERE d.booking_id = b.booking_id AND d.issued_at >= ${invoicesFrom}::date)`,
			]),
		);
}

/** Guests whom no booking names, who are not signed in and own no credit. */
async function forgetGuests(db: Db, now: Date, before: Date): Promise<number> {
	const due = (on: Db) =>
		on
			.selectFrom("guest as g")
			.select("g.guest_id as id")
			.where("g.anonymised_at", "is", null)
			.where("g.created_at", "<=", before)
			.where(
				sql<boolean>`NOT EXISTS (SELECT 1 FROM booking b WHERE b.guest_id = g.guest_id AND b.guest->>'lastname' <> '')
					AND NOT EXISTS (SELECT 1 FROM guest_session s WHERE s.guest_id = g.guest_id AND s.expires_at > ${now})
					AND coalesce((SELECT sum(c.cents) FROM guest_credit_entry c WHERE c.guest_id = g.guest_id), 0) = 0`,
			);
	return each(db, await due(db).limit(BATCH).execute(), async (trx, guestId) => {
		// Bookings take this lock first: none begins meanwhile.
		const guest = await trx
			.selectFrom("guest")
			.select(["public_id", "email"])
			.where("guest_id", "=", guestId)
			.forUpdate()
			.executeTakeFirst();
		const still = await due(trx).where("g.guest_id", "=", guestId).executeTakeFirst();
		if (!guest || !still) return false;
		await forgetMails(trx, guestId, guest.email);
		await forgetGuest(trx, guestId, guest.public_id, now);
		return true;
	});
}

/** Does the work for each, in a transaction of its own; answers for how many it was done. */
async function each(
	db: Db,
	rows: readonly { readonly id: number }[],
	work: (trx: Db, id: number) => Promise<boolean>,
): Promise<number> {
	let count = 0;
	for (const { id } of rows) {
		const done = await transact(db, async (trx) => ok(await work(trx, id)));
		if (done.ok && done.value) count++;
	}
	return count;
}
