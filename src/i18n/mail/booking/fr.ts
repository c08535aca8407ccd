import { APPLICATION_ANSWER_HOURS } from "#domain/booking/claim.ts";
import type { BookingMailTexts } from "./shape.ts";

export const fr: BookingMailTexts = {
	kinds: {
		application: {
			subject: ({ home, bookingNo }) => `Votre demande ${bookingNo} : ${home}`,
			title: ({ home }) => `Nous avons bien reçu votre demande pour ${home}`,
			lead: ({ until }) =>
				`Nous avons prié le propriétaire de répondre sous ${APPLICATION_ANSWER_HOURS} heures. Sans réponse, votre demande prend fin le ${until}. Avant son accord, aucune date n’est bloquée pour vous et vous n’avez rien à payer.`,
			button: "Voir la demande",
		},
		application_accepted: {
			subject: ({ home, bookingNo }) => `Vous pouvez réserver ${bookingNo} : ${home}`,
			title: ({ home }) => `Le propriétaire vous attend : ${home}`,
			lead: ({ until }) =>
				`Votre demande est acceptée. Nous vous gardons les dates jusqu’au ${until}. Merci de confirmer votre réservation d’ici là. Si vous ne faites rien, les dates redeviennent libres et vous ne payez rien.`,
			button: "Confirmer la réservation",
		},
		application_declined: {
			subject: ({ home, bookingNo }) => `Réponse à votre demande ${bookingNo} : ${home}`,
			title: ({ home }) => `Ce ne sera pas possible à ces dates : ${home}`,
			lead: () =>
				"Le propriétaire ne peut pas vous recevoir à ces dates. Vous n’avez rien payé et n’êtes engagé à rien.",
			button: "Chercher une autre maison",
		},
		application_expired: {
			subject: ({ home, bookingNo }) => `Demande ${bookingNo} restée sans réponse : ${home}`,
			title: ({ home }) => `Votre demande est restée sans réponse : ${home}`,
			lead: () =>
				"Le propriétaire n’a pas répondu à temps, et nous le regrettons. Votre demande a pris fin. Vous n’avez rien payé et n’êtes engagé à rien.",
			button: "Chercher une autre maison",
		},
		option: {
			subject: ({ home, bookingNo }) => `Votre option ${bookingNo} : ${home}`,
			title: ({ home }) => `Nous vous gardons ${home}`,
			lead: ({ until }) =>
				`Nous vous gardons la maison jusqu’au ${until}. Vous ne payez rien tant que vous ne réservez pas. Si vous ne faites rien, l’option prend fin d’elle-même.`,
			button: "Voir l’option",
		},
		option_reminder: {
			subject: ({ home, bookingNo }) => `Votre option prend bientôt fin ${bookingNo} : ${home}`,
			title: ({ home }) => `Nous vous gardons encore un peu ${home}`,
			lead: ({ until }) =>
				`Votre option court jusqu’au ${until}. Si la maison vous plaît, réservez-la d’ici là au prix ci-dessous. Sinon, vous n’avez rien à faire.`,
			button: "Réserver cette maison",
		},
		option_expired: {
			subject: ({ home, bookingNo }) => `Votre option ${bookingNo} a pris fin : ${home}`,
			title: ({ home }) => `Votre option a pris fin : ${home}`,
			lead: () =>
				"Les dates sont de nouveau libres pour d’autres. Vous ne payez rien. Si la maison vous tente encore, regardez si vos dates sont libres.",
			button: "Voir la maison",
		},
		option_cancelled: {
			subject: ({ home, bookingNo }) => `Votre option ${bookingNo} est annulée : ${home}`,
			title: ({ home }) => `Votre option est annulée : ${home}`,
			lead: () => "Les dates sont de nouveau libres. Vous ne payez rien et n’avez plus rien à faire.",
			button: "Voir la maison",
		},
		payment_not_completed: {
			subject: ({ home, bookingNo }) => `Votre paiement n’a pas abouti ${bookingNo} : ${home}`,
			title: ({ home }) => `Votre réservation n’est pas encore faite : ${home}`,
			lead: ({ until }) =>
				until
					? `Votre paiement ne nous est pas parvenu. Votre option court jusqu’au ${until} : d’ici là, nous vous gardons les dates. Vous pouvez réessayer.`
					: "Votre paiement ne nous est pas parvenu et nous avons libéré les dates. Vous pouvez reprendre là où vous en étiez. Nous vérifierons alors que vos dates sont encore libres.",
			button: "Reprendre la réservation",
		},
		confirmation: {
			subject: ({ home, bookingNo }) => `Votre réservation ${bookingNo} : ${home}`,
			title: ({ home }) => `Votre séjour est réservé : ${home}`,
			lead: () =>
				"La maison est à vous pour ces dates. Vous trouverez ci-dessous votre réservation, son prix et les dates de paiement. Merci de conserver ce message.",
			button: "Voir la réservation",
		},
		payment_received: {
			subject: ({ home, bookingNo }) => `Paiement reçu ${bookingNo} : ${home}`,
			title: ({ sum }) => `Nous avons bien reçu ${sum}`,
			lead: ({ rest, soon }) =>
				rest
					? `Merci. Il reste ${rest.sum} à payer au plus tard le ${rest.date}. Nous vous écrirons une semaine avant.`
					: soon
						? "Merci. Tout est payé. Un autre message vous donnera l’adresse et vous dira où trouver la clé."
						: "Merci. Tout est payé. Deux semaines avant votre arrivée, nous vous enverrons l’adresse et vous dirons où trouver la clé.",
			button: "Voir la réservation",
		},
		payment_reminder: {
			subject: ({ home, bookingNo }) => `Paiement dans une semaine ${bookingNo} : ${home}`,
			title: ({ sum, date }) => `${sum} à payer au plus tard le ${date}`,
			lead: ({ home }) =>
				`Votre séjour approche : ${home}. Le prochain paiement est attendu dans une semaine. Si vous avez déjà payé, vous n’avez rien à faire.`,
			button: "Voir la réservation",
		},
		payment_due: {
			subject: ({ home, bookingNo }) => `À payer aujourd’hui ${bookingNo} : ${home}`,
			title: ({ sum }) => `${sum} à payer aujourd’hui`,
			lead: () =>
				"C’est aujourd’hui le dernier jour pour ce paiement. Si vous avez déjà payé, nos messages se sont croisés et vous n’avez rien à faire.",
			button: "Voir la réservation",
		},
		payment_overdue_1: {
			subject: ({ home, bookingNo }) => `Votre paiement ne nous est pas parvenu ${bookingNo} : ${home}`,
			title: ({ sum }) => `Nous n’avons pas encore reçu ${sum}`,
			lead: ({ date }) =>
				`Le paiement était attendu le ${date}. Il est peut-être en chemin ; dans ce cas, vous n’avez rien à faire. Sinon, pourriez-vous payer aujourd’hui ?`,
			button: "Voir la réservation",
		},
		payment_overdue_5: {
			subject: ({ home, bookingNo }) => `Un paiement reste en attente ${bookingNo} : ${home}`,
			title: ({ sum }) => `Il reste ${sum} à payer`,
			lead: ({ date }) =>
				`Le paiement était attendu le ${date} et ne nous est pas parvenu. Rien n’est annulé automatiquement. Si vous ne pouvez pas payer maintenant, répondez à ce message : nous chercherons une solution avec vous.`,
			button: "Voir la réservation",
		},
		travel_information: {
			subject: ({ home, bookingNo }) => `Adresse et clé ${bookingNo} : ${home}`,
			title: ({ home }) => `Votre séjour commence bientôt : ${home}`,
			lead: () =>
				"Tout est payé. Voici l’adresse, les horaires et la façon d’entrer dans la maison. Gardez ce message à portée de main pendant le voyage.",
			button: "Voir la réservation",
		},
		change: {
			subject: ({ home, bookingNo }) => `Votre réservation a changé ${bookingNo} : ${home}`,
			title: ({ home }) => `Votre réservation a changé : ${home}`,
			lead: () =>
				"Voici ce qui a changé, et ce qui vaut désormais. Si quelque chose n’est pas juste, répondez à ce message.",
			button: "Voir la réservation",
		},
		cancellation: {
			subject: ({ home, bookingNo }) => `Votre réservation ${bookingNo} est annulée : ${home}`,
			title: ({ home }) => `Votre réservation est annulée : ${home}`,
			lead: ({ by }) =>
				by
					? `Votre réservation est annulée. Voici ce que coûte l’annulation et ce qui vous est rendu. L’argent vous parvient au plus tard le ${by}.`
					: "Votre réservation est annulée. Voici ce que coûte l’annulation.",
			button: "Voir la réservation",
		},
		cancelled_by_host: {
			subject: ({ home, bookingNo }) => `${home} n’est pas disponible : réservation ${bookingNo}`,
			title: ({ home }) => `Votre séjour ne pourra pas avoir lieu : ${home}`,
			lead: ({ by }) =>
				by
					? `Nous sommes désolés. La maison ne peut pas vous recevoir à ces dates, et vous n’y êtes pour rien. Tout vous est rendu, au plus tard le ${by}. Nous vous aidons volontiers à trouver une autre maison.`
					: "Nous sommes désolés. La maison ne peut pas vous recevoir à ces dates, et vous n’y êtes pour rien. Vous ne payez rien. Nous vous aidons volontiers à trouver une autre maison.",
			button: "Chercher une autre maison",
		},
		refund_sent: {
			subject: ({ home, bookingNo }) => `Votre remboursement est en route ${bookingNo} : ${home}`,
			title: ({ sum }) => `Nous vous avons remboursé ${sum}`,
			lead: ({ account }) =>
				account
					? `L’argent va sur le compte qui se termine par ${account}. Il y sera sous trois jours ouvrés.`
					: "L’argent repart par le moyen de paiement que vous avez utilisé. Le délai dépend de votre banque ; il est en général de cinq jours ouvrés au plus.",
			button: "Voir la réservation",
		},
		late_payment_refunded: {
			subject: ({ home, bookingNo }) => `Votre argent vous est rendu ${bookingNo} : ${home}`,
			title: ({ home }) => `La maison était déjà prise : ${home}`,
			lead: ({ sum, by }) =>
				`Votre paiement de ${sum} est arrivé alors que nous ne gardions plus les dates, et quelqu’un d’autre les avait prises. Tout vous est rendu, au plus tard le ${by}. D’autres dates sont peut-être libres.`,
			button: "Voir la maison",
		},
		insurance: {
			subject: ({ home, bookingNo }) => `Votre assurance annulation ${bookingNo} : ${home}`,
			title: () => "Votre assurance annulation",
			lead: ({ home }) =>
				`Vous avez assuré votre séjour : ${home}. Voici les données du contrat. Merci de conserver ce message avec votre réservation.`,
			button: "Voir la réservation",
		},
		review: {
			subject: ({ home, bookingNo }) => `Votre avis compte : ${home}, réservation ${bookingNo}`,
			title: ({ home }) => `Comment était votre séjour ? ${home}`,
			lead: () =>
				"Donnez à la maison une note de 1 à 5 et, si vous le souhaitez, ajoutez quelques phrases. Elles aideront ceux qui viendront après vous. Cela prend deux minutes.",
			button: "Donner votre avis",
		},
	},
	pay: {
		button: (sum) => `Payer ${sum}`,
		bank: "Payer par virement",
		holder: "Titulaire du compte",
		iban: "IBAN",
		bic: "BIC",
		reference: "Référence à rappeler",
		received: "Reçu",
		left: "Reste à payer",
	},
	offers: {
		heading: "Ces maisons sont libres",
		offer: ({ home, days, price }) => `${home}, ${days}, ${price}`,
	},
	decline: {
		heading: "Pourquoi ce n’est pas possible",
		reasons: {
			taken: "Entre-temps, les dates ont été prises par quelqu’un d’autre.",
			own_use: "Le propriétaire occupe lui-même la maison à ces dates.",
			maintenance: "Des travaux ont lieu dans la maison à ces dates.",
			party: "La maison ne convient pas bien à votre groupe.",
			stay_length: "En cette période, le propriétaire loue pour un autre nombre de nuits.",
			other: "Le propriétaire n’a pas donné de raison.",
		},
		ownerWrites: (sentence) => `Le propriétaire écrit : « ${sentence} »`,
	},
	travel: {
		address: "Adresse",
		key: "Pour entrer dans la maison",
		contact: "De l’aide sur place",
		directions: "Ouvrir l’itinéraire sur la carte",
		onSite: "À payer sur place",
	},
	change: {
		was: (now, before) => `${now} ; avant : ${before}`,
		none: "rien",
		rest: "Ce qui vaut désormais",
	},
	guest: {
		name: "Prénom et nom",
		email: "E-mail",
		telephone: "Téléphone",
		company: "Société",
		address: "Votre adresse",
	},
	refund: {
		heading: "Ce qui vous est rendu",
		paid: "Payé par vous",
		creditsUsed: "Avoir utilisé",
		fee: "Frais d’annulation",
		insuranceKept: "Assurance annulation, acquise à l’assureur",
		money: "Rendu en argent",
		credits: "Rendu en avoir",
		owed: "Reste à payer",
		creditsHint: "L’avoir revient avec la date de fin qu’il avait.",
	},
	insurance: {
		heading: "Le contrat",
		policyNo: "Numéro de contrat",
		insurer: "Assureur",
		coverFrom: "Assuré à partir du",
		premium: "Prime, frais et taxe compris",
		documents: "À conserver",
		conditions: "Lire les conditions de l’assurance",
		ipid: "Lire la fiche produit : ce qui est couvert et ce qui ne l’est pas",
		withdrawal: "Si vous changez d’avis",
		withdraw: (until) =>
			until
				? `L’assurance a son propre droit de rétractation : jusqu’au ${until} inclus, vous pouvez y renoncer sans donner de raison, et la prime vous est rendue. Il suffit de répondre à ce message.`
				: "Cette assurance n’ouvre pas de droit de rétractation, car elle court sur moins d’un mois.",
	},
	credits: { used: "Payé par avoir", due: "À nous payer" },
};
