import { type Fragment, southern, type TextHome } from "./text-home.ts";

/** First images by a lake. */

const close = (home: TextHome): boolean => home.kmLake !== null && home.kmLake <= 0.4;
const mountains = (home: TextHome): boolean => ["AT", "CH", "SI"].includes(home.country);

export const LAKE_OPENINGS: readonly Fragment[] = [
	{
		nl: "’s Avonds ligt het meer zo stil dat {je een vis hoort springen|de overkant dichterbij komt|de lucht er twee keer is}.",
		en: "In the evening the lake lies so still that {you hear a fish jump|the far shore comes closer|there are two skies}.",
		de: "Abends liegt der See so still, dass {man einen Fisch springen hört|das andere Ufer näher rückt|der Himmel zweimal da ist}.",
		fr: "Le soir, le lac est si calme {qu’on entend sauter un poisson|que l’autre rive se rapproche|qu’il y a deux ciels}.",
	},
	{
		nl: "Eerst is er mist, dan een {zwaan|roeier|zeiltje}, dan pas {de overkant|het meer|de ochtend}.",
		en: "First there is mist, then a {swan|rower|small sail}, and only then {the far shore|the lake|the morning}.",
		de: "Zuerst ist da Nebel, dann {ein Schwan|ein Ruderer|ein Segel}, dann erst {das andere Ufer|der See|der Morgen}.",
		fr: "Il y a d’abord la brume, puis {un cygne|un rameur|une petite voile}, et alors seulement {l’autre rive|le lac|le matin}.",
	},
	{
		nl: "Het water is {in mei nog streng|in juni fris|in september het warmst}; {tot je knieën is ook zwemmen|wie er toch in gaat, heeft praatjes aan het ontbijt|daarna smaakt de koffie dubbel}.",
		en: "The water is {still stern in May|brisk in June|at its warmest in September}; {up to the knees counts as swimming|those who go in anyway have the best stories at breakfast|coffee tastes twice as good afterwards}.",
		de: "Das Wasser ist {im Mai noch streng|im Juni frisch|im September am wärmsten}; {bis zu den Knien gilt auch als Baden|wer trotzdem hineingeht, hat beim Frühstück etwas zu erzählen|danach schmeckt der Kaffee doppelt}.",
		fr: "L’eau est {encore sévère en mai|fraîche en juin|à son plus doux en septembre} ; {jusqu’aux genoux, cela compte aussi|ceux qui y vont quand même ont de quoi raconter|après, le café est deux fois meilleur}.",
		tied: true,
	},
	{
		nl: "Aan de steiger ligt {een roeiboot te knikken|touw te drogen|altijd wel iemand te lezen}. {Verder gebeurt er weinig|Meer hoeft er niet te gebeuren|Zo gaat een middag voorbij}.",
		en: "Down at the jetty {a rowing boat nods|rope lies drying|somebody is always reading}. {Little else happens|Nothing else needs to happen|That is how an afternoon goes by}.",
		de: "Unten am Steg {nickt ein Ruderboot|trocknen Taue|liest immer jemand}. {Sonst geschieht wenig|Mehr muss nicht geschehen|So vergeht ein Nachmittag}.",
		fr: "Au ponton, {une barque dodeline|des cordages sèchent|il y a toujours quelqu’un qui lit}. {Il ne se passe guère plus|Il n’en faut pas davantage|Ainsi passe un après-midi}.",
	},
	{
		nl: "De eerste wind komt om {elf|tien} uur, en met de wind {de zeilen|de windsurfers|het geklik van de masten}. {Daarvoor|Vóór die tijd|Tot dan} is het meer van de {futen|vissers|zwemmers}.",
		en: "The first wind comes at {eleven|ten}, and with it {the sails|the windsurfers|the clicking of masts}. {Before that|Before then|Until then} the lake belongs to the {grebes|fishermen|swimmers}.",
		de: "Der erste Wind kommt um {elf|zehn}, und mit ihm {die Segel|die Surfer|das Klicken der Masten}. {Davor|Vorher|Bis dahin} gehört der See den {Haubentauchern|Fischern|Schwimmern}.",
		fr: "Le premier vent se lève à {onze|dix} heures, et avec lui {les voiles|les planches|le cliquetis des mâts}. {Avant cela|Plus tôt|Jusque-là}, le lac est aux {grèbes|pêcheurs|nageurs}.",
	},
	{
		nl: "Wie hier wakker wordt, kijkt eerst naar het {water|meer}: {grijs, groen of als glas|leisteen, melk of mint|glad, gerimpeld of met witte koppen}.",
		en: "Waking up here, you look first at the {water|lake}: {grey, green or like glass|slate, milk or mint|smooth, rippled or flecked with white}.",
		de: "Wer hier aufwacht, schaut zuerst auf {das Wasser|den See}: {grau, grün oder wie Glas|Schiefer, Milch oder Minze|glatt, gekräuselt oder mit weißen Kämmen}.",
		fr: "Au réveil, on regarde d’abord {l’eau du lac|l’eau} : {grise, verte ou comme du verre|ardoise, lait ou menthe|lisse, ridée ou moutonnée de blanc}.",
	},
	{
		nl: "In het riet {schettert een karekiet|zit iets dat nooit zwijgt|nestelen de meerkoeten}, en de {veerboot|rondvaartboot|postboot} geeft de uren aan.",
		en: "In the reeds {a warbler chatters|something never stops talking|coots are nesting}, and the {ferry|pleasure boat|mail boat} marks the hours.",
		de: "Im Schilf {schwatzt ein Rohrsänger|sitzt etwas, das nie schweigt|nisten die Blesshühner}, und {die Fähre|das Ausflugsschiff|das Postboot} zeigt die Stunden an.",
		fr: "Dans les roseaux{, une rousserolle jacasse|, quelque chose ne se tait jamais| nichent les foulques}, et {le bac|la vedette|le bateau du courrier} donne l’heure.",
	},
	{
		nl: "Na het onweer is het meer {donkerder dan de lucht|nog uren warm|zo vlak alsof er niets gebeurd is}.",
		en: "After a thunderstorm the lake is {darker than the sky|warm for hours|as flat as if nothing had happened}.",
		de: "Nach dem Gewitter ist der See {dunkler als der Himmel|noch stundenlang warm|so glatt, als wäre nichts gewesen}.",
		fr: "Après l’orage, le lac est {plus sombre que le ciel|tiède pendant des heures|lisse comme si de rien n’était}.",
	},
	{
		nl: "{Natte handdoeken op de leuning|Natte voetstappen in de gang|Een rij zwemvliezen bij de deur}: zo herken je een {goede|gewone|geslaagde} dag.",
		en: "{Wet towels over the rail|Wet footprints in the hall|A row of flippers by the door}: that is how you know {a good day|an ordinary day|a day well spent}.",
		de: "{Nasse Handtücher über dem Geländer|Nasse Fußspuren im Flur|Eine Reihe Schwimmflossen an der Tür}: Daran erkennt man einen {guten|gewöhnlichen|gelungenen} Tag.",
		fr: "{Des serviettes mouillées sur la rambarde|Des traces de pieds mouillés dans l’entrée|Des palmes alignées près de la porte} : c’est à cela qu’on reconnaît une {bonne journée|journée ordinaire|journée réussie}.",
	},
	{
		nl: "Aan de overkant gaat om {negen|tien|acht} uur een rij lampjes aan. {Dat is het café aan de steiger|Het zijn de buren van de andere oever|Je leert ze tellen}, en het water {rekt ze uit|maakt er strepen van|doet ze na}.",
		en: "On the far shore a row of lamps comes on at {nine|ten|eight}. {It is the café by the pier|Those are the neighbours on the other side|You learn to count them}, and the water {stretches them|turns them into stripes|copies them}.",
		de: "Drüben geht um {neun|zehn|acht} eine Reihe Lichter an. {Das ist das Café am Anleger|Das sind die Nachbarn vom anderen Ufer|Man lernt sie zu zählen}, und das Wasser {zieht sie in die Länge|macht Streifen daraus|ahmt sie nach}.",
		fr: "Sur l’autre rive, une rangée de lampes s’allume à {neuf|dix|huit} heures. {C’est le café de l’embarcadère|Ce sont les voisins d’en face|On apprend à les compter}, et l’eau {les étire|en fait des rayures|les imite}.",
	},
	{
		nl: "Een meer is {nooit leeg|elke dag anders|beter dan televisie}: {een boot, een vogel, een wolk|iemand op een plank, iemand met een hengel|twee zwanen met haast}.",
		en: "A lake is {never empty|different every day|better than television}: {a boat, a bird, a cloud|somebody on a board, somebody with a rod|two swans in a hurry}.",
		de: "Ein See ist {nie leer|jeden Tag anders|besser als Fernsehen}: {ein Boot, ein Vogel, eine Wolke|einer auf dem Brett, einer mit der Angel|zwei Schwäne in Eile}.",
		fr: "Un lac, c’est {toujours animé|chaque jour autre chose|mieux que la télévision} : {un bateau, un oiseau, un nuage|quelqu’un sur une planche, un autre avec sa canne|deux cygnes pressés}.",
	},
	{
		nl: "’s Avonds liggen de bergen op hun kop in het water; {een eend zwemt er dwars doorheen|dan zakt de zon, en alles wordt blauw|wie een steentje gooit, maakt ze stuk}.",
		en: "In the evening the mountains stand on their heads in the water; {a duck swims straight through them|then the sun goes and everything turns blue|throw a pebble and they break}.",
		de: "Abends stehen die Berge kopfüber im Wasser; {eine Ente schwimmt mitten hindurch|dann sinkt die Sonne, und alles wird blau|wer einen Kiesel wirft, macht sie kaputt}.",
		fr: "Le soir, les montagnes se tiennent la tête en bas dans l’eau ; {un canard passe au travers|puis le soleil s’en va et tout devient bleu|un caillou suffit à les briser}.",
		when: mountains,
	},
	{
		nl: "Tussen de palmen en het water past {precies een wandelpad|een rij stoelen|een rij oleanders}; daarboven {ruikt het naar jasmijn|begint de berg|hangt de was}.",
		en: "Between the palms and the water there is room for {just a footpath|one row of chairs|a line of oleanders}; above it {the air smells of jasmine|the mountain begins|washing hangs out to dry}.",
		de: "Zwischen Palmen und Wasser passt {gerade ein Spazierweg|eine Reihe Stühle|eine Reihe Oleander}; darüber {duftet es nach Jasmin|beginnt der Berg|hängt die Wäsche}.",
		fr: "Entre les palmiers et l’eau, {juste un sentier|une rangée de chaises|une ligne de lauriers-roses} ; au-dessus, {l’air sent le jasmin|la montagne commence|le linge sèche}.",
		when: (home) => southern(home) && home.country === "IT",
	},
	{
		nl: "Het water begint {waar het gras ophoudt|drie passen voorbij de stoep|bijna onder het raam}. {Je hoort het kabbelen als je leest|Eenden nemen de kortste weg|Bij wind klinkt het als een gesprek}.",
		en: "The water begins {where the grass ends|a few paces beyond the step|almost under the window}. {You hear it lap while you read|Ducks take the short cut|In a wind it sounds like conversation}.",
		de: "Das Wasser beginnt, {wo das Gras aufhört|ein paar Schritte hinter der Stufe|fast unter dem Fenster}. {Beim Lesen hört man es plätschern|Enten nehmen die Abkürzung|Bei Wind klingt es wie ein Gespräch}.",
		fr: "L’eau commence {là où finit l’herbe|à quelques pas du seuil|presque sous la fenêtre}. {On l’entend clapoter en lisant|Les canards prennent au plus court|Quand il vente, on dirait une conversation}.",
		when: (home) => home.kmLake !== null && home.kmLake <= 0.1,
	},
	{
		nl: "Op blote voeten is het {een minuut of wat|niet ver|goed te doen} naar het water. {Alleen het laatste stukje kiezelt|Halverwege groeit munt|Met een luchtbed onder de arm duurt het langer}.",
		en: "Barefoot, the water is {a few minutes away|not far|easily reached}. {Only the last bit is pebbly|Halfway there is wild mint|With a lilo under your arm it takes longer}.",
		de: "Barfuß {ist man in ein paar Minuten am Wasser|ist es nicht weit zum Wasser|kommt man gut ans Wasser}. {Nur das letzte Stück ist kieselig|Auf halbem Weg wächst Minze|Mit der Luftmatratze unterm Arm dauert es länger}.",
		fr: "Pieds nus, l’eau est à {quelques minutes|deux pas|peu de chose}. {Seul le dernier bout pique un peu|À mi-chemin pousse la menthe|Avec un matelas sous le bras, on met plus longtemps}.",
		when: close,
	},
	{
		nl: "Op windstille dagen {draagt het water stemmen van ver|hoor je een roeier tellen|ruik je het hout van de steigers}, en je gaat vanzelf {zachter praten|langzamer eten|later naar bed}.",
		en: "On windless days {the water carries voices from far off|you hear a rower counting|you smell the wood of the jetties}, and you find yourself {talking more softly|eating more slowly|going to bed later}.",
		de: "An windstillen Tagen {trägt das Wasser Stimmen von weit her|hört man einen Ruderer zählen|riecht man das Holz der Stege}, und von selbst {spricht man leiser|isst man langsamer|geht man später ins Bett}.",
		fr: "Les jours sans vent, {l’eau porte les voix de loin|on entend compter un rameur|on sent le bois des pontons}, et l’on se met à {parler plus bas|manger plus lentement|se coucher plus tard}.",
	},
];
