import type { LocationFact } from "#domain/accommodation/facts.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { LIMITS, type Sort } from "#domain/search/limits.ts";
import type { DayNumber } from "#domain/time/civil-date.ts";
import { readDates, type SaidDates } from "./read-dates.ts";
import { readParty, type SaidParty } from "./read-party.ts";
import { type Rules, rulesOf } from "./rules.ts";
import { Words } from "./tokens.ts";

/** What a sentence in the destination field asks for (“huisje aan zee met sauna voor 6 in juli onder 1500”). */
export interface Reading<Place> {
	/** As parameters of an address (`site/search-params.ts`); absent: nothing was said of it. */
	readonly requested: SaidParams;
	readonly place: Place | null;
	/** Something other than a place was said, if only that it is a home. */
	readonly isSentence: boolean;
	/** What no rule took, as it was typed, in its order. */
	readonly left: readonly string[];
}

/** The parameters that a sentence can say. */
export type SaidParams = Partial<SaidParty> &
	Omit<SaidDates, "nights"> & {
		readonly priceMin?: number;
		readonly priceMax?: number;
		readonly sort?: Sort;
		/** Filters by the names of their parameters. */
		readonly filters: Readonly<Record<string, number | 1 | readonly string[]>>;
	};

/**
 * Finds the place that some words name: `whole`, its name without an error; `within`, its name with that of what it
 * lies in; `near`, its whole name with one typing error.
 */
export type FindPlace<Place> = (text: string, how: "whole" | "within" | "near") => Place | null;

/** Shorter words with an error may be any word: “grand” is not Gand. */
const LEAST_LETTERS_WITH_ERROR = 6;
/** Longer names are not looked for. */
const MOST_WORDS_OF_A_PLACE = 5;
/** Below it a budget without a stay is one of a night, from it on one of a week. */
const LEAST_OF_A_WEEK = 400;
const NIGHTS_OF_A_WEEK = 7;

/**
 * Reads a sentence, always in the same way: names of places that are typed without an error, then dates, money,
 * distances, the party, facts; of what is left a place with a typing error. Budgets are those of the stay and become
 * euros a night, rounded down, unless a night is said; without dates one below 400 is a night's, any other a week's.
 */
export function readSentence<Place>(
	sentence: string,
	language: Language,
	today: DayNumber,
	findPlace: FindPlace<Place>,
): Reading<Place> {
	const rules = rulesOf(language);
	const words = new Words(sentence, (text, next) => isPassedOver(rules, text, next));
	const facts = new Facts();
	const named = namedPlace(words, rules, findPlace);
	for (let at = named?.first ?? 0; at < (named?.end ?? 0); at++) words.takeAt(at, 1);
	words.take(rules.noPets, () => facts.set("noPets", 1));
	readDistances(words, rules, facts);
	// First those of a night or a week: dates know a week too.
	const per = readBudget(words, rules, "per");
	const dates = readDates(words, rules, today);
	const rooms: readonly (readonly [string, readonly RegExp[], number])[] = [
		["bedrooms", rules.bedrooms, LIMITS.rooms.address],
		["bathrooms", rules.bathrooms, LIMITS.rooms.address],
		["stars", rules.stars, 5],
	];
	for (const [name, list, most] of rooms)
		for (const rule of list) {
			words.take(rule, ({ n }) => {
				const number = rules.number(n);
				return number >= 1 && number <= most && facts.set(name, number);
			});
		}
	const party = readParty(words, rules);
	const prices = { ...readBudget(words, rules, dates.nights), ...per };
	readFacts(words, rules, facts);
	const sort = readSort(words, rules);
	let generic = false;
	words.take(rules.anyKind, () => {
		generic = true;
	});
	const { place, left } = readRest(words, rules, named, findPlace);
	const { nights: _, ...when } = dates;
	const requested: SaidParams = { ...party, ...when, ...prices, ...(sort ? { sort } : {}), filters: facts.all };
	const says = Object.keys(requested).length > 1 || Object.keys(facts.all).length > 0;
	return { requested, place, isSentence: says || generic, left };
}

