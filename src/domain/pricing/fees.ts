import { FEE_BASIS, type FeeBasis } from "../accommodation/fee-basis.ts";
import type { Fee, TouristTax } from "../accommodation/rates.ts";
import { type Cents, percentOf } from "../money.ts";
import { type Party, personsOf } from "../party/party.ts";

/** How often a fee counts for a party and a number of nights. */
export function feeQuantity(per: FeeBasis, party: Party, nights: number): number {
	const { heads, byNight } = FEE_BASIS[per];
	const count = heads === null ? 1 : heads === "pets" ? party.pets : personsOf(party);
	return count * (byNight ? nights : 1);
}

/**
 * Units of an optional extra. `wanted` counts sets: persons or pets for fees by person or pet (never more
 * than travel), pieces otherwise; undefined means one for each person. Fees by night multiply by the nights.
 */
export function extraQuantity(fee: Fee, wanted: number | undefined, party: Party, nights: number): number {
	const all = feeQuantity(fee.per, party, nights);
	if (wanted === undefined) return all;
	const { heads, byNight } = FEE_BASIS[fee.per];
	const units = wanted * (byNight ? nights : 1);
	return heads === null ? units : Math.min(units, all);
}

/** Tourist tax of a stay. `netRentCents` is the rent after reductions and code; only percent taxes use it. */
export function touristTaxOf(tax: TouristTax, party: Party, nights: number, netRentCents: Cents): Cents {
	const taxed = Math.min(nights, tax.maxNights ?? nights);
	if (tax.mode === "fixed") {
		const perNight = party.adults * tax.adultCents + party.children * tax.childCents + party.babies * tax.babyCents;
		return perNight * taxed;
	}
	const heads = party.adults + party.children + party.babies;
	const perHeadNight = Math.floor(netRentCents / (nights * heads));
	const rounded = percentOf(perHeadNight, tax.percentBp);
	return Math.min(rounded, tax.capCents ?? rounded) * party.adults * taxed;
}
