import type { Language } from "#domain/language.ts";
import { formatNumber } from "./format.ts";
import type { Translate } from "./translate.ts";

/** How far something is: metres in steps of fifty below a kilometre, kilometres from there on. */
export function distanceText(km: number, t: Translate, language: Language): string {
	if (km < 1) return t("distance.metres", { metres: Math.max(50, Math.round(km * 20) * 50) });
	return t("distance.kilometres", { km: formatNumber(km, language) });
}
