import { type Fragment, has, type TextHome } from "./text-home.ts";

/** What makes the days easier. */

const PARKING: readonly Fragment[] = [
	{
		nl: "De auto staat {naast de deur|onder een boom|op eigen plek}, en daar blijft hij {meestal|de hele week|tot je weggaat}.",
		en: "The car has a place {by the door|under a tree|of its own} and {mostly stays there|stays there all week|rests there until you leave}.",
		de: "Das Auto steht {neben der Tür|unter einem Baum|auf eigenem Platz} und bleibt da {meistens|die ganze Woche|bis zur Abreise}.",
		fr: "La voiture a sa place {près de la porte|sous un arbre|à elle}, et {n’en bouge guère|y reste toute la semaine|y dort jusqu’au départ}.",
	},
	{
		nl: "Parkeren kost {niets meer dan één keer steken|geen geld en geen zoektocht|geen moeite}: {er is een eigen plek|de plek hoort bij het verblijf|je rijdt er zo op}.",
		en: "Parking costs {nothing but a little steering|neither money nor searching|no trouble}: {there is a space of your own|the space goes with your stay|you drive straight in}.",
		de: "Parken kostet {nichts außer einmal Rangieren|weder Geld noch Suche|keine Mühe}: {Ein eigener Platz ist da|Der Platz gehört dazu|Man fährt einfach hinein}.",
		fr: "Se garer ne coûte {rien qu’une petite manœuvre|ni argent ni recherche|aucun effort} : {une place vous attend|la place est comprise|on y entre tout droit}.",
	},
	{
		nl: "Voor de auto is er een plek {in de schaduw|zonder parkeermeter|een paar stappen verder}; {de koffers zijn zo binnen|koffers rollen tot aan de drempel|uitladen doe je zonder haast}.",
		en: "There is a place for the car {in the shade|with no meter|a few steps away}; {the cases are soon inside|cases roll right to the threshold|you unload without hurry}.",
		de: "Fürs Auto gibt es einen Platz {im Schatten|ohne Parkuhr|ein paar Schritte weiter}; {die Koffer sind schnell drinnen|die Koffer rollen bis zur Schwelle|ausgeladen wird ohne Eile}.",
		fr: "Pour la voiture, une place {à l’ombre|sans parcmètre|à quelques pas} ; {les valises sont vite rentrées|les valises roulent jusqu’au seuil|on décharge sans hâte}.",
	},
	{
		nl: "{Autosleutels aan de haak|Koffers eruit|Eén keer parkeren}, en je hebt de auto {pas voor de boodschappen|alleen bij regen|een paar dagen niet} nodig.",
		en: "{Hang up the keys|Unload the cases|Park once} and you {need the car only for shopping|need the car only when it rains|will not need the car for days}.",
		de: "{Autoschlüssel an den Haken|Koffer raus|Einmal parken}, und man braucht das Auto {erst für den Einkauf|nur bei Regen|ein paar Tage gar nicht}.",
		fr: "{Les clés au crochet|Les valises sorties|Une fois garé}, on n’a besoin de la voiture {que pour les courses|que les jours de pluie|qu’au bout de quelques jours}.",
	},
];

