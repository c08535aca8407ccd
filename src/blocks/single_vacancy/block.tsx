import { useId } from "react";
import { SiteLink } from "#features/layout/site-link.tsx";
import { useT } from "#i18n/react.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { BlockProps } from "../block-props.ts";
import { VacancyFacts } from "../vacancy/vacancy-facts.tsx";
import type { SingleVacancyData } from "./load.server.ts";
import type { SingleVacancy } from "./schema.ts";

/** One vacancy on a page of something else; nothing once it is closed. */
export default function SingleVacancyBlock({ data }: BlockProps<SingleVacancy, SingleVacancyData>) {
	const t = useT();
	const heading = useId();
	if (!data) return null;
	return (
		<div className="wrap">
			<section className="vacancy-panel" aria-labelledby={heading}>
				<h2 className="t-display" id={heading}>
					{data.title}
				</h2>
				<p className="t-lead">{data.intro}</p>
				<VacancyFacts {...data.facts} />
				<SiteLink className={buttonClass("primary")} href={data.href}>
					{t("forms.toVacancy")}
				</SiteLink>
			</section>
		</div>
	);
}
