import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Language } from "#domain/language.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import { DEFAULT_PER_PAGE } from "#domain/search/limits.ts";
import { type DayNumber, dayOf, isoOf, mondayOf } from "#domain/time/civil-date.ts";
import type { LastMinuteAnswer, WeekOfArrivals } from "#search/last-minute-weeks.ts";
import type { SearchQuery, SearchResult } from "#search/query.ts";
import { href } from "#site/href.ts";
import { type SearchParams, searchString } from "#site/search-params.ts";
import type { ChosenWeek, LastMinuteView, UsualDates, WeekDays } from "#site/views/last-minute-view.ts";
import { listedAccommodations } from "../accommodations/listed-accommodations.ts";
import type { App } from "../app.ts";
import { searchQueryOf } from "./search-query.ts";

/** Homes of each week where all weeks are shown: a row, and a page as light as a list of ten. */
const HOMES_A_WEEK = 3;
/** Searches at the usual price that are offered where no home is reduced. */
const MOST_ELSEWHERE = 2;

type LastMinuteApp = Pick<App, "db" | "clock" | "search" | "cards" | "viewer">;

export interface LastMinuteRequest {
	readonly query: SearchQuery;
	readonly params: SearchParams;
	/** Public path of the screen. */
	readonly path: string;
	readonly language: Language;
}

/** As a result of a search, whose homes stand in `accos`; other dates and a map are no part of these lists. */
interface LastMinutePage extends SearchResult {
	/** Homes of the chosen week, or of all weeks. */
	readonly totalResults: number;
	/** What the page shows, each home once. */
	readonly accos: readonly ListedAccommodation[];
	readonly view: LastMinuteView;
}

/** Whether last minutes are shown by week: not on the map, in another order, or for dates of the guest's own. */
export function isByWeeks({ arrival, flex, sort, view }: SearchParams): boolean {
	return arrival === undefined && flex === undefined && sort === undefined && view === undefined;
}

/**
 * Last minutes by week of arrival, each home with its best stay of the week. An address that names a week by another
 * day than its Monday, or a page that the list does not have, leads to the right one.
 */
export async function lastMinutePage(
	app: LastMinuteApp,
	{ query, params, path, language }: LastMinuteRequest,
): Promise<LastMinutePage | { readonly movedTo: string }> {
	const today = app.clock.today();
	const named = params.week === undefined ? null : dayOf(params.week);
	const monday = named === null ? null : mondayOf(named);
	const page = params.page ?? 1;
	const moved = (search: SearchParams) => ({ movedTo: path + searchString(search) });
	if (monday !== null && monday !== named) return moved({ ...params, week: isoOf(monday) });
	if (monday === null && page > 1) return moved({ ...params, page: undefined });

	const list = monday === null ? { from: 0, perPage: HOMES_A_WEEK } : {};
	const answer = await app.search.lastMinutes({ ...query, stays: null, ...list, week: monday });
	const chosen = monday === null ? null : chosenWeek(monday, answer, today);
	const count = answer.weeks.find((week) => week.monday === monday)?.count ?? 0;
	const pages = Math.max(1, Math.ceil(count / DEFAULT_PER_PAGE));
	if (chosen && page > pages) return moved({ ...params, page: pages });

	// One list of all weeks: homes are read and priced together.
	const hits = answer.weeks.flatMap((week) => week.hits);
	const shown = hits.map(({ accoId, price }) => ({ accoId, price, from: null, choices: null }));
	const filters = { ...query.filters, lastMinutes: true };
	const found = await listedAccommodations(app, shown, language, { party: query.party, filters }, params);
	// All weeks hold more cards than a list: one picture each keeps the page as light.
	const listed = chosen ? found : found.map((acco) => ({ ...acco, images: acco.images.slice(0, 1) }));
	const byStay = new Map(listed.map((acco) => [keyOf(acco.accoId, acco.stay?.arrival), acco]));
	const weeks = answer.weeks
		.filter((week) => week.count > 0)
		.map((week) => ({
			...daysOf(week),
			isNow: week.monday === mondayOf(today),
			count: week.count,
			accos: week.hits.flatMap(({ accoId, price }) => byStay.get(keyOf(accoId, isoOf(price.stay.arrival))) ?? []),
		}));
	const isEmpty = weeks.every(({ accos }) => accos.length === 0);
	const until = answer.weeks.at(-1)?.last ?? today;
	return {
		totalResults: chosen ? count : answer.homes,
		priceRange: answer.priceRange,
		priceHistogram: answer.priceHistogram,
		facets: answer.facets,
		hits: [],
		bounds: null,
		points: null,
		otherDates: [],
		accos: listed.filter(({ accoId }, at) => listed.findIndex((acco) => acco.accoId === accoId) === at),
		view: {
			weeks,
			chosen,
			until: isoOf(until),
			elsewhere: isEmpty ? await usualDates(app, params, language, monday) : [],
		},
	};
}

function keyOf(accoId: string, arrival: string | undefined): string {
	return `${accoId} ${arrival}`;
}

function daysOf({ monday, first, last }: WeekOfArrivals): WeekDays {
	return { monday: isoOf(monday), first: isoOf(first), last: isoOf(last) };
}

function chosenWeek(monday: DayNumber, { weeks }: LastMinuteAnswer, today: DayNumber): ChosenWeek {
	const week = weeks.find((one) => one.monday === monday);
	const days = daysOf(week ?? { monday, first: monday, last: monday + 6 });
	const state = week ? (week.count > 0 ? "here" : "none") : monday < mondayOf(today) ? "past" : "later";
	return { ...days, state, isNow: monday === mondayOf(today) };
}

/** Weeks from the coming Saturdays on, or those of the week that was asked for, at the usual price; those with homes. */
async function usualDates(
	app: LastMinuteApp,
	params: SearchParams,
	language: Language,
	monday: DayNumber | null,
): Promise<readonly UsualDates[]> {
	const today = app.clock.today();
	const isAhead = monday !== null && monday > today && monday <= today + BOOKING_HORIZON_DAYS;
	const week = isAhead ? monday : mondayOf(today);
	const saturday = week + 5 > today ? week + 5 : week + 12;
	const found: UsualDates[] = [];
	for (let ahead = 0; ahead < MOST_ELSEWHERE; ahead++) {
		const dates = { arrival: isoOf(saturday + 7 * ahead), departure: isoOf(saturday + 7 * (ahead + 1)) };
		const { week: _week, page: _page, ...kept } = params;
		const search = { ...kept, ...dates };
		const query = searchQueryOf(search, null, today);
		const { totalResults } = await app.search.search({ ...query, perPage: 1, otherDates: undefined });
		if (totalResults === 0) continue;
		found.push({ ...dates, count: totalResults, href: href("search", language) + searchString(search) });
	}
	return found;
}
