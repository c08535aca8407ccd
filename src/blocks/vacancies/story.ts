import type { BlockStories } from "../block-stories.ts";

export const stories = {
	typical: {
		component: "vacancies",
		title: {
			nl: "Wat er nu open is",
			en: "What is open now",
			de: "Was gerade offen ist",
			fr: "Les postes ouverts",
		},
		empty: {
			nl: "Er is nu niets open. Schrijf ons gerust, dan weten we je te vinden.",
			en: "Nothing is open right now. Write to us anyway, and we know where to find you.",
			de: "Gerade ist nichts offen. Schreib uns trotzdem, dann wissen wir, wo du bist.",
			fr: "Rien n’est ouvert pour l’instant. Écrivez-nous quand même : nous saurons où vous trouver.",
		},
	},
	empty: {
		component: "vacancies",
		empty: {
			nl: "Er is nu niets open. Schrijf ons gerust, dan weten we je te vinden.",
			en: "Nothing is open right now. Write to us anyway, and we know where to find you.",
			de: "Gerade ist nichts offen. Schreib uns trotzdem, dann wissen wir, wo du bist.",
			fr: "Rien n’est ouvert pour l’instant. Écrivez-nous quand même : nous saurons où vous trouver.",
		},
	},
	longest: {
		component: "vacancies",
		title: {
			nl: "Openstaande vakantiehuisbemiddelingsmedewerkersvacatures",
			en: "Open posts for people who bring guests and holiday homes together",
			de: "Ferienhausvermittlungsmitarbeiterstellenangebote",
			fr: "Les postes ouverts à celles et ceux qui rapprochent voyageurs et maisons",
		},
		empty: {
			nl: "Er is nu niets open. Schrijf ons gerust, dan weten we je te vinden.",
			en: "Nothing is open right now. Write to us anyway, and we know where to find you.",
			de: "Gerade ist nichts offen. Schreib uns trotzdem, dann wissen wir, wo du bist.",
			fr: "Rien n’est ouvert pour l’instant. Écrivez-nous quand même : nous saurons où vous trouver.",
		},
	},
} satisfies BlockStories;
