import { INTL_LOCALE, type Language } from "#domain/language.ts";
import type { Translate } from "#i18n/translate.ts";

/** A point as people write it: `47.345° N, 12.391° E`. Three decimals are about a hundred metres. */
export function degreesInWords(
	{ lat, lng }: { readonly lat: number; readonly lng: number },
	t: Translate,
	language: Language,
): string {
	const number = (degrees: number) =>
		new Intl.NumberFormat(INTL_LOCALE[language], { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(
			Math.abs(degrees),
		);
	return [
		t(lat < 0 ? "show.south" : "show.north", { degrees: number(lat) }),
		t(lng < 0 ? "show.west" : "show.east", { degrees: number(lng) }),
	].join(", ");
}
