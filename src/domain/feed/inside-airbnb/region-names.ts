import { byLanguage, type Localized } from "../../language.ts";

export interface RegionNames {
	/** The name homes refer to the region by. */
	readonly name: string;
	readonly names: Localized;
}

/** Regions whose names need not be given, by ISO 3166-2 code. */
const REGIONS: Readonly<Record<string, RegionNames>> = {
	"ES-IB": {
		name: "Illes Balears",
		names: { nl: "Balearen", en: "Balearic Islands", de: "Balearen", fr: "Îles Baléares" },
	},
	"CH-VD": { name: "Vaud", names: { nl: "Vaud", en: "Vaud", de: "Waadt", fr: "Vaud" } },
	"BE-VAN": { name: "Antwerpen", names: { nl: "Antwerpen", en: "Antwerp", de: "Antwerpen", fr: "Anvers" } },
};

/** Names of a region by its code, or one given name for all languages; null when neither is known. */
export function regionNames(code: string, given: string | null): RegionNames | null {
	const name = given?.trim();
	if (name) return { name, names: byLanguage(() => name) };
	return REGIONS[code] ?? null;
}

/** Cities that the four languages name differently, by any of their names. */
const CITIES: readonly Localized[] = [
	{ nl: "Antwerpen", en: "Antwerp", de: "Antwerpen", fr: "Anvers" },
	{ nl: "Athene", en: "Athens", de: "Athen", fr: "Athènes" },
	{ nl: "Brugge", en: "Bruges", de: "Brügge", fr: "Bruges" },
	{ nl: "Brussel", en: "Brussels", de: "Brüssel", fr: "Bruxelles" },
	{ nl: "Florence", en: "Florence", de: "Florenz", fr: "Florence" },
	{ nl: "Genève", en: "Geneva", de: "Genf", fr: "Genève" },
	{ nl: "Gent", en: "Ghent", de: "Gent", fr: "Gand" },
	{ nl: "Kopenhagen", en: "Copenhagen", de: "Kopenhagen", fr: "Copenhague" },
	{ nl: "Lissabon", en: "Lisbon", de: "Lissabon", fr: "Lisbonne" },
	{ nl: "Milaan", en: "Milan", de: "Mailand", fr: "Milan" },
	{ nl: "Parijs", en: "Paris", de: "Paris", fr: "Paris" },
	{ nl: "Praag", en: "Prague", de: "Prag", fr: "Prague" },
	{ nl: "Rome", en: "Rome", de: "Rom", fr: "Rome" },
	{ nl: "Venetië", en: "Venice", de: "Venedig", fr: "Venise" },
	{ nl: "Wenen", en: "Vienna", de: "Wien", fr: "Vienne" },
];

export function cityNames(name: string): Localized {
	const known = CITIES.find((city) => Object.values(city).includes(name));
	return known ?? { nl: name, en: name, de: name, fr: name };
}
