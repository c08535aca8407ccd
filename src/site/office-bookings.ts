import { BOOKING_STATES, type BookingState } from "#domain/booking/process.ts";
import { parseIsoDate } from "#domain/time/civil-date.ts";
import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** The list of bookings as its address says it: one reader and one writer, so that every list can be linked. */

export const BOOKING_SORTS = ["next", "arrival", "newest"] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];
/** What a booking waits for; `second`: for a second member of staff. */
export const BOOKING_WAITS = ["payment", "overdue", "refund", "second"] as const;
export type BookingWait = (typeof BOOKING_WAITS)[number];

export interface BookingsQuery {
	/** Anything of number, guest, home, place. */
	readonly q: string;
	readonly state: readonly BookingState[];
	readonly waits: BookingWait | null;
	/** Arrivals from today on, for a week. */
	readonly arriving: boolean;
	/** Days of arrival, ISO. */
	readonly from: string | null;
	readonly until: string | null;
	/** Only those that whoever asks looks after. */
	readonly mine: boolean;
	/** One home's. */
	readonly home: string | null;
	readonly sort: BookingSort;
	/** The place in the order that the page begins after or ends before (`placeIn`). */
	readonly after: string | null;
	readonly before: string | null;
}

export const ALL_BOOKINGS: BookingsQuery = {
	q: "",
	state: [],
	waits: null,
	arriving: false,
	mine: false,
	from: null,
	until: null,
	home: null,
	sort: "next",
	after: null,
	before: null,
};

const matching = (typed: string, pattern: RegExp): string | null => (pattern.test(typed) ? typed : null);

const day = (typed: string): string | null => (parseIsoDate(typed) === null ? null : typed);

const PLACE = /^(?:(\d{4}-\d\d-\d\d)(T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z)?_)?H[0-9A-Z]{8}$/;

/**
 * Where a booking stood in an order when a page was made: the instant of what comes next, or the day of arrival, and
 * the booking's number; in the order of making the number alone. Null: it is no place in this order.
 */
function placeIn(sort: BookingSort, typed: string): string | null {
	const [place, on, at] = PLACE.exec(typed) ?? [];
	if (place === undefined) return null;
	if (on !== undefined && parseIsoDate(on) === null) return null;
	const order = on === undefined ? "newest" : at === undefined ? "arrival" : "next";
	return order === sort ? place : null;
}

/** Reads a query; what it says wrongly is left out. */
export function readBookingsQuery(query: OfficeQuery): BookingsQuery {
	const states = queryText(query, "state").split(",");
	const sort = BOOKING_SORTS.find((known) => known === queryText(query, "sort")) ?? "next";
	return {
		q: queryText(query, "q"),
		state: BOOKING_STATES.filter((state) => states.includes(state)),
		waits: BOOKING_WAITS.find((known) => known === queryText(query, "waits")) ?? null,
		arriving: queryText(query, "arriving") === "week",
		mine: queryText(query, "mine") === "1",
		from: day(queryText(query, "from")),
		until: day(queryText(query, "until")),
		home: matching(queryText(query, "home"), /^[\w-]{1,60}$/),
		sort,
		after: placeIn(sort, queryText(query, "after")),
		before: placeIn(sort, queryText(query, "before")),
	};
}

/** What an address says as a filter that there is not, as it is written; its length is bounded. */
export function unknownFilters(query: OfficeQuery): readonly string[] {
	const said = (name: string) => queryText(query, name, 40);
	const states: readonly string[] = BOOKING_STATES;
	const isUnknown = {
		state: said("state")
			.split(",")
			.some((state) => state !== "" && !states.includes(state)),
		waits: said("waits") !== "" && !BOOKING_WAITS.some((known) => known === said("waits")),
		from: said("from") !== "" && day(said("from")) === null,
		until: said("until") !== "" && day(said("until")) === null,
	};
	return Object.entries(isUnknown).flatMap(([name, is]) => (is ? [`${name}=${said(name)}`] : []));
}

/** Below `/staff`: the list, the list as a file, and what its script asks for. */
const BOOKINGS = "bookings";
export const BOOKINGS_FILE = "bookings.csv";
export const BOOKINGS_NEWS = "bookings.json";

/** What an address of a list says, by its names; what it need not say is left out. */
export function listFields(query: Partial<BookingsQuery>): Readonly<Record<string, string>> {
	const { q, state, waits, arriving, mine, from, until, home, sort, after, before } = { ...ALL_BOOKINGS, ...query };
	const said = {
		q,
		state: state.join(","),
		waits,
		arriving: arriving ? "week" : "",
		mine: mine ? "1" : "",
		from,
		until,
		home,
		sort: sort === "next" ? "" : sort,
		after,
		before,
	};
	return Object.fromEntries(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The search of a list's address. */
export function listSearch(query: Partial<BookingsQuery>): string {
	return new URLSearchParams(listFields(query)).toString().replaceAll("%2C", ",");
}

/** The list of such a search. */
export function readListSearch(search: string): BookingsQuery {
	return readBookingsQuery(Object.fromEntries(new URLSearchParams(search)));
}

/** The address of a list, or of what else is made of it. */
export function bookingsHref(query: Partial<BookingsQuery>, path = BOOKINGS): string {
	const search = listSearch(query);
	return officeHref(path) + (search === "" ? "" : `?${search}`);
}
