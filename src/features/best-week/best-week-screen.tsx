import { dayOf } from "#domain/time/civil-date.ts";
import { choiceLabel } from "#i18n/filter-words.ts";
import { formatDate, formatDateRange, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { bestWeekString, firstDayOf } from "#site/best-week-params.ts";
import { setFilters } from "#site/set-filters.ts";
import type { BestWeekView, WeekWay } from "#site/views/best-week-view.ts";
import { useLaidLater } from "#ui/laid-later.ts";
import { PageFrame } from "../layout/page-frame.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { SitePicture } from "../layout/site-picture.tsx";
import { HomeResult } from "../search/home-card.tsx";
import { WeekGrid } from "./week-grid.tsx";
import { WeekQuestion } from "./week-question.tsx";

/** When to go: a sentence that is a form, a month × week grid of lowest prices, and the homes with their cheapest stays. */
export function BestWeekScreen({ view }: { view: BestWeekView }) {
	const t = useT();
	return (
		<PageFrame alternates={view.alternates} layout="default">
			<div className="best-week wrap">
				<section className="question-head">
					<div>
						<h1 className="kicker">{t("bestweek.title")}</h1>
						<WeekQuestion key={bestWeekString(view.params, dayOf(view.today))} view={view} />
						<Answer view={view} />
					</div>
					<div className="wing">
						<SitePicture src="/images/illustrations/view-water.webp" alt="" sizes="(min-width: 80rem) 24rem, 0px" />
					</div>
				</section>
				{view.fitting > 0 || view.rows.some(({ cells }) => cells.some((cell) => cell?.isOver)) ? (
					<WeekGrid view={view} />
				) : null}
				{view.fitting === 0 && <NoWeek view={view} />}
				{view.homes.length > 0 && <Homes view={view} />}
			</div>
		</PageFrame>
	);
}

/** How many weeks fit, and which is the cheapest. */
function Answer({ view }: { view: BestWeekView }) {
	const t = useT();
	const language = useLanguage();
	const { best, params, nightEuros } = view;
	return (
		<div className="week-answer" role="status">
			<p>
				<b>{t("bestweek.fitting", { count: view.fitting })}</b>{" "}
				{best &&
					t("bestweek.cheapest", {
						dates: formatDateRange(dayOf(best.arrival), dayOf(best.departure), language),
						price: formatMoney(best.fromCents ?? 0, language),
					})}
			</p>
			{params.budget !== undefined && nightEuros !== null && (
				<p className="t-small soft">
					{t("bestweek.nightNote", {
						budget: formatMoney(params.budget * 100, language),
						price: formatMoney(nightEuros * 100, language),
					})}
				</p>
			)}
		</div>
	);
}

/** What would help, with the number of weeks that it gives. */
function NoWeek({ view }: { view: BestWeekView }) {
	const t = useT();
	const language = useLanguage();
	const filters = setFilters(view.params.search);
	const label = ({ kind, params }: WeekWay): string => {
		if (kind === "budget") return t("bestweek.wayBudget", { price: formatMoney((params.budget ?? 0) * 100, language) });
		if (kind === "without") {
			const dropped = filters.find(({ without }) => JSON.stringify(without) === JSON.stringify(params.search));
			return dropped
				? t("bestweek.wayWithout", { filter: choiceLabel(dropped.filter, dropped.choice, t, language) })
				: "";
		}
		const month = kind === "earlier" ? params.first : params.last;
		return t("bestweek.wayMonth", { month: formatDate(firstDayOf(month), language, "month") });
	};
	return (
		<section className="no-week" aria-labelledby="no-week">
			<h2 className="t-title" id="no-week">
				{view.unknownPlace ? t("search.unknownPlace", { text: view.params.q }) : t("bestweek.noneTitle")}
			</h2>
			<p className="soft">{t(view.ways.length > 0 ? "bestweek.waysText" : "bestweek.noneHelp")}</p>
			{view.ways.length > 0 && (
				<ul>
					{view.ways.map((way) => (
						<li key={way.kind + label(way)}>
							<SiteLink
								className="btn btn-outline"
								href={view.path + bestWeekString(way.params, dayOf(view.today))}
								keepScroll
							>
								{label(way)} <span className="t-small soft">{t("bestweek.weeks", { count: way.weeks })}</span>
							</SiteLink>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

/** The homes that fit, cheapest first, each with its cheapest dates. */
function Homes({ view }: { view: BestWeekView }) {
	const t = useT();
	useLaidLater();
	return (
		<section className="week-homes" aria-labelledby="week-homes">
			<h2 className="t-display" id="week-homes">
				{t("bestweek.homesTitle", { count: view.totalHomes })}
			</h2>
			<p className="soft">
				{view.totalHomes > view.homes.length
					? t("bestweek.homesSome", { count: view.homes.length })
					: t("bestweek.homesText")}
			</p>
			<div className="results">
				{view.homes.map((acco) => (
					<HomeResult key={acco.accoId} acco={acco} params={view.homesSearch} eager={false} isLater withDates />
				))}
			</div>
		</section>
	);
}
