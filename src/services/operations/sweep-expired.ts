import { releaseExpiredClaims } from "#db/availability/claims.ts";
import { passAnswerTimes } from "#db/bookings/answer-times.ts";
import { listRunOut } from "#db/bookings/find-bookings.ts";
import { transact } from "#db/connection/transact.ts";
import { dropOldKeys } from "#db/operations/idempotency.ts";
import { ok } from "#domain/result.ts";
import type { App } from "../app.ts";
import { expireBooking } from "../booking/expire.ts";

export interface Swept {
	/** Bookings that ran out and gave their nights back. */
	readonly expired: number;
	readonly keysDropped: number;
}

const BATCH = 200;

/**
 * Ends what ran out: unpaid bookings, options, applications, old idempotency keys. Any number of processes
 * may sweep at once; each booking is ended by one. Runs every 60 seconds.
 */
export async function sweepExpired(
	app: Pick<App, "db" | "clock" | "settings" | "company" | "payments">,
): Promise<Swept> {
	const now = app.clock.now();
	let expired = 0;
	// After hours of downtime there may be many; those that another process has in hand are left to it.
	for (let found = BATCH, done = BATCH; found === BATCH && done > 0; ) {
		const due = await listRunOut(app.db, now, BATCH);
		[found, done] = [due.length, 0];
		// Each in a transaction of its own, by design (docs/guides/bookings-and-payments.md#order-of-locks).
		for (const bookingId of due) {
			const ended = await transact(app.db, async (trx) =>
				ok(await expireBooking(trx, app, bookingId, { skipLocked: true })),
			);
			if (ended.ok && ended.value) done++;
		}
		expired += done;
	}
	await passAnswerTimes(app.db, now);
	await releaseExpiredClaims(app.db, now, "bookingless");
	return { expired, keysDropped: await dropOldKeys(app.db, now) };
}
