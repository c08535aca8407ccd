import { type Fragment, isHouse, type TextHome } from "./text-home.ts";

/** The ways to the centre, the beach, the lake, the lift and the golf course. */

const near = (home: TextHome): boolean => home.minutesToVillage <= 12;

export const CENTRE: readonly Fragment[] = [
	{
		nl: "Naar het centrum {ofPlace} loop je in {minutes}, {en terug in iets meer|over een makkelijk pad|met een omweg langs de kerk in het dubbele}.",
		en: "It is {minutes} on foot to the centre {ofPlace}, {and a little more coming back|by an easy path|twice that if you go round by the church}.",
		de: "Ins Zentrum {ofPlace} geht man {minutes}, {zurück etwas länger|auf einem bequemen Weg|mit dem Umweg an der Kirche vorbei doppelt so lang}.",
		fr: "Le centre est à {minutes} à pied, {un peu plus au retour|par un chemin facile|le double si l’on fait le détour par l’église}.",
	},
	{
		nl: "De bakker is {minutes} lopen; {wie het brood haalt, bepaalt het beleg|om acht uur is het brood nog warm|neem gepast geld mee}.",
		en: "The baker is {minutes} away on foot; {whoever fetches the bread decides what goes on it|at eight the bread is still warm|take small change}.",
		de: "Zum Bäcker sind es {minutes} zu Fuß; {wer das Brot holt, bestimmt den Belag|um acht ist das Brot noch warm|Kleingeld hilft}.",
		fr: "La boulangerie est à {minutes} à pied ; {qui va au pain choisit la confiture|à huit heures, le pain est encore chaud|prenez de la monnaie}.",
	},
	{
		nl: "In {minutes} ben je {op het plein|tussen de winkels|bij de tafeltjes} {inPlace}, {te voet|lopend, zonder haast|met een boodschappentas}.",
		en: "{minutes} on foot and you are {in the square|among the shops|at a café table} {inPlace}{|, without hurrying|, shopping bag in hand}.",
		de: "Nach {minutes} zu Fuß steht man {auf dem Platz|zwischen den Läden|vor dem ersten Café} {inPlace}, {mit Zeit für einen Kaffee|ohne Eile|mit der Einkaufstasche am Arm}.",
		fr: "En {minutes} à pied, on est {sur la place|parmi les boutiques|attablé au café}, {avec le temps d’un express|sans se presser|le cabas au bras}.",
	},
	{
		nl: "Boodschappen doe je {inPlace}, {minutes} te voet: {een bakker, een slager, een winkel met alles|op zaterdag is er meer keus|melk vergeten is geen ramp}.",
		en: "Shopping is done {inPlace}, {minutes} on foot: {a baker, a butcher, a shop with everything else|Saturday has the most choice|forgetting the milk is no disaster}.",
		de: "Eingekauft wird {inPlace}, {minutes} zu Fuß: {Bäcker, Metzger, ein Laden für alles andere|Samstags ist die Auswahl größer|Die Milch zu vergessen, ist kein Unglück}.",
		fr: "Les courses se font {inPlace}, à {minutes} à pied : {un boulanger, un boucher, une boutique pour le reste|le samedi, il y a plus de choix|oublier le lait n’est pas un drame}.",
	},
	{
		nl: "Naar het centrum {ofPlace} is het {minutes} lopen; {na één keer ken je elk hek|onderweg staat een bank|langs de weg groeien bramen}.",
		en: "It takes {minutes} to walk into the centre {ofPlace}; {after one trip you know every gate|there is a bench on the way|blackberries line the path}.",
		de: "Der Fußweg ins Zentrum {ofPlace} dauert {minutes}; {nach einem Mal kennt man jedes Tor|unterwegs steht eine Bank|am Rand wachsen Brombeeren}.",
		fr: "Le chemin du centre prend {minutes} à pied ; {après une fois, on en connaît chaque portail|il y a un banc à mi-route|les mûres y poussent}.",
	},
	{
		nl: "Voor {een ijsje|een krant|een kop koffie buiten de deur} loop je {minutes} naar het hart {ofPlace}, {en niemand gaat alleen|via het pad achterlangs|in sandalen}.",
		en: "For {an ice cream|a newspaper|a coffee out} you walk {minutes} into the heart {ofPlace}, {and nobody goes alone|by the back path|in sandals}.",
		de: "Für {ein Eis|eine Zeitung|einen Kaffee auswärts} geht man {minutes} in die Mitte {ofPlace}, {und keiner geht allein|über den hinteren Weg|in Sandalen}.",
		fr: "Pour {une glace|un journal|un café au comptoir}, comptez {minutes} à pied, {et personne n’y va seul|par le sentier de derrière|en sandales}.",
	},
	{
		nl: "Het centrum {ofPlace} ligt op {minutes} lopen, {ver genoeg voor de rust|dichtbij genoeg voor vers brood|en dat is elke ochtend een goed begin}.",
		en: "The centre {ofPlace} is {minutes} away on foot, {far enough for peace|close enough for fresh bread|and the walk is a good start to any morning}.",
		de: "Das Zentrum {ofPlace} liegt {minutes} zu Fuß entfernt, {weit genug für die Ruhe|nah genug für frisches Brot|und das ist jeden Morgen ein guter Anfang}.",
		fr: "Le centre {ofPlace} est à {minutes} à pied, {assez loin pour la tranquillité|assez près pour le pain frais|et c’est un bon début de matinée}.",
		when: (home) => isHouse(home) && home.minutesToVillage <= 20,
	},
	{
		nl: "Tot de eerste winkel is het {minutes} lopen, {tot het eerste café iets minder|met een tas wat langer|op de fiets ben je er zo}.",
		en: "The first shop is {minutes} away on foot, {the first café a little less|a bit longer with a full bag|no time at all by bicycle}.",
		de: "Bis zum ersten Laden sind es {minutes} zu Fuß, {bis zum ersten Café etwas weniger|mit voller Tasche etwas mehr|mit dem Rad ist man gleich da}.",
		fr: "La première boutique est à {minutes} à pied, {le premier café un peu plus près|un peu plus avec un sac plein|un instant à vélo}.",
		when: near,
	},
	{
		nl: "Wie {minutes} loopt, is in het centrum, waar {de markt|de bushalte|de ijssalon} {vanzelf in beeld komt|naast de kerk ligt|niet te missen is}.",
		en: "Walk for {minutes} and you are in the centre, where {the market|the bus stop|the ice-cream shop} {comes into view by itself|is by the church|is hard to miss}.",
		de: "Wer {minutes} geht, ist im Zentrum, wo {der Markt|die Bushaltestelle|die Eisdiele} {von selbst in Sicht kommt|neben der Kirche liegt|nicht zu übersehen ist}.",
		fr: "Marchez {minutes} et vous voilà au centre, où {le marché|l’arrêt de bus|le glacier} {apparaît de lui-même|est à côté de l’église|ne peut se manquer}.",
	},
	{
		nl: "Het restaurant {waar iedereen heen gaat,|met de papieren tafelkleden|zonder menukaart} is {minutes} lopen; {reserveren is zelden nodig|terug is het donker, neem een lampje mee|op maandag blijft het dicht}.",
		en: "The restaurant {everyone goes to|with paper tablecloths|without a menu} is {minutes} away on foot; {you seldom need to book|the way back is dark, so take a torch|it stays shut on Mondays}.",
		de: "Das Lokal{, in das alle gehen,| mit den Papiertischdecken| ohne Speisekarte} ist {minutes} zu Fuß entfernt; {reservieren muss man selten|der Rückweg ist dunkel, also Lampe mitnehmen|montags bleibt es zu}.",
		fr: "Le restaurant {où tout le monde va|aux nappes de papier|sans carte} est à {minutes} à pied ; {on y réserve rarement|au retour il fait nuit, prenez une lampe|il reste fermé le lundi}.",
	},
];

