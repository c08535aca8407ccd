import { type Fragment, isHouse, southern } from "./text-home.ts";

/** First images in the forest. */
export const FOREST_OPENINGS: readonly Fragment[] = [
	{
		nl: "Hier {houdt het pad op|verliest de telefoon zijn streepjes|begint het mos}. Daarachter staan {beuken|dennen|eiken} en af en toe {een ree|een vos|een houtduif}.",
		en: "This is where {the path gives up|the phone loses its bars|the moss begins}. Beyond stand {beeches|pines|oaks} and now and then {a roe deer|a fox|a wood pigeon}.",
		de: "Hier {hört der Weg auf|verliert das Handy den Empfang|fängt das Moos an}. Dahinter stehen {Buchen|Kiefern|Eichen} und ab und zu {ein Reh|ein Fuchs|eine Ringeltaube}.",
		fr: "C’est ici que {le chemin s’arrête|le téléphone perd ses barres|la mousse commence}. Derrière, des {hêtres|pins|chênes} et, de temps à autre, {un chevreuil|un renard|un pigeon ramier}.",
	},
	{
		nl: "Het licht valt {in vlekken|groen|in lange banen} naar binnen en {wandelt in een dag de kamer door|verdwijnt pas laat|beweegt met de takken mee}.",
		en: "The light comes in {in patches|green|in long bands} and {crosses the room in a day|leaves late|moves with the branches}.",
		de: "Das Licht fällt {in Flecken|grün|in langen Bahnen} herein und {wandert an einem Tag durchs Zimmer|geht erst spät|bewegt sich mit den Zweigen}.",
		fr: "La lumière entre {par taches|toute verte|en longues bandes} et {traverse la pièce en un jour|s’en va tard|bouge avec les branches}.",
	},
	{
		nl: "In de herfst {ruikt het naar paddenstoelen en natte schors|ligt het dak vol blad|valt er de hele nacht iets zachts}; in mei {is alles zo groen dat je er dorst van krijgt|roept de koekoek vanaf vijf uur|bloeit de grond vóór de bomen}.",
		en: "In autumn {it smells of mushrooms and damp bark|the roof is covered in leaves|something soft falls all night}; in May {everything is so green it makes you thirsty|the cuckoo calls from five o’clock|the ground flowers before the trees}.",
		de: "Im Herbst {riecht es nach Pilzen und nasser Rinde|liegt das Dach voller Laub|fällt die ganze Nacht etwas Weiches}; im Mai {ist alles so grün, dass man Durst bekommt|ruft ab fünf der Kuckuck|blüht der Boden vor den Bäumen}.",
		fr: "En automne, {cela sent le champignon et l’écorce mouillée|le toit est couvert de feuilles|quelque chose de doux tombe toute la nuit} ; en mai, {tout est si vert qu’on en a soif|le coucou appelle dès cinq heures|le sol fleurit avant les arbres}.",
	},
	{
		nl: "Een {specht|boomklever|gaai} werkt hier op vaste tijden: {zeven tot negen, en dan weer na de lunch|vroeg, hard en goedgehumeurd|zodra het raam opengaat}.",
		en: "A {woodpecker|nuthatch|jay} keeps office hours here: {seven to nine, and again after lunch|early, loud and good-humoured|from the moment the window opens}.",
		de: "{Ein Specht|Ein Kleiber|Ein Häher} hat hier feste Arbeitszeiten: {sieben bis neun und wieder nach dem Mittag|früh, laut und gut gelaunt|sobald das Fenster aufgeht}.",
		fr: "{Un pic|Une sittelle|Un geai} tient ici des heures fixes : {de sept à neuf, et de nouveau après le déjeuner|tôt, fort et de bonne humeur|dès qu’on ouvre la fenêtre}.",
	},
	{
		nl: "Na regen {druppelt het hier nog een uur door|dampt het pad|klinkt het bos als een zaal vol zacht applaus}, ook als de zon {allang|weer|al lang en breed} schijnt.",
		en: "After rain {it goes on dripping for an hour|the path steams|the forest sounds like quiet applause}, even when the sun is {long since|already|well and truly} out.",
		de: "Nach dem Regen {tropft es hier noch eine Stunde weiter|dampft der Weg|klingt der Wald wie leiser Applaus}, auch wenn die Sonne {längst|schon|wieder} scheint.",
		fr: "Après la pluie, {cela goutte encore une heure|le chemin fume|la forêt semble applaudir tout bas}, même quand le soleil est {revenu depuis longtemps|déjà là|de retour}.",
	},
	{
		nl: "Je rijdt het laatste stuk {stapvoets|met het raam open|tussen de varens}, en dan {staat het daar|is het stil|sta je op dennennaalden}.",
		en: "You drive the last stretch {at walking pace|with the window down|between ferns}, and then {there it stands|it is quiet|you step out onto pine needles}.",
		de: "Das letzte Stück fährt man {im Schritt|mit offenem Fenster|zwischen Farnen}, und dann {steht es da|ist es still|steigt man auf Kiefernnadeln aus}.",
		fr: "On fait le dernier bout {au pas|vitres baissées|entre les fougères}, et puis {on y est|c’est le silence|on pose le pied sur les aiguilles de pin}.",
	},
	{
		nl: "De stammen {kraken bij vorst|geuren in de zon|fluiten bij wind}; {na een nacht weet je niet beter|de kinderen vonden er meteen namen voor|wie goed luistert, hoort welke boom het is}.",
		en: "The trunks {creak in frost|smell of resin in the sun|whistle in a wind}; {after one night you think nothing of it|children soon have names for them|listen well and you can tell which tree it is}.",
		de: "Die Stämme {knacken bei Frost|duften in der Sonne|pfeifen im Wind}; {nach einer Nacht gehört das dazu|Kinder geben ihnen gleich Namen|wer genau hinhört, weiß, welcher Baum es ist}.",
		fr: "Les troncs {craquent au gel|sentent la résine au soleil|sifflent dans le vent} ; {après une nuit, on n’y pense plus|les enfants leur donnent vite des noms|en tendant l’oreille, on sait quel arbre c’est}.",
	},
	{
		nl: "Op de wandelkaart in de gang heeft iemand {met potlood de bramen aangegeven|een rondje van een uur getekend|een kruis gezet bij de beste bank}. {Het klopt|Het klopt nog steeds|Volg het maar}.",
		en: "On the walking map in the hall somebody has {marked the blackberries in pencil|drawn a loop of one hour|put a cross by the best bench}. {It is right|It still holds|Follow it}.",
		de: "Auf der Wanderkarte im Flur hat jemand {mit Bleistift die Brombeeren eingetragen|eine Runde von einer Stunde gezeichnet|bei der besten Bank ein Kreuz gemacht}. {Es stimmt|Es stimmt noch immer|Dem kann man folgen}.",
		fr: "Sur la carte de l’entrée, quelqu’un a {marqué les mûres au crayon|tracé une boucle d’une heure|mis une croix au meilleur banc}. {C’est exact|C’est toujours juste|On peut s’y fier}.",
	},
	{
		nl: "Wind hoor je hier {lang voordat je hem voelt|alleen in de toppen|als een verre trein}. Beneden {beweegt geen blad|brandt een kaars rechtop|blijft de krant liggen}.",
		en: "Wind is something you hear {long before you feel it|only in the treetops|like a distant train}. Down below {not a leaf stirs|a candle burns upright|the newspaper lies still}.",
		de: "Den Wind hört man hier {lange, bevor man ihn spürt|nur in den Wipfeln|wie einen fernen Zug}. Unten {regt sich kein Blatt|brennt eine Kerze aufrecht|bleibt die Zeitung liegen}.",
		fr: "Le vent, on l’entend {bien avant de le sentir|seulement dans les cimes|comme un train au loin}. En bas, {pas une feuille ne bouge|une bougie brûle droit|le journal reste en place}.",
	},
	{
		nl: "Bij schemer {staan de reeën op de open plek|komen de vleermuizen in paren|roept de bosuil, en dan een tweede}. {Laat het licht nog even uit|Houd de kijker bij de hand|Wie stil zit, ziet meer}.",
		en: "At dusk {roe deer stand in the clearing|the bats come out in pairs|a tawny owl calls, and then another}. {Leave the light off a little longer|Keep the binoculars to hand|Sit still and you see more}.",
		de: "In der Dämmerung {stehen die Rehe auf der Lichtung|kommen die Fledermäuse zu zweit|ruft der Waldkauz, dann ein zweiter}. {Lass das Licht noch ein wenig aus|Halt das Fernglas bereit|Wer still sitzt, sieht mehr}.",
		fr: "À la brune, {les chevreuils sont dans la clairière|les chauves-souris sortent par deux|une hulotte appelle, puis une autre}. {N’allumez pas tout de suite|Gardez les jumelles à portée de main|En restant immobile, on voit mieux}.",
	},
	{
		nl: "Het bos begint bij {de houtstapel|het hek|de laatste trede} en eindigt {ergens voorbij de volgende gemeente|waar de rivier stroomt|na een halve dag lopen}.",
		en: "The forest begins at {the woodpile|the gate|the last step} and ends {somewhere past the next parish|where the river runs|after half a day’s walk}.",
		de: "Der Wald beginnt {am Holzstapel|am Zaun|an der letzten Stufe} und endet {irgendwo hinter der nächsten Gemeinde|dort, wo der Fluss ist|nach einem halben Tag Fußweg}.",
		fr: "La forêt commence {au tas de bois|à la barrière|à la dernière marche} et finit {quelque part après la commune voisine|là où coule la rivière|au bout d’une demi-journée de marche}.",
		when: isHouse,
	},
	{
		nl: "Onder de kurkeiken {is het om twaalf uur nog koel|ruikt het naar tijm|liggen de geiten in de schaduw}; {de krekels beginnen pas hogerop|de rest van de dag is zon|hier doe je niets tussen één en vier}.",
		en: "Under the cork oaks {it is cool even at noon|the air smells of thyme|goats lie in the shade}; {the cicadas start higher up|the rest of the day is sun|nothing gets done here between one and four}.",
		de: "Unter den Korkeichen {ist es mittags noch kühl|riecht es nach Thymian|liegen die Ziegen im Schatten}; {die Zikaden fangen erst weiter oben an|der Rest des Tages ist Sonne|zwischen eins und vier tut hier keiner etwas}.",
		fr: "Sous les chênes-lièges, {il fait frais même à midi|l’air sent le thym|les chèvres dorment à l’ombre} ; {les cigales commencent plus haut|le reste du jour, c’est le soleil|entre une heure et quatre, on ne fait rien}.",
		when: (home) => southern(home) && home.country !== "HR",
	},
	{
		nl: "Een uur lopen zonder {een auto|een huis|een mens} te zien: dat is hier {gewoon|niets bijzonders|het korte rondje}.",
		en: "An hour’s walk without seeing {a car|a house|a soul} is {normal|nothing special|the short route} here.",
		de: "Eine Stunde gehen, ohne {ein Auto|ein Haus|einen Menschen} zu sehen: Das ist hier {normal|nichts Besonderes|die kurze Runde}.",
		fr: "Marcher une heure sans voir {une voiture|une maison|âme qui vive}, c’est ici {la règle|chose ordinaire|le petit tour}.",
	},
	{
		nl: "{Een eekhoorn|De Vlaamse gaai|Een familie mezen} komt {elke ochtend langs|om acht uur kijken|op de vensterbank kloppen}, {niet uit vriendschap|vooral voor de noten|en vertrekt weer zonder groet}.",
		en: "{A squirrel|The jay|A family of blue tits} {comes by every morning|looks in at eight|taps at the window sill}, {not out of friendship|mainly for the nuts|and leaves without a word}.",
		de: "{Ein Eichhörnchen|Der Eichelhäher|Eine Meisenfamilie} {kommt jeden Morgen vorbei|schaut um acht herein|klopft ans Fensterbrett}, {nicht aus Freundschaft|vor allem wegen der Nüsse|und geht ohne Gruß}.",
		fr: "{Un écureuil|Le geai|Une famille de mésanges} {passe chaque matin|vient voir à huit heures|frappe à l’appui de fenêtre}, {sans amitié particulière|surtout pour les noix|et repart sans un salut}.",
	},
	{
		nl: "In de winter, als het blad eraf is, {kijk je tot aan de heuvel|schijnt de zon tot achterin|zie je de buren: twee lichtjes}. ’s Zomers {houdt het groen alles voor zich|is daar niets van over|zit je weer alleen}.",
		en: "In winter, when the leaves are down, {you see as far as the hill|the sun reaches right to the back|you can see the neighbours: two small lights}. In summer {the green keeps it all to itself|nothing of that remains|you are on your own again}.",
		de: "Im Winter, wenn das Laub weg ist, {sieht man bis zum Hügel|scheint die Sonne bis ganz hinten|sieht man die Nachbarn: zwei Lichter}. Im Sommer {behält das Grün alles für sich|ist davon nichts übrig|ist man wieder allein}.",
		fr: "L’hiver, une fois les feuilles tombées, {on voit jusqu’à la colline|le soleil entre jusqu’au fond|on aperçoit les voisins : deux lumières}. L’été, {la verdure garde tout pour elle|il n’en reste rien|on est de nouveau seul}.",
	},
	{
		nl: "De stilte is hier niet leeg: {een beek, een bij, een krakende tak|een hommel tegen het raam, ver weg een zaag|blad op blad, en soms een roep}.",
		en: "The quiet here is not empty: {a brook, a bee, a creaking branch|a bumblebee at the pane, a saw far away|leaf upon leaf, and sometimes a call}.",
		de: "Die Stille ist hier nicht leer: {ein Bach, eine Biene, ein knarrender Ast|eine Hummel an der Scheibe, weit weg eine Säge|Blatt auf Blatt, und manchmal ein Ruf}.",
		fr: "Le silence, ici, n’est pas vide : {un ruisseau, une abeille, une branche qui craque|un bourdon contre la vitre, une scie au loin|feuille sur feuille, et parfois un cri}.",
	},
];
