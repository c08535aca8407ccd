import { percentOf } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import { fixedKey, fixedRent, PAGE_HOMES, type Page, TAX, USE, WORDS } from "./page.ts";
import { extraPersonCents, type IndexedStay } from "./price.ts";
import type { StayReductions } from "./stay-reductions.ts";

/**
 * All-in totals of one stay in many homes of a page: `grandOf`, in few loops that each read their columns from end
 * to end. `slots` holds the homes; `grand` takes the totals in the same order.
 */
export function pricePage(
	page: Page,
	slots: Int32Array,
	count: number,
	stay: IndexedStay,
	party: Party,
	reductions: StayReductions,
	grand: Float64Array,
): void {
	writeNet(page, slots, count, stay, party, reductions, grand);
	addTaxAndFees(page, slots, count, stay.nights, party, grand);
	addRareFees(page, slots, count, stay.nights, party, grand);
}

/** Rent and extra persons after both reductions. */
function writeNet(
	page: Page,
	slots: Int32Array,
	count: number,
	{ arrival, nights }: IndexedStay,
	party: Party,
	{ los, campaign }: StayReductions,
	grand: Float64Array,
): void {
	const { rent, includedGuests, evenExtra, fixedArrival, discounts } = page;
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
		grand[at] = net;
	}
}

/** The percent tax looks at the rent alone, hence comes before the fees. */
function addTaxAndFees(
	page: Page,
	slots: Int32Array,
	count: number,
	nights: number,
	{ adults, children, babies }: Party,
	grand: Float64Array,
): void {
	const { tax, taxAdult, taxChild, taxBaby, taxNights, feeStay } = page;
	const share = 1 / (nights * (adults + children + babies));
	const onlyAdults = children === 0 && babies === 0;
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		const net = grand[at] as number;
		const taxed = Math.min(nights, taxNights[slot] as number);
		// No tax stands as a fixed one of nothing.
		let perNight = adults * (taxAdult[slot] as number);
		if ((tax[slot] as number) === TAX.percent) {
			const perAdult = percentOf(Math.floor((net + 0.5) * share), taxAdult[slot] as number);
			perNight = Math.min(perAdult, taxChild[slot] as number) * adults;
		} else if (!onlyAdults) {
			perNight += children * (taxChild[slot] as number) + babies * (taxBaby[slot] as number);
		}
		grand[at] = net + (feeStay[slot] as number) + perNight * taxed;
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
