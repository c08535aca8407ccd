import type { Scenery } from "#site/drawing-address.ts";
import { type Fragment, isHouse, southern } from "./text-home.ts";

/** Last observations. */

const amid =
	(...sceneries: Scenery[]) =>
	(home: { scenery: Scenery }): boolean =>
		sceneries.includes(home.scenery);

export const CLOSINGS: readonly Fragment[] = [
	{
		nl: "Bij regen {is de keuken de beste kamer|wordt er gepuzzeld|slaapt iedereen een uur langer}; {bij zon ben je er toch niet|het klaart altijd weer op|zo erg is dat niet}.",
		en: "When it rains {the kitchen is the best room|out come the jigsaws|everyone sleeps an hour longer}; {in the sun you are out anyway|it always clears again|that is no bad thing}.",
		de: "Bei Regen {ist die Küche das beste Zimmer|wird gepuzzelt|schlafen alle eine Stunde länger}; {bei Sonne ist man ohnehin nicht da|es klart immer wieder auf|so schlimm ist das nicht}.",
		fr: "Quand il pleut, {la cuisine est la meilleure pièce|on sort les puzzles|chacun dort une heure de plus} ; {au soleil, on est dehors de toute façon|cela finit toujours par s’éclaircir|ce n’est pas un mal}.",
	},
	{
		nl: "Wie hier een brief schrijft, {begint over het weer|begint over het eten|komt niet verder dan één kant}, en {dat is dan al het nieuws|meer is er ook niet gebeurd|zo hoort dat in een vakantie}.",
		en: "Letters written here {begin with the weather|begin with the food|never get beyond one page}, and {that is all the news|nothing else has happened|that is how holidays should be}.",
		de: "Wer hier einen Brief schreibt, {fängt mit dem Wetter an|fängt mit dem Essen an|kommt nicht über eine Seite hinaus}, und {das ist dann alles Neue|mehr ist auch nicht passiert|so gehört das in den Ferien}.",
		fr: "Les lettres qu’on écrit ici {commencent par le temps qu’il fait|commencent par le repas|ne dépassent pas une page}, et {ce sont toutes les nouvelles|il ne s’est rien passé d’autre|c’est bien ainsi en vacances}.",
	},
	{
		nl: "De tweede avond {weet je al wie er kookt|heb je de goede stoel gevonden|ben je de datum kwijt}, en {de rest gaat vanzelf|zo snel gaat dat|niemand hoeft iets te regelen}.",
		en: "By the second evening {you know who does the cooking|you have found the right chair|you have lost track of the date}, and {the rest follows|it goes that quickly|nobody has to arrange a thing}.",
		de: "Am zweiten Abend {weiß man schon, wer kocht|hat man den richtigen Stuhl gefunden|hat man das Datum vergessen}, und {der Rest ergibt sich|so schnell geht das|niemand muss etwas regeln}.",
		fr: "Le deuxième soir, {on sait déjà qui cuisine|on a trouvé la bonne chaise|on ne sait plus la date}, et {le reste va de soi|cela va aussi vite que cela|personne n’a rien à organiser}.",
	},
	{
		nl: "Kinderen {bouwen hier hutten|vinden hier stokken|geven hier alles een naam}, volwassenen {lezen|slapen|doen het na}, {en om zes uur eet iedereen|ieder in zijn eigen tempo|zo gaan de dagen}.",
		en: "Children {build dens|find sticks|give everything a name} here and adults {read|sleep|follow suit}, {and at six everyone eats|each at their own pace|and so the days go}.",
		de: "Kinder {bauen hier Hütten|finden hier Stöcke|geben hier allem einen Namen}, Erwachsene {lesen|schlafen|machen es nach}, {und um sechs essen alle|jeder in seinem Takt|so gehen die Tage}.",
		fr: "Les enfants {construisent des cabanes|trouvent des bâtons|donnent un nom à tout}, les adultes {lisent|dorment|font pareil}, {et à six heures tout le monde mange|chacun à son rythme|ainsi vont les jours}.",
	},
	{
		nl: "Op de deur hangt een briefje met {de dag van het oud papier|het nummer van de bakker|de tijden van de bus}; {veel meer regels zijn er niet|onderaan staat: rust lekker uit|iemand heeft er een zon bij getekend}.",
		en: "A note on the door gives {the day for waste paper|the baker’s number|the times of the bus}; {there are few other rules|below it says: have a good rest|somebody has drawn a sun on it}.",
		de: "An der Tür hängt ein Zettel mit {dem Tag für das Altpapier|der Nummer des Bäckers|den Zeiten des Busses}; {viel mehr Regeln gibt es nicht|darunter steht: gute Erholung|jemand hat eine Sonne dazugemalt}.",
		fr: "Un mot sur la porte donne {le jour du vieux papier|le numéro du boulanger|les heures du bus} ; {il n’y a guère d’autres règles|en bas, on lit : bon repos|quelqu’un y a dessiné un soleil}.",
	},
	{
		nl: "Het gastenboek is {half vol|het tweede|dik}; {de mooiste bladzij is een kindertekening|schrijf er iets in|de meesten beginnen over de stilte}.",
		en: "The guest book is {half full|the second one|thick}; {its best page is a child’s drawing|do add a line|most entries begin with the quiet}.",
		de: "Das Gästebuch ist {halb voll|schon das zweite|dick}; {die schönste Seite ist eine Kinderzeichnung|schreibt etwas hinein|die meisten fangen mit der Stille an}.",
		fr: "Le livre d’or est {à moitié plein|le deuxième|épais} ; {sa plus belle page est un dessin d’enfant|ajoutez-y un mot|la plupart commencent par le calme}.",
	},
	{
		nl: "Na {twee|drie} dagen {weet je welke lichtknop bij welke lamp hoort|loop je in het donker naar de keuken|heb je een vaste stoel}.",
		en: "After {two|three} days {you know which switch goes with which lamp|you find the kitchen in the dark|you have a chair of your own}.",
		de: "Nach {zwei|drei} Tagen {weiß man, welcher Schalter zu welcher Lampe gehört|findet man im Dunkeln in die Küche|hat man seinen festen Stuhl}.",
		fr: "Au bout de {deux|trois} jours, {on sait quel interrupteur va avec quelle lampe|on trouve la cuisine dans le noir|on a sa chaise}.",
	},
	{
		nl: "Neem {een goed boek|dikke sokken|een trui voor de avond} mee; {de rest is er|koffie staat in de kast|laarzen in alle maten staan in de gang}.",
		en: "Bring {a good book|thick socks|a jumper for the evening}; {the rest is here|coffee is in the cupboard|boots in all sizes wait in the hall}.",
		de: "Bringt {ein gutes Buch|dicke Socken|einen Pullover für den Abend} mit; {der Rest ist da|Kaffee steht im Schrank|Stiefel in allen Größen stehen im Flur}.",
		fr: "Emportez {un bon livre|de grosses chaussettes|un pull pour le soir} ; {le reste est là|le café est dans le placard|des bottes de toutes tailles attendent dans l’entrée}.",
	},
	{
		nl: "De sleutel {hangt aan een stuk kurk|is zwaar en van ijzer|past met een kwartslag}, en {bij vertrek|na een week|op de laatste dag} geef je hem {met tegenzin|langzaam|later dan gepland} terug.",
		en: "The key {hangs on a piece of cork|is heavy and made of iron|turns a quarter and no more}, and {on leaving|after a week|on the last day} you hand it back {reluctantly|slowly|later than planned}.",
		de: "Der Schlüssel {hängt an einem Stück Kork|ist schwer und aus Eisen|dreht sich eine Vierteldrehung}, und {bei der Abreise|nach einer Woche|am letzten Tag} gibt man ihn {ungern|zögernd|später als geplant} zurück.",
		fr: "La clé {pend à un bout de liège|est lourde et de fer|tourne d’un quart}, et {au départ|au bout d’une semaine|le dernier jour}, on la rend {à regret|lentement|plus tard que prévu}.",
	},
	{
		nl: "Slaap hier {met het raam op een kier|een keer uit|met open gordijnen}: {de ochtend klopt vanzelf aan|de nacht is koel en stil|je wordt wakker zonder wekker}.",
		en: "Sleep here {with the window ajar|late for once|with the curtains open}: {morning will knock by itself|nights are cool and quiet|you wake without an alarm}.",
		de: "Schlaf hier {bei offenem Fenster|einmal aus|ohne Vorhang}: {Der Morgen meldet sich von selbst|Die Nächte sind kühl und still|Man wacht ohne Wecker auf}.",
		fr: "Dormez ici {la fenêtre entrouverte|une fois sans réveil|les rideaux ouverts} : {le matin frappera tout seul|les nuits sont fraîches et calmes|on s’éveille à son heure}.",
	},
	{
		nl: "Op de plank staan {spelletjes waarvan alle stukken er zijn|boeken in vier talen|puzzels van duizend stukjes}, {voor een regendag|in geen enkele volgorde|naast een atlas met oude grenzen}.",
		en: "On the shelf are {games with all their pieces|books in four languages|jigsaws of a thousand pieces}, {for a rainy day|in no order at all|next to an atlas that still shows old borders}.",
		de: "Im Regal stehen {Spiele, bei denen kein Stein fehlt|Bücher in vier Sprachen|Puzzles mit tausend Teilen}, {für einen Regentag|ohne jede Ordnung|neben einem Atlas mit alten Grenzen}.",
		fr: "Sur l’étagère, {des jeux où il ne manque rien|des livres en quatre langues|des puzzles de mille pièces}, {pour un jour de pluie|sans ordre aucun|à côté d’un atlas aux anciennes frontières}.",
	},
	{
		nl: "Wie wil, {blijft de hele dag binnen|doet niets|heeft geen plan}, en {daar is dit een goede plek voor|ook dat is vakantie|de buurt neemt het niet kwalijk}.",
		en: "If you wish, {stay in all day|do nothing|make no plan}; {this is a good place for it|that too is a holiday|nobody here will mind}.",
		de: "Wer mag, {bleibt den ganzen Tag drinnen|tut gar nichts|hat keinen Plan}, und {dafür ist das ein guter Ort|auch das sind Ferien|niemand nimmt es übel}.",
		fr: "Si l’on veut, {on reste dedans tout le jour|on ne fait rien|on n’a pas de programme}, et {l’endroit s’y prête|c’est cela aussi, les vacances|personne n’y trouve à redire}.",
	},
	{
		nl: "De {lamp boven de tafel|oude wandklok|stoel bij het raam} {komt van de markt|is een erfstuk|was er al}; {iedereen vraagt ernaar|verkocht wordt er niets|zo weet je wie hier woonde}.",
		en: "The {lamp over the table|old wall clock|chair by the window} {came from the market|is an heirloom|was here first}; {everyone asks about it|it is not for sale|it tells you who lived here}.",
		de: "{Die Lampe über dem Tisch|Die alte Wanduhr|Die Bank am Fenster} {kommt vom Markt|ist ein Erbstück|war zuerst da}; {alle fragen danach|verkauft wird sie nicht|sie erzählt, wer hier wohnte}.",
		fr: "{La lampe au-dessus de la table|La vieille horloge|La chaise près de la fenêtre} {vient du marché|est un héritage|était là avant} ; {tout le monde en parle|elle n’est pas à vendre|elle dit qui vivait ici}.",
	},
	{
		nl: "Om {tien|elf} uur ’s avonds is het enige geluid {de koelkast|een verre trein|het tikken van de muren die afkoelen}.",
		en: "By {ten|eleven} at night the only sound is {the fridge|a distant train|the walls ticking as they cool}.",
		de: "Abends um {zehn|elf} hört man nur noch {den Kühlschrank|einen fernen Zug|die Wände, die beim Abkühlen knacken}.",
		fr: "À {dix|onze} heures du soir, on n’entend plus {que le réfrigérateur|qu’un train au loin|que les murs qui refroidissent}.",
		when: (home) => isHouse(home) || home.kind === "apartment",
	},
	{
		nl: "De eigenaars wonen {verderop|een straat verder|in de buurt} en {komen alleen als je belt|laten bij aankomst brood en boter achter|weten wie de verse eieren heeft}.",
		en: "The owners live {farther along|a street away|nearby} and {come only if you ring|leave bread and butter for your arrival|know who sells fresh eggs}.",
		de: "Die Besitzer wohnen {ein Stück weiter|eine Straße weiter|in der Nähe} und {kommen nur, wenn man anruft|stellen zur Ankunft Brot und Butter hin|wissen, wo es frische Eier gibt}.",
		fr: "Les propriétaires habitent {un peu plus loin|à une rue de là|tout près} ; ils {ne viennent que si on les appelle|laissent du pain et du beurre pour l’arrivée|savent qui vend des œufs frais}.",
	},
	{
		nl: "Tel de dagen niet: {ze zijn hier langer|dat doet de kalender in de keuken|de eerste en de laatste gelden maar half}.",
		en: "Do not count the days: {they are longer here|the calendar in the kitchen does that|the first and the last are only halves}.",
		de: "Zähl die Tage nicht: {Sie sind hier länger|Das macht der Kalender in der Küche|Der erste und der letzte gelten nur halb}.",
		fr: "Ne comptez pas les jours : {ici, ils sont plus longs|le calendrier de la cuisine s’en charge|le premier et le dernier ne valent qu’à moitié}.",
	},
	{
		nl: "Op {zondagmorgen|de eerste ochtend|dinsdag} {gebeurt er niets, en dat duurt tot de lunch|ruikt het overal naar koffie|begint de week opnieuw}.",
		en: "On {Sunday morning|the first morning|a Tuesday} {nothing happens, and it lasts until lunch|the whole place smells of coffee|the week begins again}.",
		de: "Am {Sonntagmorgen|ersten Morgen|Dienstag} {geschieht nichts, und das dauert bis Mittag|riecht es überall nach Kaffee|fängt die Woche noch einmal an}.",
		fr: "{Le dimanche matin|Le premier matin|Le mardi}, {il ne se passe rien, et cela dure jusqu’à midi|tout sent le café|la semaine recommence}.",
	},
	{
		nl: "Laat de horloges {in de la|thuis|liggen}; {honger zegt genoeg|de zon doet het werk|de klok slaat toch wel}.",
		en: "Leave your watches {in the drawer|at home|off}; {hunger will tell you|the sun does the work|somewhere a bell strikes anyway}.",
		de: "Lasst die Uhren {in der Schublade|zu Hause|liegen}; {der Hunger sagt Bescheid|die Sonne übernimmt das|irgendwo schlägt immer eine Glocke}.",
		fr: "Laissez les montres {dans le tiroir|à la maison|de côté} ; {la faim préviendra|le soleil s’en charge|une cloche sonne toujours quelque part}.",
	},
	{
		nl: "Wie vertrekt, {kijkt bij de bocht nog één keer om|vergeet altijd een boek|neemt een kiezel mee}. {Dat is niet erg|Wij ook|Het stoort niemand}.",
		en: "People leaving {look back once at the bend|always forget a book|take a pebble with them}. {Nobody minds|So do we|There is no harm in it}.",
		de: "Wer abreist, {schaut an der Kurve noch einmal zurück|vergisst immer ein Buch|nimmt einen Kiesel mit}. {Das macht nichts|Uns geht es auch so|Niemanden stört es}.",
		fr: "Qui s’en va {se retourne au virage|oublie toujours un livre|emporte un galet}. {Ce n’est pas grave|Nous aussi|Personne ne s’en plaint}.",
	},
	{
		nl: "Als de lift dichtgaat, {keert het dal terug naar zichzelf|hoor je de beek weer|blijven alleen de sporen over}, {en dan komt de mooiste helft van de dag|en dan is het tijd voor soep|en de lucht wordt groen}.",
		en: "When the lifts stop, {the valley goes back to being itself|you hear the stream again|only the tracks remain}, {and the better half of the day begins|which is the time for soup|and the sky turns green}.",
		de: "Wenn der Lift stillsteht, {gehört das Tal wieder sich selbst|hört man den Bach wieder|bleiben nur die Spuren}, {und die schönere Hälfte des Tages beginnt|und es ist Zeit für Suppe|und der Himmel wird grün}.",
		fr: "Quand les remontées s’arrêtent, {la vallée revient à elle-même|on réentend le torrent|il ne reste que les traces}, {et la meilleure moitié du jour commence|c’est l’heure de la soupe|et le ciel devient vert}.",
		when: (home) => home.scenery === "alps" && (home.kmSkilift ?? 99) < 6,
	},
	{
		nl: "Bergschoenen {drogen hier op hun kop|mogen mee naar binnen|staan in een rek bij de deur}. {Kaas ligt in de koelte|De kaart ligt al open|Morgen weer}.",
		en: "Walking boots {dry upside down here|may come indoors|have a rack by the door}. {Cheese keeps in the cool|The map is already open|Tomorrow again}.",
		de: "Bergschuhe {trocknen hier kopfüber|dürfen mit hinein|haben ein Regal an der Tür}. {Der Käse liegt im Kühlen|Die Karte ist schon aufgeschlagen|Morgen wieder}.",
		fr: "Les chaussures de marche {sèchent ici la tête en bas|peuvent entrer|ont leur étagère près de la porte}. {Le fromage est au frais|La carte est déjà dépliée|On recommence demain}.",
		when: amid("alps"),
	},
	{
		nl: "Eén wandeling begint {achter de deur|bij het hek|aan het eind van de weg} en komt {drie uur|een halve dag|een berg} later van de andere kant terug.",
		en: "One walk starts {behind the door|at the gate|where the road ends} and comes back {three hours|half a day|one mountain} later from the other side.",
		de: "Eine Wanderung beginnt {hinter der Tür|am Zaun|am Ende der Straße} und kommt {drei Stunden|einen halben Tag|einen Berg} später von der anderen Seite zurück.",
		fr: "Une marche commence {derrière la porte|à la barrière|au bout de la route} et revient {trois heures|une demi-journée|une montagne} plus tard par l’autre côté.",
		when: amid("alps", "forest"),
	},
	{
		nl: "In je jaszak vind je {in november|weken later|thuis} {nog zand|een schelp|een gladde steen}, en dan {is alles er weer|ruik je het weer|blijft het nog even zomer}.",
		en: "{In November|Weeks later|Back home} you will find {some sand|a shell|a smooth stone} in your coat pocket, and then {it all comes back|you can smell it|it is summer a little longer}.",
		de: "In der Jackentasche findet man {im November|Wochen später|zu Hause} {noch Sand|eine Muschel|einen glatten Stein}, und dann {ist alles wieder da|riecht man es wieder|bleibt es noch ein wenig Sommer}.",
		fr: "Dans une poche, on retrouve {en novembre|des semaines après|chez soi} {du sable|un coquillage|un galet}, et alors {tout revient|on en retrouve l’odeur|l’été dure encore un peu}.",
		when: amid("sea"),
	},
	{
		nl: "’s Winters is het strand van {de wind en de dichters|wie een muts heeft|de meeuwen}. {Dan is het misschien op zijn mooist|Je loopt er uren|Daarna thee}.",
		en: "In winter the beach belongs to {the wind and the poets|anyone with a hat|the gulls}. {It may be at its finest then|You can walk for hours|Tea afterwards}.",
		de: "Im Winter gehört der Strand {dem Wind und den Dichtern|allen mit Mütze|den Möwen}. {Vielleicht ist er dann am schönsten|Man geht stundenlang|Danach Tee}.",
		fr: "L’hiver, la plage est {au vent et aux poètes|à qui porte un bonnet|aux mouettes}. {C’est peut-être là qu’elle est la plus belle|On y marche des heures|Ensuite, du thé}.",
		when: amid("sea"),
	},
	{
		nl: "{Vis|Brood|Een meloen} van de markt, {een mes|een tafel buiten|zout} en de zeewind: {meer staat er meestal niet op het menu|koken heet dat hier|dan is het al laat}.",
		en: "{Fish|Bread|A melon} from the market, {a knife|a table outside|salt} and the sea wind: {there is seldom more on the menu|that is called cooking here|and then it is late already}.",
		de: "{Fisch|Brot|Eine Melone} vom Markt, {ein Messer|ein Tisch im Freien|Salz} und der Seewind: {Mehr steht selten auf dem Plan|Das heißt hier Kochen|Und schon ist es spät}.",
		fr: "{Du poisson|Du pain|Un melon} du marché, {un couteau|une table dehors|du sel} et le vent de mer : {le menu va rarement plus loin|cela s’appelle cuisiner|et il est déjà tard}.",
		when: amid("sea"),
	},
	{
		nl: "Wie ’s nachts wakker wordt, {hoort het water|ziet de maan twee keer|hoort een meerkoet dromen} en {slaapt weer in|draait zich om|laat het raam open}.",
		en: "Wake at night and you {hear the water|see two moons|hear a coot dreaming}, then {fall asleep again|turn over|leave the window open}.",
		de: "Wer nachts aufwacht, {hört das Wasser|sieht den Mond zweimal|hört ein Blesshuhn träumen} und {schläft wieder ein|dreht sich um|lässt das Fenster offen}.",
		fr: "Si l’on s’éveille la nuit, {on entend l’eau|on voit deux lunes|on entend rêver une foulque}, puis {on se rendort|on se retourne|on laisse la fenêtre ouverte}.",
		when: (home) => home.scenery === "lake" && (home.kmLake ?? 9) <= 0.3,
	},
	{
		nl: "Een rondje om het meer {duurt langer dan het lijkt|eindigt altijd bij ijs|telt zeven bankjes}. {Ga met de klok mee|Halverwege is er koffie|De pont scheelt een uur}.",
		en: "A round of the lake {takes longer than it looks|always ends with ice cream|counts seven benches}. {Go clockwise|There is coffee halfway|A boat brings you back}.",
		de: "Eine Runde um den See {dauert länger, als man denkt|endet immer beim Eis|zählt sieben Bänke}. {Geht im Uhrzeigersinn|Auf halbem Weg gibt es Kaffee|Zurück nimmt man das Schiff}.",
		fr: "Le tour du lac {est plus long qu’il n’y paraît|finit toujours par une glace|compte sept bancs}. {Prenez-le dans le sens des aiguilles d’une montre|À mi-chemin, il y a du café|On revient par le bateau}.",
		when: amid("lake"),
	},
	{
		nl: "Tegen de avond zetten {de kikkers|de krekels|de ganzen} in, {één, dan twaalf|alsof iemand dirigeert|tot iedereen slaapt}.",
		en: "Towards evening {the frogs|the crickets|the geese} strike up, {one, then twelve|as if somebody were conducting|until everyone sleeps}.",
		de: "Gegen Abend stimmen {die Frösche|die Grillen|die Gänse} ein, {erst eine Stimme, dann zwölf|als gäbe jemand den Takt|bis alle schlafen}.",
		fr: "Vers le soir, {les grenouilles|les grillons|les oies} s’y mettent, {une voix, puis douze|comme sous une baguette|jusqu’à ce que tout dorme}.",
		when: amid("countryside", "lake"),
	},
	{
		nl: "De fiets staat tegen de muur; {de weggetjes hier zijn ervoor gemaakt|alleen de postbode komt langs|aan je fiets kennen ze je al gauw}.",
		en: "Lean your bicycle against the wall; {lanes here are made for it|nobody passes but the post|you are soon known by it}.",
		de: "Das Fahrrad lehnt an der Mauer; {die Wege hier sind dafür gemacht|es kommt nur die Post vorbei|bald kennt man dich daran}.",
		fr: "Le vélo reste contre le mur ; {les chemins d’ici sont faits pour lui|il ne passe que le facteur|on vous y reconnaît bientôt}.",
		when: (home) => home.scenery === "countryside" && isHouse(home),
	},
	{
		nl: "Op het erf naast de weg koop je {melk|aardappels|kaas}; {ruilen voor een praatje kan ook|je wordt er geholpen door een kind van negen|luid de koeienbel}.",
		en: "At the farm by the road they sell {milk|potatoes|cheese}; {a chat is part of the price|a child of nine serves you|ring the cowbell}.",
		de: "Auf dem Hof an der Straße gibt es {Milch|Kartoffeln|Käse}; {ein Schwatz gehört zum Preis|bedient wird man von einem Kind von neun|läuten muss man mit der Kuhglocke}.",
		fr: "À la ferme au bord de la route, on vend {du lait|des pommes de terre|du fromage} ; {la conversation est comprise dans le prix|c’est une enfant de neuf ans qui sert|sonnez la cloche}.",
		when: amid("countryside"),
	},
	{
		nl: "Bij dageraad {ruikt het bos naar thee|is het bos van niemand|hangt er damp tussen de stammen}; {wie laarzen aantrekt, heeft alles voor zich|na negen uur is dat voorbij|blijf gerust liggen, het wacht}.",
		en: "At dawn {the forest smells of tea|the woods are nobody’s|vapour hangs between the trunks}; {pull on boots and it is all yours|by nine that is over|stay in bed if you like, it will wait}.",
		de: "Bei Tagesanbruch {riecht der Wald nach Tee|gehört der Wald niemandem|hängt Dunst zwischen den Stämmen}; {wer Stiefel anzieht, hat alles für sich|um neun ist das vorbei|bleib ruhig liegen, es wartet}.",
		fr: "À l’aube, {la forêt sent le thé|la forêt n’est à personne|la vapeur flotte entre les troncs} ; {qui enfile ses bottes a tout pour lui|à neuf heures, c’est fini|restez au lit si vous voulez, tout cela attendra}.",
		when: amid("forest"),
	},
	{
		nl: "Bij elke bank in het bos hoort {een uitzicht|een naam in de leuning|een vogel die er woont}, {en een kwartier verder staat de volgende|zegt de kaart|en een reden om even te zitten}.",
		en: "Each bench in the forest has {a view of its own|a name carved in it|a bird that claims it}, {a quarter of an hour apart|according to the map|and reason enough to sit}.",
		de: "Zu jeder Bank im Wald gehört {eine Aussicht|ein Name in der Lehne|ein Vogel, der sie beansprucht}, {eine Viertelstunde weiter die nächste|sagt die Karte|und ein Grund zum Sitzen}.",
		fr: "Chaque banc de la forêt a {sa vue|son nom gravé|son oiseau attitré}, {le suivant est à un quart d’heure|dit la carte|et c’est raison de s’asseoir}.",
		when: amid("forest"),
	},
	{
		nl: "Laat op de avond {loopt iemand zingend naar huis|gaan de stoelen op de tafels|veegt de bakker zijn stoep}, {en dan is het plein van de maan|en daarna komt niets meer|en het ruikt al naar deeg}.",
		en: "Late in the evening {somebody walks home singing|chairs go up on the tables|the baker sweeps his step}, {and then the square belongs to the moon|and after that nothing stirs|and already there is a smell of dough}.",
		de: "Spät am Abend {geht jemand singend nach Hause|kommen die Stühle auf die Tische|kehrt der Bäcker seine Stufe}, {und dann gehört der Platz dem Mond|und danach kommt nichts mehr|und schon riecht es nach Teig}.",
		fr: "Tard le soir, {quelqu’un rentre en chantant|on monte les chaises sur les tables|le boulanger balaie son seuil}, {et la place est à la lune|et ensuite plus rien ne bouge|et cela sent déjà la pâte}.",
		when: amid("village"),
	},
	{
		nl: "Aan het eind van de week {groet je zes mensen|weet de groenteman wat je wilt|heb je een stamtafel}, en {dat is snel gegaan|zo gaat dat hier|dat mis je daarna}.",
		en: "By the end of the week {you greet six people|the greengrocer knows what you want|you have a regular table}, and that {went quickly|is how it goes here|is what you miss later}.",
		de: "Am Ende der Woche {grüßt man sechs Leute|weiß der Gemüsehändler, was man will|hat man einen Stammplatz}, und {das ging schnell|so geht das hier|das fehlt einem später}.",
		fr: "À la fin de la semaine, {on salue six personnes|le marchand de légumes sait ce qu’on veut|on a sa table}, et {cela est allé vite|c’est ainsi, par ici|cela manque ensuite}.",
		when: amid("village"),
	},
	{
		nl: "Tegen middernacht is {de muur nog warm|de lucht nog zacht|het eindelijk koel}, en {iemand snijdt een meloen|de kinderen zijn nog op|niemand heeft het over slapen}.",
		en: "Towards midnight {the wall is still warm|the air is still soft|it is cool at last}, and {somebody cuts a melon|the children are still up|nobody mentions bed}.",
		de: "Gegen Mitternacht ist {die Mauer noch warm|die Luft noch weich|es endlich kühl}, und {jemand schneidet eine Melone auf|die Kinder sind noch wach|keiner spricht vom Schlafen}.",
		fr: "Vers minuit, {le mur est encore tiède|l’air est encore doux|il fait enfin frais}, et {quelqu’un coupe un melon|les enfants sont encore debout|personne ne parle d’aller dormir}.",
		when: southern,
	},
];
