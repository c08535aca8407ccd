import type { Localized } from "#domain/language.ts";
import type { PageText } from "#site/views/content-view.ts";

type Page = Readonly<Record<keyof Localized, PageText>>;

export const partners: Page = {
	nl: {
		title: "Partners",
		description: "Samenwerken met Halcyon: links, koppelingen, acties en reisbureaus.",
		lead: "Wie gasten naar een huis brengt, hoort daarvoor betaald te worden.",
		sections: [
			{
				paragraphs: [
					"Elke partner krijgt een eigen link met een code. Boekt iemand binnen dertig dagen, dan hoort de vergoeding bij jou. De gast betaalt er niets extra voor.",
				],
			},
		],
		links: [
			{ label: "Linkpartners", to: "linkPartners" },
			{ label: "Integratie", to: "integration" },
			{ label: "Gezamenlijke acties", to: "jointPromotions" },
			{ label: "Reisbureaus", to: "travelAgencies" },
		],
	},
	en: {
		title: "Partners",
		description: "Working with Halcyon: links, integration, promotions and travel agencies.",
		lead: "Those who bring guests to a home should be paid for it.",
		sections: [
			{
				paragraphs: [
					"Every partner has a link with a code. When somebody books within thirty days, the commission is yours. The guest pays nothing extra.",
				],
			},
		],
		links: [
			{ label: "Link partners", to: "linkPartners" },
			{ label: "Integration", to: "integration" },
			{ label: "Joint promotions", to: "jointPromotions" },
			{ label: "Travel agencies", to: "travelAgencies" },
		],
	},
	de: {
		title: "Partner",
		description: "Mit Halcyon zusammenarbeiten: Links, Anbindung, Aktionen und Reisebüros.",
		lead: "Wer Gäste zu einem Haus bringt, soll dafür bezahlt werden.",
		sections: [
			{
				paragraphs: [
					"Jeder Partner bekommt einen eigenen Link mit einem Code. Bucht jemand innerhalb von dreißig Tagen, gehört die Provision dir. Den Gast kostet das nichts extra.",
				],
			},
		],
		links: [
			{ label: "Linkpartner", to: "linkPartners" },
			{ label: "Technische Anbindung", to: "integration" },
			{ label: "Gemeinsame Aktionen", to: "jointPromotions" },
			{ label: "Reisebüros", to: "travelAgencies" },
		],
	},
	fr: {
		title: "Partenaires",
		description: "Travailler avec Halcyon : liens, intégration, actions communes et agences.",
		lead: "Qui amène des voyageurs à une maison doit être payé pour cela.",
		sections: [
			{
				paragraphs: [
					"Chaque partenaire reçoit un lien avec un code. Si quelqu’un réserve dans les trente jours, la commission est à vous. Le voyageur ne paie rien de plus.",
				],
			},
		],
		links: [
			{ label: "Partenaires de liens", to: "linkPartners" },
			{ label: "Intégration", to: "integration" },
			{ label: "Actions communes", to: "jointPromotions" },
			{ label: "Agences de voyages", to: "travelAgencies" },
		],
	},
};

export const integration: Page = {
	nl: {
		title: "Integratie",
		description: "Huizen, kalenders en prijzen van Halcyon in je eigen systeem.",
		lead: "Zoeken, prijzen en boeken kan ook vanuit jouw site, met dezelfde getallen als hier.",
		sections: [
			{
				paragraphs: [
					"Onze koppeling spreekt JSON en is beschreven op /api/docs. Huizen leveren kan met een bestand van regels JSON; wat niet klopt krijg je terug met regel en reden.",
				],
			},
		],
		links: [{ label: "Contact", to: "contact" }],
	},
	en: {
		title: "Integration",
		description: "Homes, calendars and prices of Halcyon in your own system.",
		lead: "Search, prices and booking work from your site too, with the same figures as here.",
		sections: [
			{
				paragraphs: [
					"Our interface speaks JSON and is described at /api/docs. Homes can be delivered as a file of JSON lines; whatever is wrong comes back with its line and the reason.",
				],
			},
		],
		links: [{ label: "Contact", to: "contact" }],
	},
	de: {
		title: "Technische Anbindung",
		description: "Häuser, Kalender und Preise von Halcyon im eigenen System.",
		lead: "Suche, Preise und Buchung funktionieren auch von deiner Seite aus, mit denselben Zahlen wie hier.",
		sections: [
			{
				paragraphs: [
					"Unsere Schnittstelle spricht JSON und ist unter /api/docs beschrieben. Häuser lassen sich als Datei mit JSON-Zeilen liefern; was nicht stimmt, kommt mit Zeile und Grund zurück.",
				],
			},
		],
		links: [{ label: "Kontakt", to: "contact" }],
	},
	fr: {
		title: "Intégration",
		description: "Les maisons, calendriers et prix de Halcyon dans votre propre système.",
		lead: "Recherche, prix et réservation fonctionnent aussi depuis votre site, avec les mêmes chiffres qu’ici.",
		sections: [
			{
				paragraphs: [
					"Notre interface parle JSON et est décrite sur /api/docs. Les maisons peuvent être livrées dans un fichier de lignes JSON ; ce qui ne va pas revient avec sa ligne et la raison.",
				],
			},
		],
		links: [{ label: "Contact", to: "contact" }],
	},
};

