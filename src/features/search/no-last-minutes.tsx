import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { searchString } from "#site/search-params.ts";
import type { LastMinuteView } from "#site/views/last-minute-view.ts";
import type { SearchView } from "#site/views/search-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { SiteLink } from "../layout/site-link.tsx";
import { SitePicture } from "../layout/site-picture.tsx";
import { RelaxedWays } from "./no-hits.tsx";
import { WeekName } from "./week-name.tsx";

/** No home is reduced: says for which days, and what there is instead. */
export function NoLastMinutes({ view, lastMinutes }: { view: SearchView; lastMinutes: LastMinuteView }) {
	const t = useT();
	const language = useLanguage();
	const { chosen, elsewhere, until } = lastMinutes;
	const title = () => {
		if (chosen?.state === "past") return t("lastminute.past");
		if (chosen?.state === "later")
			return t("lastminute.later", { date: formatDate(dayOf(until), language, "dayOfWeekLong") });
		return t(chosen ? "lastminute.noneWeek" : "lastminute.none");
	};
	const { week: _week, page: _page, ...kept } = view.params;
	return (
		<div className="empty mt-6">
			<div className="text">
				{chosen && (
					<p className="soft">
						<WeekName week={chosen} isNow={chosen.isNow} />
					</p>
				)}
				<h2 className="t-title">{title()}</h2>
				<RelaxedWays view={view} />
				<p className="soft mt-5">{t(elsewhere.length > 0 ? "lastminute.elsewhere" : "lastminute.help")}</p>
				<ul className="mt-3 grid gap-3">
					{elsewhere.map(({ arrival, departure, count, href: address }) => (
						<li key={arrival}>
							<SiteLink className={buttonClass("outline")} href={address}>
								{t("lastminute.elsewhereWay", {
									dates: formatDateRange(dayOf(arrival), dayOf(departure), language, "compact"),
									count,
								})}
							</SiteLink>
						</li>
					))}
					<li>
						<SiteLink className="text-link link-onwards" href={href("bestWeek", language) + searchString(kept)}>
							{t("search.bestWeek")}
						</SiteLink>
					</li>
				</ul>
			</div>
			<div className="wing">
				<SitePicture src="/images/illustrations/view-water.webp" alt="" sizes="(min-width: 64rem) 30rem, 100vw" />
			</div>
		</div>
	);
}
