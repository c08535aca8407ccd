import type { BlockStories } from "../block-stories.ts";

const tile = (title: object, more: object = {}) => ({
	component: "link_block",
	title,
	link: { linktype: "story", id: "story:pages/contact" },
	...more,
});
const picture = (name: string, nl: string, en: string, de: string, fr: string) => ({
	fieldtype: "asset",
	filename: `/illustrations/${name}.webp`,
	alt: { nl, en, de, fr },
});

export const stories = {
	typical: {
		component: "link_blocks",
		title: { nl: "Waar begin je?", en: "Where to begin?", de: "Womit anfangen?", fr: "Par où commencer ?" },
		items: [
			tile(
				{ nl: "In de sneeuw", en: "In the snow", de: "Im Schnee", fr: "Dans la neige" },
				{
					picture: picture(
						"chalet-1",
						"Tekening van een chalet bij avond",
						"Drawing of a chalet in the evening",
						"Zeichnung eines Chalets am Abend",
						"Dessin d’un chalet, le soir",
					),
					text: {
						nl: "Chalets bij de piste",
						en: "Chalets by the slopes",
						de: "Chalets an der Piste",
						fr: "Des chalets près des pistes",
					},
				},
			),
			tile(
				{ nl: "Aan zee", en: "By the sea", de: "Am Meer", fr: "Au bord de la mer" },
				{
					picture: picture(
						"villa-2",
						"Tekening van een villa met zwembad",
						"Drawing of a villa with a pool",
						"Zeichnung einer Villa mit Pool",
						"Dessin d’une villa avec piscine",
					),
				},
			),
			tile(
				{ nl: "Op het water", en: "On the water", de: "Auf dem Wasser", fr: "Sur l’eau" },
				{
					picture: picture(
						"houseboat-1",
						"Tekening van een woonboot",
						"Drawing of a houseboat",
						"Zeichnung eines Hausboots",
						"Dessin d’une péniche",
					),
				},
			),
		],
	},
	empty: {
		component: "link_blocks",
		items: [
			tile({ nl: "Contact opnemen", en: "Contact us", de: "Kontakt aufnehmen", fr: "Nous contacter" }),
			tile({
				nl: "Veelgestelde vragen",
				en: "Questions and answers",
				de: "Häufige Fragen",
				fr: "Questions fréquentes",
			}),
		],
	},
	longest: {
		component: "link_blocks",
		items: [
			tile(
				{
					nl: "Annuleringsverzekering en reisvoorwaarden",
					en: "Cancellation insurance and conditions of travel",
					de: "Reiserücktrittsversicherungsbedingungen",
					fr: "Assurance annulation et conditions de voyage",
				},
				{
					text: {
						nl: "Wat je terugkrijgt als je niet kunt komen, hoe snel, en wat je daarvoor moet laten zien.",
						en: "What you get back when you cannot come, how soon, and what you need to show for it.",
						de: "Was du zurückbekommst, wenn du nicht anreisen kannst, wie schnell, und welche Nachweise nötig sind.",
						fr: "Ce qui vous est remboursé si vous ne pouvez pas venir, sous quel délai, et avec quels justificatifs.",
					},
				},
			),
			tile(
				{
					nl: "Stand van de liften en de pistes",
					en: "State of the lifts and the slopes",
					de: "Seilbahnbetriebszeitenauskunft",
					fr: "État des remontées et des pistes",
				},
				{
					picture: picture(
						"chalet-3",
						"Tekening van een chalet onder de sterren",
						"Drawing of a chalet under the stars",
						"Zeichnung eines Chalets unter den Sternen",
						"Dessin d’un chalet sous les étoiles",
					),
				},
			),
		],
	},
} satisfies BlockStories;