let isPrepared = false;

/** Makes every language's rules and uses them once, so that nobody waits for it; later calls do nothing. */
export function prepareSentences(): void {
	if (isPrepared) return;
	isPrepared = true;
	for (const language of LANGUAGES) readSentence("sauna 2027-07-03", language, 0, () => null);
}

/** Filters as they are said, each once. */
class Facts {
	readonly #all: Record<string, number | 1 | string[]> = {};

	get all(): SaidParams["filters"] {
		return this.#all;
	}

	set(name: string, value: number | 1): true {
		this.#all[name] = value;
		return true;
	}

	add(name: "facility" | "types" | "location", word: string): void {
		const list = this.#all[name];
		if (!Array.isArray(list)) this.#all[name] = [word];
		else if (!list.includes(word)) list.push(word);
	}
}

function readDistances(words: Words, rules: Rules, facts: Facts): void {
	for (const [name, list] of Object.entries(rules.distance))
		for (const rule of list) {
			words.take(rule, ({ n, unit }) => {
				const number = rules.number(n);
				// The filter knows whole kilometres.
				const km = unit?.startsWith("k") ? number : Math.ceil(number / 1000);
				return km >= 1 && km <= LIMITS.km.address && facts.set(name, km);
			});
		}
}

function readBudget(
	words: Words,
	rules: Rules,
	nights: number | null | "per",
): { priceMin?: number; priceMax?: number } {
	const found: { priceMin?: number; priceMax?: number } = {};
	const perNight = (
		said: Readonly<Record<string, string | undefined>>,
		text: string | undefined,
		round: (value: number) => number,
	) => {
		const amount = amountOf(text);
		if (amount === null) return null;
		if (said.night) return round(amount);
		if (said.week) return round(amount / NIGHTS_OF_A_WEEK);
		if (nights === "per") return null;
		if (nights !== null) return round(amount / nights);
		return amount < LEAST_OF_A_WEEK && !said.total ? round(amount) : round(amount / NIGHTS_OF_A_WEEK);
	};
	const set = (name: "priceMin" | "priceMax", value: number | null) => {
		if (value === null || found[name] !== undefined || value > LIMITS.price.address) return false;
		found[name] = value;
		return true;
	};
	for (const rule of [rules.budget.between, rules.budget.range]) {
		words.take(rule, (said) => {
			// Of two amounts the unit behind the second counts for both.
			const [low, high] = [perNight(said, said.a, Math.ceil), perNight(said, said.b, Math.floor)];
			if (low === null || high === null || low > high) return false;
			return set("priceMin", low) && set("priceMax", high);
		});
	}
	words.take(rules.budget.from, (said) => set("priceMin", perNight(said, said.a ?? said.b ?? said.c, Math.ceil)));
	words.take(rules.budget.upTo, (said) => set("priceMax", perNight(said, said.a, Math.floor)));
	words.take(rules.budget.plain, (said) => set("priceMax", perNight(said, said.a ?? said.b, Math.floor)));
	if (nights === "per") words.take(rules.budget.per, (said) => set("priceMax", perNight(said, said.a, Math.floor)));
	return found;
}

