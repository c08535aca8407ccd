import { memo } from "react";
import { isoWeekOf, weekdayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";

/** Days above the tracks: the week they are in, and each with its weekday; in widths of the board around them. */
export const BoardDays = memo(function BoardDays(props: {
	readonly today: number;
	readonly origin: number;
	readonly firstDay: number;
	readonly endDay: number;
	/** How many days the board is wide. */
	readonly days: number;
	/** Days are wide enough for names. */
	readonly isNamed: boolean;
}) {
	const { today, origin, firstDay, endDay, isNamed } = props;
	const t = useT();
	const language = useLanguage();
	const days = Array.from({ length: endDay - firstDay }, (_, index) => origin + firstDay + index);
	const left = (day: number) => `calc(var(--board-label) + var(--board-day) * ${day - origin})`;
	return (
		<div className="board-days" style={boardWidth(props.days)} aria-hidden="true">
			{days
				.filter((day) => weekdayOf(day) === 1)
				.map((day) => (
					<b key={day} className="board-week" style={{ left: left(day) }}>
						{t("office.board_week", { number: isoWeekOf(day) })}
						{isNamed && <span>{formatDateRange(day, day + 6, language, "compact")}</span>}
					</b>
				))}
			{isNamed &&
				days.map((day) => (
					<span
						key={day}
						className="board-day"
						style={{ left: left(day) }}
						data-day={day === today ? "today" : weekdayOf(day) > 5 ? "weekend" : undefined}
					>
						<small>{formatDate(day, language, "narrow")}</small>
						{new Date(day * 86_400_000).getUTCDate()}
					</span>
				))}
			<span className="board-corner" />
		</div>
	);
});

/** Width of so many days and the names beside them. */
export function boardWidth(days: number): { readonly width: string } {
	return { width: `calc(var(--board-label) + var(--board-day) * ${days})` };
}

/** Weekends as stripes behind all rows at once. */
export function weekendsOf(origin: number) {
	return {
		backgroundSize: "calc(var(--board-day) * 7) 100%",
		backgroundPosition: `calc(var(--board-label) - var(--board-day) * ${weekdayOf(origin) - 1}) 0`,
	};
}

/** Where today begins. */
export function todayAt(today: number, origin: number): { readonly left: string } {
	return { left: `calc(var(--board-label) + var(--board-day) * ${today - origin})` };
}