export const linkPartners: Page = {
	nl: {
		title: "Linkpartners",
		description: "Verdien mee met een link naar een huis of streek.",
		lead: "Zet een link op je site en ontvang een deel van elke boeking die eruit volgt.",
		sections: [
			{
				paragraphs: [
					"Je code staat voor elke pagina van deze site. Je linkt dus naar een streek, een huis of een zoekopdracht die bij je lezers past.",
				],
			},
		],
		links: [{ label: "Partner worden", to: "contact" }],
	},
	en: {
		title: "Link partners",
		description: "Earn with a link to a home or a region.",
		lead: "Put a link on your site and receive a share of every booking that follows.",
		sections: [
			{
				paragraphs: [
					"Your code works in front of every page of this site. So you can link to a region, a home or a search that suits your readers.",
				],
			},
		],
		links: [{ label: "Become a partner", to: "contact" }],
	},
	de: {
		title: "Linkpartner",
		description: "Mitverdienen mit einem Link zu einem Haus oder einer Region.",
		lead: "Setz einen Link auf deine Seite und erhalte einen Anteil an jeder Buchung, die daraus entsteht.",
		sections: [
			{
				paragraphs: [
					"Dein Code funktioniert vor jeder Seite dieser Website. Du kannst also auf eine Region, ein Haus oder eine Suche verlinken, die zu deinen Lesern passt.",
				],
			},
		],
		links: [{ label: "Partner werden", to: "contact" }],
	},
	fr: {
		title: "Partenaires de liens",
		description: "Gagnez avec un lien vers une maison ou une région.",
		lead: "Placez un lien sur votre site et recevez une part de chaque réservation qui en découle.",
		sections: [
			{
				paragraphs: [
					"Votre code se place devant toute page de ce site. Vous pouvez donc renvoyer vers une région, une maison ou une recherche qui convient à vos lecteurs.",
				],
			},
		],
		links: [{ label: "Devenir partenaire", to: "contact" }],
	},
};

export const jointPromotions: Page = {
	nl: {
		title: "Gezamenlijke acties",
		description: "Een actie opzetten met Halcyon: kortingscodes voor jouw lezers of leden.",
		lead: "Een korting voor je lezers of leden, voor een streek of een periode die past.",
		sections: [
			{
				paragraphs: [
					"We maken een code met een begin, een eind en een maximum. Iedereen ziet vooraf wat hij waard is; de korting geldt op de huur.",
				],
			},
		],
		links: [
			{ label: "Lopende acties", to: "promotions" },
			{ label: "Contact", to: "contact" },
		],
	},
	en: {
		title: "Joint promotions",
		description: "Setting up a promotion with Halcyon: discount codes for your readers or members.",
		lead: "A discount for your readers or members, for a region or a season that suits them.",
		sections: [
			{
				paragraphs: [
					"We make a code with a beginning, an end and a limit. Everybody sees beforehand what it is worth; the discount applies to the rent.",
				],
			},
		],
		links: [
			{ label: "Current promotions", to: "promotions" },
			{ label: "Contact", to: "contact" },
		],
	},
	de: {
		title: "Gemeinsame Aktionen",
		description: "Eine Aktion mit Halcyon: Rabattcodes für deine Leser oder Mitglieder.",
		lead: "Ein Rabatt für deine Leser oder Mitglieder, für eine Region oder Zeit, die passt.",
		sections: [
			{
				paragraphs: [
					"Wir legen einen Code mit Anfang, Ende und Obergrenze an. Alle sehen vorher, was er wert ist; der Rabatt gilt auf die Miete.",
				],
			},
		],
		links: [
			{ label: "Laufende Aktionen", to: "promotions" },
			{ label: "Kontakt", to: "contact" },
		],
	},
	fr: {
		title: "Actions communes",
		description: "Monter une action avec Halcyon : des codes de réduction pour vos lecteurs ou adhérents.",
		lead: "Une réduction pour vos lecteurs ou vos adhérents, sur une région ou une période qui leur va.",
		sections: [
			{
				paragraphs: [
					"Nous créons un code avec un début, une fin et un plafond. Chacun voit d’avance ce qu’il vaut ; la réduction porte sur le loyer.",
				],
			},
		],
		links: [
			{ label: "Actions en cours", to: "promotions" },
			{ label: "Contact", to: "contact" },
		],
	},
};

