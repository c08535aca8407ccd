import type { DayNumber } from "#domain/time/civil-date.ts";
import { type LastMinuteAnswer, type LastMinuteQuery, lastMinutesOf } from "#search/last-minute-weeks.ts";
import { loadSearchHomes } from "../accommodations/load-homes.ts";
import type { Db } from "../connection/client.ts";
import { sqlSearch } from "./sql-search.ts";

/** More homes than a catalogue has. */
const ALL = 10_000_000;

/** The last-minute stays of a search: homes found by a statement, stays and prices by the rules themselves. */
export async function sqlLastMinutes(
	db: Db,
	query: LastMinuteQuery,
	today: DayNumber,
	now: Date,
): Promise<LastMinuteAnswer> {
	const filters = { ...query.filters, lastMinutes: true, priceMin: null, priceMax: null };
	const all = { party: query.party, filters, sort: "price-asc", center: null, stays: null } as const;
	const { hits } = await sqlSearch(db, { ...all, from: 0, perPage: ALL }, today, now);
	const ids = hits.map(({ accoId }) => accoId);
	return lastMinutesOf(await loadSearchHomes(db, ids, now), query, today);
}
