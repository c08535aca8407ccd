import type { BlockStories } from "../block-stories.ts";

const text = (...paragraphs: string[]) => ({
	type: "doc",
	content: paragraphs.map((paragraph) => ({ type: "paragraph", content: [{ type: "text", text: paragraph }] })),
});
const picture = (name: string, alt: unknown) => ({ fieldtype: "asset", filename: `/illustrations/${name}.webp`, alt });

export const stories = {
	typical: {
		component: "polaroid_text",
		title: {
			nl: "Wij kennen het huis",
			en: "We know the house",
			de: "Wir kennen das Haus",
			fr: "Nous connaissons la maison",
		},
		text: {
			nl: text("Voordat een huis op de site komt, slapen we er een nacht.", "We weten dus waar de koffie staat."),
			en: text("Before a home comes to the site, we sleep there for a night.", "So we know where the coffee is."),
			de: text(
				"Bevor ein Haus auf die Seite kommt, schlafen wir dort eine Nacht.",
				"Wir wissen also, wo der Kaffee steht.",
			),
			fr: text(
				"Avant qu’une maison arrive sur le site, nous y dormons une nuit.",
				"Nous savons donc où se trouve le café.",
			),
		},
		picture: picture("holidayHome-2", {
			nl: "Tekening van een houten huis tussen berken",
			en: "Drawing of a wooden house among birches",
			de: "Zeichnung eines Holzhauses zwischen Birken",
			fr: "Dessin d’une maison en bois parmi les bouleaux",
		}),
		caption: {
			nl: "Het huis van Annelies, in april",
			en: "Annelies’s house, in April",
			de: "Das Haus von Annelies, im April",
			fr: "La maison d’Annelies, en avril",
		},
		side: "left",
	},
	empty: {
		component: "polaroid_text",
		title: { nl: "Ons huis", en: "Our house", de: "Unser Haus", fr: "Notre maison" },
		text: text("…"),
		picture: picture("holidayHome-1", {
			nl: "Tekening van een vakantiehuis",
			en: "Drawing of a holiday home",
			de: "Zeichnung eines Ferienhauses",
			fr: "Dessin d’une maison de vacances",
		}),
	},
	longest: {
		component: "polaroid_text",
		title: {
			nl: "Kwaliteitscontrole ter plaatse, voor elk huis en elk jaar opnieuw",
			en: "Quality checked on the spot, for every home and every year anew",
			de: "Qualitätssicherungsbesichtigungen vor Ort, in jedem Ferienhaus und jedes Jahr aufs Neue",
			fr: "Une qualité vérifiée sur place, pour chaque maison et chaque année",
		},
		text: {
			nl: text(
				"We lopen met de eigenaar door elke kamer, proberen de bedden, de douche en het fornuis en schrijven op wat we zien.",
			),
			en: text(
				"We walk through every room with the owner, try the beds, the shower and the stove, and write down what we see.",
			),
			de: text(
				"Mit der Eigentümerin gehen wir durch jedes Zimmer, prüfen Betten, Warmwasserbereitung und Küchengeräteausstattung und schreiben auf, was wir sehen.",
			),
			fr: text(
				"Nous parcourons chaque pièce avec le propriétaire, essayons les lits, la douche et la cuisinière, et notons ce que nous voyons.",
			),
		},
		picture: picture("castle-1", {
			nl: "Tekening van een kasteel met torens",
			en: "Drawing of a castle with towers",
			de: "Zeichnung eines Schlosses mit Türmen",
			fr: "Dessin d’un château à tours",
		}),
		caption: {
			nl: "De torenkamer, die we bij het eerste bezoek bijna hadden gemist",
			en: "The tower room, which we nearly missed on our first visit",
			de: "Das Turmzimmer, das wir beim ersten Besichtigungstermin beinahe übersehen hätten",
			fr: "La chambre de la tour, que nous avions failli manquer lors de notre première visite",
		},
		side: "right",
	},
} satisfies BlockStories;
