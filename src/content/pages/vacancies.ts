import type { Localized } from "#domain/language.ts";
import type { PageText } from "#site/views/content-view.ts";

export interface Vacancy {
	readonly slug: Localized;
	readonly texts: Readonly<Record<keyof Localized, PageText>>;
}

export const VACANCIES_PAGE: Readonly<Record<keyof Localized, PageText>> = {
	nl: {
		title: "Werken bij ons",
		description: "Vacatures bij Halcyon.",
		lead: "Een klein team, veel landen, en tijd om dingen goed te doen.",
		sections: [],
	},
	en: {
		title: "Working with us",
		description: "Vacancies at Halcyon.",
		lead: "A small team, many countries, and time to do things well.",
		sections: [],
	},
	de: {
		title: "Arbeiten bei uns",
		description: "Stellenangebote bei Halcyon.",
		lead: "Ein kleines Team, viele Länder und Zeit, die Dinge gut zu machen.",
		sections: [],
	},
	fr: {
		title: "Travailler chez nous",
		description: "Offres d’emploi chez Halcyon.",
		lead: "Une petite équipe, beaucoup de pays, et le temps de bien faire.",
		sections: [],
	},
};

export const VACANCIES: readonly Vacancy[] = [
	{
		slug: {
			nl: "medewerker-gastencontact",
			en: "guest-contact",
			de: "gaestebetreuung",
			fr: "relation-voyageurs",
		},
		texts: {
			nl: {
				title: "Medewerker gastencontact",
				description: "Vacature bij Halcyon: gasten helpen voor, tijdens en na hun verblijf.",
				lead: "Je bent de stem die gasten horen als de sleutel klemt of de trein te laat is.",
				sections: [
					{
						heading: "Wat je doet",
						paragraphs: [
							"Je beantwoordt vragen in twee van onze vier talen, zoekt oplossingen met eigenaren en schrijft op wat we beter kunnen doen.",
						],
					},
					{ heading: "Wat je meebrengt", paragraphs: ["Rust, duidelijke zinnen en Nederlands plus Duits of Frans."] },
				],
				links: [{ label: "Solliciteer per mail", to: "mailto:office@halcyon.example" }],
			},
			en: {
				title: "Guest contact",
				description: "Vacancy at Halcyon: helping guests before, during and after their stay.",
				lead: "You are the voice that guests hear when the key sticks or the train is late.",
				sections: [
					{
						heading: "What you do",
						paragraphs: [
							"You answer questions in two of our four languages, find ways out together with owners, and write down what we could do better.",
						],
					},
					{ heading: "What you bring", paragraphs: ["Calm, clear sentences, and Dutch with German or French."] },
				],
				links: [{ label: "Apply by mail", to: "mailto:office@halcyon.example" }],
			},
			de: {
				title: "Gästebetreuung",
				description: "Stellenangebot bei Halcyon: Gäste vor, während und nach dem Aufenthalt begleiten.",
				lead: "Du bist die Stimme, die Gäste hören, wenn der Schlüssel klemmt oder der Zug zu spät ist.",
				sections: [
					{
						heading: "Was du tust",
						paragraphs: [
							"Du beantwortest Fragen in zwei unserer vier Sprachen, suchst mit Eigentümern nach Lösungen und hältst fest, was wir besser machen können.",
						],
					},
					{
						heading: "Was du mitbringst",
						paragraphs: ["Ruhe, klare Sätze und Deutsch mit Niederländisch oder Französisch."],
					},
				],
				links: [{ label: "Per Mail bewerben", to: "mailto:office@halcyon.example" }],
			},
			fr: {
				title: "Relation voyageurs",
				description: "Offre d’emploi chez Halcyon : aider les voyageurs avant, pendant et après leur séjour.",
				lead: "Vous êtes la voix que l’on entend quand la clé coince ou que le train a du retard.",
				sections: [
					{
						heading: "Votre travail",
						paragraphs: [
							"Vous répondez dans deux de nos quatre langues, cherchez des solutions avec les propriétaires et notez ce que nous pourrions mieux faire.",
						],
					},
					{
						heading: "Votre profil",
						paragraphs: ["Du calme, des phrases claires, et le français avec le néerlandais ou l’allemand."],
					},
				],
				links: [{ label: "Postuler par e-mail", to: "mailto:office@halcyon.example" }],
			},
		},
	},
];
