import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfficeBookingPage } from "#site/views/office-bookings-view.ts";
import { PriceTable, useHeadSums } from "./money-parts.tsx";

/** Always three numbers: the total, what came in, what is open; then how they hang together, when, and what for. */
export function BookingMoney({ page: { money } }: { page: OfficeBookingPage }) {
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
