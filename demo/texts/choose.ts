import { LANGUAGES, type Localized } from "#domain/language.ts";
import type { Fragment, TextHome } from "./text-home.ts";

/** Choosing among fragments so that neighbours never say the same. */

/** Homes of one place among which no fragment is used twice, as far as the pool reaches. */
const NEIGHBOURS = 30;

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

/** How many different texts the inner choices `{a|b|c}` of a fragment allow; choices move together. */
export function variantsOf(fragment: Localized): number {
	const counts = LANGUAGES.flatMap((language) =>
		[...fragment[language].matchAll(CHOICE)].map(([, options = ""]) => options.split("|").length),
	);
	return Math.max(1, ...counts);
}

/** The fragment with its inner choices made, the same choice in every language. */
export function variantOf(fragment: Fragment, variant: number): Fragment {
	const choose = (text: string): string =>
		text.replace(CHOICE, (_, options: string) => {
			const all = options.split("|");
			return all[variant % all.length] ?? "";
		});
	const { nl, en, de, fr } = fragment;
	return { ...fragment, nl: choose(nl), en: choose(en), de: choose(de), fr: choose(fr) };
}

/** Every variant of every fragment; the second variant of one comes only after the first of all. */
function spread(pool: readonly Fragment[], seed: string): Fragment[] {
	const order = shuffled(pool, seededRandom(seed));
	const start = Math.floor(seededRandom(`${seed}|start`)() * 12);
	const rounds = Math.max(0, ...order.map(variantsOf));
	return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
		order.filter((fragment) => round < variantsOf(fragment)).map((fragment) => variantOf(fragment, start + round)),
	);
}

interface Spread {
	readonly seed: string;
	readonly special: readonly Fragment[];
	readonly common: readonly Fragment[];
}

/** The last spread of each pool: homes come place by place, and all of a place share one. */
const lastSpreads = new WeakMap<readonly Fragment[], Spread>();

function spreadOf(pool: readonly Fragment[], seed: string): Spread {
	const last = lastSpreads.get(pool);
	if (last?.seed === seed) return last;
	const made = {
		seed,
		special: spread(
			pool.filter((fragment) => fragment.when),
			`${seed}|special`,
		),
		common: spread(
			pool.filter((fragment) => !fragment.when),
			seed,
		),
	};
	lastSpreads.set(pool, made);
	return made;
}

/**
 * What a home may say from a pool. Fragments true of every home are dealt round by turn; those with a
 * condition belong to one turn in thirty. So two homes of a place with different turns share nothing until
 * the pool is used up.
 */
export function candidates(pool: readonly Fragment[], home: TextHome, slot: string): Fragment[] {
	const spreads = spreadOf(pool, `${slot}|${home.region.en}|${home.place.en}`);
	const special = spreads.special.filter(
		(fragment, index) => index % NEIGHBOURS === home.turn % NEIGHBOURS && fragment.when?.(home),
	);
	const { common } = spreads;
	const round = Math.min(NEIGHBOURS, common.length);
	return [...special, ...common.filter((_, index) => index % round === home.turn % round)];
}
