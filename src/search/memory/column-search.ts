import type { DayNumber } from "#domain/time/civil-date.ts";
import { LAST_MINUTE_DAYS } from "../last-minute.ts";
import { asksOtherDates, type SearchHit, type SearchQuery, type SearchResult } from "../query.ts";
import { type OrderedHit, orderOf, type Standing } from "../standing.ts";
import { ChoicePass, choicesOf } from "./choices.ts";
import { FacetCounter, GROUPS } from "./facet-counter.ts";
import { HitList } from "./hit-list.ts";
import { fromPriceIn } from "./lowest-prices.ts";
import { keepStay, maskStay, setBit, slotsOf } from "./narrow.ts";
import { otherDates } from "./other-stays.ts";
import { PAGE_HOMES, type Page, WORDS } from "./page.ts";
import { pricePage } from "./price-page.ts";
import { PriceTally } from "./price-tally.ts";
import { ALL_PASS, type PlannedStay, planOf, type QueryPlan } from "./query-plan.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Steps } from "./steps.ts";

/** Searches run one after the other and use the same memory (`steps.ts`). */
let scratch = new HitList(PAGE_HOMES);
/** Bitmaps of the hits, page after page. */
let hitBits = new Uint32Array(WORDS);
const mask = new Uint32Array(WORDS);
const nearly = new Uint32Array(GROUPS * WORDS);
const stayLastMinute = new Uint32Array(WORDS);
const slots = new Int32Array(PAGE_HOMES);
/** By position in `slots`: the one group whose filter the home fails, total, price a night, number of its stay. */
const failed = new Int8Array(PAGE_HOMES);
const grand = new Float64Array(PAGE_HOMES);
const perNight = new Float64Array(PAGE_HOMES);
const choice = new Int16Array(PAGE_HOMES);
const choicePass = new ChoicePass();

/** What one pass over all pages finds; `hits` are good until the next pass. */
interface Pass {
	readonly plan: QueryPlan | null;
	readonly hits: HitList;
	readonly facets: FacetCounter;
	readonly prices: PriceTally;
}

function* passOver(snapshot: Snapshot, query: SearchQuery, today: DayNumber): Steps<Pass> {
	const { pages } = snapshot;
	const plan = planOf(snapshot, query, today);
	const facets = new FacetCounter();
	const prices = new PriceTally();
	if (scratch.capacity < pages.length * PAGE_HOMES) scratch = new HitList(pages.length * PAGE_HOMES);
	if (hitBits.length < pages.length * WORDS) hitBits = new Uint32Array(pages.length * WORDS);
	hitBits.fill(0);
	const hits = scratch;
	hits.clear();
	if (plan && plan.stays?.length !== 0) {
		for (let number = 0; number < pages.length; number++) {
			const page = pages[number] as Page;
			if (!plan.open(number, page, mask)) continue;
			searchPage(plan, number, page, hits, facets, prices);
			yield;
		}
	}
	return { plan, hits, facets, prices };
}

/** One pass over all pages: hits with exact prices, counts for every further choice, histogram, and the page asked for. */
export function* columnSearch(snapshot: Snapshot, query: SearchQuery, today: DayNumber): Steps<SearchResult> {
	const { pages } = snapshot;
	const { plan, hits, facets, prices } = yield* passOver(snapshot, query, today);
	return {
		totalResults: hits.size,
		hits: hits.page(pages, query).map((at) => hitOf(snapshot, plan, hits, at)),
		...prices.result(),
		facets: facets.facets(),
		bounds: hits.bounds(),
		points: query.withPoints ? hits.mapPoints(pages) : null,
		otherDates: asksOtherDates(query, hits.size) ? yield* otherDates(snapshot, query, today, hitBits) : [],
	};
}

/** Where a home stands among the hits, by the keys that order the page; null: it is none. */
export function* columnStanding(
	snapshot: Snapshot,
	query: SearchQuery,
	today: DayNumber,
	accoId: string,
): Steps<Standing | null> {
	const { pages, slots } = snapshot;
	const { plan, hits } = yield* passOver(snapshot, query, today);
	const found = hits.standing(pages, query, slots.get(accoId) ?? -1);
	if (!found) return null;
	const isRecommended = orderOf(query) === "recommended";
	const ordered = (at: number): OrderedHit => ({
		hit: hitOf(snapshot, plan, hits, at),
		keys: hits.orderKeys(pages, at),
		points: isRecommended ? hits.points(pages, at) : null,
	});
	return {
		list: "hits",
		place: found.place + 1,
		of: hits.size,
		home: ordered(found.at),
		before: found.before < 0 ? null : ordered(found.before),
		behind: found.behind < 0 ? null : ordered(found.behind),
	};
}

