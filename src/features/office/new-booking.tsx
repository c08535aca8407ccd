import { Plus } from "lucide-react";
import { useT } from "#i18n/react.tsx";
import { buttonClass } from "#ui/button.tsx";
import { useOffice } from "./office-context.tsx";

/** To the site, where staff book for a guest with the bar above the page; nothing for who may make no booking. */
export function NewBooking() {
	const t = useT();
	const { newBooking } = useOffice().view;
	if (newBooking === null) return null;
	return (
		<a
			className={buttonClass("primary", { size: "small" })}
			href={newBooking}
			aria-label={t("office.newBooking")}
			aria-keyshortcuts="c"
		>
			<Plus className="icon" aria-hidden="true" />
			<span>{t("office.newBooking")}</span>
		</a>
	);
}
