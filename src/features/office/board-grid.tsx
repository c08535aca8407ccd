import {
	type CSSProperties,
	type KeyboardEvent,
	type PointerEvent,
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { MOST_BLOCKED_NIGHTS } from "#domain/booking/block.ts";
import { formatDate, formatLabelled } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeBooking, officeHref } from "#site/office.ts";
import type { BoardBar, BoardPage } from "#site/views/office-board-view.ts";
import { BoardDays, boardWidth, todayAt, weekendsOf } from "./board-days.tsx";
import { AWAITED_ROWS, Awaited } from "./board-first.tsx";
import { type BoardSize, type BoardWindow, isSameWindow, sizeFor, windowOf } from "./board-geometry.ts";
import { BoardPanel, type BoardPanelState } from "./board-panel.tsx";
import { BoardRow } from "./board-row.tsx";
import { useBarWords } from "./board-words.ts";
import { useBoardBlocks } from "./use-board-blocks.ts";
import { BOARD_DAYS, useBoardData } from "./use-board-data.ts";

/** Narrower than this, weeks alone have names. */
const DAY_NAMED = 20;

/** Where the keyboard is: a row, a day, and the night where marking began. */
interface Cursor {
	readonly row: number;
	readonly day: number;
	readonly anchor: number | null;
}

/**
 * The board with script: any number of homes and three years of days, of which what is in view is drawn. Nights are
 * marked by dragging, by two taps, or with Shift and the arrows.
 */
