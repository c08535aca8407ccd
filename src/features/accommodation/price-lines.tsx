import type { PayPlace } from "#domain/accommodation/rates.ts";
import { formatMoneyColumn } from "#i18n/money-column.ts";
import { useLanguage, useT } from "#i18n/react.tsx";
import type { OfferView, PriceLine } from "#site/views/accommodation-view.ts";

/** What of an offer or a booking its lines tell. */
type PricedStay = Pick<OfferView, "nights" | "totalCents" | "grandCents" | "creditsCents" | "dueCents"> & {
	readonly lines: readonly Line[];
};
type Line = Omit<PriceLine, "quantity">;

/** The whole price, line by line: what is on the invoice, what is paid at the home, and both together. */
export function PriceLines({ offer }: { offer: PricedStay }) {
	const t = useT();
	const language = useLanguage();
	const sums = formatMoneyColumn(
		[
			...offer.lines.map((line) => line.amountCents),
			offer.totalCents,
			offer.grandCents,
			offer.creditsCents,
			offer.dueCents,
		],
		language,
	);
	const at = (pay: PayPlace) =>
		offer.lines.map((line, index) => ({ line, sum: sums[index] })).filter(({ line }) => line.pay === pay);
	const [total = "", grand = "", credits = "", due = ""] = sums.slice(-4);
	const onSite = at("onsite");
	const label = (line: Line) => (line.code === "rent" ? t("price.nights", { count: offer.nights }) : line.label);
	const row = ({ line, sum }: { line: Line; sum: string | undefined }) => (
		<div key={line.code} className={line.amountCents < 0 ? "less" : undefined}>
			<dt>{label(line)}</dt>
			<dd>{sum}</dd>
		</div>
	);
	return (
		<dl className="lines">
			{at("invoice").map(row)}
			{onSite.length > 0 && (
				<div className="sum">
					<dt>{t("price.invoiceTotal")}</dt>
					<dd>{total}</dd>
				</div>
			)}
			{onSite.map(({ line, sum }) => (
				<div key={line.code}>
					<dt>
						{label(line)} <span className="soft">({t("price.onSite")})</span>
					</dt>
					<dd>{sum}</dd>
				</div>
			))}
			<div className="sum">
				<dt>{t("price.total")}</dt>
				<dd data-testid="grand-total">{grand}</dd>
			</div>
			{offer.creditsCents > 0 && (
				<>
					<div className="less">
						<dt>{t("price.credits")}</dt>
						<dd>−{credits}</dd>
					</div>
					<div>
						<dt>{t("price.due")}</dt>
						<dd>{due}</dd>
					</div>
				</>
			)}
		</dl>
	);
}
