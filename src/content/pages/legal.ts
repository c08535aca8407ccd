import type { Localized } from "#domain/language.ts";
import type { PageText } from "#site/views/content-view.ts";

type Page = Readonly<Record<keyof Localized, PageText>>;

export const privacy: Page = {
	nl: {
		title: "Privacy",
		description: "Welke gegevens Halcyon bewaart, waarvoor en hoe lang.",
		lead: "We vragen wat een boeking nodig heeft, en niet meer.",
		sections: [
			{
				heading: "Wat we bewaren",
				paragraphs: [
					"Bij een boeking: naam, adres, telefoon, e-mail, reisgezelschap en betalingen. De eigenaar krijgt wat nodig is om je te ontvangen. Facturen bewaren we zeven jaar, zoals de wet vraagt; opties en offertes negentig dagen.",
				],
			},
			{
				heading: "Wat we niet doen",
				paragraphs: [
					"We verkopen geen gegevens en laden niets van anderen in je browser. Kaarten, letters en plaatjes komen van onszelf.",
				],
			},
			{
				heading: "Je rechten",
				paragraphs: [
					"Je kunt je gegevens inzien, verbeteren, meenemen of laten wissen. Schrijf ons; we antwoorden binnen een maand. Je kunt ook naar de Autoriteit Persoonsgegevens.",
				],
			},
		],
		links: [
			{ label: "Cookiebeleid", to: "cookiePolicy" },
			{ label: "Contact", to: "contact" },
		],
	},
	en: {
		title: "Privacy",
		description: "Which data Halcyon keeps, what for and how long.",
		lead: "We ask what a booking needs, and no more.",
		sections: [
			{
				heading: "What we keep",
				paragraphs: [
					"With a booking: name, address, telephone, e-mail, party and payments. The owner receives what is needed to welcome you. Invoices are kept for seven years, as the law requires; holds and quotes for ninety days.",
				],
			},
			{
				heading: "What we do not do",
				paragraphs: [
					"We sell no data and load nothing from others into your browser. Maps, typefaces and pictures come from us.",
				],
			},
			{
				heading: "Your rights",
				paragraphs: [
					"You may see, correct, take along or erase your data. Write to us; we answer within a month. You can also turn to the Dutch Data Protection Authority.",
				],
			},
		],
		links: [
			{ label: "Cookie policy", to: "cookiePolicy" },
			{ label: "Contact", to: "contact" },
		],
	},
	de: {
		title: "Datenschutz",
		description: "Welche Daten Halcyon speichert, wofür und wie lange.",
		lead: "Erhoben wird, was eine Buchung braucht, und nicht mehr.",
		sections: [
			{
				heading: "Was gespeichert wird",
				paragraphs: [
					"Bei einer Buchung: Name, Anschrift, Telefon, E-Mail, Reisegruppe und Zahlungen. Der Vermieter erhält, was er für den Empfang braucht. Rechnungen werden sieben Jahre aufbewahrt, wie es das Gesetz verlangt, Optionen und Angebote neunzig Tage.",
				],
			},
			{
				heading: "Was unterbleibt",
				paragraphs: [
					"Es werden keine Daten verkauft und keine Inhalte Dritter im Browser geladen. Karten, Schriften und Bilder kommen von Halcyon selbst.",
				],
			},
			{
				heading: "Rechte der Betroffenen",
				paragraphs: [
					"Auskunft, Berichtigung, Übertragung und Löschung sind jederzeit möglich; eine Antwort folgt innerhalb eines Monats. Beschwerden nimmt auch die niederländische Aufsichtsbehörde entgegen.",
				],
			},
		],
		links: [
			{ label: "Cookie-Richtlinie", to: "cookiePolicy" },
			{ label: "Kontakt", to: "contact" },
		],
	},
	fr: {
		title: "Confidentialité",
		description: "Quelles données Halcyon conserve, pourquoi et combien de temps.",
		lead: "Nous demandons ce qu’exige une réservation, et rien de plus.",
		sections: [
			{
				heading: "Ce que nous conservons",
				paragraphs: [
					"Pour une réservation : nom, adresse, téléphone, e-mail, voyageurs et paiements. Le propriétaire reçoit ce qu’il lui faut pour vous accueillir. Les factures sont gardées sept ans, comme la loi le demande ; les options et les devis, quatre-vingt-dix jours.",
				],
			},
			{
				heading: "Ce que nous ne faisons pas",
				paragraphs: [
					"Nous ne vendons aucune donnée et ne chargeons rien de tiers dans votre navigateur. Cartes, polices et images viennent de chez nous.",
				],
			},
			{
				heading: "Vos droits",
				paragraphs: [
					"Vous pouvez consulter, corriger, emporter ou faire effacer vos données. Écrivez-nous ; nous répondons sous un mois. Vous pouvez aussi saisir l’autorité néerlandaise de protection des données.",
				],
			},
		],
		links: [
			{ label: "Politique de cookies", to: "cookiePolicy" },
			{ label: "Contact", to: "contact" },
		],
	},
};

