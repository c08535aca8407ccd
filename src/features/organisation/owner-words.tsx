import type { OwnerEarnings } from "#domain/booking/owner-earnings.ts";
import { formatMoneyExact, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { DayKind } from "#site/views/owner-view.ts";

/** Parts of several pages of the owner's portal. */

/** A sum that is taken off: with the sign of a minus, not brackets. */
export function useMinus(): (cents: number) => string {
	const language = useLanguage();
	return (cents) => (cents === 0 ? formatMoneyExact(0, language) : `−${formatMoneyExact(cents, language)}`);
}

/** What a booking brings the owner, line by line, down to what is paid out. */
export function EarningsTable({
	earnings,
	feeBp,
	sum,
}: {
	earnings: OwnerEarnings;
	feeBp: number | null;
	sum: string;
}) {
	const t = useT();
	const language = useLanguage();
	const minus = useMinus();
	const { rentCents, extrasCents, taxCents, feeCents, keptCents, netCents } = earnings;
	const rows = [
		["rent", rentCents],
		["extras", extrasCents],
		["tax", taxCents],
		["kept", keptCents],
	] as const;
	return (
		<table className="org-sums">
			<tbody>
				{rows.map(([name, cents]) =>
					cents === 0 ? null : (
						<tr key={name}>
							<td>{t(`owner.sum_${name}`)}</td>
							<td>{formatMoneyExact(cents, language)}</td>
						</tr>
					),
				)}
				{feeCents !== 0 && (
					<tr>
						<td>
							{feeBp === null ? t("owner.sum_fee") : t("owner.feeOfRent", { share: formatPercent(feeBp, language) })}
						</td>
						<td>{minus(feeCents)}</td>
					</tr>
				)}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{sum}</th>
					<td>{formatMoneyExact(netCents, language)}</td>
				</tr>
			</tfoot>
		</table>
	);
}

/** What has nights, in words. */
export function useKind(): (kind: DayKind, calendar?: string) => string {
	const t = useT();
	return (kind, calendar) => (calendar ? calendar : t(`owner.kind_${kind}`));
}
