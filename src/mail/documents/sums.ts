import { isInsuranceLine, isTouristTax, sumOf } from "#domain/booking/travel-sum.ts";
import { STANDARD_VAT_BP, type VatPart, type VatRegime, vatParts } from "#domain/booking/vat.ts";
import type { BasisPoints, Cents } from "#domain/money.ts";
import type { CreditNoteContent, DocumentBooking, DocumentContent, DocumentLine } from "./content.ts";

/** What the documents add up. Every sum comes out of the lines; a document whose sums disagree is not made. */

export const onInvoice = (line: DocumentLine) => line.pay === "invoice";
export const onSite = (line: DocumentLine) => line.pay === "onsite";

/** Rate of a line; null: outside the tax. */
function vatBpOf(line: DocumentLine): BasisPoints | null {
	if (line.vatBp !== undefined) return line.vatBp;
	return isTouristTax(line) || isInsuranceLine(line) ? null : STANDARD_VAT_BP;
}

/** Tax that our own documents show: all invoice lines, the booking fee alone, or nothing. */
export function shownVat(lines: readonly DocumentLine[], regime: VatRegime): readonly VatPart[] {
	if (regime === "toms") return [];
	const ours = lines.filter((line) => onInvoice(line) && (regime === "direct" || line.code === "booking_fee"));
	return vatParts(ours.map((line) => ({ amountCents: line.amountCents, vatBp: vatBpOf(line) })));
}

/** How much of each instalment is paid: money fills them in order. */
export function paidInstalments({ instalments, paidCents }: DocumentBooking): readonly Cents[] {
	let left = Math.max(0, paidCents);
	return instalments.map(({ cents }) => {
		const paid = Math.min(left, cents);
		left -= paid;
		return paid;
	});
}

/** A credit note's lines and balance. */
export interface CreditSums {
	/** Lines of the invoice with their sign turned. */
	readonly reversed: readonly DocumentLine[];
	readonly fee: DocumentLine | null;
	/** Reversed lines and fee. */
	readonly totalCents: Cents;
	/** Insurance lines that stay. */
	readonly insuranceCents: Cents;
	/** On-site lines that fall away. */
	readonly onSiteCents: Cents;
	/** What is still owed after the cancellation, beyond what was paid. */
	readonly remainingCents: Cents;
}

/** Code of the fee's line. */
export const CANCELLATION_FEE = "cancellation_fee";

export function creditSums(content: CreditNoteContent): CreditSums {
	const { booking, feeCents, feeVatBp, cancelledBy, occasion } = content;
	const kept = (line: DocumentLine) => cancelledBy === "guest" && isInsuranceLine(line);
	// A fee that is lowered takes nothing else back: the stay was credited before.
	const taken = occasion === "fee" ? [] : booking.lines;
	const reversed = taken
		.filter((line) => onInvoice(line) && !kept(line))
		.map((line) => ({ ...line, unitCents: -line.unitCents, amountCents: -line.amountCents }));
	const fee: DocumentLine | null =
		feeCents !== 0
			? {
					code: CANCELLATION_FEE,
					quantity: 1,
					unitCents: feeCents,
					amountCents: feeCents,
					pay: "invoice",
					vatBp: feeVatBp,
				}
			: null;
	const insuranceCents = sumOf(taken, (line) => onInvoice(line) && kept(line));
	return {
		reversed,
		fee,
		insuranceCents,
		totalCents: sumOf(reversed) + feeCents,
		onSiteCents: sumOf(taken, onSite),
		remainingCents: Math.max(0, feeCents + insuranceCents - booking.paidCents - booking.creditsCents),
	};
}

/** Throws when sums of a document disagree: better none than a wrong one. */
export function checkSums(content: DocumentContent): void {
	const { booking } = content;
	const invoice = sumOf(booking.lines, onInvoice);
	agree("invoice lines and total", invoice, booking.totalCents);
	agree("all lines and grand total", sumOf(booking.lines), booking.grandCents);
	agree("total less credits and what is due", booking.totalCents - booking.creditsCents, booking.dueCents);
	// Only the credit note of a cancellation settles what was paid.
	if (content.kind !== "credit_note" || (content.occasion ?? "cancellation") !== "cancellation") return;
	const { feeCents, refundMoneyCents, refundCreditsCents } = content;
	const { insuranceCents, remainingCents } = creditSums(content);
	const back = booking.paidCents + booking.creditsCents - feeCents - insuranceCents;
	agree("what is kept and what goes back", refundMoneyCents + refundCreditsCents - remainingCents, back);
}

function agree(what: string, one: Cents, other: Cents): void {
	if (one !== other) throw new Error(`${what} disagree: ${one} and ${other} cents`);
}
