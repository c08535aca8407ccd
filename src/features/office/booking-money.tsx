import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { Button } from "#ui/button.tsx";
import { PriceTable, useHeadSums } from "./money-parts.tsx";
import { useOffice } from "./office-context.tsx";
import { OfficeField, OfficeForm, OfficeRefusal } from "./office-forms.tsx";
import { StepUp } from "./step-up.tsx";

/** Always three numbers: the total, what came in, what is open; then how they hang together, when, and what for. */
export function BookingMoney({ page }: { page: OfficeBookingPage }) {
	const { money } = page;
	const t = useT();
	const language = useLanguage();
	const sum = (cents: number) => formatMoneyExact(cents, language);
	const day = (iso: string) => formatDate(dayOf(iso), language, "dayMonth");
	const sums = useHeadSums(money);
	return (
		<section className="office-card" aria-labelledby="money">
			<div className="office-card-head">
				<h2 id="money">{t("office.money")}</h2>
			</div>
			<dl className="office-three">
				{sums.map(({ name, cents }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{sum(cents)}</dd>
					</div>
				))}
			</dl>
			<PriceTable parts={money.parts} />
			{money.instalments.length > 0 && (
				<table className="office-sums">
					<tbody>
						{money.instalments.map(({ dueOn, cents, openCents, isLate }) => (
							<tr key={dueOn + cents}>
								<td>{t("office.dueOn", { day: day(dueOn) })}</td>
								<td className={isLate ? "office-next-late" : "soft"}>
									{openCents === 0
										? t("office.paid")
										: isLate
											? t("office.overdue")
											: openCents < cents
												? t("office.openPart", { sum: sum(openCents) })
												: t("office.open")}
								</td>
								<td className="office-num">{sum(cents)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{money.transfers.map((transfer) => (
				<HandTransfer key={transfer.id} no={page.no} transfer={transfer} mayChange={page.mayTakeBack} />
			))}
			{money.refunds.length > 0 && (
				<table className="office-sums">
					<tbody>
						{money.refunds.map(({ cents, dueOn, status }, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: refunds have no other name, and never change places.
							<tr key={at}>
								<td>{t("office.refund")}</td>
								<td className="soft">{t(`office.refund_${status}`, { day: day(dueOn) })}</td>
								<td className="office-num">{sum(-cents)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<details className="office-price">
				<summary>{t("office.priceLines")}</summary>
				<table className="office-sums">
					<tbody>
						{money.lines.map(({ label, cents, onSite }, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: lines of one kind may stand twice, and never change places.
							<tr key={at}>
								<td>
									{label}
									{onSite && <small className="soft"> · {t("office.onSite")}</small>}
								</td>
								<td className="office-num">{sum(cents)}</td>
							</tr>
						))}
						{money.creditsCents > 0 && (
							<tr>
								<td>{t("office.creditUsed")}</td>
								<td className="office-num">{sum(-money.creditsCents)}</td>
							</tr>
						)}
						<tr className="office-sum">
							<td>{t("office.allIn")}</td>
							<td className="office-num">{sum(money.grandCents)}</td>
						</tr>
						{money.depositCents > 0 && (
							<tr>
								<td className="soft">{t("office.deposit")}</td>
								<td className="office-num soft">{sum(money.depositCents)}</td>
							</tr>
						)}
					</tbody>
				</table>
			</details>
		</section>
	);
}

/** A transfer that was written down by hand, and how it is taken back. */
function HandTransfer({
	no,
	transfer: { id, cents, on, reference },
	mayChange,
}: {
	no: string;
	transfer: OfficeBookingPage["money"]["transfers"][number];
	mayChange: boolean;
}) {
	const t = useT();
	const language = useLanguage();
	const { view } = useOffice();
	const sum = formatMoneyExact(cents, language);
	const person = String(id);
	const isBack = view.form?.name === "transfer-back" && view.form.person === person;
	return (
		<div className="office-transfer">
			<p>
				<span>
					{t("office.handTransfer")}
					<small className="soft">
						{" "}
						{[on && formatDate(dayOf(on), language, "dayMonth"), reference].filter(Boolean).join(" · ")}
					</small>
				</span>
				<span className="office-num">{sum}</span>
			</p>
			{mayChange && (
				<details open={isBack || undefined}>
					<summary className="office-link">{t("office.takeBack")}</summary>
					<OfficeForm name="transfer-back" person={person} className="office-form">
						<OfficeRefusal of="transfer-back" person={person} />
						<input type="hidden" name="booking" value={no} />
						<input type="hidden" name="payment" value={id} />
						<p className="soft">{t("office.transferBackText")}</p>
						<OfficeField of="transfer-back" name="reason" person={person} isNeeded hint={t("office.takeBackHint")} />
						<StepUp of="transfer-back" person={person}>
							<Button look="danger" size="small" type="submit">
								{t("office.takeBackYes", { sum })}
							</Button>
						</StepUp>
					</OfficeForm>
				</details>
			)}
		</div>
	);
}
