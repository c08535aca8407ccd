import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeBooking, officeHref } from "#site/office.ts";
import { boardHref } from "#site/office-board.ts";
import type { BoardBar, BoardHomeLine, BoardPage } from "#site/views/office-board-view.ts";
import { lanesOf } from "./board-lanes.ts";
import { useBarWords } from "./board-words.ts";

/** The board as a table of its window of days: what it is without script. */
export function BoardTable({ page }: { page: BoardPage }) {
	const t = useT();
	const language = useLanguage();
	const days = Array.from({ length: page.to - page.from }, (_, index) => page.from + index);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1).
		<section className="board-scroll" tabIndex={0} aria-label={t("office.title_board")}>
			<table className="board-table">
				<thead>
					<tr>
						<th scope="col">{t("office.boardHome")}</th>
						{days.map((day) => (
							<th key={day} scope="col" data-day={dayMark(day, page.today)}>
								<abbr title={formatDate(day, language, "plain")}>{formatDate(day, language, "weekday")}</abbr>
							</th>
						))}
					</tr>
				</thead>
				{page.homes.map((home) => (
					<HomeRows key={home.id} home={home} page={page} />
				))}
			</table>
		</section>
	);
}

/** Weekends and today look different. */
function dayMark(day: number, today: number): "today" | "weekend" | undefined {
	if (day === today) return "today";
	// 1970-01-03 was a Saturday.
	return (((day - 2) % 7) + 7) % 7 < 2 ? "weekend" : undefined;
}

function HomeRows({ home, page }: { home: BoardHomeLine; page: BoardPage }) {
	const t = useT();
	const { short, whole } = useBarWords();
	const lanes = lanesOf(home.bars, page.from, page.to);
	return (
		<tbody>
			{lanes.map((lane, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lanes have no other name.
				<tr key={index}>
					{index === 0 && (
						<th scope="rowgroup" rowSpan={lanes.length}>
							<a href={boardHref({ ...page.query, home: home.id, after: null, before: null })}>{home.title}</a>{" "}
							<small>
								{home.place} · {t("office.sleeps", { count: home.sleeps })}
								{home.status !== "live" && ` · ${t(`office.homeIs_${home.status}`)}`}
							</small>
						</th>
					)}
					{lane.map(({ from, to, bar }) => (
						<td key={from} colSpan={to - from}>
							{bar && <Bar bar={bar} short={short(bar)} whole={whole(bar)} />}
						</td>
					))}
				</tr>
			))}
		</tbody>
	);
}

function Bar({ bar, short, whole }: { bar: BoardBar; short: string; whole: string }) {
	const look = `board-bar board-bar-${bar.isLinked ? "linked" : bar.kind}`;
	return bar.bookingNo ? (
		<a className={look} href={officeHref(officeBooking(bar.bookingNo))} title={whole} aria-label={whole}>
			{short}
		</a>
	) : (
		<span className={look} title={whole}>
			{short}
		</span>
	);
}
