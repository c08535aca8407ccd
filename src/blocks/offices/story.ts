import type { BlockStories } from "../block-stories.ts";

const hours = {
	nl: "Op werkdagen van 9.00 tot 17.00 uur",
	en: "Working days, 9 am to 5 pm",
	de: "Montag bis Freitag von 9 bis 17 Uhr",
	fr: "Les jours ouvrés de 9 h à 17 h",
};

export const stories = {
	typical: {
		component: "offices",
		title: { nl: "Onze kantoren", en: "Our offices", de: "Unsere Büros", fr: "Nos bureaux" },
		items: [
			{
				component: "office",
				name: "Utrecht",
				address: {
					nl: "Voorbeeldkade 1, 0000 AA Utrecht, Nederland",
					en: "Voorbeeldkade 1, 0000 AA Utrecht, The Netherlands",
					de: "Voorbeeldkade 1, 0000 AA Utrecht, Niederlande",
					fr: "Voorbeeldkade 1, 0000 AA Utrecht, Pays-Bas",
				},
				hours,
				telephone: "+31 85 000 00 00",
				email: "office@halcyon.example",
				lat: 52.0907,
				lng: 5.1214,
			},
			{
				component: "office",
				name: "Innsbruck",
				address: {
					nl: "Musterweg 1, 0000 Innsbruck, Oostenrijk",
					en: "Musterweg 1, 0000 Innsbruck, Austria",
					de: "Musterweg 1, 0000 Innsbruck, Österreich",
					fr: "Musterweg 1, 0000 Innsbruck, Autriche",
				},
				hours,
				email: "alps@halcyon.example",
				lat: "47.2692",
				lng: "11.4041",
			},
		],
	},
	empty: {
		component: "offices",
		title: { nl: "Kantoor", en: "Office", de: "Büro", fr: "Bureau" },
		items: [{ component: "office", name: "Utrecht", address: "Voorbeeldkade 1, 0000 AA Utrecht" }],
	},
	longest: {
		component: "offices",
		title: {
			nl: "Vestigingen van de verhuurorganisatie",
			en: "Branches of the letting organisation",
			de: "Niederlassungen der Ferienhausvermittlungsgesellschaft",
			fr: "Implantations de la société de location saisonnière",
		},
		items: [
			{
				component: "office",
				name: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
				address: {
					nl: "Bovenste-Nieuwstadtgrachtkade 127-129, 0000 Llanfairpwllgwyngyll, Verenigd Koninkrijk",
					en: "Bovenste-Nieuwstadtgrachtkade 127-129, 0000 Llanfairpwllgwyngyll, United Kingdom",
					de: "Bovenste-Nieuwstadtgrachtkade 127-129, 0000 Llanfairpwllgwyngyll, Vereinigtes Königreich",
					fr: "Bovenste-Nieuwstadtgrachtkade 127-129, 0000 Llanfairpwllgwyngyll, Royaume-Uni",
				},
				email: "ferienhausvermittlungsgesellschaft.niederlassung@halcyon.example",
				lat: 53.2234,
				lng: -4.2009,
			},
		],
	},
} satisfies BlockStories;
