import { formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { BoardBar } from "#site/views/office-board-view.ts";

/** The words of a bar: what stands in it, and all of it for who cannot see its length. */
export function useBarWords() {
	const t = useT();
	const language = useLanguage();
	const nights = (from: number, to: number) => formatDateRange(from, to, language, "compact");
	const short = (bar: BoardBar) => {
		const said = bar.name || bar.reason || t(`office.bar_${bar.kind}`);
		return bar.hours === null ? said : `${said} · ${t("office.bar_hours", { hours: bar.hours })}`;
	};
	const whole = (bar: BoardBar) =>
		[
			t(`office.bar_${bar.kind}`),
			bar.bookingNo,
			bar.name,
			nights(bar.from, bar.to),
			bar.isLinked ? t("office.bar_linked") : "",
			bar.hours === null ? "" : t("office.bar_hours", { hours: bar.hours }),
			bar.reason,
			bar.by && t("office.blockedBy", { name: bar.by }),
		]
			.filter(Boolean)
			.join(", ");
	return { nights, short, whole };
}
