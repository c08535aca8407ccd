import type { Fee, FeeBasis, TouristTax } from "../home/rates.ts";
import { type Cents, percentOf } from "../money.ts";
import { type Party, personsOf } from "../party/party.ts";

/** How often a fee counts for a party and a number of nights. */
export function feeQuantity(per: FeeBasis, party: Party, nights: number): number {
	switch (per) {
		case "stay":
		case "booking":
			return 1;
		case "night":
			return nights;
		case "person":
			return personsOf(party);
		case "person_night":
			return personsOf(party) * nights;
		case "pet":
			return party.pets;
		case "pet_night":
			return party.pets * nights;
	}
}

/**
 * Units of an optional extra. `wanted` counts sets: persons or pets for fees by person or pet (never more
 * than travel), pieces otherwise; undefined means one for everybody. Fees by night multiply by the nights.
 */
export function extraQuantity(fee: Fee, wanted: number | undefined, party: Party, nights: number): number {
	const all = feeQuantity(fee.per, party, nights);
	if (wanted === undefined) return all;
	const byNight = fee.per === "night" || fee.per === "person_night" || fee.per === "pet_night";
	const units = wanted * (byNight ? nights : 1);
	const byHead = fee.per !== "stay" && fee.per !== "booking" && fee.per !== "night";
	return byHead ? Math.min(units, all) : units;
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
