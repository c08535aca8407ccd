import type { Localized } from "#domain/language.ts";
import type { PageText } from "#site/views/content-view.ts";

type Page = Readonly<Record<keyof Localized, PageText>>;

export const insurances: Page = {
	nl: {
		title: "Verzekeringen",
		description: "De annuleringsverzekering bij een boeking: wat ze kost en wat ze dekt.",
		lead: "Een annuleringsverzekering kies je zelf bij het boeken; er staat niets vooraf aangevinkt.",
		sections: [
			{
				heading: "Wat ze dekt",
				paragraphs: [
					"Kun je door ziekte, een ongeval of een sterfgeval in de familie niet reizen, dan krijg je de annuleringskosten terug.",
				],
			},
			{
				heading: "Wat ze kost",
				paragraphs: [
					"Een percentage van de reissom, plus poliskosten en assurantiebelasting. Het bedrag hangt af van je woonland en staat in het boekingsformulier voor je tekent.",
				],
			},
		],
		links: [{ label: "Boekingsvoorwaarden", to: "conditions" }],
	},
	en: {
		title: "Insurance",
		description: "Cancellation insurance with a booking: what it costs and what it covers.",
		lead: "Cancellation insurance is your choice when you book; nothing is ticked beforehand.",
		sections: [
			{
				heading: "What it covers",
				paragraphs: [
					"If illness, an accident or a death in the family keeps you from travelling, you get the cancellation costs back.",
				],
			},
			{
				heading: "What it costs",
				paragraphs: [
					"A percentage of the travel sum, with a policy fee and insurance tax. The amount depends on where you live, and stands in the booking form before you sign.",
				],
			},
		],
		links: [{ label: "Booking conditions", to: "conditions" }],
	},
	de: {
		title: "Versicherungen",
		description: "Die Reiserücktrittsversicherung zur Buchung: was sie kostet und was sie abdeckt.",
		lead: "Ob du eine Reiserücktrittsversicherung nimmst, entscheidest du beim Buchen; nichts ist vorab angekreuzt.",
		sections: [
			{
				heading: "Was sie abdeckt",
				paragraphs: [
					"Wer wegen Krankheit, eines Unfalls oder eines Todesfalls in der Familie nicht reisen kann, bekommt die Stornokosten zurück.",
				],
			},
			{
				heading: "Was sie kostet",
				paragraphs: [
					"Einen Anteil am Reisepreis, dazu Policengebühr und Versicherungsteuer. Der Betrag hängt vom Wohnland ab und steht im Buchungsformular, bevor du unterschreibst.",
				],
			},
		],
		links: [{ label: "Buchungsbedingungen", to: "conditions" }],
	},
	fr: {
		title: "Assurances",
		description: "L’assurance annulation à la réservation : son prix et ce qu’elle couvre.",
		lead: "L’assurance annulation se choisit à la réservation ; rien n’est coché d’avance.",
		sections: [
			{
				heading: "Ce qu’elle couvre",
				paragraphs: [
					"Si une maladie, un accident ou un décès dans la famille vous empêche de partir, les frais d’annulation vous sont rendus.",
				],
			},
			{
				heading: "Ce qu’elle coûte",
				paragraphs: [
					"Un pourcentage du prix du séjour, plus des frais de dossier et la taxe d’assurance. Le montant dépend de votre pays et figure dans le formulaire avant que vous ne signiez.",
				],
			},
		],
		links: [{ label: "Conditions de réservation", to: "conditions" }],
	},
};

