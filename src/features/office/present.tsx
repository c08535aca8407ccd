import { Eye } from "lucide-react";
import { useState } from "react";
import { formatList } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeHref, officeOthers } from "#site/office.ts";
import type { OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { useWhileVisible } from "./while-visible.ts";

/** A third of the time that a look counts (services/staff/presence.ts). */
const PAUSE_MS = 30_000;

/** Who else has the booking open, by name. */
export function Present({ page }: { page: OfficeBookingPage }) {
	const t = useT();
	const language = useLanguage();
	const [others, setOthers] = useState(page.others);
	useWhileVisible(PAUSE_MS, async (signal) => {
		const answer = await fetch(officeHref(officeOthers(page.no)), { signal });
		if (answer.ok) setOthers((await answer.json()) as readonly string[]);
	});
	return (
		<span className="office-present" role="status">
			{others.length > 0 && (
				<>
					<Eye className="icon" aria-hidden="true" />
					{t("office.present", { count: others.length, names: formatList(others, language) })}
				</>
			)}
		</span>
	);
}
