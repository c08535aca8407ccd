import { byLanguage, LANGUAGES, type Language } from "#domain/language.ts";
import { NEIGHBOURS, seededRandom, shuffled } from "./choose.ts";
import { typeset } from "./render.ts";
import { type ReviewText, TOPICS, type Topic } from "./review-topics.ts";
import { GERMAN_REVIEWS } from "./reviews-de.ts";
import { ENGLISH_REVIEWS } from "./reviews-en.ts";
import { FRENCH_REVIEWS } from "./reviews-fr.ts";
import { DUTCH_REVIEWS } from "./reviews-nl.ts";
import { REVIEWS_A_TEXT, type Said } from "./said.ts";
import { forTwo, type TextHome } from "./text-home.ts";

/** What guests wrote of a home. */

export interface Review {
	author: string;
	/** ISO 3166 of the guest. */
	country: string;
	language: Language;
	rating: number;
	text: string;
}

const POOLS: Readonly<Record<Language, readonly ReviewText[]>> = {
	nl: DUTCH_REVIEWS,
	en: ENGLISH_REVIEWS,
	de: GERMAN_REVIEWS,
	fr: FRENCH_REVIEWS,
};

/** Shares of the reviews in each language by the country of the home. */
const SHARES: Readonly<Record<string, Readonly<Record<Language, number>>>> = {
	AT: { nl: 32, en: 10, de: 52, fr: 6 },
	DE: { nl: 30, en: 8, de: 56, fr: 6 },
	CH: { nl: 20, en: 14, de: 38, fr: 28 },
	FR: { nl: 30, en: 18, de: 12, fr: 40 },
	IT: { nl: 28, en: 18, de: 36, fr: 18 },
	NL: { nl: 52, en: 8, de: 34, fr: 6 },
	BE: { nl: 46, en: 8, de: 16, fr: 30 },
	ES: { nl: 28, en: 28, de: 24, fr: 20 },
	HR: { nl: 30, en: 14, de: 48, fr: 8 },
	DK: { nl: 22, en: 14, de: 58, fr: 6 },
	LU: { nl: 44, en: 8, de: 22, fr: 26 },
	SI: { nl: 30, en: 16, de: 44, fr: 10 },
};

const listed = (text: string): string[] => text.split(" ");

/** Where guests of a language come from, and what they are called there. */
const GUESTS: Readonly<Record<Language, readonly { country: string; weight: number; names: readonly string[] }[]>> = {
	nl: [
		{
			country: "NL",
			weight: 75,
			names: listed(
				"Anneke Bas Carlijn Daan Esther Femke Gerben Hanneke Ilse Jeroen Karin Lotte Maarten Nienke Okke Petra Rik Sanne Thijs Ursula Vera Wouter Yvonne Marleen Henk Tineke Sander Joke Koen Mirjam Jelle Anouk",
			),
		},
		{
			country: "BE",
			weight: 25,
			names: listed("An Bart Christel Dries Ellen Griet Hilde Jef Katrien Lieve Mieke Pieter Stijn Tine Veerle Wim"),
		},
	],
	en: [
		{
			country: "GB",
			weight: 70,
			names: listed(
				"Alice Ben Catherine David Emma Fiona George Hannah Imogen James Kate Laura Martin Nicola Oliver Rachel Simon Tom Victoria William Hugh Ruth Alastair Sophie",
			),
		},
		{ country: "IE", weight: 20, names: listed("Aoife Brendan Ciara Declan Eoin Gráinne Niamh Sinéad Conor Maeve") },
		{ country: "US", weight: 10, names: listed("Allison Brian Megan Scott Karen Todd Heather Jason") },
	],
	de: [
		{
			country: "DE",
			weight: 74,
			names: listed(
				"Anke Björn Claudia Dirk Elke Frank Gudrun Heike Ingo Jana Katrin Lars Martina Nadine Olaf Petra Ralf Sabine Thomas Ulrike Volker Wiebke Jens Silke Markus Birgit Holger Anja Tobias Renate",
			),
		},
		{
			country: "AT",
			weight: 14,
			names: listed("Barbara Christoph Elisabeth Franz Gerlinde Hannes Lukas Magdalena Sepp Theresa"),
		},
		{ country: "CH", weight: 12, names: listed("Beat Corinne Reto Ursina Urs Regula Marco Sandra Röbi Vreni") },
	],
	fr: [
		{
			country: "FR",
			weight: 62,
			names: listed(
				"Amélie Benoît Camille Delphine Émilie Fabrice Gilles Hélène Isabelle Julien Karine Laurent Mathilde Nicolas Olivier Pascale Quentin Sandrine Thierry Valérie Xavier Yves Agnès Bruno",
			),
		},
		{
			country: "BE",
			weight: 24,
			names: listed("Anne-Sophie Bernard Cédric Dominique Françoise Geoffroy Joëlle Luc Maxime Véronique"),
		},
		{
			country: "CH",
			weight: 14,
			names: listed("Anouchka Blaise Chantal Didier Florence Jean-Marc Mireille Pierre-Alain"),
		},
	],
};

