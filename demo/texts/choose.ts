import { byLanguage, LANGUAGES, type Localized } from "#domain/language.ts";
import { type Fragment, forTwo, type TextHome } from "./text-home.ts";

/** Choosing among fragments so that neighbours never say the same. */

/** Homes of one place among which no fragment is used twice, as far as the pool reaches. */
export const NEIGHBOURS = 13;

/** `{a|b|c}`, where an option may hold a placeholder `{name}`. */
const CHOICE = /\{((?:[^{}]|\{\w+\})*\|(?:[^{}]|\{\w+\})*)\}/g;

/** Numbers between 0 and 1, always the same for the same seed. */
export function seededRandom(seed: string): () => number {
	let state = 2_166_136_261;
	for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
	return items
		.map((item) => ({ item, place: random() }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}

const variantCounts = new WeakMap<Localized, number>();

/** How many texts without a common half the inner choices of a fragment allow. */
function variantsOf(fragment: Localized): number {
	const known = variantCounts.get(fragment);
	if (known !== undefined) return known;
	const counts = LANGUAGES.flatMap((language) =>
		[...fragment[language].matchAll(CHOICE)].map(([, options = ""]) => options.split("|").length),
	);
	const most = Math.max(1, ...counts);
	variantCounts.set(fragment, most);
	return most;
}

/** Places of seams that are known already: each fragment is asked for with every home. */
const seams = new Map<string, number>();

/** The place of the first semicolon or full stop that has choices on both sides; -1 when none has. */
function seam(text: string): number {
	const known = seams.get(text);
	if (known !== undefined) return known;
	const masked = text.replace(CHOICE, (choice) => "|".repeat(choice.length));
	const ends = [...masked.matchAll(/[;.] /g)].map(({ index }) => index);
	const found = ends.find((index) => masked.slice(0, index).includes("|") && masked.slice(index).includes("|")) ?? -1;
	seams.set(text, found);
	return found;
}

/**
 * The fragment with its inner choices made, the same choice in every language. Choices move together, but
 * behind the seam of two clauses they are `shift` options ahead.
 */
function variantOf(fragment: Fragment, variant: number, shift = 0): Fragment {
	const parted = !fragment.tied && LANGUAGES.every((language) => seam(fragment[language]) >= 0);
	const choose = (text: string): string => {
		const at = seam(text);
		return text.replace(CHOICE, (_, options: string, offset: number) => {
			const all = options.split("|");
			return all[(variant + (parted && offset > at ? shift : 0)) % all.length] ?? "";
		});
	};
	return { ...fragment, ...byLanguage((language) => choose(fragment[language])) };
}

/** Every saying of a fragment. */
function sayingsOf(fragment: Fragment, seed: string): Fragment[] {
	const random = seededRandom(`${seed}|${fragment.en}`);
	const start = Math.floor(random() * 6);
	const shift = Math.floor(random() * 6);
	return Array.from({ length: variantsOf(fragment) }, (_, index) => variantOf(fragment, start + index, shift));
}

/**
 * What falls to a turn: fragments of its own where there are enough for all neighbours, else those of a
 * neighbour in other variants; `over` are those that come round again with nothing new to say.
 */
function dealt(pool: readonly Fragment[], seed: string, turn: number): { own: Fragment[]; over: boolean } {
	const seat = turn % NEIGHBOURS;
	const hands = Math.min(NEIGHBOURS, pool.length);
	const lap = Math.floor(seat / hands);
	const laps = Math.ceil(NEIGHBOURS / pool.length);
	const mine = shuffled(pool, seededRandom(seed)).filter((_, index) => index % hands === seat % hands);
	const own = mine.flatMap((fragment) => {
		const all = sayingsOf(fragment, seed);
		const shared = Math.min(laps, all.length);
		return all.filter((_, index) => index % shared === lap % shared);
	});
	return { own, over: mine.every((fragment) => lap >= variantsOf(fragment)) };
}

const CHILD = /\bchild/i;

/**
 * What a home may say from a pool: what falls to its turn of the fragments that are true of every home and of
 * those with a condition; sometimes nothing. So two homes of a place with different turns share nothing as far
 * as the pool reaches.
 */
export function candidates(pool: readonly Fragment[], home: TextHome, slot: string): Fragment[] {
	const seed = `${slot}|${home.region.en}|${home.place.en}`;
	const suits = (fragment: Fragment): boolean =>
		(fragment.when?.(home) ?? true) &&
		!(fragment.walls && home.kind === "glampingTent") &&
		!(forTwo(home) && CHILD.test(fragment.en));
	const common = pool.filter(({ when }) => !when);
	const special = dealt(
		pool.filter(({ when }) => when),
		`${seed}|special`,
		home.turn,
	);
	return [...(special.over ? [] : special.own), ...dealt(common, seed, home.turn).own].filter(suits);
}
