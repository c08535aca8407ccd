import type { Amenity, Kind } from "#domain/home/facts.ts";
import type { Localized } from "#domain/language.ts";

/** A made-up home in a real place. */
export interface DemoHome {
	readonly accoId: string;
	/** File name of its drawing. */
	readonly drawing: string;
	readonly title: Localized;
	readonly description: Localized;
	readonly country: string;
	readonly region: string;
	readonly placename: string;
	readonly lat: number;
	readonly lng: number;
	readonly kind: Kind;
	readonly detached: boolean;
	readonly bedrooms: number;
	readonly bathrooms: number;
	readonly areaM2: number;
	readonly stars: number | null;
	readonly rating: number;
	readonly reviews: number;
	readonly maxGuests: number;
	readonly maxPets: number;
	readonly amenities: readonly Amenity[];
	readonly kmSea: number | null;
	readonly kmLake: number | null;
	readonly kmSkilift: number | null;
	readonly kmGolfCourse: number | null;
	readonly nearSea: boolean;
	readonly nearLake: boolean;
	readonly nearSkiSlope: boolean;
	/** Euros a night in low season. */
	readonly night: number;
	/** Tourist tax per adult and night, cents. */
	readonly tax: number;
}

const named = (name: string): Localized => ({ nl: name, en: name, de: name, fr: name });

