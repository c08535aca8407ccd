import { formatPercent } from "#i18n/format.ts";
import type { CreditNoteContent } from "./content.ts";
import { vatTable } from "./invoice.ts";
import { heading, type Paper, type Part, paragraph, type TableRow, when } from "./parts.ts";
import {
	bankParts,
	footOf,
	lineRow,
	linesTable,
	partiesColumns,
	stayRows,
	sumRow,
	type Writing,
} from "./shared-parts.ts";
import { creditSums } from "./sums.ts";

/** The credit note of a cancelled booking: lines taken back, the fee, and where the money goes. */
export function creditNotePaper(writing: Writing<CreditNoteContent>): Paper {
	const { content, lang, texts, money, dayOfInstant } = writing;
	const { words, credit } = texts;
	const { invoice, booking, feeBp } = content;
	const { reversed, fee, totalCents, insuranceCents, onSiteCents } = creditSums(content);
	const feeLabel = credit.fee(feeBp === null ? "" : formatPercent(feeBp, lang));
	return {
		title: texts.titles.credit_note(content.number),
		lead: credit.intro({ number: invoice.number, issued: dayOfInstant(invoice.issuedAt) }),
		foot: footOf(writing),
		parts: [
			partiesColumns(writing, [texts.parties.to, texts.parties.from]),
			{
				type: "facts",
				rows: [
					[words.creditNoteNo, content.number],
					[words.issued, dayOfInstant(content.issuedAt)],
					[words.invoiceNo, invoice.number],
					[words.bookingNo, booking.bookingNo],
					[credit.cancelledOn, dayOfInstant(content.cancelledAt)],
					...stayRows(writing),
				],
			},
			...when(content.cancelledBy === "host", paragraph(credit.byHost)),
			heading(credit.linesHeading),
			linesTable(writing, [
				...reversed.map((line) => lineRow(writing, line)),
				...(fee ? [lineRow(writing, fee, feeLabel)] : []),
				sumRow(credit.total, money(totalCents)),
			]),
			...when(insuranceCents > 0, paragraph(credit.insuranceKept(money(insuranceCents)), "soft")),
			...when(onSiteCents > 0, paragraph(credit.onSiteFalls(money(onSiteCents)), "soft")),
			...vatTable(writing, fee ? [...reversed, fee] : reversed),
			...balanceParts(writing),
		],
	};
}

/** What was paid, what is kept, and what goes back as what. */
function balanceParts(writing: Writing<CreditNoteContent>): readonly Part[] {
	const { content, texts, money } = writing;
	const { credit, price } = texts;
	const { booking, feeCents, refundMoneyCents, refundCreditsCents } = content;
	const { insuranceCents, remainingCents } = creditSums(content);
	const row = (label: string, cents: number): readonly TableRow[] =>
		cents === 0 ? [] : [{ cells: [label, money(cents)] }];
	const sum = (label: string, cents: number): readonly TableRow[] =>
		cents === 0 ? [] : [{ cells: [label, money(cents)], strong: true }];
	const back = refundMoneyCents + refundCreditsCents;
	const rows = [
		...row(credit.paid, booking.paidCents),
		...row(credit.creditsUsed, booking.creditsCents),
		...row(credit.feeKept, -feeCents),
		...row(credit.insurance, -insuranceCents),
		...sum(credit.refundMoney, refundMoneyCents),
		...sum(credit.refundCredits, refundCreditsCents),
		...sum(credit.remaining, remainingCents),
	];
	return [
		heading(credit.balanceHeading),
		...when(rows.length > 0, {
			type: "table",
			head: [price.description, price.amount],
			widths: [0.75, 0.25],
			numbersFrom: 1,
			rows,
		}),
		...when(refundMoneyCents > 0, paragraph(credit.moneyHow)),
		...when(refundCreditsCents > 0, paragraph(credit.creditsHow)),
		...(remainingCents > 0 ? bankParts(writing, credit.remainingHow) : []),
		...when(back === 0 && remainingCents === 0, paragraph(credit.nothingBack)),
	];
}
