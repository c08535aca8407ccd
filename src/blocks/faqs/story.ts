import type { BlockStories } from "../block-stories.ts";
import { words } from "../story-words.ts";

const linen = {
	component: "faq_item",
	question: words(
		"Is bedlinnen inbegrepen?",
		"Is bed linen included?",
		"Ist Bettwäsche dabei?",
		"Le linge de lit est-il compris ?",
	),
	answer: words(
		"Dat staat bij elk huis onder de prijs. Waar het niet is inbegrepen, kun je het bij het boeken kiezen.",
		"Every home says so below its price. Where it is not included you can choose it while booking.",
		"Das steht bei jedem Haus unter dem Preis. Wo sie nicht dabei ist, kannst du sie beim Buchen wählen.",
		"Chaque maison l’indique sous son prix. Là où il n’est pas compris, vous pouvez le choisir en réservant.",
	),
};

export const stories = {
	typical: {
		component: "faqs",
		title: words("Vaak gevraagd", "Often asked", "Oft gefragt", "Questions fréquentes"),
		items: [
			linen,
			{
				component: "faq_item",
				question: words("Mag de hond mee?", "May the dog come?", "Darf der Hund mit?", "Le chien est-il accepté ?"),
				answer: words(
					"Zet huisdieren in de zoekvraag, dan zie je alleen huizen waar hij welkom is.",
					"Add pets to your search and you see only homes where it is welcome.",
					"Gib Haustiere in der Suche an, dann siehst du nur Häuser, in denen er willkommen ist.",
					"Indiquez vos animaux dans la recherche : vous ne verrez que les maisons qui l’accueillent.",
				),
			},
			{
				component: "faq_item",
				question: words("Wanneer betaal ik?", "When do I pay?", "Wann bezahle ich?", "Quand dois-je payer ?"),
				answer: words(
					"Een deel kort na het boeken, de rest voor aankomst. De data staan in je bevestiging.",
					"One part soon after booking, the rest before arrival. The dates are in your confirmation.",
					"Einen Teil kurz nach der Buchung, den Rest vor der Anreise. Die Termine stehen in der Bestätigung.",
					"Une partie peu après la réservation, le reste avant l’arrivée. Les dates figurent dans la confirmation.",
				),
			},
		],
	},
	empty: {
		component: "faqs",
		title: words("Een vraag", "One question", "Eine Frage", "Une question"),
		items: [linen],
	},
	longest: {
		component: "faqs",
		title: words(
			"Vragen over annuleringsverzekeringsvoorwaarden",
			"Questions about the conditions of the cancellation insurance",
			"Fragen zu Reiserücktrittskostenversicherungsbedingungen",
			"Questions sur les conditions de l’assurance annulation de séjour",
		),
		items: [
			linen,
			{
				component: "faq_item",
				question: words(
					"Geldt de annuleringsverzekering ook als de arbeidsongeschiktheidsverzekeraar eerst een onderzoek instelt?",
					"Does the cancellation insurance hold when another insurer has to look into my inability to work first?",
					"Gilt die Reiserücktrittskostenversicherung auch, wenn die Berufsunfähigkeitsversicherungsgesellschaft zuerst prüft?",
					"L’assurance annulation s’applique-t-elle même si l’assureur de mon incapacité de travail ouvre d’abord une enquête ?",
				),
				answer: words(
					"Ja. Meld de annulering op de dag dat je weet dat je niet kunt reizen; het onderzoek mag later klaar zijn. Bewaar de brief van de arts en stuur hem mee zodra je hem hebt.",
					"Yes. Report it on the day you know that you cannot travel; the inquiry may end later. Keep the doctor’s letter and send it once you have it.",
					"Ja. Melde den Rücktritt an dem Tag, an dem du weißt, dass du nicht reisen kannst; die Prüfung darf später enden. Heb das ärztliche Schreiben auf und schick es, sobald du es hast.",
					"Oui. Déclarez l’annulation le jour où vous savez que vous ne pourrez pas partir ; l’enquête peut se terminer plus tard. Gardez le certificat du médecin et envoyez-le dès que vous l’avez.",
				),
			},
		],
	},
} satisfies BlockStories;
