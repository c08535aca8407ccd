import { aliasesOf } from "../suggest/aliases.ts";
import { SUGGEST_TYPES, type SuggestPlace } from "../suggest/catalogue.ts";
import { sharedLetters } from "../suggest/fold.ts";
import type { SuggestIndex } from "../suggest/suggest-index.ts";
import type { FindPlace } from "./read-sentence.ts";

/** Places by the letters of each of their names: a sentence asks for every stretch of its words whether it is one. */
export type PlaceNames = ReadonlyMap<string, readonly Pick<SuggestPlace, "type" | "key">[]>;

/** @param places with their names in all languages */
export function placeNamesOf(places: readonly Pick<SuggestPlace, "type" | "key" | "names">[]): PlaceNames {
	const byLetters = new Map<string, Pick<SuggestPlace, "type" | "key">[]>();
	for (const { type, key, names } of places) {
		const spellings = new Set(names.flatMap((name) => [name, ...aliasesOf(name)].map(sharedLetters)));
		for (const letters of spellings) byLetters.set(letters, [...(byLetters.get(letters) ?? []), { type, key }]);
	}
	return byLetters;
}

/** Finds the key of the place that some words name; only places that hold homes count. */
export function placeFinder(index: SuggestIndex, names: PlaceNames): FindPlace<string> {
	return (text, how) => {
		if (how === "whole") return wholeName(index, names, text);
		return (how === "near" ? almostWhole(index, names, text) : null) ?? ranked(index, text, how);
	};
}

/** The widest place of this name, then the one that holds most homes. */
function wholeName(index: SuggestIndex, names: PlaceNames, text: string): string | null {
	const found = (names.get(sharedLetters(text)) ?? []).map((of) => ({ ...of, count: index.count(of.key) }));
	const [best] = found
		.filter(({ count }) => count > 0)
		.sort((a, b) => SUGGEST_TYPES.indexOf(a.type) - SUGGEST_TYPES.indexOf(b.type) || b.count - a.count);
	return best?.key ?? null;
}

/** Letters at the end of a name that may be missing. */
const MOST_MISSING = 2;

/** The place whose name lacks the fewest letters at its end. */
function almostWhole(index: SuggestIndex, names: PlaceNames, text: string): string | null {
	const typed = sharedLetters(text);
	let best: { missing: number; key: string } | null = null;
	for (const [letters, places] of names) {
		const missing = letters.length - typed.length;
		if (missing > MOST_MISSING || missing < 0 || (best && missing >= best.missing) || !letters.startsWith(typed))
			continue;
		const place = places.find(({ key }) => index.count(key) > 0);
		if (place) best = { missing, key: place.key };
	}
	return best?.key ?? null;
}

/** More lines would only hold worse ones. */
const MOST_RANKED = 8;

function ranked(index: SuggestIndex, text: string, how: "within" | "near"): string | null {
	const found = index.rank(text, MOST_RANKED).find(({ type }) => type !== "accommodation");
	if (!found || (how === "within" ? found.edits > 0 : !found.exact || found.edits > 1)) return null;
	return found.key;
}
