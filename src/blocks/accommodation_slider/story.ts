import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "accommodation_slider",
		title: {
			nl: "Wakker worden in de bergen",
			en: "Waking up in the mountains",
			de: "Aufwachen in den Bergen",
			fr: "Se réveiller à la montagne",
		},
		intro: {
			nl: "Acht huizen in Oostenrijk, met de totaalprijs erbij.",
			en: "Eight homes in Austria, each with its total price.",
			de: "Acht Häuser in Österreich, jedes mit dem Gesamtpreis.",
			fr: "Huit maisons en Autriche, chacune avec son prix total.",
		},
		country: "AT",
		count: 8,
	},
	empty: {
		component: "accommodation_slider",
		title: { nl: "Om bij weg te dromen", en: "Worth dreaming about", de: "Zum Träumen", fr: "De quoi rêver un peu" },
	},
	longest: {
		component: "accommodation_slider",
		title: {
			nl: "Vrijstaande vakantiehuizen met verwarmd binnenzwembad en kinderspeelkamer",
			en: "Detached holiday homes with a heated indoor pool and a playroom for children",
			de: "Freistehende Ferienhäuser mit beheiztem Hallenschwimmbad und Kinderspielzimmer",
			fr: "Maisons de vacances indépendantes avec piscine intérieure chauffée et salle de jeux",
		},
		intro: {
			nl: "Voor families die het liefst met z’n allen onder één dak slapen, ook als het een weekend lang regent.",
			en: "For families who like to sleep under one roof, all of them, even when it rains for a whole weekend.",
			de: "Für Großfamilien, die am liebsten alle unter einem Dach schlafen, auch wenn es ein ganzes Wochenende regnet.",
			fr: "Pour les familles qui aiment dormir toutes sous le même toit, même quand il pleut un week-end entier.",
		},
		count: 24,
		link: { linktype: "story", id: "story:villas" },
		link_label: {
			nl: "Alle villa’s en landhuizen bekijken",
			en: "See all villas and mansions",
			de: "Sämtliche Villen und Landhäuser ansehen",
			fr: "Voir toutes les villas et tous les manoirs",
		},
	},
} satisfies BlockStories;
