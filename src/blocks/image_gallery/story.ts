import type { BlockStories } from "../block-stories.ts";

const picture = (name: string, nl: string, en: string, de: string, fr: string) => ({
	fieldtype: "asset",
	filename: `/illustrations/${name}.webp`,
	alt: { nl, en, de, fr },
});

const LIVING = picture(
	"living",
	"Tekening van een woonkamer met een haard",
	"Drawing of a living room with a fireplace",
	"Zeichnung eines Wohnzimmers mit Kamin",
	"Dessin d’un salon avec une cheminée",
);
const BEDROOM = picture(
	"bedroom",
	"Tekening van een slaapkamer onder het dak",
	"Drawing of a bedroom under the roof",
	"Zeichnung eines Schlafzimmers unter dem Dach",
	"Dessin d’une chambre sous les toits",
);
const TERRACE = picture(
	"terrace",
	"Tekening van een terras met lampjes",
	"Drawing of a terrace with small lights",
	"Zeichnung einer Terrasse mit Lichtern",
	"Dessin d’une terrasse avec des lampions",
);
const WATER = picture(
	"view-water",
	"Tekening van uitzicht over het water",
	"Drawing of a view over the water",
	"Zeichnung mit Blick über das Wasser",
	"Dessin d’une vue sur l’eau",
);

export const stories = {
	typical: {
		component: "image_gallery",
		title: {
			nl: "Kijk vast naar binnen",
			en: "Have a look inside",
			de: "Schau schon einmal hinein",
			fr: "Entrez voir",
		},
		pictures: [LIVING, BEDROOM, TERRACE, WATER],
	},
	empty: { component: "image_gallery", pictures: [LIVING] },
	longest: {
		component: "image_gallery",
		title: {
			nl: "Het gemeenschappelijke zwembad, de kinderspeelplaats en alle woonkamers",
			en: "The shared swimming pool, the children’s playground and every living room",
			de: "Gemeinschaftsschwimmbad, Kinderspielplatzanlage und sämtliche Wohnzimmer",
			fr: "La piscine commune, l’aire de jeux pour enfants et tous les salons",
		},
		pictures: [
			{
				...LIVING,
				alt: {
					nl: "Tekening van een woonkamer met een haard, een lange bank, twee leunstoelen, een boekenkast tot het plafond en een raam dat over het hele dal uitkijkt",
					en: "Drawing of a living room with a fireplace, a long sofa, two armchairs, a bookcase up to the ceiling and a window that looks over the whole valley",
					de: "Zeichnung eines Wohnzimmers mit Kaminfeuer, Polstersofalandschaft, zwei Ohrensesseln, deckenhohem Bücherregal und einem Panoramafenster über das gesamte Tal",
					fr: "Dessin d’un salon avec une cheminée, un long canapé, deux fauteuils, une bibliothèque jusqu’au plafond et une fenêtre qui donne sur toute la vallée",
				},
			},
			BEDROOM,
			TERRACE,
			WATER,
			LIVING,
			BEDROOM,
			TERRACE,
			WATER,
			LIVING,
			BEDROOM,
			TERRACE,
			WATER,
		],
	},
} satisfies BlockStories;
