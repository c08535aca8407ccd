import { memo } from "react";
import { useT } from "#i18n/react.tsx";
import { officeBooking, officeHref } from "#site/office.ts";
import type { BoardBar, BoardConflict, BoardHomeLine } from "#site/views/office-board-view.ts";
import { lanesOf } from "./board-lanes.ts";
import { useBarWords } from "./board-words.ts";

interface RowProps {
	readonly home: BoardHomeLine;
	readonly bars: readonly BoardBar[];
	readonly conflicts: readonly BoardConflict[];
	/** Which row of the board it is. */
	readonly row: number;
	/** The board's first day, and the days that are drawn. */
	readonly origin: number;
	readonly firstDay: number;
	readonly endDay: number;
	/** Nights that are marked here, or the one that the keyboard is at; null: it is in another row. */
	readonly here: { readonly from: number; readonly to: number; readonly isMarked: boolean } | null;
}

/**
 * A home with its track, in widths of the board around it (`--board-day`, `--board-row`). Drawn again only when something of it
 * changes, so that scrolling costs little.
 */
export const BoardRow = memo(function BoardRow(props: RowProps) {
	const { home, bars, conflicts, row, origin, firstDay, endDay, here } = props;
	const t = useT();
	const { short, whole, nights } = useBarWords();
	const [from, to] = [origin + firstDay, origin + endDay];
	const lanes = lanesOf(bars, from, to);
	const place = (begin: number, end: number, lane = 0, count = 1) => ({
		left: `calc(var(--board-day) * ${begin - origin})`,
		width: `calc(var(--board-day) * ${end - begin} - 1px)`,
		top: `calc(4px + ${(lane / count) * 100}% - ${(lane / count) * 8}px)`,
		height: `calc(${100 / count}% - ${8 / count}px)`,
	});
	return (
		<div
			className="board-row"
			data-home={home.id}
			data-here={here ? "" : undefined}
			style={{ top: `calc(var(--board-row) * ${row})` }}
		>
			<div className="board-label">
				<span>
					<b>{home.title}</b> {home.place}
				</span>
				{home.status !== "live" && <mark className="board-status">{t(`office.homeIs_${home.status}`)}</mark>}
				<small title={t("office.sleeps", { count: home.sleeps })}>{home.sleeps}</small>
			</div>
			<div className="board-track">
				{lanes.map((lane, index) =>
					lane.map(({ bar, from: begin, to: end }) => {
						if (!bar) return null;
						const look = `board-bar board-bar-${bar.isLinked ? "linked" : bar.kind}`;
						const shared = {
							className: look,
							style: place(begin, end, index, lanes.length),
							title: whole(bar),
							"data-from": bar.from,
						};
						const key = `${bar.kind} ${bar.from} ${bar.bookingNo} ${bar.block}`;
						return bar.bookingNo ? (
							<a key={key} {...shared} href={officeHref(officeBooking(bar.bookingNo))} tabIndex={-1} draggable={false}>
								<span className="board-said">{short(bar)}</span>
							</a>
						) : (
							<span key={key} {...shared} data-block={bar.block ?? undefined}>
								<span className="board-said">{short(bar)}</span>
							</span>
						);
					}),
				)}
				{here && (
					<div
						className={here.isMarked ? "board-marked" : "board-cursor"}
						style={{
							left: `calc(var(--board-day) * ${here.from - origin})`,
							width: `calc(var(--board-day) * ${here.to - here.from})`,
						}}
					/>
				)}
				{conflicts.map((conflict) => (
					<i
						key={conflict.id}
						className="board-bar board-bar-conflict"
						style={place(conflict.from, conflict.to)}
						title={`${t("office.bar_conflict")}, ${nights(conflict.from, conflict.to)}`}
					/>
				))}
			</div>
		</div>
	);
});
