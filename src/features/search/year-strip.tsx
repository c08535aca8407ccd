import { Star } from "lucide-react";
import type { ReactNode } from "react";
import type { YearMonth } from "#domain/pricing/year-months.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoney, formatMoneyWhole } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";

/**
 * The best moments of the year: twelve months with what their cheapest stay costs. `step` makes of a month's words what
 * leads to its days: a link to them, or a button that turns the calendar.
 */
export function YearStrip({
	months,
	step,
}: {
	readonly months: readonly YearMonth[];
	readonly step: (month: string, look: string, words: ReactNode) => ReactNode;
}) {
	const t = useT();
	const language = useLanguage();
	if (months.every(({ stay }) => stay === null)) return null;
	return (
		<nav className="year-strip" aria-label={t("when.best")}>
			<ol>
				{months.map(({ month, stay, heat, isBest }) => {
					const first = dayOf(`${month}-01`);
					const name = formatDate(first, language, "monthShort");
					const inWords = formatDate(first, language, "month");
					if (!stay) {
						return (
							<li key={month}>
								<span className="strip-month">
									<b aria-hidden="true">{name}</b>
									<span className="visually-hidden">{t("when.monthClosed", { month: inWords })}</span>
									<small aria-hidden="true">–</small>
								</span>
							</li>
						);
					}
					const price = formatMoneyWhole(stay.grandCents, language);
					const words = (
						<>
							<b aria-hidden="true">
								{name}
								{isBest && <Star className="star" />}
							</b>
							<span aria-hidden="true">{price}</span>
							<small aria-hidden="true">{t("price.nights", { count: stay.nights })}</small>
							<span className="visually-hidden">
								{t(isBest ? "when.monthBest" : "when.monthFrom", {
									month: inWords,
									price: formatMoney(stay.grandCents, language),
									nights: stay.nights,
								})}
							</span>
						</>
					);
					return <li key={month}>{step(month, `strip-month heat-${heat}`, words)}</li>;
				})}
			</ol>
		</nav>
	);
}
