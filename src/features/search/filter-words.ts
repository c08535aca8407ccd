import type { Language } from "#domain/language.ts";
import type { Filter } from "#domain/search/filters.ts";
import type { MessageKey } from "#i18n/catalogue.ts";
import { formatNumber } from "#i18n/format.ts";
import type { MessageValues } from "#i18n/react.tsx";

/** Key of a word of a filter's list. */
export function wordKey({ wordLabel }: Extract<Filter, { kind: "all" | "any" }>, word: string): MessageKey {
	return `${wordLabel}.${word}` as MessageKey;
}

/** A filter's number as its messages take it: `count` decides the plural, `value` is written in the language. */
export function numberValues(number: number, language: Language): MessageValues {
	return { count: number, value: formatNumber(number, language) };
}
