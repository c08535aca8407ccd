import { type CancellationPolicy, cancellationFeeBp } from "#domain/booking/cancellation.ts";
import { dayOf } from "#domain/time/civil-date.ts";
import { formatDate, formatPercent } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";

/** What cancelling costs on which days; the step that holds so many days before the arrival is marked. */
export function PolicyTable({
	policy,
	arrival,
	daysBefore,
}: {
	policy: CancellationPolicy;
	arrival: string;
	daysBefore: number;
}) {
	const t = useT();
	const language = useLanguage();
	const current = cancellationFeeBp(policy, daysBefore);
	return (
		<table className="guest-table">
			<thead>
				<tr>
					<th scope="col">{t("guest.policyWhen")}</th>
					<th scope="col">{t("guest.policyFee")}</th>
				</tr>
			</thead>
			<tbody>
				{policy.map(({ moreThanDays, feeBp }, index) => {
					const before = policy[index - 1]?.moreThanDays;
					const isNow = feeBp === current;
					return (
						<tr key={feeBp} className={isNow ? "now" : undefined}>
							<th scope="row">
								{moreThanDays === null
									? t("guest.policyLast", { count: before ?? 0 })
									: t("guest.policyUntil", {
											date: formatDate(dayOf(arrival) - moreThanDays - 1, language, "plain"),
										})}
								{isNow && <span className="badge badge-king">{t("guest.policyNow")}</span>}
							</th>
							<td>{formatPercent(feeBp, language)}</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
