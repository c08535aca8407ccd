import { hoursBefore } from "#db/bookings/hourly.ts";
import { BAND_HOURS, bandOf, isNormal } from "#domain/booking/band.ts";
import type { App } from "../app.ts";

/** What was taken in the last hour, each with whether it is within its normal band. */
export interface Watched {
	readonly holds: number;
	readonly bookings: number;
	readonly isNormal: boolean;
}

/**
 * Looks at holds and bookings of the last hour, and raises an alarm where they leave their normal band: a line of the log
 * as an error, for whoever watches it (docs/operations.md#bookings-leave-their-band).
 */
export async function watchBookings(app: Pick<App, "db" | "clock" | "log">): Promise<Watched> {
	const hours = await hoursBefore(app.db, app.clock.now(), BAND_HOURS);
	const [now] = hours.filter(({ ago }) => ago === 0);
	const look = (kind: "holds" | "bookings") => {
		const count = now?.[kind] ?? 0;
		const band = bandOf(new Map(hours.map((hour) => [hour.ago, hour[kind]])));
		const normal = isNormal(count, band);
		if (!normal) app.log.error({ alarm: kind, lastHour: count, ...band }, "bookings leave their band");
		return { count, normal };
	};
	const [holds, bookings] = [look("holds"), look("bookings")];
	return { holds: holds.count, bookings: bookings.count, isNormal: holds.normal && bookings.normal };
}