/** Index of the share that holds a number from 0 to the sum of the weights. */
function drawn(weights: readonly number[], random: () => number): number {
	let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
	const index = weights.findIndex((weight) => {
		rest -= weight;
		return rest < 0;
	});
	return Math.max(0, index);
}

/** Words of those who travel with children or in company. */
const COMPANY: Readonly<Record<Language, RegExp>> = {
	nl: /\b(kinder|zoon|dochter|puber|gezin|oma\b|vieren|vier badjassen|teenager)/i,
	en: /\b(child|son\b|daughter|toddler|teenager)/i,
	de: /\b(kinder|oma\b|sohn|teenager|vier leute)/i,
	fr: /\b(enfant|trois générations|notre fil|adolescent|grand-mère)/i,
};

/** What guests of several languages say in much the same words; of a home it is said once. */
const SAYINGS: readonly RegExp[] = [
	/beschrijving|beschrieben|as described|conforme/,
	/^(Derde keer|Zum dritten|Third visit|Troisième)/,
	/^(De eigenaar legde|Auf dem Tisch|There was|À l’arrivée)/,
	/^(We kwamen voor|Wir waren|Wir wollten|Nous étions venus)/,
	/vooral \{gelezen|gelesen, geschlafen|^We \{slept|lu, dormi/,
	/^(My mother|Ma belle-mère)/,
	/^(Schlüsselübergabe|Remise des clés)/,
	/goede messen|^Gute Betten|sharp knives|^Bonne literie/,
	/^(Fijne plek|Sehr schöne Unterkunft|Lovely place|Très bel endroit)/,
	/^(Schoon|Sauber|Clean|Propre)/,
	/voor de prijs|Preis-Leistung|qualité-prix/,
	/^(Ruimer|Größer|Plus grand)/,
];

/** What a review says, as far as it may be said but once of a home: its topic, or the saying of several languages. */
function pointOf([topic, , text]: ReviewText): string {
	if (topic !== "any" && topic !== "indoors") return topic;
	const at = SAYINGS.findIndex((saying) => saying.test(text));
	return at < 0 ? text : String(at);
}

/** The texts of a language that are true of the home: those dealt to its turn, and those of its neighbours. */
function textsFor(home: TextHome, language: Language): Readonly<Record<"own" | "rest", ReviewText[]>> {
	const order = shuffled(POOLS[language], seededRandom(`${home.region.en}|${home.place.en}|${language}`));
	const fits = ([topic, , text]: ReviewText): boolean =>
		TOPICS[topic](home) && !(forTwo(home) && topic !== "cot" && COMPANY[language].test(text));
	const seat = home.turn % NEIGHBOURS;
	return {
		own: order.filter((text, index) => index % NEIGHBOURS === seat && fits(text)),
		rest: order.filter((text, index) => index % NEIGHBOURS !== seat && fits(text)),
	};
}

/** `{a|b}` by chance. */
function spoken(text: string, language: Language, random: () => number): string {
	return typeset(
		text.replace(/\{([^{}]*)\}/g, (_, options: string) => {
			const all = options.split("|");
			return all[Math.floor(random() * all.length)] ?? "";
		}),
		language,
	);
}

/** A home with fewer than these may say what a neighbour's guest said too. */
const FEWEST = 3;
const TRIES = 20;

/** Share of the reviews that speak of two things. */
const OF_TWO = 0.8;
/** Topics of different seasons are not of one stay. */
const COLD: readonly Topic[] = ["alps", "road", "lift"];
const WARM: readonly Topic[] = ["beach", "lake", "pool", "south", "airco", "bbq", "terrace", "balcony", "garden"];
/** How long somebody stayed, when, or how often: one review says it once. */
const TIME =
	/\b(week|weken|weekend|dag|dagen|nacht|nachten|keer|days?|nights?|weeks?|visit|Tage?n?|Woche\w*|Nächte\w*|Mal|jours?|semaines?|nuits?|fois|\p{L}*(januari|february|februar|février|juli|july|juillet|augustus|august|août))\b/iu;

/** Whether one guest may have said both, one after the other. */
function goTogether(first: ReviewText, second: ReviewText, language: Language): boolean {
	const clash = (a: readonly Topic[], b: readonly Topic[]) => a.includes(first[0]) && b.includes(second[0]);
	return (
		Math.abs(first[1] - second[1]) <= 1 &&
		pointOf(first) !== pointOf(second) &&
		!clash(COLD, WARM) &&
		!clash(WARM, COLD) &&
		!(COMPANY[language].test(first[2]) && COMPANY[language].test(second[2])) &&
		!(TIME.test(first[2]) && TIME.test(second[2]))
	);
}

/**
 * At most `count` reviews, no text and no author twice; as good as none shared with a neighbour, and none that guests of
 * the catalogue have written too often. Most speak of two things.
 */
export function reviewTexts(home: TextHome, count: number, random: () => number, said: Said): Review[] {
	const shares = SHARES[home.country] ?? byLanguage(() => 25);
	const weights = LANGUAGES.map((language) => shares[language]);
	const texts = LANGUAGES.map((language) => textsFor(home, language));
	const authors = new Set<string>();
	const points = new Set<string>();
	const reviews: Review[] = [];
	let threes = 0;
	for (const [wanted, of] of [
		[count, "own"],
		[Math.min(count, FEWEST), "rest"],
	] as const) {
		for (let tries = 0; reviews.length < wanted && tries < count * TRIES; tries++) {
			const drawnAt = drawn(weights, random);
			const language = LANGUAGES[drawnAt] ?? "nl";
			const found = texts[drawnAt]?.[of].shift();
			if (!found || points.has(pointOf(found))) continue;
			const others = random() < OF_TWO ? [...(texts[drawnAt]?.own ?? []), ...(texts[drawnAt]?.rest ?? [])] : [];
			const second = others.find((other) => !points.has(pointOf(other)) && goTogether(found, other, language));
			const rating = second && random() < 0.4 ? second[1] : found[1];
			if (rating === 3 && (threes > 0 || random() < 0.4)) continue;
			const { country, name } = guestOf(language, random);
			if (authors.has(name)) continue;
			const text = [found, ...(second ? [second] : [])].map(([, , one]) => spoken(one, language, random)).join(" ");
			if (said.timesWritten(text) >= REVIEWS_A_TEXT) continue;
			said.noteReview(text);
			authors.add(name);
			points.add(pointOf(found));
			if (second) points.add(pointOf(second));
			if (rating === 3) threes++;
			reviews.push({ author: name, country, language, rating, text });
		}
	}
	return reviews;
}

function guestOf(language: Language, random: () => number): { country: string; name: string } {
	const guests = GUESTS[language];
	const weights = guests.map(({ weight }) => weight);
	const { country = "", names = [] } = guests[drawn(weights, random)] ?? {};
	return { country, name: names[Math.floor(random() * names.length)] ?? "" };
}
