import { byLanguage, type Language, type Localized } from "#domain/language.ts";
import type { View } from "#site/drawing-address.ts";
import { altText } from "./alts.ts";
import { describe } from "./describe.ts";
import { reviewTexts } from "./reviews.ts";
import { Said } from "./said.ts";
import type { TextHome as Home } from "./text-home.ts";
import { houseName } from "./titles.ts";

/** The words of made-up homes in four languages. */

export type TextHome = Home;

/** The house's proper name in the language of its country, the same in all four languages. */
export function titleOf(home: TextHome): Localized {
	const title = houseName(home);
	return byLanguage(() => title);
}

/** Two to four paragraphs, separated by an empty line; `said` keeps them from what others said too often. */
export function describeHome(home: TextHome, said = new Said()): Localized {
	return describe(home, said);
}

/** What a picture of the home shows; `variant` 1 is a second bedroom, or the house in another light. */
export function altOf(home: TextHome, title: string, view: View, variant: number): Localized {
	return altText(home, title, view, variant);
}

/** What guests wrote; each review is in one language. */
export function reviewsOf(
	home: TextHome,
	count: number,
	random: () => number,
	said = new Said(),
): readonly { author: string; country: string; language: Language; rating: number; text: string }[] {
	return reviewTexts(home, count, random, said);
}
