import type { CSSProperties } from "react";
import { useT } from "#i18n/react.tsx";
import type { BoardPage } from "#site/views/office-board-view.ts";
import { BoardDays, boardWidth, todayAt, weekendsOf } from "./board-days.tsx";
import { LONG_SPAN, leastDay } from "./board-geometry.ts";
import { BoardRow } from "./board-row.tsx";

/** Rows that stand for homes that have not come in. */
export const AWAITED_ROWS = 3;
/** Days drawn beyond those that were asked for: the last column is seldom a whole one. */
const BEYOND = 7;
const NO_CONFLICTS: BoardPage["conflicts"] = [];

/**
 * The board before its script is there: its homes, days and bars where the whole board draws them, so that nothing
 * moves when it takes over. How wide a day is follows from the room there is (office-board.css).
 */
export function BoardFirst({ page }: { page: BoardPage }) {
	const t = useT();
	const { from, to, today, homes, links } = page;
	const days = to - from + BEYOND;
	const rows = homes.length + (links.after === null ? 0 : AWAITED_ROWS);
	const span = { "--board-span": to - from, "--board-least": `${leastDay(to - from)}px` } as CSSProperties;
	return (
		<div className="board-live board-first" aria-busy="true">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1). */}
			<section className="board-view" tabIndex={0} aria-label={t("office.title_board")}>
				<div className="board-first-room" style={span} data-long={to - from > LONG_SPAN ? "" : undefined}>
					<BoardDays today={today} origin={from} firstDay={0} endDay={days} days={days} isNamed />
					<div
						className="board-canvas"
						style={{ ...boardWidth(days), height: `calc(var(--board-row) * ${rows})`, ...weekendsOf(from) }}
					>
						{today >= from && <div className="board-today" style={todayAt(today, from)} />}
						{homes.map((home, row) => (
							<BoardRow
								key={home.id}
								home={home}
								bars={home.bars}
								conflicts={
									page.conflicts.length === 0 ? NO_CONFLICTS : page.conflicts.filter((one) => one.home === home.id)
								}
								row={row}
								origin={from}
								firstDay={0}
								endDay={to - from}
								here={null}
							/>
						))}
						{rows > homes.length && <Awaited row={homes.length} />}
					</div>
				</div>
			</section>
			<p className="board-keys">{t("office.board_keys", { key: "!" })}</p>
		</div>
	);
}

/** Lines of mist in the place of homes that come in when they are seen. */
export function Awaited({ row }: { row: number }) {
	return (
		<div
			className="board-row board-awaited"
			style={{ top: `calc(var(--board-row) * ${row})`, height: `calc(var(--board-row) * ${AWAITED_ROWS})` }}
		/>
	);
}
