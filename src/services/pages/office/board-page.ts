import { type BoardStay, countBoardConflicts, listBoardHomes, listBoardStays } from "#db/availability/board.ts";
import { openIcalConflicts } from "#db/availability/ical-blocks.ts";
import { plainWords } from "#db/bookings/office-bookings.ts";
import { completeLocalized, type Language } from "#domain/language.ts";
import { mayDo, type Role } from "#domain/staff/roles.ts";
import { type DayNumber, mondayOf } from "#domain/time/civil-date.ts";
import {
	BOARD_PAGE,
	BOARD_SPANS,
	type BoardQuery,
	boardHref,
	MOST_BOARD_DAYS,
	readBoardQuery,
} from "#site/office-board.ts";
import type { BoardBar, BoardConflict, BoardData, BoardHomeLine, BoardPage } from "#site/views/office-board-view.ts";
import type { OfficeFormState } from "#site/views/office-view.ts";
import type { App } from "../../app.ts";
import { takersOf } from "../../staff/block-nights.ts";
import { nameOf } from "./booking-lines.ts";

/** The planning board: homes, and what stands on their nights. */

type BoardApp = Pick<App, "db" | "clock">;

const HOUR_MS = 3_600_000;
/** Conflicts that the board lists; more are counted. */
const MOST_CONFLICTS = 50;
const MOST_COUNTED_CONFLICTS = 1_000;
const MOST_WORDS = 6;

interface Looking {
	readonly roles: readonly Role[];
	readonly language: Language;
}

/** The board that an address asks for. @param form a form to block that was refused: who has the nights is said. */
export async function boardPage(
	app: BoardApp,
	{ roles, language }: Looking,
	requested: Readonly<Record<string, unknown>>,
	form: OfficeFormState | null = null,
): Promise<BoardPage> {
	const query = readBoardQuery(requested);
	const today = app.clock.today();
	const from = query.from ?? mondayOf(today);
	const to = from + query.days;
	const key = query.after !== null ? { after: query.after } : query.before !== null ? { before: query.before } : null;
	const page = await listBoardHomes(app.db, wantedBy(query), key, BOARD_PAGE);
	const homes = await linesOf(app, page.homes, { from, to }, { roles, language });
	const at = (change: Partial<BoardQuery>) => boardHref({ ...query, ...change });
	const [first, last] = [homes[0], homes.at(-1)];
	const isRefused = form?.name === "block" && form.refused === "NIGHTS_TAKEN";
	const { home = "", from: wantedFrom = "", to: wantedTo = "" } = isRefused ? form.values : {};
	const takers = isRefused ? await takersOf(app, { accoId: home, from: wantedFrom, to: wantedTo }) : [];
	return {
		name: "board",
		query,
		today,
		from,
		to,
		homes,
		conflicts: await conflictsOf(app, language),
		conflictCount: await countBoardConflicts(app.db, MOST_COUNTED_CONFLICTS),
		mayBlock: mayDo(roles, "board.block"),
		takers: boardBars(app, takers, roles),
		links: {
			earlier: at({ from: from - query.days }),
			later: at({ from: to }),
			today: at({ from: null }),
			before: page.isMoreBefore && first ? at({ before: first.id, after: null }) : null,
			after: page.isMoreAfter && last ? at({ after: last.id, before: null }) : null,
			spans: BOARD_SPANS.map((days) => ({ days, href: at({ days }) })),
			all: query.q === "" && query.home === null ? null : at({ q: "", home: null, after: null, before: null }),
		},
	};
}

/** Homes of the board for its script: those after a key, with what stands on them in some days from `from` on. */
export async function boardData(
	app: BoardApp,
	looking: Looking,
	requested: Readonly<Record<string, unknown>>,
): Promise<BoardData> {
	const query = readBoardQuery(requested);
	const from = query.from ?? mondayOf(app.clock.today());
	const wanted = Number(requested.width);
	const width = Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, MOST_BOARD_DAYS) : query.days;
	const key = query.after === null ? null : { after: query.after };
	const page = await listBoardHomes(app.db, wantedBy(query), key, BOARD_PAGE);
	const homes = await linesOf(app, page.homes, { from, to: from + width }, looking);
	return { homes, next: page.isMoreAfter ? (homes.at(-1)?.id ?? null) : null };
}

function wantedBy({ q, home }: BoardQuery) {
	return { words: plainWords(q).slice(0, MOST_WORDS), accoId: home };
}

type Homes = Awaited<ReturnType<typeof listBoardHomes>>["homes"];

async function linesOf(
	app: BoardApp,
	homes: Homes,
	window: { readonly from: DayNumber; readonly to: DayNumber },
	{ roles, language }: Looking,
): Promise<readonly BoardHomeLine[]> {
	const stays = await listBoardStays(
		app.db,
		homes.map((home) => home.accoId),
		window,
		app.clock.now(),
	);
	const mayName = mayDo(roles, "bookings.see");
	return homes.map((home) => ({
		id: home.accoId,
		title: completeLocalized(home.title)[language],
		place: completeLocalized(home.placeNames)[language] || home.place,
		sleeps: home.maxGuests,
		status: home.status,
		bars: stays.filter((stay) => stay.accoId === home.accoId).map((stay) => barOf(app, stay, mayName)),
	}));
}

/** Stays as the board draws them, with names for the roles that may read them. */
export function boardBars(
	app: Pick<BoardApp, "clock">,
	stays: readonly BoardStay[],
	roles: readonly Role[],
): readonly BoardBar[] {
	const mayName = mayDo(roles, "bookings.see");
	return stays.map((stay) => barOf(app, stay, mayName));
}

function barOf({ clock }: Pick<BoardApp, "clock">, stay: BoardStay, mayName: boolean): BoardBar {
	const left = stay.until === null ? null : stay.until.getTime() - clock.now().getTime();
	return {
		kind: stay.kind,
		from: stay.from,
		to: stay.to,
		name: stay.kind === "ical" ? hostOf(stay.calendar) : mayName && stay.guest ? nameOf(stay.guest) : "",
		bookingNo: mayName ? stay.bookingNo : null,
		hours: left === null ? null : Math.max(0, Math.floor(left / HOUR_MS)),
		isLinked: stay.bookedHome !== null,
		block: stay.blockId,
		by: stay.blockedBy ?? "",
		reason: stay.reason ?? "",
	};
}

function hostOf(address: string | null): string {
	return address !== null && URL.canParse(address) ? new URL(address).hostname : "";
}

async function conflictsOf({ db }: BoardApp, language: Language): Promise<readonly BoardConflict[]> {
	const open = await openIcalConflicts(db, null, MOST_CONFLICTS);
	return open.map(({ conflictId, accoId, title, host, from, to, claim, firstSeenAt }) => ({
		id: conflictId,
		home: accoId,
		title: completeLocalized(title)[language],
		from: Math.max(from, claim.from),
		to: Math.min(to, claim.to),
		claim,
		other: { host: host ?? "", from, to },
		firstSeen: firstSeenAt.toISOString(),
		href: boardHref({ home: accoId, from: mondayOf(Math.max(from, claim.from)) }),
	}));
}