export const starClassification: Page = {
	nl: {
		title: "Sterrenclassificatie",
		description: "Wat de sterren bij een vakantiehuis betekenen.",
		lead: "Sterren zeggen iets over de inrichting. Het gastencijfer zegt hoe het was.",
		sections: [
			{
				list: [
					"Twee sterren: eenvoudig en schoon, met wat je nodig hebt om te koken en te slapen.",
					"Drie sterren: goed ingericht, met wifi en een volledige keuken.",
					"Vier sterren: ruim, met vaatwasser, goede bedden en een eigen buitenplek.",
					"Vijf sterren: afwerking en rust tot in het kleinste.",
				],
			},
			{ paragraphs: ["Heeft een huis geen sterren, dan is het niet ingedeeld. Het zegt niets over het huis zelf."] },
		],
	},
	en: {
		title: "Star classification",
		description: "What the stars of a holiday home mean.",
		lead: "Stars speak of the furnishing. The guests’ rating says how it was.",
		sections: [
			{
				list: [
					"Two stars: simple and clean, with what you need to cook and sleep.",
					"Three stars: well furnished, with wifi and a full kitchen.",
					"Four stars: generous, with a dishwasher, good beds and an outdoor place of its own.",
					"Five stars: finish and quiet down to the smallest thing.",
				],
			},
			{ paragraphs: ["A home without stars has not been classified. That says nothing about the home itself."] },
		],
	},
	de: {
		title: "Sterneklassifizierung",
		description: "Was die Sterne bei einem Ferienhaus bedeuten.",
		lead: "Sterne sagen etwas über die Ausstattung. Die Bewertung der Gäste sagt, wie es war.",
		sections: [
			{
				list: [
					"Zwei Sterne: einfach und sauber, mit allem, was man zum Kochen und Schlafen braucht.",
					"Drei Sterne: gut eingerichtet, mit WLAN und vollständiger Küche.",
					"Vier Sterne: großzügig, mit Spülmaschine, guten Betten und eigenem Platz im Freien.",
					"Fünf Sterne: durchdacht und ruhig bis ins Kleinste.",
				],
			},
			{ paragraphs: ["Ein Haus ohne Sterne ist nicht eingestuft. Über das Haus selbst sagt das nichts."] },
		],
	},
	fr: {
		title: "Classification par étoiles",
		description: "Ce que signifient les étoiles d’une maison de vacances.",
		lead: "Les étoiles parlent de l’équipement. La note des voyageurs dit comment c’était.",
		sections: [
			{
				list: [
					"Deux étoiles : simple et propre, de quoi cuisiner et dormir.",
					"Trois étoiles : bien meublée, avec le wifi et une cuisine complète.",
					"Quatre étoiles : spacieuse, avec lave-vaisselle, bonne literie et un coin dehors bien à elle.",
					"Cinq étoiles : finitions et calme jusque dans le détail.",
				],
			},
			{ paragraphs: ["Une maison sans étoile n’a pas été classée. Cela ne dit rien de la maison elle-même."] },
		],
	},
};

export const newsletterConfirm: Page = {
	nl: {
		title: "Je nieuwsbrief",
		description: "De inschrijving voor de nieuwsbrief van Halcyon.",
		lead: "Bevestig je inschrijving met de link in onze mail. Daarna krijg je één brief per maand.",
		sections: [{ paragraphs: ["Geen mail gezien? Kijk bij je ongewenste post, of schrijf ons."] }],
		links: [{ label: "Contact", to: "contact" }],
	},
	en: {
		title: "Your newsletter",
		description: "Signing up for the Halcyon newsletter.",
		lead: "Confirm your sign-up with the link in our mail. After that there is one letter a month.",
		sections: [{ paragraphs: ["No mail? Look among your junk mail, or write to us."] }],
		links: [{ label: "Contact", to: "contact" }],
	},
	de: {
		title: "Dein Newsletter",
		description: "Die Anmeldung zum Newsletter von Halcyon.",
		lead: "Bestätige die Anmeldung über den Link in unserer Mail. Danach kommt ein Brief im Monat.",
		sections: [{ paragraphs: ["Keine Mail da? Sieh im Spam-Ordner nach oder schreib uns."] }],
		links: [{ label: "Kontakt", to: "contact" }],
	},
	fr: {
		title: "Votre lettre d’information",
		description: "L’inscription à la lettre de Halcyon.",
		lead: "Confirmez votre inscription avec le lien de notre e-mail. Ensuite, une lettre par mois.",
		sections: [{ paragraphs: ["Rien reçu ? Regardez dans les indésirables, ou écrivez-nous."] }],
		links: [{ label: "Contact", to: "contact" }],
	},
};
