import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "contact_information",
		title: { nl: "Voor huiseigenaren", en: "For home owners", de: "Für Hauseigentümer", fr: "Pour les propriétaires" },
		intro: {
			nl: "Vragen over je agenda, je uitbetaling of een gast die belt.",
			en: "Questions about your calendar, your payout or a guest who rings.",
			de: "Fragen zu deinem Kalender, deiner Auszahlung oder einem Gast, der anruft.",
			fr: "Vos questions sur votre calendrier, vos versements ou un voyageur qui appelle.",
		},
		address: {
			nl: "Voorbeeldkade 1, 0000 AA Utrecht, Nederland",
			en: "Voorbeeldkade 1, 0000 AA Utrecht, The Netherlands",
			de: "Voorbeeldkade 1, 0000 AA Utrecht, Niederlande",
			fr: "Voorbeeldkade 1, 0000 AA Utrecht, Pays-Bas",
		},
		telephone: "+31 (0)85 000 00 00",
		email: "owners@halcyon.example",
		hours: {
			nl: "Op werkdagen van 9.00 tot 17.00 uur",
			en: "Working days, 9 am to 5 pm",
			de: "Montag bis Freitag von 9 bis 17 Uhr",
			fr: "Les jours ouvrés de 9 h à 17 h",
		},
	},
	empty: {
		component: "contact_information",
		title: { nl: "Pers", en: "Press", de: "Presse", fr: "Presse" },
	},
	longest: {
		component: "contact_information",
		title: {
			nl: "Schadeafhandelingsafdeling voor vakantiehuisverhuur",
			en: "Department for damage in rented holiday homes",
			de: "Schadensbearbeitungsabteilung für Ferienhausvermietungen",
			fr: "Service de traitement des dommages en location saisonnière",
		},
		address: {
			nl: "Bovenste-Nieuwstadtgrachtkade 127-129 achterhuis, 0000 AA Sint-Odiliënberg-Buitengewoon, Nederland",
			en: "Bovenste-Nieuwstadtgrachtkade 127-129 at the back, 0000 AA Sint-Odiliënberg-Buitengewoon, The Netherlands",
			de: "Bovenste-Nieuwstadtgrachtkade 127-129 Hinterhaus, 0000 AA Sint-Odiliënberg-Buitengewoon, Niederlande",
			fr: "Bovenste-Nieuwstadtgrachtkade 127-129 sur cour, 0000 AA Sint-Odiliënberg-Buitengewoon, Pays-Bas",
		},
		email: "schadensbearbeitungsabteilung.ferienhausvermietungen@halcyon.example",
	},
} satisfies BlockStories;