const WIFI: readonly Fragment[] = [
	{
		nl: "Er is wifi, {snel genoeg om een film te kijken|ook in de slaapkamers|met het wachtwoord op een kaartje}; {vaak denk je er niet aan|de kinderen weten het na een minuut|niemand hoeft ernaar te zoeken}.",
		en: "There is wifi, {quick enough for a film|in the bedrooms too|with the password on a card}; {often you forget about it|the children will know within a minute|nobody has to hunt for it}.",
		de: "WLAN ist da, {schnell genug für einen Film|auch in den Schlafzimmern|mit dem Passwort auf einem Kärtchen}; {oft denkt man nicht daran|die Kinder wissen es nach einer Minute|keiner muss danach suchen}.",
		fr: "Il y a le wifi, {assez rapide pour un film|jusque dans les chambres|le mot de passe est sur une carte} ; {on l’oublie souvent|les enfants le savent au bout d’une minute|personne n’a à le chercher}.",
	},
	{
		nl: "Wie toch moet werken, heeft {wifi en een tafel bij het raam|goede wifi en een deur die dicht kan|wifi tot in de verste hoek}; {om vijf uur gaat de klep dicht|afleiding genoeg|niemand zal erom vragen}.",
		en: "If work must be done there is {wifi and a table by the window|good wifi and a door that shuts|wifi in the farthest corner}; {at five the lid comes down|plenty will distract you|nobody need know}.",
		de: "Wer doch arbeiten muss, hat {WLAN und einen Tisch am Fenster|gutes WLAN und eine Tür, die schließt|WLAN bis in die letzte Ecke}; {um fünf klappt man zu|Ablenkung gibt es genug|keiner muss es wissen}.",
		fr: "S’il faut vraiment travailler, il y a {le wifi et une table près de la fenêtre|un bon wifi et une porte qui ferme|le wifi jusque dans les recoins} ; {à cinq heures, on referme|les distractions ne manquent pas|personne n’en saura rien}.",
	},
	{
		nl: "De wifi doet het goed, {ook als het stormt|de buienradar dus ook|tot verdriet van wie wil lezen}.",
		en: "The wifi works well, {storms included|so you can check the forecast|to the sorrow of the readers}.",
		de: "Das WLAN läuft gut, {auch bei Sturm|der Wetterbericht also auch|zum Kummer aller, die lesen wollen}.",
		fr: "Le wifi marche bien, {même par gros temps|la météo aussi, donc|au regret de ceux qui voulaient lire}.",
	},
	{
		nl: "{Voor de weerkaart|Voor een film bij regen|Voor de route van morgen} is er wifi, {voor de rest het raam|daarna kan alles uit|en een stopcontact bij elk bed}.",
		en: "{For the weather map|For a film when it rains|For tomorrow’s route} there is wifi, {for the rest the window|and then everything can go off|and a socket by every bed}.",
		de: "{Für die Wetterkarte|Für einen Film bei Regen|Für die Route von morgen} gibt es WLAN, {für den Rest das Fenster|danach kann alles aus|dazu an jedem Bett eine Steckdose}.",
		fr: "{Pour la carte météo|Pour un film quand il pleut|Pour l’itinéraire du lendemain}, il y a le wifi, {pour le reste, la fenêtre|après quoi l’on peut tout éteindre|et une prise près de chaque lit}.",
	},
];

const WASHING: readonly Fragment[] = [
	{
		nl: "Er staat een wasmachine, {dus je pakt half zoveel in|voor modder en ijsvlekken|en een rek dat in de zon kan}.",
		en: "There is a washing machine, {so you pack half as much|for mud and ice-cream stains|and a rack that goes out in the sun}.",
		de: "Eine Waschmaschine ist da, {man packt also nur die Hälfte ein|für Schlamm und Eisflecken|dazu ein Ständer, der in die Sonne darf}.",
		fr: "Il y a un lave-linge, {on emporte donc moitié moins|pour la boue et les taches de glace|et un étendoir qu’on sort au soleil}.",
	},
	{
		nl: "Wat ’s avonds de wasmachine in gaat, is {de volgende middag|na een zonnige ochtend|op tijd} weer droog{, modder of niet|, zelfs de spijkerbroek| en ruikt naar buiten}.",
		en: "Whatever goes into the washing machine at night is dry {by the next afternoon|after a sunny morning|in good time}{, mud or no mud|, even the jeans| and smells of fresh air}.",
		de: "Was abends in die Waschmaschine kommt, ist {am nächsten Nachmittag|nach einem sonnigen Vormittag|rechtzeitig} wieder trocken{, Schlamm hin oder her|, sogar die Jeans| und riecht nach frischer Luft}.",
		fr: "Ce qui entre le soir dans le lave-linge est sec {le lendemain après-midi|après une matinée de soleil|à temps}{, boue ou pas|, jean compris| et sent le grand air}.",
	},
	{
		nl: "De wasmachine staat {achter een schuifdeur|in een kast|naast de badkamer} en {is stil genoeg voor de nacht|een half uur is genoeg|heeft een knop die iedereen snapt}.",
		en: "The washing machine stands {behind a sliding door|in a cupboard|next to the bathroom} and {is quiet enough for the night|needs only half an hour|has a dial anyone can read}.",
		de: "Die Waschmaschine steht {hinter einer Schiebetür|in einem Schrank|neben dem Bad} und {ist leise genug für die Nacht|braucht nur eine halbe Stunde|hat einen Knopf, den jeder versteht}.",
		fr: "Le lave-linge est {derrière une porte coulissante|dans un placard|à côté de la salle de bains} et {ne s’entend pas la nuit|ne demande qu’une demi-heure|n’a qu’un bouton, que tout le monde comprend}.",
	},
	{
		nl: "Voor {zanderige handdoeken|bemodderde broeken|een week kinderkleren} is er een wasmachine, {met waspoeder in de kast|met wasknijpers genoeg|met een mand erbij}.",
		en: "For {sandy towels|muddy trousers|a week of children’s clothes} there is a washing machine, {with powder in the cupboard|with plenty of pegs|and a basket to go with it}.",
		de: "Für {sandige Handtücher|schlammige Hosen|eine Woche Kinderkleidung} gibt es eine Waschmaschine, {Waschpulver steht im Schrank|mit genug Klammern|samt Korb}.",
		fr: "Pour {les serviettes pleines de sable|les pantalons crottés|une semaine d’habits d’enfants}, il y a un lave-linge, {la lessive est dans le placard|les pinces ne manquent pas|et sa corbeille}.",
	},
];

