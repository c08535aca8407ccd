import { createHash } from "node:crypto";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { byLanguage, LANGUAGES, type Language } from "#domain/language.ts";
import { PARTS_BY_LANGUAGE } from "./catalogues.gen.ts";
import { withHouseNumbers } from "./house-numbers.ts";
import type { ScreenMessages, ServerMessages } from "./messages.gen.ts";
import { SCREEN_PARTS, type ScreenPart } from "./screen-parts.ts";
import { type CompiledGroups, type Translate, translateWith } from "./translate.ts";

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

const mapped = <Value, Next>(of: Readonly<Record<string, Value>>, next: (value: Value) => Next) =>
	Object.fromEntries(Object.entries(of).map(([name, value]) => [name, next(value)]));

/** All texts as they are written, with the numbers of the rules, by language and part. */
export const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, Groups>>>> = byLanguage((language) =>
	mapped<Groups, Groups>(PARTS_BY_LANGUAGE[language], (groups) =>
		mapped(groups, (texts) => mapped(texts, (text) => withHouseNumbers(text))),
	),
);

/** Changes with any text of the screens, so that the parts may be cached without limit. */
export const CATALOGUES_HASH = createHash("sha256")
	.update(JSON.stringify(LANGUAGES.map((language) => SCREEN_PARTS.map((part) => CATALOGUES[language][part]))))
	.digest("hex")
	.slice(0, 12);

/** Whose text stands where a language lacks one (specification §9: en-US, the English catalogue). */
const FALLBACK: Language = "en";

/** The groups of a language, with the texts that it lacks. */
export function completed(own: Groups, fallback: Groups): Groups {
	const names = new Set([...Object.keys(fallback), ...Object.keys(own)]);
	return Object.fromEntries([...names].map((group) => [group, { ...fallback[group], ...own[group] }]));
}

const parts = new Map<string, CompiledGroups>();

/** A part as pages use it. */
export function compiledPart(language: Language, part: ScreenPart): CompiledGroups {
	const key = `${language}/${part}`;
	const known = parts.get(key);
	if (known) return known;
	const whole = completed(CATALOGUES[language][part] ?? {}, CATALOGUES[FALLBACK][part] ?? {});
	const groups = Object.entries(whole).map(([group, texts]) => [
		group,
		Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, compile(text)])),
	]);
	const made: CompiledGroups = Object.fromEntries(groups);
	parts.set(key, made);
	return made;
}

/** What the server can say in every language. */
export interface AllMessages extends ScreenMessages, ServerMessages {}

/** Writes any text. */
export type TranslateAll = Translate<AllMessages>;

const translators = new Map<Language, TranslateAll>();

/** Writes any text in a language, where no page is rendered: mails, documents, small pages, answers. */
export function translator(language: Language): TranslateAll {
	const known = translators.get(language);
	if (known) return known;
	const texts = new Map<string, string>();
	for (const groups of [FALLBACK, language].flatMap((each) => Object.values(CATALOGUES[each]))) {
		for (const [group, messages] of Object.entries(groups)) {
			for (const [name, text] of Object.entries(messages)) texts.set(`${group}.${name}`, text);
		}
	}
	const taken = new Map<string, CompiledMessage>();
	const made = translateWith<AllMessages>(language, (key) => {
		const text = texts.get(key);
		const message = taken.get(key) ?? (text === undefined ? undefined : compile(text));
		if (message !== undefined) taken.set(key, message);
		return message;
	});
	translators.set(language, made);
	return made;
}