export const disclaimer: Page = {
	nl: {
		title: "Disclaimer",
		description: "Wat je van de inhoud van deze site mag verwachten.",
		lead: "We schrijven met zorg, en herstellen een fout zodra we haar zien.",
		sections: [
			{
				paragraphs: [
					"Teksten, tekeningen en foto’s op deze site zijn van Halcyon of van de eigenaren van de huizen. Overnemen mag na overleg.",
					"Een duidelijke vergissing, zoals een villa voor één euro, bindt ons niet. De prijs in je bevestiging wel.",
				],
			},
		],
		links: [{ label: "Een fout melden", to: "contact" }],
	},
	en: {
		title: "Disclaimer",
		description: "What you may expect of the contents of this site.",
		lead: "We write with care, and mend a mistake as soon as we see it.",
		sections: [
			{
				paragraphs: [
					"Texts, drawings and photographs on this site belong to Halcyon or to the owners of the homes. Please ask before you use them.",
					"An obvious mistake, such as a villa for one euro, does not bind us. The price in your confirmation does.",
				],
			},
		],
		links: [{ label: "Report a mistake", to: "contact" }],
	},
	de: {
		title: "Haftungsausschluss",
		description: "Was von den Inhalten dieser Website erwartet werden darf.",
		lead: "Die Inhalte entstehen mit Sorgfalt; ein Fehler wird berichtigt, sobald er bekannt ist.",
		sections: [
			{
				paragraphs: [
					"Texte, Zeichnungen und Fotos gehören Halcyon oder den Eigentümern der Häuser. Eine Verwendung bedarf der Zustimmung.",
					"Ein offensichtlicher Irrtum, etwa eine Villa für einen Euro, bindet nicht. Der Preis in der Bestätigung bindet.",
				],
			},
		],
		links: [{ label: "Einen Fehler melden", to: "contact" }],
	},
	fr: {
		title: "Clause de non-responsabilité",
		description: "Ce que vous pouvez attendre du contenu de ce site.",
		lead: "Nous écrivons avec soin, et corrigeons une erreur dès que nous la voyons.",
		sections: [
			{
				paragraphs: [
					"Les textes, les dessins et les photos de ce site appartiennent à Halcyon ou aux propriétaires des maisons. Demandez-nous avant de les reprendre.",
					"Une erreur manifeste, comme une villa à un euro, ne nous engage pas. Le prix de votre confirmation, si.",
				],
			},
		],
		links: [{ label: "Signaler une erreur", to: "contact" }],
	},
};

