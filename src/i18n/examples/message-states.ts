import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { INTL_LOCALE, LANGUAGES, type Language } from "#domain/language.ts";

/** What a text can come out as: each branch of its plurals and selects is a state of its own. */

export interface MessageArguments {
	/** Filled with a text or a number. */
	readonly plain: readonly string[];
	/** Numbers and cases that decide what is said, by the argument's name: at least one that leads into each branch. */
	readonly choices: ReadonlyMap<string, readonly (string | number)[]>;
}

/** Kinds of nodes in a compiled message (`icu-minify`). */
const SELECT = 1;
const PLURAL = 2;
const ORDINAL = 3;
const NUMBER = 4;

/** Numbers that between them lie in every plural category of the four languages. */
const COUNTS = [0, 1, 2, 3, 7, 21, 1_234, 1_000_000];
/** A message with more combinations is shown with one choice changed at a time. */
const MOST_STATES = 36;

/** What a text takes, as it is written in one language. */
export function argumentsOf(text: string, language: Language): MessageArguments {
	const plain = new Set<string>();
	const choices = new Map<string, Set<string | number>>();
	const add = (name: string, values: readonly (string | number)[]) => {
		const known = choices.get(name) ?? new Set();
		for (const value of values) known.add(value);
		choices.set(name, known);
	};
	const walk = (nodes: CompiledMessage | number): void => {
		if (typeof nodes === "string" || typeof nodes === "number") return;
		for (const node of nodes) {
			if (typeof node === "string" || typeof node === "number") continue;
			const [name, kind, options] = node as readonly [string | CompiledMessage, number?, object?];
			if (typeof name !== "string") walk(node as CompiledMessage);
			else if (kind === undefined) plain.add(name);
			else if (kind === NUMBER) add(name, [7]);
			else if (kind === SELECT || kind === PLURAL || kind === ORDINAL) {
				const cases = options as Readonly<Record<string, CompiledMessage>>;
				add(name, kind === SELECT ? Object.keys(cases) : countsOf(Object.keys(cases), language, kind === ORDINAL));
				for (const branch of Object.values(cases)) walk(typeof branch === "string" ? branch : branch);
			} else throw new Error(`a text holds a part of kind ${kind}, which has no states`);
		}
	};
	walk(compile(text));
	return {
		plain: [...plain].filter((name) => !choices.has(name)),
		choices: new Map([...choices].map(([name, values]) => [name, [...values].sort(byValue)])),
	};
}

/** A number for each branch, and for each category of the language, which may fall into `other`. */
function countsOf(branches: readonly string[], language: Language, isOrdinal: boolean): readonly number[] {
	const rules = new Intl.PluralRules(INTL_LOCALE[language], { type: isOrdinal ? "ordinal" : "cardinal" });
	const exact = branches.flatMap((branch) => (branch.startsWith("=") ? [Number(branch.slice(1))] : []));
	const typical = (category: string) =>
		COUNTS.filter((count) => !exact.includes(count) && count > 0).find((count) => rules.select(count) === category);
	const categories = rules.resolvedOptions().pluralCategories.filter((category) => category !== "many");
	return [...exact, ...categories.map(typical).filter((count) => count !== undefined)];
}

const byValue = (one: string | number, other: string | number) =>
	typeof one === "number" && typeof other === "number" ? one - other : 0;

/** The choices that all languages of a message make together, so that its states stand side by side. */
export function choicesOf(
	texts: Readonly<Partial<Record<Language, string>>>,
): readonly Readonly<Record<string, string | number>>[] {
	const together = new Map<string, Set<string | number>>();
	for (const language of LANGUAGES) {
		const text = texts[language];
		if (text === undefined) continue;
		for (const [name, values] of argumentsOf(text, language).choices) {
			together.set(name, new Set([...(together.get(name) ?? []), ...values]));
		}
	}
	const lists = [...together].map(([name, values]) => ({ name, values: [...values].sort(byValue) }));
	const combinations = lists.reduce((product, { values }) => product * values.length, 1);
	return combinations <= MOST_STATES ? combined(lists) : oneAtATime(lists);
}

type Choices = readonly { readonly name: string; readonly values: readonly (string | number)[] }[];

function combined(lists: Choices): readonly Readonly<Record<string, string | number>>[] {
	return lists.reduce<readonly Readonly<Record<string, string | number>>[]>(
		(states, { name, values }) => states.flatMap((state) => values.map((value) => ({ ...state, [name]: value }))),
		[{}],
	);
}

function oneAtATime(lists: Choices): readonly Readonly<Record<string, string | number>>[] {
	const base = Object.fromEntries(lists.map(({ name, values }) => [name, values.at(-1) ?? ""]));
	return [
		base,
		...lists.flatMap(({ name, values }) => values.slice(0, -1).map((value) => ({ ...base, [name]: value }))),
	];
}
