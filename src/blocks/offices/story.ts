import type { BlockStories } from "../block-stories.ts";
import { words } from "../story-words.ts";

const hours = words(
	"Op werkdagen van 9.00 tot 17.00 uur",
	"Working days, 9 am to 5 pm",
	"Werktags von 9 bis 17 Uhr",
	"Les jours ouvrés de 9 h à 17 h",
);

export const stories = {
	typical: {
		component: "offices",
		title: words("Onze kantoren", "Our offices", "Unsere Büros", "Nos bureaux"),
		items: [
			{
				component: "office",
				name: "Utrecht",
				address: words(
					"Voorbeeldkade 1, 0000 AA Utrecht, Nederland",
					"Voorbeeldkade 1, 0000 AA Utrecht, The Netherlands",
					"Voorbeeldkade 1, 0000 AA Utrecht, Niederlande",
					"Voorbeeldkade 1, 0000 AA Utrecht, Pays-Bas",
				),
				hours,
				telephone: "+31 85 000 00 00",
				email: "office@halcyon.example",
				lat: 52.0907,
				lng: 5.1214,
			},
			{
				component: "office",
				name: "Innsbruck",
				address: words(
					"Musterweg 1, 0000 Innsbruck, Oostenrijk",
					"Musterweg 1, 0000 Innsbruck, Austria",
					"Musterweg 1, 0000 Innsbruck, Österreich",
					"Musterweg 1, 0000 Innsbruck, Autriche",
				),
				hours,
				email: "alps@halcyon.example",
				lat: "47.2692",
				lng: "11.4041",
			},
		],
	},
	empty: {
		component: "offices",
		title: words("Kantoor", "Office", "Büro", "Bureau"),
		items: [{ component: "office", name: "Utrecht", address: "Voorbeeldkade 1, 0000 AA Utrecht" }],
	},
	longest: {
		component: "offices",
		title: words(
			"Vestigingen van de verhuurorganisatie",
			"Branches of the letting organisation",
			"Niederlassungen der Ferienhausvermittlungsgesellschaft",
			"Implantations de la société de location saisonnière",
		),
		items: [
			{
				component: "office",
				name: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
				address: words(
					"Bovenste-Nieuwstadtgrachtkade 127-129, 0000 Llanfairpwllgwyngyll, Verenigd Koninkrijk",
					"Bovenste-Nieuwstadtgrachtkade 127-129, 0000 Llanfairpwllgwyngyll, United Kingdom",
					"Bovenste-Nieuwstadtgrachtkade 127-129, 0000 Llanfairpwllgwyngyll, Vereinigtes Königreich",
					"Bovenste-Nieuwstadtgrachtkade 127-129, 0000 Llanfairpwllgwyngyll, Royaume-Uni",
				),
				email: "ferienhausvermittlungsgesellschaft.niederlassung@halcyon.example",
				lat: 53.2234,
				lng: -4.2009,
			},
		],
	},
} satisfies BlockStories;
