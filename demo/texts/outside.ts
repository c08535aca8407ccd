import { type Fragment, has, type TextHome } from "./text-home.ts";

/** Sitting outside: `{outside}` is the terrace, the balcony or the garden, with its preposition. */

export const MORNING_SUN: readonly Fragment[] = [
	{
		nl: "De eerste kop koffie drink je {outside}, {nog in pyjama|met de ogen half dicht|in een streep zon}.",
		en: "The first cup of coffee is drunk {outside}, {still in pyjamas|with eyes half shut|in a strip of sun}.",
		de: "Den ersten Kaffee trinkt man {outside}, {noch im Schlafanzug|mit halb geschlossenen Augen|in einem Streifen Sonne}.",
		fr: "Le premier café se boit {outside}, {encore en pyjama|les yeux mi-clos|dans un rai de soleil}.",
	},
	{
		nl: "Zodra de zon {outside} komt, {gaan de deuren open|verhuizen de eieren naar buiten|is het dekbed uit de gratie}.",
		en: "As soon as the sun is {outside}, {the doors are opened|the eggs move outdoors|nobody wants the duvet any more}.",
		de: "Sobald {outside} die Sonne scheint, {gehen die Türen auf|ziehen die Eier nach draußen um|will keiner mehr unter die Decke}.",
		fr: "Dès que le soleil est {outside}, {on ouvre les portes|les œufs passent dehors|plus personne ne veut de la couette}.",
	},
	{
		nl: "De ochtendzon begint {outside}; {koffie drink je daar|om negen uur is het er warm|tegen de middag ga je vanzelf naar de schaduw}.",
		en: "The morning sun starts {outside}; {that is where coffee is drunk|by nine it is warm there|towards noon you follow the shade}.",
		de: "Die Morgensonne beginnt {outside}; {dort trinkt man den Kaffee|um neun ist es dort warm|gegen Mittag sucht man den Schatten}.",
		fr: "Le soleil du matin commence {outside} ; {c’est là qu’on prend le café|à neuf heures, il y fait bon|vers midi, on cherche l’ombre}.",
	},
	{
		nl: "Ontbijten doe je {outside}, {waar het eerste licht valt|met je gezicht naar de zon|en dat loopt uit}.",
		en: "Breakfast happens {outside}, {where the first light falls|facing the sun|and goes on longer than planned}.",
		de: "Gefrühstückt wird {outside}, {wo das erste Licht hinfällt|mit dem Gesicht zur Sonne|und das zieht sich}.",
		fr: "Le petit-déjeuner se prend {outside}, {là où tombe la première lumière|face au soleil|et il se prolonge}.",
	},
	{
		nl: "Vóór achten is het {outside} al licht genoeg om te lezen, {met een deken om|met een kop thee in beide handen|als de rest nog slaapt}.",
		en: "Before eight there is light enough to read {outside}, {wrapped in a blanket|with both hands round a mug|while the others sleep}.",
		de: "Vor acht ist es {outside} schon hell genug zum Lesen, {mit einer Decke um die Schultern|die Tasse in beiden Händen|während die anderen schlafen}.",
		fr: "Avant huit heures, il fait assez clair {outside} pour lire, {enroulé dans une couverture|la tasse entre les mains|pendant que les autres dorment}.",
	},
	{
		nl: "Wie vroeg op is, heeft {outside} {de zon voor zich alleen|een stoel naar keuze|het eerste uur cadeau}.",
		en: "Early risers have {the sun to themselves|their choice of chair|the first hour as a present} {outside}.",
		de: "Wer früh auf ist, hat {outside} {die Sonne für sich|freie Stuhlwahl|die erste Stunde geschenkt}.",
		fr: "Les lève-tôt ont, {outside}, {le soleil pour eux seuls|le choix des chaises|la première heure en cadeau}.",
	},
	{
		nl: "’s Ochtends zon, ’s middags schaduw: {outside} {houd je het ook in juli uit|slaap je goed na de lunch|is het nooit te heet om te lezen}.",
		en: "Sun in the morning, shade after lunch: {outside} {you can bear it even in July|a nap comes easily|it is never too hot to read}.",
		de: "Morgens Sonne, nachmittags Schatten, und {outside} {hält man es auch im Juli aus|schläft man gut nach dem Essen|ist es nie zu heiß zum Lesen}.",
		fr: "Du soleil le matin, de l’ombre l’après-midi : {outside}, {on est bien même en juillet|on fait de bonnes siestes|il ne fait jamais trop chaud pour lire}.",
	},
	{
		nl: "{outside} staat een {tafel met een deukje|bank van grof hout|rij stoelen die nooit gelijk staan}, {precies waar de zon opkomt|klaar voor het ontbijt|met zon tot een uur of twaalf}.",
		en: "{outside} stands a {table with a dent in it|bench of rough wood|row of chairs that never line up}, {just where the sun comes up|ready for breakfast|in sun until about noon}.",
		de: "{outside} steht {ein Tisch mit einer Delle|eine Bank aus grobem Holz|eine Reihe Stühle, die nie gerade steht}, {genau dort, wo die Sonne aufgeht|bereit fürs Frühstück|in der Sonne bis gegen zwölf}.",
		fr: "{outside}, {une table un peu cabossée|un banc de bois brut|des chaises jamais alignées}, {juste là où se lève le soleil|pour le petit-déjeuner|au soleil jusque vers midi}.",
	},
	{
		nl: "De dauw is {outside} {om half negen weg|het eerst verdwenen|nog te zien als je opstaat}, en dan {ligt de hele dag open|kan de krant erbij|blijft iedereen hangen}.",
		en: "The dew {outside} is {gone by half past eight|first to go|still there when you get up}, and then {the whole day lies open|out comes the newspaper|everybody lingers}.",
		de: "Der Tau ist {outside} {um halb neun weg|als Erstes verschwunden|beim Aufstehen noch zu sehen}, und dann {liegt der ganze Tag offen da|kommt die Zeitung dazu|bleiben alle sitzen}.",
		fr: "La rosée, {outside}, {a disparu à huit heures et demie|s’en va la première|se voit encore au lever}, et puis {la journée s’ouvre|on apporte le journal|chacun s’attarde}.",
		when: (home) => !home.amenities.includes("balcony"),
	},
];

