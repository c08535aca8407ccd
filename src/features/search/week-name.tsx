import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { WeekDays } from "#site/views/last-minute-view.ts";

/** The days of arrival of a week as its heading says them. */
export function WeekName({ week: { first, last }, isNow }: { week: WeekDays; isNow: boolean }) {
	const t = useT();
	const language = useLanguage();
	const date = formatDate(dayOf(last), language, "dayOfWeekLong");
	if (isNow) return first === last ? t("lastminute.headToday", { date }) : t("lastminute.headNow", { date });
	return t("lastminute.headWeek", { dates: formatDateRange(dayOf(first), dayOf(last), language) });
}
