import type { BlockStories } from "../block-stories.ts";
import { stories as richText } from "../rich_text/story.ts";
import { drawing, words } from "../story-words.ts";

const typical = {
	component: "park",
	title: "Tauern Suites",
	description: words(
		"Huizen aan de voet van de piste.",
		"Homes at the foot of the slope.",
		"Häuser am Fuß der Piste.",
		"Des maisons au pied des pistes.",
	),
	intro: words(
		"Veertig huizen, een binnenbad en een bus die om de twintig minuten gaat.",
		"Forty homes, an indoor pool and a bus every twenty minutes.",
		"Vierzig Häuser, ein Hallenbad und ein Bus, der alle zwanzig Minuten fährt.",
		"Quarante maisons, une piscine couverte et un bus toutes les vingt minutes.",
	),
	picture: drawing(
		"chalet-2",
		words(
			"Tekening van chalets aan de voet van een berg",
			"Drawing of chalets at the foot of a mountain",
			"Zeichnung von Chalets am Fuß eines Berges",
			"Dessin de chalets au pied d’une montagne",
		),
	),
	country: "AT",
	place: "Mittersill",
	lat: 47.2806,
	lng: "12.4789",
	facilities: words(
		["Binnenbad", "Skiruimte", "Broodjesservice"],
		["Indoor pool", "Ski room", "Fresh rolls"],
		["Hallenbad", "Skiraum", "Brötchendienst"],
		["Piscine couverte", "Local à skis", "Livraison de pain"],
	),
	search: words(
		"/nl/vakantiehuis-oostenrijk/",
		"/en/holiday-home-austria/",
		"/de/ferienhaus-osterreich/",
		"/fr/maison-de-vacances-autriche/",
	),
	body: richText.typical.text,
};

export const stories = {
	typical,
	empty: {
		...typical,
		facilities: words(["Skiruimte"], ["Ski room"], ["Skiraum"], ["Local à skis"]),
		body: richText.empty.text,
	},
	longest: {
		...typical,
		title: words(
			"Vakantiehuizenpark Hohetauernnationaalparkgebied",
			"Holiday park in the region of the Hohe Tauern National Park",
			"Ferienhausanlage Hohetauernnationalparkregion",
			"Parc de maisons de vacances de la région du parc national des Hohe Tauern",
		),
		facilities: words(
			["Elektrische-fietsoplaadvoorzieningen", "Kinderboerderijverzorgingsuurtje", "Binnenbad"],
			["Charging points for electric bicycles", "An hour of care on the children’s farm", "Indoor pool"],
			["Elektrofahrradlademöglichkeiten", "Streichelzoobetreuungsstunde", "Hallenbad"],
			["Bornes de recharge pour vélos électriques", "Une heure à la ferme des enfants", "Piscine couverte"],
		),
		body: richText.longest.text,
	},
} satisfies BlockStories;
