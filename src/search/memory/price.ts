import { type BasisPoints, type Cents, percentOf } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import { fixedKey, fixedRent, PAGE_HOMES, type Page, RULE } from "./page.ts";
import type { StayCharges } from "./stay-charges.ts";

/** A stay as columns know it: days from the index's base day on. */
export interface IndexedStay {
	readonly arrival: number;
	readonly nights: number;
}

/** A stay of a search. */
export interface DatedStay extends IndexedStay {
	/** From today on. */
	readonly daysToArrival: number;
}

/** All-in total of a stay that is known to be possible: the domain's `priceOf`, from columns. */
export function grandOf(
	page: Page,
	slot: number,
	arrival: number,
	nights: number,
	party: Party,
	losBp: BasisPoints,
	campaignBp: BasisPoints,
	charges: StayCharges,
): Cents {
	const persons = party.adults + party.children;
	const rents = page.fixed[slot] as Page["fixed"][number];
	const fixed = rents === null ? null : fixedRent(rents, fixedKey(arrival, nights));
	let net =
		fixed ??
		((page.rent[(arrival + nights) * PAGE_HOMES + slot] as number) -
			(page.rent[arrival * PAGE_HOMES + slot] as number)) >>>
			0;
	const extraPersons = persons - (page.includedGuests[slot] as number);
	if (extraPersons > 0) net += extraPersons * extraPersonCents(page, slot, arrival, nights);
	if (losBp > 0) net -= percentOf(net, losBp);
	if (campaignBp > 0) net -= percentOf(net, campaignBp);
	return net + (page.feeStay[slot] as number) + charges.of(page.charges[slot] as number, net);
}

/** What one extra person pays for the nights. */
export function extraPersonCents(page: Page, slot: number, arrival: number, nights: number): Cents {
	const even = page.evenExtra[slot] as number;
	if (even >= 0) return even * nights;
	const start = page.ruleStart[slot] as number;
	let cents = 0;
	for (let night = arrival; night < arrival + nights; night++) {
		const rule = page.rule[night * PAGE_HOMES + slot] as number;
		cents += page.rules[start + rule * RULE.size + RULE.extra] as number;
	}
	return cents;
}
