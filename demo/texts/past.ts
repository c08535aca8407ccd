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
		nl: "Het huis is van {year} en {vorig jaar|dit voorjaar|twee jaar geleden} geschilderd; {binnen zijn de muren wit|de dakgoten zijn nieuw|de luiken volgen in het najaar}.",
		en: "The house dates from {year} and was painted {last year|this spring|two years ago}; {inside the walls are white|the gutters are new|the shutters follow in autumn}.",
		de: "Außen wurde das Haus von {year} {im letzten Jahr|in diesem Frühjahr|vor zwei Jahren} gestrichen; {innen sind die Wände weiß|die Dachrinnen sind neu|die Läden folgen im Herbst}.",
		fr: "La maison date de {year} et a été repeinte {l’an dernier|ce printemps|il y a deux ans} ; {dedans, les murs sont blancs|les gouttières sont neuves|les volets suivront à l’automne}.",
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
		en: "{The big windows and low ceilings|The broad sills and panelled walls|The narrow hall and deep cupboards} have been here since {year}.",
		de: "Aus dem Jahr {year} sind {die großen Fenster und die niedrigen Decken|die breiten Fensterbänke und die Holzwände|der schmale Flur und die tiefen Schränke} geblieben.",
		fr: "De {year} restent {les grandes baies et les plafonds bas|les larges appuis et les murs lambrissés|le couloir étroit et les placards profonds}.",
		when: between(1935, 1985),
	},
	{
		nl: "Het huis uit {year} heeft {area} vierkante meter, {verdeeld over twee verdiepingen|met de woonkamer beneden en de slaapkamers boven|met een zolder waar je rechtop kunt staan}.",
		en: "The house, built in {year}, covers {area} square metres, {on two floors|with the living room downstairs and the bedrooms upstairs|with an attic where you can stand upright}.",
		de: "Das Haus von {year} hat {area} Quadratmeter, {auf zwei Stockwerken|mit dem Wohnzimmer unten und den Schlafzimmern oben|mit einem Dachboden, in dem man aufrecht stehen kann}.",
		fr: "La maison de {year} fait {area} mètres carrés, {sur deux niveaux|le séjour en bas, les chambres en haut|avec un grenier où l’on tient debout}.",
		when: hasStairs,
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
		en: "The house dates from {year}, and it shows: {the windows close well and the warmth stays in|light comes from three sides|all the doors are wide and no step is in the way}.",
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
		nl: "Het huis is van {year}; {in de woonkamer is vloerverwarming gelegd|het dak is geïsoleerd|de verwarmingsketel is nieuw}, {dus ook in november zit je er warm|zodat er weinig gestookt hoeft te worden|en de badkamer is in tien minuten warm}.",
		en: "The house dates from {year}; {underfloor heating has been laid in the living room|the roof has been insulated|the boiler is new}, {so it is warm in November too|which keeps the heating low|and the bathroom is warm in ten minutes}.",
		de: "Das Haus ist von {year}; {im Wohnzimmer liegt eine Fußbodenheizung|das Dach ist gedämmt|der Heizkessel ist neu}, {warm ist es also auch im November|und so wird wenig geheizt|und das Bad ist in zehn Minuten warm}.",
		fr: "La maison est de {year} ; {un chauffage au sol a été posé dans le séjour|le toit a été isolé|la chaudière est neuve}, {si bien qu’il fait bon même en novembre|ce qui réduit le chauffage|et la salle de bains chauffe en dix minutes}.",
		when: between(1930, 1990),
	},
	{
		nl: "Sinds {year} is er {één keer een muur verplaatst|twee keer een dak vernieuwd|maar weinig aan veranderd}, {en dat was genoeg|en steeds door dezelfde familie|en wat nieuw is, valt niet op}.",
		en: "Since {year} {one wall has been moved|the roof has been renewed twice|little has been changed}, {and that was enough|always by the same family|and what is new does not show}.",
		de: "Seit {year} wurde {eine Wand versetzt|zweimal das Dach erneuert|wenig verändert}, {und das hat gereicht|immer von derselben Familie|und das Neue fällt nicht auf}.",
		fr: "Depuis {year}, on a {déplacé un seul mur|refait deux fois le toit|changé peu de choses}, {et cela a suffi|toujours dans la même famille|et le neuf ne se remarque pas}.",
		when: between(1600, 1995),
	},
	{
		nl: "De {voorgevel|achtergevel|zijgevel} uit {year} is {van natuursteen|van baksteen|gepleisterd}; {binnen is alles opnieuw gestuukt|de kozijnen zijn pas geschilderd|op de hoek staat een regenton}.",
		en: "The {front|back|side} wall, from {year}, is {natural stone|brick|rendered}; {inside everything has been replastered|the window frames were painted recently|there is a water butt at the corner}.",
		de: "Die {Vorderseite|Rückseite|Seitenwand} von {year} ist {aus Naturstein|aus Backstein|verputzt}; {innen wurde alles neu verputzt|die Fensterrahmen sind frisch gestrichen|an der Ecke steht eine Regentonne}.",
		fr: "{La façade|Le mur arrière|Le mur de côté}, de {year}, est {en pierre|en brique|enduit à la chaux} ; {dedans, tout a été replâtré|les cadres des fenêtres viennent d’être repeints|un récupérateur d’eau est à l’angle}.",
		when: (home) => between(1500, 1990)(home) && home.kind !== "chalet" && home.kind !== "bungalow",
	},
	{
		nl: "Het bouwjaar is {year}; de {gordijnen zijn van vorig jaar|verf is van dit voorjaar|bedden zijn nieuw}.",
		en: "The house was built in {year}; the {curtains were hung last year|paint is from this spring|beds are new}.",
		de: "Baujahr {year}; {die Vorhänge sind vom letzten Jahr|der Anstrich ist von diesem Frühjahr|die Betten sind neu}.",
		fr: "La maison est de {year}, {les rideaux de l’an dernier|la peinture de ce printemps|les lits sont neufs}.",
	},
	{
		nl: "Het huis staat er sinds {year}, {met de ingang aan de straatkant|met de ingang opzij|met de ingang aan de achterkant}; {jassen hangen in de gang|schoenen gaan uit bij de mat|voor koffers is er een berging}.",
		en: "The house has stood here since {year}, {with its entrance on the road|with its entrance at the side|with its entrance at the back}; {coats hang in the hall|shoes come off at the mat|there is a store for suitcases}.",
		de: "Das Haus steht seit {year} hier, {mit dem Eingang zur Straße|mit dem Eingang an der Seite|mit dem Eingang hinten}; {Jacken hängen im Flur|Schuhe bleiben auf der Matte|für Koffer gibt es einen Abstellraum}.",
		fr: "La maison est là depuis {year}, {l’entrée côté rue|l’entrée sur le côté|l’entrée à l’arrière} ; {les manteaux se pendent dans le couloir|les chaussures restent sur le paillasson|un débarras attend les valises}.",
	},
	{
		nl: "Binnen is alles {rustig gehouden|licht geschilderd|van hout en linnen}; buiten zie je dat het huis van {year} is.",
		en: "Inside everything {has been kept quiet|is painted in light colours|is wood and linen}; outside you can tell that the house dates from {year}.",
		de: "Innen ist alles {ruhig gehalten|hell gestrichen|aus Holz und Leinen}; außen sieht man, dass das Haus von {year} ist.",
		fr: "Dedans, tout est {resté sobre|peint en clair|de bois et de lin} ; dehors, on voit que la maison est de {year}.",
	},
	{
		nl: "Het huis is van {year}, en de plafonds zijn {2,40|2,55|2,70} meter hoog; {lange gasten stoten zich nergens|de deuren zijn lager, dus let op|boven elke tafel hangt een lamp}.",
		en: "The house dates from {year}, and its ceilings are {2.40|2.55|2.70} metres high; {tall guests bump into nothing|the doors are lower, so mind your head|each table has a lamp above it}.",
		de: "Das Haus ist von {year}, die Decken sind {2,40|2,55|2,70} Meter hoch; {große Gäste stoßen sich nirgends|die Türen sind niedriger, also Vorsicht|über jedem Tisch hängt eine Lampe}.",
		fr: "La maison est de {year}, avec des plafonds à {2,40|2,55|2,70} mètres ; {les plus grands ne se cognent nulle part|les portes sont plus basses, attention|chaque table a sa lampe}.",
	},
	{
		nl: "Het huis is van {year}; {het bed in de grootste kamer is 1,80 meter breed|de bedden zijn 2,10 meter lang|bij elk bed staat een leeslamp}.",
		en: "The house dates from {year}; {the bed in the largest room is 1.80 metres wide|the beds are 2.10 metres long|there is a reading lamp by each bed}.",
		de: "Das Haus ist von {year}; {das Bett im größten Zimmer ist 1,80 Meter breit|die Betten sind 2,10 Meter lang|an jedem Bett steht eine Leselampe}.",
		fr: "La maison est de {year} ; {le lit de la plus grande chambre fait 1,80 mètre de large|les lits font 2,10 mètres de long|chaque lit a sa lampe de lecture}.",
	},
];
