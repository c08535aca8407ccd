import { type Fragment, southern, type TextHome } from "./text-home.ts";

/** First images among streets and squares; said of small places and of towns alike. */

const inStreet = (home: TextHome): boolean => home.minutesToVillage <= 8;

export const VILLAGE_OPENINGS: readonly Fragment[] = [
	{
		nl: "Om {zeven uur|half acht|zes uur} gaat het eerste rolluik omhoog, dan {ruikt het naar brood|rijdt de veegwagen langs|zet iemand stoelen buiten}.",
		en: "At {seven|half past seven|six} the first shutter goes up, and then {it smells of bread|the street sweeper passes|somebody sets chairs outside}.",
		de: "Um {sieben|halb acht|sechs} geht der erste Rollladen hoch, dann {riecht es nach Brot|kommt die Kehrmaschine|stellt jemand Stühle hinaus}.",
		fr: "À {sept heures|sept heures et demie|six heures}, le premier rideau se lève, puis {cela sent le pain|la balayeuse passe|quelqu’un sort des chaises}.",
	},
	{
		nl: "De straat is zo smal dat {de overburen je goedemorgen wensen|twee fietsen moeten overleggen|de zon er maar een uur in past}.",
		en: "The street is so narrow that {the people opposite wish you good morning|two bicycles have to negotiate|the sun fits into it for one hour}.",
		de: "Die Gasse ist so schmal, dass {einem die Nachbarn von gegenüber guten Morgen wünschen|zwei Fahrräder verhandeln müssen|die Sonne nur eine Stunde hineinpasst}.",
		fr: "La rue est si étroite {que les voisins d’en face vous souhaitent le bonjour|que deux vélos doivent s’entendre|que le soleil n’y tient qu’une heure}.",
		when: inStreet,
	},
	{
		nl: "De klok slaat {elk half uur, en ’s nachts houdt ze haar mond|twee keer, voor wie de eerste heeft gemist|iets te vroeg, al zolang men weet}.",
		en: "The clock strikes {every half-hour and holds its tongue at night|twice, for those who missed the first|a little early, and always has}.",
		de: "Die Uhr schlägt {jede halbe Stunde und hält nachts den Mund|zweimal, für alle, die das erste Mal verpasst haben|ein wenig zu früh, seit man denken kann}.",
		fr: "L’horloge sonne {toutes les demi-heures et se tait la nuit|deux fois, pour ceux qui ont manqué la première|un peu en avance, depuis toujours}.",
	},
	{
		nl: "Op {woensdag|zaterdag|vrijdag} is het markt. {De kaasboer laat proeven|De bloemen gaan het eerst|Wie laat komt, krijgt de laatste kist voor half geld}, en {daarna|tegen enen|’s middags} is het plein weer leeg.",
		en: "{Wednesday|Saturday|Friday} is market day. {The cheese man lets you taste|Flowers sell out first|Latecomers get the last crate at half price}, and {afterwards|by one|in the afternoon} the square is empty again.",
		de: "Am {Mittwoch|Samstag|Freitag} ist Markt. {Der Käsehändler lässt probieren|Zuerst sind die Blumen weg|Wer spät kommt, bekommt die letzte Kiste zum halben Preis}, und {danach|gegen eins|am Nachmittag} ist der Platz wieder leer.",
		fr: "Le {mercredi|samedi|vendredi}, c’est le marché. {Le fromager fait goûter|Les fleurs partent les premières|Les retardataires ont le dernier cageot à moitié prix}, et {ensuite|vers une heure|l’après-midi} la place se vide.",
	},
	{
		nl: "Buiten gaat het leven zijn gang: {een fietsbel, een lach, een deur|kopjes, stemmen, een krant|een kind met een bal, een vrouw met bloemen}. {Binnen hoor je er net genoeg van|Je hoeft er niet bij te zijn|Met het raam dicht is het weg}.",
		en: "Outside life goes on: {a bicycle bell, a laugh, a door|cups, voices, a newspaper|a child with a ball, a woman with flowers}. {Indoors you hear just enough of it|You need not join in|Close the window and it is gone}.",
		de: "Draußen geht das Leben seinen Gang: {eine Fahrradklingel, ein Lachen, eine Tür|Tassen, Stimmen, eine Zeitung|ein Kind mit Ball, eine Frau mit Blumen}. {Drinnen hört man gerade genug davon|Man muss nicht dabei sein|Fenster zu, und es ist still}.",
		fr: "Dehors, la vie suit son cours : {une sonnette de vélo, un rire, une porte|des tasses, des voix, un journal|un enfant et son ballon, une femme et ses fleurs}. {On en entend juste assez|On n’est pas obligé d’en être|Fenêtre fermée, plus rien}.",
	},
	{
		nl: "In {place} {kent de bakker na twee dagen je bestelling|loopt iedereen over straat|is van alles te koop}, {ook op maandag|tot ieders gemak|behalve de dingen die kunnen wachten}.",
		en: "{inPlace} {the baker knows your order after two days|everyone walks in the road|there is all you need}, {even on Mondays|and it suits everyone|except whatever can wait}.",
		de: "{inPlace} {kennt der Bäcker nach zwei Tagen deine Bestellung|gehen alle auf der Straße|gibt es alles}, {sogar montags|und allen ist es recht|außer dem, was warten kann}.",
		fr: "{inPlace}, {le boulanger connaît votre commande au bout de deux jours|tout le monde marche sur la chaussée|on trouve de tout}, {même le lundi|et chacun s’en trouve bien|sauf ce qui peut attendre}.",
	},
	{
		nl: "Boven de daken {vliegen de gierzwaluwen rondjes|zie je nog net een kerktoren|hangt de was van drie families}. {In juli gaan ze door tot tien uur|Zo begint hier de avond|Dat is het uitzicht, en het verveelt niet}.",
		en: "Above the roofs {the swifts fly laps|you can just see a steeple|hangs the washing of three families}. {In July they go on until ten|So the evening begins here|That is the view, and it does not pall}.",
		de: "Über den Dächern {drehen die Mauersegler ihre Runden|sieht man gerade noch einen Kirchturm|hängt die Wäsche von drei Familien}. {Im Juli geht das bis zehn|So beginnt hier der Abend|Das ist die Aussicht, und sie wird nicht langweilig}.",
		fr: "Au-dessus des toits, {les martinets font des tours|on aperçoit encore un clocher|sèche le linge de trois familles}. {En juillet, cela dure jusqu’à dix heures|C’est ainsi que commence le soir|Voilà la vue, et elle ne lasse pas}.",
		tied: true,
	},
	{
		nl: "Om de hoek is een {kapper die ook fietsen verhuurt|ijssalon met maar zes smaken|winkel waar alles aan het plafond hangt}. {Verder heb je weinig nodig|Daar kennen ze het adres|Daar koop je ook postzegels}.",
		en: "Round the corner there is {a barber who also hires out bicycles|an ice-cream shop with only six flavours|a shop where everything hangs from the ceiling}. {You need little else|They know the address there|You can buy stamps there too}.",
		de: "Um die Ecke gibt es {einen Friseur, der auch Fahrräder verleiht|eine Eisdiele mit nur sechs Sorten|einen Laden, in dem alles von der Decke hängt}. {Sonst braucht man wenig|Dort kennt man die Adresse|Briefmarken bekommt man dort auch}.",
		fr: "Au coin, il y a {un coiffeur qui loue aussi des vélos|un glacier à six parfums|une boutique où tout pend du plafond}. {Il n’en faut guère plus|On y connaît l’adresse|On y trouve même des timbres}.",
	},
	{
		nl: "Onder de platanen wordt {gekaart|domino gespeeld|jeu de boules gespeeld} door mannen die {elkaar al sinds school kennen|nooit opkijken|om zeven uur naar huis moeten}.",
		en: "Under the plane trees {cards|dominoes|bowls} are played by men who {have known each other since school|never look up|must be home by seven}.",
		de: "Unter den Platanen spielen Männer {Karten|Domino|Boule}, die {sich seit der Schule kennen|nie aufschauen|um sieben zu Hause sein müssen}.",
		fr: "Sous les platanes, on joue {aux cartes|aux dominos|aux boules} entre hommes qui {se connaissent depuis l’école|ne lèvent jamais les yeux|doivent rentrer à sept heures}.",
		when: southern,
	},
	{
		nl: "De kasseien {glimmen als het geregend heeft|houden de warmte van de dag vast|laten wielen ratelen}, en achter de ramen {zit altijd wel een kat|brandt al licht|staan geraniums}.",
		en: "The cobbles {shine after rain|hold the warmth of the day|make wheels chatter}, and behind the windows {there is always a cat|lamps are already lit|geraniums stand in rows}.",
		de: "Das Pflaster {glänzt nach dem Regen|hält die Wärme des Tages|lässt die Räder plappern}, und hinter den Fenstern {sitzt immer eine Katze|brennt schon Licht|stehen Geranien}.",
		fr: "Les pavés {luisent après la pluie|gardent la chaleur du jour|font bavarder les roues}, et derrière les fenêtres {il y a toujours un chat|les lampes sont déjà allumées|les géraniums s’alignent}.",
	},
	{
		nl: "Je zet de auto weg en {vergeet hem|raakt hem pas zaterdag weer aan|vindt hem onder het stuifmeel terug}: {alles gaat hier te voet|de straten zijn voor schoenen gemaakt|zelfs de burgemeester loopt}.",
		en: "You leave the car and {forget it|touch it again on Saturday|find it later under pollen}: {everything here is done on foot|these streets were made for shoes|even the mayor walks}.",
		de: "Man stellt das Auto ab und {vergisst es|rührt es bis Samstag nicht mehr an|findet es unter Blütenstaub wieder}: {Hier geht alles zu Fuß|Diese Gassen sind für Schuhe gemacht|Sogar die Bürgermeisterin läuft}.",
		fr: "On gare la voiture et {on l’oublie|on n’y touche plus avant samedi|on la retrouve sous le pollen} : {ici, tout se fait à pied|ces rues sont faites pour les souliers|même le maire marche}.",
	},
	{
		nl: "’s Avonds {lopen de mensen een rondje zonder doel|schuiven de tafels dichter bij elkaar|leunen de ramen open}, en wie {erbij gaat zitten|een stoel pakt|blijft staan}, hoort er {na een uur|meteen|al snel} bij.",
		en: "In the evening {people stroll with no aim|tables move closer together|windows stand open}, and whoever {sits down|takes a chair|stops to look} is part of it {within the hour|at once|before long}.",
		de: "Abends {drehen die Leute eine Runde ohne Ziel|rücken die Tische zusammen|stehen die Fenster offen}, und wer {sich dazusetzt|einen Stuhl nimmt|stehen bleibt}, gehört {nach einer Stunde|gleich|bald} dazu.",
		fr: "Le soir, {on fait un tour sans but|les tables se rapprochent|les fenêtres restent ouvertes}, et qui {s’assied|prend une chaise|s’arrête} est {au bout d’une heure|vite|bientôt} de la compagnie.",
	},
	{
		nl: "De gevels zijn {oker, roze en een groen dat niemand meer mengt|scheef, maar ze houden elkaar vast|allemaal anders en passen toch}. {Kijk omhoog|Boven elke deur staat een jaartal|De mooiste zie je bij regen}.",
		en: "The façades are {ochre, pink and a green nobody mixes any more|crooked, but they hold each other up|all different and go together}. {Look up|Each door has a date above it|The finest shows itself in the rain}.",
		de: "Die Fassaden sind {ocker, rosa und in einem Grün, das keiner mehr mischt|schief, aber sie halten einander|alle verschieden und passen doch}. {Schau nach oben|Über jeder Tür steht eine Jahreszahl|Die schönste zeigt sich bei Regen}.",
		fr: "Les façades sont {ocre, roses, et d’un vert qu’on ne sait plus faire|de travers, mais elles se tiennent|toutes différentes et bien ensemble}. {Levez la tête|Chaque porte a sa date|La plus belle se montre sous la pluie}.",
	},
	{
		nl: "Op de fontein staat {een beeld zonder neus|elke ochtend een duif|een kruik die niemand ophaalt}. {Daar spreek je af|Kinderen houden er hun voeten in|Links ervan is het goede café}.",
		en: "On the fountain stands {a statue without a nose|a pigeon, every morning|a jug that nobody collects}. {That is where people meet|Children dip their feet in it|The good café is to the left of it}.",
		de: "Auf dem Brunnen steht {eine Figur ohne Nase|jeden Morgen eine Taube|ein Krug, den nie jemand holt}. {Dort verabredet man sich|Kinder halten die Füße hinein|Links davon ist das gute Café}.",
		fr: "La fontaine porte {une statue sans nez|chaque matin un pigeon|une cruche que personne ne reprend}. {C’est là qu’on se retrouve|Les enfants y trempent les pieds|Le bon café est à sa gauche}.",
		when: inStreet,
	},
	{
		nl: "Zondag {oefent de fanfare met de ramen open|gaat alleen de bakker open|ruikt de hele straat naar braadvlees}. {Maandag is er niets van over|Het hoort bij de rust|De rest van de week is het stil}.",
		en: "On Sundays {the brass band practises with its windows open|only the baker opens|the whole street smells of roast}. {By Monday nothing of it remains|It is part of the peace|The rest of the week is quiet}.",
		de: "Sonntags {übt die Blaskapelle bei offenem Fenster|macht nur der Bäcker auf|riecht die ganze Straße nach Braten}. {Am Montag ist davon nichts übrig|Das gehört zur Ruhe|Die übrige Woche ist es still}.",
		fr: "Le dimanche, {la fanfare répète fenêtres ouvertes|seul le boulanger ouvre|toute la rue sent le rôti}. {Le lundi, il n’en reste rien|Cela fait partie du calme|Le reste de la semaine est tranquille}.",
		tied: true,
	},
	{
		nl: "Wie de sleutel omdraait, hoort {de trap van de buren|een piano twee deuren verder|een lepel in een koffiekop}. {Dan valt de deur dicht, en is het stil|Er wordt hier geleefd|Tegen tienen is ook dat voorbij}.",
		en: "Turn the key and you hear {the neighbours’ stairs|a piano two doors down|a spoon in a coffee cup}. {Then the door closes and it is quiet|People live here|By ten that is over too}.",
		de: "Wer den Schlüssel dreht, hört {die Treppe der Nachbarn|zwei Türen weiter ein Klavier|einen Löffel in der Kaffeetasse}. {Dann fällt die Tür zu, und es ist still|Hier wird gelebt|Gegen zehn ist auch das vorbei}.",
		fr: "En tournant la clé, on entend {l’escalier des voisins|un piano deux portes plus loin|une cuillère dans une tasse}. {Puis la porte se referme, et c’est le silence|Ici, on vit|Vers dix heures, cela cesse aussi}.",
		when: (home) => home.kind === "apartment" || home.kind === "penthouse",
	},
];
