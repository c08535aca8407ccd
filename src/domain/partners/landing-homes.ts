import { ACCO_ID } from "../accommodation/acco-id.ts";

/** Homes at the head of a partner's landing page. */

/** How many a partner may choose. */
export const MOST_LANDING_HOMES = 24;

/** The numbers of homes in a text, each once: numbers, and addresses that end in one, among any other words. */
export function homesIn(text: string): readonly string[] {
	const words = text.toLowerCase().split(/[\s,;]+/);
	const ids = words.map((word) => /(?:^|[-/])(a\d{1,10})(?:[/?#].*)?$/.exec(word)?.[1] ?? "");
	return [...new Set(ids.filter((id) => ACCO_ID.test(id)))];
}
