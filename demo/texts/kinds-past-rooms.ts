import type { Fragment } from "./text-home.ts";

/** Past and rooms of what is no house: flats, boats and tents. */

export const FLAT_PAST: readonly Fragment[] = [
	{
		nl: "Het gebouw is van {year}; {de brievenbussen hangen op alfabet|de trapleuning is van hout|de namen bij de bel zijn met de hand geschreven}.",
		en: "The building dates from {year}; {the letterboxes hang in alphabetical order|the banister is wooden|the names by the bell are handwritten}.",
		de: "Das Haus ist von {year}; {die Briefkästen hängen nach dem Alphabet|das Geländer ist aus Holz|die Namen an der Klingel sind von Hand geschrieben}.",
		fr: "L’immeuble est de {year} ; {les boîtes aux lettres suivent l’alphabet|la rampe est en bois|les noms de l’interphone sont écrits à la main}.",
	},
	{
		nl: "Het gebouw kwam er in {year}; {de mensen groeten elkaar hier nog|de gangen ruiken nog steeds naar zeep|de architect woonde zelf op twee hoog}.",
		en: "The building went up in {year}, and {the people in it still greet each other|the hallways still smell of soap|the architect lived on the second floor himself}.",
		de: "Erbaut wurde das Haus {year}, und {noch immer grüßen sich hier alle|die Flure riechen noch immer nach Seife|der Architekt wohnte selbst im zweiten Stock}.",
		fr: "Bâti en {year}, {l’immeuble est resté un lieu où l’on se salue|l’immeuble sent toujours le savon dans les couloirs|l’immeuble logeait l’architecte lui-même au deuxième}.",
	},
	{
		nl: "De deuren en de klinken zijn uit {year}, {de keuken is nieuw|de bedden zijn van nu|de lampen zijn van later}.",
		en: "Doors and handles date from {year}; {the kitchen is new|the beds are newer|the lamps came later}.",
		de: "Türen und Klinken stammen aus dem Jahr {year}, {die Küche ist neu|die Betten sind von heute|die Lampen kamen später}.",
		fr: "Les portes et les poignées sont de {year}, {la cuisine est neuve|les lits sont d’aujourd’hui|les lampes sont venues après}.",
	},
	{
		nl: "Achter de gevel van {year} {is alles stil en licht gemaakt|zijn twee kamers één geworden|kreeg elke muur een verse laag kalk}.",
		en: "Behind the façade of {year} {everything has been made quiet and light|two rooms have become one|each wall got a fresh coat of limewash}.",
		de: "Hinter der Fassade von {year} {ist alles still und hell geworden|wurden aus zwei Zimmern eins|bekam jede Wand frischen Kalk}.",
		fr: "Derrière la façade de {year}, {tout est devenu calme et clair|de deux pièces on en a fait une|chaque mur a reçu un badigeon de chaux}.",
	},
	{
		nl: "Het gebouw uit {year} heeft {twee woningen per verdieping|een binnenplaats|een fietsenberging}; {’s avonds gaat de voordeur op slot|op de bel staat het nummer van het appartement|post voor gasten gaat naar de beheerder}.",
		en: "The building of {year} has {two flats to a floor|a courtyard|a bicycle store}; {the front door is locked at night|the bell bears the number of the flat|guests’ post goes to the caretaker}.",
		de: "Das Gebäude von {year} hat {zwei Wohnungen je Stockwerk|einen Innenhof|einen Fahrradkeller}; {nachts wird die Haustür abgeschlossen|an der Klingel steht die Nummer der Wohnung|Post für Gäste geht an den Hausmeister}.",
		fr: "L’immeuble de {year} compte {deux logements par étage|une cour intérieure|un local à vélos} ; {la porte d’entrée est fermée la nuit|la sonnette porte le numéro du logement|le courrier des voyageurs va au gardien}.",
	},
	{
		nl: "De vloer is uit {year} en {piept op één plek, bij de boekenkast|is met zand geschuurd en met was gewreven|loopt een klein beetje af, voor de knikkers}.",
		en: "The floor dates from {year} and {squeaks in one place, by the bookcase|has been sanded and waxed|slopes ever so slightly, for the marbles}.",
		de: "Der Boden ist von {year} und {quietscht an einer Stelle, beim Bücherregal|wurde geschliffen und gewachst|fällt ein klein wenig ab, für die Murmeln}.",
		fr: "Le sol date de {year} ; il {grince à un endroit, près de la bibliothèque|a été poncé et ciré|penche un tout petit peu, pour les billes}.",
	},
];

