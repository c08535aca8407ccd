import { ChevronLeft, ChevronRight, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { isoOf } from "#domain/time/civil-date.ts";
import { formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref } from "#site/office.ts";
import type { BarKind, BoardPage } from "#site/views/office-board-view.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { BoardFirst } from "./board-first.tsx";
import { BlockForm } from "./board-form.tsx";
import { BoardGrid } from "./board-grid.tsx";
import { Blocks, Conflicts } from "./board-lists.tsx";
import { BoardTable } from "./board-table.tsx";
import { PageLinks } from "./lists.tsx";

/** The planning board: homes by days. */
export function Board({ page }: { page: BoardPage }) {
	const t = useT();
	// What the server sends stands where the whole board draws it; without script it is a table.
	const [isLive, setIsLive] = useState(false);
	useEffect(() => setIsLive(true), []);
	return (
		<>
			<h1 className="office-title">{t("office.title_board")}</h1>
			<Tools page={page} />
			<Legend page={page} />
			{page.homes.length === 0 && (
				<section className="office-card office-empty">
					<h2>{t("office.board_none")}</h2>
					{page.links.all && (
						<a className={buttonClass("outline", { size: "small" })} href={page.links.all}>
							{t("office.board_all")}
						</a>
					)}
				</section>
			)}
			{page.homes.length > 0 && (isLive ? <BoardGrid page={page} /> : <BoardFirst page={page} />)}
			{!isLive && (
				<noscript>
					{page.homes.length > 0 && <BoardTable page={page} />}
					<PageLinks before={page.links.before} after={page.links.after} />
				</noscript>
			)}
			<BlockForm page={page} />
			{!isLive && (
				<noscript>
					<Blocks page={page} />
				</noscript>
			)}
			<Conflicts page={page} />
		</>
	);
}

function Tools({ page }: { page: BoardPage }) {
	const t = useT();
	const language = useLanguage();
	const { links, query, from, to } = page;
	return (
		<div className="board-tools">
			<nav className="board-moves" aria-label={t("office.title_board")}>
				<a
					className={buttonClass("outline", { size: "small" })}
					href={links.earlier}
					aria-label={t("office.board_earlier")}
				>
					<ChevronLeft aria-hidden="true" />
				</a>
				<a className={buttonClass("outline", { size: "small" })} href={links.today}>
					{t("office.board_today")}
				</a>
				<a
					className={buttonClass("outline", { size: "small" })}
					href={links.later}
					aria-label={t("office.board_later")}
				>
					<ChevronRight aria-hidden="true" />
				</a>
				<h2>{formatDateRange(from, to - 1, language, "compactYear")}</h2>
			</nav>
			<form className="board-find" method="get" action={officeHref("board")}>
				<Search className="icon" aria-hidden="true" />
				<input
					type="search"
					name="q"
					defaultValue={query.q}
					aria-label={t("office.board_find")}
					placeholder={t("office.board_find")}
					data-key="/"
				/>
				<input type="hidden" name="days" value={query.days} />
				{query.from !== null && <input type="hidden" name="from" value={isoOf(query.from)} />}
				<Button look="outline" size="small" type="submit">
					{t("office.filter")}
				</Button>
				{links.all && (
					<a className="office-link" href={links.all}>
						{t("office.board_all")}
					</a>
				)}
			</form>
			<nav className="board-spans" aria-label={t("office.board_span")}>
				{links.spans.map(({ days, href }) => (
					<a key={days} href={href} aria-current={days === query.days ? "true" : undefined}>
						{t(`office.board_days${days}`)}
					</a>
				))}
			</nav>
		</div>
	);
}

const LEGEND: readonly BarKind[] = ["booking", "option", "hold", "request", "owner", "ical", "maintenance", "external"];

function Legend({ page }: { page: BoardPage }) {
	const t = useT();
	return (
		<div className="board-legend">
			<ul aria-label={t("office.board_legend")}>
				{LEGEND.map((kind) => (
					<li key={kind}>
						<i className={`board-sign board-bar-${kind}`} />
						{t(`office.bar_${kind}`)}
					</li>
				))}
				<li>
					<i className="board-sign board-bar-conflict" />
					{t("office.bar_conflict")}
				</li>
			</ul>
			<a className="office-link" href="#conflicts">
				{t("office.conflictsCount", { count: page.conflictCount })}
			</a>
		</div>
	);
}
