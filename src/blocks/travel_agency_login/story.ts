import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "travel_agency_login",
		title: {
			nl: "Voor reisbureaus",
			en: "For travel agencies",
			de: "Für Reisebüros",
			fr: "Pour les agences de voyages",
		},
		intro: {
			nl: "Boek voor je klanten tegen de prijs van de site, met commissie voor je bureau.",
			en: "Book for your clients at the price on the site, with commission for your agency.",
			de: "Buch für deine Kundschaft zum Preis der Website, mit Provision für dein Büro.",
			fr: "Réservez pour vos clients au prix du site, avec une commission pour votre agence.",
		},
	},
	empty: {
		component: "travel_agency_login",
		title: { nl: "Reisbureaus", en: "Travel agencies", de: "Reisebüros", fr: "Agences de voyages" },
	},
	longest: {
		component: "travel_agency_login",
		title: {
			nl: "Samenwerkingsovereenkomsten met reisorganisaties",
			en: "Agreements with travel agencies and tour operators",
			de: "Zusammenarbeitsvereinbarungen mit Reiseveranstaltungsunternehmen",
			fr: "Accords de collaboration avec les agences et les voyagistes",
		},
		intro: {
			nl: "Voor bureaus die voor groepen, scholen en verenigingen boeken en een rekening op naam van het bureau nodig hebben.",
			en: "For agencies that book for groups, schools and clubs and need an invoice in the name of the agency.",
			de: "Für Büros, die für Gruppen, Schulen und Vereine buchen und eine Rechnung auf den Namen des Büros brauchen.",
			fr: "Pour les agences qui réservent pour des groupes, des écoles et des associations, avec une facture à leur nom.",
		},
	},
} satisfies BlockStories;
