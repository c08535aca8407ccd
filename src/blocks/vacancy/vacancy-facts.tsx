import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { Vacancy } from "./schema.ts";

type Facts = Pick<Vacancy, "place" | "hours" | "salary_from" | "salary_to" | "closes_at">;

/** A post in figures: where, how much, for how much, until when. */
export function VacancyFacts({ place, hours, salary_from, salary_to, closes_at }: Facts) {
	const t = useT();
	const language = useLanguage();
	const pay = (euros: number) => formatMoney(euros * 100, language);
	return (
		<dl className="facts-list">
			<div>
				<dt>{t("content.place")}</dt>
				<dd>{place}</dd>
			</div>
			<div>
				<dt>{t("content.hours")}</dt>
				<dd>{hours}</dd>
			</div>
			<div>
				<dt>{t("content.pay")}</dt>
				<dd>
					{salary_from === salary_to
						? t("content.payOf", { amount: pay(salary_from) })
						: t("content.payFromTo", { from: pay(salary_from), to: pay(salary_to) })}
				</dd>
			</div>
			<div>
				<dt>{t("content.closes")}</dt>
				<dd>
					<time dateTime={closes_at}>{formatDate(dayOf(closes_at), language, "plain")}</time>
				</dd>
			</div>
		</dl>
	);
}
