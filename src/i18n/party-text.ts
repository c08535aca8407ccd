import type { Language } from "#domain/language.ts";
import { translator } from "./catalogues.server.ts";
import { formatList } from "./format.ts";

/** Heads by age, and pets. */
export interface PartyCounts {
	readonly adults: number;
	readonly children: number;
	readonly babies: number;
	readonly pets: number;
}

/** Who comes, as the language lists it: `2 adults, 1 child and 1 pet`. */
export function partyText({ adults, children, babies, pets }: PartyCounts, language: Language): string {
	const t = translator(language);
	const heads = [
		t("counts.adults", { count: adults }),
		children > 0 ? t("counts.children", { count: children }) : "",
		babies > 0 ? t("counts.babies", { count: babies }) : "",
		pets > 0 ? t("counts.pets", { count: pets }) : "",
	];
	return formatList(heads.filter(Boolean), language);
}
