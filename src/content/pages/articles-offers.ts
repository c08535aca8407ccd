import type { ArticleSection } from "./articles.ts";

export const PROMOTIONS: ArticleSection = {
	page: {
		nl: {
			title: "Acties",
			description: "Lopende acties en kortingen bij Halcyon.",
			lead: "Kortingen die je in de prijs terugziet, met de voorwaarden erbij.",
			sections: [],
		},
		en: {
			title: "Promotions",
			description: "Current promotions and discounts at Halcyon.",
			lead: "Discounts that show in the price, with their terms beside them.",
			sections: [],
		},
		de: {
			title: "Aktionen",
			description: "Laufende Aktionen und Rabatte bei Halcyon.",
			lead: "Rabatte, die im Preis zu sehen sind, samt ihren Bedingungen.",
			sections: [],
		},
		fr: {
			title: "Promotions",
			description: "Les promotions et réductions en cours chez Halcyon.",
			lead: "Des réductions qui se voient dans le prix, avec leurs conditions.",
			sections: [],
		},
	},
	articles: [
		{
			slug: { nl: "binnenkort-weg", en: "leaving-soon", de: "bald-weg", fr: "depart-proche" },
			date: null,
			texts: {
				nl: {
					title: "Binnen vier weken weg",
					description: "Tot twintig procent korting op de huur bij aankomst binnen 28 dagen.",
					lead: "Wie binnen vier weken aankomt, betaalt bij veel huizen minder huur.",
					sections: [
						{
							list: [
								"Aankomst binnen 28 dagen: 10 procent",
								"binnen 14 dagen: 15 procent",
								"binnen 7 dagen: 20 procent",
							],
						},
						{
							paragraphs: [
								"De korting staat al in de prijs die je ziet; een code is niet nodig. Schoonmaak en belasting blijven gelijk.",
							],
						},
					],
					links: [{ label: "Naar de last minutes", to: "lastMinute" }],
				},
				en: {
					title: "Away within four weeks",
					description: "Up to twenty per cent off the rent when you arrive within 28 days.",
					lead: "Arrive within four weeks, and many homes cost less rent.",
					sections: [
						{
							list: [
								"Arrival within 28 days: 10 per cent",
								"within 14 days: 15 per cent",
								"within 7 days: 20 per cent",
							],
						},
						{
							paragraphs: [
								"The discount is already in the price you see; no code is needed. Cleaning and tax stay as they are.",
							],
						},
					],
					links: [{ label: "See the last minutes", to: "lastMinute" }],
				},
				de: {
					title: "In vier Wochen weg",
					description: "Bis zu zwanzig Prozent weniger Miete bei Anreise innerhalb von 28 Tagen.",
					lead: "Wer innerhalb von vier Wochen anreist, zahlt in vielen Häusern weniger Miete.",
					sections: [
						{
							list: [
								"Anreise innerhalb von 28 Tagen: 10 Prozent",
								"innerhalb von 14 Tagen: 15 Prozent",
								"innerhalb von 7 Tagen: 20 Prozent",
							],
						},
						{
							paragraphs: [
								"Der Rabatt steckt schon im angezeigten Preis, ein Code ist nicht nötig. Reinigung und Kurtaxe bleiben gleich.",
							],
						},
					],
					links: [{ label: "Zu den Last Minutes", to: "lastMinute" }],
				},
				fr: {
					title: "Partir d’ici quatre semaines",
					description: "Jusqu’à vingt pour cent de moins sur le loyer pour une arrivée sous 28 jours.",
					lead: "En arrivant d’ici quatre semaines, on paie moins de loyer dans bien des maisons.",
					sections: [
						{
							list: [
								"Arrivée sous 28 jours : 10 pour cent",
								"sous 14 jours : 15 pour cent",
								"sous 7 jours : 20 pour cent",
							],
						},
						{
							paragraphs: [
								"La réduction est déjà dans le prix affiché ; aucun code n’est nécessaire. Le ménage et la taxe ne changent pas.",
							],
						},
					],
					links: [{ label: "Voir les dernières minutes", to: "lastMinute" }],
				},
			},
		},
	],
};

export const PARKS: ArticleSection = {
	page: {
		nl: {
			title: "Parken",
			description: "Vakantieparken waar Halcyon huizen verhuurt.",
			lead: "Een huis voor jezelf, met een zwembad en een bakker die je deelt.",
			sections: [],
		},
		en: {
			title: "Parks",
			description: "Holiday parks where Halcyon lets homes.",
			lead: "A home to yourself, with a pool and a baker that you share.",
			sections: [],
		},
		de: {
			title: "Ferienparks",
			description: "Ferienparks, in denen Halcyon Häuser vermietet.",
			lead: "Ein Haus für sich allein, Schwimmbad und Bäcker für alle.",
			sections: [],
		},
		fr: {
			title: "Parcs",
			description: "Les parcs de vacances où Halcyon loue des maisons.",
			lead: "Une maison à vous seul, une piscine et un boulanger à partager.",
			sections: [],
		},
	},
	articles: [
		{
			slug: { nl: "tauern-suites", en: "tauern-suites", de: "tauern-suites", fr: "tauern-suites" },
			date: null,
			texts: {
				nl: {
					title: "Tauern Suites Mitterwirt",
					description: "Appartementen in Mittersill, tussen Kitzbühel en de Hohe Tauern.",
					lead: "Een herberg in het midden van Mittersill, met uitzicht op de Hohe Tauern.",
					sections: [
						{
							paragraphs: [
								"Vanaf het plein ben je te voet bij de bakker en de bus naar de piste. In de zomer begint hier het fietspad langs de Salzach; in de winter rijdt de skibus naar Kitzbühel en Hollersbach.",
							],
						},
					],
					links: [{ label: "Zoek een verblijf", to: "search" }],
				},
				en: {
					title: "Tauern Suites Mitterwirt",
					description: "Apartments in Mittersill, between Kitzbühel and the Hohe Tauern.",
					lead: "An inn in the middle of Mittersill that looks out on the Hohe Tauern.",
					sections: [
						{
							paragraphs: [
								"From the square you can walk to the baker and to the bus for the slopes. In summer the cycle path along the Salzach begins here; in winter the ski bus goes to Kitzbühel and Hollersbach.",
							],
						},
					],
					links: [{ label: "Find a stay", to: "search" }],
				},
				de: {
					title: "Tauern Suites Mitterwirt",
					description: "Ferienwohnungen in Mittersill, zwischen Kitzbühel und den Hohen Tauern.",
					lead: "Ein Gasthof mitten in Mittersill mit Blick auf die Hohen Tauern.",
					sections: [
						{
							paragraphs: [
								"Vom Platz geht man zu Fuß zum Bäcker und zum Bus auf die Piste. Im Sommer beginnt hier der Radweg an der Salzach, im Winter fährt der Skibus nach Kitzbühel und Hollersbach.",
							],
						},
					],
					links: [{ label: "Aufenthalt suchen", to: "search" }],
				},
				fr: {
					title: "Tauern Suites Mitterwirt",
					description: "Des appartements à Mittersill, entre Kitzbühel et les Hohe Tauern.",
					lead: "Une auberge au cœur de Mittersill, face aux Hohe Tauern.",
					sections: [
						{
							paragraphs: [
								"De la place, on va à pied chez le boulanger et au bus des pistes. L’été, la piste cyclable de la Salzach commence ici ; l’hiver, le skibus part pour Kitzbühel et Hollersbach.",
							],
						},
					],
					links: [{ label: "Chercher un séjour", to: "search" }],
				},
			},
		},
	],
};
