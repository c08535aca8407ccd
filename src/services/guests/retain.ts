import { lockBooking } from "#db/bookings/booking-facts.ts";
import { dropOldQuotes } from "#db/bookings/quotes.ts";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { deleteDocuments } from "#db/documents/documents.ts";
import { listFormerAddresses, lockLivingGuest } from "#db/guests/guests.ts";
import { listBookingsToForget, listGuestsToForget } from "#db/guests/retention.ts";
import { emptyLinesPutAside } from "#db/payments/bank-lines.ts";
import { dropOldWebhookEvents } from "#db/payments/payments.ts";
import { ok } from "#domain/result.ts";
import { dayOf, isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { forgetBookings, forgetGuest, INVOICE_YEARS } from "./forget.ts";

/**
 * What is not needed any more: quotes two days after they ran out; bookings that never were confirmed, and what payment
 * providers told us, after 90 days; the others when the
 * last of their invoices need not be kept; guests when none of their bookings names them; who paid what was none of ours,
 * 90 days after it was put aside.
 */

/** Days that prices are kept which nobody booked; anybody can ask for thousands. */
const QUOTE_DAYS = 2;
/** Days that options and requests which came to nothing are kept. */
export const RUN_OUT_DAYS = 90;
const DAY_MS = 86_400_000;
/** Bookings and guests of one turn; the next hour goes on. */
const BATCH = 500;

export interface Retained {
	readonly quotes: number;
	readonly bookings: number;
	readonly guests: number;
	/** Lines of the bank account that were put aside, without their names now. */
	readonly bankLines: number;
	/** Calls of payment providers. */
	readonly webhooks: number;
}

/** Forgets what is due. Any number of processes may run it at once, and late. */
export async function retain(app: Pick<App, "db" | "clock">): Promise<Retained> {
	const now = app.clock.now();
	const before = new Date(now.getTime() - RUN_OUT_DAYS * DAY_MS);
	const invoicesFrom = dayOf(`${Number(isoOf(app.clock.today()).slice(0, 4)) - INVOICE_YEARS}-01-01`);
	const kept = { ranOutUntil: before, invoicesFrom: isoOf(invoicesFrom) };
	const due = await listBookingsToForget(app.db, kept, { limit: BATCH });
	const forgotten = await each(app.db, due, async (trx, bookingId) => {
		const row = await lockBooking(trx, bookingId);
		const [still] = await listBookingsToForget(trx, kept, { id: bookingId });
		if (!row || still === undefined) return false;
		await deleteDocuments(trx, bookingId);
		await forgetBookings(trx, [row], now);
		return true;
	});
	return {
		quotes: await dropOldQuotes(app.db, new Date(now.getTime() - QUOTE_DAYS * DAY_MS)),
		bookings: forgotten,
		guests: await forgetGuests(app.db, now, before),
		bankLines: await emptyLinesPutAside(app.db, before),
		webhooks: await dropOldWebhookEvents(app.db, before),
	};
}

/** Forgets guests who need not be named any more; answers how many. */
async function forgetGuests(db: Db, now: Date, before: Date): Promise<number> {
	const due = await listGuestsToForget(db, before, now, { limit: BATCH });
	return each(db, due, async (trx, guestId) => {
		// Bookings take this lock first: none begins meanwhile.
		const guest = await lockLivingGuest(trx, guestId);
		const [still] = await listGuestsToForget(trx, before, now, { id: guestId });
		if (!guest || still === undefined) return false;
		await forgetGuest(trx, guest, await listFormerAddresses(trx, guestId), now);
		return true;
	});
}

/** Does the work for each, in a transaction of its own by design: none keeps others locked. Answers for how many it was done. */
async function each(db: Db, ids: readonly number[], work: (trx: Db, id: number) => Promise<boolean>): Promise<number> {
	let count = 0;
	for (const id of ids) {
		const done = await transact(db, async (trx) => ok(await work(trx, id)));
		if (done.ok && done.value) count++;
	}
	return count;
}
