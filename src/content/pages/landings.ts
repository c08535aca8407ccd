import type { Localized } from "#domain/language.ts";
import type { PageText } from "#site/views/content-view.ts";
import { PARKS } from "./articles-offers.ts";

/** Pages that stand alone: the prize draw, the landing of a printed code, the guest area without a session. */

type Page = Readonly<Record<keyof Localized, PageText>>;

export const WIN: Page = {
	nl: {
		title: "Win een midweek aan het water",
		description: "De prijsvraag van Halcyon.",
		lead: "Vier keer per jaar verloten we een midweek in een van onze huizen onder de lezers van de nieuwsbrief.",
		sections: [
			{
				paragraphs: [
					"De vraag van dit seizoen staat in de brief van december. Eén inzending per adres telt; de winnaar hoort het per mail en betaalt niets.",
				],
			},
		],
		links: [{ label: "Kijk vast rond", to: "search" }],
	},
	en: {
		title: "Win a midweek by the water",
		description: "The Halcyon prize draw.",
		lead: "Four times a year we draw a midweek in one of our homes among the readers of the newsletter.",
		sections: [
			{
				paragraphs: [
					"This season’s question is in the December letter. One entry an address counts; the winner hears by mail and pays nothing.",
				],
			},
		],
		links: [{ label: "Look around meanwhile", to: "search" }],
	},
	de: {
		title: "Gewinne ein paar Tage am Wasser",
		description: "Das Gewinnspiel von Halcyon.",
		lead: "Viermal im Jahr verlosen wir unter den Lesern unseres Newsletters Montag bis Freitag in einem unserer Häuser.",
		sections: [
			{
				paragraphs: [
					"Die Frage dieser Saison steht im Brief vom Dezember. Eine Einsendung je Adresse zählt; wer gewinnt, erfährt es per Mail und bezahlt nichts.",
				],
			},
		],
		links: [{ label: "Schon einmal umsehen", to: "search" }],
	},
	fr: {
		title: "Gagnez quelques jours au bord de l’eau",
		description: "Le jeu-concours de Halcyon.",
		lead: "Quatre fois par an, nous tirons au sort un séjour du lundi au vendredi parmi les lecteurs de notre lettre.",
		sections: [
			{
				paragraphs: [
					"La question de la saison est dans la lettre de décembre. Une réponse par adresse compte ; la personne gagnante est prévenue par e-mail et ne paie rien.",
				],
			},
		],
		links: [{ label: "Regarder en attendant", to: "search" }],
	},
};

const park = PARKS.articles[0];
if (!park) throw new Error("the park of the printed code is missing");

/** `/qr/tauern-suites-mitterwirt`: the page behind the code in the inn's rooms. */
export const QR: Page = park.texts;

export const GUEST_SIGN_IN: Page = {
	nl: {
		title: "Mijn boekingen",
		description: "Je boekingen bij Halcyon.",
		lead: "Je boekingen zijn alleen voor jou. Een adres of nummer geeft niemand toegang, dus ook deze link niet.",
		sections: [
			{
				paragraphs: [
					"Alles over je verblijf staat in de bevestiging in je mailbox. Kwijt? Schrijf ons vanaf het adres waarmee je boekte, dan sturen we haar opnieuw.",
				],
			},
		],
		links: [
			{ label: "Bevestiging opnieuw vragen", to: "contact" },
			{ label: "Veelgestelde vragen", to: "faq" },
		],
	},
	en: {
		title: "My bookings",
		description: "Your bookings with Halcyon.",
		lead: "Your bookings are for you alone. No address and no number lets anybody in, and so neither does this link.",
		sections: [
			{
				paragraphs: [
					"Everything about your stay is in the confirmation in your mailbox. Lost it? Write to us from the address you booked with and we send it again.",
				],
			},
		],
		links: [
			{ label: "Ask for the confirmation again", to: "contact" },
			{ label: "Questions and answers", to: "faq" },
		],
	},
	de: {
		title: "Meine Buchungen",
		description: "Deine Buchungen bei Halcyon.",
		lead: "Deine Buchungen sind nur für dich. Keine Adresse und keine Nummer öffnet sie, also auch dieser Link nicht.",
		sections: [
			{
				paragraphs: [
					"Alles zu deinem Aufenthalt steht in der Bestätigung in deinem Postfach. Nicht mehr da? Schreib uns von der Adresse, mit der du gebucht hast, und wir schicken sie noch einmal.",
				],
			},
		],
		links: [
			{ label: "Bestätigung noch einmal anfordern", to: "contact" },
			{ label: "Häufige Fragen", to: "faq" },
		],
	},
	fr: {
		title: "Mes réservations",
		description: "Vos réservations chez Halcyon.",
		lead: "Vos réservations ne sont que pour vous. Ni une adresse ni un numéro n’y donne accès, et ce lien non plus.",
		sections: [
			{
				paragraphs: [
					"Tout ce qui concerne votre séjour est dans la confirmation reçue par e-mail. Vous ne la trouvez plus ? Écrivez-nous depuis l’adresse de la réservation et nous la renvoyons.",
				],
			},
		],
		links: [
			{ label: "Redemander la confirmation", to: "contact" },
			{ label: "Questions fréquentes", to: "faq" },
		],
	},
};

/** Landing under a partner's link; `{partner}` is the partner's name. */
export const PARTNER_LANDING: Page = {
	nl: {
		title: "Welkom van {partner}",
		description: "Vakantiehuizen bij Halcyon, via een partner.",
		lead: "Je kwam hier via {partner}. De prijs is dezelfde als voor iedereen: de hele prijs, alles inbegrepen.",
		sections: [],
		links: [{ label: "Alle vakantiehuizen", to: "search" }],
	},
	en: {
		title: "Welcome from {partner}",
		description: "Holiday homes at Halcyon, through a partner.",
		lead: "You came here through {partner}. The price is the same as for everybody: the whole price, all included.",
		sections: [],
		links: [{ label: "All holiday homes", to: "search" }],
	},
	de: {
		title: "Willkommen von {partner}",
		description: "Ferienhäuser bei Halcyon, über einen Partner.",
		lead: "Du bist über {partner} zu uns gekommen. Der Preis ist derselbe wie für alle: der ganze Preis, alles inklusive.",
		sections: [],
		links: [{ label: "Alle Ferienhäuser", to: "search" }],
	},
	fr: {
		title: "Bienvenue de la part de {partner}",
		description: "Les maisons de vacances de Halcyon, par un partenaire.",
		lead: "Vous arrivez ici par {partner}. Le prix est le même pour tous : le prix entier, tout compris.",
		sections: [],
		links: [{ label: "Toutes les maisons de vacances", to: "search" }],
	},
};
