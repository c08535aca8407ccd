import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "weather",
		title: {
			nl: "Het weer in Mittersill",
			en: "The weather in Mittersill",
			de: "Das Wetter in Mittersill",
			fr: "La météo à Mittersill",
		},
		lat: 47.28,
		lng: 12.48,
	},
	empty: { component: "weather", title: "Lissabon", lat: "38.71", lng: "-9.14" },
	longest: {
		component: "weather",
		title: {
			nl: "Het weer bij het bergstation van de gletsjerbaan van Ramsau am Dachstein",
			en: "The weather at the top station of the glacier cable car of Ramsau am Dachstein",
			de: "Das Wetter an der Gletscherseilbahnbergstation von Ramsau am Dachstein",
			fr: "La météo à la gare supérieure du téléphérique du glacier de Ramsau am Dachstein",
		},
		lat: 47.47,
		lng: 13.63,
	},
} satisfies BlockStories;
