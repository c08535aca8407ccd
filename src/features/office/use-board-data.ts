import { useCallback, useEffect, useRef, useState } from "react";
import { isoOf } from "#domain/time/civil-date.ts";
import { useLanguage } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import { BOARD_DATA, BOARD_PAGE } from "#site/office-board.ts";
import type { BoardBar, BoardData, BoardHomeLine, BoardPage } from "#site/views/office-board-view.ts";
import type { BoardWindow } from "./board-geometry.ts";

/** Homes and bars of the board as they come in: pages of homes by key, and for each the stretches of days in view. */

/** Days of one answer. */
const STRETCH = 91;
/** How far the board reaches from its first day, in stretches: half a year back, two and a half ahead. */
const STRETCHES_BACK = 2;
const STRETCHES = 12;
export const BOARD_DAYS = STRETCHES * STRETCH;

type Bars = ReadonlyMap<string, readonly BoardBar[]>;

export interface BoardStore {
	/** The board's first day. */
	readonly origin: number;
	readonly homes: readonly BoardHomeLine[];
	/** There are more homes than have come in. */
	readonly isMore: boolean;
	/** The last question was not answered. */
	readonly isAway: boolean;
	readonly barsOf: (home: string) => readonly BoardBar[];
	/** Asks for what a window shows and is not there yet. */
	readonly want: (window: BoardWindow) => void;
	readonly retry: () => void;
	/** Draws bars of a home otherwise, at once. */
	readonly change: (home: string, change: (bars: readonly BoardBar[]) => readonly BoardBar[]) => void;
	/** Reads a home's nights again. */
	readonly reread: () => void;
}

const keyOf = (bar: BoardBar) => [bar.kind, bar.from, bar.to, bar.bookingNo, bar.block, bar.name].join(" ");

/** Bars with those of a stretch of days: what the stretch knows better is taken from it. */
function joined(known: readonly BoardBar[], fresh: readonly BoardBar[], from: number, to: number): readonly BoardBar[] {
	const kept = known.filter((bar) => bar.to <= from || bar.from >= to);
	const keys = new Set(kept.map(keyOf));
	return [...kept, ...fresh.filter((bar) => !keys.has(keyOf(bar)))];
}

export function useBoardData(page: BoardPage): BoardStore {
	const language = useLanguage();
	const origin = page.from - STRETCHES_BACK * STRETCH;
	const [homes, setHomes] = useState(page.homes);
	const [bars, setBars] = useState<Bars>(() => new Map(page.homes.map((home) => [home.id, home.bars])));
	const [isMore, setIsMore] = useState(page.links.after !== null);
	const [isAway, setIsAway] = useState(false);
	/** Keys before each page of homes; the first is that of the page as it came. */
	const keys = useRef<string[]>([keyBefore(page.homes[0]?.id)]);
	const requested = useRef(new Set<string>());
	const wanted = useRef<BoardWindow | null>(null);

	const ask = useCallback(
		async (index: number, stretch: number) => {
			const name = `${index} ${stretch}`;
			const after = keys.current[index];
			if (after === undefined || requested.current.has(name)) return;
			requested.current.add(name);
			const from = origin + stretch * STRETCH;
			const { q, home } = page.query;
			const search = new URLSearchParams({ in: language, from: isoOf(from), width: String(STRETCH), after, q });
			if (home !== null) search.set("home", home);
			try {
				const answer = await fetch(`${officeHref(BOARD_DATA)}?${search}`, { headers: { Accept: "application/json" } });
				// A session that is over leads to the sign-in.
				if (answer.redirected) return location.reload();
				if (!answer.ok) throw new Error(String(answer.status));
				const data = (await answer.json()) as BoardData;
				setIsAway(false);
				if (keys.current.length === index + 1 && data.next !== null) keys.current.push(data.next);
				setHomes((known) => {
					const ids = new Set(known.map(({ id }) => id));
					const fresh = data.homes.filter(({ id }) => !ids.has(id));
					return fresh.length === 0 ? known : [...known, ...fresh];
				});
				setBars((known) => {
					const next = new Map(known);
					for (const one of data.homes) {
						next.set(one.id, joined(known.get(one.id) ?? [], one.bars, from, from + STRETCH));
					}
					return next;
				});
				if (index === keys.current.length - 1) setIsMore(data.next !== null);
			} catch {
				requested.current.delete(name);
				setIsAway(true);
			}
		},
		[language, origin, page.query],
	);

	const want = useCallback(
		(window: BoardWindow) => {
			wanted.current = window;
			const last = Math.floor(window.endRow / BOARD_PAGE);
			for (let index = Math.floor(window.firstRow / BOARD_PAGE); index <= last; index++) {
				for (
					let stretch = Math.floor(window.firstDay / STRETCH);
					stretch * STRETCH < window.endDay && stretch < STRETCHES;
					stretch++
				) {
					void ask(index, stretch);
				}
			}
		},
		[ask],
	);
	const retry = useCallback(() => {
		if (wanted.current) want(wanted.current);
	}, [want]);
	const reread = useCallback(() => {
		requested.current.clear();
		retry();
	}, [retry]);
	// A page that just came in may not fill the view; what is seen is asked for until it does.
	// biome-ignore lint/correctness/useExhaustiveDependencies: more homes are the reason to look again.
	useEffect(retry, [homes, retry]);

	const change: BoardStore["change"] = useCallback((home, how) => {
		setBars((known) => new Map(known).set(home, how(known.get(home) ?? [])));
	}, []);
	const barsOf = useCallback((home: string) => bars.get(home) ?? NONE, [bars]);
	return { origin, homes, isMore, isAway, barsOf, want, retry, change, reread };
}

const NONE: readonly BoardBar[] = [];

/** The key just before a home. */
function keyBefore(id: string | undefined): string {
	return `a${Math.max(0, Number((id ?? "a1").slice(1)) - 1)}`;
}
