import { ROUGH_MINUTES, ROUGH_STEP, WALK_MINUTES_PER_KM } from "#domain/geo/minutes-away.ts";
import { INTL_LOCALE, type Language, type Localized } from "#domain/language.ts";

/** Numbers, distances and names of places as each language writes them in a sentence. */

const WORDS: Readonly<Record<Language, readonly string[]>> = {
	nl: ["nul", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf"],
	en: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
	de: ["null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
	fr: ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
};

const NOUNS = {
	bedroom: {
		nl: ["slaapkamer", "slaapkamers"],
		en: ["bedroom", "bedrooms"],
		de: ["Schlafzimmer", "Schlafzimmer"],
		fr: ["chambre", "chambres"],
	},
	bathroom: {
		nl: ["badkamer", "badkamers"],
		en: ["bathroom", "bathrooms"],
		de: ["Badezimmer", "Badezimmer"],
		fr: ["salle de bains", "salles de bains"],
	},
	cabin: {
		nl: ["hut", "hutten"],
		en: ["cabin", "cabins"],
		de: ["Kabine", "Kabinen"],
		fr: ["cabine", "cabines"],
	},
	minute: {
		nl: ["minuut", "minuten"],
		en: ["minute", "minutes"],
		de: ["Minute", "Minuten"],
		fr: ["minute", "minutes"],
	},
} as const satisfies Record<string, Record<Language, readonly [string, string]>>;

/** A word up to twelve, digits above. */
export function numberWord(count: number, language: Language): string {
	return WORDS[language][count] ?? String(count);
}

/** "drie slaapkamers", "une chambre", in German nominative and accusative. */
export function counted(count: number, noun: keyof typeof NOUNS, language: Language): string {
	const [one, many] = NOUNS[noun][language];
	if (count !== 1) return `${numberWord(count, language)} ${many}`;
	return `${ONE[language](noun)} ${one}`;
}

/** "One" before each noun, whose gender some languages mark. */
const ONE: Readonly<Record<Language, (noun: keyof typeof NOUNS) => string>> = {
	nl: () => numberWord(1, "nl"),
	en: () => numberWord(1, "en"),
	de: (noun) => (noun === "minute" || noun === "cabin" ? "eine" : numberWord(1, "de")),
	fr: () => "une",
};

/** The same in the German dative: "mit drei Schlafzimmern". */
export function countedDative(count: number, noun: "bedroom" | "bathroom" | "cabin", language: Language): string {
	if (language !== "de") return counted(count, noun, language);
	if (count === 1) return noun === "cabin" ? "einer Kabine" : `einem ${NOUNS[noun].de[0]}`;
	return noun === "cabin" ? counted(count, noun, "de") : `${counted(count, noun, "de")}n`;
}

const UNITS: Readonly<Record<Language, { metre: string; kilometre: string; kilometres: string }>> = {
	nl: { metre: "meter", kilometre: "kilometer", kilometres: "kilometer" },
	en: { metre: "metres", kilometre: "kilometre", kilometres: "kilometres" },
	de: { metre: "Meter", kilometre: "Kilometer", kilometres: "Kilometer" },
	fr: { metre: "mètres", kilometre: "kilomètre", kilometres: "kilomètres" },
};

/**
 * "300 meter", "1,2 kilometer", "vier kilometer"; below a kilometre in steps of fifty metres. In German never
 * "ein Kilometer", which would want another verb beside it.
 */
export function distance(km: number, language: Language): string {
	const unit = UNITS[language];
	if (km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)} ${unit.metre}`;
	if (language === "de" && km < 1.25) return `${(Math.round(km * 10) * 100).toLocaleString(INTL_LOCALE.de)} Meter`;
	// Not farther or nearer than the figure that stands beside the home.
	const rounded = km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
	if (!Number.isInteger(rounded)) {
		const text = rounded.toLocaleString(INTL_LOCALE[language]);
		return `${text} ${language === "fr" && rounded < 2 ? unit.kilometre : unit.kilometres}`;
	}
	return `${numberWord(rounded, language)} ${rounded === 1 ? unit.kilometre : unit.kilometres}`;
}

/** Minutes on foot, by the rule that the site shows beside the distance. */
export function walkingMinutes(km: number): number {
	const exact = Math.round(km * WALK_MINUTES_PER_KM * 10) / 10;
	const step = exact > ROUGH_MINUTES ? ROUGH_STEP : 1;
	return Math.max(2, Math.ceil(exact / step) * step);
}

/** Minutes by bicycle at an unhurried pace. */
export function cyclingMinutes(km: number): number {
	return roundedMinutes(km * 4.5);
}

function roundedMinutes(minutes: number): number {
	return minutes <= 12 ? Math.max(2, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}

/** "in Gordes", French "à Gordes", "au Lavandou", "aux Gets". */
export function inPlace(place: Localized, language: Language): string {
	return AT[language](place[language]);
}

/** "van Gordes", French "de Gordes", "du Lavandou", "d’Annecy". */
export function ofPlace(place: Localized, language: Language): string {
	return OF[language](place[language]);
}

type Preposition = Readonly<Record<Language, (name: string) => string>>;
const AT: Preposition = {
	nl: (name) => `in ${name}`,
	en: (name) => `in ${name}`,
	de: (name) => `in ${name}`,
	fr: frAt,
};
const OF: Preposition = {
	nl: (name) => `van ${name}`,
	en: (name) => `of ${name}`,
	de: (name) => `von ${name}`,
	fr: frOf,
};

export function frAt(name: string): string {
	if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
	if (name.startsWith("Les ")) return `aux ${name.slice(4)}`;
	return `à ${name}`;
}

export function frOf(name: string): string {
	if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
	if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
	return /^[aeiouâàéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}