export const conditions: Page = {
	nl: {
		title: "Boekingsvoorwaarden",
		description: "Boeken, betalen en annuleren bij Halcyon, in gewone woorden.",
		lead: "Wat je afspreekt als je boekt, zo kort als het eerlijk kan.",
		sections: [
			{
				heading: "Boeken en betalen",
				paragraphs: [
					"Een boeking geldt zodra je de bevestiging hebt. Dertig procent betaal je binnen zeven dagen, de rest uiterlijk 42 dagen voor aankomst; bij een latere boeking alles ineens.",
				],
			},
			{
				heading: "Annuleren",
				paragraphs: ["Over de reissom, dus zonder toeristenbelasting en verzekering, betaal je:"],
				list: [
					"meer dan 42 dagen voor aankomst: 30 procent",
					"42 tot 29 dagen: 60 procent",
					"28 tot 3 dagen: 90 procent",
					"2 dagen of minder: de hele reissom",
				],
			},
			{
				heading: "Geen bedenktijd",
				paragraphs: ["Voor een verblijf op vaste data geldt de wettelijke bedenktijd van veertien dagen niet."],
			},
		],
		links: [
			{ label: "Verzekeringen", to: "insurances" },
			{ label: "Contact", to: "contact" },
		],
	},
	en: {
		title: "Booking conditions",
		description: "Booking, paying and cancelling with Halcyon, in plain words.",
		lead: "What you agree to when you book, as short as it can honestly be.",
		sections: [
			{
				heading: "Booking and paying",
				paragraphs: [
					"A booking stands once you have the confirmation. Thirty per cent is due within seven days, the balance no later than 42 days before arrival; with a later booking, everything at once.",
				],
			},
			{
				heading: "Cancelling",
				paragraphs: ["Of the travel sum, which leaves out tourist tax and insurance, you pay:"],
				list: [
					"more than 42 days before arrival: 30 per cent",
					"42 to 29 days: 60 per cent",
					"28 to 3 days: 90 per cent",
					"2 days or less: the whole travel sum",
				],
			},
			{
				heading: "No right of withdrawal",
				paragraphs: ["The statutory fourteen days to withdraw do not apply to a stay on fixed dates."],
			},
		],
		links: [
			{ label: "Insurance", to: "insurances" },
			{ label: "Contact", to: "contact" },
		],
	},
	de: {
		title: "Buchungsbedingungen",
		description: "Buchen, bezahlen und stornieren bei Halcyon, in einfachen Worten.",
		lead: "Was mit einer Buchung vereinbart wird, so kurz, wie es ehrlich geht.",
		sections: [
			{
				heading: "Buchung und Zahlung",
				paragraphs: [
					"Eine Buchung gilt, sobald die Bestätigung vorliegt. Dreißig Prozent sind innerhalb von sieben Tagen fällig, der Rest spätestens 42 Tage vor der Anreise; bei späterer Buchung der ganze Betrag.",
				],
			},
			{
				heading: "Stornierung",
				paragraphs: ["Vom Reisepreis ohne Kurtaxe und Versicherung sind zu zahlen:"],
				list: [
					"mehr als 42 Tage vor Anreise: 30 Prozent",
					"42 bis 29 Tage: 60 Prozent",
					"28 bis 3 Tage: 90 Prozent",
					"2 Tage oder weniger: der gesamte Reisepreis",
				],
			},
			{
				heading: "Kein Widerrufsrecht",
				paragraphs: [
					"Für Aufenthalte zu festen Terminen gilt das gesetzliche Widerrufsrecht von vierzehn Tagen nicht.",
				],
			},
		],
		links: [
			{ label: "Versicherungen", to: "insurances" },
			{ label: "Kontakt", to: "contact" },
		],
	},
	fr: {
		title: "Conditions de réservation",
		description: "Réserver, payer et annuler chez Halcyon, en mots simples.",
		lead: "Ce à quoi engage une réservation, aussi brièvement que l’honnêteté le permet.",
		sections: [
			{
				heading: "Réserver et payer",
				paragraphs: [
					"Une réservation est ferme dès que vous avez la confirmation. Trente pour cent sont dus sous sept jours, le solde au plus tard 42 jours avant l’arrivée ; si vous réservez plus tard, le tout en une fois.",
				],
			},
			{
				heading: "Annuler",
				paragraphs: ["Du prix du séjour, hors taxe de séjour et assurance, restent dus :"],
				list: [
					"plus de 42 jours avant l’arrivée : 30 pour cent",
					"de 42 à 29 jours : 60 pour cent",
					"de 28 à 3 jours : 90 pour cent",
					"2 jours ou moins : la totalité",
				],
			},
			{
				heading: "Pas de droit de rétractation",
				paragraphs: ["Le délai légal de quatorze jours ne s’applique pas à un séjour à dates fixes."],
			},
		],
		links: [
			{ label: "Assurances", to: "insurances" },
			{ label: "Contact", to: "contact" },
		],
	},
};

