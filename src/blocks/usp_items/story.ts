import type { BlockStories } from "../block-stories.ts";

const price = {
	component: "usp_item",
	icon: "price",
	title: { nl: "De totaalprijs", en: "The total price", de: "Der Gesamtpreis", fr: "Le prix total" },
	text: {
		nl: "Schoonmaak, belasting en vaste kosten zitten erin.",
		en: "Cleaning, tax and every fixed cost are included.",
		de: "Reinigung, Kurtaxe und feste Kosten sind enthalten.",
		fr: "Ménage, taxe et frais fixes sont compris.",
	},
};
const hold = {
	component: "usp_item",
	icon: "calendar",
	title: {
		nl: "48 uur bedenktijd",
		en: "48 hours to think",
		de: "48 Stunden Bedenkzeit",
		fr: "48 heures de réflexion",
	},
	text: {
		nl: "Zet een huis vast met een optie, zonder te betalen.",
		en: "Keep a home with a free hold, without paying.",
		de: "Halte ein Haus mit einer Option frei, ohne zu zahlen.",
		fr: "Gardez une maison avec une option, sans payer.",
	},
};
const visited = {
	component: "usp_item",
	icon: "shield",
	title: { nl: "Zelf bezocht", en: "Seen with our own eyes", de: "Selbst besucht", fr: "Visitées par nous" },
	text: {
		nl: "Waar het bij staat, hebben we er zelf geslapen.",
		en: "Where it says so, we have slept there ourselves.",
		de: "Wo es dabeisteht, haben wir selbst dort geschlafen.",
		fr: "Là où c’est indiqué, nous y avons dormi nous-mêmes.",
	},
};

export const stories = {
	typical: {
		component: "usp_items",
		title: {
			nl: "Wat je mag verwachten",
			en: "What you can expect",
			de: "Was du erwarten kannst",
			fr: "À quoi vous attendre",
		},
		items: [price, hold, visited],
	},
	empty: { component: "usp_items", items: [price] },
	longest: {
		component: "usp_items",
		title: {
			nl: "Kwaliteitsgarantievoorwaarden in het kort",
			en: "The conditions of our quality guarantee in short",
			de: "Qualitätsgarantiebedingungen kurz zusammengefasst",
			fr: "Les conditions de notre garantie de qualité en bref",
		},
		items: [
			{
				component: "usp_item",
				icon: "people",
				title: {
					nl: "Aansprakelijkheidsverzekeringsvergoeding",
					en: "Compensation under the liability insurance",
					de: "Haftpflichtversicherungsentschädigung",
					fr: "Indemnisation par l’assurance de responsabilité",
				},
				text: hold.text,
			},
			{ ...hold, icon: "hand" },
			{ ...visited, icon: "heart" },
			{ ...price, icon: "leaf" },
			{ ...price, icon: "home" },
		],
	},
} satisfies BlockStories;
