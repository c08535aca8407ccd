import type { BlockStories } from "../block-stories.ts";
import { stories as richText } from "../rich_text/story.ts";
import { words } from "../story-words.ts";

const typical = {
	component: "vacancy",
	title: words("Medewerker gastencontact", "Guest contact", "Gästebetreuung", "Relation voyageurs"),
	description: words(
		"Je beantwoordt gasten in twee talen.",
		"You answer guests in two languages.",
		"Du antwortest Gästen in zwei Sprachen.",
		"Vous répondez aux voyageurs en deux langues.",
	),
	intro: words(
		"Gasten schrijven, jij antwoordt, en wat je niet weet zoek je uit.",
		"Guests write, you answer, and what you do not know you find out.",
		"Gäste schreiben, du antwortest, und was du nicht weißt, findest du heraus.",
		"Les voyageurs écrivent, vous répondez, et ce que vous ignorez, vous le cherchez.",
	),
	place: "Utrecht",
	locality: "Utrecht",
	country: "NL",
	hours: words(
		"24 tot 32 uur per week",
		"24 to 32 hours a week",
		"24 bis 32 Stunden pro Woche",
		"24 à 32 heures par semaine",
	),
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
		title: words(
			"Arbeidsongeschiktheidsverzekeringsdeskundige vakantiehuisverhuur",
			"Expert for the insurance of people who work in holiday homes",
			"Ferienhausvermietungsversicherungssachbearbeitung",
			"Spécialiste de l’assurance des maisons de vacances et de leurs équipes",
		),
		body: richText.longest.text,
	},
} satisfies BlockStories;