export function BoardGrid({ page }: { page: BoardPage }) {
	const t = useT();
	const language = useLanguage();
	const { whole } = useBarWords();
	const store = useBoardData(page);
	const { origin, homes, isMore, isAway, barsOf, want } = store;
	const view = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLDivElement>(null);
	const [size, setSize] = useState<BoardSize>(() => sizeFor(1_000, page.query.days));
	const [window, setWindow] = useState<BoardWindow>({ firstRow: 0, endRow: 0, firstDay: 0, endDay: 0 });
	const [cursor, setCursor] = useState<Cursor>({ row: 0, day: Math.max(page.today, page.from), anchor: null });
	const [panel, setPanel] = useState<BoardPanelState | null>(null);
	const [said, setSaid] = useState("");
	const { block, open, undo } = useBoardBlocks(store, setPanel);
	const rows = homes.length + (isMore ? AWAITED_ROWS : 0);

	const look = useCallback(() => {
		const box = view.current;
		if (!box) return;
		const seen = { top: box.scrollTop, left: box.scrollLeft, width: box.clientWidth, height: box.clientHeight };
		const next = windowOf(seen, size, { rows, days: BOARD_DAYS });
		setWindow((known) => (isSameWindow(known, next) ? known : next));
	}, [rows, size]);

	// Before anything is seen: the size, and the board's day at the left edge.
	useLayoutEffect(() => {
		const box = view.current;
		if (!box) return;
		const resized = () => {
			const next = sizeFor(box.clientWidth, page.query.days);
			setSize((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
		};
		resized();
		const measure = new ResizeObserver(resized);
		measure.observe(box);
		return () => measure.disconnect();
	}, [page.query.days]);
	/** The size that the day at the left edge was scrolled to for. */
	const placed = useRef<BoardSize | null>(null);
	useLayoutEffect(() => {
		const box = view.current;
		if (!box || placed.current === size) return;
		const day = placed.current ? box.scrollLeft / placed.current.day : page.from - origin;
		placed.current = size;
		box.scrollLeft = day * size.day;
		look();
	}, [size, look, origin, page.from]);

	useEffect(() => {
		const box = view.current;
		if (!box) return;
		let frame = 0;
		const scrolled = () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(look);
		};
		look();
		box.addEventListener("scroll", scrolled, { passive: true });
		return () => {
			cancelAnimationFrame(frame);
			box.removeEventListener("scroll", scrolled);
		};
	}, [look]);
	useEffect(() => {
		if (window.endRow > 0) want(window);
	}, [want, window]);

	const here = useMemo(() => {
		const marked = markedOf(cursor);
		return { ...(marked ?? { from: cursor.day, to: cursor.day + 1 }), isMarked: marked !== null };
	}, [cursor]);
	const homeAt = homes[cursor.row];

	/** Moves the cursor, keeps it in view, and says where it is. */
	function move(row: number, day: number, anchor: number | null): void {
		const next = {
			row: Math.max(0, Math.min(homes.length - 1, row)),
			day: Math.max(origin, Math.min(origin + BOARD_DAYS - 1, day)),
			anchor,
		};
		setCursor(next);
		const box = view.current;
		const home = homes[next.row];
		if (!box || !home) return;
		const [top, left] = [next.row * size.row, (next.day - origin) * size.day];
		if (top < box.scrollTop) box.scrollTop = top;
		else if (top + size.row * 2 + HEAD > box.scrollTop + box.clientHeight) {
			box.scrollTop = top + size.row * 2 + HEAD - box.clientHeight;
		}
		if (left < box.scrollLeft) box.scrollLeft = left - size.day;
		else if (left + size.day * 2 + size.label > box.scrollLeft + box.clientWidth) {
			box.scrollLeft = left + size.day * 2 + size.label - box.clientWidth;
		}
		const bars = barsOn(barsOf(home.id), next.day);
		const what = bars.length > 0 ? bars.map(whole).join("; ") : t("office.bar_free");
		const nights = anchor === null ? "" : ` ${t("office.board_marked", { count: Math.abs(next.day - anchor) + 1 })}`;
		setSaid(`${formatLabelled(`${home.title}, ${formatDate(next.day, language, "short")}`, what, language)}.${nights}`);
	}

	function offerBlock({ row, day, anchor }: Cursor): void {
		const home = homes[row];
		if (!home || !page.mayBlock) return;
		const nights = markedOf({ row, day, anchor: anchor ?? day });
		if (nights) setPanel({ name: "block", home: home.id, title: home.title, ...nights });
	}

	function showBar(row: number, bar: BoardBar): void {
		const home = homes[row];
		if (home) setPanel({ name: "bar", home: home.id, title: home.title, bar });
	}

	function close(): void {
		setPanel(null);
		setCursor((known) => ({ ...known, anchor: null }));
		view.current?.focus({ preventScroll: true });
	}

	/** Turns to the next home that is booked twice; one that has not come in has a board of its own. */
	const conflictAt = useRef(-1);
	function nextConflict(): void {
		if (page.conflicts.length === 0) return;
		conflictAt.current = (conflictAt.current + 1) % page.conflicts.length;
		const conflict = page.conflicts[conflictAt.current];
		const row = homes.findIndex(({ id }) => id === conflict?.home);
		if (!conflict) return;
		if (row < 0) location.assign(conflict.href);
		else move(row, conflict.from, null);
	}

	function pressed(event: KeyboardEvent): void {
		if (event.target !== view.current) return;
		const { row, day, anchor } = cursor;
		if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "z") {
			event.preventDefault();
			undo();
			return;
		}
		if (event.metaKey || event.ctrlKey || event.altKey) return;
		const from = event.shiftKey ? (anchor ?? day) : null;
		const done = {
			ArrowLeft: () => move(row, day - 1, from),
			ArrowRight: () => move(row, day + 1, from),
			// Marked nights are one home's.
			ArrowUp: () => move(row - 1, day, null),
			ArrowDown: () => move(row + 1, day, null),
			PageUp: () => move(row - 10, day, null),
			PageDown: () => move(row + 10, day, null),
			t: () => move(row, page.today, null),
			b: () => offerBlock(cursor),
			"!": nextConflict,
			Escape: close,
			Enter: () => {
				const bar = homeAt && barsOn(barsOf(homeAt.id), day)[0];
				if (anchor !== null) offerBlock(cursor);
				else if (bar?.bookingNo) location.assign(officeHref(officeBooking(bar.bookingNo)));
				else if (bar) showBar(row, bar);
			},
		}[event.key.length === 1 ? event.key.toLowerCase() : event.key];
		if (!done) return;
		event.preventDefault();
		done();
	}

	const pressedAt = useRef<{ readonly row: number; readonly day: number; readonly isTouch: boolean } | null>(null);
	function placeOf(event: { clientX: number; clientY: number }) {
		const box = canvas.current?.getBoundingClientRect();
		if (!box) return null;
		const x = event.clientX - box.left - size.label;
		const row = Math.floor((event.clientY - box.top) / size.row);
		// On the names nothing is marked: they stay at the left while days go by.
		const isName = event.clientX - (view.current?.getBoundingClientRect().left ?? 0) < size.label;
		return isName || row < 0 || row >= homes.length ? null : { row, day: origin + Math.floor(x / size.day) };
	}
	function down(event: PointerEvent): void {
		const at = placeOf(event);
		pressedAt.current = null;
		if (!at || event.button !== 0) return;
		const isTouch = event.pointerType === "touch";
		pressedAt.current = { ...at, isTouch };
		if (isTouch || (event.target as Element).closest("a")) return;
		setPanel(null);
		setCursor({ ...at, anchor: at.day });
	}
	function moved(event: PointerEvent): void {
		const from = pressedAt.current;
		const at = placeOf(event);
		if (!from || from.isTouch || !at || cursor.anchor === null || event.buttons !== 1) return;
		if (at.day !== cursor.day) setCursor({ row: from.row, day: at.day, anchor: from.day });
	}
	function up(event: PointerEvent): void {
		const from = pressedAt.current;
		const at = placeOf(event);
		pressedAt.current = null;
		if (!from || !at || (event.target as Element).closest("a")) return;
		const home = homes[from.row];
		const [bar] = home ? barsOn(barsOf(home.id), at.day) : [];
		const isTap = at.row === from.row && at.day === from.day;
		if (from.isTouch) {
			// A finger that moved has scrolled. The second tap in the same row is the last night.
			if (!isTap) return;
			if (bar) {
				showBar(from.row, bar);
				return;
			}
			const isEnd = cursor.anchor !== null && cursor.row === at.row;
			const next = { ...at, anchor: isEnd ? cursor.anchor : at.day };
			setCursor(next);
			setSaid(t("office.board_tapEnd"));
			if (isEnd) offerBlock(next);
			return;
		}
		if (cursor.anchor === null) return;
		if (isTap && bar) {
			setCursor({ ...at, anchor: null });
			showBar(from.row, bar);
		} else if (isTap) move(at.row, at.day, null);
		else offerBlock({ row: from.row, day: at.day, anchor: from.day });
	}

	const shown = homes.slice(window.firstRow, window.endRow);
	return (
		<div className="board-live" style={varsOf(size)}>
			<div
				className="board-view"
				ref={view}
				role="application"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes the keys itself.
				tabIndex={0}
				aria-label={t("office.title_board")}
				aria-describedby="board-keys"
				onKeyDown={pressed}
			>
				<BoardDays
					today={page.today}
					origin={origin}
					firstDay={window.firstDay}
					endDay={window.endDay}
					days={BOARD_DAYS}
					isNamed={size.day >= DAY_NAMED}
				/>
				<div
					className="board-canvas"
					ref={canvas}
					style={{ ...boardWidth(BOARD_DAYS), height: rows * size.row, ...weekendsOf(origin) }}
					onPointerDown={down}
					onPointerMove={moved}
					onPointerUp={up}
				>
					<div className="board-today" style={todayAt(page.today, origin)} />
					{shown.map((home, index) => (
						<BoardRow
							key={home.id}
							home={home}
							bars={barsOf(home.id)}
							conflicts={conflictsBy(page, home.id)}
							row={window.firstRow + index}
							origin={origin}
							firstDay={window.firstDay}
							endDay={window.endDay}
							here={window.firstRow + index === cursor.row ? here : null}
						/>
					))}
					{isMore && <Awaited row={homes.length} />}
				</div>
			</div>
			<p className="board-keys" id="board-keys">
				{t("office.board_keys", { key: "!" })}
			</p>
			<p className="visually-hidden" aria-live="polite">
				{said}
			</p>
			{isAway && (
				<p className="board-away" role="alert">
					{t("office.board_away")}{" "}
					<button type="button" className="office-link" onClick={store.retry}>
						{t("office.board_again")}
					</button>
				</p>
			)}
			{panel && (
				<BoardPanel
					state={panel}
					mayBlock={page.mayBlock}
					onBlock={(kind, reason) => {
						if (panel.name !== "block") return;
						const home = homes.find(({ id }) => id === panel.home);
						close();
						if (home) void block(home, panel, kind, reason);
					}}
					onOpen={(home, bar) => {
						close();
						void open(home, bar);
					}}
					onClose={close}
				/>
			)}
		</div>
	);
}

