import { priceChangeSums } from "#domain/booking/price-parts.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDateRange, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { officeBooking, officeHref } from "#site/office.ts";
import type { OfficeBookingPage, RebookingView } from "#site/views/office-bookings-view.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Then } from "./booking-then.tsx";
import { HomeField } from "./home-field.tsx";
import { PaidParts, SumLine } from "./money-parts.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { DoOrLeave, StepUp } from "./step-up.tsx";

/** Another stay: asked by address, shown with its difference, and only then done. */
export function RebookForm({ page, rebooking }: { page: OfficeBookingPage; rebooking: RebookingView }) {
	const t = useT();
	const { home, arrival, departure, outcome } = rebooking;
	const here = officeHref(officeBooking(page.no));
	const refusal = outcome && "refused" in outcome ? outcome : null;
	const problem = (field: string) => (refusal?.field === field ? refusal.refused : null);
	// The field that something is wrong with, else the first.
	const takes = (field: string) => (refusal ? refusal.field === field : outcome === null && field === "home");
	return (
		<>
			<OfficeRefusal of="rebook" />
			<form method="get" action={here} className="office-form">
				<input type="hidden" name="do" value="rebook" />
				<HomeField
					of="rebook"
					value={home}
					title={rebooking.homeTitle}
					problem={problem("home")}
					takesFocus={takes("home")}
				/>
				<OfficeField
					of="rebook"
					name="arrival"
					value={arrival}
					problem={problem("arrival")}
					takesFocus={takes("arrival")}
				/>
				<OfficeField
					of="rebook"
					name="departure"
					value={departure}
					problem={problem("departure")}
					takesFocus={takes("departure")}
				/>
				<DoOrLeave look={outcome && !("refused" in outcome) ? "outline" : "primary"} leaveHref={here}>
					{t("office.showDifference")}
				</DoOrLeave>
			</form>
			{refusal?.field === null && (
				<Notice as="div" tone="honey" className="mt-4" role="status">
					<p>{refusal.refused}</p>
				</Notice>
			)}
			{outcome && !("refused" in outcome) && <Difference page={page} rebooking={rebooking} outcome={outcome} />}
		</>
	);
}

export type Priced = Exclude<
	NonNullable<RebookingView["outcome"]>,
	{ readonly refused: string; readonly field: unknown }
>;

/** What the other stay comes to, line by line, and why one person is not enough for it. */
export function RebookingSums({
	rebooking: { arrival, departure },
	outcome,
	plannedCents,
}: {
	rebooking: RebookingView;
	outcome: Priced;
	/** What of the money received is planned to go back already. */
	plannedCents: number;
}) {
	const t = useT();
	const language = useLanguage();
	const sum = (cents: number) => formatMoneyExact(cents, language);
	const { title, place, nights, beforeCents, grandCents, lines, beyond } = outcome;
	const now = { ...outcome, plannedCents };
	const stay = formatDateRange(dayOf(arrival), dayOf(departure), language, "weekdays");
	return (
		<>
			<p className="mb-3">
				<b>{title}</b>, {place} · {stay} · {t("office.nights", { count: nights })}
			</p>
			<table className="office-sums office-both">
				<thead>
					<tr>
						<th scope="col">
							<span className="visually-hidden">{t("office.rebook_line")}</span>
						</th>
						<th scope="col">{t("office.rebook_before")}</th>
						<th scope="col">{t("office.rebook_after")}</th>
					</tr>
				</thead>
				<tbody>
					{lines.map(({ label, beforeCents: was, cents, onSite }, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: lines may have one name, and never change places.
						<tr key={at} className={was === cents ? "soft" : undefined}>
							<th scope="row">
								{label}
								{onSite && <small className="soft"> · {t("office.onSite")}</small>}
							</th>
							<td className="office-num">{was === null ? "–" : sum(was)}</td>
							<td className="office-num">{cents === null ? "–" : sum(cents)}</td>
						</tr>
					))}
					<tr className="office-sum">
						<th scope="row">{t("office.rebook_total")}</th>
						<td className="office-num">{sum(beforeCents)}</td>
						<td className="office-num">{sum(grandCents)}</td>
					</tr>
				</tbody>
			</table>
			<table className="office-sums office-gap">
				<tbody>
					<SumLine name={t("office.rebook_difference")} cents={grandCents - beforeCents} isSum />
					<PaidParts
						now={now}
						newCents={grandCents}
						sums={priceChangeSums({ ...now, grandCents: beforeCents }, grandCents)}
					/>
				</tbody>
			</table>
			{beyond && (
				<Notice as="div" tone="honey" className="mt-4">
					<p>
						{beyond.kind === "back"
							? t("office.rebook_policy", { sum: sum(beyond.policyCents) })
							: t("office.rebook_fee", { now: sum(beyond.nowCents), after: sum(beyond.afterCents) })}
					</p>
				</Notice>
			)}
		</>
	);
}

/** What the other stay comes to, and the button that does it. */
function Difference({
	page,
	rebooking,
	outcome,
}: {
	page: OfficeBookingPage;
	rebooking: RebookingView;
	outcome: Priced;
}) {
	const t = useT();
	const { home, arrival, departure } = rebooking;
	const { grandCents, backCents, beyond } = outcome;
	return (
		<section className="office-difference" aria-label={t("office.rebook_difference")}>
			<RebookingSums rebooking={rebooking} outcome={outcome} plannedCents={page.money.plannedCents} />
			<Then name="rebook" page={page} />
			<OfficeForm name="rebook" className="office-form">
				<input type="hidden" name="booking" value={page.no} />
				<input type="hidden" name="version" value={page.version} />
				<input type="hidden" name="home" value={home} />
				<input type="hidden" name="arrival" value={arrival} />
				<input type="hidden" name="departure" value={departure} />
				<input type="hidden" name="grand" value={grandCents} />
				<input type="hidden" name="back" value={backCents} />
				{outcome.isOnRequest && <OfficeField of="rebook" name="ownerAgrees" />}
				<OfficeField of="rebook" name="reason" hint={t("office.reasonHint")} />
				<StepUp of="rebook">
					<div className="office-actions">
						<Button look="primary" type="submit">
							{beyond === null ? t("office.now_rebook") : t("office.now_price")}
						</Button>
					</div>
				</StepUp>
			</OfficeForm>
		</section>
	);
}
