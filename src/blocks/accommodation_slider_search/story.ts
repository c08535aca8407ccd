import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "accommodation_slider_search",
		title: {
			nl: "Zoek je huis in Oostenrijk",
			en: "Find your home in Austria",
			de: "Finde dein Haus in Österreich",
			fr: "Trouvez votre maison en Autriche",
		},
		intro: {
			nl: "Kies je dagen; de prijzen zijn dan die van jouw verblijf.",
			en: "Choose your days; the prices are then those of your stay.",
			de: "Wähle deine Tage; dann stehen hier die Preise deines Aufenthalts.",
			fr: "Choisissez vos dates ; les prix seront ceux de votre séjour.",
		},
		country: "AT",
		count: 6,
	},
	empty: {
		component: "accommodation_slider_search",
		title: { nl: "Zoek je huis", en: "Find your home", de: "Finde dein Haus", fr: "Trouvez votre maison" },
	},
	longest: {
		component: "accommodation_slider_search",
		title: {
			nl: "Zoek een vakantiehuis met aanlegsteiger, roeiboot en uitzicht over het water",
			en: "Find a holiday home with a jetty, a rowing boat and a view over the water",
			de: "Finde ein Wassergrundstück mit Bootsanlegestelle, Ruderboot und Seeblickterrasse",
			fr: "Trouvez une maison de vacances avec ponton, barque et vue sur l’eau",
		},
		intro: {
			nl: "De huizen hieronder liggen bij elkaar in de buurt; wat op de kaart staat, is wat je betaalt.",
			en: "The homes below lie close to each other; what a card says is what you pay.",
			de: "Die Ferienhäuser hier unten liegen nah beieinander; was auf der Karte steht, ist, was du bezahlst.",
			fr: "Les maisons ci-dessous sont proches les unes des autres ; le prix affiché est celui que vous payez.",
		},
		kinds: ["villa", "chalet"],
		count: 24,
	},
} satisfies BlockStories;
