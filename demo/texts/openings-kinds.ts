import type { Kind } from "#domain/accommodation/facts.ts";
import { type Fragment, southern } from "./text-home.ts";

/** First images that belong to a kind of home: for boats and tents in place of those of the scenery. */

export const BOAT_OPENINGS: readonly Fragment[] = [
	{
		nl: "Je {ontbijt|bed|boek} drijft. {Dat merk je alleen als er een boot voorbijkomt|Een golfje, en de lamp zwaait even mee|Na een dag voelt de wal vreemd}.",
		en: "Your {breakfast|bed|book} is afloat. {You notice only when a boat goes by|A small wave, and the lamp sways along|After a day it is the quay that feels odd}.",
		de: "{Das Frühstück|Das Bett|Das Buch} schwimmt. {Man merkt es nur, wenn ein Boot vorbeifährt|Eine kleine Welle, und die Lampe schwingt mit|Nach einem Tag kommt einem das Ufer fremd vor}.",
		fr: "{Le petit-déjeuner|Le lit|Votre livre} flotte. {On ne s’en aperçoit qu’au passage d’un bateau|Une petite vague, et la lampe se balance|Après un jour, c’est le quai qui semble étrange}.",
	},
	{
		nl: "{Meerkoeten|Eenden|Futen} kloppen ’s ochtends aan {op ooghoogte|onder het keukenraam|aan bakboord}. {Ze willen brood, maar een groet is ook goed|Je kijkt ze recht aan|Dat is de wekker}.",
		en: "{Coots|Ducks|Grebes} call {at eye level|under the galley window|on the port side} in the morning. {They want bread, but a greeting will do|You look them straight in the face|That is the alarm clock}.",
		de: "{Blesshühner|Enten|Haubentaucher} melden sich morgens {auf Augenhöhe|unter dem Küchenfenster|an Backbord}. {Sie wollen Brot, aber ein Gruß tut es auch|Man sieht ihnen gerade ins Gesicht|Das ist der Wecker}.",
		fr: "{Les foulques|Les canards|Les grèbes} passent le matin {à hauteur des yeux|sous la fenêtre de la cuisine|à bâbord}. {Ils veulent du pain, mais un bonjour suffit|On les regarde en face|C’est le réveil}.",
	},
	{
		nl: "Het licht komt {van onderen|twee keer binnen|van het water} en {tekent ringen op het plafond|danst over de kastjes|maakt van elke wand een rivier}.",
		en: "Light comes in {from below|twice|off the water} and {draws rings on the ceiling|dances over the cupboards|makes a river of every wall}.",
		de: "Das Licht kommt {von unten|zweimal herein|vom Wasser} und {malt Ringe an die Decke|tanzt über die Schränke|macht aus jeder Wand einen Fluss}.",
		fr: "La lumière {vient d’en bas|entre deux fois|vient de l’eau} et {dessine des ronds au plafond|danse sur les placards|fait de chaque cloison une rivière}.",
	},
	{
		nl: "Via een loopplank van {zeven|negen|vijf} passen stap je aan boord. {Schoenen mogen aan de wal blijven|Wie thuiskomt, hoor je al van ver|De laatste trede veert}.",
		en: "A gangplank of {seven|nine|five} paces brings you aboard. {Shoes may stay ashore|You hear people coming home|The last board gives a little}.",
		de: "Über eine Planke von {sieben|neun|fünf} Schritten kommt man an Bord. {Die Schuhe dürfen an Land bleiben|Man hört jeden, der heimkommt|Das letzte Brett federt}.",
		fr: "Une passerelle de {sept|neuf|cinq} pas mène à bord. {Les chaussures peuvent rester à terre|On entend qui rentre|La dernière planche plie un peu}.",
	},
	{
		nl: "Bij regen {tikt het boven je hoofd en ruist het naast je oor|wordt het water een trommel|zitten de ramen vol kringen}, en {dan zit je goed binnen|is er geen betere plek|gaat de ketel op}.",
		en: "When it rains {it taps overhead and rustles beside your ear|the water turns into a drum|the windows fill with rings}, and {indoors is a good place to be|there is nowhere better|the kettle goes on}.",
		de: "Bei Regen {klopft es über dem Kopf und rauscht neben dem Ohr|wird das Wasser zur Trommel|sind die Fenster voller Kreise}, und {drinnen sitzt man gut|man will nirgends anders sein|das Teewasser summt}.",
		fr: "Quand il pleut, {cela tapote au-dessus et bruisse à l’oreille|l’eau devient tambour|les fenêtres s’emplissent de ronds}, et {l’on est bien dedans|on ne voudrait pas être ailleurs|on met l’eau à chauffer}.",
	},
	{
		nl: "’s Avonds {spiegelen de lantaarns|gaat het water op slot|trekken de touwen zacht aan de palen}. {Je hoort een vis, een fiets, dan niets meer|Het land is dan ver, ook als het dichtbij is|Slapen gaat vanzelf}.",
		en: "In the evening {the lamps lie mirrored|the water closes for the night|the ropes pull softly at their posts}. {A fish, a bicycle, then nothing more|Land seems far off, even when it is near|Sleep comes of its own accord}.",
		de: "Abends {spiegeln sich die Laternen|wird das Wasser glatt|ziehen die Leinen sacht an den Pfählen}. {Ein Fisch, ein Fahrrad, dann nichts mehr|Das Land ist dann weit weg, auch wenn es nah ist|Der Schlaf kommt von selbst}.",
		fr: "Le soir, {les réverbères se doublent dans l’eau|l’eau devient lisse|les amarres tirent doucement sur les pieux}. {Un poisson, un vélo, puis plus rien|La terre est loin, même toute proche|Le sommeil vient seul}.",
	},
	{
		nl: "Varen doet ze niet meer, maar {het stuurwiel hangt er nog|de patrijspoorten glimmen|de bel werkt}. {Kinderen zetten binnen een minuut koers|Op windstille dagen lijkt ze aan land te liggen|De schipper woont nu om de hoek}.",
		en: "She no longer sails, but {the wheel still hangs there|the portholes gleam|the bell works}. {Within a minute children have set a course|On still days she might be on dry land|Her skipper lives round the corner now}.",
		de: "Gefahren wird nicht mehr, aber {das Steuerrad hängt noch da|die Bullaugen glänzen|die Glocke geht}. {Kinder haben nach einer Minute den Kurs gesetzt|An stillen Tagen könnte es festes Land sein|Der Schiffer wohnt heute um die Ecke}.",
		fr: "Le bateau ne navigue plus, mais {la barre est toujours là|les hublots brillent|la cloche marche}. {En une minute, les enfants ont mis le cap|Par temps calme, on se croirait à terre|Le marinier habite désormais tout près}.",
	},
];