export const BOAT_PAST: readonly Fragment[] = [
	{
		nl: "In {year} kwam ze van de werf; {om de drie jaar wordt ze geteerd|ze ligt al jaren op dezelfde plek|de naam op de boeg is vorig jaar bijgeverfd}.",
		en: "She left the yard in {year}; {every three years she is tarred|for years now she has had the same berth|the name on her bow was repainted last year}.",
		de: "{year} lief das Boot vom Stapel; {alle drei Jahre wird es geteert|seit Jahren liegt es am selben Platz|der Name am Bug wurde letztes Jahr nachgemalt}.",
		fr: "Le bateau est sorti du chantier en {year} ; {tous les trois ans, on le goudronne|il a la même place depuis des années|le nom à la proue a été repeint l’an dernier}.",
	},
	{
		nl: "Bouwjaar {year}, {met een schoorsteentje voor de sier|en elk jaar een nieuwe laag lak|en van binnen helemaal betimmerd}.",
		en: "Built in {year}, {with a little chimney for show|and given a coat of varnish every year|and lined with wood throughout}.",
		de: "Baujahr {year}, {mit einem Schornstein nur zur Zierde|jedes Jahr frisch lackiert|innen ganz aus Holz}.",
		fr: "Construit en {year}, {avec une petite cheminée pour la forme|reverni chaque année|entièrement lambrissé}.",
	},
	{
		nl: "Ze voer vanaf {year} {zand|graan|turf} en kreeg pas later {ramen|bedden|een keuken}.",
		en: "From {year} she carried {sand|grain|peat} and only later was given {windows|beds|a galley}.",
		de: "Ab {year} fuhr das Schiff {Sand|Getreide|Torf} und bekam erst später {Fenster|Betten|eine Küche}.",
		fr: "Dès {year}, le bateau a porté {du sable|du grain|de la tourbe} ; {les fenêtres|les lits|la cuisine} ne sont venus que plus tard.",
		when: (home) => home.builtIn < 1965,
	},
	{
		nl: "De romp is uit {year}, {de matrassen zijn nieuw|de lampjes niet|het hout binnen is jonger}.",
		en: "Her hull dates from {year}; {the mattresses are new|the little lamps are not|the wood inside is younger}.",
		de: "Der Rumpf ist von {year}, {die Matratzen sind neu|die Lämpchen nicht|das Holz innen ist jünger}.",
		fr: "La coque est de {year}, {les matelas sont neufs|les petites lampes non|le bois intérieur est plus jeune}.",
	},
	{
		nl: "Sinds {year} {kent het water haar|is ze geen centimeter scheef gezakt|houdt ze zich goed}; {wie aan boord komt, veegt zijn voeten|ze ligt aan vier touwen|de wal is met één stap bereikt}.",
		en: "Since {year} {the water has known her|she has not listed an inch|she has held up well}; {wipe your feet as you board|she lies on four ropes|the bank is one step away}.",
		de: "Seit {year} {kennt das Wasser dieses Boot|liegt das Boot gerade im Wasser|hält sich das Boot gut}; {wer an Bord kommt, putzt sich die Füße ab|vier Leinen genügen|zum Ufer ist es ein Schritt}.",
		fr: "Depuis {year}, {l’eau connaît ce bateau|le bateau n’a pas penché d’un pouce|le bateau tient bon} ; {on s’essuie les pieds en montant|quatre amarres suffisent|la berge est à un pas}.",
	},
];