/** Up to two kilometres from the sea. */
export const BEACH: readonly Fragment[] = [
	{
		nl: "Het strand is {sea} verderop, {seaWalk} lopen; {met een luchtmatras iets meer|terug met natte haren|om negen uur ben je er alleen}.",
		en: "The beach is {sea} off, {seaWalk} on foot; {a bit more with a lilo|with wet hair on the way back|at nine you have it to yourself}.",
		de: "Bis zum Strand sind es {sea}, {seaWalk} zu Fuß; {mit Luftmatratze etwas mehr|zurück mit nassen Haaren|um neun ist man allein dort}.",
		fr: "La plage est à {sea}, {seaWalk} à pied ; {un peu plus avec un matelas|les cheveux mouillés au retour|à neuf heures, on y est seul}.",
	},
	{
		nl: "In {seaWalk} loop je naar zee, {met een emmer aan elke arm|met de handdoek al om|en je hoort haar halverwege}.",
		en: "{seaWalk} on foot takes you to the sea, {a bucket on each arm|towel already round your neck|and you hear it halfway}.",
		de: "In {seaWalk} ist man zu Fuß am Meer, {an jedem Arm einen Eimer|das Handtuch schon um den Hals|und auf halbem Weg hört man es}.",
		fr: "En {seaWalk} à pied, on est à la mer, {un seau à chaque bras|la serviette déjà sur les épaules|et on l’entend à mi-chemin}.",
	},
	{
		nl: "Tussen de voordeur en de zee ligt {sea} {wind|zon|pad}; {schoenen zijn onderweg niet nodig|kinderen doen het rennend|je vergeet altijd iets, meestal de zonnebrand}.",
		en: "Between the front door and the sea there is {sea} of {wind|sun|path}; {no shoes needed|children do it at a run|you always forget something, usually the sun cream}.",
		de: "Zwischen Tür und Meer liegen {sea} {Wind|Sonne|Weg}; {Schuhe braucht man nicht|Kinder rennen die Strecke|etwas vergisst man immer, meistens die Sonnencreme}.",
		fr: "Entre la porte et la mer, {sea} de {vent|soleil|chemin} ; {les chaussures sont inutiles|les enfants le font en courant|on oublie toujours quelque chose, souvent la crème solaire}.",
	},
	{
		nl: "Zwemmen, terug, ontbijten: met {sea} tot het water {gaat dat in één uur|is dat geen prestatie|wordt het een gewoonte}.",
		en: "Swim, walk back, breakfast: with {sea} to the water {it takes an hour|it is no feat|it becomes a habit}.",
		de: "Schwimmen, zurück, frühstücken: Bis zum Wasser sind es {sea}, {in einer Stunde ist alles geschafft|das ist keine Leistung|es wird zur Gewohnheit}.",
		fr: "Un bain, le retour, le petit-déjeuner : avec {sea} jusqu’à l’eau, {cela prend une heure|ce n’est pas un exploit|cela devient une habitude}.",
	},
	{
		nl: "De zee is {sea} verder; {op het pad hoor je eerst de vlaggenmasten, dan de golven|neem een trui mee voor de terugweg|vroeg en laat is het strand van jou}.",
		en: "The sea is {sea} away; {on the path you hear the flagpoles first and then the waves|bring a jumper for the walk back|early and late the beach is yours}.",
		de: "Das Meer ist {sea} entfernt; {auf dem Weg hört man erst die Fahnenmasten, dann die Wellen|auf dem Rückweg hilft ein Pullover|früh und spät hat man den Strand für sich}.",
		fr: "La mer est à {sea} ; {sur le sentier, on entend d’abord les drisses, puis les vagues|prenez un pull pour le retour|tôt et tard, la plage est à vous}.",
	},
	{
		nl: "Met de fiets is het {seaRide} naar het strand, {en de wind bepaalt of de heenweg of de terugweg sneller gaat|en plek om hem neer te zetten is er altijd|met de emmers aan het stuur}.",
		en: "By bicycle the beach is {seaRide} away, {and the wind decides which way is quicker|and there is always room to park it|buckets on the handlebars}.",
		de: "Mit dem Rad sind es {seaRide} zum Strand, {und der Wind bestimmt, welche Richtung schneller geht|und Platz zum Abstellen ist immer|die Eimer am Lenker}.",
		fr: "À vélo, la plage est à {seaRide}, {et le vent décide du sens le plus rapide|et l’on trouve toujours où poser le vélo|les seaux au guidon}.",
	},
	{
		nl: "Na het eten nog even naar zee, {seaWalk} lopen: {de schemering is dan blauw|alleen een paar wandelaars zijn er nog|de trui gaat om de schouders}.",
		en: "After supper a last walk to the sea, {seaWalk} on foot: {dusk is blue by then|only a few walkers are left|a jumper goes round the shoulders}.",
		de: "Nach dem Essen noch einmal ans Meer, {seaWalk} zu Fuß: {Die Dämmerung ist dann blau|Nur ein paar Spaziergänger sind noch da|Der Pullover kommt um die Schultern}.",
		fr: "Après dîner, encore un tour à la mer, {seaWalk} à pied : {le crépuscule est alors bleu|il ne reste que quelques promeneurs|le pull se porte sur les épaules}.",
	},
];

