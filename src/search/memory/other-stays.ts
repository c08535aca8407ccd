import { accoNumber } from "#domain/accommodation/acco-id.ts";
import { otherStays } from "#domain/pricing/flexible-stays.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { MOST_OTHER_DATES, type OtherDateHit, type SearchQuery, type StayOffer } from "../query.ts";
import { PAGE_HOMES, type Page, WORDS } from "./page.ts";
import { plannedStay, planOf, writeBase } from "./query-plan.ts";
import type { Snapshot } from "./snapshot.ts";
import { StayPass } from "./stay-pass.ts";
import type { Steps } from "./steps.ts";

const pass = new StayPass();
/** Homes of all pages that pass every filter but dates and price. */
let base = new Uint32Array(0);
/** By slot: lowest total found at the rank, and the stay's number; −1: none. */
const lowest = new Float64Array(PAGE_HOMES);
const lowestStay = new Int32Array(PAGE_HOMES);

function room(pages: number): Uint32Array {
	if (base.length < pages * WORDS) base = new Uint32Array(pages * WORDS);
	return base;
}

interface Row {
	readonly accoId: string;
	readonly grand: number;
	readonly stay: number;
}

/**
 * Homes that are possible on other dates than the query's one stay. `hits`: bitmaps of the homes that are possible
 * on it. Goes from rank to rank and stops when enough are found.
 */
export function* otherDates(
	snapshot: Snapshot,
	query: SearchQuery,
	today: DayNumber,
	hits: Uint32Array,
): Steps<OtherDateHit[]> {
	const { pages } = snapshot;
	const [requested] = query.stays ?? [];
	// The plan of the stay asked for serves for all others: its facts and tests know no dates.
	const plan = planOf(snapshot, query, today);
	if (!requested || !query.otherDates || !plan) return [];
	const others = otherStays(requested, query.otherDates.days, today).flatMap(({ stay, rank }, number) => {
		const planned = plannedStay(snapshot, stay, number, plan.party, today);
		return planned ? [{ ...planned, rank }] : [];
	});
	const bits = room(pages.length);
	for (let number = 0; number < pages.length; number++) {
		const start = number * WORDS;
		writeBase(plan, number, pages[number] as Page, bits, start);
		for (let word = start; word < start + WORDS; word++) bits[word] = (bits[word] as number) & ~(hits[word] as number);
	}
	const found: Row[] = [];
	for (let from = 0; from < others.length && found.length < MOST_OTHER_DATES; ) {
		let to = from;
		while (others[to]?.rank === others[from]?.rank) to++;
		const rank = others.slice(from, to);
		const rows: Row[] = [];
		for (let number = 0; number < pages.length; number++) {
			const page = pages[number] as Page;
			lowest.fill(-1);
			for (const stay of rank) {
				const possible = pass.run(page, bits, number * WORDS, stay, plan.party);
				const count = pass.keepWanted(page, plan, stay, possible);
				for (let at = 0; at < count; at++) {
					const slot = pass.slots[at] as number;
					const grand = pass.grand[at] as number;
					if ((lowest[slot] as number) >= 0 && grand >= (lowest[slot] as number)) continue;
					lowest[slot] = grand;
					lowestStay[slot] = stay.number;
				}
			}
			for (let slot = 0; slot < PAGE_HOMES; slot++) {
				const grand = lowest[slot] as number;
				if (grand < 0) continue;
				rows.push({ accoId: page.accoIds[slot] as string, grand, stay: lowestStay[slot] as number });
				const word = number * WORDS + (slot >>> 5);
				bits[word] = (bits[word] as number) & ~(1 << (slot & 31));
			}
			yield;
		}
		rows.sort((a, b) => a.grand - b.grand || accoNumber(a.accoId) - accoNumber(b.accoId));
		found.push(...rows.slice(0, MOST_OTHER_DATES - found.length));
		from = to;
	}
	const stays = new Map(others.map((planned) => [planned.number, planned]));
	return found.flatMap(({ accoId, grand, stay: number }) => {
		const planned = stays.get(number);
		if (!planned) return [];
		const { stay, nights, rank } = planned;
		const price = { stay, nights, grandCents: grand, perNightCents: Math.ceil(grand / nights) };
		return [{ accoId, price, from: null, choices: null, rank }];
	});
}

/** For each single stay of the query: the number of homes and the lowest price. */
export function* stayOffers(snapshot: Snapshot, query: SearchQuery, today: DayNumber): Steps<StayOffer[]> {
	const offers = (query.stays ?? []).map((): StayOffer => ({ count: 0, lowestCents: null }));
	const plan = planOf(snapshot, query, today);
	if (!plan?.stays) return offers;
	const { pages } = snapshot;
	const bits = room(1);
	for (let number = 0; number < pages.length; number++) {
		const page = pages[number] as Page;
		writeBase(plan, number, page, bits, 0);
		for (const stay of plan.stays) {
			const count = pass.keepWanted(page, plan, stay, pass.run(page, bits, 0, stay, plan.party));
			if (count === 0) continue;
			const before = offers[stay.number] as StayOffer;
			let lowestCents = before.lowestCents ?? Number.POSITIVE_INFINITY;
			for (let at = 0; at < count; at++) lowestCents = Math.min(lowestCents, pass.grand[at] as number);
			offers[stay.number] = { count: before.count + count, lowestCents };
		}
		yield;
	}
	return offers;
}