/** Euros of `1.500`, `1,500`, `1 500`, `99,50`; null where it is none, or too little to be money. */
function amountOf(text: string | undefined): number | null {
	if (!text) return null;
	const whole = text.replace(/[.,'\u00a0\u202f ](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
	const amount = Number(whole);
	return Number.isFinite(amount) && amount >= 20 ? amount : null;
}

function readFacts(words: Words, rules: Rules, facts: Facts): void {
	words.take(rules.lastMinutes, () => facts.set("lastMinutes", 1));
	words.take(rules.wellRated, () => facts.set("rating", 4));
	for (const [fact, rule] of rules.locations)
		words.take(rule, () => facts.add("location", fact satisfies LocationFact));
	for (const [amenity, rule] of rules.amenities) words.take(rule, () => facts.add("facility", amenity));
	for (const [kind, rule] of rules.kinds) words.take(rule, () => facts.add("types", kind));
	words.take(rules.detached, () => facts.set("detached", 1));
}

function readSort(words: Words, rules: Rules): Sort | null {
	let found: Sort | null = null;
	for (const [sort, rule] of rules.sorts) {
		words.take(rule, () => {
			found ??= sort;
		});
	}
	return found;
}

interface NamedPlace<Place> {
	readonly place: Place;
	readonly first: number;
	readonly end: number;
}

/** The longest stretch that is a place's whole name. A word that says something else is no place by itself. */
function namedPlace<Place>(words: Words, rules: Rules, findPlace: FindPlace<Place>): NamedPlace<Place> | null {
	const { tokens } = words;
	for (let length = Math.min(MOST_WORDS_OF_A_PLACE, tokens.length); length >= 1; length--) {
		for (let first = 0; first + length <= tokens.length; first++) {
			const end = first + length;
			if (!mayBeName(words, rules, first, end)) continue;
			const place = findPlace(words.written(first, end), "whole");
			if (place) return { place, first, end };
		}
	}
	return null;
}

function mayBeName(words: Words, rules: Rules, first: number, end: number): boolean {
	const texts = words.tokens.slice(first, end).map(({ text }) => text);
	const [begin = "", last = ""] = [texts[0], texts.at(-1)];
	if (!/\p{L}/u.test(begin) || !/\p{L}/u.test(last)) return false;
	if (end - first > 1) return !(texts.every((text) => rules.fillers.has(text)) || rules.fillers.has(last));
	return !meansSomething(begin, rules) || (rules.fillers.has(begin) && standsAsName(words, rules, first));
}

/** Whether a small word stands where only a name can: `nice house` is praise, `in Nice` and `Nice, 4 people` are not. */
function standsAsName(words: Words, rules: Rules, at: number): boolean {
	const before = words.tokens[at - 1]?.text ?? "";
	const behind = words.tokens[at + 1]?.text;
	if (IN.includes(before) || behind === undefined || words.isParted(at + 1)) return true;
	return BEHIND_A_NAME.includes(behind) || /^\d/.test(behind) || rules.monthOf(behind) !== null;
}

const IN: readonly string[] = ["in", "a", "near", "bei", "bij", "around"];
const BEHIND_A_NAME: readonly string[] = [
	"from",
	"in",
	"for",
	"with",
	"under",
	"max",
	"until",
	"france",
	"italy",
	"spain",
];

/** Weekdays: the day itself stands beside them. */
function isPassedOver(rules: Rules, text: string, next: string | undefined): boolean {
	return rules.weekdays.has(text) || (rules.shortWeekdays.has(text) && /^\d/.test(next ?? ""));
}

/** A word of the vocabulary. */
function meansSomething(text: string, rules: Rules): boolean {
	if (rules.fillers.has(text) || rules.number(text) > 0 || rules.monthOf(text) !== null) return true;
	const all = [
		rules.anyKind,
		rules.detached,
		rules.lengths.weekend,
		rules.lengths.midweek,
		rules.lengths.week,
		rules.party.couple,
		rules.party.pet,
		rules.party.child,
		rules.party.baby,
		...Object.values(rules.feasts),
	];
	const single = [
		...all,
		...[...rules.kinds, ...rules.amenities, ...rules.locations, ...rules.sorts].map(([, rule]) => rule),
	];
	return single.some((rule) => {
		rule.lastIndex = 0;
		return rule.exec(` ${text} `)?.[0] === text;
	});
}

/** Of what no rule took: a place with what it lies in or with a typing error; the others are left. */
function readRest<Place>(
	words: Words,
	rules: Rules,
	named: NamedPlace<Place> | null,
	findPlace: FindPlace<Place>,
): { place: Place | null; left: readonly string[] } {
	const isNamed = (at: number) => named !== null && at >= named.first && at < named.end;
	const isOpen = (at: number) => isNamed(at) || !words.isTaken(at);
	const isFiller = (at: number) =>
		!isNamed(at) && (rules.fillers.has(words.tokens[at]?.text ?? "") || /^[-+€]$/.test(words.tokens[at]?.text ?? ""));
	let place = named?.place ?? null;
	const used = new Set<number>();
	for (const [first, end] of stretches(words.tokens.length, isOpen)) {
		let [from, to] = [first, end];
		while (from < to && isFiller(from)) from++;
		while (to > from && isFiller(to - 1)) to--;
		const holdsNamed = named !== null && named.first >= from && named.end <= to;
		if (from === to || (named && !holdsNamed) || (named && to - from === named.end - named.first)) continue;
		if (!named && (place || !isLongEnough(words.written(from, to)))) continue;
		const found =
			findPlace(words.written(from, to), named ? "within" : "near") ??
			(named ? null : placeInside(words, from, to, isFiller, findPlace, used));
		if (!found) continue;
		place = found;
		if (used.size === 0 || named) for (let at = from; at < to; at++) used.add(at);
	}
	const left: string[] = [];
	/** Small words that join two that are left belong to them. */
	const isLeft = (at: number): boolean => !words.isTaken(at) && !used.has(at) && !isNamed(at) && !isFiller(at);
	const joins = (at: number): boolean => {
		if (!isFiller(at) || words.isTaken(at) || words.isParted(at) || words.isParted(at + 1)) return false;
		if (rules.joining.has(words.tokens[at]?.text ?? "")) return false;
		let [before, behind] = [at - 1, at + 1];
		const isSmall = (to: number) =>
			isFiller(to) && !words.isTaken(to) && !words.isParted(to) && !rules.joining.has(words.tokens[to]?.text ?? "");
		while (before >= 0 && isSmall(before) && !words.isParted(before + 1)) before--;
		while (behind < words.tokens.length && isSmall(behind)) behind++;
		return before >= 0 && behind < words.tokens.length && isLeft(before) && isLeft(behind) && !words.isParted(behind);
	};
	for (const [first, end] of stretches(
		words.tokens.length,
		(at) => isLeft(at) || joins(at),
		(at) => words.isParted(at),
	)) {
		left.push(words.written(first, end));
	}
	return { place, left };
}

/** A place within words that as a whole are none; what is used of them is noted. */
function placeInside<Place>(
	words: Words,
	from: number,
	to: number,
	isFiller: (at: number) => boolean,
	findPlace: FindPlace<Place>,
	used: Set<number>,
): Place | null {
	for (let length = Math.min(MOST_WORDS_OF_A_PLACE, to - from - 1); length >= 1; length--) {
		for (let first = from; first + length <= to; first++) {
			const text = words.written(first, first + length);
			if (isFiller(first) || isFiller(first + length - 1) || !isLongEnough(text)) continue;
			const found = findPlace(text, "near");
			if (!found) continue;
			for (let at = first; at < first + length; at++) used.add(at);
			return found;
		}
	}
	return null;
}

function isLongEnough(text: string): boolean {
	return text.split(/[^\p{L}\p{M}]+/u).some((word) => word.length >= LEAST_LETTERS_WITH_ERROR);
}

/** Stretches of tokens that `is` holds of: from, and up to but not including. A new one begins where `parts` says so. */
function stretches(
	count: number,
	is: (at: number) => boolean,
	parts: (at: number) => boolean = () => false,
): [first: number, end: number][] {
	const found: [number, number][] = [];
	for (let at = 0; at < count; at++) {
		if (!is(at)) continue;
		const last = found.at(-1);
		if (last && last[1] === at && !parts(at)) last[1]++;
		else found.push([at, at + 1]);
	}
	return found;
}
