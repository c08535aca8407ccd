import { percentOf } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import { fixedKey, fixedRent, PAGE_HOMES, type Page, USE, WORDS } from "./page.ts";
import { extraPersonCents } from "./price.ts";
import type { PlannedStay } from "./query-plan.ts";

/**
 * All-in totals of one stay in many homes of a page: `grandOf`, in loops that read their columns from end to end.
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
	writeTotals(page, slots, count, stay, party, grand);
	addRareFees(page, slots, count, stay.nights, party, grand);
}

/** Rent and extra persons after both reductions, the tax, and the fees of a stay. */
function writeTotals(
	page: Page,
	slots: Int32Array,
	count: number,
	{ arrival, nights, reductions, taxes }: PlannedStay,
	party: Party,
	grand: Float64Array,
): void {
	const { rent, includedGuests, evenExtra, fixedArrival, discounts, tax, feeStay } = page;
	const { los, campaign } = reductions;
	const { fixed: fixedTax, bp: taxBp } = taxes;
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
		const taxed = tax[slot] as number;
		const taxCents = (taxBp[taxed] as number) === 0 ? (fixedTax[taxed] as number) : taxes.percent(taxed, net);
		grand[at] = net + (feeStay[slot] as number) + taxCents;
	}
}

/** Fees by other measures than the stay; pages where no home has such a fee are passed over. */
function addRareFees(
	page: Page,
	slots: Int32Array,
	count: number,
	nights: number,
	{ adults, children, pets }: Party,
	grand: Float64Array,
): void {
	const persons = adults + children;
	const { feesUsed } = page;
	if (feesUsed[USE.night]) addFee(page.feeNight, nights, slots, count, grand);
	if (feesUsed[USE.person]) addFee(page.feePerson, persons, slots, count, grand);
	if (feesUsed[USE.personNight]) addFee(page.feePersonNight, persons * nights, slots, count, grand);
	if (pets === 0) return;
	addFee(page.feePet, pets, slots, count, grand);
	addFee(page.feePetNight, pets * nights, slots, count, grand);
}

function addFee(fee: Int32Array, times: number, slots: Int32Array, count: number, grand: Float64Array): void {
	for (let at = 0; at < count; at++) {
		grand[at] = (grand[at] as number) + times * (fee[slots[at] as number] as number);
	}
}