export const DEMO_HOMES: readonly DemoHome[] = [
	{
		...{ accoId: "a900001", drawing: "chalet-1", title: named("Haus Seelicht") },
		...{ country: "AT", region: "Salzburger Land", placename: "Zell am See", lat: 47.32501, lng: 12.79722 },
		...{ kind: "chalet", detached: true, bedrooms: 3, bathrooms: 2, areaM2: 120, stars: 4 },
		...{ rating: 4.9, reviews: 132, maxGuests: 6, maxPets: 2 },
		amenities: [
			"sauna",
			"wifi",
			"parking",
			"eCarCharging",
			"gardenEnclosed",
			"washingMachine",
			"dishwasher",
			"oven",
			"stove",
			"tv",
			"balcony",
		],
		...{ kmSea: null, kmLake: 0.1, kmSkilift: 1.4, kmGolfCourse: 3.4 },
		...{ nearSea: false, nearLake: true, nearSkiSlope: true },
		...{ night: 110, tax: 215 },
		description: {
			nl: "’s Avonds ligt het meer zo stil dat de bergen er twee keer staan. Binnen knettert de kachel, buiten klopt de boot zacht tegen de steiger.\n\nHet chalet werd gebouwd in 1962 en later met lariks vernieuwd. Drie slaapkamers, een keuken met een lange tafel en een woonkamer die uitkijkt op het water.",
			en: "In the evening the lake lies so still that the mountains stand there twice. Inside the stove crackles; outside the boat knocks softly against the jetty.\n\nThe chalet was built in 1962 and later renewed in larch. Three bedrooms, a kitchen with a long table and a living room that looks out over the water.",
			de: "Abends liegt der See so still, dass die Berge zweimal dastehen. Drinnen knistert der Ofen, draußen klopft das Boot leise an den Steg.\n\nDas Chalet wurde 1962 gebaut und später mit Lärchenholz erneuert. Drei Schlafzimmer, eine Küche mit langem Tisch und ein Wohnzimmer mit Blick aufs Wasser.",
			fr: "Le soir, le lac est si calme que les montagnes s’y dressent deux fois. Dedans, le poêle crépite ; dehors, la barque frappe doucement le ponton.\n\nLe chalet date de 1962 et a été rénové en mélèze. Trois chambres, une cuisine avec une longue table et un salon tourné vers l’eau.",
		},
	},
	{
		...{ accoId: "a900002", drawing: "chalet-2", title: named("Almhütte Wiesengrund") },
		...{ country: "AT", region: "Salzburger Land", placename: "Maria Alm", lat: 47.40512, lng: 12.90123 },
		...{ kind: "chalet", detached: true, bedrooms: 4, bathrooms: 2, areaM2: 140, stars: 4 },
		...{ rating: 4.8, reviews: 87, maxGuests: 8, maxPets: 1 },
		amenities: ["wifi", "parking", "sauna", "eCarCharging", "terrace", "dishwasher", "oven", "stove", "bbq"],
		...{ kmSea: null, kmLake: null, kmSkilift: 0.6, kmGolfCourse: 6.2 },
		...{ nearSea: false, nearLake: false, nearSkiSlope: true },
		...{ night: 125, tax: 195 },
		description: {
			nl: "Een oude hut aan de rand van de wei, met koeienbellen als wekker. Vanaf de bank voor het huis zie je de hele Hochkönig.\n\nVier kamers onder het dak, een sauna naast de schuur en een kelder waar de ski’s kunnen drogen.",
			en: "An old hut at the edge of the meadow, with cowbells for an alarm clock. From the bench in front you see the whole of the Hochkönig.\n\nFour rooms under the roof, a sauna beside the barn and a cellar where skis can dry.",
			de: "Eine alte Hütte am Rand der Wiese, mit Kuhglocken als Wecker. Von der Bank vor dem Haus sieht man den ganzen Hochkönig.\n\nVier Zimmer unter dem Dach, eine Sauna neben der Scheune und ein Keller, in dem die Ski trocknen.",
			fr: "Une ancienne cabane au bord du pré, avec les cloches des vaches pour réveil. Du banc devant la maison, on voit tout le Hochkönig.\n\nQuatre chambres sous le toit, un sauna près de la grange et une cave où sèchent les skis.",
		},
	},
	{
		...{ accoId: "a900003", drawing: "villa-1", title: named("Mas des Lavandes") },
		...{ country: "FR", region: "Provence", placename: "Gordes", lat: 43.91142, lng: 5.20012 },
		...{ kind: "villa", detached: true, bedrooms: 4, bathrooms: 3, areaM2: 190, stars: 4 },
		...{ rating: 4.7, reviews: 64, maxGuests: 8, maxPets: 1 },
		amenities: ["privatpool", "airco", "wifi", "parking", "terrace", "garden", "bbq", "washingMachine", "dishwasher"],
		...{ kmSea: null, kmLake: null, kmSkilift: null, kmGolfCourse: 14 },
		...{ nearSea: false, nearLake: false, nearSkiSlope: false },
		...{ night: 180, tax: 160 },
		description: {
			nl: "Tussen twee lavendelvelden, met luiken in de kleur van de hemel. In juni ruikt het huis nog naar de avond ervoor.\n\nHet zwembad ligt beschut achter de muur; de keuken gaat met dubbele deuren open naar het terras.",
			en: "Between two fields of lavender, with shutters the colour of the sky. In June the house still smells of the evening before.\n\nThe pool is sheltered behind the wall; the kitchen opens onto the terrace through double doors.",
			de: "Zwischen zwei Lavendelfeldern, mit Läden in der Farbe des Himmels. Im Juni riecht das Haus noch nach dem Abend davor.\n\nDer Pool liegt geschützt hinter der Mauer; die Küche öffnet sich mit Flügeltüren zur Terrasse.",
			fr: "Entre deux champs de lavande, avec des volets couleur de ciel. En juin, la maison sent encore la soirée de la veille.\n\nLa piscine est à l’abri derrière le mur ; la cuisine s’ouvre sur la terrasse par de doubles portes.",
		},
	},
	{
		...{ accoId: "a900004", drawing: "villa-2", title: named("Villa Marina Blu") },
		...{ country: "IT", region: "Liguria", placename: "Camogli", lat: 44.34911, lng: 9.15521 },
		...{ kind: "villa", detached: true, bedrooms: 5, bathrooms: 4, areaM2: 230, stars: 5 },
		...{ rating: 4.6, reviews: 41, maxGuests: 10, maxPets: 0 },
		amenities: ["privatpool", "airco", "wifi", "parking", "balcony", "terrace", "washingMachine", "dishwasher", "oven"],
		...{ kmSea: 0.4, kmLake: null, kmSkilift: null, kmGolfCourse: 9.1 },
		...{ nearSea: true, nearLake: false, nearSkiSlope: false },
		...{ night: 290, tax: 250 },
		description: {
			nl: "Boven de haven, waar de vissers ’s ochtends hun netten uitvouwen. Het zwembad en de zee lijken van hieraf één vlak.\n\nVijf slaapkamers, elk met een eigen deur naar buiten. Naar het strand loop je over de trap door de olijfbomen.",
			en: "Above the harbour, where the fishermen unfold their nets in the morning. From here the pool and the sea look like one surface.\n\nFive bedrooms, each with its own door to the outside. The beach is down the steps through the olive trees.",
			de: "Über dem Hafen, wo die Fischer morgens ihre Netze ausbreiten. Pool und Meer wirken von hier wie eine Fläche.\n\nFünf Schlafzimmer, jedes mit eigener Tür nach draußen. Zum Strand führt die Treppe durch die Olivenbäume.",
			fr: "Au-dessus du port, là où les pêcheurs déplient leurs filets le matin. D’ici, la piscine et la mer ne font qu’un.\n\nCinq chambres, chacune avec sa porte vers le dehors. On rejoint la plage par l’escalier entre les oliviers.",
		},
	},
	{
		...{ accoId: "a900005", drawing: "villa-3", title: named("Duinhuis Zeekraal") },
		...{ country: "NL", region: "Noord-Holland", placename: "Bergen aan Zee", lat: 52.66012, lng: 4.63012 },
		...{ kind: "bungalow", detached: true, bedrooms: 3, bathrooms: 1, areaM2: 95, stars: 3 },
		...{ rating: 4.8, reviews: 118, maxGuests: 6, maxPets: 1 },
		amenities: [
			"wifi",
			"parking",
			"gardenEnclosed",
			"terrace",
			"dishwasher",
			"oven",
			"stove",
			"childrenBed",
			"childrenChair",
		],
		...{ kmSea: 0.15, kmLake: null, kmSkilift: null, kmGolfCourse: 12 },
		...{ nearSea: true, nearLake: false, nearSkiSlope: false },
		...{ night: 105, tax: 240 },
		description: {
			nl: "Laag in het duin, zodat de wind eroverheen gaat. Je hoort de zee voordat je haar ziet.\n\nDrie slaapkamers, een grote ronde tafel en een buitendouche voor zanderige voeten.",
			en: "Low in the dunes, so that the wind passes over it. You hear the sea before you see it.\n\nThree bedrooms, a large round table and an outdoor shower for sandy feet.",
			de: "Tief in der Düne, damit der Wind darüber hinwegzieht. Man hört das Meer, bevor man es sieht.\n\nDrei Schlafzimmer, ein großer runder Tisch und eine Außendusche für sandige Füße.",
			fr: "Au creux de la dune, pour que le vent passe au-dessus. On entend la mer avant de la voir.\n\nTrois chambres, une grande table ronde et une douche extérieure pour les pieds pleins de sable.",
		},
	},
	{
		...{ accoId: "a900006", drawing: "holidayHome-1", title: named("Sommerhus Rønne") },
		...{ country: "DK", region: "Bornholm", placename: "Rønne", lat: 55.10091, lng: 14.70662 },
		...{ kind: "holidayHome", detached: true, bedrooms: 2, bathrooms: 1, areaM2: 70, stars: 3 },
		...{ rating: 4.7, reviews: 52, maxGuests: 4, maxPets: 1 },
		amenities: ["wifi", "parking", "garden", "stove", "oven", "childrenBed"],
		...{ kmSea: 0.3, kmLake: null, kmSkilift: null, kmGolfCourse: null },
		...{ nearSea: true, nearLake: false, nearSkiSlope: false },
		...{ night: 80, tax: 0 },
		description: {
			nl: "Een rood houten huisje met witte kozijnen, tien minuten lopen van de haven. Hier kijkt niemand op de klok.\n\nTwee slaapkamers, een houtkeuken en een tuin vol rozenbottels.",
			en: "A small red wooden house with white window frames, ten minutes on foot from the harbour. Nobody looks at the clock here.\n\nTwo bedrooms, a wooden kitchen and a garden full of rosehips.",
			de: "Ein rotes Holzhäuschen mit weißen Fenstern, zehn Gehminuten vom Hafen. Hier schaut niemand auf die Uhr.\n\nZwei Schlafzimmer, eine Holzküche und ein Garten voller Hagebutten.",
			fr: "Une petite maison de bois rouge aux fenêtres blanches, à dix minutes à pied du port. Ici, personne ne regarde l’heure.\n\nDeux chambres, une cuisine en bois et un jardin plein d’églantiers.",
		},
	},
	{
		...{ accoId: "a900007", drawing: "holidayHome-2", title: named("Boshuis De Eekhoorn") },
		...{ country: "BE", region: "Ardennes", placename: "Durbuy", lat: 50.35281, lng: 5.45631 },
		...{ kind: "holidayHome", detached: true, bedrooms: 2, bathrooms: 1, areaM2: 80, stars: 3 },
		...{ rating: 4.9, reviews: 96, maxGuests: 4, maxPets: 2 },
		amenities: ["sauna", "hottub", "wifi", "parking", "terrace", "bbq", "dishwasher"],
		...{ kmSea: null, kmLake: null, kmSkilift: null, kmGolfCourse: 4.5 },
		...{ nearSea: false, nearLake: false, nearSkiSlope: false },
		...{ night: 95, tax: 140 },
		description: {
			nl: "Het pad eindigt bij dit huis; daarachter begint het bos. ’s Morgens zit er soms een ree bij het hek.\n\nTwee kamers, een sauna met uitzicht op de beuken en een bubbelbad onder de sterren.",
			en: "The path ends at this house; behind it the forest begins. Some mornings a roe deer stands by the gate.\n\nTwo rooms, a sauna that looks into the beeches and a hot tub under the stars.",
			de: "Der Weg endet an diesem Haus; dahinter beginnt der Wald. Morgens steht manchmal ein Reh am Zaun.\n\nZwei Zimmer, eine Sauna mit Blick in die Buchen und ein Whirlpool unter den Sternen.",
			fr: "Le chemin s’arrête à cette maison ; derrière commence la forêt. Certains matins, un chevreuil attend près de la barrière.\n\nDeux chambres, un sauna face aux hêtres et un jacuzzi sous les étoiles.",
		},
	},
	{
		...{ accoId: "a900008", drawing: "holidayHome-3", title: named("Ferienhaus Lindenhof") },
		...{ country: "DE", region: "Schwarzwald", placename: "Titisee-Neustadt", lat: 47.90322, lng: 8.19121 },
		...{ kind: "holidayHome", detached: true, bedrooms: 5, bathrooms: 2, areaM2: 170, stars: 4 },
		...{ rating: 4.7, reviews: 58, maxGuests: 10, maxPets: 1 },
		amenities: [
			"wifi",
			"parking",
			"gardenEnclosed",
			"sauna",
			"washingMachine",
			"tumbleDryer",
			"dishwasher",
			"oven",
			"childrenBed",
			"childrenChair",
		],
		...{ kmSea: null, kmLake: 1.1, kmSkilift: 6, kmGolfCourse: null },
		...{ nearSea: false, nearLake: true, nearSkiSlope: false },
		...{ night: 150, tax: 280 },
		description: {
			nl: "Ruim genoeg voor twee gezinnen, met een linde waaronder iedereen aan één tafel past. Het meer is een kwartier fietsen.\n\nVijf slaapkamers en een speelzolder voor regenachtige middagen.",
			en: "Room enough for two families, with a lime tree under which everybody fits at one table. The lake is a quarter of an hour by bike.\n\nFive bedrooms and a play attic for rainy afternoons.",
			de: "Platz genug für zwei Familien, mit einer Linde, unter der alle an einen Tisch passen. Zum See fährt man eine Viertelstunde mit dem Rad.\n\nFünf Schlafzimmer und ein Spielboden für Regennachmittage.",
			fr: "Assez grande pour deux familles, avec un tilleul sous lequel tout le monde tient autour d’une table. Le lac est à un quart d’heure à vélo.\n\nCinq chambres et un grenier de jeux pour les après-midi de pluie.",
		},
	},
	{
		...{ accoId: "a900009", drawing: "apartment-1", title: named("Casa del Borgo") },
		...{ country: "IT", region: "Toscana", placename: "Lucca", lat: 43.84292, lng: 10.50271 },
		...{ kind: "apartment", detached: false, bedrooms: 2, bathrooms: 1, areaM2: 75, stars: 3 },
		...{ rating: 4.5, reviews: 73, maxGuests: 4, maxPets: 0 },
		amenities: ["wifi", "airco", "washingMachine", "dishwasher", "tv", "balcony"],
		...{ kmSea: null, kmLake: null, kmSkilift: null, kmGolfCourse: 8 },
		...{ nearSea: false, nearLake: false, nearSkiSlope: false },
		...{ night: 90, tax: 300 },
		description: {
			nl: "Binnen de oude muren, drie hoog, met een balkon boven de bakker. De stad wordt wakker onder je raam.\n\nTwee slaapkamers met hoge plafonds en een keuken die net groot genoeg is voor een marktdag.",
			en: "Inside the old walls, three floors up, with a balcony above the baker. The town wakes up beneath your window.\n\nTwo bedrooms with high ceilings and a kitchen just large enough for a market day.",
			de: "Innerhalb der alten Mauern, im dritten Stock, mit einem Balkon über dem Bäcker. Die Stadt wacht unter deinem Fenster auf.\n\nZwei Schlafzimmer mit hohen Decken und eine Küche, gerade groß genug für einen Markttag.",
			fr: "Dans les vieux murs, au troisième étage, avec un balcon au-dessus du boulanger. La ville s’éveille sous votre fenêtre.\n\nDeux chambres hautes de plafond et une cuisine juste assez grande pour un jour de marché.",
		},
	},
	{
		...{ accoId: "a900010", drawing: "penthouse-1", title: named("Seeblick Penthouse") },
		...{ country: "CH", region: "Luzern", placename: "Weggis", lat: 47.03211, lng: 8.43222 },
		...{ kind: "penthouse", detached: false, bedrooms: 2, bathrooms: 2, areaM2: 110, stars: 5 },
		...{ rating: 4.6, reviews: 41, maxGuests: 4, maxPets: 0 },
		amenities: ["wifi", "airco", "parking", "terrace", "washingMachine", "tumbleDryer", "dishwasher", "tv"],
		...{ kmSea: null, kmLake: 0.2, kmSkilift: 2.2, kmGolfCourse: null },
		...{ nearSea: false, nearLake: true, nearSkiSlope: false },
		...{ night: 210, tax: 320 },
		description: {
			nl: "Glas aan drie kanten, en aan de vierde de lift. Bij helder weer tel je vanaf het terras zeven toppen.\n\nTwee slaapkamers, elk met een eigen badkamer, en een boot die om het uur naar Luzern vaart.",
			en: "Glass on three sides, and the lift on the fourth. In clear weather you can count seven summits from the terrace.\n\nTwo bedrooms, each with its own bathroom, and a boat to Lucerne every hour.",
			de: "Glas auf drei Seiten, auf der vierten der Aufzug. Bei klarer Sicht zählt man von der Terrasse sieben Gipfel.\n\nZwei Schlafzimmer, jedes mit eigenem Bad, und jede Stunde ein Schiff nach Luzern.",
			fr: "Du verre sur trois côtés, l’ascenseur sur le quatrième. Par temps clair, on compte sept sommets depuis la terrasse.\n\nDeux chambres, chacune avec sa salle de bains, et un bateau pour Lucerne toutes les heures.",
		},
	},
	{
		...{ accoId: "a900011", drawing: "glampingTent-1", title: named("Tent aan de Krka") },
		...{ country: "HR", region: "Dalmatia", placename: "Skradin", lat: 43.81711, lng: 15.92341 },
		...{ kind: "glampingTent", detached: true, bedrooms: 1, bathrooms: 1, areaM2: 35, stars: null },
		...{ rating: 4.5, reviews: 19, maxGuests: 4, maxPets: 1 },
		amenities: ["wifi", "parking", "terrace", "bbq"],
		...{ kmSea: 3.5, kmLake: 0.5, kmSkilift: null, kmGolfCourse: null },
		...{ nearSea: false, nearLake: true, nearSkiSlope: false },
		...{ night: 65, tax: 135 },
		description: {
			nl: "Een tent met een houten vloer en een echt bed, aan de rand van het water. De krekels houden pas op als het koel wordt.\n\nEen slaapkamer achter een doek, een kookhoek buiten en een vuurplaats.",
			en: "A tent with a wooden floor and a proper bed, at the edge of the water. The crickets only stop when it turns cool.\n\nOne bedroom behind a curtain, an outdoor kitchen corner and a place for a fire.",
			de: "Ein Zelt mit Holzboden und richtigem Bett, direkt am Ufer. Die Grillen verstummen erst, wenn es kühl wird.\n\nEin Schlafraum hinter einem Vorhang, eine Kochecke im Freien und eine Feuerstelle.",
			fr: "Une tente au plancher de bois, avec un vrai lit, au bord de l’eau. Les grillons ne se taisent qu’à la fraîcheur.\n\nUne chambre derrière un rideau, un coin cuisine dehors et un foyer pour le feu.",
		},
	},
	{
		...{ accoId: "a900012", drawing: "houseboat-1", title: named("Woonboot De Otter") },
		...{ country: "NL", region: "Friesland", placename: "Heeg", lat: 52.97021, lng: 5.60421 },
		...{ kind: "houseboat", detached: true, bedrooms: 2, bathrooms: 1, areaM2: 65, stars: 3 },
		...{ rating: 4.8, reviews: 34, maxGuests: 4, maxPets: 0 },
		amenities: ["wifi", "parking", "terrace", "stove", "dishwasher"],
		...{ kmSea: null, kmLake: 0, kmSkilift: null, kmGolfCourse: null },
		...{ nearSea: false, nearLake: true, nearSkiSlope: false },
		...{ night: 100, tax: 200 },
		description: {
			nl: "Je ontbijt drijft. Vanaf het achterdek spring je zo het Heegermeer in, of je blijft zitten en kijkt naar de zeilen.\n\nTwee hutten met een gewoon bed, een kajuit met een houtkachel en een roeiboot die erbij hoort.",
			en: "Breakfast is afloat. From the aft deck you jump straight into the lake, or you stay put and watch the sails.\n\nTwo cabins with proper beds, a saloon with a wood stove and a rowing boat that comes with it.",
			de: "Das Frühstück schwimmt. Vom Achterdeck springt man gleich ins Heegermeer, oder man bleibt sitzen und schaut den Segeln zu.\n\nZwei Kabinen mit richtigen Betten, eine Kajüte mit Holzofen und ein Ruderboot dazu.",
			fr: "Le petit-déjeuner flotte. Du pont arrière, on saute droit dans le lac, ou l’on reste assis à regarder les voiles.\n\nDeux cabines avec de vrais lits, un carré avec un poêle à bois et une barque comprise.",
		},
	},
];
