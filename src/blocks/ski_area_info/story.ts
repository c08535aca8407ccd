import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "ski_area_info",
		name: "Resterkogel",
		text: {
			nl: "Brede pistes tot laat in het seizoen, en een dal dat in de zon ligt.",
			en: "Wide slopes until late in the season, above a valley that lies in the sun.",
			de: "Breite Pisten bis spät in die Saison, über einem Tal, das in der Sonne liegt.",
			fr: "De larges pistes jusque tard dans la saison, au-dessus d’une vallée ensoleillée.",
		},
		lowest: 830,
		highest: 1894,
		km_blue: 34,
		km_red: 28.5,
		km_black: 7,
		km_tracks: 46,
		lifts: 17,
		season: {
			nl: "begin december tot half april",
			en: "early December to mid-April",
			de: "Anfang Dezember bis Mitte April",
			fr: "de début décembre à mi-avril",
		},
		link: { linktype: "story", id: "story:team-alps" },
	},
	empty: { component: "ski_area_info", name: "Resterkogel" },
	longest: {
		component: "ski_area_info",
		name: "Schneebergland-Hinterthiersee-Gletscherskigebiet",
		text: {
			nl: "Een gebied dat zich over drie dalen uitstrekt en waar je de hele week geen piste twee keer hoeft te nemen.",
			en: "An area that stretches over three valleys, where no slope needs to be skied twice in a week.",
			de: "Ein Zusammenschluss über drei Täler, in dem eine Woche lang keine Abfahrt zweimal gefahren werden muss, mit Beschneiungsanlagen bis zur Talstation.",
			fr: "Un domaine qui s’étend sur trois vallées et où, en une semaine, on ne reprend jamais la même piste.",
		},
		lowest: -10,
		highest: 9000,
		km_blue: 2000,
		km_red: 1999.9,
		km_black: 0,
		km_tracks: 1888.8,
		lifts: 1234,
		season: {
			nl: "van de eerste sneeuw in oktober tot het laatste weekend van mei",
			en: "from the first snow in October to the last weekend of May",
			de: "vom ersten Schneefall im Oktober bis zum letzten Maiwochenende",
			fr: "des premières neiges d’octobre au dernier week-end de mai",
		},
	},
} satisfies BlockStories;
