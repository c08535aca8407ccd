import type { Localized } from "#domain/language.ts";
import type { PageText } from "#site/views/content-view.ts";

type Page = Readonly<Record<keyof Localized, PageText>>;

export const contact: Page = {
	nl: {
		title: "Contact",
		description: "Stel Halcyon een vraag over een vakantiehuis, een boeking of je betaling.",
		lead: "Schrijf ons gerust. Een mens leest mee en antwoordt op werkdagen dezelfde dag.",
		sections: [
			{
				heading: "Een vraag over je boeking",
				paragraphs: [
					"Antwoord op je bevestigingsmail of schrijf naar ons adres hieronder. Zet je boekingsnummer in het onderwerp, dan hebben we je dossier meteen voor ons.",
				],
			},
			{
				heading: "Een vraag over een huis",
				paragraphs: [
					"Noem het huis en je data. We zoeken uit wat je wilt weten, van de hoogte van de trap tot de bus naar de lift.",
				],
			},
		],
		links: [
			{ label: "Mail ons: office@halcyon.example", to: "mailto:office@halcyon.example" },
			{ label: "Veelgestelde vragen", to: "faq" },
		],
	},
	en: {
		title: "Contact",
		description: "Ask Halcyon about a holiday home, a booking or a payment.",
		lead: "Do write to us. A person reads your message and answers the same working day.",
		sections: [
			{
				heading: "About your booking",
				paragraphs: [
					"Reply to your confirmation, or write to the address below. Put the booking number in the subject line and your file is in front of us at once.",
				],
			},
			{
				heading: "About a home",
				paragraphs: [
					"Tell us which home and which dates. We find out what you need to know, from the height of the stairs to the bus that goes to the lift.",
				],
			},
		],
		links: [
			{ label: "Write to us: office@halcyon.example", to: "mailto:office@halcyon.example" },
			{ label: "Questions and answers", to: "faq" },
		],
	},
	de: {
		title: "Kontakt",
		description: "Fragen zu einem Ferienhaus, einer Buchung oder einer Zahlung? So erreichst du Halcyon.",
		lead: "Schreib uns einfach. Ein Mensch liest mit und antwortet an Werktagen noch am selben Tag.",
		sections: [
			{
				heading: "Fragen zu deiner Buchung",
				paragraphs: [
					"Antworte auf deine Bestätigung oder schreib an die Adresse unten. Mit der Buchungsnummer im Betreff haben wir deine Unterlagen sofort vor uns.",
				],
			},
			{
				heading: "Fragen zu einem Haus",
				paragraphs: [
					"Nenn uns das Haus und deine Reisedaten. Wir finden heraus, was du wissen möchtest, von der Höhe der Treppe bis zum Bus zum Lift.",
				],
			},
		],
		links: [
			{ label: "Schreib uns: office@halcyon.example", to: "mailto:office@halcyon.example" },
			{ label: "Häufige Fragen", to: "faq" },
		],
	},
	fr: {
		title: "Contact",
		description: "Une question sur une maison de vacances, une réservation ou un paiement ? Écrivez à Halcyon.",
		lead: "Écrivez-nous. Une personne vous lit et vous répond le jour même, les jours ouvrés.",
		sections: [
			{
				heading: "Au sujet de votre réservation",
				paragraphs: [
					"Répondez à votre e-mail de confirmation ou écrivez à l’adresse ci-dessous. Avec le numéro de réservation en objet, nous retrouvons votre dossier aussitôt.",
				],
			},
			{
				heading: "Au sujet d’une maison",
				paragraphs: [
					"Indiquez la maison et vos dates. Nous cherchons pour vous ce que vous voulez savoir, de la hauteur des marches au bus pour les remontées.",
				],
			},
		],
		links: [
			{ label: "Nous écrire : office@halcyon.example", to: "mailto:office@halcyon.example" },
			{ label: "Questions fréquentes", to: "faq" },
		],
	},
};

