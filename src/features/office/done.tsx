import { CircleCheck } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { Notice } from "#ui/notice.tsx";
import { useOffice } from "./office-context.tsx";

/** What was done a moment ago. */
export function OfficeDoneNotice() {
	const t = useT();
	const { view } = useOffice();
	// A form that came back has something else to say.
	if (!view.done || (view.form && view.done !== "confirmed")) return null;
	return (
		// The page was asked for to see this, without script too.
		<Notice as="div" tone="moss" className="mb-5" role="status" tabIndex={-1} autoFocus>
			<CircleCheck className="icon" aria-hidden="true" />
			<p>{t(`office.done_${view.done}`)}</p>
		</Notice>
	);
}
