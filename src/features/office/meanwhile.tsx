import { CircleAlert } from "lucide-react";
import { DECLINE_CODES } from "#domain/booking/decline.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatInstant, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { type MeanwhileView, type OfficeBookingPage, RECEIVED } from "#site/views/office-bookings-view.ts";
import { Notice } from "#ui/notice.tsx";
import { fieldLabel } from "./office-forms.tsx";
import { actorOf, knownAction } from "./trail-words.ts";

/** A form was sent for a booking that is another by now: who changed it, how it was and is, and what was typed. */
export function Meanwhile({ page, meanwhile }: { page: OfficeBookingPage; meanwhile: MeanwhileView }) {
	const t = useT();
	const language = useLanguage();
	const { refused, changes, was, typed } = meanwhile;
	const stay = (arrival: string, departure: string) =>
		formatDateRange(dayOf(arrival), dayOf(departure), language, "weekdays");
	const rows: (readonly [string, string, string])[] = [];
	if (was.state) rows.push([t("office.meanwhile_state"), t(`office.booking_${was.state}`), nowState()]);
	if (was.arrival && was.departure) {
		rows.push([t("office.meanwhile_stay"), stay(was.arrival, was.departure), stay(page.arrival, page.departure)]);
	}
	if (was.grandCents !== undefined) {
		const sums = [was.grandCents, page.money.grandCents].map((cents) => formatMoneyExact(cents, language));
		rows.push([t("office.allIn"), sums[0] ?? "", sums[1] ?? ""]);
	}
	if (was.paidCents !== undefined) {
		const sums = [was.paidCents, page.money.paidCents].map((cents) => formatMoneyExact(cents, language));
		rows.push([t("office.settle_paid"), sums[0] ?? "", sums[1] ?? ""]);
	}
	return (
		// A page that comes back with it begins here, without script too.
		<Notice as="div" tone="berry" className="office-meanwhile" role="alert" tabIndex={-1} autoFocus>
			<CircleAlert className="icon mt-0.5" aria-hidden="true" />
			<div>
				<p className="font-semibold">{t(changes.length > 0 ? "office.meanwhileTitle" : `office.refused_${refused}`)}</p>
				<ul>
					{changes.map(({ action, at, by }) => (
						<li key={at + action}>
							{t("office.meanwhileDid", {
								what: t(action === RECEIVED ? "office.received" : `office.did_${knownAction(action) ?? "other"}`),
								name: "name" in by ? by.name : t(`office.actor_${actorOf(by.actor)}`),
								at: formatInstant(new Date(at), language),
							})}
						</li>
					))}
				</ul>
				{rows.length > 0 && (
					<table className="office-sums mt-3">
						<thead>
							<tr>
								<td />
								<th scope="col">{t("office.meanwhileSaw")}</th>
								<th scope="col">{t("office.meanwhileNow")}</th>
							</tr>
						</thead>
						<tbody>
							{rows.map(([name, before, now]) => (
								<tr key={name}>
									<th scope="row">{name}</th>
									<td>{before}</td>
									<td>{now}</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
				{page.open === null && typed.length > 0 && (
					<>
						<p className="mt-3">{t("office.meanwhileTyped")}</p>
						<dl className="office-typed">
							{typed.map(({ name, value }) => (
								<div key={name}>
									<dt>{fieldLabel(t, name, meanwhile.form)}</dt>
									<dd>{valueText(name, value)}</dd>
								</div>
							))}
						</dl>
					</>
				)}
			</div>
		</Notice>
	);

	function nowState(): string {
		return page.isLetGo ? t("office.booking_letGo") : t(`office.booking_${page.state}`);
	}

	function valueText(name: string, value: string): string {
		const code = name === "why" ? DECLINE_CODES.find((known) => known === value) : undefined;
		return code ? t(`office.decline_${code}`) : value;
	}
}
