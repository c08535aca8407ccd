import type { ReviewText } from "./review-topics.ts";

export const DUTCH_REVIEWS: readonly ReviewText[] = [
	[
		"any",
		5,
		"Alles klopte met de beschrijving. {De sleutel werkte, de bedden waren opgemaakt en er stond melk in de koelkast|We kwamen laat aan en het licht brandde al|Zelfs de routebeschrijving klopte tot op de meter}.",
	],
	[
		"any",
		5,
		"We kwamen voor {drie nachten|een midweek|een lang weekend} en hadden {liever een week gehad|meteen spijt dat het niet langer was|op de terugweg al een nieuwe datum}.",
	],
	[
		"indoors",
		4,
		"Fijne plek, goede bedden. {De douche loopt wat langzaam weg|Alleen de broodrooster is aan zijn einde|Een extra kapstok zou schelen}.",
	],
	[
		"any",
		5,
		"Schoon, stil en eerlijk. {We sliepen voor het eerst in maanden uit|De kinderen vroegen bij vertrek wanneer we weer gaan|Meer hebben we niet nodig}.",
	],
	[
		"indoors",
		4,
		"Mooie keuken met goede messen. {De grote pan hebben we gemist|Een vergiet hebben we niet gevonden|Alleen de kurkentrekker was zoek}.",
	],
	[
		"indoors",
		3,
		"Prima verblijf, maar de {lampen boven de bedden zijn te zwak om bij te lezen|matrassen zijn aan de zachte kant|afzuigkap maakt veel lawaai}. Verder niets te klagen.",
	],
	[
		"any",
		5,
		"De eigenaar legde {een briefje met wandelingen|een zak walnoten|een lijstje met zijn favoriete adressen} neer. {Nummer drie is een aanrader|Kleine moeite, groot plezier|Daar hebben we de hele week aan gehad}.",
	],
	[
		"indoors",
		4,
		"Ruimer dan we dachten. {Neem wel sloffen mee, de vloer is koud|De handleiding van de verwarming zat in de la, gelukkig|Even zoeken naar de lichtknoppen}.",
	],
	["any", 5, "Derde keer hier en {weer iets nieuws ontdekt|nog altijd niet uitgekeken|de buurvrouw kende ons nog}."],
	["any", 5, "We hebben vooral {gelezen|gekaart|geslapen} en dat was precies de bedoeling."],
	[
		"indoors",
		4,
		"Goede plek voor de prijs. {Het duurde even voor het warm water kwam|Een tweede schemerlamp in de woonkamer zou helpen|De kussens zijn plat, neem je eigen mee}.",
	],
	[
		"indoors",
		3,
		"Op zich leuk, maar {de schoonmaak was een uur later klaar dan beloofd|een van de ramen klemde|er lag nog zand van de vorige gasten onder het bed}. De eigenaar loste het netjes op.",
	],
	[
		"indoors",
		5,
		"Het mooiste moment: {koffie om zeven uur, iedereen nog in bed|de laatste avond, zonder telefoon|de eerste ochtend, gordijn open}.",
	],
	[
		"indoors",
		4,
		"Makkelijk te vinden, vlot contact met de verhuurder. {Alleen de vuilnisregels zijn een studie waard|Er mogen wel wat meer theedoeken liggen|Een keer viel de stroom uit, na vijf minuten opgelost}.",
	],
	[
		"house",
		5,
		"Het huis ruikt naar {hout|was en appels|linnen}, en na een dag merk je dat niet meer. {Thuis wel|Dat vind ik het bewijs dat je er woont}.",
	],
	[
		"crowd",
		5,
		"Met twee gezinnen gegaan en {geen deur hoeven dichtslaan|nog steeds vrienden|elke avond tot laat aan tafel gezeten}.",
	],
	[
		"house",
		4,
		"Het huis leeft: {de luiken klepperen als het waait|de leidingen zingen|er kraakt altijd wel iets}. {Wij vonden het gezellig|Na één nacht hoor je het niet meer}.",
	],
	[
		"stairs",
		4,
		"De trap is steil, {dus oma sliep beneden|en dat vonden mijn knieën minder|maar boven slaap je heerlijk}.",
	],
	[
		"stairs",
		3,
		"Mooi, maar {de slaapkamer boven wordt warm als de zon schijnt|de trap is niets voor kleine kinderen|het is gehorig tussen de verdiepingen}.",
	],
	[
		"flat",
		4,
		"Prettig appartement. {De vuilniswagen komt om half zeven, dan weet je dat|Je hoort de buren als ze stofzuigen, verder niets|De hal is klein: koffers eerst, dan jij}.",
	],
	[
		"flat",
		5,
		"Licht, hoog en goed ingericht. {We wilden er zo blijven wonen|Precies genoeg stoelen, precies genoeg borden}.",
	],
	[
		"boat",
		5,
		"De kinderen {zwaaiden naar elke boot|konden na een dag alle touwen benoemen|telden zeventien eenden}. Ik sliep nog nooit zo goed.",
	],
	[
		"boat",
		4,
		"Leuk wonen op het water. {Bij veel wind beweegt het een beetje, dat vond niet iedereen fijn|Hoofd intrekken bij de tweede deur|De hutten zijn krap, maar dat hoort erbij}.",
	],
	["tent", 5, "Kamperen zonder rugpijn. {De regen op het doek was het mooist|’s Nachts hoorden we een uil}."],
	[
		"tent",
		3,
		"Gezellige tent, {maar in mei was het ’s nachts echt koud: neem een extra deken mee|maar de stretcher van onze zoon zakte wat door|alleen veel muggen in de avond}.",
	],
	["sauna", 5, "Na het wandelen de sauna in en dan {niets meer|soep|vroeg naar bed}. Zo moet het."],
	[
		"sauna",
		4,
		"De sauna is een feest, {al duurt het een half uur voor hij warm is|alleen hangt er maar één haak voor vier badjassen}.",
	],
	[
		"hottub",
		5,
		"Om elf uur ’s avonds met z’n vieren in het bubbelbad. {Niemand wilde eruit|We hebben drie vallende sterren gezien}.",
	],
	[
		"hottub",
		4,
		"Bubbelbad was heerlijk warm. {Het deksel is zwaar, doe dat met z’n tweeën|Je hoort de pomp in de achterste slaapkamer}.",
	],
	["pool", 5, "De kinderen kwamen alleen uit het zwembad {om te eten|voor een ijsje|toen het donker werd}."],
	[
		"pool",
		4,
		"Fijn zwembad. {In mei nog fris, maar wie gaat er dan ook in|’s Middags weinig schaduw, neem een hoed mee}.",
	],
	["garden", 5, "We aten elke dag in de tuin. {De merel at mee|Zelfs het ontbijt}."],
	["garden", 4, "Heerlijke tuin, {de stoelkussens hebben hun beste tijd gehad|met wel wat mieren bij de tafel}."],
	["enclosed", 5, "Omheinde tuin, dus {onze peuter kon los|wij konden een boek uitlezen}. Dat is me wat waard."],
	["terrace", 5, "Het terras, elke dag weer: {daar deden we het voor|wij hebben nauwelijks binnen gezeten}."],
	["balcony", 4, "Klein balkon, groot plezier. {Twee stoelen passen net|Met een derde stoel moet er iemand staan}."],
	[
		"bbq",
		4,
		"Vijf keer gebarbecued. {De kolen waren op, maar de winkel is niet ver|Het rooster mag een keer vervangen worden}.",
	],
	["charging", 5, "Auto aan de lader, wij aan de koffie. {Werkte meteen|’s Ochtends weer vol}."],
	[
		"noDishwasher",
		4,
		"Afwassen met de hand, {en dat leverde de beste gesprekken op|de kinderen weten nu hoe dat gaat}. Verder alles in orde.",
	],
	[
		"airco",
		4,
		"Bij 35 graden waren we blij met de airco. {Hij zoemt een beetje|In de woonkamer werkte hij iets beter dan in de slaapkamer}.",
	],
	[
		"wifi",
		4,
		"Wifi prima in de woonkamer, {in de achterste kamer wat zwak|in de slaapkamer valt hij soms weg}. Was voor ons geen ramp.",
	],
	[
		"cot",
		5,
		"Kinderbed stond klaar met een schoon lakentje. {Onze dochter sliep door, voor het eerst|Dat zijn de dingen die je onthoudt}.",
	],
	[
		"pets",
		5,
		"Onze hond {lag na tien minuten op het kleed alsof hij er woonde|wilde niet meer in de auto|heeft het halve veld omgespit en is gelukkig}.",
	],
	[
		"pets",
		4,
		"Met de hond geen enkel probleem. {Een waterbak stond er al|Alleen de drempels zijn wat hoog voor zijn korte poten}.",
	],
	["alps", 5, "Gordijnen open en daar {stond de berg|lag verse sneeuw|liep een gems, echt waar}."],
	[
		"road",
		4,
		"In de winter is het laatste stuk weg steil: {neem kettingen mee|wij hebben de auto beneden laten staan}. Het uitzicht maakt alles goed.",
	],
	[
		"lift",
		5,
		"Om half negen bij de lift, als eersten de piste op. {Om vier uur thee|Onze zoon skiet nu harder dan ik}.",
	],
	["beach", 5, "Zand in alle schoenen, {zout in het haar|zelfs in de koffie}, en niemand die klaagde."],
	[
		"beach",
		4,
		"Dicht bij zee. {Als het waait, hoor je dat: wij slapen daar goed van|De vlaggenmast van de buren klappert bij wind}.",
	],
	["lake", 5, "Elke ochtend gezwommen, ook {toen het regende|op de laatste dag, met de koffers al in de auto}."],
	["forest", 5, "Een ree bij het ontbijt. {Twee keer|Ze keek, wij keken, niemand bewoog}."],
	[
		"forest",
		3,
		"Prachtig bos, {maar weinig bereik, en ik had dienst|’s middags is het binnen al donker onder de bomen}. Goed om te weten.",
	],
	[
		"countryside",
		4,
		"Landelijk, dus ook {een haan om vijf uur|een trekker op zondag|vliegen in de keuken}. Hoort erbij.",
	],
	[
		"village",
		4,
		"Midden in het leven. {De kerkklok slaat ook om zes uur ’s ochtends|Zaterdagnacht is er gezang op straat, daarna rust}.",
	],
	[
		"village",
		5,
		"Elke ochtend vers brood, {de marktvrouw die je groet|een goed café om de hoek}: meer hoeft een vakantie niet te hebben.",
	],
	[
		"south",
		5,
		"Tussen twaalf en vier doet hier niemand iets. {Na drie dagen konden wij het ook|Wij hebben het meteen overgenomen}.",
	],
	[
		"crowd",
		5,
		"Met de hele familie, van {drie tot tachtig|nul tot eenentachtig}. {Iedereen vond een eigen hoekje|Aan tafel paste het precies}.",
	],
	[
		"crowd",
		4,
		"Voor zo’n groep {zijn er te weinig kopjes, wij dronken om de beurt|is de koelkast aan de kleine kant}. Verder goed verdeeld.",
	],
	[
		"couple",
		5,
		"Met z’n tweeën is dit {precies groot genoeg|alles wat je wilt}. {We hebben een boek aan elkaar voorgelezen, dat deden we jaren niet|Geen moment verveeld}.",
	],
	["walk", 5, "Lopend naar de bakker, {om de beurt|zelfs mijn puber}. Zo begint een dag goed."],
	[
		"far",
		4,
		"Je hebt de auto nodig voor de boodschappen, {dus doe ze in één keer|en dat is ook meteen de reden dat het zo stil is}.",
	],
];
