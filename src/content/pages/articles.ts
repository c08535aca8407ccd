import type { Localized } from "#domain/language.ts";
import type { PageText } from "#site/views/content-view.ts";
import { BLOG } from "./articles-blog.ts";
import { PARKS, PROMOTIONS } from "./articles-offers.ts";

/** Blog, news, promotions and parks: each a list and its single pages. */
export type Section = "blog" | "news" | "promotions" | "parks";

export interface Article {
	readonly slug: Localized;
	/** ISO day on which it appeared; null for pages that do not age. */
	readonly date: string | null;
	readonly texts: Readonly<Record<keyof Localized, PageText>>;
}

export interface ArticleSection {
	readonly page: Readonly<Record<keyof Localized, PageText>>;
	readonly articles: readonly Article[];
}

const NEWS: ArticleSection = {
	page: {
		nl: {
			title: "Nieuws",
			description: "Nieuws van Halcyon.",
			lead: "Wat er bij ons verandert, zonder omwegen.",
			sections: [],
		},
		en: {
			title: "News",
			description: "News from Halcyon.",
			lead: "What changes with us, without detours.",
			sections: [],
		},
		de: {
			title: "Neuigkeiten",
			description: "Neuigkeiten von Halcyon.",
			lead: "Was sich bei uns ändert, ohne Umwege.",
			sections: [],
		},
		fr: {
			title: "Actualités",
			description: "Les actualités de Halcyon.",
			lead: "Ce qui change chez nous, sans détour.",
			sections: [],
		},
	},
	articles: [
		{
			slug: { nl: "een-prijs", en: "one-price", de: "ein-preis", fr: "un-seul-prix" },
			date: "2026-11-02",
			texts: {
				nl: {
					title: "Eén prijs, van kaart tot factuur",
					description: "Halcyon toont voortaan overal de hele prijs.",
					lead: "De prijs op de kaart is vanaf nu dezelfde als die op je factuur.",
					sections: [
						{
							paragraphs: [
								"Schoonmaak, toeristenbelasting en vaste kosten zitten erin, ook als je ze ter plaatse betaalt. Op de pagina van het huis zie je regel voor regel waaruit het bedrag bestaat.",
							],
						},
					],
					links: [{ label: "Zoek een huis", to: "search" }],
				},
				en: {
					title: "One price, from card to invoice",
					description: "Halcyon now shows the whole price everywhere.",
					lead: "From now on the price on the card is the one on your invoice.",
					sections: [
						{
							paragraphs: [
								"Cleaning, tourist tax and fixed costs are in it, even when they are paid on site. The page of the home shows line by line what the amount is made of.",
							],
						},
					],
					links: [{ label: "Find a home", to: "search" }],
				},
				de: {
					title: "Ein Preis, von der Karte bis zur Rechnung",
					description: "Halcyon zeigt ab sofort überall den ganzen Preis.",
					lead: "Der Preis auf der Karte ist ab jetzt derselbe wie auf der Rechnung.",
					sections: [
						{
							paragraphs: [
								"Reinigung, Kurtaxe und feste Kosten sind enthalten, auch wenn sie vor Ort bezahlt werden. Auf der Seite des Hauses steht Zeile für Zeile, woraus der Betrag besteht.",
							],
						},
					],
					links: [{ label: "Ein Haus suchen", to: "search" }],
				},
				fr: {
					title: "Un seul prix, de la fiche à la facture",
					description: "Halcyon affiche désormais partout le prix entier.",
					lead: "Le prix de la fiche est désormais celui de votre facture.",
					sections: [
						{
							paragraphs: [
								"Ménage, taxe de séjour et frais fixes y sont compris, même s’ils se règlent sur place. La page de la maison montre ligne par ligne de quoi le montant se compose.",
							],
						},
					],
					links: [{ label: "Chercher une maison", to: "search" }],
				},
			},
		},
	],
};

export const ARTICLES: Readonly<Record<Section, ArticleSection>> = {
	blog: BLOG,
	news: NEWS,
	promotions: PROMOTIONS,
	parks: PARKS,
};