export const TENT_OPENINGS: readonly Fragment[] = [
	{
		nl: "Een tent met {een houten vloer|een echte deur|tapijten} en een bed waar je {op zit zonder te bukken|diep in wegzakt|omheen kunt lopen}. {De rest is buiten|Kamperen, maar dan uitgeslapen|Het doek doet het licht}.",
		en: "A tent with {a wooden floor|a proper door|rugs} and a bed you can {sit on without stooping|sink deep into|walk around}. {The rest is outdoors|Camping, but well rested|The canvas does the lighting}.",
		de: "Ein Zelt mit {Holzboden|richtiger Tür|Teppichen} und einem Bett, {auf dem man sitzt, ohne sich zu bücken|in das man tief einsinkt|um das man herumgehen kann}. {Der Rest ist draußen|Zelten, aber ausgeschlafen|Für das Licht sorgt der Stoff}.",
		fr: "Une tente avec {un plancher|une vraie porte|des tapis} et un lit {où l’on s’assied sans se courber|où l’on s’enfonce|dont on fait le tour}. {Le reste est dehors|Du camping, mais on y dort bien|La toile se charge de la lumière}.",
	},
	{
		nl: "’s Morgens kleurt het doek {eerst grijs, dan goud|abrikoos|van boven naar beneden licht}. {Een klok heb je niet nodig|Daar word je zacht wakker van|Vogels hoor je alsof ze binnen zitten}.",
		en: "In the morning the canvas turns {grey, then gold|apricot|light from the top down}. {You need no clock|It wakes you gently|Birds sound as if they were inside}.",
		de: "Morgens wird die Plane {erst grau, dann golden|aprikosenfarben|von oben nach unten hell}. {Eine Uhr braucht man nicht|Davon wacht man sanft auf|Die Vögel klingen, als säßen sie drinnen}.",
		fr: "Le matin, la toile devient {grise, puis dorée|abricot|claire de haut en bas}. {Pas besoin de montre|On s’éveille en douceur|On croirait les oiseaux à l’intérieur}.",
	},
	{
		nl: "Regen klinkt hier {als een lange zin|groot en gezellig|precies zoals vroeger}. {Je blijft droog en luistert|Na de bui gaat de flap weer open|Dan is er thee}.",
		en: "Rain sounds {like one long sentence|big and companionable|just as it used to} here. {You stay dry and listen|After the shower the flap goes up again|Then there is tea}.",
		de: "Regen klingt hier {wie ein langer Satz|groß und gemütlich|genau wie früher}. {Man bleibt trocken und hört zu|Nach dem Schauer geht die Plane wieder auf|Dann gibt es Tee}.",
		fr: "La pluie, ici, {est une longue phrase|a la voix grave et amicale|fait le bruit d’autrefois}. {On reste au sec et l’on écoute|Après l’averse, on relève la toile|Alors on fait du thé}.",
	},
	{
		nl: "Vanuit bed zie je {het gras bewegen|de schaduw van takken op het doek|door de open flap de dauw}. {Opstaan is één stap|Je voeten weten het eerst hoe koud het is|Buiten is nooit ver}.",
		en: "From bed you see {the grass moving|the shadow of branches on the canvas|dew through the open flap}. {Getting up is a single step|Your feet are first to know the cold|Outside is never far}.",
		de: "Vom Bett aus sieht man {das Gras sich bewegen|die Schatten der Zweige auf der Plane|durch den offenen Eingang den Tau}. {Aufstehen ist ein einziger Schritt|Die Füße wissen zuerst, wie kühl es ist|Draußen ist nie weit}.",
		fr: "Du lit, on voit {l’herbe bouger|l’ombre des branches sur la toile|la rosée par l’entrée ouverte}. {Se lever, c’est faire un pas|Les pieds sentent le frais avant vous|Le dehors n’est jamais loin}.",
	},
	{
		nl: "Overdag {staat alles open|hangt het doek opgerold|waait de wind er dwars doorheen}, ’s nachts {gaat de rits dicht en ben je een schip|brandt er één lamp|is er alleen nog de krekel}.",
		en: "By day {everything stands open|the sides are rolled up|the wind blows straight through}; at night {the zip closes and you are a ship|a single lamp burns|only the cricket is left}.",
		de: "Tagsüber {steht alles offen|sind die Seiten hochgerollt|weht der Wind mitten hindurch}, nachts {geht der Reißverschluss zu, und man ist ein Schiff|brennt eine einzige Lampe|bleibt nur die Grille}.",
		fr: "Le jour, {tout est ouvert|les côtés sont roulés|le vent traverse} ; la nuit, {on tire la fermeture et l’on devient navire|une seule lampe brûle|il ne reste que le grillon}.",
	},
	{
		nl: "Een {emaillen kan|zinken teil|olielamp op batterijen}, een {kist met dekens|rij haken|schommelstoel}, en verder {gras|lucht|buitenlucht}. {Het is genoeg|Meer zou niet mooier zijn|Je mist verrassend weinig}.",
		en: "An {enamel jug|old zinc tub|oil lamp that runs on batteries}, a {chest of blankets|row of hooks|rocking chair}, and beyond that {grass|sky|the outdoors}. {It is enough|More would not be better|You miss surprisingly little}.",
		de: "{Ein Emaillekrug|Eine Zinkwanne|Eine Öllampe mit Batterien}, {eine Truhe mit Decken|eine Reihe Haken|ein Schaukelstuhl}, sonst nur {Gras|Himmel|Draußen}. {Es reicht|Mehr wäre nicht schöner|Man vermisst erstaunlich wenig}.",
		fr: "{Un broc en émail|Une bassine en zinc|Une lampe-tempête à piles}, {un coffre de couvertures|une rangée de crochets|un fauteuil à bascule}, et pour le reste {l’herbe|le ciel|le grand air}. {Cela suffit|Davantage ne serait pas mieux|Il manque étonnamment peu de chose}.",
	},
];

