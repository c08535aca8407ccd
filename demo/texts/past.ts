import { type Fragment, hasStairs, isHouse, southern, type TextHome } from "./text-home.ts";

/** The house and its past. */

const before =
	(year: number) =>
	(home: TextHome): boolean =>
		home.builtIn < year && isHouse(home);
const between =
	(from: number, to: number) =>
	(home: TextHome): boolean =>
		home.builtIn >= from && home.builtIn < to && isHouse(home);

export const HOUSE_PAST: readonly Fragment[] = [
	{
		nl: "Het huis is van {year}; {de vloeren kraken op twee plekken|de voordeur klemt alleen bij regen|de klink van de voordeur is nog de eerste}.",
		en: "The house dates from {year}; {the floor creaks in two places|the front door sticks only when it rains|the latch on the front door is still the original}.",
		de: "Das Haus ist von {year}; {der Boden knarrt an zwei Stellen|die Haustür klemmt nur bei Regen|die Klinke der Haustür ist noch die erste}.",
		fr: "La maison est de {year} ; {le plancher craque à deux endroits|la porte d’entrée ne coince que les jours de pluie|le loquet de la porte d’entrée est encore celui d’origine}.",
	},
	{
		nl: "Sinds {year} heeft het huis {twee|drie|vier} keer een nieuwe kleur gekregen, en {nu is het goed|deze blijft|de buren mochten meepraten}.",
		en: "The house has been repainted {twice|three times|four times} since {year}, and {now the colour is right|this colour stays|the neighbours had a say}.",
		de: "Seit {year} wurde {zweimal|dreimal|viermal} neu gestrichen, und {jetzt stimmt die Farbe|diese Farbe bleibt|die Nachbarn durften mitreden}.",
		fr: "Les façades ont été repeintes {deux|trois|quatre} fois depuis {year}, et {cette fois la couleur est la bonne|cette couleur restera|les voisins ont eu leur mot à dire}.",
	},
	{
		nl: "Een timmerman uit {place} bouwde dit huis in {year} {voor zijn eigen gezin|voor zijn zus|voor een onderwijzer}.",
		en: "A carpenter from {place} built the house in {year} {for his own family|for his sister|for a schoolteacher}.",
		de: "Ein Zimmermann aus {place} hat das Haus {year} gebaut, {für die eigene Familie|für seine Schwester|für einen Lehrer}.",
		fr: "Un charpentier du coin a bâti la maison en {year}, {pour sa propre famille|pour sa sœur|pour un instituteur}.",
		when: (home) => between(1860, 1990)(home) && home.kind !== "castle" && home.kind !== "mansion",
	},
	{
		nl: "Gebouwd in {year}, {in tweeën verdeeld en later weer heel gemaakt|een halve eeuw doorgegeven aan nichten en neven|lang bewoond door twee zussen}.",
		en: "Built in {year}, {split in two and later made whole again|handed on among cousins for half a century|lived in for years by two sisters}.",
		de: "{year} gebaut, {in zwei Hälften geteilt und später wieder vereint|ein halbes Jahrhundert unter Vettern weitergereicht|lange von zwei Schwestern bewohnt}.",
		fr: "La maison a été bâtie en {year}, {coupée en deux puis réunie|passée de cousin en cousine pendant un demi-siècle|longtemps habitée par deux sœurs}.",
		when: (home) => between(1700, 1975)(home) && home.kind !== "castle",
	},
	{
		nl: "Boven de deur staat {year}, in cijfers die {met de hand zijn uitgehakt|een kind had kunnen tekenen|half onder het mos zitten}.",
		en: "Above the door it says {year}, in figures {cut by hand|a child might have drawn|half covered in moss}.",
		de: "Über der Tür steht {year}, in Ziffern, {die jemand von Hand gehauen hat|wie von Kinderhand gezeichnet|halb unter Moos}.",
		fr: "Au-dessus de la porte on lit {year}, en chiffres {taillés à la main|comme tracés par un enfant|à moitié couverts de mousse}.",
		when: before(1950),
	},
	{
		nl: "De muren zijn zo dik dat {de vensterbanken zitplaatsen zijn|je de regen pas hoort als je opendoet|het binnen in augustus koel blijft}.",
		en: "The walls are so thick that {the window sills serve as seats|you hear the rain only once you open up|it stays cool indoors in August}.",
		de: "Die Mauern sind so dick, dass {man auf den Fensterbänken sitzen kann|man den Regen erst hört, wenn man öffnet|es drinnen auch im August kühl bleibt}.",
		fr: "Les murs sont si épais {qu’on s’assied dans l’embrasure des fenêtres|qu’on n’entend la pluie qu’en ouvrant|qu’il fait frais dedans même en août}.",
		when: (home) => before(1920)(home) && home.kind !== "chalet",
	},
	{
		nl: "Het balkenplafond is nog van {year}, de leidingen gelukkig niet.",
		en: "The beams are still from {year}; the plumbing, thankfully, is not.",
		de: "Die Deckenbalken sind noch von {year}, die Leitungen zum Glück nicht.",
		fr: "Les poutres sont encore de {year} ; la plomberie, heureusement, non.",
		when: before(1930),
	},
	{
		nl: "Wie goed kijkt, vindt op de deurpost de potloodstrepen van {drie|vier|vijf} generaties kinderen.",
		en: "Look closely and you will find pencil marks on the door frame: {three|four|five} generations of children.",
		de: "Wer genau hinsieht, findet am Türrahmen die Bleistiftstriche von {drei|vier|fünf} Generationen von Kindern.",
		fr: "En regardant bien, on trouve sur le chambranle les traits de crayon de {trois|quatre|cinq} générations d’enfants.",
		when: before(1900),
	},
	{
		nl: "In {year} stond hier {een schuur|een werkplaats|een wasserij}; de grote deuren zijn ramen geworden.",
		en: "In {year} this was {a barn|a workshop|a laundry}; the big doors have become windows.",
		de: "{year} war das hier {eine Scheune|eine Werkstatt|eine Wäscherei}; aus den großen Toren sind Fenster geworden.",
		fr: "En {year}, c’était {une grange|un atelier|une blanchisserie} ; les grandes portes sont devenues des fenêtres.",
		when: (home) => before(1940)(home) && ["holidayHome", "farmhouse"].includes(home.kind),
	},
	{
		nl: "De plavuizen in de gang liggen er sinds {year} en zijn bij {de trap|de achterdeur|de keuken} een beetje uitgesleten.",
		en: "The tiles in the hall have lain there since {year} and are a little worn by {the stairs|the back door|the kitchen}.",
		de: "Die Fliesen im Flur liegen seit {year} und sind {an der Treppe|an der Hintertür|vor der Küche} ein wenig ausgetreten.",
		fr: "Le carrelage du couloir date de {year} ; il s’est un peu creusé {près de l’escalier|près de la porte de derrière|devant la cuisine}.",
		when: (home) => before(1960)(home) && hasStairs(home),
	},
	{
		nl: "Uit {year} zijn de {grote ramen en de lage plafonds|brede vensterbanken en de houten wanden|smalle gang en de diepe kasten} gebleven.",
		en: "From {year} there remain {the big windows and the low ceilings|the broad sills and the panelled walls|the narrow hall and the deep cupboards}.",
		de: "Aus dem Jahr {year} sind {die großen Fenster und die niedrigen Decken|die breiten Fensterbänke und die Holzwände|der schmale Flur und die tiefen Schränke} geblieben.",
		fr: "De {year} restent {les grandes baies et les plafonds bas|les larges appuis et les murs lambrissés|le couloir étroit et les placards profonds}.",
		when: between(1935, 1985),
	},
	{
		nl: "In {year} heette dit modern, en eerlijk gezegd {klopt het nog steeds|is het mooi oud geworden|wil niemand het meer anders}.",
		en: "In {year} this was called modern, and to be fair {it still is|it has aged well|nobody wants it otherwise}.",
		de: "{year} nannte man das modern, und ehrlich gesagt {stimmt es noch immer|ist es schön gealtert|will es niemand mehr anders}.",
		fr: "En {year}, on disait que c’était moderne ; à vrai dire, {ça l’est resté|ça a bien vieilli|personne ne voudrait y toucher}.",
		when: between(1955, 1990),
	},
	{
		nl: "De eigenaars tekenden het huis in {year} zelf en {vergaten alleen een kapstok|bouwden er drie zomers aan|hielden één wand vrij voor boeken}.",
		en: "The owners drew the house themselves in {year} and {forgot nothing but a coat stand|spent three summers building it|kept one wall free for books}.",
		de: "Die Besitzer haben das Haus {year} selbst gezeichnet und {nur die Garderobe vergessen|drei Sommer daran gebaut|eine Wand für Bücher freigelassen}.",
		fr: "Les propriétaires ont dessiné la maison eux-mêmes en {year} ; ils {n’ont oublié que le portemanteau|y ont passé trois étés|ont gardé un mur pour les livres}.",
		when: between(1975, 2030),
	},
	{
		nl: "Het huis is van {year} en dat merk je: {de ramen sluiten goed en de warmte blijft binnen|het licht komt van drie kanten|alle deuren zijn breed en geen drempel zit in de weg}.",
		en: "The house is from {year} and you notice: {the windows close well and the warmth stays in|light comes from three sides|all the doors are wide and no step is in the way}.",
		de: "Das Haus ist von {year}, und das merkt man: {Die Fenster schließen gut, und die Wärme bleibt drin|Das Licht kommt von drei Seiten|Alle Türen sind breit, und keine Schwelle stört}.",
		fr: "La maison date de {year} et cela se sent : {les fenêtres ferment bien et la chaleur reste|la lumière entre par trois côtés|les portes sont larges et il n’y a pas un seuil}.",
		when: between(1995, 2030),
	},
	{
		nl: "Het huis is pas van {year}, maar het hout is al {grijs als dat van de buren|zo grijs als oud touw|zilver geworden aan de weerkant}.",
		en: "The house goes back only to {year}, yet the wood is already {as grey as the neighbours’|grey as old rope|silver on the weather side}.",
		de: "Das Haus ist erst von {year}, und doch ist das Holz schon {so grau wie bei den Nachbarn|grau wie altes Tau|silbern auf der Wetterseite}.",
		fr: "La maison n’est que de {year}, mais le bois est déjà {aussi gris que celui des voisins|gris comme une vieille corde|argenté du côté des pluies}.",
		when: (home) =>
			between(1980, 2018)(home) && ["chalet", "bungalow", "holidayHome"].includes(home.kind) && !southern(home),
	},
	{
		nl: "Gebouwd in {year}, {met het gezicht naar de zon|met de rug naar de wind|zo dat de keuken het eerste licht krijgt}.",
		en: "Built in {year}, {facing the sun|with its back to the wind|so that the kitchen gets the first light}.",
		de: "{year} gebaut, {mit dem Gesicht zur Sonne|mit dem Rücken zum Wind|so, dass die Küche das erste Licht bekommt}.",
		fr: "La maison a été bâtie en {year}, {face au soleil|dos au vent|de sorte que la cuisine reçoive la première lumière}.",
	},
	{
		nl: "Van de bouw in {year} {bewaart de buurman nog een foto|hangt een foto in de gang|vertellen de mensen verderop nog}; er staat {geen boom op die nu hoger is dan het dak|een jongetje op dat nu opa is|een bui bij, en iedereen lacht}.",
		en: "Of the building work in {year} {the neighbour still keeps a photograph|a photograph hangs in the hall|there is one photograph left}; {the trees in it are knee-high|the small boy in it is a grandfather now|it is raining, and everybody laughs}.",
		de: "Vom Bau im Jahr {year} {hat der Nachbar noch ein Foto|hängt ein Foto im Flur|gibt es noch ein einziges Foto}; {die Bäume darauf sind kniehoch|der kleine Junge darauf ist heute Großvater|es regnet, und alle lachen}.",
		fr: "Du chantier de {year}, {le voisin garde une photo|une photo est accrochée dans le couloir|il reste une seule photo} ; {les arbres y arrivent aux genoux|le petit garçon qu’on y voit est grand-père|il pleut, et tout le monde rit}.",
		when: between(1930, 1975),
	},
	{
		nl: "Sinds {year} is er {één keer een muur verplaatst|twee keer een dak vernieuwd|maar weinig aan veranderd}, {en dat was genoeg|en steeds door dezelfde familie|en wat nieuw is, valt niet op}.",
		en: "Since {year} {one wall has been moved|the roof has been renewed twice|little has been changed}, {and that was enough|always by the same family|and what is new does not show}.",
		de: "Seit {year} wurde {eine Wand versetzt|zweimal das Dach erneuert|wenig verändert}, {und das hat gereicht|immer von derselben Familie|und das Neue fällt nicht auf}.",
		fr: "Depuis {year}, on a {déplacé un seul mur|refait deux fois le toit|changé peu de choses}, {et cela a suffi|toujours dans la même famille|et le neuf ne se remarque pas}.",
		when: between(1600, 1995),
	},
	{
		nl: "Wat in {year} {solide heette, is dat nog|recht stond, staat nog recht|met zorg is gemetseld, houdt nog}.",
		en: "What was {called solid|straight|built with care} in {year} {is solid still|is straight still|holds to this day}.",
		de: "Was {year} {solide hieß, ist es noch|gerade stand, steht noch gerade|sorgfältig gemauert wurde, hält bis heute}.",
		fr: "Ce qui {passait pour solide|était droit|était monté avec soin} en {year} {l’est resté|l’est encore|tient toujours}.",
		when: between(1500, 1990),
	},
	{
		nl: "Het bouwjaar is {year}; de {gordijnen zijn van vorig jaar|verf is van dit voorjaar|bedden zijn nieuw}.",
		en: "The house was built in {year}; the {curtains were hung last year|paint is from this spring|beds are new}.",
		de: "Baujahr {year}; {die Vorhänge sind vom letzten Jahr|der Anstrich ist von diesem Frühjahr|die Betten sind neu}.",
		fr: "La maison est de {year}, {les rideaux de l’an dernier|la peinture de ce printemps|les lits sont neufs}.",
	},
	{
		nl: "Het huis staat er sinds {year} en {weet van elke wind waar hij vandaan komt|heeft de straat zien veranderen|heeft alle buren zien komen}.",
		en: "The house has stood here since {year} and {knows where every wind comes from|has watched the road change|has seen every neighbour arrive}.",
		de: "Das Haus steht seit {year} hier und {kennt jeden Wind beim Namen|hat die Straße sich ändern sehen|hat alle Nachbarn kommen sehen}.",
		fr: "La maison est là depuis {year} et {connaît chaque vent par son nom|a vu la rue changer|a vu arriver tous les voisins}.",
	},
	{
		nl: "Binnen is alles {rustig gehouden|licht geschilderd|van hout en linnen}; buiten zie je dat het huis van {year} is.",
		en: "Inside everything {has been kept quiet|is painted in light colours|is wood and linen}; outside you can tell the house is from {year}.",
		de: "Innen ist alles {ruhig gehalten|hell gestrichen|aus Holz und Leinen}; außen sieht man, dass das Haus von {year} ist.",
		fr: "Dedans, tout est {resté sobre|peint en clair|de bois et de lin} ; dehors, on voit que la maison est de {year}.",
	},
	{
		nl: "In {year} ging de voordeur voor het eerst open; {de bel is nog dezelfde|de sleutel past nog|sindsdien zat ze zelden op slot}.",
		en: "The front door first opened in {year}; {the bell is still the same|the key still fits|it has seldom been locked since}.",
		de: "{year} ging die Haustür zum ersten Mal auf; {die Klingel ist noch dieselbe|der Schlüssel passt noch|abgeschlossen war sie seitdem selten}.",
		fr: "La porte s’est ouverte pour la première fois en {year} ; {la sonnette n’a pas changé|la clé est restée la même|on l’a rarement fermée à clé depuis}.",
	},
	{
		nl: "Wie in {year} de plek koos, {wist waar de zon staat|dacht aan de wind|hield van ontbijten}, en {dat merk je elke dag|daar heb je nog plezier van|dat klopt nog altijd}.",
		en: "Whoever chose the spot in {year} {knew where the sun would be|had the wind in mind|was fond of breakfast}, and {it shows every day|you still have the good of it|it still holds true}.",
		de: "Wer {year} den Platz ausgesucht hat, {wusste, wo die Sonne steht|dachte an den Wind|frühstückte gern}, und {das merkt man jeden Tag|davon hat man noch heute etwas|das stimmt noch immer}.",
		fr: "Qui a choisi l’endroit en {year} {savait où passe le soleil|pensait au vent|aimait le petit-déjeuner}, et {cela se voit chaque jour|on en profite encore|cela reste vrai}.",
	},
];