const AIRCO: readonly Fragment[] = [
	{
		nl: "In {warme nachten|augustus|de hitte} zoemt de airco {zacht|bijna onhoorbaar|op de achtergrond}; {de meeste avonden volstaat een open raam|je slaapt onder een laken|vaak is de nachtwind genoeg}.",
		en: "On {warm nights|August nights|hot days} the air conditioning hums {softly|almost unheard|in the background}; {most evenings an open window will do|you sleep under a sheet|often the night breeze is enough}.",
		de: "In {warmen Nächten|Augustnächten|der Hitze} summt die Klimaanlage {leise|kaum hörbar|im Hintergrund}; {meist genügt abends ein offenes Fenster|man schläft unter einem Laken|oft reicht der Nachtwind}.",
		fr: "{Par les nuits chaudes|En août|Par forte chaleur}, la climatisation ronronne {doucement|sans qu’on l’entende|en sourdine} ; {la plupart des soirs, une fenêtre ouverte suffit|on dort sous un drap|souvent, le vent de nuit suffit}.",
		tied: true,
	},
	{
		nl: "Er is airco, {voor wie niet van warme nachten houdt|in elke slaapkamer apart te regelen|en dikke gordijnen doen de rest}.",
		en: "There is air conditioning, {for those who dislike warm nights|set room by room|and thick curtains do the rest}.",
		de: "Eine Klimaanlage ist da, {für alle, die warme Nächte nicht mögen|in jedem Zimmer eigens zu regeln|den Rest besorgen dicke Vorhänge}.",
		fr: "Il y a la climatisation, {pour qui n’aime pas les nuits chaudes|réglable pièce par pièce|d’épais rideaux font le reste}.",
	},
	{
		nl: "Overdag houden {luiken en airco|dikke gordijnen en airco|airco en een halfopen deur} het koel; {’s avonds gaat alles open|om zes uur ga je weer naar buiten|de siësta is hier geen luxe}.",
		en: "By day {shutters and air conditioning|thick curtains and air conditioning|air conditioning and a half-closed door} keep it cool; {in the evening everything opens|at six you go out again|a siesta is no luxury here}.",
		de: "Tagsüber halten {Läden und Klimaanlage|dicke Vorhänge und Klimaanlage|Klimaanlage und angelehnte Türen} die Räume kühl; {abends geht alles auf|um sechs geht man wieder hinaus|eine Siesta ist hier kein Luxus}.",
		fr: "Le jour, {volets et climatisation|rideaux épais et climatisation|climatisation et portes entrebâillées} gardent la fraîcheur ; {le soir, on ouvre tout|à six heures, on ressort|la sieste n’est pas un luxe ici}.",
	},
	{
		nl: "Kom je verhit terug, dan is het binnen {vijf graden koeler|fris|aangenaam}: {de airco heeft de middag gedaan|dankzij de airco|airco aan, schoenen uit}.",
		en: "Come back hot and indoors it is {five degrees cooler|cool|pleasant}: {the air conditioning has done its afternoon’s work|thank the air conditioning|air conditioning on, shoes off}.",
		de: "Kommt man erhitzt zurück, ist es drinnen {fünf Grad kühler|frisch|angenehm}: {Die Klimaanlage hat den Nachmittag übernommen|der Klimaanlage sei Dank|Klimaanlage an, Schuhe aus}.",
		fr: "On rentre en nage, et dedans il fait {cinq degrés de moins|frais|bon} : {la climatisation s’est chargée de l’après-midi|merci à la climatisation|climatisation allumée, chaussures ôtées}.",
	},
];

