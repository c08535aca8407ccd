import { Tag } from "lucide-react";
import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { searchString } from "#site/search-params.ts";
import type { LastMinuteView, LastMinuteWeekView } from "#site/views/last-minute-view.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { HomeResult } from "./home-card.tsx";
import { NoLastMinutes } from "./no-last-minutes.tsx";
import { Pages } from "./pages.tsx";
import { WeekName } from "./week-name.tsx";

interface LastMinuteWeeksProps {
	readonly view: SearchView;
	readonly lastMinutes: LastMinuteView;
}

/** Last minutes under the week in which their stays begin, or those of one week; links lead from week to week. */
export function LastMinuteWeeks({ view, lastMinutes }: LastMinuteWeeksProps) {
	const t = useT();
	const { weeks, chosen } = lastMinutes;
	const shown = weeks.filter(({ accos }) => accos.length > 0);
	return (
		<div>
			{shown.length > 0 && <p className="result-lead">{t("lastminute.lead")}</p>}
			{(weeks.length > 1 || chosen) && weeks.length > 0 && <WeekLinks view={view} lastMinutes={lastMinutes} />}
			{shown.map((week, index) => (
				<Week key={week.monday} view={view} week={week} isFirst={index === 0} isOnly={chosen !== null} />
			))}
			{shown.length === 0 && <NoLastMinutes view={view} lastMinutes={lastMinutes} />}
			{chosen && <Pages view={view} />}
		</div>
	);
}

/** All weeks that have homes, with how many; the one that is shown is marked. */
function WeekLinks({ view, lastMinutes: { weeks, chosen } }: LastMinuteWeeksProps) {
	const t = useT();
	const language = useLanguage();
	const all = { ...view.params, week: undefined, page: undefined };
	return (
		<nav className="week-links" aria-label={t("lastminute.weeks")}>
			<ul>
				<li>
					<SiteLink
						className="week-link"
						href={view.path + searchString(all)}
						keepScroll
						aria-current={chosen === null ? "page" : undefined}
					>
						{t("lastminute.allWeeks")}
					</SiteLink>
				</li>
				{weeks.map((week) => (
					<li key={week.monday}>
						<SiteLink
							className="week-link"
							href={view.path + searchString({ ...all, week: week.monday })}
							keepScroll
							aria-current={chosen?.monday === week.monday ? "page" : undefined}
						>
							{week.isNow
								? t("lastminute.thisWeek")
								: formatDateRange(dayOf(week.first), dayOf(week.last), language, "compact")}{" "}
							<span className="count">
								<span aria-hidden="true">{week.count}</span>
								<span className="visually-hidden">, {t("search.homes", { count: week.count })}</span>
							</span>
						</SiteLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

interface WeekProps {
	readonly view: SearchView;
	readonly week: LastMinuteWeekView;
	/** The first of the page: its first picture is loaded at once. */
	readonly isFirst: boolean;
	/** The address names it: its homes are a list with pages. */
	readonly isOnly: boolean;
}

function Week({ view, week, isFirst, isOnly }: WeekProps) {
	const t = useT();
	const language = useLanguage();
	const heading = `week-${week.monday}`;
	return (
		<section className={isOnly ? "arrival-week" : "arrival-week few"} aria-labelledby={heading}>
			<h2 className="t-title" id={heading}>
				<WeekName week={week} isNow={week.isNow} />
			</h2>
			<div className="results">
				{week.accos.map((acco, index) => (
					<HomeResult
						key={acco.accoId}
						acco={acco}
						params={view.params}
						eager={isFirst && index === 0}
						isLater={!isFirst || index > 1}
						heading="h3"
						withDates
						note={<Reason acco={acco} />}
					/>
				))}
			</div>
			{!isOnly && week.count > week.accos.length && (
				<SiteLink
					className={buttonClass("outline", { size: "small", className: "week-more" })}
					href={view.path + searchString({ ...view.params, week: week.monday })}
				>
					{t("lastminute.more", {
						count: week.count,
						dates: formatDateRange(dayOf(week.first), dayOf(week.last), language, "compact"),
					})}
				</SiteLink>
			)}
		</section>
	);
}

/** How much the whole stay costs less, and by which rule. */
function Reason({ acco: { lastMinute } }: { acco: ListedAccommodation }) {
	const t = useT();
	const language = useLanguage();
	if (!lastMinute) return null;
	const { percent, rule } = lastMinute;
	return (
		<p className="reduced-by">
			<Tag className="icon-s" aria-hidden="true" />
			<span>
				{t("lastminute.reason", {
					percent: formatPercent(percent * 100, language),
					rent: formatPercent(rule.bp, language),
					days: rule.withinDays,
				})}
			</span>
		</p>
	);
}
