import type { Localized } from "#domain/language.ts";
import type { PageText } from "#site/views/content-view.ts";

/** Team pages (`/{lang}/team-{product}`): who looks after which homes. */
export interface Team {
	readonly product: string;
	readonly texts: Readonly<Record<keyof Localized, PageText>>;
}

export const TEAMS: readonly Team[] = [
	{
		product: "alps",
		texts: {
			nl: {
				title: "Team Alpen",
				description: "Wie er bij Halcyon voor de huizen in de Alpen zorgt.",
				lead: "Wij kennen de paden naar de chalets, in de sneeuw en erna.",
				sections: [
					{
						paragraphs: [
							"Vragen over sneeuwkettingen, de laatste skibus of een hut zonder treden: die komen bij ons terecht. We bezoeken elk huis in Oostenrijk, Zwitserland en Slovenië zelf, de meeste in beide seizoenen.",
						],
					},
				],
				links: [{ label: "Schrijf het team", to: "contact" }],
			},
			en: {
				title: "The Alps team",
				description: "Who at Halcyon looks after the homes in the Alps.",
				lead: "We know the paths to the chalets, in snow and after it.",
				sections: [
					{
						paragraphs: [
							"Questions about snow chains, the last ski bus or a hut without steps come to us. We visit every home in Austria, Switzerland and Slovenia ourselves, most of them in both seasons.",
						],
					},
				],
				links: [{ label: "Write to the team", to: "contact" }],
			},
			de: {
				title: "Team Alpen",
				description: "Wer sich bei Halcyon um die Häuser in den Alpen kümmert.",
				lead: "Wir kennen die Wege zu den Chalets, im Schnee und danach.",
				sections: [
					{
						paragraphs: [
							"Fragen zu Schneeketten, dem letzten Skibus oder einer Hütte ohne Stufen landen bei uns. Wir besuchen jedes Haus in Österreich, der Schweiz und Slowenien selbst, die meisten in beiden Jahreszeiten.",
						],
					},
				],
				links: [{ label: "Dem Team schreiben", to: "contact" }],
			},
			fr: {
				title: "L’équipe des Alpes",
				description: "Qui, chez Halcyon, s’occupe des maisons des Alpes.",
				lead: "Nous connaissons les chemins des chalets, sous la neige et après.",
				sections: [
					{
						paragraphs: [
							"Les questions de chaînes, de dernier skibus ou de chalet sans marches nous arrivent. Nous visitons nous-mêmes chaque maison d’Autriche, de Suisse et de Slovénie, la plupart aux deux saisons.",
						],
					},
				],
				links: [{ label: "Écrire à l’équipe", to: "contact" }],
			},
		},
	},
	{
		product: "coast",
		texts: {
			nl: {
				title: "Team Kust",
				description: "Wie er bij Halcyon voor de huizen aan zee zorgt.",
				lead: "Duinen, rotsen en havens: wij weten hoe ver het echt lopen is.",
				sections: [
					{
						paragraphs: [
							"Van Zeeland tot Istrië lopen we de weg naar het strand zelf, met kinderwagen. Zo staat er bij elk huis een afstand die klopt.",
						],
					},
				],
				links: [{ label: "Schrijf het team", to: "contact" }],
			},
			en: {
				title: "The coast team",
				description: "Who at Halcyon looks after the homes by the sea.",
				lead: "Dunes, rocks and harbours: we know how far the walk really is.",
				sections: [
					{
						paragraphs: [
							"From Zeeland to Istria we walk the way to the beach ourselves, with a pushchair. That is why every home names a distance that is true.",
						],
					},
				],
				links: [{ label: "Write to the team", to: "contact" }],
			},
			de: {
				title: "Team Küste",
				description: "Wer sich bei Halcyon um die Häuser am Meer kümmert.",
				lead: "Dünen, Felsen und Häfen: Wir wissen, wie weit der Weg wirklich ist.",
				sections: [
					{
						paragraphs: [
							"Von Zeeland bis Istrien gehen wir den Weg zum Strand selbst, mit Kinderwagen. Deshalb steht bei jedem Haus eine Entfernung, die stimmt.",
						],
					},
				],
				links: [{ label: "Dem Team schreiben", to: "contact" }],
			},
			fr: {
				title: "L’équipe du littoral",
				description: "Qui, chez Halcyon, s’occupe des maisons de bord de mer.",
				lead: "Dunes, rochers, ports : nous savons combien il faut vraiment marcher.",
				sections: [
					{
						paragraphs: [
							"De la Zélande à l’Istrie, nous faisons nous-mêmes le chemin de la plage, avec une poussette. C’est pourquoi chaque maison donne une distance juste.",
						],
					},
				],
				links: [{ label: "Écrire à l’équipe", to: "contact" }],
			},
		},
	},
];
