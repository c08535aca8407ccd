import { percentOf } from "#domain/money.ts";
import type { Party } from "#domain/party/party.ts";
import { fixedKey, fixedRent, PAGE_HOMES, type Page, TAX, WORDS } from "./page.ts";
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
	addFeesAndTax(page, slots, count, stay.nights, party, grand);
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

function addFeesAndTax(
	page: Page,
	slots: Int32Array,
	count: number,
	nights: number,
	{ adults, children, babies, pets }: Party,
	grand: Float64Array,
): void {
	const { feeStay, feeNight, feePerson, feePersonNight, feePet, feePetNight } = page;
	const { tax, taxAdult, taxChild, taxBaby, taxNights } = page;
	const persons = adults + children;
	const headNights = nights * (persons + babies);
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		const net = grand[at] as number;
		let total =
			net +
			(feeStay[slot] as number) +
			nights * ((feeNight[slot] as number) + persons * (feePersonNight[slot] as number)) +
			persons * (feePerson[slot] as number);
		if (pets > 0) total += pets * ((feePet[slot] as number) + nights * (feePetNight[slot] as number));
		const mode = tax[slot] as number;
		if (mode === TAX.fixed) {
			const perNight =
				adults * (taxAdult[slot] as number) +
				children * (taxChild[slot] as number) +
				babies * (taxBaby[slot] as number);
			total += perNight * Math.min(nights, taxNights[slot] as number);
		} else if (mode === TAX.percent) {
			const perAdult = percentOf(Math.floor(net / headNights), taxAdult[slot] as number);
			total += Math.min(perAdult, taxChild[slot] as number) * adults * Math.min(nights, taxNights[slot] as number);
		}
		grand[at] = total;
	}
}
