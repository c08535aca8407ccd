import { LANGUAGES, type Language } from "#domain/language.ts";
import { seededRandom, shuffled } from "./choose.ts";
import { typeset } from "./render.ts";
import { type ReviewText, TOPICS } from "./review-topics.ts";
import { GERMAN_REVIEWS } from "./reviews-de.ts";
import { ENGLISH_REVIEWS } from "./reviews-en.ts";
import { FRENCH_REVIEWS } from "./reviews-fr.ts";
import { DUTCH_REVIEWS } from "./reviews-nl.ts";
import type { TextHome } from "./text-home.ts";

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

/** Shares of Dutch, English, German and French reviews by the country of the home; out of a hundred. */
const SHARES: Readonly<Record<string, readonly [nl: number, en: number, de: number, fr: number]>> = {
	AT: [32, 10, 52, 6],
	DE: [30, 8, 56, 6],
	CH: [20, 14, 38, 28],
	FR: [30, 18, 12, 40],
	IT: [28, 18, 36, 18],
	NL: [52, 8, 34, 6],
	BE: [46, 8, 16, 30],
	ES: [28, 28, 24, 20],
	HR: [30, 14, 48, 8],
	DK: [22, 14, 58, 6],
	LU: [44, 8, 22, 26],
	SI: [30, 16, 44, 10],
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

/** The texts of a language that are true of the home; neighbours begin at different places of one order. */
function textsFor(home: TextHome, language: Language): ReviewText[] {
	const order = shuffled(POOLS[language], seededRandom(`${home.region.en}|${home.place.en}|${language}`));
	const start = (home.turn * 7) % order.length;
	return [...order.slice(start), ...order.slice(0, start)].filter(([topic]) => TOPICS[topic](home));
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

/** At most `count` reviews, no text and no author twice. */
export function reviewTexts(home: TextHome, count: number, random: () => number): Review[] {
	const shares = SHARES[home.country] ?? [25, 25, 25, 25];
	const left = new Map(LANGUAGES.map((language) => [language, textsFor(home, language)]));
	const authors = new Set<string>();
	const reviews: Review[] = [];
	let threes = 0;
	for (let tries = 0; reviews.length < count && tries < count * 20; tries++) {
		const language = LANGUAGES[drawn(shares, random)] ?? "nl";
		const [topic, rating, text] = left.get(language)?.shift() ?? [];
		if (!topic || !rating || !text || (rating === 3 && (threes > 0 || random() < 0.4))) continue;
		const guests = GUESTS[language];
		const guest =
			guests[
				drawn(
					guests.map(({ weight }) => weight),
					random,
				)
			];
		const author = guest?.names[Math.floor(random() * guest.names.length)];
		if (!guest || !author || authors.has(author)) continue;
		authors.add(author);
		if (rating === 3) threes++;
		reviews.push({ author, country: guest.country, language, rating, text: spoken(text, language, random) });
	}
	return reviews;
}
