import type { Language } from "#domain/language.ts";
import type { Filter } from "#domain/search/filters.ts";
import { formatNumber } from "./format.ts";
import type { PlainKey, Translate } from "./translate.ts";

/** Key of a word of a filter's list. */
export function wordKey({ wordLabel }: Extract<Filter, { kind: "all" | "any" }>, word: string): PlainKey {
	return `${wordLabel}.${word}` as PlainKey;
}

/** A filter's number as its messages take it: `count` decides the plural, `value` is written in the language. */
export function numberValues(number: number, language: Language): { readonly count: number; readonly value: string } {
	return { count: number, value: formatNumber(number, language) };
}

/** A filter's choice in words, as its chip says it. */
export function choiceLabel(filter: Filter, choice: string | number | true, t: Translate, language: Language): string {
	if (filter.kind === "yes") return t(filter.label);
	if (filter.kind === "all" || filter.kind === "any") return t(wordKey(filter, String(choice)));
	return t(filter.chip, numberValues(Number(choice), language));
}
