import type { VatPart } from "#domain/booking/vat.ts";
import type { Cents } from "#domain/money.ts";
import { formatPercent } from "#i18n/format.ts";
import type { CreditNoteContent, DocumentLine, InvoiceContent } from "./content.ts";
import { type DocumentLayout, heading, type Part, paragraph, when } from "./parts.ts";
import {
	bankParts,
	bookingLink,
	depositPart,
	footOf,
	lineRow,
	linesTable,
	onSiteCents,
	partiesColumns,
	paymentParts,
	stayRows,
	sumRow,
	type Writing,
} from "./shared-parts.ts";
import { onInvoice, onSite, shownVat } from "./sums.ts";

/** The invoice: lines and tax, what is paid on site beside them, and how to pay. */
export function invoiceLayout(writing: Writing<InvoiceContent>): DocumentLayout {
	const { content, t, money, dayOfInstant } = writing;
	const { lines, totalCents, bookingNo, dueCents, paidCents } = content.booking;
	return {
		title: t("paper.title_invoice", { number: content.number }),
		lead: null,
		foot: footOf(writing),
		parts: [
			partiesColumns(writing, [t("paper.parties_to"), t("paper.parties_from")]),
			{
				type: "facts",
				rows: [
					[t("paper.invoiceNo"), content.number],
					[t("paper.issued"), dayOfInstant(content.issuedAt)],
					[t("paper.bookingNo"), bookingNo],
					...stayRows(writing),
				],
			},
			heading(t("paper.price_invoiceHeading")),
			linesTable(writing, [
				...lines.filter(onInvoice).map((line) => lineRow(writing, line)),
				sumRow(t("paper.price_invoiceTotal"), money(totalCents)),
			]),
			...vatTable(writing, lines),
			...onSiteParts(writing),
			...depositPart(writing),
			...paymentParts(writing),
			...(dueCents > paidCents ? bankParts(writing, t("paper.payment_transfer")) : []),
			...bookingLink(writing),
		],
	};
}

/** What is paid at the home, and the price of the stay that it completes. */
function onSiteParts(writing: Writing<InvoiceContent>): readonly Part[] {
	const { content, t, money } = writing;
	const { lines, totalCents, grandCents } = content.booking;
	const there = lines.filter(onSite);
	if (there.length === 0) return [];
	return [
		heading(t("paper.price_onSiteHeading")),
		paragraph(t("paper.price_onSiteHint")),
		linesTable(writing, [
			...there.map((line) =>
				lineRow(writing, line, t("paper.price_onSite", { label: lineRow(writing, line).cells[0] ?? "" })),
			),
			sumRow(t("paper.price_onSiteTotal"), money(onSiteCents(writing))),
			{ cells: [t("paper.price_invoiceTotal"), "", "", money(totalCents)] },
			sumRow(t("paper.price_grand"), money(grandCents)),
		]),
	];
}

/** Tax per rate, or the words of the regime that shows none. */
export function vatTable(
	{ content, lang, t, money }: Writing<InvoiceContent | CreditNoteContent>,
	lines: readonly DocumentLine[],
): readonly Part[] {
	const { vatRegime, seller, owner } = content;
	if (vatRegime === "toms") return [paragraph(`${t("paper.vat_toms")} ${t("paper.vat_tomsHint")}`)];
	const parts = shownVat(lines, vatRegime);
	const sum = (of: (part: VatPart) => Cents) => parts.reduce((cents, part) => cents + of(part), 0);
	const columns: readonly ((part: VatPart) => Cents)[] = [
		(part) => part.netCents,
		(part) => part.vatCents,
		(part) => part.grossCents,
	];
	const agent = owner?.name
		? t("paper.vat_agentOf", { seller: seller.name, owner: owner.name })
		: t("paper.vat_agent", { seller: seller.name });
	const agentTax = `${agent} ${parts.length > 0 ? t("paper.vat_agentFee") : t("paper.vat_agentNoFee")}`;
	if (vatRegime === "direct" && parts.length === 0) return [];
	return [
		heading(t("paper.vat_heading")),
		...when(vatRegime === "agent", paragraph(agentTax)),
		...when(parts.length > 0, {
			type: "table",
			head: [t("paper.vat_rate"), t("paper.vat_net"), t("paper.vat_vat"), t("paper.vat_gross")],
			widths: [0.4, 0.2, 0.2, 0.2],
			numbersFrom: 1,
			rows: [
				...parts.map((part) => ({
					cells: [
						part.rateBp === null ? t("paper.vat_without") : formatPercent(part.rateBp, lang),
						...columns.map((of) => money(of(part))),
					],
				})),
				...(parts.length > 1
					? [{ cells: [t("paper.vat_total"), ...columns.map((of) => money(sum(of)))], strong: true }]
					: []),
			],
		}),
	];
}
