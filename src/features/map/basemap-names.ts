import { names_de, names_en, names_fr, names_nl } from "virtual:basemap";
import type { Language } from "#domain/language.ts";
import type { MapLabel } from "./map-types.ts";

const ADDRESSES: Readonly<Record<Language, string>> = { nl: names_nl, en: names_en, de: names_de, fr: names_fr };

type Row = readonly [MapLabel["kind"], string, number, number, number, number];

/** Towns, lakes and heights of the embedded basemap in a language; none if they cannot be loaded. */
export async function loadBasemapNames(language: Language, signal: AbortSignal): Promise<readonly MapLabel[]> {
	const response = await fetch(ADDRESSES[language], { signal }).catch(() => null);
	if (!response?.ok) return [];
	const rows: readonly Row[] = await response.json().catch(() => []);
	return rows.map(([kind, name, lat, lng, from, weight], index) => ({
		id: `basemap-${index}`,
		kind,
		name,
		lat,
		lng,
		from,
		weight,
	}));
}
