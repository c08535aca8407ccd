import { listLapsing } from "#db/bookings/unproved.ts";
import { LAPSE_AFTER_DAYS } from "#domain/booking/timers.ts";
import type { App } from "../app.ts";
import { cancelBooking } from "./cancel.ts";

/**
 * Gives back the nights of bookings by bank transfer whose first payment stayed away, without a fee, on the day that the
 * warning said (remind.ts). A balance that is missing is for staff. Answers how many lapsed.
 */
export async function lapseUnpaid(
	app: Pick<App, "db" | "settings" | "clock" | "company" | "payments">,
): Promise<number> {
	const today = app.clock.today();
	let lapsed = 0;
	// Each in a transaction of its own, by design: one that another process has in hand keeps nobody waiting.
	for (const bookingNo of await listLapsing(app.db, today, LAPSE_AFTER_DAYS)) {
		const done = await cancelBooking(app, {
			bookingNo,
			cause: "unpaid",
			// Money may have come in since.
			unless: async (trx) => (await listLapsing(trx, today, LAPSE_AFTER_DAYS, bookingNo)).length === 0,
		});
		if (done.ok) lapsed++;
	}
	return lapsed;
}
