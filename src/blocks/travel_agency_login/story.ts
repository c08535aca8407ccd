import type { BlockStories } from "../block-stories.ts";
import { words } from "../story-words.ts";

export const stories = {
	typical: {
		component: "travel_agency_login",
		title: words("Voor reisbureaus", "For travel agencies", "Für Reisebüros", "Pour les agences de voyages"),
		intro: words(
			"Boek voor je klanten tegen de prijs van de site, met commissie voor je bureau.",
			"Book for your clients at the price on the site, with commission for your agency.",
			"Buch für deine Kundschaft zum Preis der Website, mit Provision für dein Büro.",
			"Réservez pour vos clients au prix du site, avec une commission pour votre agence.",
		),
	},
	empty: {
		component: "travel_agency_login",
		title: words("Reisbureaus", "Travel agencies", "Reisebüros", "Agences de voyages"),
	},
	longest: {
		component: "travel_agency_login",
		title: words(
			"Samenwerkingsovereenkomsten met reisorganisaties",
			"Agreements with travel agencies and tour operators",
			"Zusammenarbeitsvereinbarungen mit Reiseveranstaltungsunternehmen",
			"Accords de collaboration avec les agences et les voyagistes",
		),
		intro: words(
			"Voor bureaus die voor groepen, scholen en verenigingen boeken en een rekening op naam van het bureau nodig hebben.",
			"For agencies that book for groups, schools and clubs and need an invoice in the name of the agency.",
			"Für Büros, die für Gruppen, Schulen und Vereine buchen und eine Rechnung auf den Namen des Büros brauchen.",
			"Pour les agences qui réservent pour des groupes, des écoles et des associations, avec une facture à leur nom.",
		),
	},
} satisfies BlockStories;
