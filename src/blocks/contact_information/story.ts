import type { BlockStories } from "../block-stories.ts";
import { words } from "../story-words.ts";

export const stories = {
	typical: {
		component: "contact_information",
		title: words("Voor huiseigenaren", "For home owners", "Für Hauseigentümer", "Pour les propriétaires"),
		intro: words(
			"Vragen over je agenda, je uitbetaling of een gast die belt.",
			"Questions about your calendar, your payout or a guest who rings.",
			"Fragen zu deinem Kalender, deiner Auszahlung oder einem Gast, der anruft.",
			"Vos questions sur votre calendrier, vos versements ou un voyageur qui appelle.",
		),
		address: words(
			"Voorbeeldkade 1, 0000 AA Utrecht, Nederland",
			"Voorbeeldkade 1, 0000 AA Utrecht, The Netherlands",
			"Voorbeeldkade 1, 0000 AA Utrecht, Niederlande",
			"Voorbeeldkade 1, 0000 AA Utrecht, Pays-Bas",
		),
		telephone: "+31 (0)85 000 00 00",
		email: "owners@halcyon.example",
		hours: words(
			"Op werkdagen van 9.00 tot 17.00 uur",
			"Working days, 9 am to 5 pm",
			"Werktags von 9 bis 17 Uhr",
			"Les jours ouvrés de 9 h à 17 h",
		),
	},
	empty: {
		component: "contact_information",
		title: words("Pers", "Press", "Presse", "Presse"),
	},
	longest: {
		component: "contact_information",
		title: words(
			"Schadeafhandelingsafdeling voor vakantiehuisverhuur",
			"Department for damage in rented holiday homes",
			"Schadensbearbeitungsabteilung für Ferienhausvermietungen",
			"Service de traitement des dommages en location saisonnière",
		),
		address: words(
			"Bovenste-Nieuwstadtgrachtkade 127-129 achterhuis, 0000 AA Sint-Odiliënberg-Buitengewoon, Nederland",
			"Bovenste-Nieuwstadtgrachtkade 127-129 at the back, 0000 AA Sint-Odiliënberg-Buitengewoon, The Netherlands",
			"Bovenste-Nieuwstadtgrachtkade 127-129 Hinterhaus, 0000 AA Sint-Odiliënberg-Buitengewoon, Niederlande",
			"Bovenste-Nieuwstadtgrachtkade 127-129 sur cour, 0000 AA Sint-Odiliënberg-Buitengewoon, Pays-Bas",
		),
		email: "schadensbearbeitungsabteilung.ferienhausvermietungen@halcyon.example",
	},
} satisfies BlockStories;
