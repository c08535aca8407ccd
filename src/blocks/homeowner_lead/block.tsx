import { KINDS } from "#domain/accommodation/facts.ts";
import { SiteForm } from "#features/forms/site-form.tsx";
import { useT } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { FormPanel } from "../form-panel.tsx";
import type { HomeownerLeadData } from "./load.server.ts";
import type { HomeownerLead } from "./schema.ts";

/** The form for owners who want to rent out their home; without the countries it cannot be filled in and is not shown. */
export default function HomeownerLeadBlock({ block, data }: BlockProps<HomeownerLead, HomeownerLeadData>) {
	const t = useT();
	if (!data) return null;
	const options = {
		countryCode: data.countries.map(({ code, name }) => ({ value: code, label: name })),
		kind: KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
	};
	return (
		<FormPanel title={block.title} intro={block.intro}>
			<SiteForm form="homeowner-leads" options={options} />
		</FormPanel>
	);
}