export const cookiePolicy: Page = {
	nl: {
		title: "Cookiebeleid",
		description: "Welke cookies Halcyon zet, waarvoor en hoe lang.",
		lead: "Een handvol kleine bestanden, elk met een taak.",
		sections: [
			{
				list: [
					"i18n_redirected: de taal die je koos, een jaar.",
					"likes: de huizen die je bewaart, drie maanden.",
					"host, partner, homeownerCode: via wiens link je kwam, dertig dagen, zodat die een vergoeding kan krijgen.",
					"booking: bewijs dat een boeking de jouwe is, zodat alleen jij de bevestiging ziet.",
				],
			},
			{ paragraphs: ["Er zijn geen cookies van anderen, en daarom vragen we je niets met een balk."] },
		],
		links: [{ label: "Privacy", to: "privacy" }],
	},
	en: {
		title: "Cookie policy",
		description: "Which cookies Halcyon sets, what for and how long.",
		lead: "A handful of small files, each with a task.",
		sections: [
			{
				list: [
					"i18n_redirected: the language you chose, one year.",
					"likes: the homes you keep, three months.",
					"host, partner, homeownerCode: whose link brought you, thirty days, so that they can be paid for it.",
					"booking: proof that a booking is yours, so that only you see its confirmation.",
				],
			},
			{ paragraphs: ["There are no cookies of others, which is why no banner asks you anything."] },
		],
		links: [{ label: "Privacy", to: "privacy" }],
	},
	de: {
		title: "Cookie-Richtlinie",
		description: "Welche Cookies Halcyon setzt, wofür und wie lange.",
		lead: "Eine Handvoll kleiner Dateien, jede mit einer Aufgabe.",
		sections: [
			{
				list: [
					"i18n_redirected: die gewählte Sprache, ein Jahr.",
					"likes: die gemerkten Häuser, drei Monate.",
					"host, partner, homeownerCode: wessen Link hierher geführt hat, dreißig Tage, damit die Vermittlung vergütet werden kann.",
					"booking: der Nachweis, dass eine Buchung die eigene ist, damit niemand sonst die Bestätigung sieht.",
				],
			},
			{ paragraphs: ["Cookies von Dritten gibt es nicht, deshalb fragt auch kein Banner."] },
		],
		links: [{ label: "Datenschutz", to: "privacy" }],
	},
	fr: {
		title: "Politique de cookies",
		description: "Quels cookies Halcyon dépose, pourquoi et pour combien de temps.",
		lead: "Une poignée de petits fichiers, chacun avec sa tâche.",
		sections: [
			{
				list: [
					"i18n_redirected : la langue choisie, un an.",
					"likes : les maisons que vous gardez, trois mois.",
					"host, partner, homeownerCode : le lien qui vous a conduit ici, trente jours, afin que son auteur soit rémunéré.",
					"booking : la preuve qu’une réservation est la vôtre, pour que vous seul en voyiez la confirmation.",
				],
			},
			{ paragraphs: ["Il n’y a aucun cookie de tiers ; c’est pourquoi aucun bandeau ne vous interroge."] },
		],
		links: [{ label: "Confidentialité", to: "privacy" }],
	},
};

export const homeOwnerPrivacy: Page = {
	nl: {
		title: "Privacy voor huiseigenaren",
		description: "Hoe Halcyon omgaat met de gegevens van eigenaren.",
		lead: "Je huis staat op de site, jij niet.",
		sections: [
			{
				paragraphs: [
					"We bewaren je naam, adres, rekening en belastingnummer om af te rekenen en om te voldoen aan de Europese regels voor verhuurplatforms (DAC7 en het registratienummer). Gasten zien je contactgegevens pas als hun verblijf betaald is.",
				],
			},
		],
		links: [
			{ label: "Je huis verhuren", to: "rentOut" },
			{ label: "Contact", to: "contact" },
		],
	},
	en: {
		title: "Privacy for home owners",
		description: "How Halcyon treats the data of owners.",
		lead: "Your home is on the site; you are not.",
		sections: [
			{
				paragraphs: [
					"We keep your name, address, account and tax number to settle with you and to meet the European rules for letting platforms (DAC7 and the registration number). Guests see how to reach you only once their stay is paid.",
				],
			},
		],
		links: [
			{ label: "Let your home", to: "rentOut" },
			{ label: "Contact", to: "contact" },
		],
	},
	de: {
		title: "Datenschutz für Hauseigentümer",
		description: "Wie Halcyon mit den Daten von Eigentümern umgeht.",
		lead: "Das Haus steht auf der Website, sein Eigentümer nicht.",
		sections: [
			{
				paragraphs: [
					"Gespeichert werden Name, Anschrift, Konto und Steuernummer, um abzurechnen und die europäischen Regeln für Vermietungsplattformen zu erfüllen (DAC7 und Registrierungsnummer). Gäste sehen die Kontaktdaten erst, wenn ihr Aufenthalt bezahlt ist.",
				],
			},
		],
		links: [
			{ label: "Haus vermieten", to: "rentOut" },
			{ label: "Kontakt", to: "contact" },
		],
	},
	fr: {
		title: "Confidentialité des propriétaires",
		description: "Comment Halcyon traite les données des propriétaires.",
		lead: "Votre maison est sur le site ; vous, non.",
		sections: [
			{
				paragraphs: [
					"Nous conservons nom, adresse, compte et numéro fiscal pour vous régler et pour respecter les règles européennes des plateformes de location (DAC7 et numéro d’enregistrement). Les voyageurs ne voient vos coordonnées qu’une fois leur séjour payé.",
				],
			},
		],
		links: [
			{ label: "Louer votre maison", to: "rentOut" },
			{ label: "Contact", to: "contact" },
		],
	},
};
