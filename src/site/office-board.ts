import { type DayNumber, firstOfMonth, isoOf, parseIsoDate } from "#domain/time/civil-date.ts";
import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** The planning board as its address says it: one reader and one writer, so that every board can be linked. */

/** Days that the board shows at once. */
export const BOARD_SPANS = [14, 35, 91] as const;
export type BoardSpan = (typeof BOARD_SPANS)[number];

export interface BoardQuery {
	/** First day; null: the week of today. */
	readonly from: DayNumber | null;
	readonly days: BoardSpan;
	/** Anything of home or place. */
	readonly q: string;
	/** One home's board. */
	readonly home: string | null;
	/** The home that the page begins after or ends before. */
	readonly after: string | null;
	readonly before: string | null;
}

const WHOLE_BOARD: BoardQuery = { from: null, days: 35, q: "", home: null, after: null, before: null };

/** Years that a board can begin in: what lies outside is nobody's stay. */
const FIRST_DAY = firstOfMonth(2015, 1);
const LAST_DAY = firstOfMonth(2045, 1);

/** A day, or a month's first. */
function firstDay(typed: string): DayNumber | null {
	const day = parseIsoDate(/^\d{4}-\d\d$/.test(typed) ? `${typed}-01` : typed);
	return day !== null && day >= FIRST_DAY && day < LAST_DAY ? day : null;
}

/** Reads a query; what it says wrongly is left out. */
export function readBoardQuery(query: OfficeQuery): BoardQuery {
	const home = (name: string) => (/^a\d{1,10}$/.test(queryText(query, name)) ? queryText(query, name) : null);
	return {
		from: firstDay(queryText(query, "from")),
		days: BOARD_SPANS.find((known) => String(known) === queryText(query, "days")) ?? WHOLE_BOARD.days,
		q: queryText(query, "q"),
		home: home("home"),
		after: home("after"),
		before: home("after") === null ? home("before") : null,
	};
}

/** The address of a board. */
export function boardHref(query: Partial<BoardQuery>): string {
	const said = boardSearch(query);
	return officeHref("board") + (said === "" ? "" : `?${said}`);
}

/** What an address says of a board, without the question mark. */
function boardSearch(query: Partial<BoardQuery>): string {
	const { from, days, q, home, after, before } = { ...WHOLE_BOARD, ...query };
	const said = {
		from: from === null ? "" : isoOf(from),
		days: days === WHOLE_BOARD.days ? "" : String(days),
		q,
		home: home ?? "",
		after: after ?? "",
		before: before ?? "",
	};
	return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== "")).toString();
}

/** Where the board asks for homes and their stays, below `/staff`. */
export const BOARD_DATA = "board.json";
/** Most days and homes of one such answer. */
export const MOST_BOARD_DAYS = 120;
export const BOARD_PAGE = 40;