/** Height of the days' names. */
const HEAD = 44;

/** The board's measures, for what is drawn in them. */
function varsOf({ label, row, day }: BoardSize): CSSProperties {
	return { "--board-label": `${label}px`, "--board-row": `${row}px`, "--board-day": `${day}px` } as CSSProperties;
}

/** The marked nights from the first to the day that is free again; null: none are marked. */
function markedOf({ day, anchor }: Cursor): { readonly from: number; readonly to: number } | null {
	if (anchor === null) return null;
	const from = Math.min(anchor, day);
	return { from, to: Math.min(Math.max(anchor, day) + 1, from + MOST_BLOCKED_NIGHTS) };
}

function barsOn(bars: readonly BoardBar[], day: number): readonly BoardBar[] {
	return bars.filter(({ from, to }) => from <= day && day < to);
}

const NO_CONFLICTS: BoardPage["conflicts"] = [];
const byPage = new WeakMap<BoardPage, Map<string, BoardPage["conflicts"]>>();

/** Conflicts of a home, the same list each time, so that its row need not be drawn again. */
function conflictsBy(page: BoardPage, home: string): BoardPage["conflicts"] {
	let all = byPage.get(page);
	if (!all) {
		all = Map.groupBy(page.conflicts, (conflict) => conflict.home);
		byPage.set(page, all);
	}
	return all.get(home) ?? NO_CONFLICTS;
}
