import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "map",
		title: { nl: "Hier vind je ons", en: "Where to find us", de: "Hier findest du uns", fr: "Où nous trouver" },
		label: {
			nl: "Stadtplatz, Mittersill, Oostenrijk",
			en: "Stadtplatz, Mittersill, Austria",
			de: "Stadtplatz, Mittersill, Österreich",
			fr: "Stadtplatz, Mittersill, Autriche",
		},
		lat: 47.281,
		lng: 12.485,
		zoom: 9,
	},
	empty: { component: "map", title: "Lissabon", label: "Praça do Comércio", lat: "38.7075", lng: "-9.1364" },
	longest: {
		component: "map",
		title: {
			nl: "De sleuteloverdracht en de bagageopslag van het vakantiepark",
			en: "Where the holiday park hands over keys and looks after luggage",
			de: "Schlüsselübergabestelle und Gepäckaufbewahrung der Ferienhaussiedlung",
			fr: "La remise des clés et la consigne à bagages du village de vacances",
		},
		label: {
			nl: "Parkeerterrein Gletscherbahnen, Untertauern-Obertauernstraße 117, Ramsau am Dachstein",
			en: "Gletscherbahnen car park, Untertauern-Obertauernstraße 117, Ramsau am Dachstein",
			de: "Gletscherbahnenbesucherparkplatz, Untertauern-Obertauernstraße 117, Ramsau am Dachstein",
			fr: "Parking des Gletscherbahnen, Untertauern-Obertauernstraße 117, Ramsau am Dachstein",
		},
		lat: 47.42,
		lng: 13.65,
		zoom: 18,
	},
} satisfies BlockStories;
