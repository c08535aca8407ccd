import { LANGUAGES, type Language } from "#domain/language.ts";
import { CATALOGUES, translator } from "../catalogues.server.ts";
import { exampleValue, MAY_BE_EMPTY } from "./example-values.ts";
import { argumentsOf, choicesOf } from "./message-states.ts";

/** One state of a text in all languages, as a reader sees it. */
export interface FilledText {
	/** File of the catalogues that holds it. */
	readonly part: string;
	/** Full name: group, dot, name. */
	readonly key: string;
	/** What decides it (`count 2, type Option`); empty: the text has one state. */
	readonly state: string;
	/** Texts of the office are in its language alone. */
	readonly said: Readonly<Partial<Record<Language, string>>>;
}

let filled: readonly FilledText[] | null = null;

/** Every text of the catalogues in every state, file by file. */
export function filledTexts(): readonly FilledText[] {
	filled ??= partNames().flatMap(textsOfPart);
	return filled;
}

function partNames(): readonly string[] {
	return [...new Set(LANGUAGES.flatMap((language) => Object.keys(CATALOGUES[language])))].sort();
}

function textsOfPart(part: string): readonly FilledText[] {
	const written = new Map<string, Partial<Record<Language, string>>>();
	for (const language of LANGUAGES) {
		for (const [group, texts] of Object.entries(CATALOGUES[language][part] ?? {})) {
			for (const [name, text] of Object.entries(texts)) {
				const key = `${group}.${name}`;
				written.set(key, { ...written.get(key), [language]: text });
			}
		}
	}
	return [...written].flatMap(([key, texts]) => statesOf(part, key, texts));
}

function statesOf(part: string, key: string, texts: Readonly<Partial<Record<Language, string>>>): FilledText[] {
	const states: FilledText[] = choicesOf(texts).map((choices) => ({
		part,
		key,
		state: stateName(choices),
		said: inAll(texts, (text, language) => fill(key, text, language, choices)),
	}));
	const first = choicesOf(texts)[0] ?? {};
	const empties = MAY_BE_EMPTY.filter((name) => name.startsWith(`${key}.`)).map((name) => name.slice(key.length + 1));
	return [
		...states,
		...empties.map((name) => ({
			part,
			key,
			state: `without ${name}`,
			said: inAll(texts, (text, language) => fill(key, text, language, { ...first, [name]: "" })),
		})),
	];
}

function stateName(choices: Readonly<Record<string, string | number>>): string {
	return Object.entries(choices)
		.map(([name, value]) => `${name} ${value}`)
		.join(", ");
}

function inAll(
	texts: Readonly<Partial<Record<Language, string>>>,
	make: (text: string, language: Language) => string,
): Partial<Record<Language, string>> {
	const said: Partial<Record<Language, string>> = {};
	for (const language of LANGUAGES) {
		const text = texts[language];
		if (text !== undefined) said[language] = make(text, language);
	}
	return said;
}

function fill(
	key: string,
	text: string,
	language: Language,
	choices: Readonly<Record<string, string | number>>,
): string {
	const { plain } = argumentsOf(text, language);
	const values = Object.fromEntries(plain.map((name) => [name, exampleValue(key, name, language)]));
	return (translator(language) as (key: string, values: object) => string)(key, { ...values, ...choices });
}