/** Takes in the hits of one page, whose open homes stand in `mask`. */
function searchPage(
	plan: QueryPlan,
	number: number,
	page: Page,
	hits: HitList,
	facets: FacetCounter,
	prices: PriceTally,
): void {
	const { party, stays, keepNearly, limits } = plan;
	const only = stays?.length === 1 ? (stays[0] as PlannedStay) : null;
	if (only) maskStay(page, only, mask);
	let count = plan.sieve(page, slots, slotsOf(mask, slots));
	if (only) count = keepStay(page, only, slots, count);
	if (keepNearly !== null) count = keepNearly(page, slots, count, failed);
	if (count === 0) return;
	let hasNearly = false;
	let lastMinute = page.lastMinute;
	if (stays === null) readFromPrices(page, slots, count);
	else if (only) {
		only.reductions.know(page.discounts, slots, count);
		choice.fill(0, 0, count);
		if (plan.lastMinutes) count = keepLastMinutes(page, stays, count);
		// Without a price filter only hits need a price.
		if (keepNearly !== null && limits === null) {
			hasNearly = markNearly(count);
			count = keepHits(count);
		}
		pricePage(page, slots, count, only, party, grand);
		// The nearest whole number above, without a division (see `percentOf`).
		const share = 1 / only.nights;
		const up = only.nights - 0.5;
		for (let at = 0; at < count; at++) perNight[at] = Math.floor(((grand[at] as number) + up) * share);
	} else {
		count = choicePass.run(page, stays, party, { slots, failed, grand, perNight, choice }, count);
		if (plan.lastMinutes) count = keepLastMinutes(page, stays, count);
	}
	if (stays !== null) {
		markLastMinutes(page, stays, count);
		lastMinute = stayLastMinute;
	}
	prices.add(perNight, keepNearly === null || (only && limits === null) ? null : failed, count);
	if (limits !== null) count = keepPrices(limits, count);
	if (keepNearly !== null && !(only && limits === null)) {
		hasNearly = markNearly(count);
		count = keepHits(count);
	}
	const start = number * WORDS;
	writeBits(hitBits, start, slots, count);
	const bits = hitBits.subarray(start, start + WORDS);
	hits.addPage(number, page, slots, count, grand, perNight, choice, bits);
	facets.add(page, bits, nearly, hasNearly, lastMinute);
}

/** Sets the bits of ascending slots. */
function writeBits(bits: Uint32Array, start: number, slots: Int32Array, count: number): void {
	let word = -1;
	let found = 0;
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		if (slot >>> 5 !== word) {
			if (word >= 0) bits[start + word] = found;
			word = slot >>> 5;
			found = 0;
		}
		found |= 1 << (slot & 31);
	}
	if (word >= 0) bits[start + word] = found;
}

function readFromPrices({ fromGrand, fromPerNight }: Page, slots: Int32Array, count: number): void {
	for (let at = 0; at < count; at++) {
		const slot = slots[at] as number;
		grand[at] = fromGrand[slot] as number;
		perNight[at] = fromPerNight[slot] as number;
	}
}

/** Moves a home that stays on to its new position. */
function move(from: number, to: number): void {
	slots[to] = slots[from] as number;
	failed[to] = failed[from] as number;
	grand[to] = grand[from] as number;
	perNight[to] = perNight[from] as number;
	choice[to] = choice[from] as number;
}

/** Whether the stay shown of the home at a position is a last-minute one. */
function isLastMinute({ discounts }: Page, stays: readonly PlannedStay[], at: number): boolean {
	const { reductions } = stays[choice[at] as number] as PlannedStay;
	return reductions.lastMinute[discounts[slots[at] as number] as number] === 1;
}

function keepLastMinutes(page: Page, stays: readonly PlannedStay[], count: number): number {
	let kept = 0;
	for (let at = 0; at < count; at++) if (isLastMinute(page, stays, at)) move(at, kept++);
	return kept;
}

function markLastMinutes(page: Page, stays: readonly PlannedStay[], count: number): void {
	stayLastMinute.fill(0);
	if (stays.every(({ daysToArrival }) => daysToArrival > LAST_MINUTE_DAYS)) return;
	for (let at = 0; at < count; at++) {
		if (isLastMinute(page, stays, at)) setBit(stayLastMinute, 0, slots[at] as number);
	}
}

function keepPrices({ min, max }: { readonly min: number; readonly max: number }, count: number): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		const price = perNight[at] as number;
		if (price >= 0 && price >= min && price <= max) move(at, kept++);
	}
	return kept;
}

/** Notes the homes that fail one group's filter alone; answers whether there are any. */
function markNearly(count: number): boolean {
	let found = false;
	nearly.fill(0);
	for (let at = 0; at < count; at++) {
		const group = failed[at] as number;
		if (group === ALL_PASS) continue;
		found = true;
		setBit(nearly, group * WORDS, slots[at] as number);
	}
	return found;
}

function keepHits(count: number): number {
	let kept = 0;
	for (let at = 0; at < count; at++) if (failed[at] === ALL_PASS) move(at, kept++);
	return kept;
}

function hitOf(snapshot: Snapshot, plan: QueryPlan | null, hits: HitList, at: number): SearchHit {
	const home = hits.home(at);
	const page = snapshot.pages[home >>> 10] as Page;
	const slot = home & (PAGE_HOMES - 1);
	const accoId = page.accoIds[slot] as string;
	const stays = plan?.stays ?? null;
	if (stays === null) return { accoId, price: null, from: fromPriceIn(page, slot), choices: null };
	const { stay, nights } = stays[hits.choice(at)] as PlannedStay;
	const price = { stay, nights, grandCents: hits.grand(at), perNightCents: hits.perNight(at) };
	return { accoId, price, from: null, choices: plan && choicesOf(page, slot, plan) };
}
