import type { PeopleMailTexts } from "./shape.ts";

export const fr: PeopleMailTexts = {
	account: {
		credits_granted: {
			subject: ({ sum }) => `Vous avez un avoir de ${sum} chez Halcyon`,
			title: ({ sum }) => `Un avoir de ${sum} vous attend`,
			lead: ({ until }) =>
				until
					? `Vous pouvez l’utiliser pour votre prochaine réservation, jusqu’au ${until} inclus. Sur le formulaire de réservation, choisissez de payer par avoir.`
					: "Vous pouvez l’utiliser pour votre prochaine réservation. Sur le formulaire de réservation, choisissez de payer par avoir.",
			button: "Voir votre avoir",
		},
		credits_expiring: {
			subject: ({ sum, until }) => `Votre avoir de ${sum} est valable jusqu’au ${until}`,
			title: ({ sum }) => `Pensez à votre avoir de ${sum}`,
			lead: ({ until }) =>
				`Il est valable jusqu’au ${until} inclus. Réservez un séjour d’ici là et choisissez, sur le formulaire, de payer par avoir. Le voyage lui-même peut avoir lieu plus tard.`,
			button: "Chercher une maison de vacances",
		},
		sign_in: {
			subject: () => "Se connecter à Halcyon",
			title: () => "Votre lien de connexion",
			lead: ({ minutes }) =>
				`Le bouton vous connecte. Le lien sert une seule fois, pendant ${minutes} minutes. Si vous lisez ce message sur un autre appareil, saisissez-y le code. Si vous n’avez rien demandé, vous pouvez jeter ce message.`,
			button: "Se connecter à Halcyon",
		},
		email_change: {
			subject: () => "Confirmez votre nouvelle adresse e-mail",
			title: () => "Est-ce bien votre nouvelle adresse ?",
			lead: ({ minutes }) =>
				`Le bouton en fait l’adresse de votre compte Halcyon. Le lien est valable ${minutes} minutes. Si vous n’avez rien demandé, rien ne change.`,
			button: "Confirmer cette adresse",
		},
		email_changed: {
			subject: () => "L’adresse e-mail de votre compte a changé",
			title: () => "Votre adresse e-mail a changé",
			lead: () =>
				"Nous écrivons désormais à la nouvelle adresse, et c’est avec elle que vous vous connectez. Si ce n’était pas vous, écrivez-nous sans attendre.",
			button: "Nous écrire",
		},
		data_export: {
			subject: () => "Vos données ont été téléchargées",
			title: () => "Vos données ont été téléchargées",
			lead: ({ at }) =>
				`Le ${at}, un fichier contenant tout ce que nous conservons à votre sujet a été téléchargé depuis Mes réservations. Ce n’était pas vous ? Répondez à ce message.`,
			button: "Voir vos données",
		},
		data_deleted: {
			subject: () => "Vos données sont effacées",
			title: () => "Vos données sont effacées",
			lead: ({ until }) =>
				until
					? `Votre nom, votre adresse, votre téléphone et votre adresse e-mail ont disparu de nos fichiers. La loi nous oblige à garder les factures, jusqu’au ${until} inclus. Elles disparaîtront ensuite. Ce message est le dernier que nous vous envoyons.`
					: "Votre nom, votre adresse, votre téléphone et votre adresse e-mail ont disparu de nos fichiers. Ce message est le dernier que nous vous envoyons.",
			button: "Aller sur Halcyon",
		},
		partner_statement: {
			subject: ({ month, sum }) => `Votre relevé pour ${month} : ${sum}`,
			title: ({ month }) => `Votre relevé pour ${month}`,
			lead: ({ sum }) => `Ce mois-ci, ${sum} vous reviennent. Voici chaque réservation avec sa commission.`,
			button: "Ouvrir votre page partenaire",
		},
		agency_invite: {
			subject: ({ agency }) => `Invitation pour ${agency} à réserver chez Halcyon`,
			title: ({ agency }) => `Réservez chez Halcyon : ${agency}`,
			lead: ({ until }) =>
				`Nous avons ouvert un accès pour vous. Le bouton vous permet de choisir un mot de passe et de mettre en place la seconde étape de la connexion. L’invitation est valable jusqu’au ${until}.`,
			button: "Préparer votre accès",
		},
	},
	partner: {
		owner_booking: {
			subject: ({ home, bookingNo }) => `Nouvelle réservation ${bookingNo} : ${home}`,
			title: ({ home }) => `Maison réservée : ${home}`,
			lead: () =>
				"Des voyageurs arrivent. Voici les dates et leur nombre. Dans votre calendrier, ces jours sont occupés.",
			button: "Voir votre calendrier",
		},
		owner_request: {
			subject: ({ home, bookingNo }) => `Une demande vous attend ${bookingNo} : ${home}`,
			title: ({ home }) => `Une demande pour ${home}`,
			lead: ({ until, answerBy }) =>
				`Quelqu’un aimerait venir. Dites-nous au plus tard le ${answerBy} si cela vous convient ; sans réponse, la demande prend fin le ${until}. Tant que vous n’avez pas répondu, les dates restent libres. Vous saurez de qui il s’agit dès que le séjour sera réservé.`,
			button: "Accepter la demande",
		},
		owner_cancellation: {
			subject: ({ home, bookingNo }) => `Réservation ${bookingNo} annulée : ${home}`,
			title: ({ home }) => `Réservation annulée : ${home}`,
			lead: () => "Les voyageurs ne viendront pas. Les dates ci-dessous sont libres et de nouveau proposées.",
			button: "Voir votre calendrier",
		},
		partner_booking: {
			subject: ({ home, bookingNo }) => `Réservation grâce à vous ${bookingNo} : ${home}`,
			title: ({ home }) => `Réservé grâce à vous : ${home}`,
			lead: ({ sum }) =>
				`Cette réservation vous rapporte ${sum} de commission. Vous la retrouverez sur votre relevé du mois.`,
			button: "Ouvrir votre page partenaire",
		},
		partner_cancellation: {
			subject: ({ home, bookingNo }) => `Réservation annulée ${bookingNo} : ${home}`,
			title: ({ home }) => `Séjour annulé : ${home}`,
			lead: ({ sum }) =>
				sum
					? `Le voyageur a annulé. De votre commission, il reste ${sum}.`
					: "Le voyageur a annulé. Cette réservation ne donne plus lieu à commission.",
			button: "Ouvrir votre page partenaire",
		},
	},
	code: "Code à saisir",
	credit: "Avoir",
	balance: "Votre avoir à présent",
	validUntil: "Valable jusqu’au",
	guest: "Voyageur",
	onSite: {
		heading: "À encaisser sur place",
		hint: "Le voyageur le sait et vous le règle directement.",
		deposit: "Caution, à rendre",
	},
	decline: { heading: "Cela ne convient pas ?", link: "Refuser la demande" },
	commission: (percent) => `Commission (${percent})`,
	sum: "Ensemble",
};
