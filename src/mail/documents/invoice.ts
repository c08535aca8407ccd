import type { VatPart } from "#domain/booking/vat.ts";
import type { Cents } from "#domain/money.ts";
import { formatPercent } from "#i18n/format.ts";
import type { CreditNoteContent, DocumentLine, InvoiceContent } from "./content.ts";
import { heading, type Paper, type Part, paragraph, when } from "./parts.ts";
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
export function invoicePaper(writing: Writing<InvoiceContent>): Paper {
	const { content, texts, money, dayOfInstant } = writing;
	const { words, price } = texts;
	const { lines, totalCents, bookingNo, dueCents, paidCents } = content.booking;
	return {
		title: texts.titles.invoice(content.number),
		lead: null,
		foot: footOf(writing),
		parts: [
			partiesColumns(writing, [texts.parties.to, texts.parties.from]),
			{
				type: "facts",
				rows: [
					[words.invoiceNo, content.number],
					[words.issued, dayOfInstant(content.issuedAt)],
					[words.bookingNo, bookingNo],
					...stayRows(writing),
				],
			},
			heading(price.invoiceHeading),
			linesTable(writing, [
				...lines.filter(onInvoice).map((line) => lineRow(writing, line)),
				sumRow(price.invoiceTotal, money(totalCents)),
			]),
			...vatTable(writing, lines),
			...onSiteParts(writing),
			...depositPart(writing),
			...paymentParts(writing),
			...(dueCents > paidCents ? bankParts(writing, texts.payment.transfer) : []),
			...bookingLink(writing),
		],
	};
}

/** What is paid at the home, and the price of the stay that it completes. */
function onSiteParts(writing: Writing<InvoiceContent>): readonly Part[] {
	const { content, texts, money } = writing;
	const { price } = texts;
	const { lines, totalCents, grandCents } = content.booking;
	const there = lines.filter(onSite);
	if (there.length === 0) return [];
	return [
		heading(price.onSiteHeading),
		paragraph(price.onSiteHint),
		linesTable(writing, [
			...there.map((line) => lineRow(writing, line, price.onSite(lineRow(writing, line).cells[0] ?? ""))),
			sumRow(price.onSiteTotal, money(onSiteCents(writing))),
			{ cells: [price.invoiceTotal, "", "", money(totalCents)] },
			sumRow(price.grand, money(grandCents)),
		]),
	];
}

/** Tax per rate, or the words of the regime that shows none. */
export function vatTable(
	{ content, lang, texts: { vat }, money }: Writing<InvoiceContent | CreditNoteContent>,
	lines: readonly DocumentLine[],
): readonly Part[] {
	const { vatRegime, seller, owner } = content;
	if (vatRegime === "toms") return [paragraph(`${vat.toms} ${vat.tomsHint}`)];
	const parts = shownVat(lines, vatRegime);
	const sum = (of: (part: VatPart) => Cents) => parts.reduce((cents, part) => cents + of(part), 0);
	const columns: readonly ((part: VatPart) => Cents)[] = [
		(part) => part.netCents,
		(part) => part.vatCents,
		(part) => part.grossCents,
	];
	const agent = `${vat.agent(seller.name, owner?.name ?? "")} ${parts.length > 0 ? vat.agentFee : vat.agentNoFee}`;
	if (vatRegime === "direct" && parts.length === 0) return [];
	return [
		heading(vat.heading),
		...when(vatRegime === "agent", paragraph(agent)),
		...when(parts.length > 0, {
			type: "table",
			head: [vat.rate, vat.net, vat.vat, vat.gross],
			widths: [0.4, 0.2, 0.2, 0.2],
			numbersFrom: 1,
			rows: [
				...parts.map((part) => ({
					cells: [
						part.rateBp === null ? vat.without : formatPercent(part.rateBp, lang),
						...columns.map((of) => money(of(part))),
					],
				})),
				...(parts.length > 1 ? [{ cells: [vat.total, ...columns.map((of) => money(sum(of)))], strong: true }] : []),
			],
		}),
	];
}
