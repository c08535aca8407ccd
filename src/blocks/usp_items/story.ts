import type { BlockStories } from "../block-stories.ts";
import { words } from "../story-words.ts";

const price = {
	component: "usp_item",
	icon: "price",
	title: words("De hele prijs", "The whole price", "Der ganze Preis", "Le prix complet"),
	text: words(
		"Schoonmaak, belasting en vaste kosten zitten erin.",
		"Cleaning, tax and every fixed cost are included.",
		"Reinigung, Kurtaxe und feste Kosten sind enthalten.",
		"Ménage, taxe et frais fixes sont compris.",
	),
};
const hold = {
	component: "usp_item",
	icon: "calendar",
	title: words("48 uur bedenktijd", "48 hours to think", "48 Stunden Bedenkzeit", "48 heures de réflexion"),
	text: words(
		"Zet een huis vast met een optie, zonder te betalen.",
		"Keep a home with a free hold, without paying.",
		"Halte ein Haus mit einer Option frei, ohne zu zahlen.",
		"Gardez une maison avec une option, sans payer.",
	),
};
const visited = {
	component: "usp_item",
	icon: "shield",
	title: words("Zelf bezocht", "Seen with our own eyes", "Selbst besucht", "Visitées par nous"),
	text: words(
		"Waar het bij staat, hebben we er zelf geslapen.",
		"Where it says so, we have slept there ourselves.",
		"Wo es dabeisteht, haben wir selbst dort geschlafen.",
		"Là où c’est indiqué, nous y avons dormi nous-mêmes.",
	),
};

export const stories = {
	typical: {
		component: "usp_items",
		title: words("Wat je mag verwachten", "What you can expect", "Was du erwarten kannst", "À quoi vous attendre"),
		items: [price, hold, visited],
	},
	empty: { component: "usp_items", items: [price] },
	longest: {
		component: "usp_items",
		title: words(
			"Kwaliteitsgarantievoorwaarden in het kort",
			"The conditions of our quality guarantee in short",
			"Qualitätsgarantiebedingungen kurz zusammengefasst",
			"Les conditions de notre garantie de qualité en bref",
		),
		items: [
			{
				component: "usp_item",
				icon: "people",
				title: words(
					"Aansprakelijkheidsverzekeringsvergoeding",
					"Compensation under the liability insurance",
					"Haftpflichtversicherungsentschädigung",
					"Indemnisation par l’assurance de responsabilité",
				),
				text: hold.text,
			},
			{ ...hold, icon: "hand" },
			{ ...visited, icon: "heart" },
			{ ...price, icon: "leaf" },
			{ ...price, icon: "home" },
		],
	},
} satisfies BlockStories;