/** Up to three kilometres from a lake. */
export const LAKE: readonly Fragment[] = [
	{
		nl: "Naar het meer is het {lake}; {de handdoek kan om de nek|op de terugweg ben je al droog|de zwemtrap staat in de ochtendzon}.",
		en: "The lake is {lake} away; {your towel can go round your neck|by the time you are back you are dry|the bathing steps get the morning sun}.",
		de: "Zum See sind es {lake}; {das Handtuch kommt um den Hals|auf dem Rückweg ist man schon trocken|an der Badeleiter ist Morgensonne}.",
		fr: "Le lac est à {lake} ; {la serviette se porte autour du cou|au retour, on est déjà sec|l’échelle de bain a le soleil du matin}.",
	},
	{
		nl: "Het zwemplekje ligt op {lake}: {een steiger, een boom, ondiep water|gras tot aan de rand|kiezels, dus neem slippers mee}.",
		en: "You bathe {lake} from here: {a jetty, a tree, shallow water|grass right to the edge|pebbles, so bring flip-flops}.",
		de: "Die Badestelle ist {lake} entfernt: {ein Steg, ein Baum, flaches Wasser|Gras bis ans Ufer|Kiesel, also Badelatschen mitnehmen}.",
		fr: "L’endroit pour se baigner est à {lake} : {un ponton, un arbre, peu de fond|de l’herbe jusqu’au bord|des galets, prenez des tongs}.",
	},
	{
		nl: "Lopend ben je in {lakeWalk} aan het meer, {fietsend in minder|bergaf fluitend, bergop zwijgend|langs een pad met bankjes}.",
		en: "On foot you reach the lake in {lakeWalk}, {less by bicycle|whistling down and silent coming up|by a path with benches}.",
		de: "Zu Fuß ist man in {lakeWalk} am See, {mit dem Rad schneller|hinunter pfeifend, hinauf schweigend|auf einem Weg mit Bänken}.",
		fr: "À pied, on est au lac en {lakeWalk}, {moins à vélo|en sifflant à l’aller, en silence au retour|par un sentier à bancs}.",
	},
	{
		nl: "Het water is {lake} verderop; {bootjes huur je per uur|er gaat een wandelpad langs de oever|wie niet zwemt, keilt steentjes}.",
		en: "The water is {lake} from here; {boats are hired by the hour|a footpath follows the shore|those who do not swim skim stones}.",
		de: "Bis ans Wasser sind es {lake}; {Boote mietet man stundenweise|ein Fußweg folgt dem Ufer|wer nicht schwimmt, lässt Steine springen}.",
		fr: "Le bord de l’eau est à {lake} ; {les barques se louent à l’heure|un sentier suit la rive|qui ne nage pas fait des ricochets}.",
	},
	{
		nl: "Tussen ontbijt en lunch past een duik in het meer: {lakeWalk} heen, {even lang terug|met natte voeten terug|en niemand kijkt op de klok}.",
		en: "Between breakfast and lunch there is time for a dip in the lake: {lakeWalk} there, {as long back|wet feet coming back|and nobody watches the clock}.",
		de: "Zwischen Frühstück und Mittag passt ein Bad im See: {lakeWalk} hin, {ebenso lange zurück|mit nassen Füßen zurück|und keiner schaut auf die Uhr}.",
		fr: "Entre le petit-déjeuner et midi, on a le temps d’un bain dans le lac : {lakeWalk} à l’aller, {autant au retour|les pieds mouillés au retour|et personne ne regarde l’heure}.",
	},
	{
		nl: "Wie het meer wil horen, loopt {lake}; {zien doe je het al eerder|op het bankje daar past een heel gezelschap|bij mist is dat op zijn mooist}.",
		en: "To hear the lake you walk {lake}; {you see it long before|the bench there seats a whole party|in mist that is at its finest}.",
		de: "Wer den See hören will, geht {lake}; {sehen kann man ihn schon vorher|auf der Bank dort haben alle Platz|bei Nebel ist das am schönsten}.",
		fr: "Pour entendre le lac, marchez {lake} ; {on le voit bien avant|le banc, là-bas, accueille tout le monde|par temps de brume, c’est encore plus beau}.",
	},
	{
		nl: "Met de fiets is het {lakeRide} naar het water, {met de handdoek onder de snelbinder|met een ijsje op de terugweg|op slippers}.",
		en: "By bicycle the water is {lakeRide} away, {towel under the carrier strap|with ice cream on the way home|in flip-flops}.",
		de: "Mit dem Rad sind es {lakeRide} zum Wasser, {das Handtuch auf dem Gepäckträger|mit einem Eis auf dem Rückweg|in Badelatschen}.",
		fr: "À vélo, l’eau est à {lakeRide}, {la serviette sur le porte-bagages|avec une glace au retour|en tongs}.",
	},
];

