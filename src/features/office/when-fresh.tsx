import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { type StaffFormName, staffForm } from "#domain/forms/staff-forms.ts";
import { useT } from "#i18n/react.tsx";
import { officeConfirmHref } from "#site/office.ts";
import { buttonClass } from "#ui/button.tsx";
import { useOffice } from "./office-context.tsx";

interface WhenFreshProps {
	/** The form, where it may be one that needs no fresh factor; it is open again after the way there. */
	readonly of?: StaffFormName;
	readonly children: ReactNode;
}

/** Whether a form needs a fresh second factor. */
export function needsFresh(of: StaffFormName): boolean {
	return Boolean(staffForm(of)?.fresh);
}

/** Forms that need a fresh second factor; before it was shown the way there, so that nobody fills in a form for nothing. */
export function WhenFresh({ of, children }: WhenFreshProps) {
	const t = useT();
	const { view, path } = useOffice();
	if (view.isFresh || (of !== undefined && !needsFresh(of))) return children;
	return (
		<div className="office-stale">
			<p className="soft">{t("office.confirmFirst")}</p>
			<a
				className={buttonClass("outline", { size: "small" })}
				href={officeConfirmHref(of === undefined ? path : `${path}?do=${of}`)}
			>
				<ShieldCheck className="icon" aria-hidden="true" />
				{t("office.confirmLink")}
			</a>
		</div>
	);
}
