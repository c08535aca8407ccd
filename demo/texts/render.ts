import { byLanguage, type Language, type Localized } from "#domain/language.ts";
import {
	counted,
	countedDative,
	cyclingMinutes,
	distance,
	inPlace,
	numberWord,
	ofPlace,
	walkingMinutes,
} from "./measures.ts";
import type { Fragment, TextHome } from "./text-home.ts";

/** Filling fragments with the facts of a home. */

type Fill = (home: TextHome, language: Language) => string;

const far = (km: number | null, language: Language): string => distance(km ?? 0, language);
const walk = (km: number | null, language: Language): string => counted(walkingMinutes(km ?? 0), "minute", language);
const ride = (km: number | null, language: Language): string => counted(cyclingMinutes(km ?? 0), "minute", language);

const OUTSIDE = {
	terrace: { nl: "op het terras", en: "on the terrace", de: "auf der Terrasse", fr: "sur la terrasse" },
	balcony: { nl: "op het balkon", en: "on the balcony", de: "auf dem Balkon", fr: "sur le balcon" },
	garden: { nl: "in de tuin", en: "in the garden", de: "im Garten", fr: "dans le jardin" },
} as const;

/** Where one sits outside: what the home has, the terrace first. */
const outside: Fill = (home, language) => {
	if (home.amenities.includes("terrace")) return OUTSIDE.terrace[language];
	return (home.amenities.includes("balcony") ? OUTSIDE.balcony : OUTSIDE.garden)[language];
};

const FILLS: Readonly<Record<string, Fill>> = {
	place: (home, language) => home.place[language],
	inPlace: (home, language) => inPlace(home.place, language),
	ofPlace: (home, language) => ofPlace(home.place, language),
	outside,
	year: (home) => String(home.builtIn),
	area: (home) => String(home.areaM2),
	guests: (home, language) => numberWord(home.maxGuests, language),
	bedrooms: (home, language) => counted(home.bedrooms, "bedroom", language),
	bedroomsDat: (home, language) => countedDative(home.bedrooms, "bedroom", language),
	bathrooms: (home, language) => counted(Math.max(1, home.bathrooms), "bathroom", language),
	bathroomsDat: (home, language) => countedDative(Math.max(1, home.bathrooms), "bathroom", language),
	cabins: (home, language) => counted(home.bedrooms, "cabin", language),
	cabinsDat: (home, language) => countedDative(home.bedrooms, "cabin", language),
	minutes: (home, language) => counted(home.minutesToVillage, "minute", language),
	sea: (home, language) => far(home.kmSea, language),
	seaWalk: (home, language) => walk(home.kmSea, language),
	seaRide: (home, language) => ride(home.kmSea, language),
	lake: (home, language) => far(home.kmLake, language),
	lakeWalk: (home, language) => walk(home.kmLake, language),
	lakeRide: (home, language) => ride(home.kmLake, language),
	lift: (home, language) => far(home.kmSkilift, language),
	liftWalk: (home, language) => walk(home.kmSkilift, language),
	golf: (home, language) => far(home.kmGolfCourse, language),
};

/** The text of a fragment in the four languages. */
export function rendered(fragment: Fragment, home: TextHome): Localized {
	const text = (language: Language): string =>
		typeset(
			fragment[language].replace(/\{(\w+)\}/g, (_, name: string) => FILLS[name]?.(home, language) ?? ""),
			language,
		);
	return byLanguage(text);
}

/** Capitals at the start of sentences; in French the narrow no-break space where the language asks it. */
export function typeset(text: string, language: Language): string {
	const capitals = text.replace(/(^|[.?] )(één\b|\p{Ll})/gu, (_, before: string, start: string) =>
		start === "één" ? `${before}Eén` : before + start.toUpperCase(),
	);
	return language === "fr" ? capitals.replace(/ ([;:?!»])/g, "\u202F$1").replace(/« /g, "«\u202F") : capitals;
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
	return text.split(/(?<=[.?])\s+/).filter(Boolean);
}

/** Its first word in lower case. */
export function firstWord(sentence: string): string {
	return (/[\p{L}\d]+/u.exec(sentence)?.[0] ?? "").toLowerCase();
}
