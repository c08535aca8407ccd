import { dayOf } from "#domain/time/civil-date.ts";
import { SiteForm } from "#features/forms/site-form.tsx";
import { SiteLink } from "#features/layout/site-link.tsx";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { href } from "#site/href.ts";
import { Notice } from "#ui/notice.tsx";
import type { BlockProps } from "../block-props.ts";
import { BlockText } from "../block-text.tsx";
import { FormPanel } from "../form-panel.tsx";
import { StoryHead } from "../story-head.tsx";
import type { VacancyData } from "./load.server.ts";
import type { Vacancy } from "./schema.ts";
import { VacancyFacts } from "./vacancy-facts.tsx";

/** A vacancy: the post in figures and in words, and below them the form to apply for it while it is open. */
export default function VacancyBlock({ block, data }: BlockProps<Vacancy, VacancyData>) {
	const t = useT();
	const language = useLanguage();
	return (
		<>
			<article className="wrap story-article">
				<StoryHead title={block.title} intro={block.intro}>
					<VacancyFacts {...block} />
				</StoryHead>
				<BlockText text={block.body} />
				{data && !data.open && (
					<Notice as="div">
						<div>
							<p>{t("forms.applyClosed", { date: formatDate(dayOf(block.closes_at), language, "plain") })}</p>
							<p className="mt-2">
								<SiteLink className="text-link" href={href("vacancies", language)}>
									{t("forms.otherVacancies")}
								</SiteLink>
							</p>
						</div>
					</Notice>
				)}
			</article>
			{data?.open && (
				<FormPanel title={t("forms.applyTitle")} intro={block.title}>
					<SiteForm form="vacancy-applications" fixed={{ vacancy: data.slug }} />
				</FormPanel>
			)}
		</>
	);
}
