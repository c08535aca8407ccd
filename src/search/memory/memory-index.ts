import type { DayNumber } from "#domain/time/civil-date.ts";
import type { LastMinutePrice, ReductionQuestion } from "../last-minute.ts";
import type { LastMinuteAnswer, LastMinuteQuery } from "../last-minute-weeks.ts";
import type { SearchQuery, SearchResult, StayOffer } from "../query.ts";
import type { SearchHome } from "../search-home.ts";
import type { Standing } from "../standing.ts";
import { columnSearch, columnStanding } from "./column-search.ts";
import { dayReductions, writeFromPrice } from "./from-prices.ts";
import type { IndexImage } from "./index-image.ts";
import { columnLastMinutes } from "./last-minute-pass.ts";
import { stayOffers } from "./other-stays.ts";
import {
	copyPage,
	emptyPage,
	FACT,
	moveToNextDay,
	nextFromColumns,
	PAGE_HOMES,
	type Page,
	pageBytes,
	SPARE_DAYS,
	WORDS,
} from "./page.ts";
import { columnReductions } from "./reduced-stays.ts";
import type { Snapshot } from "./snapshot.ts";
import { atOnce, type Steps } from "./steps.ts";
import { TermsRegister } from "./terms-register.ts";
import { clearHome, writeHome } from "./write-home.ts";

/** All homes of the catalogue in columns. Searches see the last committed state while changes are written to copies. */
export interface MemoryIndex {
	/** Removes everything; searches go on with the old state until the next `commit`. */
	clear(): void;
	/** Takes in homes as they are now, and removes the gone ones. */
	put(homes: readonly SearchHome[], gone: readonly string[], today: DayNumber): void;
	/**
	 * Works out the lowest prices of what changed (of all homes on a new day), of the day and of the day after, and shows
	 * the state to searches.
	 */
	commit(today: DayNumber): Promise<void>;
	/** What searches read at this moment; null before the first commit. */
	image(): IndexImage | null;
	/** Goes on with an index that another process made, in place of all that this one holds. */
	takeImage(image: IndexImage): void;
	/**
	 * Whether a day is answered as if it had been committed: the committed day and the one after. So is the one before,
	 * to which a clock may go back, but for lowest prices, which then begin a day later.
	 */
	serves(today: DayNumber): boolean;
	/** Whether searches have something to read. */
	readonly isShown: boolean;
	/** On a day that is not served stays with dates are answered right, lowest prices are those of the nearest day. */
	search(query: SearchQuery, today: DayNumber): SearchResult;
	offers(query: SearchQuery, today: DayNumber): StayOffer[];
	/** As of the state when it is called. */
	lastMinutes(query: LastMinuteQuery, today: DayNumber): Promise<LastMinuteAnswer>;
	/** In the order of the questions; null: no reduction, or an unknown home. */
	reductions(questions: readonly ReductionQuestion[], today: DayNumber): (LastMinutePrice | null)[];
	/** Where a home stands among the hits; null: it is none. */
	standing(query: SearchQuery, today: DayNumber, accoId: string): Standing | null;
	/** The same with pauses; as of the state at the first step. While one is not over no other search may begin. */
	readonly inSteps: {
		search(query: SearchQuery, today: DayNumber): Steps<SearchResult>;
		offers(query: SearchQuery, today: DayNumber): Steps<StayOffer[]>;
		standing(query: SearchQuery, today: DayNumber, accoId: string): Steps<Standing | null>;
	};
	/** Homes that are live. */
	readonly size: number;
	/** Day after which the columns end too early; null: empty. */
	readonly lastDay: DayNumber | null;
	/** Memory of the columns. */
	readonly bytes: number;
}

/** State that changes are written to. */
interface Draft {
	readonly baseDay: DayNumber;
	readonly register: TermsRegister;
	slots: Map<string, number>;
	/** Searches read `slots`: it must be copied before it changes. */
	slotsPublished: boolean;
	/** Numbers that were given up and can be used again. */
	readonly free: number[];
	readonly pages: Page[];
	/** Pages that no search reads: new ones and copies. */
	readonly own: Set<number>;
	/** Homes whose lowest price is to be worked out. */
	readonly changed: Set<number>;
	committedDay: DayNumber | null;
}

/** What searches read, on the committed day and on the day after. */
interface Published {
	readonly day: DayNumber;
	readonly now: Snapshot;
	readonly next: Snapshot;
}

