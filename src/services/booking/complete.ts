import { lockBooking } from "#db/bookings/booking-facts.ts";
import { transact } from "#db/connection/transact.ts";
import { ok } from "#domain/result.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { App } from "../app.ts";
import { takeTransition } from "./transition.ts";

/** Completes the stays that are over: the day after departure (domain.md §3). Answers how many. */
export async function completeStays(
	app: Pick<App, "db" | "settings" | "clock" | "company" | "payments">,
): Promise<number> {
	const due = await app.db
		.selectFrom("booking")
		.select("booking_id")
		.where("state", "=", "confirmed")
		.where("departure", "<", isoOf(app.clock.today()))
		.execute();
	let completed = 0;
	for (const { booking_id: bookingId } of due) {
		const done = await transact(app.db, async (trx) => {
			const row = await lockBooking(trx, bookingId);
			if (row?.state !== "confirmed") return ok(false);
			return ok((await takeTransition(trx, app, row, { name: "complete", actor: "timer" })).ok);
		});
		if (done.ok && done.value) completed++;
	}
	return completed;
}
