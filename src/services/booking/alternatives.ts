import type { BookingRow } from "#db/bookings/booking-facts.ts";
import type { Db } from "#db/connection/client.ts";
import { type Alternative, alternativesFor } from "#domain/pricing/alternatives.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { loadHomeForSale } from "../quotes/quote-stay.ts";
import type { BookingApp } from "./booking-app.ts";

/** The nearest stays that the home of a booking still has, three at most; none when it is not for sale any more. */
export async function alternativesOf(db: Db, app: BookingApp, row: BookingRow): Promise<readonly Alternative[]> {
	const loaded = await loadHomeForSale(db, row.acco_id, app.clock.now());
	if (!loaded) return [];
	const stay = { arrival: dayOf(row.arrival), departure: dayOf(row.departure) };
	const party = { adults: row.adults, children: row.children, babies: row.babies, pets: row.pets };
	return alternativesFor(loaded.home, stay, party, app.clock.today(), loaded.occupancy);
}