export function createMemoryIndex(): MemoryIndex {
	let published: Published | null = null;
	let size = 0;
	let draft: Draft | null = null;

	const open = (today: DayNumber): Draft => {
		draft ??= {
			baseDay: today,
			register: new TermsRegister(),
			slots: new Map(),
			slotsPublished: false,
			free: [],
			pages: [],
			own: new Set(),
			changed: new Set(),
			committedDay: null,
		};
		return draft;
	};

	const shown = (today: DayNumber): Snapshot => {
		if (!published) throw new Error("the index is searched before it is settled");
		return today > published.day ? published.next : published.now;
	};

	const commit = async (today: DayNumber) => {
		const state = open(today);
		const reductions = dayReductions(state.register);
		const newDay = state.committedDay !== today;
		const isNext = state.committedDay === today - 1;
		const { baseDay } = state;
		for (let number = 0; number < state.pages.length; number++) {
			if (!newDay) break;
			const page = pageToWrite(state, number);
			const next = nextFromColumns(page);
			if (isNext) moveToNextDay(page);
			for (let slot = 0; slot < PAGE_HOMES; slot++) {
				const isKnown = isNext && !state.changed.has(number * PAGE_HOMES + slot);
				if (!isKnown) writeFromPrice(page, slot, baseDay, today, reductions);
				writeFromPrice(page, slot, baseDay, today + 1, reductions, next);
			}
			// A page takes some 15 ms: let requests in between.
			await new Promise<void>((resolve) => setImmediate(resolve));
		}
		if (!newDay) {
			for (const home of state.changed) {
				const page = pageToWrite(state, home >>> 10);
				const slot = home & (PAGE_HOMES - 1);
				writeFromPrice(page, slot, baseDay, today, reductions);
				writeFromPrice(page, slot, baseDay, today + 1, reductions, nextFromColumns(page));
			}
		}
		state.changed.clear();
		state.own.clear();
		state.committedDay = today;
		publish(state, today);
	};

	const publish = (state: Draft, day: DayNumber) => {
		const { baseDay, register, slots } = state;
		const now = { pages: [...state.pages], baseDay, register, slots };
		published = { day, now, next: { ...now, pages: now.pages.map(onNextDay) } };
		state.slotsPublished = true;
		size = now.pages.reduce((sum, page) => sum + liveHomes(page), 0);
	};

	const inSteps: MemoryIndex["inSteps"] = {
		search: (query, today) => columnSearch(shown(today), query, today),
		offers: (query, today) => stayOffers(shown(today), query, today),
		standing: (query, today, accoId) => columnStanding(shown(today), query, today, accoId),
	};

	return {
		clear: () => {
			draft = null;
		},
		put: (homes, gone, today) => {
			const state = open(today);
			for (const accoId of gone) remove(state, accoId);
			for (const home of homes) write(state, home);
		},
		commit,
		image: () => {
			if (!published || draft?.committedDay == null) return null;
			const { pages, baseDay, register } = published.now;
			return { pages, baseDay, day: draft.committedDay, terms: register.terms };
		},
		takeImage: (image) => {
			draft = draftOf(image);
			publish(draft, image.day);
		},
		serves: (today) => {
			if (!published) return false;
			const { day, now } = published;
			return Math.abs(today - day) <= 1 && today >= now.baseDay && today <= now.baseDay + SPARE_DAYS;
		},
		get isShown() {
			return published !== null;
		},
		search: (query, today) => atOnce(inSteps.search(query, today)),
		offers: (query, today) => atOnce(inSteps.offers(query, today)),
		lastMinutes: (query, today) => columnLastMinutes(shown(today), query, today),
		reductions: (questions, today) => columnReductions(shown(today), questions, today),
		standing: (query, today, accoId) => atOnce(inSteps.standing(query, today, accoId)),
		inSteps,
		get size() {
			return size;
		},
		get lastDay() {
			return draft && draft.baseDay + SPARE_DAYS;
		},
		get bytes() {
			return (published?.now.pages ?? []).reduce((sum, page) => sum + pageBytes(page), 0);
		},
	};
}

/** Published pages as they are on the day after; they share all other columns. */
const nextDays = new WeakMap<Page, Page>();

function onNextDay(page: Page): Page {
	const known = nextDays.get(page) ?? { ...page, ...nextFromColumns(page) };
	nextDays.set(page, known);
	return known;
}

function draftOf({ pages, baseDay, day, terms }: IndexImage): Draft {
	const slots = new Map<string, number>();
	const free: number[] = [];
	let empty: number[] = [];
	for (const [number, { accoIds }] of pages.entries()) {
		for (const [slot, accoId] of accoIds.entries()) {
			const home = number * PAGE_HOMES + slot;
			if (accoId === "") {
				empty.push(home);
				continue;
			}
			// Numbers behind the last home were never given out.
			for (const unused of empty) free.push(unused);
			empty = [];
			slots.set(accoId, home);
		}
	}
	return {
		baseDay,
		register: TermsRegister.of(terms),
		slots,
		slotsPublished: false,
		free,
		pages: [...pages],
		own: new Set(),
		changed: new Set(),
		committedDay: day,
	};
}

function pageToWrite(state: Draft, number: number): Page {
	const page = state.pages[number];
	if (page && state.own.has(number)) return page;
	const own = page ? copyPage(page) : emptyPage();
	state.pages[number] = own;
	state.own.add(number);
	return own;
}

/** The map of homes, copied when searches read it: between a change and its commit they must see the old one. */
function slotsToWrite(state: Draft): Map<string, number> {
	if (state.slotsPublished) {
		state.slots = new Map(state.slots);
		state.slotsPublished = false;
	}
	return state.slots;
}

function write(state: Draft, entry: SearchHome): void {
	const { accoId } = entry.home;
	let home = state.slots.get(accoId);
	if (home === undefined) {
		home = state.free.pop() ?? state.slots.size;
		slotsToWrite(state).set(accoId, home);
	}
	writeHome(pageToWrite(state, home >>> 10), home & (PAGE_HOMES - 1), entry, state.baseDay, state.register);
	state.changed.add(home);
}

function remove(state: Draft, accoId: string): void {
	const home = state.slots.get(accoId);
	if (home === undefined) return;
	slotsToWrite(state).delete(accoId);
	state.free.push(home);
	state.changed.delete(home);
	clearHome(pageToWrite(state, home >>> 10), home & (PAGE_HOMES - 1));
}

function liveHomes(page: Page): number {
	let count = 0;
	for (let slot = 0; slot < PAGE_HOMES; slot++) {
		if (((page.facts[FACT.live * WORDS + (slot >>> 5)] as number) >>> (slot & 31)) & 1) count++;
	}
	return count;
}