export const travelAgencies: Page = {
	nl: {
		title: "Reisbureaus",
		description: "Boeken voor je klanten, met vaste commissie en een factuur op naam.",
		lead: "Boek voor je klanten tegen dezelfde prijs als op de site, met commissie voor je bureau.",
		sections: [
			{
				paragraphs: [
					"Een account krijg je op uitnodiging. Schrijf ons met de naam van je bureau en de persoon die gaat boeken.",
				],
			},
		],
		links: [{ label: "Account aanvragen", to: "contact" }],
	},
	en: {
		title: "Travel agencies",
		description: "Booking for your clients, with a fixed commission and an invoice in their name.",
		lead: "Book for your clients at the price on the site, with commission for your agency.",
		sections: [
			{
				paragraphs: [
					"Accounts are given by invitation. Write to us with the name of your agency and of the person who will book.",
				],
			},
		],
		links: [{ label: "Ask for an account", to: "contact" }],
	},
	de: {
		title: "Reisebüros",
		description: "Für Kunden buchen, mit fester Provision und Rechnung auf deren Namen.",
		lead: "Buche für deine Kunden zum Preis der Website, mit Provision für dein Büro.",
		sections: [
			{
				paragraphs: ["Zugänge gibt es auf Einladung. Schreib uns den Namen des Büros und der Person, die buchen wird."],
			},
		],
		links: [{ label: "Zugang anfragen", to: "contact" }],
	},
	fr: {
		title: "Agences de voyages",
		description: "Réserver pour vos clients, avec une commission fixe et une facture à leur nom.",
		lead: "Réservez pour vos clients au prix du site, avec une commission pour votre agence.",
		sections: [
			{
				paragraphs: [
					"Les accès se donnent sur invitation. Écrivez-nous avec le nom de votre agence et de la personne qui réservera.",
				],
			},
		],
		links: [{ label: "Demander un accès", to: "contact" }],
	},
};

export const rentOut: Page = {
	nl: {
		title: "Verhuur je huis",
		description: "Je vakantiehuis verhuren via Halcyon: wat we doen en wat het kost.",
		lead: "Jij houdt de sleutel van je agenda, wij zorgen voor gasten die weten waar ze aan toe zijn.",
		sections: [
			{
				list: [
					"Je bepaalt zelf prijzen, aankomstdagen en eigen weken.",
					"Je kalender loopt gelijk met andere sites.",
					"Je krijgt je geld na aankomst, met een afrekening per verblijf.",
				],
			},
		],
		links: [
			{ label: "Vertel ons over je huis", to: "contact" },
			{ label: "Privacy voor huiseigenaren", to: "homeOwnerPrivacy" },
		],
	},
	en: {
		title: "Let your holiday home",
		description: "Letting your holiday home through Halcyon: what we do and what it costs.",
		lead: "You keep the key to your calendar; we bring guests who know what to expect.",
		sections: [
			{
				list: [
					"You set prices, arrival days and the weeks you keep for yourself.",
					"Your calendar stays in step with other sites.",
					"You are paid after arrival, with a statement for each stay.",
				],
			},
		],
		links: [
			{ label: "Tell us about your home", to: "contact" },
			{ label: "Privacy for home owners", to: "homeOwnerPrivacy" },
		],
	},
	de: {
		title: "Haus vermieten",
		description: "Das eigene Ferienhaus über Halcyon vermieten: was wir tun und was es kostet.",
		lead: "Du behältst den Schlüssel zum Kalender, wir bringen Gäste, die wissen, was sie erwartet.",
		sections: [
			{
				list: [
					"Preise, Anreisetage und eigene Wochen bestimmst du.",
					"Dein Kalender bleibt mit anderen Portalen abgeglichen.",
					"Ausgezahlt wird nach der Anreise, mit einer Abrechnung je Aufenthalt.",
				],
			},
		],
		links: [
			{ label: "Erzähl uns von deinem Haus", to: "contact" },
			{ label: "Datenschutz für Hauseigentümer", to: "homeOwnerPrivacy" },
		],
	},
	fr: {
		title: "Louer votre maison",
		description: "Louer votre maison de vacances avec Halcyon : ce que nous faisons et ce que cela coûte.",
		lead: "Vous gardez la clé de votre calendrier ; nous amenons des voyageurs qui savent à quoi s’attendre.",
		sections: [
			{
				list: [
					"Vous fixez les prix, les jours d’arrivée et vos propres semaines.",
					"Votre calendrier reste accordé avec les autres sites.",
					"Vous êtes payé après l’arrivée, avec un relevé par séjour.",
				],
			},
		],
		links: [
			{ label: "Parlez-nous de votre maison", to: "contact" },
			{ label: "Confidentialité des propriétaires", to: "homeOwnerPrivacy" },
		],
	},
};
