import type { TouristTax } from "#domain/home/rates.ts";
import { percentOf } from "#domain/money.ts";
import { type Party, personsOf } from "#domain/party/party.ts";
import { touristTaxOf } from "#domain/pricing/fees.ts";
import { BOOKING_HORIZON_DAYS, type Stay } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { PAGE_HOMES, PAGE_WORDS } from "./bits.ts";
import { fixedRent } from "./home-days.ts";
import { fixedKey, LONGEST_LEAD, type Page, SEASON_WIDTH } from "./page.ts";
import type { Snapshot } from "./snapshot.ts";

/** Everything about a stay and a party that is the same for all homes. */
export interface StayPlan {
	/** Column days. */
	readonly arrival: number;
	readonly departure: number;
	readonly nights: number;
	/** Days from today to arrival. */
	readonly ahead: number;
	readonly party: Party;
	readonly persons: number;
	readonly fixedKey: number;
	/** By discount set, in basis points. */
	readonly losBp: Uint16Array;
	readonly campaignBp: Uint16Array;
	/** By tourist tax, in cents; −1 where it depends on the rent. */
	readonly taxCents: Float64Array;
	readonly taxes: readonly (TouristTax | null)[];
}

/** Plans a stay; null when no home can take it: dates in the past, in disorder or beyond the booking horizon. */
export function planStay(snapshot: Snapshot, stay: Stay, party: Party, today: DayNumber): StayPlan | null {
	const { arrival, departure } = stay;
	if (!Number.isInteger(arrival) || !Number.isInteger(departure)) return null;
	if (departure <= arrival || arrival < today || departure > today + BOOKING_HORIZON_DAYS) return null;
	const day = arrival - snapshot.base;
	const nights = departure - arrival;
	if (day < 0 || day + nights > snapshot.days) return null;
	return {
		arrival: day,
		departure: day + nights,
		nights,
		ahead: arrival - today,
		party,
		persons: personsOf(party),
		fixedKey: fixedKey(day, nights),
		losBp: snapshot.discounts.losBp(nights),
		campaignBp: snapshot.discounts.campaignBp(arrival - today),
		taxCents: snapshot.taxes.fixedCents(party, nights),
		taxes: snapshot.taxes.entries,
	};
}

/** Keeps in `words` the homes whose nights are all free and for sale and which take that arrival and departure day. */
export function keepPossible(plan: StayPlan, { nights, rates }: Page, words: Int32Array): void {
	const { free } = nights;
	const arrivalAt = plan.arrival * PAGE_WORDS;
	const departureAt = plan.departure * PAGE_WORDS;
	for (let word = 0; word < PAGE_WORDS; word++) {
		let left =
			(words[word] as number) &
			(rates.arrival[arrivalAt + word] as number) &
			(rates.departure[departureAt + word] as number);
		for (let at = arrivalAt + word; left !== 0 && at < departureAt; at += PAGE_WORDS) left &= free[at] as number;
		words[word] = left;
	}
}

function largestThrough({ arrival, departure }: StayPlan, pageThrough: Uint16Array): number {
	let largest = 0;
	for (let night = arrival; night < departure; night++) largest = Math.max(largest, pageThrough[night] as number);
	return largest;
}

function touchesLongerSeason(plan: StayPlan, seasons: Int32Array | null): boolean {
	if (!seasons) return false;
	for (let at = 0; at < seasons.length; at += SEASON_WIDTH) {
		const touched = (seasons[at] as number) < plan.departure && (seasons[at + 1] as number) > plan.arrival;
		if (touched && (seasons[at + 2] as number) > plan.nights) return true;
	}
	return false;
}

/**
 * Clears from `words` the homes whose lead time or length rules refuse the stay, and writes the all-in totals of
 * the others in cents to `grand` from `offset` + slot on: the same steps in the same order as priceOf() of the
 * domain, without extras, insurance, codes and credits. One loop does both: it is the heart of a search.
 */
export function priceAllowed(plan: StayPlan, page: Page, words: Int32Array, grand: Float64Array, offset: number): void {
	const { facts, rates } = page;
	const { nights, persons, party, ahead, losBp, campaignBp, taxCents } = plan;
	const { pets } = party;
	const { feeStay, feeNight, feePerson, feePersonNight, feePet, feePetNight } = facts;
	const { discounts, tax, includedGuests, minLeadDays } = facts;
	const { rent, minNights, maxNights, maxThrough, fixed, seasons } = rates;
	const arrivalAt = plan.arrival * PAGE_HOMES;
	const departureAt = plan.departure * PAGE_HOMES;
	const personNights = persons * nights;
	const leadMatters = (facts.limits[LONGEST_LEAD] as number) > ahead;
	const throughMatters = largestThrough(plan, rates.pageThrough) > nights;
	for (let word = 0; word < PAGE_WORDS; word++) {
		let left = words[word] as number;
		let kept = left;
		while (left !== 0) {
			const bit = left & -left;
			left ^= bit;
			const slot = (word << 5) | (31 - Math.clz32(bit));
			if (
				(minNights[arrivalAt + slot] as number) > nights ||
				(maxNights[arrivalAt + slot] as number) < nights ||
				(leadMatters && (minLeadDays[slot] as number) > ahead) ||
				(throughMatters &&
					(maxThrough[slot] as number) > nights &&
					touchesLongerSeason(plan, seasons[slot] as Int32Array | null))
			) {
				kept ^= bit;
				continue;
			}
			let net = ((rent[departureAt + slot] as number) - (rent[arrivalAt + slot] as number)) >>> 0;
			const fixedRents = fixed[slot] as Int32Array | null;
			if (fixedRents !== null) {
				const cents = fixedRent(fixedRents, plan.fixedKey);
				if (cents >= 0) net = cents;
			}
			const extraPersons = persons - (includedGuests[slot] as number);
			if (extraPersons > 0) net += extraPersons * extraCents(plan, seasons[slot] as Int32Array | null);
			const discountSet = discounts[slot] as number;
			const los = losBp[discountSet] as number;
			if (los !== 0) net -= percentOf(net, los);
			const campaign = campaignBp[discountSet] as number;
			if (campaign !== 0) net -= percentOf(net, campaign);
			const taxNo = tax[slot] as number;
			let taxOfStay = taxCents[taxNo] as number;
			if (taxOfStay < 0) taxOfStay = touristTaxOf(plan.taxes[taxNo] as TouristTax, party, nights, net);
			let fees =
				(feeStay[slot] as number) +
				nights * (feeNight[slot] as number) +
				persons * (feePerson[slot] as number) +
				personNights * (feePersonNight[slot] as number);
			if (pets > 0) fees += pets * ((feePet[slot] as number) + nights * (feePetNight[slot] as number));
			grand[offset + slot] = net + fees + taxOfStay;
		}
		words[word] = kept;
	}
}

/** Extra-person cents of a stay for one person. */
function extraCents(plan: StayPlan, seasons: Int32Array | null): number {
	if (!seasons) return 0;
	let cents = 0;
	for (let at = 0; at < seasons.length; at += SEASON_WIDTH) {
		const from = Math.max(seasons[at] as number, plan.arrival);
		const to = Math.min(seasons[at + 1] as number, plan.departure);
		if (from < to) cents += (to - from) * (seasons[at + 3] as number);
	}
	return cents;
}
