import { partyKey } from "#domain/party/party.ts";
import { type DayNumber, mondayOf } from "#domain/time/civil-date.ts";
import {
	byWeekOrder,
	type LastMinuteAnswer,
	type LastMinuteHit,
	type LastMinuteQuery,
	lastMinuteWeeks,
	type WeekOrder,
} from "../last-minute-weeks.ts";
import { FacetCounter, GROUPS } from "./facet-counter.ts";
import { type DayReductions, dayReductions } from "./from-prices.ts";
import { and, setBit } from "./narrow.ts";
import { PAGE_HOMES, type Page, WORDS } from "./page.ts";
import { PriceTally } from "./price-tally.ts";
import { planOf, type QueryPlan, writeBase } from "./query-plan.ts";
import { type ReducedFor, type ReducedStay, reducedStays } from "./reduced-stays.ts";
import type { Snapshot } from "./snapshot.ts";

/** The best last-minute stays of a page's homes, one a home and week; homes ascending, weeks in time. */
interface PageOffers {
	readonly slot: Uint16Array;
	/** Weeks after this one. */
	readonly week: Uint8Array;
	readonly percent: Uint8Array;
	/** Days after today. */
	readonly days: Uint8Array;
	readonly nights: Uint16Array;
	readonly grand: Float64Array;
	readonly before: Float64Array;
}

/** Searches never see a page change, so what was worked out of one holds as long as the page, for a day and a party. */
const known = new WeakMap<Page, Map<string, PageOffers>>();
/** Parties that a page remembers, some 50 kB each. */
const MOST_PARTIES = 6;
/** Pages that are worked out before other requests have their turn; each takes some milliseconds. */
const PAGES_AT_ONCE = 4;
const PERCENTS = 101;

/** Last-minute stays from the columns: each page's are worked out once for a party, and then only filtered. */
export async function columnLastMinutes(
	snapshot: Snapshot,
	query: LastMinuteQuery,
	today: DayNumber,
): Promise<LastMinuteAnswer> {
	const weeks = lastMinuteWeeks(today);
	const filters = { ...query.filters, lastMinutes: true };
	const plan = planOf(snapshot, { ...query, filters, stays: null }, today);
	const facets = new FacetCounter();
	const prices = new PriceTally();
	if (!plan) {
		const none = weeks.map((week) => ({ ...week, count: 0, hits: [] }));
		return { homes: 0, weeks: none, ...prices.result(), facets: facets.facets() };
	}
	const offers = await offersOf(snapshot, plan, today);
	const atAnyPrice = plan.limits === null ? offers : await offersOf(snapshot, { ...plan, limits: null }, today);
	const inWeek = query.week === null ? null : weeks.findIndex(({ monday }) => monday === query.week);
	const bits = new Uint32Array(snapshot.pages.length * WORDS);
	const nearly = new Uint32Array(GROUPS * WORDS);
	for (const [number, page] of snapshot.pages.entries()) {
		const start = number * WORDS;
		writeBase(plan, number, page, bits, start, nearly);
		const listed = bits.slice(start, start + WORDS);
		const withOffer = homesOf(offers[number] as PageOffers, inWeek);
		and(listed, withOffer, 0);
		for (let word = 0; word < nearly.length; word++) {
			nearly[word] = (nearly[word] as number) & (withOffer[word % WORDS] as number);
		}
		facets.add(page, listed, nearly, plan.keepNearly !== null, listed);
	}
	addPrices(prices, atAnyPrice, bits, inWeek);

	const tally = new Int32Array(weeks.length * PERCENTS);
	let homes = 0;
	let last = -1;
	eachOffer(offers, bits, (page, number, at) => {
		const cell = (page.week[at] as number) * PERCENTS + (page.percent[at] as number);
		tally[cell] = (tally[cell] as number) + 1;
		const home = number * PAGE_HOMES + (page.slot[at] as number);
		if (home !== last) homes++;
		last = home;
	});
	const bands = weeks.map(({ monday }, week) => {
		const isWanted = query.week === null || query.week === monday;
		return bandOf(tally.subarray(week * PERCENTS, (week + 1) * PERCENTS), query.from, isWanted ? query.perPage : 0);
	});
	const rows: { readonly order: WeekOrder; readonly hit: LastMinuteHit }[][] = weeks.map(() => []);
	eachOffer(offers, bits, (page, number, at) => {
		const week = page.week[at] as number;
		const percent = page.percent[at] as number;
		const { least, most } = bands[week] as Band;
		if (percent >= least && percent <= most) rows[week]?.push(rowOf(snapshot.pages[number] as Page, page, at, today));
	});
	return {
		homes,
		...prices.result(),
		facets: facets.facets(),
		weeks: weeks.map((days, week) => {
			const { count, skip, take } = bands[week] as Band;
			const found = rows[week] ?? [];
			found.sort((a, b) => byWeekOrder(a.order, b.order));
			return { ...days, count, hits: found.slice(skip, skip + take).map(({ hit }) => hit) };
		}),
	};
}

