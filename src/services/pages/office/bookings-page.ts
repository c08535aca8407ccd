import {
	type BookingsWanted,
	countBookings,
	databaseNow,
	listBookingsPage,
	plainWords,
} from "#db/bookings/office-bookings.ts";
import type { NextStep } from "#db/tables/booking-tables.ts";
import type { Language } from "#domain/language.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import type { Clock } from "#domain/time/clock.ts";
import {
	ALL_BOOKINGS,
	BOOKING_SORTS,
	BOOKINGS_FILE,
	type BookingsQuery,
	type BookingWait,
	bookingsHref,
	listSearch,
	readBookingsQuery,
	unknownFilters,
} from "#site/office-bookings.ts";
import { type OfficeQuery, queryText } from "#site/office-query.ts";
import {
	BOOKING_VIEWS,
	type BookingsPage,
	type BookingViewName,
	type Counted,
} from "#site/views/office-bookings-view.ts";
import type { App } from "../../app.ts";
import { savedViews } from "../../staff/saved-views.ts";
import type { Looker } from "./approvals-page.ts";
import { bookingLines, startOfToday } from "./booking-lines.ts";
import { bounded, COUNT_TO } from "./bounded.ts";
import { manyActsOf } from "./selection-page.ts";
import { typedFigures } from "./typed-figures.ts";

/** The list of bookings. */

type OfficeApp = Pick<App, "db" | "clock">;

const LINES_A_PAGE = 50;
const WEEK = 7;

/** Lists that are opened daily, each a named address. */
export const VIEWS: Readonly<Record<BookingViewName, Partial<BookingsQuery>>> = {
	all: {},
	mine: { mine: true },
	requests: { state: ["application"] },
	options: { state: ["option"] },
	overdue: { waits: "overdue" },
	refunds: { waits: "refund" },
	second: { waits: "second" },
	arriving: { arriving: true, state: ["confirmed"], sort: "arrival" },
	newest: { sort: "newest" },
};

/** The step that comes next of what waits; null: it is no step. */
const STEPS: Readonly<Record<BookingWait, NextStep | null>> = {
	payment: "payment",
	overdue: "payment",
	refund: "refund",
	second: null,
};

/** What a query of somebody asks the database for. */
export function wantedBy(query: BookingsQuery, clock: Pick<Clock, "today">, staffId: number): BookingsWanted {
	const today = clock.today();
	return {
		words: plainWords(query.q).slice(0, 8),
		figures: typedFigures(query.q),
		states: query.state,
		step: query.waits === null ? null : STEPS[query.waits],
		nextBefore: query.waits === "overdue" ? startOfToday(clock) : null,
		arrivalFrom: query.arriving ? isoOf(today) : query.from,
		arrivalUntil: query.arriving ? isoOf(today + WEEK - 1) : query.until,
		accoId: query.home,
		needsSecond: query.waits === "second",
		assignedTo: query.mine ? staffId : null,
		touchedAfter: null,
	};
}

/** How many bookings a list has, as the page says it. */
export async function counted({ db, clock }: OfficeApp, query: BookingsQuery, staffId: number): Promise<Counted> {
	return bounded(await countBookings(db, wantedBy(query, clock, staffId), COUNT_TO));
}

/** A page of the list that an address asks for. */
export async function bookingsPage(
	app: OfficeApp,
	{ roles, staffId }: Looker,
	requested: Readonly<Record<string, unknown>>,
	language: Language,
): Promise<BookingsPage> {
	const query = readBookingsQuery(requested);
	const shownAt = await databaseNow(app.db);
	const { after, before, sort } = query;
	const from = after !== null ? { after } : before !== null ? { before } : null;
	const page = await listBookingsPage(app.db, wantedBy(query, app.clock, staffId), sort, from, LINES_A_PAGE);
	const list = { ...query, after: null, before: null };
	const [first, last] = [page.rows[0], page.rows.at(-1)];
	const views: BookingsPage["views"][number][] = [];
	for (const name of BOOKING_VIEWS) {
		const view = { ...ALL_BOOKINGS, ...VIEWS[name] };
		const href = bookingsHref(view);
		views.push({ name, href, counted: await counted(app, view, staffId), isHere: href === bookingsHref(list) });
	}
	return {
		name: "bookings",
		query,
		unknown: unknownFilters(requested),
		views,
		lines: await bookingLines(app, page.rows, language),
		counted: await counted(app, list, staffId),
		tokens: page.rows.length > 0 ? tokensOf(list) : await countedWithout(app, list, staffId),
		// Where all beyond a place was dealt with, the way back is the list's beginning.
		before: page.isMoreBefore ? bookingsHref({ ...list, before: first?.place ?? null }) : null,
		after: page.isMoreAfter ? bookingsHref({ ...list, after: last?.place ?? null }) : null,
		acts: manyActsOf(roles),
		search: listSearch(list),
		saved: (await savedViews(app, staffId)).map(({ id, name, list: saved }) => {
			const href = bookingsHref(saved);
			return { id, name, href, isHere: href === bookingsHref(list) };
		}),
		shownAt: shownAt.toISOString(),
		csvHref: bookingsHref(list, BOOKINGS_FILE),
		sorts: BOOKING_SORTS.map((other) => ({ sort: other, href: bookingsHref({ ...list, sort: other }) })),
	};
}

/** More of them are only said to be more. */
const MOST_NEWS = 100;

/**
 * How many bookings of a list came or changed since it was shown, for its script. An address without a time that the
 * list has said is asked of nothing: 0.
 */
export async function bookingNews(
	app: OfficeApp,
	{ staffId }: Pick<Looker, "staffId">,
	requested: OfficeQuery,
): Promise<Counted> {
	const said = queryText(requested, "since");
	const since = new Date(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(said) ? said : Number.NaN);
	if (Number.isNaN(since.getTime())) return { count: 0, isMore: false };
	const wanted = { ...wantedBy(readBookingsQuery(requested), app.clock, staffId), touchedAfter: since };
	const count = await countBookings(app.db, wanted, MOST_NEWS);
	return { count: Math.min(count, MOST_NEWS - 1), isMore: count >= MOST_NEWS };
}

/** Filters that are set, each with how many bookings there are without it. */
async function countedWithout(app: OfficeApp, list: BookingsQuery, staffId: number): Promise<BookingsPage["tokens"]> {
	const tokens: BookingsPage["tokens"][number][] = [];
	for (const token of tokensOf(list)) {
		const without = { ...list, [token.name]: ALL_BOOKINGS[token.name] };
		tokens.push({ ...token, counted: await counted(app, without, staffId) });
	}
	return tokens;
}

/** Filters that are set, each with the list without it. */
function tokensOf(query: BookingsQuery): BookingsPage["tokens"] {
	const names = ["q", "state", "waits", "arriving", "mine", "from", "until", "home"] as const;
	return names.flatMap((name) => {
		const value = query[name];
		const without = bookingsHref({ ...query, [name]: ALL_BOOKINGS[name] });
		const said = value === true ? name : String(value || "");
		return said === "" ? [] : [{ name, value: said, without, counted: null }];
	});
}
