import { type Fragment, isHouse, northern, southern, type TextHome } from "./text-home.ts";

/** First images by the sea. */

const close = (home: TextHome): boolean => home.kmSea !== null && home.kmSea <= 0.6;
const dunes = (home: TextHome): boolean =>
	["NL", "BE", "DK"].includes(home.country) && home.region.en !== "Bornholm" && isHouse(home);
/** Where boats lie in a harbour and not on the sand. */
const harbour = (home: TextHome): boolean =>
	["HR", "DK", "IT"].includes(home.country) && !["Løkken", "Blåvand"].includes(home.place.en);

export const SEA_OPENINGS: readonly Fragment[] = [
	{
		nl: "Het ruikt hier naar {zout en zonnebrand|touw en teer|wier en warme steen}, ook {in maart|als het regent|binnen}.",
		en: "It smells of {salt and sun cream|rope and tar|seaweed and warm stone} here, even {in March|in the rain|indoors}.",
		de: "Es riecht hier nach {Salz und Sonnencreme|Tauwerk und Teer|Tang und warmem Stein}, auch {im März|bei Regen|drinnen}.",
		fr: "Ici, cela sent {le sel et la crème solaire|le cordage et le goudron|le varech et la pierre chaude}, même {en mars|sous la pluie|à l’intérieur}.",
	},
	{
		nl: "De wind heeft de bomen {scheef gezet|een richting gegeven|naar het land gebogen}. {Mensen|Stoelen|Gasten} vinden vanzelf de luwte.",
		en: "The wind has {set the trees at an angle|given the trees a direction|bent the trees inland}. {People|Chairs|Guests} find the lee by themselves.",
		de: "Der Wind hat die Bäume {schief gestellt|in eine Richtung gekämmt|landeinwärts gebogen}. {Menschen|Stühle|Gäste} finden den Windschatten von selbst.",
		fr: "Le vent a {penché les arbres|donné une direction aux arbres|couché les arbres vers la terre}. {Les gens|Les chaises|Les visiteurs} finissent toujours à l’abri.",
	},
	{
		nl: "Bij wind van het land hoor je {niets|de weg|de kerkklok}; draait hij, dan {de branding|de hele zee|de golven op de keien}. Zo weet je {in bed al|zonder gordijn open te doen|bij het wakker worden} wat voor dag het wordt.",
		en: "When the wind is off the land you hear {nothing|the road|the church bell}; when it turns you hear {the surf|the whole sea|waves on the shingle}. So you know {in bed|without drawing the curtain|on waking} what kind of day it will be.",
		de: "Kommt der Wind vom Land, hört man {nichts|die Straße|die Kirchenglocke}; dreht er, {die Brandung|das ganze Meer|die Wellen auf den Steinen}. So weiß man {schon im Bett|bei geschlossenem Vorhang|beim Aufwachen}, was es für ein Tag wird.",
		fr: "Par vent de terre, on n’entend {rien|que la route|que la cloche} ; quand il tourne, {le ressac|toute la mer|les vagues sur les galets}. On sait ainsi, {du fond du lit|sans ouvrir le rideau|au réveil}, quelle journée s’annonce.",
	},
	{
		nl: "Er ligt altijd {een beetje zand|een schelp|een vergeten schepje} op de drempel. {Niemand veegt het nog weg|Het hoort erbij|Je went er meteen aan}.",
		en: "There is always {a little sand|a shell|a forgotten spade} on the doorstep. {Nobody sweeps it away any more|It belongs there|You take to it at once}.",
		de: "Auf der Schwelle liegt immer {ein wenig Sand|eine Muschel|eine vergessene Schaufel}. {Niemand fegt hier mehr|Das gehört so|Man gewöhnt sich sofort daran}.",
		fr: "Il y a toujours {un peu de sable|un coquillage|une pelle oubliée} sur le seuil. {Personne ne balaie plus|C’est ainsi|On s’y fait tout de suite}.",
	},
	{
		nl: "’s Avonds komen de boten {één voor één|als kralen op een draad|in hun eigen tempo} terug, en de meeuwen {erachteraan|weten het eerder dan jij|maken ruzie om de rest}.",
		en: "In the evening the boats come back {one by one|like beads on a string|at their own pace}, and the gulls {follow|know it before you do|quarrel over the scraps}.",
		de: "Abends kommen die Boote {eins nach dem anderen|wie Perlen auf der Schnur|in ihrem eigenen Takt} zurück, und die Möwen {hinterher|wissen es vor dir|streiten um den Rest}.",
		fr: "Le soir, les bateaux rentrent {un à un|comme des perles sur un fil|à leur rythme}, et les mouettes {suivent|le savent avant vous|se disputent les restes}.",
	},
	{
		nl: "Je loopt hier de eerste dag nog {met schoenen|met een kaart|op de klok}, de tweede {zonder|op goed geluk|op de zon}.",
		en: "The first day you still walk {in shoes|with a map|by the clock}, the second {without|wherever you like|by the sun}.",
		de: "Am ersten Tag geht man hier noch {mit Schuhen|mit Karte|nach der Uhr}, am zweiten {ohne|auf gut Glück|nach der Sonne}.",
		fr: "Le premier jour, on sort encore {chaussé|avec la carte|avec sa montre} ; le deuxième, {pieds nus|au hasard|au soleil}.",
	},
	{
		nl: "Het licht verandert elk uur van kleur: {eerst melk, dan glas, dan honing|grijs, groen, dan bijna wit|’s ochtends zilver, ’s avonds koper}. {De muren doen mee|Fotograferen heeft geen zin|Je legt je boek er vanzelf voor weg}.",
		en: "The light changes colour by the hour: {milk, then glass, then honey|grey, green, then nearly white|silver in the morning, copper at night}. {Even the walls join in|Photographs do not catch it|You put your book down for it}.",
		de: "Das Licht wechselt jede Stunde die Farbe: {erst Milch, dann Glas, dann Honig|grau, grün, dann fast weiß|morgens Silber, abends Kupfer}. {Die Wände machen mit|Fotos werden dem nicht gerecht|Man legt von selbst das Buch weg}.",
		fr: "La lumière change de couleur d’heure en heure : {du lait, puis du verre, puis du miel|grise, verte, presque blanche|argent le matin, cuivre le soir}. {Les murs en font autant|Les photos ne le rendent pas|On en pose son livre}.",
	},
	{
		nl: "Aan de kapstok hangen {drie strohoeden|een verrekijker en een net|een stel oude regenjassen} die van niemand zijn en die iedereen {gebruikt|leent|draagt}.",
		en: "On the coat hooks hang {three straw hats|a pair of binoculars and a net|some old raincoats} that belong to nobody and that everybody {uses|borrows|takes along}.",
		de: "An der Garderobe hängen {drei Strohhüte|ein Fernglas und ein Kescher|ein paar alte Regenjacken}, die niemandem gehören und die jeder {benutzt|ausleiht|mitnimmt}.",
		fr: "Aux patères, {trois chapeaux de paille|des jumelles et une épuisette|de vieux cirés} qui ne sont à personne et que chacun {utilise|emprunte|emporte}.",
	},
	{
		nl: "De haven van {place} {slaapt tot een uur of zes|ruikt het sterkst om zeven uur|is het mooist vóór het ontbijt}; wie vroeg is, koopt er {vis van de nacht|garnalen die nog warm zijn|wat de netten brachten}.",
		en: "The harbour {inPlace} {sleeps until about six|smells strongest at seven|looks its best before breakfast}; come early and you can buy {last night’s fish|prawns still warm|whatever the nets brought in}.",
		de: "Der Hafen {inPlace} {schläft bis etwa sechs|riecht um sieben am stärksten|ist vor dem Frühstück am schönsten}; wer früh kommt, kauft {Fisch aus der Nacht|noch warme Garnelen|was die Netze brachten}.",
		fr: "Le port {dort jusque vers six heures|sent le plus fort à sept heures|est le plus beau avant le petit-déjeuner} ; les matinaux y achètent {la pêche de la nuit|des crevettes encore tièdes|ce que les filets ont ramené}.",
		when: (home) => harbour(home) && (home.kmSea ?? 9) < 2,
	},
	{
		nl: "Laag in het duin, zodat {de wind eroverheen gaat|je de buren niet ziet|de nacht er warm blijft}. {Je hoort de zee voordat je haar ziet|Het helmgras doet de rest|Konijnen komen tot aan de stoep}.",
		en: "Low in the dunes, so that {the wind passes overhead|you see no neighbours|the night stays mild}. {You hear the sea before you see it|Marram grass does the rest|Rabbits come right up to the step}.",
		de: "Tief in den Dünen, sodass {der Wind darüber hinwegzieht|man keine Nachbarn sieht|die Nacht mild bleibt}. {Das Meer hört man, bevor man es sieht|Den Rest besorgt der Strandhafer|Kaninchen kommen bis an die Stufe}.",
		fr: "Au creux des dunes, pour que {le vent passe au-dessus|l’on ne voie aucun voisin|la nuit reste douce}. {On entend la mer avant de la voir|Les oyats font le reste|Les lapins viennent jusqu’à la marche}.",
		when: (home) => dunes(home) && close(home),
	},
	{
		nl: "Tussen {twee pijnbomen|de tamarisken|oleanders en een vijgenboom} door {knippert het water|zie je een streep blauw|komt de zeewind binnen}, en de krekels {houden de maat|zwijgen pas om tien uur|beginnen na het ontbijt}.",
		en: "Between {two pines|the tamarisks|oleanders and a fig tree} {the water winks|you see a stripe of blue|the sea breeze comes in}, and the cicadas {keep time|fall silent only at ten|start after breakfast}.",
		de: "Zwischen {zwei Pinien|den Tamarisken|Oleander und Feigenbaum} {blinkt das Wasser|sieht man einen Streifen Blau|kommt der Seewind herein}, und die Zikaden {geben den Takt|schweigen erst um zehn|fangen nach dem Frühstück an}.",
		fr: "Entre {deux pins|les tamaris|les lauriers-roses et un figuier}, {l’eau scintille|on devine un trait de bleu|passe la brise du large}, et les cigales {battent la mesure|ne se taisent qu’à dix heures|commencent après le petit-déjeuner}.",
		when: (home) => southern(home) && close(home),
	},
	{
		nl: "Om {twee uur|half drie|drie uur} ’s middags doet {place} de luiken dicht. {Alleen de vijgenboom ruikt nog|De straat is dan van de katten|Dan hoor je lepels in koffiekopjes}.",
		en: "At {two|half past two|three} in the afternoon {place} closes its shutters. {Only the fig tree still gives off a scent|The street belongs to the cats|You hear spoons in coffee cups}.",
		de: "Um {zwei|halb drei|drei} am Nachmittag macht {place} die Läden zu. {Nur der Feigenbaum duftet weiter|Die Straße gehört dann den Katzen|Dann hört man Löffel in Kaffeetassen}.",
		fr: "À {deux heures|deux heures et demie|trois heures}, {place} ferme ses volets. {Seul le figuier sent encore|La rue est aux chats|On entend les cuillères dans les tasses}.",
		when: southern,
	},
	{
		nl: "De lucht is hier {groter dan elders|meer dan de helft van het uitzicht|nooit twee keer dezelfde}: {drie soorten wolken|regen in het noorden, zon in het zuiden|een bui, een gat, een bui} op één ochtend.",
		en: "The sky is {larger here than elsewhere|more than half of the view|never the same twice}: {three kinds of cloud|rain to the north, sun to the south|a shower, a gap, a shower} in one morning.",
		de: "Der Himmel ist hier {größer als anderswo|mehr als die halbe Aussicht|nie zweimal derselbe}: {drei Sorten Wolken|Regen im Norden, Sonne im Süden|Schauer, Lücke, Schauer} an einem Vormittag.",
		fr: "Le ciel est ici {plus vaste qu’ailleurs|plus de la moitié du paysage|jamais deux fois le même} : {trois sortes de nuages|pluie au nord, soleil au sud|une averse, une éclaircie, une averse} en une matinée.",
		when: northern,
	},
	{
		nl: "Handdoeken drogen hier in {een uur|de tijd van een lunch|een middagslaap}, en dat zegt {alles over de wind|genoeg over het weer|meer dan een weerbericht}.",
		en: "Towels dry here in {an hour|the time it takes to have lunch|the length of a nap}, which says {everything about the wind|enough about the weather|more than a forecast}.",
		de: "Handtücher trocknen hier in {einer Stunde|einer Mittagspause|der Zeit eines Schläfchens}, und das sagt {alles über den Wind|genug über das Wetter|mehr als jeder Wetterbericht}.",
		fr: "Les serviettes sèchent ici en {une heure|un déjeuner|une sieste}, ce qui dit {tout du vent|assez du temps qu’il fait|plus qu’un bulletin météo}.",
	},
	{
		nl: "Op het aanrecht {staat een emmer schelpen|ligt een getijdenboekje|hangt een rij wasknijpers}, voor de deur {een rij slippers|een bezem voor het zand|twee oude strandstoelen}.",
		en: "Beside the sink {stands a bucket of shells|lies a pilot book|hangs a row of clothes pegs}; by the door, {a row of flip-flops|a broom for the sand|two old beach chairs}.",
		de: "Neben der Spüle {steht ein Eimer Muscheln|liegt ein altes Seebuch|hängt eine Reihe Wäscheklammern}, vor der Tür {eine Reihe Badelatschen|ein Besen für den Sand|zwei alte Strandstühle}.",
		fr: "Près de l’évier, {un seau de coquillages|un vieux livre de bord|une rangée de pinces à linge} ; devant la porte, {des tongs alignées|un balai pour le sable|deux vieilles chaises de plage}.",
	},
	{
		nl: "{Zwemmen vóór het ontbijt|Een frisse duik om zeven uur|Eerst het water in, dan koffie}: hier {wordt het een gewoonte|doen zelfs laatslapers het|begint de dag zo vanzelf}.",
		en: "{Swimming before breakfast|A dip at seven|Into the water first, then coffee}: here {it becomes a habit|even late sleepers do it|the day starts that way by itself}.",
		de: "{Schwimmen vor dem Frühstück|Um sieben ins Wasser|Erst das Meer, dann der Kaffee}: Hier {wird es zur Gewohnheit|machen das sogar Langschläfer|fängt der Tag von selbst so an}.",
		fr: "{Nager avant le petit-déjeuner|Se baigner dès sept heures|La mer d’abord, le café ensuite} : ici, {c’est vite une habitude|même les lève-tard s’y mettent|la journée commence ainsi}.",
		when: (home) => (home.kmSea ?? 9) <= 1.2,
	},
	{
		nl: "Na {een storm|een nacht met wind|de winter} ligt er van alles op de vloedlijn. {De mooiste vondst|Een glazen drijver|Het vreemdste stuk hout} ligt op de plank in de kamer.",
		en: "After {a storm|a windy night|the winter} all sorts of things lie along the tideline. {The best find|A glass float|The oddest piece of wood} has its place on the living-room shelf.",
		de: "Nach {einem Sturm|einer windigen Nacht|dem Winter} liegt allerlei am Spülsaum. {Der schönste Fund|Eine Glaskugel|Das seltsamste Stück Holz} liegt auf dem Brett im Wohnzimmer.",
		fr: "Après {une tempête|une nuit de vent|l’hiver}, la laisse de mer est pleine de choses. {La plus belle trouvaille|Un flotteur de verre|Le bois le plus étrange} est sur l’étagère du salon.",
	},
];
