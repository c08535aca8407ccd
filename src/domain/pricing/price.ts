import type { SellableAccommodation } from "../accommodation/accommodation.ts";
import type { PayPlace } from "../accommodation/rates.ts";
import type { Cents } from "../money.ts";
import { type Party, personsOf } from "../party/party.ts";
import type { DayNumber } from "../time/civil-date.ts";
import { applyCode, type DiscountCode } from "./discount-code.ts";
import { extraQuantity, feeQuantity, touristTaxOf } from "./fees.ts";
import { type HouseLine, isInsuranceCode } from "./house-lines.ts";
import { type Instalment, instalmentsOf } from "./instalments.ts";
import { insuranceOf, insuranceTariff } from "./insurance.ts";
import type { CodeRefusal } from "./refusal.ts";
import { rentOf } from "./rent.ts";
import type { Stay } from "./stay-rules.ts";

/** One line of a price. `quantity × unitCents = amountCents`; reductions are negative. */
export interface QuoteLine {
	/** One of HOUSE_LINES, or a fee's code. */
	readonly code: string;
	readonly quantity: number;
	readonly unitCents: Cents;
	readonly amountCents: Cents;
	readonly pay: PayPlace;
}

export interface QuoteRequest {
	readonly stay: Stay;
	readonly party: Party;
	/** Optional extras chosen; `quantity` absent: one for each person. */
	readonly extras?: readonly { readonly code: string; readonly quantity?: number | undefined }[];
	readonly insurance?: boolean;
	/** Country of residence, ISO 3166-1 alpha-2; decides the insurance tariff. */
	readonly residence?: string;
	/** The code as the guest typed it, with what is known of it (null: unknown). */
	readonly code?: { readonly typed: string; readonly known: DiscountCode | null } | null;
	/** Credit balance the guest wants to use. */
	readonly creditCents?: Cents;
}

export interface Quote {
	readonly accoId: string;
	readonly stay: Stay;
	readonly party: Party;
	readonly nights: number;
	readonly lines: readonly QuoteLine[];
	/** Sum of the invoice lines. */
	readonly totalCents: Cents;
	/** Invoice and on-site lines: what the stay costs in the end. The only price that is shown. */
	readonly grandCents: Cents;
	/** grand ÷ nights, rounded up to the cent. */
	readonly perNightCents: Cents;
	/** Credits used as payment. */
	readonly creditsCents: Cents;
	readonly dueCents: Cents;
	readonly instalments: readonly Instalment[];
	/** Refundable; not part of any price above. */
	readonly depositCents: Cents;
	readonly discount: { readonly code: string; readonly refused: CodeRefusal | null } | null;
	/** Rent after reductions and code: the base of commissions. Never sent to a browser. */
	readonly commissionBaseCents: Cents;
}

/** The price of a stay that is known to be possible. */
export function priceOf(home: SellableAccommodation, request: QuoteRequest, today: DayNumber): Quote {
	const { stay, party } = request;
	const nights = stay.departure - stay.arrival;
	const lines: QuoteLine[] = [];
	const addLine = (code: string, quantity: number, unitCents: Cents, pay: PayPlace) => {
		const amountCents = quantity * unitCents;
		if (amountCents !== 0) lines.push({ code, quantity, unitCents, amountCents, pay });
		return amountCents;
	};
	const add = (code: HouseLine, quantity: number, unitCents: Cents, pay: PayPlace = "invoice") =>
		addLine(code, quantity, unitCents, pay);

	const rent = rentOf(home, stay, personsOf(party), today);
	add("rent", 1, rent.nightsCents);
	add("extra_person", 1, rent.extraPersonsCents);
	add("los", 1, -rent.losCents);
	if (rent.campaign) add(rent.campaign.kind, 1, -rent.campaign.cents);

	const code = request.code ? applyCode(request.code.known, home, stay, rent.netCents, today) : null;
	add("code", 1, -(code?.cents ?? 0));
	const netCents = rent.netCents - (code?.cents ?? 0);

	let insuredCents = netCents;
	const wanted = new Map((request.extras ?? []).map((extra) => [extra.code, extra.quantity]));
	for (const fee of home.rates.fees) {
		if (!fee.mandatory && !wanted.has(fee.code)) continue;
		const quantity = fee.mandatory
			? feeQuantity(fee.per, party, nights)
			: extraQuantity(fee, wanted.get(fee.code), party, nights);
		const amountCents = addLine(fee.code, quantity, fee.cents, fee.pay);
		if (fee.insured) insuredCents += amountCents;
	}

	let insuranceCents = 0;
	const tariff = request.insurance ? insuranceTariff(request.residence ?? "NL") : null;
	if (tariff) {
		const insurance = insuranceOf(insuredCents, tariff);
		insuranceCents += add("insurance_premium", 1, insurance.premiumCents);
		insuranceCents += add("insurance_policy_fee", 1, insurance.policyFeeCents);
		insuranceCents += add("insurance_tax", 1, insurance.taxCents);
	}

	const tax = home.rates.touristTax;
	const taxCents = tax ? add("tourist_tax", 1, touristTaxOf(tax, party, nights, netCents), tax.pay) : 0;
	const invoicedTaxCents = tax?.pay === "invoice" ? taxCents : 0;

	const totalCents = sumOf(lines.filter((line) => line.pay === "invoice"));
	const grandCents = sumOf(lines);
	const payableByCredit = totalCents - insuranceCents - invoicedTaxCents;
	const creditsCents = Math.max(0, Math.min(request.creditCents ?? 0, payableByCredit));
	const dueCents = totalCents - creditsCents;
	return {
		accoId: home.accoId,
		stay,
		party,
		nights,
		lines,
		totalCents,
		grandCents,
		perNightCents: Math.ceil(grandCents / nights),
		creditsCents,
		dueCents,
		instalments: instalmentsOf({
			dueCents,
			insuranceCents,
			arrival: stay.arrival,
			today,
			balanceDays: home.balanceDays,
		}),
		depositCents: home.depositCents,
		discount: request.code && code ? { code: request.code.typed, refused: code.refused } : null,
		commissionBaseCents: netCents,
	};
}

/** The same price without credits: all of it is due in money. Credits are payment, so no line changes. */
export function withoutCredits(
	quote: Quote,
	home: Pick<SellableAccommodation, "balanceDays">,
	today: DayNumber,
): Quote {
	if (quote.creditsCents === 0) return quote;
	const insuranceCents = sumOf(quote.lines.filter((line) => isInsuranceCode(line.code)));
	const due = { dueCents: quote.totalCents, insuranceCents, arrival: quote.stay.arrival, today };
	const instalments = instalmentsOf({ ...due, balanceDays: home.balanceDays });
	return { ...quote, creditsCents: 0, dueCents: quote.totalCents, instalments };
}

function sumOf(lines: readonly QuoteLine[]): Cents {
	return lines.reduce((sum, line) => sum + line.amountCents, 0);
}
