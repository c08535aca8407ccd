import { KINDS } from "#domain/accommodation/facts.ts";
import { Estimate } from "#features/estimate/estimate.tsx";
import { SiteForm } from "#features/forms/site-form.tsx";
import { useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { FormPanel } from "../form-panel.tsx";
import { TitledSection } from "../titled-section.tsx";
import type { HomeownerLeadData } from "./load.server.ts";
import type { HomeownerLead } from "./schema.ts";

/** What a home may earn, and the form for owners who want to rent out theirs; without the countries it cannot be filled in and is not shown. */
export default function HomeownerLeadBlock({ block, data }: BlockProps<HomeownerLead, HomeownerLeadData>) {
	const t = useT();
	if (!data) return null;
	const { estimate } = data;
	const options = {
		countryCode: data.countries.map(({ code, name }) => ({ value: code, label: name })),
		kind: KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
	};
	return (
		<>
			{estimate && (
				<TitledSection title={t("estimate.title")}>
					{() => (
						<>
							<p className="estimate-words">{t("estimate.text")}</p>
							<Estimate view={estimate} />
						</>
					)}
				</TitledSection>
			)}
			<FormPanel title={block.title} intro={block.intro}>
				<SiteForm form="homeowner-leads" options={options} />
			</FormPanel>
		</>
	);
}
