import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatClock, formatDate, formatMoney } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { TimelineStep } from "#site/views/guest-view.ts";

/** A booking's life: what is done, what is awaited now, what comes. `note`: a line below a step. */
export function Timeline({
	steps,
	note,
}: {
	readonly steps: readonly TimelineStep[];
	readonly note?: (step: TimelineStep["step"]) => ReactNode;
}) {
	const t = useT();
	const language = useLanguage();
	const now = steps.findIndex(({ done }) => !done);
	const when = ({ step, on, time, cents, done }: TimelineStep) => {
		if (!on) return null;
		const date = formatDate(dayOf(on), language);
		if (cents !== undefined) return done ? null : t("booking.dueOn", { date });
		return time
			? `${date}, ${t(step === "departure" ? "guest.until" : "guest.from", { time: formatClock(time, language) })}`
			: date;
	};
	return (
		<ol className="timeline">
			{steps.map((one, at) => {
				const { step, cents, done } = one;
				const words = note?.(step);
				return (
					<li
						key={step}
						className={done ? "done" : at === now ? "now" : undefined}
						aria-current={at === now ? "step" : undefined}
					>
						<span className="dot">{done && <Check className="icon-s" aria-hidden="true" />}</span>
						<span className="step-day">{when(one)}</span>
						<span className="step-words">
							<b>{[t(`guest.step_${step}`), cents && formatMoney(cents, language)].filter(Boolean).join(", ")}</b>
							<span className="visually-hidden"> {t(done ? "guest.isDone" : "guest.comes")}</span>
							{words && <span className="soft t-small block">{words}</span>}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
