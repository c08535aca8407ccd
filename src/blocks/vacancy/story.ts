import type { BlockStories } from "../block-stories.ts";
import { stories as richText } from "../rich_text/story.ts";

const typical = {
	component: "vacancy",
	title: { nl: "Medewerker gastencontact", en: "Guest contact", de: "Gästebetreuung", fr: "Relation voyageurs" },
	description: {
		nl: "Je beantwoordt gasten in twee talen.",
		en: "You answer guests in two languages.",
		de: "Du antwortest Gästen in zwei Sprachen.",
		fr: "Vous répondez aux voyageurs en deux langues.",
	},
	intro: {
		nl: "Gasten schrijven, jij antwoordt, en wat je niet weet zoek je uit.",
		en: "Guests write, you answer, and what you do not know you find out.",
		de: "Gäste schreiben, du antwortest, und was du nicht weißt, findest du heraus.",
		fr: "Les voyageurs écrivent, vous répondez, et ce que vous ignorez, vous le cherchez.",
	},
	place: "Utrecht",
	locality: "Utrecht",
	country: "NL",
	hours: {
		nl: "24 tot 32 uur per week",
		en: "24 to 32 hours a week",
		de: "24 bis 32 Stunden pro Woche",
		fr: "24 à 32 heures par semaine",
	},
	salary_from: 2700,
	salary_to: 3300,
	closes_at: "2027-03-31",
	employment: "part_time",
	body: richText.typical.text,
};

export const stories = {
	typical,
	empty: { ...typical, salary_to: 2700, employment: "full_time", body: richText.empty.text },
	longest: {
		...typical,
		title: {
			nl: "Arbeidsongeschiktheidsverzekeringsdeskundige vakantiehuisverhuur",
			en: "Expert for the insurance of people who work in holiday homes",
			de: "Ferienhausvermietungsversicherungssachbearbeitung",
			fr: "Spécialiste de l’assurance des maisons de vacances et de leurs équipes",
		},
		body: richText.longest.text,
	},
} satisfies BlockStories;
