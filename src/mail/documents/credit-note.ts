import { formatPercent } from "#i18n/format.ts";
import type { CreditNoteContent } from "./content.ts";
import { vatTable } from "./invoice.ts";
import { type DocumentLayout, heading, type Part, paragraph, type TableRow, when } from "./parts.ts";
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

const INTROS = {
	cancellation: "paper.credit_intro",
	change: "paper.credit_introChange",
	fee: "paper.credit_introFee",
} as const;

/** A credit note: of a cancelled booking with its fee and where the money goes, of an invoice that a new one replaces, or of a fee that was lowered. */
export function creditNoteLayout(writing: Writing<CreditNoteContent>): DocumentLayout {
	const { content, lang, t, money, dayOfInstant } = writing;
	const { invoice, booking, feeBp, occasion = "cancellation", refundMoneyCents } = content;
	const isCancelled = occasion === "cancellation";
	const isLapsed = isCancelled && content.cancelledBy === "unpaid";
	const isPaid = booking.paidCents + booking.creditsCents > 0;
	const { reversed, fee, totalCents, insuranceCents, onSiteCents } = creditSums(content);
	const insurance = isPaid ? "paper.credit_insuranceKept" : "paper.credit_insuranceDue";
	// Of a lowered fee: what of it goes off what was still owed.
	const setOffCents = -totalCents - refundMoneyCents;
	const feeLabel =
		occasion === "fee"
			? t("paper.credit_feeLess")
			: feeBp === null
				? t("paper.credit_fee")
				: t("paper.credit_feePercent", { percent: formatPercent(feeBp, lang) });
	return {
		title: t("paper.title_credit_note", { number: content.number }),
		lead: t(isLapsed ? "paper.credit_introLapsed" : INTROS[occasion], {
			number: invoice.number,
			issued: dayOfInstant(invoice.issuedAt),
		}),
		foot: footOf(writing),
		parts: [
			partiesColumns(writing, [t("paper.parties_to"), t("paper.parties_from")]),
			{
				type: "facts",
				rows: [
					[t("paper.creditNoteNo"), content.number],
					[t("paper.issued"), dayOfInstant(content.issuedAt)],
					[t("paper.invoiceNo"), invoice.number],
					[t("paper.bookingNo"), booking.bookingNo],
					...(isCancelled
						? ([
								[t(isLapsed ? "paper.credit_lapsedOn" : "paper.credit_cancelledOn"), dayOfInstant(content.cancelledAt)],
							] as const)
						: []),
					...stayRows(writing),
				],
			},
			...when(
				isCancelled && content.cancelledBy === "host",
				paragraph(t(isPaid ? "paper.credit_byHostBack" : "paper.credit_byHost")),
			),
			...when(occasion === "change", paragraph(t("paper.credit_replaced"))),
			heading(
				t(
					isCancelled && fee
						? "paper.credit_linesFeeHeading"
						: occasion === "fee"
							? "paper.credit_linesChangeHeading"
							: "paper.credit_linesHeading",
				),
			),
			linesTable(writing, [
				...reversed.map((line) => lineRow(writing, line)),
				...(fee ? [lineRow(writing, fee, feeLabel)] : []),
				sumRow(t("paper.credit_total"), money(totalCents)),
			]),
			...when(insuranceCents > 0, paragraph(t(insurance, { sum: money(insuranceCents) }), "soft")),
			...when(
				isCancelled && onSiteCents > 0,
				paragraph(t("paper.credit_onSiteFalls", { sum: money(onSiteCents) }), "soft"),
			),
			...vatTable(writing, fee ? [...reversed, fee] : reversed),
			...(isCancelled ? balanceParts(writing) : []),
			...when(
				occasion === "fee" && refundMoneyCents > 0,
				...when(setOffCents > 0, paragraph(t("paper.credit_feeSetOff", { sum: money(setOffCents) }))),
				paragraph(t("paper.credit_feeBack", { sum: money(refundMoneyCents) })),
				paragraph(t("paper.credit_moneyHow")),
			),
		],
	};
}

/** What was paid, what is kept, and what goes back as what. */
function balanceParts(writing: Writing<CreditNoteContent>): readonly Part[] {
	const { content, t, money } = writing;
	const { booking, feeCents, refundMoneyCents, refundCreditsCents } = content;
	const { insuranceCents, remainingCents } = creditSums(content);
	const row = (label: string, cents: number): readonly TableRow[] =>
		cents === 0 ? [] : [{ cells: [label, money(cents)] }];
	const sum = (label: string, cents: number): readonly TableRow[] =>
		cents === 0 ? [] : [{ cells: [label, money(cents)], strong: true }];
	const back = refundMoneyCents + refundCreditsCents;
	const settled = back > 0 ? "paper.credit_balanceHeading" : "paper.credit_balanceEven";
	const balanceHeading = remainingCents > 0 ? "paper.credit_balanceOwed" : settled;
	// Under what is owed the costs count and what was paid goes off; under what goes back it is the other way round.
	const was = remainingCents > 0 ? -1 : 1;
	const rows = [
		...row(t("paper.credit_paid"), was * booking.paidCents),
		...row(t("paper.credit_creditsUsed"), was * booking.creditsCents),
		...row(t("paper.credit_feeKept"), -was * feeCents),
		...row(t("paper.credit_insurance"), -was * insuranceCents),
		...sum(t("paper.credit_refundMoney"), refundMoneyCents),
		...sum(t("paper.credit_refundCredits"), refundCreditsCents),
		...sum(t("paper.credit_remaining"), remainingCents),
	];
	return [
		heading(t(balanceHeading)),
		...when(rows.length > 0, {
			type: "table",
			head: [t("paper.price_description"), t("paper.price_amount")],
			widths: [0.75, 0.25],
			numbersFrom: 1,
			rows,
		}),
		...when(refundMoneyCents > 0, paragraph(t("paper.credit_moneyHow"))),
		...when(refundCreditsCents > 0, paragraph(t("paper.credit_creditsHow"))),
		...(remainingCents > 0 ? bankParts(writing, t("paper.credit_remainingHow")) : []),
		...when(back === 0 && remainingCents === 0, paragraph(t("paper.credit_nothingBack"))),
	];
}
