import { type Party, partyKey } from "#domain/party/party.ts";
import { BOOKING_HORIZON_DAYS } from "#domain/pricing/stay-rules.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import {
	becameDearer,
	LAST_MINUTE_DAYS,
	type LastMinutePrice,
	percentBelow,
	type ReductionQuestion,
} from "../last-minute.ts";
import { type DayReductions, dayReductions, shortestStay } from "./from-prices.ts";
import { PAGE_HOMES, type Page, WORDS } from "./page.ts";
import { grandOf } from "./price.ts";
import type { Snapshot } from "./snapshot.ts";

/** A home's stay with its last-minute reduction, as columns know it. */
export interface ReducedStay {
	/** From today to the arrival. */
	readonly days: number;
	readonly nights: number;
	readonly grandCents: number;
	readonly beforeCents: number;
	/** Never 0. */
	readonly percent: number;
}

export interface ReducedFor {
	readonly party: Party;
	readonly today: DayNumber;
	readonly reductions: DayReductions;
}

/**
 * The shortest stay of each arrival that has the reduction, in order of arrival, of a home that takes the party: the
 * domain's `lastMinuteStays`, priced.
 */
export function reducedStays(snapshot: Snapshot, page: Page, slot: number, wanted: ReducedFor): ReducedStay[] {
	const word = slot >>> 5;
	const mask = 1 << (slot & 31);
	const entry = page.discounts[slot] as number;
	const start = wanted.today - snapshot.baseDay;
	const found: ReducedStay[] = [];
	for (let days = page.minLeadDays[slot] as number; days <= LAST_MINUTE_DAYS; days++) {
		if (!wanted.reductions.isLastMinute(entry, days)) continue;
		const at = start + days;
		if (((page.arrive[at * WORDS + word] as number) & mask) === 0) continue;
		const nights = shortestStay(page, slot, at, start + BOOKING_HORIZON_DAYS);
		const reduced = nights === 0 ? null : reducedStay(snapshot, page, slot, days, nights, wanted);
		if (reduced) found.push(reduced);
	}
	return found;
}

/** A possible stay with its reduction, null: it has none: the domain's `lastMinutePrice`, from columns. */
function reducedStay(
	{ baseDay }: Snapshot,
	page: Page,
	slot: number,
	days: number,
	nights: number,
	{ party, today, reductions }: ReducedFor,
): ReducedStay | null {
	const entry = page.discounts[slot] as number;
	if (days < 0 || !reductions.isLastMinute(entry, days)) return null;
	const arrival = today + days;
	const rises = page.rises[slot];
	if (rises && becameDearer(rises, { arrival, departure: arrival + nights })) return null;
	const losBp = reductions.losBp(entry, nights);
	const charges = reductions.charges(nights);
	const price = (bp: number) => grandOf(page, slot, arrival - baseDay, nights, party, losBp, bp, charges);
	const grandCents = price(reductions.campaignBp(entry, days));
	const beforeCents = price(reductions.earlierBp(entry));
	const percent = percentBelow(grandCents, beforeCents);
	return percent === 0 ? null : { days, nights, grandCents, beforeCents, percent };
}

/** The reductions of stays that a search has named, and of homes' cheapest last-minute stays, in the order asked. */
export function columnReductions(
	snapshot: Snapshot,
	questions: readonly ReductionQuestion[],
	today: DayNumber,
): (LastMinutePrice | null)[] {
	const byParty = new Map<string, DayReductions>();
	const reductionsFor = (party: Party) => {
		const key = partyKey(party);
		const known = byParty.get(key) ?? dayReductions(snapshot.register, party);
		byParty.set(key, known);
		return known;
	};
	return questions.map(({ accoId, stay, party }) => {
		const number = snapshot.slots.get(accoId);
		if (number === undefined) return null;
		const page = snapshot.pages[Math.floor(number / PAGE_HOMES)] as Page;
		const slot = number % PAGE_HOMES;
		const wanted = { party, today, reductions: reductionsFor(party) };
		const reduced = stay
			? reducedStay(snapshot, page, slot, stay.arrival - today, stay.departure - stay.arrival, wanted)
			: cheapest(reducedStays(snapshot, page, slot, wanted));
		if (!reduced) return null;
		const { days, nights, grandCents, beforeCents, percent } = reduced;
		const arrival = today + days;
		return {
			stay: { arrival, departure: arrival + nights },
			nights,
			grandCents,
			perNightCents: Math.ceil(grandCents / nights),
			beforeCents,
			percent,
			rule: snapshot.register.lastMinuteRule(page.discounts[slot] as number, days),
		};
	});
}

/** The earliest on a tie. */
function cheapest(stays: readonly ReducedStay[]): ReducedStay | null {
	let best: ReducedStay | null = null;
	for (const stay of stays) {
		if (!best || stay.grandCents < best.grandCents) best = stay;
	}
	return best;
}
