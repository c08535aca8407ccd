import { useHydrated } from "@tanstack/react-router";
import { CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { type JustDone, OFFICE_DONE_OF_PARAM, OFFICE_DONE_PARAM, type OfficeDone } from "#site/views/office-view.ts";
import { Notice } from "#ui/notice.tsx";
import { useOffice } from "./office-context.tsx";

/** Acts after which letters may leave: where none did, that is said. */
const MAILING: readonly OfficeDone[] = [
	"accept",
	"decline",
	"confirm-option",
	"extend-option",
	"release-option",
	"receive",
	"rebook",
	"cancel-booking",
	"cancel-for-host",
	"second-yes",
];

/**
 * Takes what was done out of the address: reloaded, or gone back to, the page does not say it once more. Past the
 * router, which would load the page anew.
 */
function forgetDone(): void {
	const url = new URL(location.href);
	if (!url.searchParams.has(OFFICE_DONE_PARAM)) return;
	url.searchParams.delete(OFFICE_DONE_PARAM);
	url.searchParams.delete(OFFICE_DONE_OF_PARAM);
	History.prototype.replaceState.call(history, history.state, "", url);
}

/**
 * What was done a moment ago, until when it holds, and which letters left with it. It stands above the page, at its end, and
 * moves nothing; what it covers can be pressed.
 */
export function OfficeDoneNotice() {
	const t = useT();
	const { view } = useOffice();
	const isLive = useHydrated();
	const [isClosed, setClosed] = useState(false);
	useEffect(forgetDone, []);
	// A form that came back has something else to say.
	if (isClosed || !view.done || (view.form && view.done !== "confirmed")) return null;
	return (
		// The page was asked for to see this, without script too.
		<Notice as="div" tone="moss" className="office-toast" role="status" tabIndex={-1} autoFocus data-done={view.done}>
			<CircleCheck className="icon" aria-hidden="true" />
			<div>
				<p>
					<Words done={view.done} />
				</p>
				{view.just && <Letters done={view.done} letters={view.just.letters} />}
			</div>
			{isLive && (
				<button type="button" aria-label={t("office.closeRun")} onClick={() => setClosed(true)}>
					<X className="icon" aria-hidden="true" />
				</button>
			)}
		</Notice>
	);

	function Letters({ done, letters }: { done: OfficeDone; letters: JustDone["letters"] }) {
		if (letters.length === 0) return MAILING.includes(done) ? <p>{t("office.noLetter")}</p> : null;
		return (
			<ul>
				{letters.map(({ recipient, subject, isHeld }) => (
					<li key={recipient + subject}>
						{t(isHeld ? "office.letterHeld" : "office.letterTo", { recipient, subject })}
					</li>
				))}
			</ul>
		);
	}
}

/** An act's own sentence with its values; without them, as of an address that somebody typed, the plain one. */
function Words({ done }: { done: OfficeDone }) {
	const t = useT();
	const language = useLanguage();
	const { just, page } = useOffice().view;
	if (!just) return t(`office.done_${done}`);
	const { until, cents, name, bookingNo, approval } = just;
	const sum = formatMoneyExact(cents ?? 0, language);
	switch (done) {
		case "accept":
		case "extend-option":
			return until === null
				? t(`office.done_${done}`)
				: t(`office.did_so_${done}`, { until: formatInstant(new Date(until), language) });
		case "receive":
			return t("office.did_so_receive", { sum });
		case "cancel-booking":
		case "cancel-for-host":
			return cents ? t("office.did_so_cancel", { sum }) : t(`office.done_${done}`);
		case "rebook": {
			if (page.name !== "booking") return t("office.done_rebook");
			const stay = formatDateRange(dayOf(page.arrival), dayOf(page.departure), language, "weekdays");
			const moved = t("office.did_so_rebook", { home: page.home.title, stay });
			return cents ? `${moved} ${t("office.effect_over", { sum })}` : moved;
		}
		case "assign-booking":
			return name === null ? t("office.did_so_unassigned") : t("office.did_so_assigned", { name });
		case "second-yes":
			return approval === null
				? t("office.done_second-yes")
				: t("office.did_so_yes", { what: t(`office.approval_${approval}`), bookingNo });
		case "second-no":
			return name === null ? t("office.done_second-no") : t("office.did_so_no", { name, bookingNo });
		default:
			return t(`office.done_${done}`);
	}
}