export const about: Page = {
	nl: {
		title: "Over ons",
		description: "Wie Halcyon is, en waarom elke prijs bij ons de hele prijs is.",
		lead: "De halcyon is de ijsvogel die midden in de winter op stil water broedt. Zo’n plek zoeken we voor je.",
		sections: [
			{
				heading: "Wat we doen",
				paragraphs: [
					"We verhuren vakantiehuizen en villa’s in Europa, van chalets in Tirol tot duinhuizen in Zeeland. Eigenaren vertrouwen ons hun huis toe, en jij ons je vakantie.",
				],
			},
			{
				heading: "Waar we ons aan houden",
				paragraphs: [
					"De prijs op de kaart is wat je verblijf aan het eind kost, met schoonmaak, belasting en elke vaste post erin. Een nacht verkopen we nooit twee keer. En als iets niet kan, zeggen we waarom en wat wel kan.",
				],
			},
		],
		links: [
			{ label: "Onze kwaliteitsgarantie", to: "qualityGuarantee" },
			{ label: "Werken bij ons", to: "vacancies" },
			{ label: "Contact", to: "contact" },
		],
	},
	en: {
		title: "About us",
		description: "Who Halcyon is, and why every price here is the whole price.",
		lead: "The halcyon is the kingfisher that nests on still water in the middle of winter. We look for such places for you.",
		sections: [
			{
				heading: "What we do",
				paragraphs: [
					"We let holiday homes and villas across Europe, from chalets in Tyrol to dune houses in Zeeland. Owners trust us with their home, and you trust us with your holiday.",
				],
			},
			{
				heading: "What we hold to",
				paragraphs: [
					"The price on the card is what your stay costs in the end, with cleaning, tax and every fixed cost in it. No night is sold twice. And when something is not possible, we say why, and what is.",
				],
			},
		],
		links: [
			{ label: "Our quality guarantee", to: "qualityGuarantee" },
			{ label: "Working with us", to: "vacancies" },
			{ label: "Contact", to: "contact" },
		],
	},
	de: {
		title: "Über uns",
		description: "Wer Halcyon ist und warum bei uns jeder Preis der ganze Preis ist.",
		lead: "Halcyon heißt der Eisvogel, der mitten im Winter auf stillem Wasser brütet. Solche Orte suchen wir für euch.",
		sections: [
			{
				heading: "Was wir tun",
				paragraphs: [
					"Wir vermieten Ferienhäuser und Villen in Europa, vom Chalet in Tirol bis zum Dünenhaus in Zeeland. Eigentümer vertrauen uns ihr Haus an und du uns deinen Urlaub.",
				],
			},
			{
				heading: "Woran wir uns halten",
				paragraphs: [
					"Der Preis auf der Karte ist der Preis, den dein Aufenthalt am Ende kostet: mit Reinigung, Kurtaxe und allen festen Kosten. Keine Nacht wird zweimal verkauft. Und wenn etwas nicht geht, sagen wir, warum, und was stattdessen geht.",
				],
			},
		],
		links: [
			{ label: "Unsere Qualitätsgarantie", to: "qualityGuarantee" },
			{ label: "Arbeiten bei uns", to: "vacancies" },
			{ label: "Kontakt", to: "contact" },
		],
	},
	fr: {
		title: "À propos de nous",
		description: "Qui est Halcyon, et pourquoi chaque prix affiché est le prix entier.",
		lead: "L’alcyon est le martin-pêcheur qui niche sur l’eau calme au cœur de l’hiver. Ce sont ces lieux que nous cherchons pour vous.",
		sections: [
			{
				heading: "Notre métier",
				paragraphs: [
					"Nous louons des maisons de vacances et des villas en Europe, du chalet tyrolien à la maison des dunes de Zélande. Les propriétaires nous confient leur maison, et vous vos vacances.",
				],
			},
			{
				heading: "Nos principes",
				paragraphs: [
					"Le prix affiché est celui que coûte votre séjour au bout du compte : ménage, taxe et tous les frais fixes compris. Une nuit n’est jamais vendue deux fois. Et quand une chose n’est pas possible, nous disons pourquoi, et ce qui l’est.",
				],
			},
		],
		links: [
			{ label: "Notre garantie de qualité", to: "qualityGuarantee" },
			{ label: "Travailler chez nous", to: "vacancies" },
			{ label: "Contact", to: "contact" },
		],
	},
};

