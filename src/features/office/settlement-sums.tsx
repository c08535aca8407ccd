import type { ReactNode } from "react";
import type { Settlement } from "#domain/booking/settlement.ts";
import { formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import { SumLine } from "./money-parts.tsx";

/**
 * How a cancellation is reckoned, line by line: what is taken off has a minus, and what is left says by its name which way
 * it goes.
 *
 * @param children lines that come of more than the terms
 * @param plannedCents what of the money received is planned to go back already, beside what the cancellation gives
 * @param withAll it says at the end what leaves for the guest, with what was planned before
 */
export function Arithmetic({
	settlement,
	plannedCents = 0,
	withAll = false,
	children,
}: {
	settlement: Settlement;
	plannedCents?: number;
	withAll?: boolean;
	children?: ReactNode;
}) {
	const t = useT();
	const language = useLanguage();
	const sum = (cents: number) => formatMoneyExact(cents, language);
	const { cause, daysBefore, travelCents, feeBp, feeCents, insuranceCents, paidCents } = settlement;
	const rows = [
		{ name: t("office.settle_paid"), cents: paidCents + plannedCents },
		{ name: t("office.plannedBack"), cents: -plannedCents },
		{
			name:
				feeBp === null
					? t("office.settle_feeAgreed")
					: t("office.settle_fee", { share: formatPercent(feeBp, language) }),
			cents: -feeCents,
		},
		{ name: t("office.settle_insurance"), cents: -insuranceCents },
	].filter(({ cents }, at) => cents !== 0 || at === 0);
	return (
		<>
			<p className="soft mb-3">
				{cause === "host" ? t("office.hostPays") : t("office.daysBefore", { days: daysBefore })}
				{feeBp !== null && feeCents > 0 && ` ${t("office.settle_basis", { sum: sum(travelCents) })}`}
			</p>
			<table className="office-sums">
				<tbody>
					{rows.map(({ name, cents }) => (
						<tr key={name}>
							<td>{name}</td>
							<td className="office-num">{sum(cents)}</td>
						</tr>
					))}
					<tr className="office-sum">
						<td>{t("office.settle_refund")}</td>
						<td className="office-num">{sum(settlement.refundCents)}</td>
					</tr>
					{settlement.creditCents > 0 && (
						<tr>
							<td>{t("office.settle_credit")}</td>
							<td className="office-num">{sum(settlement.creditCents)}</td>
						</tr>
					)}
					{withAll && plannedCents > 0 && (
						<SumLine name={t("office.backInAll")} cents={settlement.refundCents + plannedCents} isSum />
					)}
					{settlement.payableCents > 0 && (
						<tr className="office-sum">
							<td>{t("office.settle_payable")}</td>
							<td className="office-num">{sum(settlement.payableCents)}</td>
						</tr>
					)}
					{children}
				</tbody>
			</table>
		</>
	);
}