export const EVENING_SUN: readonly Fragment[] = [
	{
		nl: "Wie kookt, roept {outside} dat het eten klaar is, en {niemand komt meteen|dan pas wordt de tafel gedekt|de zon blijft nog even}.",
		en: "The cook announces supper, but {outside} {nobody moves at once|the table is only now being laid|the sun stays a little longer}.",
		de: "Das Essen ist fertig, aber {outside} {steht keiner gleich auf|wird der Tisch erst jetzt gedeckt|bleibt die Sonne noch ein wenig}.",
		fr: "Le dîner est prêt, mais {outside} {personne ne bouge tout de suite|on met seulement la table|le soleil reste encore un peu}.",
	},
	{
		nl: "Laat licht, lange tafel: {outside} {duurt het avondeten twee uur|worden de kaarten nog eens geschud|praat iedereen wat zachter}.",
		en: "Late light, a long table: {outside} {supper takes two hours|the cards are shuffled once more|everyone talks a little lower}.",
		de: "Spätes Licht, langer Tisch, und {outside} {dauert das Abendessen zwei Stunden|werden die Karten noch einmal gemischt|reden alle ein wenig leiser}.",
		fr: "Lumière tardive, longue table : {outside}, {le dîner dure deux heures|on rebat les cartes|chacun parle un peu plus bas}.",
	},
	{
		nl: "{outside} valt de laatste zon van de dag {op de borden|op je handen|op de stoelleuningen}; {jassen kunnen binnenblijven|dat is het uur voor een glas|daarna wordt het koel}.",
		en: "{outside} the last sun of the day falls {on the plates|on your hands|on the chair backs}; {coats can stay indoors|that is the hour for a glass of something|then it smells of evening}.",
		de: "{outside} fällt die letzte Sonne des Tages {auf die Teller|auf die Hände|auf die Stuhllehnen}; {die Jacken können drinnen bleiben|das ist die Stunde für ein Glas|danach riecht es nach Abend}.",
		fr: "{outside}, le dernier soleil tombe {sur les assiettes|sur les mains|sur le dossier des chaises} ; {les vestes peuvent rester à l’intérieur|c’est l’heure d’un verre|puis cela sent le soir}.",
	},
	{
		nl: "De avondzon blijft {outside} {tot het laatste glas|het langst hangen|tot na het eten}, {en niemand staat op|met lange schaduwen erbij|zodat je de trui pas laat pakt}.",
		en: "The evening sun stays {outside} {until the last glass|the longest|till after supper}, {and nobody gets up|with long shadows for company|so the jumper can wait}.",
		de: "Die Abendsonne bleibt {outside} {bis zum letzten Glas|am längsten|bis nach dem Essen}, {und keiner steht auf|mit langen Schatten|sodass der Pullover warten kann}.",
		fr: "Le soleil du soir reste {outside} {jusqu’au dernier verre|très longtemps|jusqu’après dîner}, {et personne ne se lève|avec de longues ombres|et le pull peut attendre}.",
	},
	{
		nl: "Vanaf een uur of vier zit je {outside} in de zon, {ook in oktober|met blote voeten|en dan wordt er niets meer gepland}.",
		en: "From about four you sit {outside} in the sun, {even in October|with bare feet|and no more plans are made}.",
		de: "Ab etwa vier sitzt man {outside} in der Sonne{, auch im Oktober|, barfuß| und plant nichts mehr}.",
		fr: "À partir de quatre heures, on est {outside} au soleil, {même en octobre|pieds nus|et l’on ne prévoit plus rien}.",
	},
	{
		nl: "Het avondeten verhuist vanzelf naar buiten: {outside} {is plaats voor iedereen|hangt een lamp boven de tafel|is het licht dan het zachtst}.",
		en: "Supper moves outdoors of its own accord: {outside} {there is room for everyone|a lamp hangs over the table|the light is softest then}.",
		de: "Das Abendessen zieht von selbst nach draußen, denn {outside} {ist Platz für alle|hängt eine Lampe über dem Tisch|ist das Licht dann am weichsten}.",
		fr: "Le dîner se déplace tout seul dehors : {outside}, {il y a place pour tous|une lampe pend au-dessus de la table|la lumière est alors la plus douce}.",
	},
	{
		nl: "’s Ochtends is het {outside} koel, ’s avonds kleurt alles goud: {het avondeten kan buiten|dan horen er olijven bij|wie uitslaapt, mist niets}.",
		en: "{outside} it is cool in the morning and golden in the evening: {supper can be had outdoors|the evening calls for olives|late sleepers miss nothing}.",
		de: "Morgens ist es {outside} kühl, abends leuchtet alles golden: {Zu Abend isst man draußen|Dazu passen Oliven|Wer ausschläft, verpasst nichts}.",
		fr: "Le matin, il fait frais {outside} ; le soir, tout y est doré : {le dîner peut se prendre dehors|c’est l’heure des olives|qui dort tard ne manque rien}.",
	},
	{
		nl: "{outside} zie je {de zon onder een hoek verdwijnen|de lucht van kleur verschieten|de dag eindigen}, {met een deken op schoot|terwijl iemand de tafel dekt|en je telt de eerste sterren}.",
		en: "{outside} you watch {the sun go down at a slant|the sky change colour|the day end}, {a blanket on your knees|while somebody lays the table|and count the first stars}.",
		de: "{outside} sieht man {die Sonne schräg verschwinden|den Himmel die Farbe wechseln|den Tag zu Ende gehen}{, mit einer Decke auf den Knien|, während jemand den Tisch deckt| und zählt die ersten Sterne}.",
		fr: "{outside}, on regarde {le soleil partir de biais|le ciel changer de couleur|finir le jour}, {une couverture sur les genoux|pendant que quelqu’un met la table|en comptant les premières étoiles}.",
	},
	{
		nl: "Tegen zessen schuiven {outside} de stoelen {naar het laatste licht|bij elkaar|met de zon mee}; {dat gebeurt elke dag|zelfs wie de zon mijdt, doet mee|overlegd wordt er niet}.",
		en: "Towards six the chairs {outside} move {into the last of the light|closer together|along with the sun}; {it happens daily|even those who avoid the sun join in|nobody discusses it}.",
		de: "Gegen sechs rücken die Stühle {outside} {ins letzte Licht|zusammen|der Sonne nach}; {das geschieht jeden Tag|auch Sonnenscheue machen mit|abgesprochen wird das nicht}.",
		fr: "Vers six heures, {outside}, les chaises {vont vers la dernière lumière|se rapprochent|suivent le soleil} ; {c’est ainsi chaque jour|même ceux qui fuient le soleil s’y mettent|personne ne se concerte}.",
	},
	{
		nl: "Een boek begin je {om vijf uur|’s middags|in de late zon} {outside}; {je leest door tot de letters vervagen|de tweede helft bewaar je voor morgen|de lamp komt later}.",
		en: "A book is best begun {outside} {at five|late in the afternoon|in the last of the sun}; {you read until the letters fade|the second half will keep until tomorrow|the lamp comes later}.",
		de: "Ein Buch fängt man {outside} {um fünf|am späten Nachmittag|in der späten Sonne} an; {man liest, bis die Buchstaben verschwimmen|die zweite Hälfte bleibt für morgen|die Lampe kommt später}.",
		fr: "Un livre se commence {outside}, {à cinq heures|en fin d’après-midi|au soleil couchant} ; {on lit jusqu’à ne plus voir les lettres|la suite sera pour demain|la lampe viendra plus tard}.",
	},
];

