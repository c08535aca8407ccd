import { CalendarClock, CircleCheck, CircleX, Euro, Flag, Mail, MessageSquare, StickyNote } from "lucide-react";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfficeBookingPage, TimelineEntry } from "#site/views/office-bookings-view.ts";
import { Button } from "#ui/button.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { actorOf, knownAction, reasonText } from "./trail-words.ts";

const SIGNS = {
	done: CircleCheck,
	received: Euro,
	sentBack: Euro,
	mail: Mail,
	message: MessageSquare,
	note: StickyNote,
	ahead: CalendarClock,
};

/** Acts that end a booking: none of them is a tick. */
const ENDS: readonly string[] = [
	"cancel",
	"cancelForHost",
	"cancelOption",
	"optionRunsOut",
	"applicationRunsOut",
	"declineApplication",
	"paymentRunsOut",
	"lapseUnpaid",
];

/** What will happen and what happened, the future on top; and where staff write a note. */
export function BookingTimeline({ page }: { page: OfficeBookingPage }) {
	const t = useT();
	return (
		<section className="office-card" aria-labelledby="timeline">
			<div className="office-card-head">
				<h2 id="timeline">{t("office.timeline")}</h2>
			</div>
			{page.ahead.length > 0 && (
				<ol className="office-timeline office-ahead" aria-label={t("office.ahead")}>
					{page.ahead.map((entry) => (
						<Entry key={entry.at + JSON.stringify(entry.what)} entry={entry} />
					))}
				</ol>
			)}
			<p className="office-now">{t("office.now")}</p>
			<ol className="office-timeline" aria-label={t("office.behind")}>
				{page.timeline.map((entry) => (
					<Entry key={entry.at + JSON.stringify(entry.what)} entry={entry} />
				))}
			</ol>
			{page.mayNote && (
				<div className="office-note" data-key="n">
					<OfficeForm name="note">
						<OfficeRefusal of="note" />
						<input type="hidden" name="booking" value={page.no} />
						<OfficeField of="note" name="text" hint={t("office.noteHint")} />
						<Button look="outline" size="small" type="submit">
							{t("office.addNote")}
						</Button>
					</OfficeForm>
				</div>
			)}
		</section>
	);
}

function Entry({ entry: { at, what, by } }: { entry: TimelineEntry }) {
	const t = useT();
	const language = useLanguage();
	const isEnd = what.kind === "done" && ENDS.includes(what.action);
	const Icon = isEnd ? CircleX : what.kind === "ahead" && what.step === "departure" ? Flag : SIGNS[what.kind];
	const isDay = (what.kind === "ahead" && what.step !== "lapses") || (what.kind === "received" && what.isByBank);
	const who = by && ("name" in by ? by.name : t(`office.actor_${actorOf(by.actor)}`));
	return (
		<li data-end={isEnd ? "" : undefined}>
			<Icon aria-hidden="true" />
			<span>
				<Words />
			</span>
			<small>
				{isDay
					? formatDate(dayOf(at.slice(0, 10)), language, "dayMonth")
					: formatInstant(new Date(at), language, "compact")}
				{who && <span>{who}</span>}
			</small>
		</li>
	);

	function Words() {
		switch (what.kind) {
			case "done":
				return (
					<>
						{t(`office.did_${knownAction(what.action) ?? "other"}`)}
						{what.reason && <small>{reasonText(t, what.action, what.reason)}</small>}
					</>
				);
			case "received":
				return t("office.moneyIn", { sum: formatMoneyExact(what.cents, language) });
			case "sentBack":
				return t("office.moneyBack", { sum: formatMoneyExact(what.cents, language) });
			case "mail":
				return (
					<>
						{what.subject}
						<small>{t(`office.mail_${what.status}`)}</small>
					</>
				);
			case "message":
				return (
					<>
						<a className="office-link" href={what.href}>
							{what.about || t("office.wroteToUs")}
						</a>
						<small>{what.email}</small>
						{!what.isTheirs && <small className="office-next-soon">{t("office.bookingOfOthers")}</small>}
					</>
				);
			case "note":
				return <span className="office-note-text">{what.text}</span>;
			case "ahead":
				return what.step === "payment"
					? t("office.ahead_payment", { sum: formatMoneyExact(what.cents, language) })
					: t(`office.ahead_${what.step}`);
		}
	}
}
