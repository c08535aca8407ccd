import { sql } from "kysely";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { listUnits } from "../accommodations/accommodations.ts";
import type { Db } from "../connection/client.ts";

/** What a home's own calendar is made of. */

/** Number that the address of a home's calendar is signed over; null for an unknown home. */
export async function icalAddressNo(db: Db, accoId: string): Promise<number | null> {
	const row = await db
		.selectFrom("accommodation")
		.select("ical_address_no")
		.where("acco_id", "=", accoId)
		.executeTakeFirst();
	return row?.ical_address_no ?? null;
}

/** The next number of a home's calendar address: the one before ends. False: there is no such home. */
export async function bumpIcalAddress(trx: Db, accoId: string): Promise<boolean> {
	const row = await trx
		.updateTable("accommodation")
		.set((is) => ({ ical_address_no: is("ical_address_no", "+", 1) }))
		.where("acco_id", "=", accoId)
		.returning("acco_id")
		.executeTakeFirst();
	return row !== undefined;
}

export interface TakenNights {
	readonly occupancyId: number;
	readonly from: DayNumber;
	readonly to: DayNumber;
	readonly changedAt: Date;
}

/**
 * What takes the nights of a home's units from a day on, in order, and how many units it has. Without claims that ran
 * out and without blocks of calendars.
 */
export async function takenNightsOf(
	db: Db,
	accoId: string,
	now: Date,
	since: DayNumber,
): Promise<{ readonly units: number; readonly nights: readonly TakenNights[] }> {
	const units = await listUnits(db, accoId);
	const { rows: nights } = await sql<TakenNights>`
		SELECT occupancy_id AS "occupancyId", lower(stay) - DATE '1970-01-01' AS "from",
			upper(stay) - DATE '1970-01-01' AS "to", created_at AS "changedAt"
		FROM occupancy
		WHERE unit_id = ANY (${[...units]}::text[]) AND kind <> 'ical' AND released_at IS NULL
			AND (expires_at IS NULL OR expires_at > ${now}) AND upper(stay) > DATE '1970-01-01' + ${since}::int
		ORDER BY stay, occupancy_id`.execute(db);
	return { units: units.length, nights };
}