const GARDEN: readonly Fragment[] = [
	{
		nl: "In de tuin groeien {rabarber en munt|stokrozen|frambozen} {voor wie ze plukt|en een beetje onkruid|tegen de warme muur}.",
		en: "In the garden grow {rhubarb and mint|hollyhocks|raspberries}, {there for the picking|along with a few weeds|against the warm wall}.",
		de: "Im Garten wachsen {Rhabarber und Minze|Stockrosen|Himbeeren}, {für alle, die pflücken|samt ein wenig Unkraut|an der warmen Mauer}.",
		fr: "Dans le jardin poussent {de la rhubarbe et de la menthe|des roses trémières|des framboises}, {à qui veut cueillir|avec quelques mauvaises herbes|contre le mur tiède}.",
	},
	{
		nl: "De tuin is {niet te netjes|half gras, half bloemen|groot genoeg voor badminton}, {met een hangmat|en een bank in de luwte|met schaduw vanaf twee uur}.",
		en: "The garden is {not too tidy|half grass, half flowers|large enough for badminton}, {with a hammock|with a bench out of the wind|with shade from two o’clock}.",
		de: "Der Garten ist {nicht zu ordentlich|halb Gras, halb Blumen|groß genug für Federball}, {mit Hängematte|mit einer Bank im Windschatten|mit Schatten ab zwei Uhr}.",
		fr: "Le jardin n’est {pas trop bien rangé|qu’herbe et fleurs|pas trop petit pour le badminton} ; {il y a un hamac|un banc s’y tient à l’abri|l’ombre y vient vers deux heures}.",
	},
	{
		nl: "Je loopt de tuin in {op blote voeten|met je koffie|voor een takje tijm} en komt {een half uur later|met bessen|zonder haast} terug.",
		en: "You step into the garden {barefoot|with your coffee|for a sprig of thyme} and come back {half an hour later|with berries|in no hurry}.",
		de: "Man geht {barfuß|mit dem Kaffee|für einen Zweig Thymian} in den Garten und kommt {eine halbe Stunde später|mit Beeren|ohne Eile} zurück.",
		fr: "On sort au jardin {pieds nus|son café à la main|chercher un brin de thym} et l’on revient {une demi-heure après|avec des baies|sans se presser}.",
	},
	{
		nl: "Achter in de tuin staat {een appelboom die draagt|een oude bank|een tafel onder de bladeren}; {daar is het het stilst|de merels weten het ook|neem een kussen mee}.",
		en: "At the far end of the garden stands {an apple tree that bears|an old bench|a table under leaves}; {it is quietest there|the blackbirds know it too|take a cushion}.",
		de: "Hinten im Garten steht {ein Apfelbaum, der trägt|eine alte Bank|ein Tisch unter Blättern}; {dort ist es am stillsten|die Amseln wissen das auch|nimm ein Kissen mit}.",
		fr: "Au fond du jardin, {un pommier qui donne|un vieux banc|une table sous les feuilles} ; {c’est le coin le plus calme|les merles le savent aussi|prenez un coussin}.",
	},
];

