import { dayOf } from "#domain/time/civil-date.ts";
import { SiteForm } from "#features/forms/site-form.tsx";
import { formatDate } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { FormPanel } from "../form-panel.tsx";
import type { PrizeDrawData } from "./load.server.ts";
import type { PrizeDraw } from "./schema.ts";

/** The prize draw: one question until its last day; after it a sentence says that it is over. */
export default function PrizeDrawBlock({ block, data }: BlockProps<PrizeDraw, PrizeDrawData>) {
	const t = useT();
	const language = useLanguage();
	if (!data) return null;
	const date = formatDate(dayOf(block.closes_at), language, "plain");
	const rules = (
		<div className="draw-rules">
			<h3 className="t-heading">{t("forms.drawTerms")}</h3>
			<p>{block.terms}</p>
		</div>
	);
	return (
		<FormPanel title={block.title} intro={block.intro} aside={rules}>
			{data.open ? (
				<SiteForm form="prize-draw-entries" labels={{ answer: block.question }}>
					<p className="t-small soft">{t("forms.drawUntil", { date })}</p>
				</SiteForm>
			) : (
				<p>{t("forms.drawOver", { date })}</p>
			)}
		</FormPanel>
	);
}
