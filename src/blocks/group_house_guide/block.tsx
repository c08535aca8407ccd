import { dayOf } from "#domain/time/civil-date.ts";
import { SiteForm } from "#features/forms/site-form.tsx";
import { formatDate } from "#i18n/format.ts";
import { useLanguage } from "#i18n/react.tsx";
import type { BlockProps } from "../block-props.ts";
import { FormPanel } from "../form-panel.tsx";
import type { GroupHouseGuideData } from "./load.server.ts";
import type { GroupHouseGuide } from "./schema.ts";

/** The form that asks for the guide to group houses, which comes as a PDF. */
export default function GroupHouseGuideBlock({ block, data }: BlockProps<GroupHouseGuide, GroupHouseGuideData>) {
	const language = useLanguage();
	const month = (data?.months ?? []).map((value) => ({
		value,
		label: formatDate(dayOf(`${value}-01`), language, "month"),
	}));
	// The month is optional: a page without one does not ask for it.
	const fields = ["name", "email", "groupSize", ...(month.length > 0 ? ["month"] : [])];
	return (
		<FormPanel title={block.title} intro={block.intro}>
			<SiteForm form="group-house-guide-requests" fields={fields} options={{ month }} />
		</FormPanel>
	);
}