const GARDEN_ENCLOSED: readonly Fragment[] = [
	{
		nl: "De tuin is helemaal omheind, {met een hek dat vanzelf dichtvalt|tot aan de achterste hoek|met een haag en een laag muurtje}: {de kleinsten kunnen hun gang gaan|je leest een bladzijde verder|niemand hoeft op te letten}.",
		en: "The garden is fenced all round, {with a gate that shuts by itself|down to the last corner|by a hedge and a low wall}: {the smallest can roam|you get a page further in your book|nobody has to stand guard}.",
		de: "Der Garten ist ganz eingezäunt, {mit einem Tor, das von selbst zufällt|bis in die letzte Ecke|mit Hecke und Mäuerchen}: {Die Kleinsten können loslaufen|Man kommt beim Lesen eine Seite weiter|Aufpassen muss niemand}.",
		fr: "Le jardin est entièrement clos, {avec un portillon qui se referme seul|jusqu’au dernier recoin|par une haie et un muret} : {les plus petits vont où ils veulent|on avance d’une page dans son livre|personne n’a à monter la garde}.",
	},
	{
		nl: "Rond de tuin loopt een {hek|haag|muur} {zonder gaten|tot heuphoogte|met één poortje}, {dus de deur kan open blijven|en de bal blijft binnen|voor wie klein is of graag op pad gaat}.",
		en: "A {fence|hedge|wall} {without gaps|up to the hip|with a single gate} runs round the garden, {so the door can stay open|and the ball stays in|for the small and the adventurous}.",
		de: "Um den Garten läuft {ein Zaun|eine Hecke|eine Mauer} {ohne Lücken|bis auf Hüfthöhe|mit einem einzigen Türchen}, {die Tür kann also offen bleiben|und der Ball bleibt drin|für Kleine und für Ausreißer}.",
		fr: "{Une clôture|Une haie|Un mur} {sans trous|à hauteur de hanche|avec un seul portillon} fait le tour du jardin, {on peut donc laisser la porte ouverte|et le ballon reste dedans|pour les petits et les aventuriers}.",
	},
	{
		nl: "In de omheinde tuin {ligt gras waar je op mag|staat een schommel die piept|is het ’s middags half zon, half schaduw}, {en iedereen blijft in zicht|goed te zien vanuit de keuken|en niemand verveelt zich}.",
		en: "The fenced garden {has grass you may walk on|has a swing that squeaks|is half sun, half shade after lunch}, {and everyone stays in sight|all of it visible from the kitchen|and nobody gets bored}.",
		de: "Im eingezäunten Garten {ist Rasen, den man betreten darf|hängt eine Schaukel, die quietscht|ist es nachmittags halb Sonne, halb Schatten}, {und alle bleiben in Sicht|gut zu sehen von der Küche aus|und keiner langweilt sich}.",
		fr: "Dans le jardin clos, {l’herbe est faite pour qu’on y marche|une balançoire grince|l’après-midi est mi-soleil, mi-ombre}, {et chacun reste à portée de vue|bien visible depuis la cuisine|et personne ne s’ennuie}.",
	},
	{
		nl: "Het poortje van de tuin {gaat op de klink|gaat hoger open dan een kinderhand reikt|valt met een klik dicht}, en het hek loopt helemaal rond: {binnen is binnen|daarachter is alles van jullie|wie klein is, blijft dus}.",
		en: "The garden gate {is on a latch|opens above a child’s reach|closes with a click}, and the fence goes all the way round: {in is in|everything behind it is yours|small people stay put}.",
		de: "Das Gartentor {hat einen Riegel|öffnet sich höher, als Kinderhände reichen|fällt mit einem Klick zu}, und der Zaun geht ganz herum: {Drin ist drin|Dahinter gehört alles euch|Wer klein ist, bleibt da}.",
		fr: "Le portillon du jardin {a un loquet|s’ouvre plus haut qu’une main d’enfant|se ferme d’un déclic}, et la clôture fait tout le tour : {qui est dedans y reste|derrière, tout est à vous|les petits ne s’échappent pas}.",
	},
];