const CHARGING: readonly Fragment[] = [
	{
		nl: "De elektrische auto laadt {voor de deur|’s nachts|terwijl jullie slapen}: {er is een laadpunt|het laadpunt is van jullie|de laadkabel hangt klaar}.",
		en: "The electric car charges {by the door|overnight|while you sleep}: {there is a charging point|the charging point is yours|the charging cable hangs ready}.",
		de: "Das Elektroauto lädt{ vor der Tür| über Nacht|, während ihr schlaft}: {Eine Wallbox ist da|Die Wallbox gehört euch|Das Ladekabel hängt bereit}.",
		fr: "La voiture électrique se recharge {devant la porte|la nuit|pendant que vous dormez} : {il y a une borne de recharge|la borne de recharge est à vous|le câble de recharge est là}.",
	},
	{
		nl: "Wie elektrisch komt, {plugt in en denkt er niet meer aan|heeft een laadpunt naast de parkeerplek|heeft de volgende ochtend een volle accu}, {zonder pasje|zonder zoeken|voor de hele streek genoeg}.",
		en: "If you come by electric car you {plug in and think no more of it|find a charging point beside the parking space|have a full battery next morning}, {with no card to fumble for|without searching|enough for the whole region}.",
		de: "Wer elektrisch kommt, {steckt ein und denkt nicht mehr daran|hat eine Wallbox neben dem Stellplatz|hat am nächsten Morgen einen vollen Akku}, {ohne Karte|ohne Suche|genug für die ganze Gegend}.",
		fr: "Si vous roulez à l’électrique, {vous branchez et n’y pensez plus|la borne est à côté de la place|la batterie est pleine au matin}, {sans carte|sans chercher|assez pour toute la région}.",
	},
	{
		nl: "Naast de parkeerplek hangt een laadpunt; {tegen het ontbijt is de accu vol|de teller loopt mee, zonder verrassing|na een nacht haal je elke kust en elke pas}.",
		en: "A charging point hangs by the parking space; {the battery is full by breakfast|its meter holds no surprises|one night takes you a long way}.",
		de: "Neben dem Stellplatz hängt eine Wallbox; {zum Frühstück ist der Akku voll|der Zähler läuft mit, ohne Überraschung|eine Nacht reicht für eine weite Fahrt}.",
		fr: "Une borne de recharge est fixée près de la place ; {au petit-déjeuner, la voiture est prête|le compteur ne réserve pas de surprise|une nuit suffit pour aller loin}.",
	},
	{
		nl: "Laden doe je thuis: {het laadpunt zit naast de deur|stekker erin, boek open|één kabel, één nacht, klaar}.",
		en: "Charging is done at home: {the point is next to the door|plug in, open a book|one cable, one night, done}.",
		de: "Geladen wird zu Hause: {Die Wallbox ist neben der Tür|Stecker rein, Buch auf|ein Kabel, eine Nacht, fertig}.",
		fr: "On recharge à domicile : {la borne est à côté de la porte|on branche, on ouvre un livre|un câble, une nuit, c’est fait}.",
	},
];

