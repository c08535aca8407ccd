import type { DayNumber } from "#domain/time/civil-date.ts";
import { type LastMinutePrice, type ReductionQuestion, reductionOf } from "#search/last-minute.ts";
import {
	type LastMinuteAnswer,
	type LastMinuteQuery,
	lastMinuteFilters,
	lastMinutesOf,
	openFilters,
	withLastMinute,
} from "#search/last-minute-weeks.ts";
import type { Filters } from "#search/query.ts";
import { loadSearchHomes } from "../accommodations/load-homes.ts";
import type { Db } from "../connection/client.ts";
import { sqlSearch } from "./sql-search.ts";

/** More homes than a catalogue has. */
const ALL = 10_000_000;

/** The last-minute stays of a search: homes found and counted by statements, stays and prices by the rules themselves. */
export async function sqlLastMinutes(
	db: Db,
	query: LastMinuteQuery,
	today: DayNumber,
	now: Date,
): Promise<LastMinuteAnswer> {
	const filters = lastMinuteFilters(query.filters);
	const find = (wanted: Filters, perPage: number) => {
		const all = { party: query.party, filters: wanted, sort: "price-asc", center: null, stays: null } as const;
		return sqlSearch(db, { ...all, from: 0, perPage }, today, now);
	};
	const open = (await find(openFilters(filters), ALL)).hits.map(({ accoId }) => accoId);
	const homes = await loadSearchHomes(db, open, now);
	const hits = new Set((await find(filters, ALL)).hits.map(({ accoId }) => accoId));
	const accoIds = withLastMinute(homes, query, today);
	return {
		...lastMinutesOf(
			homes.filter(({ home }) => hits.has(home.accoId)),
			query,
			today,
		),
		facets: (await find({ ...filters, accoIds }, 0)).facets,
	};
}

/** The reductions of stays, by the rules themselves. */
export async function sqlReductions(
	db: Db,
	questions: readonly ReductionQuestion[],
	today: DayNumber,
	now: Date,
): Promise<(LastMinutePrice | null)[]> {
	const accoIds = [...new Set(questions.map(({ accoId }) => accoId))];
	const homes = new Map((await loadSearchHomes(db, accoIds, now)).map((found) => [found.home.accoId, found]));
	return questions.map((question) => {
		const home = homes.get(question.accoId);
		return home ? reductionOf(home, question, today) : null;
	});
}