const BBQ: readonly Fragment[] = [
	{
		nl: "De barbecue staat {uit de wind|onder een afdakje|een paar passen van de keuken}; {de tang hangt eraan|wie grilt, hoeft niet te dekken|houtskool koop je onderweg}.",
		en: "The barbecue stands {out of the wind|under a small roof|a few paces from the kitchen}; {its tongs hang beside it|whoever grills need not lay the table|buy charcoal on the way}.",
		de: "Der Grill steht {im Windschatten|unter einem kleinen Dach|ein paar Schritte von der Küche}; {die Zange hängt daran|wer grillt, muss nicht decken|Kohle kauft man unterwegs}.",
		fr: "Le barbecue est {à l’abri du vent|sous un petit toit|à quelques pas de la cuisine} ; {la pince y est accrochée|qui grille ne met pas la table|le charbon s’achète en route}.",
	},
	{
		nl: "Voor {vis|maïs|worst} is er een barbecue, {met een rooster dat gewoon schoon te krijgen is|en een tafel in de schaduw|en iemand die altijd te vroeg begint}.",
		en: "For {fish|corn on the cob|sausages} there is a barbecue, {with a grill that actually comes clean|and a table in the shade|and someone who always starts too soon}.",
		de: "Für {Fisch|Mais|Würste} gibt es einen Grill, {mit einem Rost, der sich wirklich reinigen lässt|dazu einen Tisch im Schatten|und immer einen, der zu früh anfängt}.",
		fr: "Pour {le poisson|le maïs|les saucisses}, il y a un barbecue, {avec une grille qui se nettoie vraiment|et une table à l’ombre|et quelqu’un qui commence toujours trop tôt}.",
	},
	{
		nl: "’s Avonds ruikt het naar {de barbecue|rozemarijn op de barbecue|barbecue en gras}, {bij jullie of bij de buren|en iemand roept dat het klaar is|en het eten komt vanzelf}.",
		en: "In the evening it smells of {barbecue|rosemary on the barbecue|barbecue and grass}, {yours or the neighbours’|and somebody calls that it is ready|and supper comes of itself}.",
		de: "Abends riecht es nach {dem Grill|Rosmarin auf dem Grill|Grill und Gras}, {bei euch oder nebenan|und jemand ruft, es sei fertig|und das Essen kommt von selbst}.",
		fr: "Le soir, cela sent {le barbecue|le romarin sur le barbecue|le barbecue et l’herbe}, {chez vous ou chez les voisins|et quelqu’un crie que c’est prêt|et le dîner vient tout seul}.",
	},
	{
		nl: "Een barbecue is er ook: {klein genoeg voor twee, groot genoeg voor allemaal|de buurman weet waar de kolen zijn|een halve zak kolen ligt er meestal al}.",
		en: "There is a barbecue too: {small enough for two, large enough for all|the neighbour knows where to find charcoal|half a bag of charcoal is usually left}.",
		de: "Auch ein Grill ist da: {klein genug für zwei, groß genug für alle|Der Nachbar weiß, wo es Kohle gibt|Ein halber Sack Kohle ist meist noch übrig}.",
		fr: "Il y a aussi un barbecue : {assez petit pour deux, assez grand pour tous|le voisin sait où trouver du charbon|il reste d’ordinaire un demi-sac de charbon}.",
	},
];