const DISHWASHER: readonly Fragment[] = [
	{
		nl: "De vaatwasser {doet de rest|neemt het van je over|draait terwijl je buiten zit}, {dus niemand hoeft te loten|en de avond begint eerder|alleen de grote pan gaat met de hand}.",
		en: "The dishwasher {does the rest|takes over|runs while you sit outside}{, so nobody draws lots|, and the evening starts sooner|; only the big pan is done by hand}.",
		de: "Die Spülmaschine {macht den Rest|übernimmt|läuft, während man draußen sitzt}, {gelost wird also nicht|und der Abend beginnt früher|nur der große Topf wird von Hand gespült}.",
		fr: "Le lave-vaisselle {fait le reste|prend le relais|tourne pendant qu’on est dehors}, {on ne tire donc pas au sort|et la soirée commence plus tôt|seule la grande casserole se lave à la main}.",
	},
	{
		nl: "Afwassen is hier {een kwestie van inruimen|geen gespreksonderwerp|voor de liefhebber}: er is een vaatwasser{| met plaats voor alles| van een fatsoenlijk formaat}.",
		en: "Washing up is {a matter of loading|no subject of debate|for enthusiasts} here: there is a dishwasher{| with room for everything| of a decent size}.",
		de: "Abwaschen ist hier {eine Frage des Einräumens|kein Gesprächsthema|etwas für Liebhaber}: Es gibt eine Spülmaschine{|, in die alles passt| von ordentlicher Größe}.",
		fr: "La vaisselle, ici, {il suffit de la ranger|n’est pas un sujet de discussion|est réservée aux amateurs} : il y a un lave-vaisselle{| où tout tient| de bonne taille}.",
	},
	{
		nl: "Na het eten {wint de vaatwasser altijd|gaan de borden in de vaatwasser en de kaarten op tafel|is de vaatwasser zo gevuld}, {en niemand mist het sop|terwijl de koffie loopt|ook na een feestmaal}.",
		en: "After supper {the dishwasher always wins|plates go into the dishwasher and cards onto the table|the dishwasher is soon loaded}, {and nobody misses the suds|while the coffee brews|even after a feast}.",
		de: "Nach dem Essen {gewinnt immer die Spülmaschine|kommen die Teller in die Spülmaschine und die Karten auf den Tisch|ist die Spülmaschine schnell voll}, {und keiner vermisst den Schaum|während der Kaffee durchläuft|auch nach einem Festessen}.",
		fr: "Après le repas, {c’est toujours le lave-vaisselle qui gagne|les assiettes vont au lave-vaisselle et les cartes sur la table|le lave-vaisselle est vite rempli}, {et personne ne regrette la mousse|pendant que passe le café|même après un festin}.",
	},
	{
		nl: "De keuken heeft {een vaatwasser, een broodmes en een goede lamp|een vaatwasser en borden voor twee ronden|een vaatwasser, en dat is te merken aan het humeur}.",
		en: "The kitchen has {a dishwasher, a bread knife and a good lamp|a dishwasher and enough plates for two rounds|a dishwasher, which does wonders for the mood}.",
		de: "Die Küche hat {eine Spülmaschine, ein Brotmesser und eine gute Lampe|eine Spülmaschine und Teller für zwei Runden|eine Spülmaschine, und das hebt die Laune}.",
		fr: "La cuisine a {un lave-vaisselle, un couteau à pain et une bonne lampe|un lave-vaisselle et des assiettes pour deux services|un lave-vaisselle, et l’humeur s’en ressent}.",
	},
];

const indoors = (home: TextHome): boolean => home.kind !== "glampingTent";

export const DAILY = [
	{ slot: "charging", when: has("eCarCharging"), pool: CHARGING },
	{ slot: "airco", when: has("airco"), pool: AIRCO },
	{ slot: "dishwasher", when: has("dishwasher"), pool: DISHWASHER },
	{ slot: "washing", when: has("washingMachine"), pool: WASHING },
	{ slot: "wifi", when: (home: TextHome) => has("wifi")(home) && indoors(home), pool: WIFI },
	{ slot: "parking", when: has("parking"), pool: PARKING },
] as const;
