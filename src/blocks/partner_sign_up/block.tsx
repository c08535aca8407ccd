import { SiteForm } from "#features/forms/site-form.tsx";
import type { BlockProps } from "../block-props.ts";
import { FormPanel } from "../form-panel.tsx";
import type { PartnerSignUp } from "./schema.ts";

/** The form for those who want to become a sales partner. */
export default function PartnerSignUpBlock({ block }: BlockProps<PartnerSignUp>) {
	return (
		<FormPanel title={block.title} intro={block.intro}>
			<SiteForm form="partner-sign-ups" />
		</FormPanel>
	);
}
