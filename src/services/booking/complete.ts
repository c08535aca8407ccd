import { lockBooking } from "#db/bookings/booking-facts.ts";
import { listDeparted } from "#db/bookings/find-bookings.ts";
import { transact } from "#db/connection/transact.ts";
import { ok } from "#domain/result.ts";
import type { App } from "../app.ts";
import { takeTransition } from "./transition.ts";

/** Completes the stays that are over: the day after departure (docs/guides/bookings-and-payments.md#states). Answers how many. */
export async function completeStays(
	app: Pick<App, "db" | "settings" | "clock" | "company" | "payments">,
): Promise<number> {
	let completed = 0;
	// Each in a transaction of its own, by design: one that cannot be completed does not block others.
	for (const bookingId of await listDeparted(app.db, app.clock.today())) {
		const done = await transact(app.db, async (trx) => {
			const row = await lockBooking(trx, bookingId);
			if (row?.state !== "confirmed") return ok(false);
			return ok((await takeTransition(trx, app, row, { name: "complete", actor: "timer" })).ok);
		});
		if (done.ok && done.value) completed++;
	}
	return completed;
}
