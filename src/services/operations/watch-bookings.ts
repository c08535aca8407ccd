import { hoursBefore } from "#db/bookings/hourly.ts";
import { setAlarm } from "#db/operations/alarms.ts";
import { BAND_HOURS, bandOf, isNormal } from "#domain/booking/band.ts";
import type { App } from "../app.ts";

/** What was taken in the last hour, each with whether it is within its normal band. */
export interface Watched {
	readonly holds: number;
	readonly bookings: number;
	readonly isNormal: boolean;
}

/**
 * Looks at holds and bookings of the last hour, and raises an alarm where they leave their normal band: in the figures
 * that a monitor reads, and as an error of the log (docs/operations.md#bookings-leave-their-band).
 */
export async function watchBookings(app: Pick<App, "db" | "clock" | "log">): Promise<Watched> {
	const hours = await hoursBefore(app.db, app.clock.now(), BAND_HOURS);
	const [now] = hours.filter(({ ago }) => ago === 0);
	const look = async (kind: "holds" | "bookings") => {
		const count = now?.[kind] ?? 0;
		const band = bandOf(new Map(hours.map((hour) => [hour.ago, hour[kind]])));
		const normal = isNormal(count, band);
		const facts = { lastHour: count, ...band };
		if (!normal) app.log.error({ alarm: kind, ...facts }, "bookings leave their band");
		await setAlarm(app.db, `${kind}_band`, normal ? null : facts, app.clock.now());
		return { count, normal };
	};
	const [holds, bookings] = [await look("holds"), await look("bookings")];
	return { holds: holds.count, bookings: bookings.count, isNormal: holds.normal && bookings.normal };
}
