import type { Language } from "#domain/language.ts";
import { countryName } from "#i18n/countries.ts";
import type { MapLabel } from "./map-types.ts";

/** Where the names of countries stand: a clear spot well within each, [latitude, longitude]. */
const POINTS: Readonly<Record<string, readonly [number, number]>> = {
	AL: [41.1, 20.0],
	AT: [47.6, 14.3],
	BA: [44.3, 17.8],
	BE: [50.6, 4.7],
	BG: [42.7, 25.2],
	BY: [53.6, 28.0],
	CH: [46.8, 8.1],
	CY: [35.0, 33.1],
	CZ: [49.8, 15.3],
	DE: [51.2, 10.3],
	DK: [56.0, 9.4],
	DZ: [33.5, 2.8],
	EE: [58.7, 25.8],
	ES: [40.0, -3.5],
	FI: [63.5, 26.5],
	FR: [46.7, 2.5],
	GB: [53.0, -1.6],
	GR: [39.3, 22.2],
	HR: [45.4, 16.0],
	HU: [47.1, 19.3],
	IE: [53.2, -8.0],
	IS: [64.9, -18.6],
	IT: [42.9, 12.5],
	LT: [55.4, 23.9],
	LU: [49.7, 6.1],
	LV: [56.9, 25.3],
	MA: [32.2, -6.3],
	MD: [47.2, 28.5],
	ME: [42.8, 19.2],
	MK: [41.6, 21.7],
	MT: [35.9, 14.4],
	NL: [52.3, 5.5],
	NO: [61.4, 9.0],
	PL: [52.1, 19.3],
	PT: [39.6, -8.1],
	RO: [45.9, 25.0],
	RS: [44.0, 20.8],
	RU: [55.5, 39.0],
	SE: [62.0, 15.2],
	SI: [46.1, 14.8],
	SK: [48.7, 19.5],
	TN: [34.6, 9.6],
	TR: [39.0, 34.0],
	UA: [49.2, 31.4],
};

/** Names of Europe's countries and their neighbours, in a language; the large ones win where two would meet. */
export function countryLabels(language: Language): readonly MapLabel[] {
	return Object.entries(POINTS).map(([code, [lat, lng]]) => ({
		id: `country-${code}`,
		name: countryName(code, language),
		kind: "country",
		lat,
		lng,
		weight: LARGE.has(code) ? 1 : 0,
	}));
}

const LARGE = new Set(["AT", "DE", "ES", "FR", "GB", "IT", "NO", "PL", "RO", "SE", "TR", "UA"]);