export const qualityGuarantee: Page = {
	nl: {
		title: "Kwaliteitsgarantie",
		description: "Wat Halcyon belooft over huizen, prijzen en hulp ter plaatse.",
		lead: "Een huis moet zijn wat de pagina zegt. Daar staan we voor in.",
		sections: [
			{
				list: [
					"‘Door ons bezocht’ betekent dat iemand van Halcyon zelf binnen is geweest.",
					"Afstanden komen van de kaart, niet van de eigenaar.",
					"Voorzieningen die ontbreken noemen we ook.",
					"Klopt er iets niet bij aankomst, meld het dezelfde dag. We zorgen voor een oplossing of een ander huis.",
				],
			},
		],
		links: [{ label: "Contact", to: "contact" }],
	},
	en: {
		title: "Quality guarantee",
		description: "What Halcyon promises about homes, prices and help on the spot.",
		lead: "A home must be what its page says. We answer for that.",
		sections: [
			{
				list: [
					"‘Visited by us’ means that someone from Halcyon has been inside.",
					"Distances come from the map, not from the owner.",
					"We name what is missing as well as what is there.",
					"If something is wrong when you arrive, tell us the same day. We put it right or find you another home.",
				],
			},
		],
		links: [{ label: "Contact", to: "contact" }],
	},
	de: {
		title: "Qualitätsgarantie",
		description: "Was Halcyon zu Häusern, Preisen und Hilfe vor Ort verspricht.",
		lead: "Ein Haus muss sein, was seine Seite sagt. Dafür stehen wir ein.",
		sections: [
			{
				list: [
					"„Von uns besucht“ heißt: Jemand von Halcyon war selbst im Haus.",
					"Entfernungen messen wir auf der Karte, sie kommen nicht vom Vermieter.",
					"Was fehlt, nennen wir ebenso wie das, was da ist.",
					"Stimmt bei der Ankunft etwas nicht, sag es uns am selben Tag. Wir bringen es in Ordnung oder finden ein anderes Haus.",
				],
			},
		],
		links: [{ label: "Kontakt", to: "contact" }],
	},
	fr: {
		title: "Garantie de qualité",
		description: "Ce que Halcyon promet sur les maisons, les prix et l’aide sur place.",
		lead: "Une maison doit être ce que dit sa page. Nous en répondons.",
		sections: [
			{
				list: [
					"« Visitée par nous » signifie qu’une personne de Halcyon y est entrée.",
					"Les distances viennent de la carte, pas du propriétaire.",
					"Nous nommons ce qui manque autant que ce qui est là.",
					"Si quelque chose ne va pas à l’arrivée, dites-le-nous le jour même. Nous y remédions ou vous trouvons une autre maison.",
				],
			},
		],
		links: [{ label: "Contact", to: "contact" }],
	},
};

