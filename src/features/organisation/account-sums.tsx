import { formatMoneyExact } from "#i18n/format.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { LedgerSumsView } from "#site/views/ledger-view.ts";

/** What the account holds, by how far it is settled. */
export function Sums({ sums }: { sums: LedgerSumsView }) {
	const t = useT();
	const language = useLanguage();
	const money = (cents: number) => formatMoneyExact(cents, language);
	return (
		<dl className="org-tiles org-tiles-4">
			{(["balance", "coming", "due", "open"] as const).map((name) => (
				<div key={name}>
					<dt>{t(`organisation.sum_${name}`)}</dt>
					<dd>{money(sums[`${name}Cents`])}</dd>
					<dd className="soft t-small">{t(`organisation.sum_${name}Text`)}</dd>
				</div>
			))}
		</dl>
	);
}
