import type { FormMailTexts } from "./texts.ts";

export const fr: FormMailTexts = {
	answers: {
		"contact-messages": {
			subject: "Nous avons bien reçu votre message",
			title: "Merci pour votre message",
			lead: "Une personne de l'équipe le lit et vous répond par e-mail. Vous n'avez rien à faire d'ici là. Vous souhaitez ajouter quelque chose ? Répondez simplement à ce message.",
		},
		"homeowner-leads": {
			subject: "Louer votre maison avec Halcyon",
			title: "Parlons de votre maison",
			lead: "Une personne de l'équipe propriétaires vous appelle ou vous écrit. Nous regardons ensemble les atouts de votre maison, ce que la location rapporte et ce qu'elle coûte. Cela ne vous engage à rien.",
		},
		"group-house-guide-requests": {
			subject: "Votre guide des maisons de groupe",
			title: "Le guide est en route",
			lead: "Votre demande est arrivée et nous vous envoyons le guide dans un autre e-mail. Vous pouvez déjà voir quelles maisons ont de la place pour vous tous.",
		},
		"partner-sign-ups": {
			subject: "Votre demande de partenariat",
			title: "Merci de vouloir travailler avec nous",
			lead: "Nous regardons votre site et vous écrivons pour vous dire si nous pouvons travailler ensemble, et comment commencer.",
		},
		"vacancy-applications": {
			subject: "Nous avons bien reçu votre candidature",
			title: "Merci pour votre candidature",
			lead: "Nous lisons nous-mêmes chaque lettre et vous aurez une réponse dans tous les cas. Votre candidature et votre CV sont effacés quatre semaines après leur envoi.",
		},
		"prize-draw-entries": {
			subject: "Vous participez au tirage au sort",
			title: "Votre participation est enregistrée",
			lead: "Nous avons votre réponse. Une participation compte par adresse. La personne qui gagne est prévenue par e-mail et ne paie rien.",
		},
	},
	newsletter: {
		ask: {
			subject: "À confirmer : la lettre de Halcyon",
			title: "Encore une étape",
			lead: "Confirmez que cette adresse est la vôtre et vous recevrez désormais notre lettre. Le lien sert une seule fois et reste valable sept jours. Si vous n'avez rien demandé, ne faites rien : vous n'entendrez plus parler de nous.",
			button: "Oui, je veux recevoir la lettre",
		},
		welcome: {
			subject: "Vous recevez maintenant la lettre de Halcyon",
			title: "Votre abonnement est confirmé",
			lead: "Vous recevez désormais notre lettre. Pour l'arrêter, utilisez à tout moment le lien ci-dessous.",
		},
		unsubscribe: "Se désabonner",
	},
	labels: {
		name: "Nom",
		email: "E-mail",
		telephone: "Téléphone",
		subject: "Objet",
		message: "Message",
		bookingNo: "Numéro de réservation",
		variant: "À propos de",
		countryCode: "Pays de la maison",
		placename: "Commune de la maison",
		kind: "Type de maison",
		bedrooms: "Chambres",
		groupSize: "Taille du groupe",
		month: "Mois",
		company: "Société",
		url: "Site web",
		vacancy: "Offre d'emploi",
		motivation: "Motivation",
		answer: "Réponse",
		language: "Langue",
		cv: "CV",
	},
	kinds: {
		villa: "villa",
		mansion: "manoir",
		castle: "château",
		chalet: "chalet",
		farmhouse: "ferme",
		bungalow: "bungalow",
		holidayHome: "maison de vacances",
		apartment: "appartement",
		penthouse: "penthouse",
		glampingTent: "tente de glamping",
		houseboat: "péniche",
	},
	guide: {
		attached:
			"Vous trouverez le guide en pièce jointe. Vous pouvez aussi voir quelles maisons ont de la place pour vous tous.",
		button: "Voir les maisons pour votre groupe",
	},
	office: {
		subject: (form, name) => `${form} : ${name}`,
		forms: {
			"contact-messages": "Message",
			"homeowner-leads": "Propriétaire",
			"group-house-guide-requests": "Guide des maisons de groupe",
			"partner-sign-ups": "Demande de partenariat",
			"vacancy-applications": "Candidature",
			"prize-draw-entries": "Tirage au sort",
		},
		variants: { general: "une question", booking: "une réservation" },
		cv: (file, until) => `${file}, effacé le ${until}`,
	},
};
