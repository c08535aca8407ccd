import { DEFAULT_PARTY } from "#domain/party/party.ts";
import { LIMITS } from "#domain/search/limits.ts";
import type { Rules } from "./rules.ts";
import type { Words } from "./tokens.ts";

/** Who travels, as a sentence says it; absent: nothing was said of them. */
export interface SaidParty {
	readonly adults: number;
	readonly children: number;
	readonly babies: number;
	readonly pets: number;
}

/** Children up to this age are babies to a price. */
const OLDEST_BABY = 2;

/**
 * Takes who travels. Persons are adults but for those of them that are named as children; a family of so many is two
 * adults and children; ages of children make babies of those up to two.
 */
export function readParty(words: Words, rules: Rules): Partial<SaidParty> {
	const { party } = rules;
	const said: { adults?: number; children?: number; babies?: number; pets?: number } = {};
	const count = (list: readonly RegExp[], add: (number: number) => unknown) => {
		for (const rule of list) {
			words.take(rule, ({ n }) => {
				const number = rules.number(n);
				return number >= 1 && number <= LIMITS.people.address && add(number) !== false;
			});
		}
	};
	const more = (name: keyof SaidParty) => (number: number) => {
		said[name] = (said[name] ?? 0) + number;
	};
	const once = (name: keyof SaidParty) => (number: number) => {
		if (said[name] !== undefined) return false;
		said[name] = number;
		return true;
	};
	const agesIn = (text: string): number[] =>
		text.split(" ").flatMap((word) => (rules.number(word) > 0 ? [rules.number(word)] : []));
	const makeBabies = (ages: readonly number[]): true => {
		const babies = Math.min(said.children ?? 0, ages.filter((age) => age <= OLDEST_BABY).length);
		if (babies === 0) return true;
		said.babies = (said.babies ?? 0) + babies;
		said.children = (said.children ?? 0) - babies;
		if (said.children === 0) delete said.children;
		return true;
	};
	let isOfThem = false;
	words.take(party.including, () => {
		isOfThem = true;
	});
	count(party.children, more("children"));
	count(party.babies, more("babies"));
	count(party.pets, more("pets"));
	count(party.adults, more("adults"));
	let persons: number | null = null;
	const set = (number: number) => {
		if (persons !== null) return false;
		persons = number;
		return true;
	};
	let family: number | null = null;
	count(party.family, (number) => {
		family ??= number;
	});
	count(party.persons, set);
	count([party.couples], (number) => set(2 * number));
	words.take(party.couple, () => set(2));
	for (const [rule, number] of party.together) words.take(rule, () => set(number));
	count([party.bare], set);
	words.take(party.adult, () => once("adults")(1));
	words.take(party.baby, () => once("babies")(1));
	words.take(party.childrenAged, (_, text) => {
		const count = agesIn(text).length;
		if (said.children !== undefined || count < 2) return false;
		said.children = count;
		return makeBabies(agesIn(text));
	});
	words.take(party.child, () => once("children")(1));
	for (const rule of party.ages) {
		words.take(rule, (_, text) =>
			said.children !== undefined || said.babies !== undefined ? makeBabies(agesIn(text)) : false,
		);
	}
	words.take(party.pet, () => {
		said.pets ??= 1;
	});
	const young = (said.children ?? 0) + (said.babies ?? 0);
	if (said.adults === undefined && persons !== null) said.adults = isOfThem ? Math.max(1, persons - young) : persons;
	if (said.adults === undefined && family !== null) {
		said.adults = DEFAULT_PARTY.adults;
		if (young === 0 && family > said.adults) said.children = family - said.adults;
		else if (young > 0) said.adults = Math.max(1, family - young);
		else if (family === 1) said.adults = 1;
	}
	return said;
}
