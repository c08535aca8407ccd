import { percentOf } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import { fixedKey, fixedRent, PAGE_HOMES, type Page, WORDS } from "./page.ts";
import { extraPersonCents } from "./price.ts";
import type { PlannedStay } from "./query-plan.ts";

/**
 * All-in totals of one stay in many homes of a page: `grandOf`, in one loop that reads its columns from end to end.
 * `slots` holds the homes; `grand` takes the totals in the same order.
 */
export function pricePage(
	page: Page,
	slots: Int32Array,
	count: number,
	stay: PlannedStay,
	party: Party,
	grand: Float64Array,
): void {
	const { arrival, nights, charges: added } = stay;
	const { los, campaign } = stay.reductions;
	const { rent, includedGuests, evenExtra, fixedArrival, discounts, charges, feeStay } = page;
	const first = arrival * PAGE_HOMES;
	const last = (arrival + nights) * PAGE_HOMES;
	const fixedRow = arrival * WORDS;
	const persons = party.adults + party.children;
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		let net = ((rent[last + slot] as number) - (rent[first + slot] as number)) >>> 0;
		if ((((fixedArrival[fixedRow + (slot >>> 5)] as number) >>> (slot & 31)) & 1) !== 0) {
			const rents = page.fixed[slot];
			net = (rents && fixedRent(rents, fixedKey(arrival, nights))) ?? net;
		}
		const extraPersons = Math.max(0, persons - (includedGuests[slot] as number));
		const even = evenExtra[slot] as number;
		if (even >= 0) net += extraPersons * even * nights;
		else if (extraPersons > 0) net += extraPersons * extraPersonCents(page, slot, arrival, nights);
		// No reduction takes 0 away: cheaper than a branch that is taken by every other home.
		const entry = discounts[slot] as number;
		net -= percentOf(net, los[entry] as number);
		net -= percentOf(net, campaign[entry] as number);
		grand[at] = net + (feeStay[slot] as number) + added.of(charges[slot] as number, net);
	}
}
