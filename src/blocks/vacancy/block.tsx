import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockText } from "../block-text.tsx";
import { PageCrumbs } from "../page-crumbs.tsx";
import type { Vacancy } from "./schema.ts";

/** A vacancy: the post in figures and in words. */
export default function VacancyBlock({ block }: BlockProps<Vacancy>) {
	const t = useT();
	const language = useLanguage();
	const pay = (euros: number) => formatMoney(euros * 100, language);
	return (
		<article className="wrap story-article">
			<header>
				<PageCrumbs />
				<h1 className="t-display">{block.title}</h1>
				<p className="t-lead">{block.intro}</p>
				<dl className="facts-list">
					<div>
						<dt>{t("content.place")}</dt>
						<dd>{block.place}</dd>
					</div>
					<div>
						<dt>{t("content.hours")}</dt>
						<dd>{block.hours}</dd>
					</div>
					<div>
						<dt>{t("content.pay")}</dt>
						<dd>
							{block.salary_from === block.salary_to
								? t("content.payOf", { amount: pay(block.salary_from) })
								: t("content.payFromTo", { from: pay(block.salary_from), to: pay(block.salary_to) })}
						</dd>
					</div>
					<div>
						<dt>{t("content.closes")}</dt>
						<dd>
							<time dateTime={block.closes_at}>{formatDate(dayOf(block.closes_at), language, "plain")}</time>
						</dd>
					</div>
				</dl>
			</header>
			<BlockText text={block.body} />
		</article>
	);
}
