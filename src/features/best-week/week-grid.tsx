import type { KeyboardEvent } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange, formatMoneyWhole } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BestWeekView, WeekCell } from "#site/views/best-week-view.ts";
import { SiteLink } from "../layout/site-link.tsx";

/** Days of arrival of the columns; the last one ends with the month. */
const COLUMNS = ["1 – 7", "8 – 14", "15 – 21", "22 – 28", "29 – 31"] as const;

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

/** Lowest prices by month and days of arrival; each cell is a link to its search. Arrow keys go from cell to cell. */
export function WeekGrid({ view }: { view: BestWeekView }) {
	const t = useT();
	const language = useLanguage();
	return (
		<section className="week-grid" aria-labelledby="week-grid">
			<h2 className="t-title" id="week-grid">
				{t("bestweek.gridTitle")}
			</h2>
			<p className="soft t-small">{t("bestweek.gridText")}</p>
			<table onKeyDown={moveFocus}>
				<thead>
					<tr>
						<th scope="col">{t("bestweek.arrival")}</th>
						{COLUMNS.map((days) => (
							<th key={days} scope="col">
								{days}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{view.rows.map((row) => (
						<tr key={row.month}>
							<th scope="row">{formatDate(dayOf(row.month), language, "month")}</th>
							{row.cells.map((cell, column) => (
								<td key={COLUMNS[column]}>{cell && <Cell cell={cell} isBest={cell.href === view.best?.href} />}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<ul className="week-legend">
				{view.best && (
					<li>
						{t("bestweek.legendCheap")}
						<span className="steps" aria-hidden="true">
							{[1, 2, 3, 4, 5].map((heat) => (
								<i key={heat} className={`heat-${heat}`} />
							))}
						</span>
						{t("bestweek.legendDear")}
					</li>
				)}
				{view.rows.some(({ cells }) => cells.some((cell) => cell?.isOver)) && (
					<li>
						<i className="over" aria-hidden="true" />
						{t("bestweek.legendOver")}
					</li>
				)}
			</ul>
		</section>
	);
}

function Cell({ cell, isBest }: { cell: WeekCell; isBest: boolean }) {
	const t = useT();
	const language = useLanguage();
	const dates = formatDateRange(dayOf(cell.arrival), dayOf(cell.departure), language, "compact");
	const whole = formatDateRange(dayOf(cell.arrival), dayOf(cell.departure), language, "weekdays");
	if (cell.fromCents === null) {
		return (
			<span className="week none">
				<span className="dates">{dates}</span>
				<small>{t("bestweek.none")}</small>
			</span>
		);
	}
	const price = formatMoneyWhole(cell.fromCents, language);
	const homes = t("search.homes", { count: cell.homes });
	const name = cell.isOver
		? t("bestweek.cellOver", { dates: whole, price })
		: t("bestweek.cell", { dates: whole, price, homes });
	const look = cell.isOver ? "over" : `heat-${cell.heat}`;
	return (
		<SiteLink className={isBest ? `week ${look} best` : `week ${look}`} href={cell.href} title={name}>
			{/* Blanks between them for who hears the words. */}
			<span className="dates">{dates}</span> <b>{price}</b> <small>{cell.isOver ? t("bestweek.over") : homes}</small>
		</SiteLink>
	);
}

/** To the next cell with a link in the direction of an arrow. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
	const step = STEPS[event.key];
	const from = event.target instanceof Element ? event.target.closest("td") : null;
	if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
	const rows = [...(event.currentTarget.tBodies[0]?.rows ?? [])];
	const [down, along] = step;
	let row = rows.indexOf(from.parentElement as HTMLTableRowElement) + down;
	let column = from.cellIndex + along;
	for (; rows[row]?.cells[column]; row += down, column += along) {
		const link = rows[row]?.cells[column]?.querySelector("a");
		if (!link) continue;
		event.preventDefault();
		link.focus();
		return;
	}
}
