import type { ArticleSection } from "./articles.ts";

export const BLOG: ArticleSection = {
	page: {
		nl: {
			title: "Blog",
			description: "Verhalen en raad van Halcyon voor rustige vakanties.",
			lead: "Over streken, seizoenen en de kunst van het niets doen.",
			sections: [],
		},
		en: {
			title: "Blog",
			description: "Stories and advice from Halcyon for quiet holidays.",
			lead: "On regions, seasons and the art of doing nothing.",
			sections: [],
		},
		de: {
			title: "Blog",
			description: "Geschichten und Rat von Halcyon für ruhige Ferien.",
			lead: "Über Regionen, Jahreszeiten und die Kunst, nichts zu tun.",
			sections: [],
		},
		fr: {
			title: "Blog",
			description: "Récits et conseils de Halcyon pour des vacances au calme.",
			lead: "Des régions, des saisons et l’art de ne rien faire.",
			sections: [],
		},
	},
	articles: [
		{
			slug: {
				nl: "meer-in-november",
				en: "the-lake-in-november",
				de: "der-see-im-november",
				fr: "le-lac-en-novembre",
			},
			date: "2026-11-14",
			texts: {
				nl: {
					title: "Het meer in november",
					description: "Waarom november een goede maand is voor een huis aan het water.",
					lead: "Als de boten binnen liggen, is het meer van wie er dan nog is.",
					sections: [
						{
							paragraphs: [
								"In november zijn de oevers leeg. De mist hangt tot tien uur boven het water, daarna komt de zon erdoor en blijft tot vier. Dat zijn zes uren, en meer heb je niet nodig voor een wandeling met soep na afloop.",
							],
						},
						{
							heading: "Wat je meeneemt",
							paragraphs: [
								"Laarzen, een boek dat dikker is dan je normaal aandurft, en iemand met wie je goed kunt zwijgen.",
							],
						},
					],
					links: [{ label: "Huizen zoeken", to: "search" }],
				},
				en: {
					title: "The lake in November",
					description: "Why November is a good month for a home by the water.",
					lead: "Once the boats are in, the lake belongs to whoever is still there.",
					sections: [
						{
							paragraphs: [
								"In November the shores are empty. Mist lies on the water until ten; then the sun comes through and stays until four. That makes six hours, which is all you need for a walk with soup at the end.",
							],
						},
						{
							heading: "What to bring",
							paragraphs: [
								"Boots, a book thicker than you would usually dare, and somebody with whom silence is easy.",
							],
						},
					],
					links: [{ label: "Search homes", to: "search" }],
				},
				de: {
					title: "Der See im November",
					description: "Warum der November ein guter Monat für ein Haus am Wasser ist.",
					lead: "Wenn die Boote im Schuppen liegen, gehört der See denen, die noch da sind.",
					sections: [
						{
							paragraphs: [
								"Im November sind die Ufer leer. Bis zehn liegt Nebel auf dem Wasser, dann bricht die Sonne durch und bleibt bis vier. Das sind sechs Stunden, mehr braucht es nicht für einen Spaziergang mit Suppe am Ende.",
							],
						},
						{
							heading: "Was mitmuss",
							paragraphs: [
								"Stiefel, ein Buch, das dicker ist als üblich, und jemand, mit dem sich gut schweigen lässt.",
							],
						},
					],
					links: [{ label: "Häuser suchen", to: "search" }],
				},
				fr: {
					title: "Le lac en novembre",
					description: "Pourquoi novembre est un bon mois pour une maison au bord de l’eau.",
					lead: "Quand les barques sont rentrées, le lac est à ceux qui restent.",
					sections: [
						{
							paragraphs: [
								"En novembre, les rives sont vides. La brume tient jusqu’à dix heures, puis le soleil perce et demeure jusqu’à quatre. Cela fait six heures : il n’en faut pas plus pour une promenade et une soupe au retour.",
							],
						},
						{
							heading: "À emporter",
							paragraphs: ["Des bottes, un livre plus épais que d’ordinaire, et quelqu’un avec qui l’on se tait bien."],
						},
					],
					links: [{ label: "Chercher une maison", to: "search" }],
				},
			},
		},
	],
};
