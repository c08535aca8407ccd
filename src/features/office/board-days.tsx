import { memo } from "react";
import { isoWeekOf, weekdayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BoardPage } from "#site/views/office-board-view.ts";
import type { BoardSize } from "./board-geometry.ts";

/** Narrower than this, weeks alone have names. */
const DAY_NAMED = 20;
/** As wide a week names its days too. */
const ROOM_FOR_RANGE = 165;

/** Days above the tracks: the week they are in, and each with its weekday. */
export const BoardDays = memo(function BoardDays(props: {
	readonly page: BoardPage;
	readonly origin: number;
	readonly size: BoardSize;
	readonly firstDay: number;
	readonly endDay: number;
	readonly width: number;
}) {
	const { page, origin, size, firstDay, endDay, width } = props;
	const t = useT();
	const language = useLanguage();
	const days = Array.from({ length: endDay - firstDay }, (_, index) => origin + firstDay + index);
	const left = (day: number) => size.label + (day - origin) * size.day;
	return (
		<div className="board-days" style={{ width }} aria-hidden="true">
			{days
				.filter((day) => weekdayOf(day) === 1)
				.map((day) => (
					<b key={day} className="board-week" style={{ left: left(day), width: size.day * 7 }}>
						{t("office.board_week", { number: isoWeekOf(day) })}
						{size.day * 7 > ROOM_FOR_RANGE && <span>{formatDateRange(day, day + 6, language, "compact")}</span>}
					</b>
				))}
			{size.day >= DAY_NAMED &&
				days.map((day) => (
					<span
						key={day}
						className="board-day"
						style={{ left: left(day), width: size.day }}
						data-day={day === page.today ? "today" : weekdayOf(day) > 5 ? "weekend" : undefined}
					>
						<small>{formatDate(day, language, "narrow")}</small>
						{new Date(day * 86_400_000).getUTCDate()}
					</span>
				))}
			{size.label > 0 && <span className="board-corner" style={{ width: size.label }} />}
		</div>
	);
});
