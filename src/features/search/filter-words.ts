import type { Language } from "#domain/language.ts";
import type { Filter } from "#domain/search/filters.ts";
import { formatNumber } from "#i18n/format.ts";
import type { PlainKey } from "#i18n/translate.ts";

/** Key of a word of a filter's list. */
export function wordKey({ wordLabel }: Extract<Filter, { kind: "all" | "any" }>, word: string): PlainKey {
	return `${wordLabel}.${word}` as PlainKey;
}

/** A filter's number as its messages take it: `count` decides the plural, `value` is written in the language. */
export function numberValues(number: number, language: Language): { readonly count: number; readonly value: string } {
	return { count: number, value: formatNumber(number, language) };
}
