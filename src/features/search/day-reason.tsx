import { CalendarX } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { SiteLink } from "../layout/site-link.tsx";

/** A stay that is possible near a day that is not: a link to it, or a button that chooses it. */
interface NearStay {
	readonly arrival: string;
	readonly departure: string;
	readonly nights: number;
	readonly cents: number;
	readonly href?: string;
}

interface DayReasonProps {
	readonly title: string;
	readonly text?: string | null;
	readonly stays: readonly NearStay[];
	/** Chooses a stay that has no address. */
	readonly onChoose?: (stay: NearStay) => void;
}

/** The line under a calendar that says why the pressed day cannot be chosen, and offers the nearest stays that can. */
export function DayReason({ title, text = null, stays, onChoose }: DayReasonProps) {
	const t = useT();
	const language = useLanguage();
	const words = ({ arrival, departure, nights, cents }: NearStay) => (
		<>
			<b>{formatDateRange(dayOf(arrival), dayOf(departure), language, "weekdaysOnly")}</b>
			<span>{t("when.nearStay", { nights, price: formatMoney(cents, language) })}</span>
		</>
	);
	return (
		<div className="day-reason">
			<div className="why-not">
				<CalendarX className="icon" aria-hidden="true" />
				<div>
					<p className="font-semibold">{title}</p>
					{text && <p className="soft">{text}</p>}
				</div>
			</div>
			{stays.length > 0 && (
				<ul aria-label={t("when.nearest")}>
					{stays.map((stay) => (
						<li key={stay.arrival + stay.departure}>
							{stay.href === undefined ? (
								<button type="button" className="stay-option" onClick={() => onChoose?.(stay)}>
									{words(stay)}
								</button>
							) : (
								<SiteLink className="stay-option" keepScroll rel="nofollow" href={stay.href}>
									{words(stay)}
								</SiteLink>
							)}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
