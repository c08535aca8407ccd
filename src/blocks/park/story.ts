import type { BlockStories } from "../block-stories.ts";
import { stories as richText } from "../rich_text/story.ts";
import { drawing } from "../story-words.ts";

const typical = {
	component: "park",
	title: "Tauern Suites",
	description: {
		nl: "Huizen aan de voet van de piste.",
		en: "Homes at the foot of the slope.",
		de: "Häuser am Fuß der Piste.",
		fr: "Des maisons au pied des pistes.",
	},
	intro: {
		nl: "Veertig huizen, een binnenbad en een bus die om de twintig minuten gaat.",
		en: "Forty homes, an indoor pool and a bus every twenty minutes.",
		de: "Vierzig Häuser, ein Hallenbad und ein Bus, der alle zwanzig Minuten fährt.",
		fr: "Quarante maisons, une piscine couverte et un bus toutes les vingt minutes.",
	},
	picture: drawing("chalet-2", {
		nl: "Tekening van chalets aan de voet van een berg",
		en: "Drawing of chalets at the foot of a mountain",
		de: "Zeichnung von Chalets am Fuß eines Berges",
		fr: "Dessin de chalets au pied d’une montagne",
	}),
	country: "AT",
	place: "Mittersill",
	lat: 47.2806,
	lng: "12.4789",
	facilities: {
		nl: ["Binnenbad", "Skiruimte", "Broodjesservice"],
		en: ["Indoor pool", "Ski room", "Fresh rolls"],
		de: ["Hallenbad", "Skiraum", "Brötchendienst"],
		fr: ["Piscine couverte", "Local à skis", "Livraison de pain"],
	},
	search: {
		nl: "/nl/vakantiehuis-oostenrijk/",
		en: "/en/holiday-home-austria/",
		de: "/de/ferienhaus-osterreich/",
		fr: "/fr/maison-de-vacances-autriche/",
	},
	body: richText.typical.text,
};

export const stories = {
	typical,
	empty: {
		...typical,
		facilities: { nl: ["Skiruimte"], en: ["Ski room"], de: ["Skiraum"], fr: ["Local à skis"] },
		body: richText.empty.text,
	},
	longest: {
		...typical,
		title: {
			nl: "Vakantiehuizenpark Hohetauernnationaalparkgebied",
			en: "Holiday park in the region of the Hohe Tauern National Park",
			de: "Ferienhausanlage Hohetauernnationalparkregion",
			fr: "Parc de maisons de vacances de la région du parc national des Hohe Tauern",
		},
		facilities: {
			nl: ["Elektrische-fietsoplaadvoorzieningen", "Kinderboerderijverzorgingsuurtje", "Binnenbad"],
			en: ["Charging points for electric bicycles", "An hour of care on the children’s farm", "Indoor pool"],
			de: ["Elektrofahrradlademöglichkeiten", "Streichelzoobetreuungsstunde", "Hallenbad"],
			fr: ["Bornes de recharge pour vélos électriques", "Une heure à la ferme des enfants", "Piscine couverte"],
		},
		body: richText.longest.text,
	},
} satisfies BlockStories;
