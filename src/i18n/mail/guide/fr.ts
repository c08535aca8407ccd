import type { GuideTexts } from "./shape.ts";

export const fr: GuideTexts = {
	file: "guide-maisons-de-groupe",
	title: "À dix ou plus sous un même toit",
	lead: "Une grande famille, une bande d’amis, trois foyers qui se voient trop peu : louer une maison ensemble se passe bien quand quelques points sont réglés d’avance. Les voici.",
	sections: [
		{
			heading: "Choisir une maison",
			paragraphs: [
				"Commencez par savoir qui vient, et non où aller. Comptez à part les adultes, les enfants et les bébés : une maison pour seize est parfois une maison pour douze avec un canapé-lit. Toute personne qui y dort compte, le bébé aussi.",
				"Regardez ensuite la pièce où vous serez ensemble. Tout le monde tient-il à une seule table ? Y a-t-il une seconde pièce pour ceux qui se couchent tôt ou parlent tard ? Deux petites maisons voisines valent parfois mieux qu’une grande.",
			],
		},
		{
			heading: "Lits et salles de bains",
			paragraphs: [
				"Ne demandez pas combien il y a de lits, mais qui en partage un. Quatre couples et six amis n’ont pas besoin des mêmes chambres que sept couples. Dessinez les chambres et inscrivez les noms avant de réserver ; la première soirée en sera plus légère.",
				"Comptez une salle de bains pour cinq ou six personnes. On peut faire avec moins, tant que tout le monde ne veut pas être sur les pistes à huit heures et demie.",
			],
		},
		{
			heading: "Un seul payeur ou plusieurs",
			paragraphs: [
				"Une personne réserve et signe pour la maison. Elle verse l’acompte et le solde, et c’est à elle que nous parlons. Demandez aux autres leur part avant l’échéance de l’acompte, pas après.",
				"Convenez aussi de ce qui se passe si quelqu’un renonce. Le prix de la maison ne change pas ; divisez-le donc par personne et non par lit. Une assurance annulation aide en cas de maladie, pas en cas de regret.",
			],
		},
		{
			heading: "Caution et règlement de la maison",
			paragraphs: [
				"Pour les grandes maisons, le propriétaire demande souvent une caution. Vous en voyez le montant avant de réserver. À l’arrivée, faites le tour à deux, photographiez ce qui est déjà abîmé et signalez-le le jour même.",
				"Lisez le règlement ensemble. Certains propriétaires n’acceptent pas les fêtes, ou pas les groupes de moins de vingt-cinq ans. Si cela ne convient pas à vos projets, dites-le avant de réserver. Il y a presque toujours une autre maison qui convient.",
			],
		},
		{
			heading: "Qui arrive en premier",
			paragraphs: [
				"La clé ne va qu’à une seule voiture. Décidez qui va la chercher et donnez à cette personne l’heure d’arrivée, le téléphone du gardien et le numéro de réservation. Ceux qui suivent n’ont besoin que de l’adresse.",
				"Demandez combien de voitures peuvent stationner. Dans les villages de montagne, c’est souvent trois, même pour une maison de vingt personnes.",
			],
		},
		{
			heading: "Cuisiner pour vingt",
			paragraphs: [
				"Formez des équipes de deux ou trois qui cuisinent un soir et rangent ensuite. Choisissez des plats qui tiennent dans une grande marmite ou au four, et demandez les allergies à l’avance. À vingt, une plaque à quatre feux est l’endroit le plus lent de la maison.",
				"Faites livrer les premières courses ou apportez-les. Le dimanche, la plupart des magasins sont fermés en Allemagne, en Autriche et dans une grande partie de la France.",
			],
		},
		{
			heading: "Les heures calmes",
			paragraphs: [
				"Les voisins entendent un groupe avant qu’il ne s’entende lui-même. Dans bien des communes, le calme est de rigueur dehors dès vingt-deux heures. Rentrez alors, fermez les fenêtres et arrêtez le jacuzzi.",
				"Donnez aux enfants une pièce pour jouer, et gardez une pièce sans musique. Qui peut s’isoler un moment reste plus longtemps de bonne humeur.",
			],
		},
	],
	checklist: {
		heading: "Avant de réserver",
		items: [
			"Tout le monde est compté, bébés et chiens compris.",
			"Les chambres sont réparties, avec des noms.",
			"Une seule personne paie, et chacun sait quand verser sa part.",
			"Nous avons lu le règlement et connaissons la caution.",
			"Nous savons combien de voitures peuvent stationner.",
			"Une personne va chercher la clé et a tous les numéros.",
			"Pour chaque soir, on sait qui cuisine.",
		],
	},
	ending: "Écrit par l’équipe de Halcyon. Une question sur une maison ? Répondez à l’e-mail qui accompagnait ce guide.",
	page: (number, of) => `Page ${number} sur ${of}`,
};
