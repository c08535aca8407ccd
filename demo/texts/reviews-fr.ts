import type { ReviewText } from "./review-topics.ts";

export const FRENCH_REVIEWS: readonly ReviewText[] = [
	[
		"indoors",
		5,
		"Tout était conforme à la description. {Les lits étaient faits, il y avait du lait au frais|Nous sommes arrivés tard et la lumière était allumée|Même l’itinéraire était juste au mètre près}.",
	],
	[
		"any",
		5,
		"Nous étions venus pour {trois nuits|une semaine|un long week-end} et nous aurions volontiers {doublé|prolongé}.",
	],
	[
		"indoors",
		4,
		"Très bel endroit, bien tenu. {Il manque une grande casserole|Les lampes de chevet éclairent peu|Quelques patères de plus seraient utiles}.",
	],
	[
		"indoors",
		4,
		"Bonne literie, bonne douche, bons couteaux. {Les oreillers sont un peu plats|Le grille-pain n’en fait qu’à sa tête|Nous n’avons jamais trouvé le tire-bouchon}.",
	],
	[
		"indoors",
		3,
		"Agréable, mais {le ménage avait été fait vite|une fenêtre fermait mal|le matelas de la petite chambre est fatigué}. Le propriétaire a réagi aussitôt.",
	],
	[
		"any",
		5,
		"À l’arrivée, {un pot de miel|un pain encore tiède|un plan dessiné à la main} sur la table. {Cela donne le ton|On s’en souviendra}.",
	],
	[
		"any",
		5,
		"Troisième séjour ici. {Rien n’a changé, heureusement|La voisine nous a reconnus|Les dates de l’an prochain sont déjà posées}.",
	],
	[
		"indoors",
		4,
		"Propre, calme, bien pensé. {Le tri des déchets demande une lecture attentive|Prévoyez des chaussons, le sol est frais|L’eau chaude met un moment à venir}.",
	],
	[
		"any",
		5,
		"Nous avons {lu, dormi, cuisiné|joué aux cartes jusqu’à minuit|oublié nos téléphones}. C’était le programme.",
	],
	[
		"any",
		5,
		"Ma belle-mère, qui trouve toujours à redire, {n’a rien dit|a demandé l’adresse|est restée une heure de plus}.",
	],
	[
		"indoors",
		4,
		"Rapport qualité-prix très correct. {Apportez vos filtres à café|Un second étendoir serait bienvenu|L’interrupteur du couloir se cache}.",
	],
	[
		"indoors",
		3,
		"Correct, mais {un peu sonore|la douche faiblit quand on ouvre un robinet|il faisait plus frais dedans que prévu}. Cela reste un bon séjour.",
	],
	["any", 5, "Remise des clés en deux minutes, {puis une semaine de silence|et les vacances ont commencé}."],
	[
		"indoors",
		4,
		"Plus grand que nous ne pensions. {Le mode d’emploi du chauffage nous a occupés une soirée|Il manquait juste une passoire}.",
	],
	[
		"house",
		5,
		"Une maison {où l’on se sent chez soi tout de suite|qui sent la cire et le bois|qui a une âme, et de bons lits}. {Les enfants ont pleuré au départ|Nous reviendrons}.",
	],
	[
		"crowd",
		5,
		"Deux familles, quatre enfants, {aucune dispute|et de longues soirées à table}. {La maison y est pour quelque chose|Il y a vraiment de la place}.",
	],
	[
		"house",
		4,
		"La nuit, la charpente craque un peu. {On s’y fait dès le deuxième soir|Notre fils a parié sur un loir}. Pour le reste, rien à dire.",
	],
	[
		"stairs",
		4,
		"L’escalier est raide, {attention avec les tout-petits|mes genoux l’ont compté}. On dort d’autant mieux là-haut.",
	],
	[
		"stairs",
		3,
		"Charmant, mais {l’étage chauffe par beau temps|on entend marcher au-dessus}. À savoir avant de choisir sa chambre.",
	],
	[
		"flat",
		4,
		"Appartement clair et bien placé. {Le camion des poubelles passe le mardi à l’aube|L’escalier est étroit|On entend parfois le piano d’à côté, et l’on y joue bien}.",
	],
	["flat", 5, "Une semaine à faire semblant d’habiter ici. {Nous étions convaincants|Le retour a été rude}."],
	[
		"boat",
		5,
		"Les canards passaient {au petit-déjeuner|à huit heures précises}. Les enfants {les ont tous baptisés|ne voulaient plus descendre à terre}.",
	],
	[
		"boat",
		4,
		"Dormir sur l’eau, quel plaisir. {Par grand vent, cela bouge un peu|Attention à la tête en passant la deuxième porte|Les cabines sont étroites, c’est la règle du jeu}.",
	],
	[
		"tent",
		5,
		"Le camping sans le mal de dos. {La pluie sur la toile était le plus beau moment|La nuit, une chouette nous a parlé}.",
	],
	[
		"tent",
		3,
		"Bel emplacement et belle tente, {mais les nuits de mai sont froides, prenez de quoi vous couvrir|mais les moustiques le savent aussi}.",
	],
	["sauna", 5, "Marche, sauna, soupe, lit. {Quatre jours de suite|On ne fait pas mieux}."],
	["sauna", 4, "Très bon sauna. {Comptez une demi-heure de chauffe|Il manque une patère pour les peignoirs}."],
	["hottub", 5, "Le soir dans le jacuzzi, {sous les étoiles|sous une pluie fine}, et personne pour donner l’heure."],
	[
		"hottub",
		4,
		"Jacuzzi déjà chaud à l’arrivée. {Le couvercle est lourd, mettez-vous à deux|On entend la pompe depuis la chambre du fond}.",
	],
	[
		"pool",
		5,
		"Les enfants sortaient de la piscine {pour manger seulement|pour une glace, et encore|à la nuit tombée}.",
	],
	["pool", 4, "Belle piscine, {encore fraîche au printemps|un peu juste en ombre l’après-midi}."],
	["garden", 5, "Tous les repas au jardin, {même celui en anorak|sous l’œil d’un merle}."],
	[
		"garden",
		4,
		"Un jardin délicieux. {Les coussins des chaises ont vécu|Quelques fourmis sous la table, rien de plus}.",
	],
	[
		"enclosed",
		5,
		"Un jardin clos, c’est {un café qu’on boit chaud|un livre qu’on finit} pendant que les petits courent.",
	],
	[
		"terrace",
		5,
		"La terrasse a été notre salon. {Nous ne sommes rentrés que pour dormir|Le petit-déjeuner durait jusqu’à onze heures}.",
	],
	["balcony", 4, "Petit balcon, grand bonheur. {Deux chaises y tiennent, pas trois|Il a fallu tirer au sort}."],
	[
		"bbq",
		4,
		"Barbecue {presque tous les soirs|quatre fois en cinq jours}. {Apportez le charbon|La grille mériterait d’être changée}.",
	],
	["charging", 5, "Voiture branchée, {on n’y a plus pensé|batterie pleine au matin}. Ni application ni carte."],
	[
		"noDishwasher",
		4,
		"La vaisselle se fait à la main, {et c’est là qu’on a le mieux bavardé|nos adolescents ont survécu}. Tout le reste nous a plu.",
	],
	["airco", 4, "Par 36 degrés, merci la climatisation. {Elle ronronne un peu|La télécommande demande un diplôme}."],
	["wifi", 4, "Bon wifi au salon, {plus faible dans la chambre du fond|assez pour une réunion, hélas}."],
	[
		"cot",
		5,
		"Le lit bébé était prêt, drap propre compris. {Notre fille a fait sa nuit, nous aussi|Après huit heures de route, cela compte}.",
	],
	[
		"pets",
		5,
		"Notre chien {s’est couché sur le tapis comme chez lui|ne voulait plus remonter en voiture|a trouvé tous les bâtons du pays}.",
	],
	["pets", 4, "Chien vraiment bienvenu. {La gamelle l’attendait|Les marches sont hautes pour un teckel, voilà tout}."],
	["alps", 5, "On tire le rideau et la montagne est là. {Chaque matin|Le troisième jour, toute blanche}."],
	[
		"road",
		4,
		"L’hiver, la fin de la route est raide : {chaînes obligatoires, chez nous|nous avons monté les sacs en luge, et ce fut la fête}.",
	],
	["lift", 5, "Les premiers au télésiège, {les derniers au vin chaud|de retour à quatre heures pour le goûter}."],
	[
		"beach",
		5,
		"Bain de mer avant le petit-déjeuner, {même sous la pluie|tous les jours, grand-mère comprise}. Du sable partout, et aucun regret.",
	],
	[
		"beach",
		4,
		"Tout près de la plage. {Quand le vent se lève, cela siffle, et c’est tant mieux|Une douche pour les pieds rendrait service}.",
	],
	["lake", 5, "Le lac à six heures du matin, {pour nous seuls|un héron et nous}. Froid, mais quel réveil."],
	["forest", 5, "Un chevreuil au petit-déjeuner, {un renard au dîner|deux le dernier jour}. Personne n’a bougé."],
	[
		"forest",
		3,
		"Superbe forêt, {mais presque pas de réseau, et j’étais d’astreinte|mais il fait sombre tôt sous les arbres}. À prévoir.",
	],
	[
		"countryside",
		4,
		"La vraie campagne : {le coq commence à cinq heures|le tracteur passe aussi le dimanche|les mouches viennent avec les vaches}. Nous n’en demandions pas moins.",
	],
	[
		"village",
		4,
		"En plein centre. {La cloche sonne aussi à six heures du matin|Le samedi soir, on chante dans la rue, puis plus rien}.",
	],
	[
		"village",
		5,
		"Au troisième jour, {la boulangère préparait notre pain avant qu’on parle|la moitié de la rue nous saluait}.",
	],
	[
		"south",
		5,
		"Entre une heure et quatre, il ne se passe rien. {Il nous a fallu deux jours pour apprendre|Quelle bonne idée}.",
	],
	[
		"crowd",
		5,
		"Trois générations autour d’une table. {Chacun a trouvé son coin|Grand-père a eu le meilleur fauteuil}.",
	],
	[
		"crowd",
		4,
		"Pièces bien distribuées pour un groupe. {Le réfrigérateur est un peu petit|Il manque des bols pour tout le monde}.",
	],
	[
		"couple",
		5,
		"À deux, c’est la bonne taille. {Nous nous sommes fait la lecture, comme avant|Sans horaire et sans regret}.",
	],
	[
		"walk",
		5,
		"Aller au pain à pied, {à tour de rôle|chaque matin par un autre chemin}, voilà un bon début de journée.",
	],
	[
		"far",
		4,
		"Il faut la voiture pour les courses. {C’est aussi pour cela que c’est si calme|Faites vos provisions en arrivant}.",
	],
];