/** Up to four kilometres from a ski lift. */
export const LIFT: readonly Fragment[] = [
	{
		nl: "De skilift is {lift} verderop; {om half negen staat er nog geen rij|de schoenen gaan binnen aan|’s zomers neemt hij ook wandelaars mee}.",
		en: "The ski lift is {lift} away; {at half past eight there is no queue yet|boots go on indoors|in summer it takes walkers too}.",
		de: "Zum Skilift sind es {lift}; {um halb neun steht noch keiner an|die Stiefel zieht man drinnen an|im Sommer fahren auch Wanderer mit}.",
		fr: "La remontée mécanique est à {lift} ; {à huit heures et demie, pas encore de file|on chausse à l’intérieur|l’été, elle monte aussi les marcheurs}.",
	},
	{
		nl: "Tot de lift is het {lift}, {dus wie iets vergeet, gaat even terug|ver genoeg om de muziek niet te horen|met de ski’s op de schouder goed te doen}.",
		en: "It is {lift} to the lift, {so whoever forgets something just goes back|far enough not to hear the music|and easily done with skis on your shoulder}.",
		de: "Bis zum Lift sind es {lift}, {wer etwas vergisst, holt es eben|weit genug, um die Musik nicht zu hören|auch mit den Ski auf der Schulter}.",
		fr: "Jusqu’au télésiège, {lift} : {on peut revenir chercher un gant|assez pour ne pas entendre la musique|cela se fait skis sur l’épaule}.",
		when: (home) => (home.kmSkilift ?? 9) <= 1.2,
	},
	{
		nl: "’s Winters {richt de ochtend zich naar de lift|eindigt de dag pas als de lift stilstaat|staan de ski’s naast de deur}, en de lift is {lift} hiervandaan.",
		en: "In winter {mornings are planned around the lift|the day ends when the lift does|skis stand by the door}, and the lift is {lift} from here.",
		de: "Im Winter {richtet sich der Morgen nach dem Lift|endet der Tag erst mit dem Lift|lehnen die Ski neben der Tür}, und der Lift ist {lift} von hier.",
		fr: "L’hiver, {la matinée se règle sur les remontées|la journée ne finit qu’avec les remontées|les skis attendent près de la porte}, et le télésiège est à {lift} d’ici.",
	},
	{
		nl: "Na de laatste afdaling is het {lift} terug, {en de handschoenen hangen al te drogen|en daarna hoeft er niets meer|en iemand heeft al soep opgezet}.",
		en: "After the last run it is {lift} back from the lift, {and gloves are hung up to dry|and then nothing more is asked of you|and somebody has put soup on}.",
		de: "Nach der letzten Abfahrt sind es vom Lift {lift} zurück, {und die Handschuhe werden zum Trocknen aufgehängt|und dann muss keiner mehr etwas tun|und jemand hat schon Suppe aufgesetzt}.",
		fr: "Après la dernière descente, {lift} pour rentrer, {et les gants vont sécher|et l’on n’a plus rien à faire|et quelqu’un a déjà mis la soupe à chauffer}.",
	},
	{
		nl: "Skiën begint op {lift}: {de lift opent om half negen|brede pistes eerst, het bos later|leskinderen verzamelen bij het gele bord}.",
		en: "Skiing starts {lift} away: {the lift opens at half past eight|wide runs first, the trees later|ski-school children gather at the yellow sign}.",
		de: "Bis zum Skifahren sind es {lift}: {Der Lift öffnet um halb neun|erst breite Pisten, später der Wald|Die Skischulkinder sammeln sich am gelben Schild}.",
		fr: "Le ski commence à {lift} : {les remontées ouvrent à huit heures et demie|de larges pistes d’abord, la forêt ensuite|les enfants de l’école se retrouvent au panneau jaune}.",
	},
	{
		nl: "Van bed tot lift is het {lift}; {het ontbijt ertussen duurt het langst|de eerste stoeltjes zijn nog leeg|wie later komt, vindt al sporen}.",
		en: "From bed to lift it is {lift}; {breakfast in between takes the longest|the first chairs go up empty|come later and there are tracks already}.",
		de: "Vom Bett bis zum Lift sind es {lift}; {das Frühstück dazwischen dauert am längsten|die ersten Sessel fahren noch leer|wer später kommt, findet schon Spuren}.",
		fr: "Du lit au télésiège, {lift} ; {c’est le petit-déjeuner entre les deux qui prend le plus de temps|les premiers sièges montent à vide|qui vient plus tard trouve déjà des traces}.",
	},
];

