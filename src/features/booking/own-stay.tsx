import { CalendarCheck2 } from "lucide-react";
import { useEffect } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OwnStayView } from "#site/views/booking-view.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** The nights are the guest's own already: which booking has them, and the way to it. */
export function OwnStay({ own }: { own: OwnStayView }) {
	const t = useT();
	const language = useLanguage();
	// Back brings the place in the long form along, which here is the foot of the page.
	useEffect(() => {
		const frame = requestAnimationFrame(() => scrollTo({ top: 0, behavior: "instant" }));
		return () => cancelAnimationFrame(frame);
	}, []);
	const what = own.state === "option" ? "option" : "booking";
	const dates = formatDateRange(dayOf(own.arrival), dayOf(own.departure), language, "weekdays");
	return (
		<div className="mt-6 mb-10 grid gap-5">
			<Notice tone="moss" as="div">
				<CalendarCheck2 className="icon" aria-hidden="true" />
				<p>{t(`booking.own_${what}`, { bookingNo: own.bookingNo, dates })}</p>
			</Notice>
			<p className="actions">
				<a className={buttonClass("primary")} href={own.href}>
					{t(`booking.ownOpen_${what}`)}
				</a>
			</p>
			<p className="soft">{t("booking.ownOther")}</p>
		</div>
	);
}