/** The homes of a page that have an offer in a week; null: in any. */
function homesOf({ slot, week }: PageOffers, inWeek: number | null): Uint32Array {
	const found = new Uint32Array(WORDS);
	for (let at = 0; at < slot.length; at++) {
		if (inWeek === null || week[at] === inWeek) setBit(found, 0, slot[at] as number);
	}
	return found;
}

/** Adds to a tally the lowest price a night of each home whose bit is set, in a week; null: in any. */
function addPrices(prices: PriceTally, offers: readonly PageOffers[], bits: Uint32Array, inWeek: number | null): void {
	const lowest: number[] = [];
	let last = -1;
	eachOffer(offers, bits, (page, number, at) => {
		if (inWeek !== null && page.week[at] !== inWeek) return;
		const home = number * PAGE_HOMES + (page.slot[at] as number);
		const perNight = Math.ceil((page.grand[at] as number) / (page.nights[at] as number));
		// Offers of a home follow each other.
		if (home !== last) lowest.push(perNight);
		else lowest[lowest.length - 1] = Math.min(lowest.at(-1) as number, perNight);
		last = home;
	});
	prices.add(Float64Array.from(lowest), null, lowest.length);
}

/** Calls back for each offer of the homes whose bits are set. */
function eachOffer(
	offers: readonly PageOffers[],
	bits: Uint32Array,
	take: (page: PageOffers, number: number, at: number) => void,
): void {
	for (const [number, page] of offers.entries()) {
		const { slot } = page;
		for (let at = 0; at < slot.length; at++) {
			const home = slot[at] as number;
			if (((bits[number * WORDS + (home >>> 5)] as number) & (1 << (home & 31))) !== 0) take(page, number, at);
		}
	}
}

/** The percents in which a part of a week's order lies: only these homes need to be sorted. */
interface Band {
	readonly count: number;
	readonly least: number;
	readonly most: number;
	/** Of the homes within the band. */
	readonly skip: number;
	readonly take: number;
}

function bandOf(tally: Int32Array, from: number, take: number): Band {
	let count = 0;
	let above = 0;
	let least = PERCENTS;
	let most = -1;
	for (let percent = PERCENTS - 1; percent >= 0; percent--) {
		const here = tally[percent] as number;
		if (here > 0 && take > 0 && count < from + take && count + here > from) {
			if (most < 0) {
				most = percent;
				above = count;
			}
			least = percent;
		}
		count += here;
	}
	return { count, least, most, skip: from - above, take };
}

