import type { LinkPageTexts } from "./shape.ts";

export const nl: LinkPageTexts = {
	gone: {
		title: "Deze link werkt niet meer",
		text: "De link is verlopen of niet volledig overgenomen. Open hem opnieuw vanuit de mail, of schrijf ons.",
	},
	pay: {
		title: "Betalen",
		what: ({ sum, home, bookingNo }) => `Voor ${home} (${bookingNo}) staat nu ${sum} open.`,
		button: (sum) => `${sum} betalen`,
		buttonAll: (sum) => `Alles in één keer: ${sum}`,
		nothing: "Er staat niets open. Je hoeft niets te doen.",
		unreachable:
			"De betaaldienst antwoordt nu niet. Er is niets afgeschreven. Probeer het over een paar minuten opnieuw.",
		transfer: ({ sum, holder, iban, bookingNo }) =>
			`Maak ${sum} over op ${iban} van ${holder} en vermeld ${bookingNo}.`,
	},
	answer: {
		title: (home) => `Aanvraag voor ${home}`,
		stay: "Verblijf",
		party: "Gezelschap",
		price: "Totaalprijs voor de gast",
		until: (instant) => `Antwoord graag binnen een dag; op ${instant} vervalt de aanvraag.`,
		accept: "Aannemen",
		decline: "Afwijzen",
		reason: "Waarom lukt het niet?",
		reasons: {
			taken: "De dagen zijn al bezet",
			own_use: "Ik gebruik het huis zelf",
			maintenance: "Er wordt aan het huis gewerkt",
			party: "Het gezelschap past niet bij het huis",
			stay_length: "Het verblijf is te kort of te lang",
			other: "Iets anders",
		},
		words: "In je eigen woorden (als je wilt)",
		wordsHint: "De gast leest deze zin zoals je hem schrijft.",
		accepted: {
			title: "Aangenomen",
			text: "We houden de dagen een etmaal vast, zodat de gast kan boeken. Je hoort van ons zodra dat is gebeurd.",
		},
		declined: { title: "Afgewezen", text: "We laten het de gast weten en doen een voorstel voor andere dagen." },
		taken: {
			title: "Deze dagen zijn intussen bezet",
			text: "Iemand anders was eerder. We laten het de gast weten; je hoeft niets te doen.",
		},
		over: {
			title: "Deze aanvraag is al afgehandeld",
			text: "Er is eerder geantwoord, of de tijd is om. Je hoeft niets te doen.",
		},
	},
};
