import { useT } from "#i18n/react.tsx";
import type { BankDetails } from "#site/views/guest-view.ts";
import { Pairs } from "#ui/pairs.tsx";

/** Where money is transferred to, and what is written with it. */
export function ByBank({
	bank,
	reference,
	heading: Heading,
}: {
	bank: BankDetails;
	reference: string;
	heading: "h2" | "h3";
}) {
	const t = useT();
	return (
		<div className="panel panel-slim">
			<Heading className="t-heading">{t("guest.byBank")}</Heading>
			<Pairs
				rows={[
					["IBAN", bank.iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ")],
					...(bank.bic ? [["BIC", bank.bic] as const] : []),
					[t("guest.holder"), bank.holder],
					[t("guest.reference"), reference],
				]}
			/>
		</div>
	);
}
