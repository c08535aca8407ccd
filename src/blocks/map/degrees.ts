import type { Language } from "#domain/language.ts";
import { formatDegrees } from "#i18n/measures.ts";
import type { Translate } from "#i18n/translate.ts";

/** A point as people write it: `47.345° N, 12.391° E`. Three decimals are about a hundred metres. */
export function degreesInWords(
	{ lat, lng }: { readonly lat: number; readonly lng: number },
	t: Translate,
	language: Language,
): string {
	return [
		t(lat < 0 ? "show.south" : "show.north", { degrees: formatDegrees(Math.abs(lat), language) }),
		t(lng < 0 ? "show.west" : "show.east", { degrees: formatDegrees(Math.abs(lng), language) }),
	].join(", ");
}