/** Up to six kilometres from a golf course. */
export const GOLF: readonly Fragment[] = [
	{
		nl: "De golfbaan ligt op {golf}; {wie niet speelt, wandelt langs hole zes|de vroege starttijden zijn de mooiste|tassen passen in de gang}.",
		en: "The golf course is {golf} away; {those who do not play walk along the sixth|early tee times are the best|bags fit in the hall}.",
		de: "Der Golfplatz liegt {golf} entfernt; {wer nicht spielt, spaziert an Loch sechs entlang|die frühen Startzeiten sind die schönsten|die Taschen passen in den Flur}.",
		fr: "Le golf est à {golf} ; {qui ne joue pas se promène le long du six|les premiers départs sont les meilleurs|les sacs tiennent dans l’entrée}.",
	},
	{
		nl: "Golfers hebben {golf} te rijden {en zijn voor de lunch terug|tot de eerste tee|en missen het ontbijt niet}.",
		en: "Golfers have {golf} to drive {and are back for lunch|to the first tee|and need not skip breakfast}.",
		de: "Golfer fahren {golf} {und sind zum Mittag zurück|bis zum ersten Abschlag|und verpassen das Frühstück nicht}.",
		fr: "Les golfeurs ont {golf} de route {et rentrent pour déjeuner|jusqu’au premier départ|sans manquer le petit-déjeuner}.",
	},
	{
		nl: "Voor een ronde golf hoef je maar {golf} te rijden, {clubs zijn er te leen|bij zonsopgang ben je er bijna alleen|met koffie na negen holes}.",
		en: "A round of golf is only {golf} away, {with clubs to hire|nearly empty at sunrise|with coffee after nine holes}.",
		de: "Bis zur nächsten Runde Golf sind es nur {golf}, {Schläger kann man leihen|bei Sonnenaufgang ist man fast allein|mit Kaffee nach neun Löchern}.",
		fr: "Un parcours de golf n’est qu’à {golf}, {avec des clubs à louer|presque désert au lever du soleil|avec un café après neuf trous}.",
	},
	{
		nl: "Op {golf} ligt een golfbaan, {glooiend en met oude bomen|waar ook beginners terechtkunnen|met een clubhuis waar je gewoon kunt lunchen}.",
		en: "There is a golf course {golf} away, {rolling, with old trees|where beginners are made welcome|with a clubhouse where anyone may have lunch}.",
		de: "In der Nähe, {golf} weiter, liegt ein Golfplatz, {hügelig und mit alten Bäumen|auf dem auch Anfänger willkommen sind|mit einem Clubhaus, in dem jeder zu Mittag essen kann}.",
		fr: "À {golf}, un golf {vallonné, aux vieux arbres|où les débutants sont les bienvenus|dont le club-house est ouvert à tous pour déjeuner}.",
	},
];
