import type { LinkPageTexts } from "./shape.ts";

export const fr: LinkPageTexts = {
	gone: {
		title: "Ce lien ne fonctionne plus",
		text: "Il a expiré ou il est incomplet. Ouvrez-le à nouveau depuis l’e-mail, ou écrivez-nous.",
	},
	pay: {
		title: "Paiement",
		what: ({ sum, home, bookingNo }) => `Pour ${home} (${bookingNo}), il reste ${sum} à payer maintenant.`,
		button: (sum) => `Payer ${sum}`,
		buttonAll: (sum) => `Tout payer en une fois\u00a0: ${sum}`,
		nothing: "Il n’y a rien à payer. Vous n’avez rien à faire.",
		unreachable:
			"Le service de paiement ne répond pas pour l’instant. Rien n’a été prélevé. Réessayez dans quelques minutes.",
		transfer: ({ sum, holder, iban, bookingNo }) =>
			`Virez ${sum} sur le compte ${iban} de ${holder} en indiquant ${bookingNo}.`,
	},
	answer: {
		title: (home) => `Une demande pour ${home}`,
		stay: "Séjour",
		party: "Voyageurs",
		price: "Prix total pour le voyageur",
		until: (instant) => `Merci de répondre dans la journée\u00a0; la demande expire le ${instant}.`,
		accept: "Accepter",
		decline: "Refuser",
		reason: "Pourquoi n’est-ce pas possible\u00a0?",
		reasons: {
			taken: "Ces jours sont déjà pris",
			own_use: "J’occupe la maison moi-même",
			maintenance: "Des travaux sont en cours",
			party: "Le groupe ne convient pas à la maison",
			stay_length: "Le séjour est trop court ou trop long",
			other: "Autre chose",
		},
		words: "Avec vos propres mots (si vous le souhaitez)",
		wordsHint: "Le voyageur lira cette phrase telle que vous l’écrivez.",
		accepted: {
			title: "Demande acceptée",
			text: "Nous gardons ces jours vingt-quatre heures pour que le voyageur puisse réserver. Vous aurez de nos nouvelles dès que ce sera fait.",
		},
		declined: {
			title: "Demande refusée",
			text: "Nous prévenons le voyageur et lui proposons d’autres dates.",
		},
		taken: {
			title: "Ces jours ont été pris entre-temps",
			text: "Quelqu’un d’autre a été plus rapide. Nous prévenons le voyageur\u00a0; vous n’avez rien à faire.",
		},
		over: {
			title: "Cette demande est déjà traitée",
			text: "Une réponse a été donnée, ou le délai est passé. Vous n’avez rien à faire.",
		},
	},
};