export const BOAT_ROOMS: readonly Fragment[] = [
	{
		nl: "{cabins} met gewone bedden, {bathrooms} en een kajuit waar {de kaarten open op tafel liggen|iedereen langs het raam zit|alles een klepje heeft}.",
		en: "{cabins} with proper beds, {bathrooms} and a saloon where {charts lie open on the table|everyone gets a window|everything has a flap or a catch}.",
		de: "{cabins} mit richtigen Betten, {bathrooms} und eine Kajüte, in der {die Karten offen auf dem Tisch liegen|jeder am Fenster sitzt|alles eine Klappe hat}.",
		fr: "{cabins} avec de vrais lits, {bathrooms} et un carré où {les cartes restent dépliées|chacun a sa fenêtre|tout a son loquet}.",
	},
	{
		nl: "Binnen is het {ruimer dan je denkt|{area} vierkante meter}, met {cabins} en een tafel voor {guests}.",
		en: "Inside you have {more room than you think|{area} square metres}, with {cabins} and a table for {guests}.",
		de: "Drinnen ist {mehr Platz, als man denkt|Platz auf {area} Quadratmetern}, mit {cabinsDat} und einem Tisch für {guests}.",
		fr: "À l’intérieur, {c’est plus grand qu’on ne croit|il y a {area} mètres carrés}, avec {cabins} et une table pour {guests}.",
	},
	{
		nl: "Je slaapt {net boven de waterlijn|met je hoofd bij een patrijspoort|met het kabbelen naast je}: er zijn {cabins}, {elk met een leeslampje|elk met een luik naar de lucht|alle met dikke dekens}.",
		en: "You sleep {just above the waterline|with your head by a porthole|with the lapping beside you}: there are berths for {guests} in {cabins}, {with reading lamps|with a hatch to the sky|with thick blankets}.",
		de: "Man schläft {knapp über der Wasserlinie|mit dem Kopf am Bullauge|mit dem Plätschern neben sich}: Es gibt {cabins}, {mit Leselampen|mit Luke zum Himmel|mit dicken Decken}.",
		fr: "On dort {juste au-dessus de la ligne d’eau|la tête contre un hublot|avec le clapotis à côté} : il y a {cabins}, {avec des liseuses|avec un panneau ouvert sur le ciel|avec d’épaisses couvertures}.",
	},
	{
		nl: "De kombuis is {smal en slim|klein, maar elke pan is er|precies goed voor één kok}; eten doe je {aan dek of aan het raam|waar de zon staat|met de benen langs de reling}.",
		en: "The galley is {narrow and clever|small but holds every pan you need|just right for one cook}; meals are taken {on deck or by the window|wherever the sun is|with your legs along the rail}.",
		de: "Die Kombüse ist {schmal und schlau|klein, aber jeder Topf ist da|genau richtig für einen Koch}; gegessen wird {an Deck oder am Fenster|dort, wo die Sonne steht|mit den Beinen an der Reling}.",
		fr: "La cuisine de bord est {étroite et bien pensée|petite, mais rien n’y manque|juste bonne pour un cuisinier} ; on mange {sur le pont ou à la fenêtre|là où est le soleil|les jambes contre le bastingage}.",
	},
	{
		nl: "Op het achterdek past {precies een tafel|een ligstoel naast een boek|het ontbijt}; binnen zijn er {cabins} en {bathrooms}.",
		en: "The aft deck holds {exactly one table|a deckchair beside a book|breakfast}; inside there are {cabins} and {bathrooms}.",
		de: "Aufs Achterdeck passt {genau ein Tisch|ein Liegestuhl neben ein Buch|das Frühstück}; drinnen gibt es {cabins} und {bathrooms}.",
		fr: "Sur le pont arrière tient {tout juste une table|une chaise longue avec un livre|le petit-déjeuner} ; à l’intérieur, {cabins} et {bathrooms}.",
	},
];

export const TENT_PAST: readonly Fragment[] = [
	{
		nl: "Sinds {year} staat de tent hier {elk voorjaar opnieuw|op dezelfde houten vlonder|met de opening naar het licht}; {het doek is van dit jaar|de palen zijn van kastanje|de knopen zijn zeemanswerk}.",
		en: "Since {year} the tent has stood here {anew each spring|on the same wooden platform|with its opening to the light}; {the canvas is this year’s|the poles are chestnut|the knots are a sailor’s}.",
		de: "Seit {year} steht das Zelt hier {jedes Frühjahr aufs Neue|auf demselben Holzpodest|mit der Öffnung zum Licht}; {die Plane ist von diesem Jahr|die Stangen sind aus Kastanie|die Knoten sind Seemannsarbeit}.",
		fr: "Depuis {year}, la tente se dresse ici {chaque printemps|sur le même plancher|l’ouverture vers la lumière} ; {la toile est de cette année|les mâts sont en châtaignier|les nœuds sont d’un marin}.",
	},
	{
		nl: "De eerste tent stond hier in {year}; {van die zomer is de bank nog|deze is groter|het uitzicht is niet veranderd}.",
		en: "The first tent stood here in {year}; {the bench is from that summer|this one is larger|the view has not changed}.",
		de: "Das erste Zelt stand hier {year}; {die Bank ist noch aus jenem Sommer|dieses ist größer|die Aussicht ist geblieben}.",
		fr: "La première tente date de {year} ; {le banc est de cet été-là|celle-ci est plus grande|la vue n’a pas changé}.",
	},
	{
		nl: "{Katoen|Zwaar linnen|Crèmekleurig doek}, {eiken palen|touw van hennep|koperen ogen}: in {year} gemaakt {bij een zeilmaker|door twee broers|in een werkplaats in de buurt}.",
		en: "{Cotton|Heavy linen|Cream canvas}, {oak poles|hemp rope|brass eyelets}: made in {year} by {a sailmaker|two brothers|a workshop nearby}.",
		de: "{Baumwolle|Schweres Leinen|Cremefarbener Stoff}, {Stangen aus Eiche|Seile aus Hanf|Ösen aus Messing}: {year} gefertigt von {einem Segelmacher|zwei Brüdern|einer Werkstatt in der Nähe}.",
		fr: "{Du coton|Du lin épais|De la toile crème}, {des mâts de chêne|des cordes de chanvre|des œillets de laiton} : le tout fait en {year} par {un maître voilier|deux frères|un atelier des environs}.",
	},
	{
		nl: "Tussen de tenten is {veel ruimte gelaten|een haag geplant|het gras hoog gehouden}, al sinds {year}: {je hoort de buren als je dat wilt|je ziet alleen het lampje van de anderen|ieder zijn eigen ochtend}.",
		en: "Ever since {year} {plenty of room has been left|a hedge has grown|the grass has been kept long} between the tents: {you hear the neighbours only if you want to|all you see of the others is a lamp|to each a morning of their own}.",
		de: "Zwischen den Zelten ist seit {year} {viel Platz|eine Hecke|hohes Gras}: {Die Nachbarn hört nur, wer mag|Von den anderen sieht man nur die Lampe|Jedem sein eigener Morgen}.",
		fr: "Entre les tentes, depuis {year}, {on a laissé beaucoup de place|une haie a poussé|l’herbe reste haute} : {on n’entend les voisins que si l’on veut|des autres, on ne voit qu’une lampe|à chacun son matin}.",
	},
];