function rowOf(page: Page, offers: PageOffers, at: number, today: DayNumber) {
	const slot = offers.slot[at] as number;
	const accoId = page.accoIds[slot] as string;
	const arrival = today + (offers.days[at] as number);
	const nights = offers.nights[at] as number;
	const grandCents = offers.grand[at] as number;
	const percent = offers.percent[at] as number;
	const price = {
		stay: { arrival, departure: arrival + nights },
		nights,
		grandCents,
		perNightCents: Math.ceil(grandCents / nights),
	};
	const hit: LastMinuteHit = { accoId, price, beforeCents: offers.before[at] as number, percent };
	return { hit, order: { percent, grandCents, arrival, number: page.accoNo[slot] as number } };
}

/** The offers of all pages; those within price limits are worked out anew, for another stay may be the best then. */
async function offersOf(snapshot: Snapshot, plan: QueryPlan, today: DayNumber): Promise<PageOffers[]> {
	const { party, limits } = plan;
	const key = `${today} ${partyKey(party)}`;
	const all: PageOffers[] = [];
	let reductions: DayReductions | null = null;
	let made = 0;
	for (const page of snapshot.pages) {
		let offers = limits === null ? known.get(page)?.get(key) : undefined;
		if (!offers) {
			if (made > 0 && made % PAGES_AT_ONCE === 0) await new Promise<void>((resolve) => setImmediate(resolve));
			made++;
			reductions ??= dayReductions(snapshot.register, party);
			offers = pageOffers(snapshot, page, { party, limits, today, reductions });
			if (limits === null) keep(page, key, offers);
		}
		all.push(offers);
	}
	return all;
}

function keep(page: Page, key: string, offers: PageOffers): void {
	const parties = known.get(page) ?? new Map<string, PageOffers>();
	known.set(page, parties);
	// The first of a map is the oldest.
	for (const oldest of parties.keys()) {
		if (parties.size < MOST_PARTIES) break;
		parties.delete(oldest);
	}
	parties.set(key, offers);
}

interface Wanted extends ReducedFor, Pick<QueryPlan, "limits"> {}

interface Offer {
	readonly week: number;
	readonly order: WeekOrder;
	readonly stay: ReducedStay;
}

function pageOffers(snapshot: Snapshot, page: Page, wanted: Wanted): PageOffers {
	const found: { readonly slot: number; readonly offer: Offer }[] = [];
	for (let slot = 0; slot < PAGE_HOMES; slot++) {
		if (((page.lastMinute[slot >>> 5] as number) & (1 << (slot & 31))) === 0) continue;
		for (const offer of homeOffers(snapshot, page, slot, wanted)) found.push({ slot, offer });
	}
	return {
		slot: Uint16Array.from(found, ({ slot }) => slot),
		week: Uint8Array.from(found, ({ offer }) => offer.week),
		percent: Uint8Array.from(found, ({ offer }) => offer.stay.percent),
		days: Uint8Array.from(found, ({ offer }) => offer.stay.days),
		nights: Uint16Array.from(found, ({ offer }) => offer.stay.nights),
		grand: Float64Array.from(found, ({ offer }) => offer.stay.grandCents),
		before: Float64Array.from(found, ({ offer }) => offer.stay.beforeCents),
	};
}

/** A home's best stay of each week: the domain's `bestOfWeeks`, from columns. */
function homeOffers(snapshot: Snapshot, page: Page, slot: number, wanted: Wanted): Offer[] {
	const { limits, today } = wanted;
	const best: Offer[] = [];
	for (const stay of reducedStays(snapshot, page, slot, wanted)) {
		const { days, nights, grandCents, percent } = stay;
		const perNight = Math.ceil(grandCents / nights);
		if (limits !== null && (perNight < limits.min || perNight > limits.max)) continue;
		const arrival = today + days;
		const week = (mondayOf(arrival) - mondayOf(today)) / 7;
		const order = { percent, grandCents, arrival, number: page.accoNo[slot] as number };
		const known = best.at(-1);
		const offer = { week, order, stay };
		if (known?.week !== week) best.push(offer);
		else if (byWeekOrder(order, known.order) < 0) best[best.length - 1] = offer;
	}
	return best;
}
