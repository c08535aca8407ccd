import { Star } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoneyWhole } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { CalendarView } from "#site/views/accommodation-view.ts";
import { SiteLink } from "../layout/site-link.tsx";

/** The best moments of the year: twelve months with what their cheapest stay costs, each a link to its days. */
export function YearStrip({ calendar, address }: { calendar: CalendarView; address: (month: string) => string }) {
	const t = useT();
	const language = useLanguage();
	if (calendar.year.every(({ stay }) => stay === null)) return null;
	return (
		<nav className="year-strip" aria-label={t("calendar.best")}>
			<ol>
				{calendar.year.map(({ month, stay, heat, isBest }) => {
					const first = dayOf(`${month}-01`);
					const name = <b aria-hidden="true">{formatDate(first, language, "monthShort")}</b>;
					if (!stay) {
						return (
							<li key={month}>
								<span className="strip-month">
									{name}
									<span className="visually-hidden">
										{t("calendar.monthClosed", { month: formatDate(first, language, "month") })}
									</span>
									<small aria-hidden="true">–</small>
								</span>
							</li>
						);
					}
					const price = formatMoneyWhole(stay.grandCents, language);
					return (
						<li key={month}>
							<SiteLink
								className={`strip-month heat-${heat}`}
								keepScroll
								rel="nofollow"
								href={address(month)}
								aria-current={calendar.month === month ? "true" : undefined}
							>
								<b aria-hidden="true">
									{formatDate(first, language, "monthShort")}
									{isBest && <Star className="star" />}
								</b>
								<span aria-hidden="true">{price}</span>
								<small aria-hidden="true">{t("price.nights", { count: stay.nights })}</small>
								<span className="visually-hidden">
									{t(isBest ? "calendar.monthBest" : "calendar.monthFrom", {
										month: formatDate(first, language, "month"),
										price,
										nights: stay.nights,
									})}
								</span>
							</SiteLink>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
