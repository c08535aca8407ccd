import { type Fragment, level, southern, type TextHome } from "./text-home.ts";

/** First images in the country. */

const hills = (home: TextHome): boolean => ["AT", "DE", "CH", "SI", "LU", "BE"].includes(home.country) && !level(home);

export const COUNTRYSIDE_OPENINGS: readonly Fragment[] = [
	{
		nl: "Aan drie kanten {weiland|graan|boomgaard}, aan de vierde de weg, waar {om zeven uur de melkwagen langskomt|hooguit een trekker rijdt|de postbode zwaait}.",
		en: "There is {pasture|wheat|orchard} on three sides and the road on the fourth, where {the milk lorry passes at seven|a tractor is as much as you get|the postwoman waves}.",
		de: "Auf drei Seiten {Weide|Korn|Obstwiese}, auf der vierten die Straße, auf der {um sieben der Milchwagen vorbeikommt|höchstens ein Traktor fährt|die Postbotin winkt}.",
		fr: "{Des prés|Du blé|Un verger} sur trois côtés, la route sur le quatrième, où {le camion du lait passe à sept heures|il ne roule guère qu’un tracteur|la factrice fait signe}.",
	},
	{
		nl: "De zwaluwen zijn hier {eerder op dan jij|de eigenlijke bewoners|met meer dan de mensen}. {Ze storen niet|In september tellen ze zich op de draad|Hun route loopt vlak langs de deur}.",
		en: "The swallows here {are up before you|are the real residents|outnumber the people}. {They do no harm|In September they count themselves on the wire|Their route passes close to the door}.",
		de: "Die Schwalben sind hier {früher auf als du|die eigentlichen Bewohner|in der Mehrzahl}. {Sie stören nicht|Im September zählen sie sich auf dem Draht|Ihr Weg führt dicht an der Tür vorbei}.",
		fr: "Les hirondelles {sont levées avant vous|sont ici les vraies habitantes|sont plus nombreuses que les gens}. {Elles ne gênent pas|En septembre, elles se comptent sur le fil|Leur route passe tout près de la porte}.",
	},
	{
		nl: "Er staat een {notenboom|perenboom|kastanje} voor de deur die {elk jaar te veel geeft|ouder is dan de weg|de warmste plek in de schaduw zet}.",
		en: "By the door there is a {walnut tree|pear tree|chestnut} that {gives too much every year|is older than the road|keeps the hottest spot in shade}.",
		de: "Vor der Tür steht {ein Nussbaum|ein Birnbaum|eine Kastanie}, {jedes Jahr mit zu viel Ertrag|älter als die Straße|genau dort, wo man Schatten braucht}.",
		fr: "Devant la porte, {un noyer|un poirier|un châtaignier} qui {donne trop chaque année|est plus vieux que la route|fait de l’ombre là où il en faut}.",
		when: (home) => !["apartment", "penthouse"].includes(home.kind),
	},
	{
		nl: "’s Ochtends ligt er {mist in de laagte|dauw op de spijlen|een streep zon over het land}, en iemand {roept een kalf|start een trekker|fietst fluitend voorbij}.",
		en: "In the morning there is {mist in the hollow|dew on the railings|a strip of sun across the land}, and someone {calls a calf|starts a tractor|cycles past whistling}.",
		de: "Morgens liegt {Nebel in der Senke|Tau auf dem Geländer|ein Streifen Sonne über dem Land}, und jemand {ruft ein Kalb|lässt den Traktor an|radelt pfeifend vorbei}.",
		fr: "Le matin, il y a {de la brume dans le creux|de la rosée sur les barreaux|un trait de soleil sur la terre}, et quelqu’un {appelle un veau|démarre un tracteur|passe à vélo en sifflant}.",
	},
	{
		nl: "{Een grindpad|Een karrenspoor|Een laan met zeven populieren} leidt erheen; {je hoort bezoek een minuut van tevoren|in de berm staat kamille|de haas heeft voorrang}.",
		en: "{A gravel path|A cart track|An avenue of seven poplars} leads here; {you hear visitors a minute ahead|camomile grows along the verge|the hare has right of way}.",
		de: "{Ein Kiesweg|Ein Feldweg|Eine Allee aus sieben Pappeln} führt hierher; {Besuch hört man eine Minute vorher|am Rand wächst Kamille|der Hase hat Vorfahrt}.",
		fr: "{Une allée de gravier|Un chemin de charrette|Une allée de sept peupliers} y mène ; {on entend les visites une minute à l’avance|la camomille pousse sur le bord|le lièvre a la priorité}.",
	},
	{
		nl: "Het ruikt naar {gemaaid gras|regen op stof|appels in kisten|warm stro}, en {’s avonds nog sterker|na zessen vooral|met open ramen tot in de slaapkamers}.",
		en: "It smells of {cut grass|rain on dust|apples in crates|warm straw}, {even more so in the evening|above all after six|right up to the bedrooms when the windows are open}.",
		de: "Es riecht nach {gemähtem Gras|Regen auf Staub|Äpfeln in Kisten|warmem Stroh}, {abends noch mehr|vor allem nach sechs|bei offenem Fenster bis in die Zimmer}.",
		fr: "Cela sent {l’herbe coupée|la pluie sur la poussière|les pommes en cageots|la paille chaude}, {plus encore le soir|surtout après six heures|jusque dans les chambres, fenêtres ouvertes}.",
	},
	{
		nl: "Aan het eind van de middag {staan de koeien bij het hek te wachten|wordt het licht dik als honing|gooit de boer het laatste hooi om}. {Je loopt er vanzelf heen|Dan is het tijd voor een glas|Iedereen komt even buiten staan}.",
		en: "Late in the afternoon {the cows wait by the gate|the light grows thick as honey|the farmer turns the last of the hay}. {You wander over without meaning to|That is the hour for a glass of something|Everybody comes out to stand for a moment}.",
		de: "Am späten Nachmittag {warten die Kühe am Gatter|wird das Licht dick wie Honig|wendet der Bauer das letzte Heu}. {Man geht von selbst hinüber|Dann ist es Zeit für ein Glas|Alle kommen kurz heraus}.",
		fr: "En fin d’après-midi, {les vaches attendent à la barrière|la lumière épaissit comme du miel|le fermier retourne le dernier foin}. {On s’approche sans y penser|C’est l’heure d’un verre|Chacun sort un moment}.",
	},
	{
		nl: "Aan het hek van de buren hangt een mandje met {eieren|courgettes|pruimen}, met een blikje voor {het geld|de munten}. {Zo doet men hier boodschappen|Wisselgeld is er niet, vertrouwen wel|De prijs staat op een steen}.",
		en: "A basket of {eggs|courgettes|plums} hangs on the neighbours’ gate with a tin for {the money|your coins}. {That is shopping here|There is no change, only trust|The price is painted on a stone}.",
		de: "Am Tor der Nachbarn hängen ein Korb mit {Eiern|Zucchini|Pflaumen} und eine Dose für {das Geld|die Münzen}. {So kauft man hier ein|Wechselgeld gibt es nicht, Vertrauen schon|Der Preis steht auf einem Stein}.",
		fr: "À la barrière du voisin, un panier {d’œufs|de courgettes|de prunes} et une boîte pour {l’argent|la monnaie}. {C’est ainsi qu’on fait ses courses|On ne rend pas la monnaie, on se fait confiance|Le prix est peint sur une pierre}.",
	},
	{
		nl: "Wie hier zoekt naar {lawaai|haast|buren}, vindt een {haan|hommel|windvaan}. {Daar blijft het bij|Meer is er niet|En die heeft het ook rustig}.",
		en: "Go looking for {noise|hurry|neighbours} here and you will find a {cockerel|bumblebee|weathercock}. {That is all|There is nothing more|Even that takes its time}.",
		de: "Wer hier {Lärm|Eile|Nachbarn} sucht, findet {einen Hahn|eine Hummel|eine Wetterfahne}. {Dabei bleibt es|Mehr ist da nicht|Und auch das lässt sich Zeit}.",
		fr: "Qui cherche ici {le bruit|la hâte|des voisins} trouvera {un coq|un bourdon|une girouette}. {C’est tout|Il n’y a rien d’autre|Et encore, pas toujours}.",
	},
	{
		nl: "Het graan {staat in juni tot de heupen|verkleurt per week|ruist als water} en in augustus {ligt het ineens open|rijden de combines tot middernacht|ruikt het naar brood}.",
		en: "The wheat {is hip-high in June|changes colour by the week|sounds like water}, and in August {the view is suddenly open|the combines run till midnight|the air smells of bread}.",
		de: "Das Korn {steht im Juni hüfthoch|wechselt jede Woche die Farbe|rauscht wie Wasser}, und im August {ist auf einmal der Blick frei|fahren die Mähdrescher bis Mitternacht|riecht es nach Brot}.",
		fr: "Le blé {monte à la taille en juin|change de couleur chaque semaine|bruisse comme l’eau} ; en août, {la vue s’ouvre d’un coup|les moissonneuses tournent jusqu’à minuit|l’air sent le pain}.",
	},
	{
		nl: "Voor je ligt alleen land: {een sloot, een dijk, een rij wilgen|zwart-witte koeien en daarboven wolken|een kerktoren heel in de verte}. {De rest is lucht|Fietsers zie je al van ver|Hazen zitten er meer dan mensen}.",
		en: "Ahead there is only land: {a ditch, a dyke, a row of willows|black-and-white cows and clouds above them|a church tower very far off}. {The rest is sky|You see cyclists from a long way away|Hares outnumber people}.",
		de: "Vor dir liegt nur Land: {ein Graben, ein Deich, eine Reihe Weiden|schwarz-weiße Kühe und darüber Wolken|ein Kirchturm ganz weit hinten}. {Der Rest ist Himmel|Radfahrer sieht man schon von Weitem|Hasen gibt es mehr als Menschen}.",
		fr: "Devant, rien que la terre : {un fossé, une digue, une rangée de saules|des vaches pie et des nuages au-dessus|un clocher tout au loin}. {Le reste est du ciel|On voit venir les cyclistes de loin|Les lièvres sont plus nombreux que les gens}.",
		when: level,
	},
	{
		nl: "De heuvels {liggen hier als dekens over elkaar|beginnen achter de schuur|zijn net hoog genoeg voor een tweede uitzicht}. {Op elke top staat een boom alleen|Na de derde zie je {place}|Wandelen is hier vooral omkijken}.",
		en: "The hills {lie folded like blankets|begin behind the barn|are just high enough for a second view}. {Each has a single tree on top|After the third you can see {place}|Walking here means looking back}.",
		de: "Die Hügel {liegen hier wie Decken übereinander|beginnen hinter der Scheune|sind gerade hoch genug für eine zweite Aussicht}. {Auf jedem steht oben ein einzelner Baum|Hinter dem dritten sieht man {place}|Wandern heißt hier vor allem: sich umdrehen}.",
		fr: "Les collines {s’empilent comme des couvertures|commencent derrière la grange|sont juste assez hautes pour une deuxième vue}. {Chacune porte un arbre seul|Après la troisième, on aperçoit {place}|Marcher, ici, c’est surtout se retourner}.",
		when: hills,
	},
	{
		nl: "Op het heetst van de dag {zingt alleen de krekel|gaan de luiken dicht|slaapt zelfs de weg}. {Pas tegen zes uur wordt er weer gepraat|Binnen is het dan koel als in een kelder|Daarna begint de tweede dag}.",
		en: "At the hottest hour {only the cicada sings|the shutters close|even the road sleeps}. {Talk resumes towards six|Indoors it is then as cool as a cellar|After that the second day begins}.",
		de: "In der größten Hitze {singt nur die Zikade|gehen die Läden zu|schläft sogar die Straße}. {Erst gegen sechs wird wieder geredet|Drinnen ist es dann kühl wie im Keller|Danach beginnt der zweite Tag}.",
		fr: "Aux heures chaudes, {seule la cigale chante|on ferme les volets|la route elle-même dort}. {On ne reparle que vers six heures|Dedans, il fait frais comme à la cave|Après, une deuxième journée commence}.",
		when: southern,
	},
	{
		nl: "Langs de oprit staan {cipressen in een te rechte rij|olijfbomen met gaten in de stam|rozemarijnstruiken vol bijen}, en daarachter {golft het land|komt de wijn|wordt alles stoffig en goud}.",
		en: "Along the drive stand {cypresses in too straight a line|olive trees with hollow trunks|bushes of rosemary full of bees}, and beyond them {the land rolls away|come the vines|everything turns dusty and gold}.",
		de: "Am Weg stehen {Zypressen in einer allzu geraden Reihe|Olivenbäume mit hohlen Stämmen|Rosmarinbüsche voller Bienen}, dahinter {wellt sich das Land|kommt der Wein|wird alles staubig und golden}.",
		fr: "Le long du chemin, {des cyprès trop bien alignés|des oliviers au tronc creux|des buissons de romarin pleins d’abeilles} ; derrière, {la terre ondule|viennent les vignes|tout devient poussière et or}.",
		when: southern,
	},
	{
		nl: "Hier weet men {op zondag al wat het woensdag wordt|van wie elke kat is|wanneer de kersen rijp zijn}. {Vraag het de buurman|Je hoort het bij de bakker|Het duurt drie dagen, dan weet jij het ook}.",
		en: "People here know {on Sunday what Wednesday will bring|whose cat is whose|when the cherries are ripe}. {Ask the neighbour|You hear it at the baker’s|After three days you will know too}.",
		de: "Hier weiß man {am Sonntag schon, wie der Mittwoch wird|von jeder Katze, wem sie gehört|wann die Kirschen reif sind}. {Frag den Nachbarn|Beim Bäcker erfährt man es|Nach drei Tagen weißt du es auch}.",
		fr: "Ici, on sait {dès dimanche le temps de mercredi|à qui est chaque chat|quand les cerises sont mûres}. {Demandez au voisin|Cela s’apprend chez le boulanger|Au bout de trois jours, vous le saurez aussi}.",
	},
	{
		nl: "Vanaf de keukentafel {zie je het weer aankomen|volg je de trekker tot de horizon|kijk je over drie percelen heen}, en dat {scheelt een krant|duurt langer dan de koffie|went nooit helemaal}.",
		en: "From the kitchen table {you see the weather coming|you can follow a tractor to the horizon|you look out over three fields}, and that {saves you the newspaper|takes longer than the coffee|never quite wears off}.",
		de: "Vom Küchentisch aus {sieht man das Wetter kommen|verfolgt man den Traktor bis zum Horizont|schaut man über drei Felder}, und das {ersetzt die Zeitung|dauert länger als der Kaffee|nutzt sich nie ganz ab}.",
		fr: "De la table de la cuisine, {on voit venir le temps|on suit le tracteur jusqu’à l’horizon|le regard passe trois champs}, et cela {remplace le journal|dure plus que le café|ne lasse jamais tout à fait}.",
	},
	{
		nl: "De nacht is hier {zwart als inkt|wijd|helemaal donker}: {neem de zaklamp van het haakje|de sterren doen de verlichting|aan de horizon gloeit één stad}.",
		en: "Night here is {black as ink|vast|properly dark}: {take the torch from its hook|the stars do the lighting|one town glows on the horizon}.",
		de: "Die Nacht ist hier {schwarz wie Tinte|weit|wirklich dunkel}: {Nimm die Taschenlampe vom Haken|Für die Beleuchtung sorgen die Sterne|Am Horizont glimmt eine einzige Stadt}.",
		fr: "La nuit est {noire comme l’encre|vaste|vraiment noire} : {prenez la lampe à son crochet|les étoiles font l’éclairage|une seule ville luit à l’horizon}.",
	},
];