const both = (home: TextHome): boolean => has("childrenBed")(home) && has("childrenChair")(home);

/** For homes with a cot and a high chair. */
const CHILDREN: readonly Fragment[] = [
	{
		nl: "Voor de kleinsten staan er een kinderbed en een kinderstoel, {met een plank prentenboeken|en blokken in een kist|en een lampje voor de nacht}.",
		en: "For the smallest there are a cot and a high chair, {with a shelf of picture books|and bricks in a chest|and a lamp for the night}.",
		de: "Für die Kleinsten stehen Kinderbett und Hochstuhl bereit, {dazu ein Brett voller Bilderbücher|dazu Bauklötze in einer Kiste|dazu ein Lämpchen für die Nacht}.",
		fr: "Pour les plus petits, un lit bébé et une chaise haute, {avec une étagère d’albums|des cubes dans un coffre|et une veilleuse}.",
	},
	{
		nl: "Het kinderbed {past naast elk bed|is van hout en staat stevig|staat al opgemaakt}, de kinderstoel {kan tot aan tafel|veegt zo schoon|staat bij het raam}.",
		en: "The cot {fits beside any bed|is wooden and steady|is already made up}, the high chair {pulls right up to the table|wipes clean in a moment|stands by the window}.",
		de: "Das Kinderbett {passt neben jedes Bett|ist aus Holz und steht fest|ist schon bezogen}, der Hochstuhl {reicht bis an den Tisch|ist schnell abgewischt|steht am Fenster}.",
		fr: "Le lit bébé {tient à côté de n’importe quel lit|est en bois et bien stable|est déjà fait}, la chaise haute {s’approche de la table|s’essuie en un instant|est près de la fenêtre}.",
	},
	{
		nl: "Kinderbed en kinderstoel {zijn er al|hoef je niet mee te nemen|staan klaar}, {dat scheelt een halve kofferbak|en er is een doos met blokken bij|alleen de nachtrust moet je zelf regelen}.",
		en: "Cot and high chair {are here already|need not be packed|stand ready}, {which saves half the boot|and there is a box of bricks too|only the sleep is up to you}.",
		de: "Kinderbett und Hochstuhl {sind schon da|müssen nicht mit|stehen bereit}, {das spart den halben Kofferraum|dazu gibt es eine Kiste Bauklötze|nur für den Schlaf müsst ihr selbst sorgen}.",
		fr: "Lit bébé et chaise haute {sont déjà là|n’ont pas à être emportés|vous attendent}, {c’est un demi-coffre de gagné|il y a même une caisse de cubes|seul le sommeil reste à votre charge}.",
	},
	{
		nl: "Met een klein kind {reis je licht|red je je hier goed}: er is een kinderbed, een kinderstoel en {een kast met spelletjes|een la zonder scherpe dingen|een wastafel met een krukje}.",
		en: "With a small child you {travel light|manage well} here: there is a cot, a high chair and {a cupboard of games|a drawer with nothing sharp in it|a stool at the basin}.",
		de: "Mit kleinem Kind {reist man leicht|kommt man hier gut zurecht}: Es gibt Kinderbett, Hochstuhl und {einen Schrank mit Spielen|eine Schublade ohne Scharfes|einen Tritt am Waschbecken}.",
		fr: "Avec un petit enfant, on {voyage léger|s’en sort bien ici} : il y a un lit bébé, une chaise haute et {un placard de jeux|un tiroir sans rien de coupant|un marchepied au lavabo}.",
	},
];

export const OUTDOOR_THINGS = [
	{ slot: "enclosed", when: has("gardenEnclosed"), pool: GARDEN_ENCLOSED },
	{ slot: "garden", when: (home: TextHome) => has("garden")(home) && !has("gardenEnclosed")(home), pool: GARDEN },
	{ slot: "bbq", when: has("bbq"), pool: BBQ },
	{ slot: "children", when: both, pool: CHILDREN },
] as const;
