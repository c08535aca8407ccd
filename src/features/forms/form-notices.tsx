import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import type { FormName } from "#domain/forms/site-forms.ts";
import { useT } from "#i18n/react.tsx";
import { isNowhere } from "#ui/focus.ts";
import { Notice } from "#ui/notice.tsx";

/** Stands where the form stood: it was taken, and what happens next. */
export function SentNotice({ form, anchor, back }: { form: FormName; anchor: string; back: string }) {
	const t = useT();
	const panel = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isNowhere()) panel.current?.focus();
	}, []);
	return (
		// The page was asked for to see this, without script too.
		<Notice as="div" tone="moss" className="form-sent" role="status" id={anchor} tabIndex={-1} ref={panel} autoFocus>
			<CircleCheck className="icon-l" aria-hidden="true" />
			<div>
				<p className="t-title">{t(`forms.sentTitle_${form}`)}</p>
				<p className="mt-2">{t(`forms.sentText_${form}`)}</p>
				<p className="mt-4">
					<a className="text-link" href={back}>
						{t("forms.again")}
					</a>
				</p>
			</div>
		</Notice>
	);
}