export const faq: Page = {
	nl: {
		title: "Veelgestelde vragen",
		description: "Antwoorden over prijzen, opties, betalen en annuleren bij Halcyon.",
		lead: "Kort antwoord op wat gasten ons het vaakst vragen.",
		sections: [
			{
				heading: "Wat zit er in de prijs?",
				paragraphs: [
					"Alles wat je niet kunt vermijden: huur, eindschoonmaak, vaste kosten en toeristenbelasting. Wat je ter plaatse betaalt staat er apart bij en is meegeteld.",
				],
			},
			{
				heading: "Kan ik een huis vasthouden?",
				paragraphs: [
					"Ja. Ligt de aankomst meer dan 42 dagen vooruit, dan kun je bij de meeste huizen 48 uur gratis een optie nemen.",
				],
			},
			{
				heading: "Wanneer betaal ik?",
				paragraphs: [
					"Bij de boeking dertig procent, de rest 42 dagen voor aankomst. Boek je later, dan betaal je alles ineens.",
				],
			},
			{
				heading: "Kan ik annuleren?",
				paragraphs: [
					"Ja, tegen de staffel in de boekingsvoorwaarden. Met een annuleringsverzekering krijg je die kosten bij ziekte of een ongeval terug.",
				],
			},
		],
		links: [
			{ label: "Boekingsvoorwaarden", to: "conditions" },
			{ label: "Contact", to: "contact" },
		],
	},
	en: {
		title: "Questions and answers",
		description: "Answers about prices, free holds, payment and cancelling with Halcyon.",
		lead: "Short answers to what guests ask us most.",
		sections: [
			{
				heading: "What is in the price?",
				paragraphs: [
					"Everything that you cannot avoid: rent, final cleaning, fixed costs and tourist tax. What is paid on site is named separately, and counted.",
				],
			},
			{
				heading: "Can you hold a home for me?",
				paragraphs: [
					"Yes. When the arrival is more than 42 days away, most homes can be held for 48 hours at no cost.",
				],
			},
			{
				heading: "When do I pay?",
				paragraphs: [
					"Thirty per cent when you book, the balance 42 days before arrival. If you book later than that, everything at once.",
				],
			},
			{
				heading: "Can I cancel?",
				paragraphs: [
					"Yes, at the rates in the booking conditions. With cancellation insurance you get those costs back if illness or an accident keeps you at home.",
				],
			},
		],
		links: [
			{ label: "Booking conditions", to: "conditions" },
			{ label: "Contact", to: "contact" },
		],
	},
	de: {
		title: "Häufige Fragen",
		description: "Antworten zu Preisen, Optionen, Zahlung und Stornierung bei Halcyon.",
		lead: "Kurze Antworten auf das, was Gäste uns am häufigsten fragen.",
		sections: [
			{
				heading: "Was ist im Preis enthalten?",
				paragraphs: [
					"Alles, was sich nicht vermeiden lässt: Miete, Endreinigung, feste Kosten und Kurtaxe. Was vor Ort bezahlt wird, steht gesondert da und ist mitgerechnet.",
				],
			},
			{
				heading: "Könnt ihr ein Haus für mich freihalten?",
				paragraphs: [
					"Ja. Liegt die Anreise mehr als 42 Tage entfernt, halten wir die meisten Häuser 48 Stunden kostenlos als Option frei.",
				],
			},
			{
				heading: "Wann bezahle ich?",
				paragraphs: [
					"Bei der Buchung dreißig Prozent, den Rest 42 Tage vor der Anreise. Wer später bucht, zahlt alles auf einmal.",
				],
			},
			{
				heading: "Kann ich stornieren?",
				paragraphs: [
					"Ja, nach der Staffel in den Buchungsbedingungen. Mit einer Reiserücktrittsversicherung bekommst du diese Kosten bei Krankheit oder Unfall zurück.",
				],
			},
		],
		links: [
			{ label: "Buchungsbedingungen", to: "conditions" },
			{ label: "Kontakt", to: "contact" },
		],
	},
	fr: {
		title: "Questions fréquentes",
		description: "Réponses sur les prix, les options, le paiement et l’annulation chez Halcyon.",
		lead: "De brèves réponses aux questions que l’on nous pose le plus.",
		sections: [
			{
				heading: "Que comprend le prix ?",
				paragraphs: [
					"Tout ce qui est inévitable : loyer, ménage de fin de séjour, frais fixes et taxe de séjour. Ce qui se règle sur place est indiqué à part, et compté.",
				],
			},
			{
				heading: "Pouvez-vous me réserver une maison le temps de réfléchir ?",
				paragraphs: [
					"Oui. Si l’arrivée est à plus de 42 jours, la plupart des maisons peuvent être gardées en option pendant 48 heures, sans frais.",
				],
			},
			{
				heading: "Quand faut-il payer ?",
				paragraphs: [
					"Trente pour cent à la réservation, le solde 42 jours avant l’arrivée. Si vous réservez plus tard, le tout en une fois.",
				],
			},
			{
				heading: "Puis-je annuler ?",
				paragraphs: [
					"Oui, selon le barème des conditions de réservation. Avec l’assurance annulation, ces frais vous sont rendus en cas de maladie ou d’accident.",
				],
			},
		],
		links: [
			{ label: "Conditions de réservation", to: "conditions" },
			{ label: "Contact", to: "contact" },
		],
	},
};
