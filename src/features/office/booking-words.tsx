import { CircleCheck, CircleHelp, Clock, Flag, Users, X } from "lucide-react";
import type { CSSProperties } from "react";
import type { BookingState } from "#domain/booking/process.ts";
import { civilDayAt, dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { Counted, MailStatus, NextLine } from "#site/views/office-bookings-view.ts";
import { StateMark } from "./list-table.tsx";

/** How a booking stands, in a badge and in words. */

const STATES = {
	pending_payment: { tone: "plain", icon: Clock },
	option: { tone: "honey", icon: Clock },
	application: { tone: "king", icon: CircleHelp },
	confirmed: { tone: "moss", icon: CircleCheck },
	completed: { tone: "plain", icon: Flag },
	cancelled: { tone: "dune", icon: X },
	expired: { tone: "dune", icon: X },
	declined: { tone: "dune", icon: X },
} as const satisfies Readonly<Record<BookingState, object>>;

/** @param isLetGo a hold that was given up: it was never a booking that somebody cancelled */
export function StateBadge({ state, isLetGo = false }: { state: BookingState; isLetGo?: boolean }) {
	const t = useT();
	const { tone, icon: Icon } = STATES[state];
	return (
		<StateMark tone={tone}>
			<Icon aria-hidden="true" />
			{t(isLetGo ? "office.booking_letGo" : `office.booking_${state}`)}
		</StateMark>
	);
}

/** What comes next and when; what is late says so in words. */
export function Next({ next }: { next: NextLine }) {
	const t = useT();
	const language = useLanguage();
	const { step, at, day, hours, daysLate, tone, used } = next;
	if (step === "none" || day === null) return <span className="soft">–</span>;
	const instant = new Date(at);
	if (step === "lapses" || step === "answers") {
		return (
			<span className={`office-next office-next-${tone}`} title={formatInstant(instant, language)}>
				{used !== null && <Ring used={used} isLast={tone !== "calm"} />}
				{step === "lapses" && hours >= 48
					? t("office.next_lapsesDays", { days: Math.floor(hours / 24), hours: hours % 24 })
					: t(`office.next_${step}`, { hours })}
			</span>
		);
	}
	const when = formatDate(dayOf(day), language, "dayMonth");
	const late = tone === "late" && (step === "payment" || step === "refund") ? step : null;
	return (
		<span className={`office-next office-next-${tone}`}>
			{late ? t(`office.late_${late}`, { days: daysLate }) : t(`office.next_${step}`, { when })}
		</span>
	);
}

/** How much of a wait is used up: honey from its half, berry in the last twelve hours. */
function Ring({ used, isLast }: { used: number; isLast: boolean }) {
	const look = isLast ? " office-ring-last" : used >= 0.5 ? " office-ring-half" : "";
	return (
		<i
			className={`office-ring${look}`}
			style={{ "--used": `${Math.round(used * 100)}%` } as CSSProperties}
			aria-hidden="true"
		/>
	);
}

/** Somebody asked a colleague to confirm something: that comes before whatever else is next. */
export function SecondMark() {
	const t = useT();
	return (
		<StateMark tone="honey">
			<Users aria-hidden="true" />
			{t("office.waitsSecond")}
		</StateMark>
	);
}

/** The day of an instant, as people of the house reckon. */
export function useDay(): (iso: string) => string {
	const language = useLanguage();
	return (iso) => formatDate(civilDayAt(new Date(iso)), language, "dayMonth");
}

/** A number that was counted up to a bound. */
export function countText({ count, isMore }: Counted): string {
	return isMore ? `${count}+` : String(count);
}

const MAIL_TONES = { queued: "plain", sending: "plain", sent: "moss", failed: "berry", suppressed: "dune" } as const;

/** Whether a mail has left. */
export function MailBadge({ status }: { status: MailStatus }) {
	const t = useT();
	return <StateMark tone={MAIL_TONES[status]}>{t(`office.mail_${status}`)}</StateMark>;
}
