import { percentOf } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import { fixedKey, fixedRent, PAGE_HOMES, type Page, TAX, USE, WORDS } from "./page.ts";
import { extraPersonCents, type IndexedStay } from "./price.ts";
import type { StayReductions } from "./stay-reductions.ts";

/**
 * All-in totals of one stay in many homes of a page: `grandOf`, step by step over all of them, so that each step
 * reads its few columns from end to end. `slots` holds the homes; `grand` takes the totals in the same order.
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
	writeGross(page, slots, count, stay, party, grand);
	reduce(page, slots, count, reductions, grand);
	addTax(page, slots, count, stay.nights, party, grand);
	addFees(page, slots, count, stay.nights, party, grand);
}

function writeGross(
	page: Page,
	slots: Int32Array,
	count: number,
	{ arrival, nights }: IndexedStay,
	party: Party,
	grand: Float64Array,
): void {
	const { rent, includedGuests, evenExtra, fixedArrival } = page;
	const first = arrival * PAGE_HOMES;
	const last = (arrival + nights) * PAGE_HOMES;
	const fixedRow = arrival * WORDS;
	const persons = party.adults + party.children;
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		let gross = ((rent[last + slot] as number) - (rent[first + slot] as number)) >>> 0;
		if ((((fixedArrival[fixedRow + (slot >>> 5)] as number) >>> (slot & 31)) & 1) !== 0) {
			const rents = page.fixed[slot];
			gross = (rents && fixedRent(rents, fixedKey(arrival, nights))) ?? gross;
		}
		const extraPersons = persons - (includedGuests[slot] as number);
		if (extraPersons > 0) {
			const even = evenExtra[slot] as number;
			gross += extraPersons * (even >= 0 ? even * nights : extraPersonCents(page, slot, arrival, nights));
		}
		grand[at] = gross;
	}
}

function reduce(page: Page, slots: Int32Array, count: number, reductions: StayReductions, grand: Float64Array): void {
	const { discounts } = page;
	const { los, campaign } = reductions;
	for (let at = 0; at < count; at++) {
		const entry = discounts[slots[at] as number] as number;
		const losBp = los[entry] as number;
		const campaignBp = campaign[entry] as number;
		if (losBp > 0) grand[at] = (grand[at] as number) - percentOf(grand[at] as number, losBp);
		if (campaignBp > 0) grand[at] = (grand[at] as number) - percentOf(grand[at] as number, campaignBp);
	}
}

/** Before the fees: the percent tax looks at the rent alone. */
function addTax(
	page: Page,
	slots: Int32Array,
	count: number,
	nights: number,
	{ adults, children, babies }: Party,
	grand: Float64Array,
): void {
	const { tax, taxAdult, taxChild, taxBaby, taxNights } = page;
	const headNights = nights * (adults + children + babies);
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		const mode = tax[slot] as number;
		if (mode === TAX.none) continue;
		const net = grand[at] as number;
		const taxed = Math.min(nights, taxNights[slot] as number);
		if (mode === TAX.fixed) {
			let perNight = adults * (taxAdult[slot] as number);
			if (children > 0) perNight += children * (taxChild[slot] as number);
			if (babies > 0) perNight += babies * (taxBaby[slot] as number);
			grand[at] = net + perNight * taxed;
		} else {
			const perAdult = percentOf(Math.floor(net / headNights), taxAdult[slot] as number);
			grand[at] = net + Math.min(perAdult, taxChild[slot] as number) * adults * taxed;
		}
	}
}

function addFees(
	page: Page,
	slots: Int32Array,
	count: number,
	nights: number,
	{ adults, children, pets }: Party,
	grand: Float64Array,
): void {
	const persons = adults + children;
	const { feesUsed } = page;
	addFee(page.feeStay, 1, slots, count, grand);
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
