import type { BlockStories } from "../block-stories.ts";

const linen = {
	component: "faq_item",
	question: {
		nl: "Is bedlinnen inbegrepen?",
		en: "Is bed linen included?",
		de: "Ist Bettwäsche dabei?",
		fr: "Le linge de lit est-il compris ?",
	},
	answer: {
		nl: "Dat staat bij elk huis onder de prijs. Waar het niet is inbegrepen, kun je het bij het boeken kiezen.",
		en: "Every home says so below its price. Where it is not included you can choose it while booking.",
		de: "Das steht bei jedem Haus unter dem Preis. Wo sie nicht dabei ist, kannst du sie beim Buchen wählen.",
		fr: "Chaque maison l’indique sous son prix. Là où il n’est pas compris, vous pouvez le choisir en réservant.",
	},
};

export const stories = {
	typical: {
		component: "faqs",
		title: { nl: "Vaak gevraagd", en: "Often asked", de: "Oft gefragt", fr: "Questions fréquentes" },
		items: [
			linen,
			{
				component: "faq_item",
				question: {
					nl: "Mag de hond mee?",
					en: "May the dog come?",
					de: "Darf der Hund mit?",
					fr: "Le chien est-il accepté ?",
				},
				answer: {
					nl: "Zet huisdieren in de zoekvraag, dan zie je alleen huizen waar hij welkom is.",
					en: "Add pets to your search and you see only homes where it is welcome.",
					de: "Gib Haustiere in der Suche an, dann siehst du nur Häuser, in denen er willkommen ist.",
					fr: "Indiquez vos animaux dans la recherche : vous ne verrez que les maisons qui l’accueillent.",
				},
			},
			{
				component: "faq_item",
				question: {
					nl: "Wanneer betaal ik?",
					en: "When do I pay?",
					de: "Wann bezahle ich?",
					fr: "Quand dois-je payer ?",
				},
				answer: {
					nl: "Een deel kort na het boeken, de rest voor aankomst. De data staan in je bevestiging.",
					en: "One part soon after booking, the rest before arrival. The dates are in your confirmation.",
					de: "Einen Teil kurz nach der Buchung, den Rest vor der Anreise. Die Termine stehen in der Bestätigung.",
					fr: "Une partie peu après la réservation, le reste avant l’arrivée. Les dates figurent dans la confirmation.",
				},
			},
		],
	},
	empty: {
		component: "faqs",
		title: { nl: "Een vraag", en: "One question", de: "Eine Frage", fr: "Une question" },
		items: [linen],
	},
	longest: {
		component: "faqs",
		title: {
			nl: "Vragen over annuleringsverzekeringsvoorwaarden",
			en: "Questions about the conditions of the cancellation insurance",
			de: "Fragen zu Reiserücktrittskostenversicherungsbedingungen",
			fr: "Questions sur les conditions de l’assurance annulation de séjour",
		},
		items: [
			linen,
			{
				component: "faq_item",
				question: {
					nl: "Geldt de annuleringsverzekering ook als de arbeidsongeschiktheidsverzekeraar eerst een onderzoek instelt?",
					en: "Does the cancellation insurance hold when another insurer has to look into my inability to work first?",
					de: "Gilt die Reiserücktrittskostenversicherung auch, wenn die Berufsunfähigkeitsversicherungsgesellschaft zuerst prüft?",
					fr: "L’assurance annulation s’applique-t-elle même si l’assureur de mon incapacité de travail ouvre d’abord une enquête ?",
				},
				answer: {
					nl: "Ja. Meld de annulering op de dag dat je weet dat je niet kunt reizen; het onderzoek mag later klaar zijn. Bewaar de brief van de arts en stuur hem mee zodra je hem hebt.",
					en: "Yes. Report it on the day you know that you cannot travel; the inquiry may end later. Keep the doctor’s letter and send it once you have it.",
					de: "Ja. Melde den Rücktritt an dem Tag, an dem du weißt, dass du nicht reisen kannst; die Prüfung darf später enden. Heb das ärztliche Schreiben auf und schick es, sobald du es hast.",
					fr: "Oui. Déclarez l’annulation le jour où vous savez que vous ne pourrez pas partir ; l’enquête peut se terminer plus tard. Gardez le certificat du médecin et envoyez-le dès que vous l’avez.",
				},
			},
		],
	},
} satisfies BlockStories;