const of =
	(...kinds: Kind[]) =>
	(home: { kind: Kind }): boolean =>
		kinds.includes(home.kind);

/** Beside those of the scenery. */
export const KIND_OPENINGS: readonly Fragment[] = [
	{
		nl: "De toren zie je {al van ver|pas na de laatste bocht|boven de bomen uit}; de poort {staat gewoon open|is breed genoeg voor een koets|piept nog}. {Binnen wordt gewoon gekookt|De kinderen zijn meteen zoek|Alleen de slotgracht is gras geworden}.",
		en: "You see the tower {from far off|only after the last bend|above the trees}; the gate {simply stands open|is wide enough for a coach|still squeaks}. {Inside, people just cook|Children vanish at once|Only the moat has turned to grass}.",
		de: "Den Turm sieht man {schon von Weitem|erst nach der letzten Kurve|über den Bäumen}; das Tor {steht einfach offen|ist breit genug für eine Kutsche|quietscht noch}. {Drinnen wird ganz normal gekocht|Die Kinder sind sofort verschwunden|Nur der Graben ist zu Gras geworden}.",
		fr: "La tour se voit {de loin|seulement après le dernier virage|au-dessus des arbres} ; le portail {reste ouvert|laisserait passer un carrosse|grince encore}. {Dedans, on cuisine comme ailleurs|Les enfants disparaissent aussitôt|Seules les douves sont devenues de l’herbe}.",
		when: of("castle"),
	},
	{
		nl: "Een trap met {achtenveertig|tweeënvijftig|zestig} treden, een zaal met {een echo|vensters tot de grond|een vloer als een dambord}, en dan {een kleine kamer waar iedereen wil lezen|een keuken als een plein|een gang vol voorouders van een ander}.",
		en: "A staircase of {forty-eight|fifty-two|sixty} steps, a hall with {an echo|windows to the floor|a chequered floor}, and then {a small room where everyone wants to read|a kitchen the size of a square|a corridor of someone else’s ancestors}.",
		de: "Eine Treppe mit {achtundvierzig|zweiundfünfzig|sechzig} Stufen, ein Saal mit {Echo|Fenstern bis zum Boden|einem Boden wie ein Schachbrett}, und dann {ein kleines Zimmer, in dem alle lesen wollen|eine Küche wie ein Marktplatz|ein Flur voller fremder Ahnen}.",
		fr: "Un escalier de {quarante-huit|cinquante-deux|soixante} marches, une salle {qui a de l’écho|aux fenêtres jusqu’au sol|au sol en damier}, et puis {une petite pièce où tout le monde veut lire|une cuisine grande comme une place|un couloir plein des ancêtres d’un autre}.",
		when: of("castle", "mansion"),
	},
	{
		nl: "De oprijlaan maakt een bocht, {zodat je het huis pas op het laatst ziet|zoals dat hoorde|om een oude beuk heen}. {Een statig huis, maar de honing staat op tafel|Deftig is alleen de buitenkant|Daarna hoeft niemand zich meer netjes te gedragen}.",
		en: "The drive bends, {so that you see the house only at the last moment|as was proper|around an old beech}. {A stately house, but there is honey on the table|Only the outside is grand|After that nobody needs to behave}.",
		de: "Die Auffahrt macht einen Bogen, {damit man das Haus erst zuletzt sieht|wie es sich gehörte|um eine alte Buche}. {Ein stattliches Haus, aber auf dem Tisch steht Honig|Vornehm ist nur die Fassade|Danach muss sich keiner mehr benehmen}.",
		fr: "L’allée fait un coude, {pour qu’on ne voie la maison qu’au dernier moment|comme il se devait|autour d’un vieux hêtre}. {Une maison de maître, mais il y a du miel sur la table|Seule la façade est solennelle|Ensuite, plus besoin de bien se tenir}.",
		when: of("mansion"),
	},
	{
		nl: "De lift stopt {bij de laatste knop|waar de trap ophoudt|en dan ben je er}: {hoger gaat het niet|daarboven wonen alleen vogels en antennes|vanaf hier is de straat een tekening}.",
		en: "The lift stops {at the last button|where the stairs give out|and you are there}: {there is no higher|above you live only birds and aerials|from here the street is a drawing}.",
		de: "Der Aufzug hält{ beim letzten Knopf| dort, wo die Treppe endet|, und man ist da}: {Höher geht es nicht|Darüber wohnen nur Vögel und Antennen|Von hier ist die Straße eine Zeichnung}.",
		fr: "L’ascenseur s’arrête {au dernier bouton|là où finit l’escalier|et l’on y est} : {plus haut, il n’y a rien|au-dessus ne logent que les oiseaux et les antennes|d’ici, la rue est un dessin}.",
		when: of("penthouse"),
	},
	{
		nl: "Hierboven is er {meer lucht dan muur|aan drie kanten glas|een eigen weer}. {Je ziet de buien aankomen en weer gaan|De straten zijn er, maar zonder geluid|’s Nachts laat je de gordijnen open}.",
		en: "Up here there is {more sky than wall|glass on three sides|a weather of its own}. {You see the showers come and go|The streets are there, but without the sound|At night you leave the curtains open}.",
		de: "Hier oben gibt es {mehr Himmel als Wand|Glas auf drei Seiten|ein eigenes Wetter}. {Man sieht die Schauer kommen und gehen|Die Straßen sind da, aber ohne Ton|Nachts lässt man die Vorhänge offen}.",
		fr: "Là-haut, il y a {plus de ciel que de mur|du verre sur trois côtés|un temps à part}. {On voit les averses venir et repartir|Les rues sont là, mais sans le son|La nuit, on laisse les rideaux ouverts}.",
		when: of("penthouse"),
	},
	{
		nl: "De oude boerderij {ligt met de rug naar de weg|staat haaks op de wind|begon als één kamer}. {Aan de haken hangen nu jassen|Waar het hooi lag, wordt nu ontbeten|De stal is de koelste kamer geworden}.",
		en: "The old farmhouse {lies with its back to the road|stands square to the wind|began as a single room}. {Its hooks hold coats now|Breakfast is served where the hay lay|The cowshed has become the coolest room}.",
		de: "Das alte Bauernhaus {kehrt der Straße den Rücken|steht quer zum Wind|war am Anfang ein einziger Raum}. {An den Haken hängen heute Jacken|Wo das Heu lag, wird jetzt gefrühstückt|Der Stall ist das kühlste Zimmer geworden}.",
		fr: "La vieille ferme {tourne le dos à la route|se tient en travers du vent|n’était d’abord qu’une pièce}. {Aux crochets pendent maintenant des vestes|Le petit-déjeuner se prend là où était le foin|L’étable est devenue la pièce la plus fraîche}.",
		when: of("farmhouse"),
	},
	{
		nl: "Waar vroeger {de melkbussen|de karren|de appelkisten} stonden, staat nu een {bank|tafel voor iedereen|rij laarzen}. {De geur van hooi zit nog in het hout|Boerderij gebleven, alleen zonder werk|De haan is van de buren}.",
		en: "Where {the milk churns|the carts|the apple crates} once stood there is now a {bench|table for everyone|row of boots}. {The wood still smells of hay|Still a farmhouse, only without the work|The cockerel belongs next door}.",
		de: "Wo früher {die Milchkannen|die Karren|die Apfelkisten} standen, {steht heute eine Bank|steht heute ein Tisch für alle|stehen heute Stiefel in einer Reihe}. {Das Holz riecht noch nach Heu|Ein Bauernhaus ist es geblieben, nur ohne die Arbeit|Der Hahn gehört den Nachbarn}.",
		fr: "Là où l’on rangeait {les bidons de lait|les charrettes|les cageots de pommes}, il y a maintenant {un banc|une table pour tous|une rangée de bottes}. {Le bois sent encore le foin|Une ferme toujours, le travail en moins|Le coq est aux voisins}.",
		when: of("farmhouse"),
	},
	{
		nl: "{Eén trap op|Twee trappen op|Boven de binnenplaats}, en de straat is een geluid {van beneden|van ver|geworden}. {Het appartement is licht aan twee kanten|De voordeur is zwaar, de kamers zijn het niet|Het ruikt er naar boenwas en koffie}.",
		en: "{One flight up|Two flights up|Above the courtyard}, and the street is {a sound from below|a distant sound|no more than a sound}. {The apartment has light from two sides|Its front door is heavy, the rooms are not|It smells of beeswax and coffee}.",
		de: "{Eine Treppe hoch|Zwei Treppen hoch|Über dem Hof}, und die Straße ist {ein Geräusch von unten|ein fernes Geräusch|nur noch ein Geräusch}. {Die Wohnung hat Licht von zwei Seiten|Schwer ist nur die Tür, die Zimmer sind es nicht|Es riecht nach Bohnerwachs und Kaffee}.",
		fr: "{Un étage plus haut|Deux étages plus haut|Au-dessus de la cour}, la rue n’est plus qu’un bruit {d’en bas|lointain|parmi d’autres}. {L’appartement prend le jour de deux côtés|La porte d’entrée est lourde, les pièces ne le sont pas|Cela sent la cire et le café}.",
		when: of("apartment"),
	},
	{
		nl: "Wie de trap neemt, telt {zesendertig|tweeëndertig|vierenveertig} treden en ruikt onderweg {drie avondmaaltijden|het brood van de buren|boenwas}. {Boven is het stil|Dan gaat de deur open en is er licht|De buurvrouw groet in twee talen}.",
		en: "Take the stairs and you count {thirty-six|thirty-two|forty-four} steps, with a smell of {three suppers|the neighbours’ bread|floor polish} on the way. {At the top it is quiet|Then the door opens and there is light|The woman next door says hello in two languages}.",
		de: "Wer die Treppe nimmt, zählt {sechsunddreißig|zweiunddreißig|vierundvierzig} Stufen und riecht unterwegs {drei Abendessen|das Brot der Nachbarn|Bohnerwachs}. {Oben ist es still|Dann geht die Tür auf, und es ist hell|Die Nachbarin grüßt in zwei Sprachen}.",
		fr: "Par l’escalier, on compte {trente-six|trente-deux|quarante-quatre} marches et l’on sent au passage {trois dîners|le pain des voisins|la cire}. {En haut, c’est le silence|Puis la porte s’ouvre et tout est clair|La voisine dit bonjour en deux langues}.",
		when: of("apartment"),
	},
	{
		nl: "De luiken van de villa gaan {om acht uur open en om twaalf uur dicht|open naar drie kanten|’s zomers zelden dicht}. {Meer plan heeft de dag niet|Daartussen gebeurt weinig, en dat is goed|Het huis ademt ermee}.",
		en: "The villa’s shutters {open at eight and close at noon|open on three sides|are seldom closed in summer}. {The day has no other plan|Little happens in between, which suits everyone|The house breathes through them}.",
		de: "Die Läden der Villa {gehen um acht auf und um zwölf zu|öffnen sich nach drei Seiten|sind im Sommer selten zu}. {Einen anderen Plan hat der Tag nicht|Dazwischen geschieht wenig, und das ist gut|Das Haus atmet damit}.",
		fr: "Les volets de la villa {s’ouvrent à huit heures et se ferment à midi|s’ouvrent de trois côtés|ne ferment guère en été}. {La journée n’a pas d’autre programme|Entre-temps il se passe peu de chose, et c’est bien|La maison respire par là}.",
		when: (home) => home.kind === "villa" && southern(home),
	},
	{
		nl: "Alles ligt op één vloer: {wie wakker wordt, loopt zo naar buiten|niemand draagt koffers een trap op|van bed naar koffie is het acht passen}. {De bungalow is laag gebleven, de bomen niet|Je ziet overal een stukje groen|Het dak steekt ver uit, voor de schaduw}.",
		en: "Everything is on one floor: {wake up and walk straight out|nobody carries a case upstairs|from bed to coffee is eight paces}. {The bungalow has stayed low, the trees have not|There is a bit of green in every window|The roof reaches out far, for shade}.",
		de: "Alles liegt auf einer Ebene: {Wer aufwacht, geht gleich hinaus|Niemand trägt Koffer die Treppe hoch|Vom Bett zum Kaffee sind es acht Schritte}. {Der Bungalow ist niedrig geblieben, die Bäume nicht|In jedem Fenster ist ein Stück Grün|Das Dach steht weit über, des Schattens wegen}.",
		fr: "Tout est de plain-pied : {au réveil, on sort aussitôt|personne ne monte de valise|du lit au café, il y a huit pas}. {Le bungalow est resté bas, les arbres non|Il y a un peu de vert à chaque fenêtre|Le toit déborde loin, pour l’ombre}.",
		when: of("bungalow"),
	},
];