export const TENT_ROOMS: readonly Fragment[] = [
	{
		nl: "Slapen doe je {achter een gordijn van linnen|op een houten bedstee|onder een quilt}; er is plaats voor {guests}, en {een kookhoek met twee pitten|een kist die ook tafel is|haken voor alles wat nat wordt}.",
		en: "You sleep {behind a linen curtain|in a wooden box bed|under a quilt}; there is room for {guests}, with {a cooking corner with two rings|a chest that doubles as a table|hooks for everything that gets wet}.",
		de: "Geschlafen wird {hinter einem Leinenvorhang|in einem Holzbett|unter einer Steppdecke}; Platz ist für {guests}, dazu {eine Kochecke mit zwei Flammen|eine Truhe, die auch Tisch ist|Haken für alles, was nass wird}.",
		fr: "On dort {derrière un rideau de lin|dans un lit clos de bois|sous un édredon} ; il y a place pour {guests}, avec {un coin cuisine à deux feux|un coffre qui sert aussi de table|des crochets pour tout ce qui mouille}.",
	},
	{
		nl: "{bedrooms} onder doek, een tafel {op schragen|van steigerhout|met een geruit kleed} en {bathrooms} met {warm water|een echte douche|een spiegel aan een tak}.",
		en: "{bedrooms} under canvas, a table {on trestles|made of planks|with a checked cloth} and {bathrooms} with {hot water|a proper shower|a mirror hung from a branch}.",
		de: "{bedrooms} unter Stoff, ein Tisch {auf Böcken|aus Bohlen|mit karierter Decke} und {bathrooms} mit {warmem Wasser|richtiger Dusche|einem Spiegel am Ast}.",
		fr: "{bedrooms} sous la toile, une table {sur tréteaux|de planches|à nappe à carreaux} et {bathrooms} avec {de l’eau chaude|une vraie douche|un miroir pendu à une branche}.",
	},
	{
		nl: "Op {area} vierkante meter vloer staan {echte bedden|een bed en een bank|bedden met dikke dekens}; {’s avonds doe je het licht aan met een touwtje|het stopcontact zit achter de kist|de boeken liggen in een appelkist}.",
		en: "On {area} square metres of floor there are {proper beds|a bed and a settle|beds with thick blankets}; {the light works on a string|the socket is behind the chest|the books live in an apple crate}.",
		de: "Auf {area} Quadratmetern Boden stehen {richtige Betten|ein Bett und eine Bank|Betten mit dicken Decken}; {das Licht geht mit einer Schnur an|die Steckdose ist hinter der Truhe|die Bücher wohnen in einer Apfelkiste}.",
		fr: "Sur {area} mètres carrés de plancher, {de vrais lits|un lit et une banquette|des lits aux épaisses couvertures} ; {la lumière s’allume en tirant une ficelle|la prise est derrière le coffre|les livres logent dans un cageot}.",
	},
	{
		nl: "Gekookt wordt er {onder de luifel|op gas, in de buitenlucht|aan een lang aanrecht van hout}, gegeten {waar de stoelen staan|aan één tafel met {guests} krukken|met een trui om de schouders}.",
		en: "Cooking is done {under the awning|on gas, in the open air|at a long wooden worktop}, eating {wherever the chairs are|at one table with {guests} stools|with a jumper round your shoulders}.",
		de: "Gekocht wird {unter dem Vordach|mit Gas, an der Luft|an einer langen Holzplatte}, gegessen {dort, wo die Stühle stehen|an einem Tisch mit {guests} Hockern|mit dem Pullover um die Schultern}.",
		fr: "On cuisine {sous l’auvent|au gaz, en plein air|sur un long plan de bois}, on mange {là où sont les chaises|à une table de {guests} tabourets|un pull sur les épaules}.",
	},
];
