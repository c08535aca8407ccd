import type { BlockStories } from "../block-stories.ts";
import { drawing, words } from "../story-words.ts";

export const stories = {
	typical: {
		component: "author",
		name: words("Team Alpen", "Alps team", "Team Alpen", "L’équipe Alpes"),
		text: words(
			"Drie mensen in Innsbruck die de huizen in Tirol en Salzburg zelf bezoeken.",
			"Three people in Innsbruck who visit the homes in Tyrol and Salzburg themselves.",
			"Drei Leute in Innsbruck, die die Häuser in Tirol und Salzburg selbst besuchen.",
			"Trois personnes à Innsbruck qui visitent elles-mêmes les maisons du Tyrol et de Salzbourg.",
		),
		picture: drawing(
			"chalet-1",
			words(
				"Tekening van een chalet in de sneeuw",
				"Drawing of a chalet in the snow",
				"Zeichnung eines Chalets im Schnee",
				"Dessin d’un chalet sous la neige",
			),
		),
	},
	empty: {
		component: "author",
		name: words("Team Kust", "Coast team", "Team Küste", "L’équipe Littoral"),
		text: words(
			"Woont aan zee en weet welk huis uit de wind ligt.",
			"Lives by the sea and knows which home is out of the wind.",
			"Wohnt am Meer und weiß, welches Haus im Windschatten liegt.",
			"Vit au bord de la mer et sait quelle maison est à l’abri du vent.",
		),
	},
	longest: {
		component: "author",
		name: words(
			"Redactie vakantiehuisverhuurvoorwaarden en reisannuleringsverzekeringen",
			"The editors of rental conditions and cancellation insurances",
			"Redaktion Ferienhausvermietungsbedingungen und Reiserücktrittskostenversicherungen",
			"La rédaction des conditions de location et des assurances annulation",
		),
		text: words(
			"Leest elke voorwaarde drie keer, schrapt wat niemand begrijpt, en schrijft op wat er overblijft. Daarna leest iemand die van niets weet het nog een keer.",
			"Reads every condition three times, strikes out what nobody understands, and writes down what is left. Then somebody who knows nothing of it reads it once more.",
			"Liest jede Bedingung dreimal, streicht, was niemand versteht, und schreibt auf, was übrig bleibt. Danach liest es noch einmal jemand, der nichts davon weiß.",
			"Lit chaque condition trois fois, raye ce que personne ne comprend et met par écrit ce qui reste. Puis quelqu’un qui n’en sait rien relit le tout.",
		),
	},
} satisfies BlockStories;
