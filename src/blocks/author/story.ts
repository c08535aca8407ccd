import type { BlockStories } from "../block-stories.ts";
import { drawing } from "../story-words.ts";

export const stories = {
	typical: {
		component: "author",
		name: { nl: "Team Alpen", en: "Alps team", de: "Team Alpen", fr: "L’équipe Alpes" },
		text: {
			nl: "Drie mensen in Innsbruck die de huizen in Tirol en Salzburg zelf bezoeken.",
			en: "Three people in Innsbruck who visit the homes in Tyrol and Salzburg themselves.",
			de: "Drei Leute in Innsbruck, die die Häuser in Tirol und Salzburg selbst besuchen.",
			fr: "Trois personnes à Innsbruck qui visitent elles-mêmes les maisons du Tyrol et de Salzbourg.",
		},
		picture: drawing("chalet-1", {
			nl: "Tekening van een chalet in de sneeuw",
			en: "Drawing of a chalet in the snow",
			de: "Zeichnung eines Chalets im Schnee",
			fr: "Dessin d’un chalet sous la neige",
		}),
	},
	empty: {
		component: "author",
		name: { nl: "Team Kust", en: "Coast team", de: "Team Küste", fr: "L’équipe Littoral" },
		text: {
			nl: "Woont aan zee en weet welk huis uit de wind ligt.",
			en: "Lives by the sea and knows which home is out of the wind.",
			de: "Wohnt am Meer und weiß, welches Haus im Windschatten liegt.",
			fr: "Vit au bord de la mer et sait quelle maison est à l’abri du vent.",
		},
	},
	longest: {
		component: "author",
		name: {
			nl: "Redactie vakantiehuisverhuurvoorwaarden en reisannuleringsverzekeringen",
			en: "The editors of rental conditions and cancellation insurances",
			de: "Redaktion Ferienhausvermietungsbedingungen und Reiserücktrittskostenversicherungen",
			fr: "La rédaction des conditions de location et des assurances annulation",
		},
		text: {
			nl: "Leest elke voorwaarde drie keer, schrapt wat niemand begrijpt, en schrijft op wat er overblijft. Daarna leest iemand die van niets weet het nog een keer.",
			en: "Reads every condition three times, strikes out what nobody understands, and writes down what is left. Then somebody who knows nothing of it reads it once more.",
			de: "Liest jede Bedingung dreimal, streicht, was niemand versteht, und schreibt auf, was übrig bleibt. Danach liest es noch einmal jemand, der nichts davon weiß.",
			fr: "Lit chaque condition trois fois, raye ce que personne ne comprend et met par écrit ce qui reste. Puis quelqu’un qui n’en sait rien relit le tout.",
		},
	},
} satisfies BlockStories;
