import type { Language } from "../language.ts";

/**
 * Villages and islands that guests may not enter by car, by country and address name: the best known, not all there are. A
 * place that is missing says a drive, as any other.
 */
const CAR_FREE: Readonly<Record<string, readonly string[]>> = {
	CH: ["zermatt", "saas-fee", "wengen", "murren", "gimmelwald", "braunwald", "riederalp", "bettmeralp", "stoos"],
	NL: ["vlieland", "schiermonnikoog"],
	DE: ["baltrum", "juist", "langeoog", "spiekeroog", "wangerooge", "hiddensee", "helgoland"],
	FR: ["avoriaz"],
	IT: ["venezia"],
};

/** True where nobody drives from a home's door: no way from it is said in minutes by car. */
export function isCarFree(country: string, placeSlugs: Partial<Record<Language, string>>): boolean {
	const here = CAR_FREE[country] ?? [];
	return Object.values(placeSlugs).some((slug) => here.includes(slug));
}
