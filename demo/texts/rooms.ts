import { type Fragment, hasStairs, isHouse, type TextHome } from "./text-home.ts";

/** The rooms. `SEVERAL_ROOMS` and `ONE_BEDROOM` are for everything with walls of its own. */

const bathroomEach = (home: TextHome): boolean => home.bathrooms >= home.bedrooms && home.bedrooms > 1;
const crowd = (home: TextHome): boolean => home.maxGuests >= 8;
const roomy = (home: TextHome): boolean => home.areaM2 / home.maxGuests >= 22;
const small = (home: TextHome): boolean => home.areaM2 < 75;

export const SEVERAL_ROOMS: readonly Fragment[] = [
	{
		nl: "{bedrooms}, {bathrooms} en een keuken waar {het brood op het hout gesneden wordt|drie mensen tegelijk kunnen koken|de messen scherp zijn}.",
		en: "{bedrooms}, {bathrooms} and a kitchen where {bread is cut straight on the wood|three people can cook at once|the knives are sharp}.",
		de: "{bedrooms}, {bathrooms} und eine Küche, in der {man das Brot gleich auf dem Holz schneidet|drei zugleich kochen können|die Messer scharf sind}.",
		fr: "{bedrooms}, {bathrooms} et une cuisine où {l’on coupe le pain à même le bois|l’on cuisine à trois sans se gêner|les couteaux coupent}.",
	},
	{
		nl: "Er zijn {bedrooms}, {elk met een andere kleur aan de muur|elk met een stoel bij het raam|elk met goede leeslampen}.",
		en: "{bedrooms} to sleep in, {each with a different colour on the wall|each with a chair by the window|each with a proper reading lamp}.",
		de: "Geschlafen wird in {bedroomsDat}, {jedes mit einer anderen Wandfarbe|jedes mit einem Stuhl am Fenster|jedes mit guten Leselampen}.",
		fr: "On dort dans {bedrooms}, {chacune d’une couleur différente|chacune avec une chaise près de la fenêtre|chacune avec de bonnes lampes de chevet}.",
	},
	{
		nl: "De lange tafel {is van één plank|komt uit een oude school|is gemaakt van een staldeur}; er is plaats voor {guests} mensen en een schaal {mosselen|pasta|aardappels}.",
		en: "The long table is {a single plank|from an old school|made from a stable door}; around it there is room for {guests} people and a bowl of {mussels|pasta|potatoes}.",
		de: "Der lange Tisch {ist aus einem einzigen Brett|stammt aus einer alten Schule|war einmal eine Stalltür}; daran passen {guests} Leute und eine Schüssel {Muscheln|Nudeln|Kartoffeln}.",
		fr: "La longue table {est d’une seule planche|vient d’une ancienne école|est une ancienne porte d’étable} ; on y tient à {guests}, avec un plat de {moules|pâtes|pommes de terre} au milieu.",
		when: (home) => home.maxGuests >= 4,
	},
	{
		nl: "Er zijn {bedrooms} en {bathrooms}, en een woonkamer waarin {niemand de beste stoel krijgt, want er zijn er vier|de bank diep genoeg is voor een middagslaap|de boeken niet voor de sier staan}.",
		en: "There are {bedrooms} and {bathrooms}, and a living room where {nobody gets the best chair, for there are four of them|the sofa is deep enough for an afternoon nap|the books are not for show}.",
		de: "Es gibt {bedrooms}, {bathrooms} und ein Wohnzimmer, in dem {keiner um den besten Sessel streitet, denn es sind vier|das Sofa tief genug für den Mittagsschlaf ist|die Bücher nicht zur Zierde stehen}.",
		fr: "Il y a {bedrooms}, {bathrooms} et un salon où {l’on ne se dispute pas le meilleur fauteuil : il y en a quatre|le canapé est assez profond pour la sieste|les livres ne sont pas là pour le décor}.",
	},
	{
		nl: "Aan de keukentafel zitten {guests} mensen zonder dat {er ellebogen botsen|iemand op een krukje moet|de soep moet wachten}.",
		en: "At the kitchen table {guests} people sit down without {bumping elbows|anyone ending up on a stool|the soup having to wait}.",
		de: "Am Küchentisch sitzen {guests} Leute, ohne dass {die Ellbogen anstoßen|jemand auf den Hocker muss|die Suppe warten muss}.",
		fr: "Autour de la table de la cuisine, on est {guests} sans {se cogner les coudes|que personne finisse sur un tabouret|faire attendre la soupe}.",
	},
	{
		nl: "Onder het dak liggen {bedrooms}; {je hoort de regen, maar alleen als je wakker wilt zijn|de schuine wanden zijn met hout bekleed|het dakraam staat precies boven het kussen}.",
		en: "Under the roof lie {bedrooms}; {you hear the rain, but only if you care to be awake|the sloping walls are lined with wood|the skylight is right above the pillow}.",
		de: "Unterm Dach liegen {bedrooms}; {den Regen hört nur, wer wach sein will|die Schrägen sind mit Holz verkleidet|das Dachfenster ist genau über dem Kissen}.",
		fr: "Sous le toit, {bedrooms} ; {on n’entend la pluie que si l’on veut bien|les rampants sont habillés de bois|la lucarne est juste au-dessus de l’oreiller}.",
		when: (home) => hasStairs(home) && home.bedrooms <= 4,
	},
	{
		nl: "{bedrooms} en {bathrooms}, verdeeld over twee verdiepingen, zodat {wie vroeg opstaat niemand wekt|grootouders beneden kunnen slapen|er altijd ergens een stille kamer is}.",
		en: "{bedrooms} and {bathrooms} on two floors, so {early risers wake nobody|grandparents can sleep downstairs|there is always a quiet room somewhere}.",
		de: "{bedrooms} und {bathrooms} auf zwei Stockwerken, damit {Frühaufsteher niemanden wecken|die Großeltern unten schlafen können|irgendwo immer ein Zimmer still ist}.",
		fr: "{bedrooms} et {bathrooms} sur deux niveaux, pour {que les lève-tôt ne réveillent personne|que les grands-parents dorment en bas|qu’il reste toujours une pièce au calme}.",
		when: hasStairs,
	},
	{
		nl: "Elke slaapkamer heeft een eigen badkamer; {de handdoekenrekken zijn warm|de kranen komen uit een andere tijd|het water is snel heet}.",
		en: "Every bedroom has a bathroom of its own; {the towel rails are warm|the taps are from another age|the water runs hot at once}.",
		de: "Jedes Schlafzimmer hat sein eigenes Bad; {die Handtuchhalter sind warm|die Armaturen sind aus einer anderen Zeit|das Wasser ist sofort heiß}.",
		fr: "Chaque chambre a sa salle de bains ; {les porte-serviettes sont tièdes|la robinetterie est d’une autre époque|l’eau chaude arrive tout de suite}.",
		when: bathroomEach,
	},
	{
		nl: "Voor {guests} mensen is er plaats, ook voor {iemand die snurkt|wie graag alleen leest|een ruzie over het spelbord}: {bedrooms}, ver genoeg uit elkaar.",
		en: "There is room for {guests}, even for {someone who snores|someone who reads alone|a quarrel over the board game}: {bedrooms}, far enough apart.",
		de: "Platz ist für {guests}, auch für {einen, der schnarcht|jemanden, der gern allein liest|einen Streit ums Brettspiel}: {bedrooms}, weit genug auseinander.",
		fr: "On y loge à {guests}, même avec {un ronfleur|quelqu’un qui aime lire seul|des joueurs de cartes bruyants} : {bedrooms}, bien séparées les unes des autres.",
		when: (home) => crowd(home) && isHouse(home),
	},
	{
		nl: "Keuken en woonkamer zijn één ruimte, zodat {wie kookt, de grap niet mist|wie de uien snijdt, niet alleen huilt|het ontbijt vanzelf lang duurt}; er zijn {bedrooms}.",
		en: "Kitchen and living room are one space, so {the cook does not miss the joke|whoever chops the onions does not cry alone|breakfast runs long all by itself}; there are {bedrooms}.",
		de: "Küche und Wohnzimmer sind ein Raum, damit {beim Kochen keiner den Witz verpasst|beim Zwiebelschneiden keiner allein weint|das Frühstück von selbst lang wird}; dazu {bedrooms}.",
		fr: "Cuisine et salon ne font qu’une pièce, pour que {celui qui cuisine ne manque rien de la conversation|personne ne pleure seul sur les oignons|le petit-déjeuner s’éternise} ; il y a {bedrooms}.",
	},
	{
		nl: "{bathrooms} voor {guests} gasten, en {een tweede wc bij de voordeur|warm water voor iedereen|een haakje voor elke handdoek}.",
		en: "{bathrooms} for {guests} guests, and {a second toilet by the front door|hot water for everybody|a hook for every towel}.",
		de: "{bathrooms} für {guests} Gäste, dazu {eine zweite Toilette bei der Haustür|warmes Wasser für alle|ein Haken für jedes Handtuch}.",
		fr: "{bathrooms} pour {guests} personnes, avec {des toilettes à part près de l’entrée|de l’eau chaude pour tout le monde|une patère pour chaque serviette}.",
		when: (home) => home.bathrooms > 1,
	},
	{
		nl: "De bedden zijn {breed|van hout|lang genoeg}, de kussens {zijn er in twee soorten|liggen dubbel|zijn niet te zacht}, en in geen van de slaapkamers hangt een televisie.",
		en: "The beds are {wide|wooden|long enough}, the pillows {come in two kinds|are doubled up|are not too soft}, and none of the bedrooms has a television.",
		de: "Die Betten sind {breit|aus Holz|lang genug}, die Kissen {sind mal fest, mal weich|liegen doppelt da|sind nicht zu weich}, und in keinem der Schlafzimmer hängt ein Fernseher.",
		fr: "Les lits sont {larges|en bois|assez longs}, les oreillers {de deux sortes|en double|pas trop mous}, et il n’y a de télévision dans aucune chambre.",
	},
	{
		nl: "{area} vierkante meter, {bedrooms}, en toch is de keuken de plek waar {iedereen blijft hangen|de avond begint|de kaarten op tafel komen}.",
		en: "{area} square metres, {bedrooms}, and still the kitchen is where {everybody lingers|the evening starts|the cards come out}.",
		de: "{area} Quadratmeter, {bedrooms}, und trotzdem {bleiben alle in der Küche hängen|beginnt der Abend in der Küche|wird in der Küche Karten gespielt}.",
		fr: "{area} mètres carrés, {bedrooms}, et pourtant c’est dans la cuisine que {l’on s’attarde|commence la soirée|l’on sort les cartes}.",
		when: roomy,
	},
	{
		nl: "{area} vierkante meter is niet veel, maar {elke hoek is benut|alles heeft zijn plek|er is over elke hoek nagedacht}; er zijn {bedrooms}.",
		en: "Inside it may be only {area} square metres, but {every drawer has its use|everything has its place|someone has thought about each corner}; there are {bedrooms}.",
		de: "Groß sind {area} Quadratmeter nicht, aber {jede Schublade hat ihren Zweck|alles hat seinen Platz|jede Ecke ist durchdacht}; es gibt {bedrooms}.",
		fr: "{area} mètres carrés, ce n’est pas beaucoup, mais {chaque tiroir sert à quelque chose|chaque chose a sa place|chaque recoin a été pensé} ; il y a {bedrooms}.",
		when: small,
	},
	{
		nl: "In de keuken staat {een kast vol borden die niet bij elkaar horen|een pan voor elke eter|een rij potten met kruiden}, en vanuit de {bedrooms} ruik je of de koffie klaar is.",
		en: "The kitchen holds {a cupboard of plates that do not match|a pan for every appetite|a row of jars with herbs}, and from the {bedrooms} you can smell whether the coffee is ready.",
		de: "In der Küche steht {ein Schrank voller Teller, die nicht zueinander passen|für jeden Esser ein Topf|eine Reihe Gläser mit Kräutern}, und in den {bedroomsDat} riecht man, ob der Kaffee fertig ist.",
		fr: "Dans la cuisine, {un buffet d’assiettes dépareillées|une casserole par convive|une rangée de bocaux d’herbes} ; et depuis les {bedrooms}, on sent quand le café est prêt.",
	},
	{
		nl: "De {bedrooms} hebben {een raam dat open kan|luiken die echt dichtgaan|een gordijn dat donker maakt}, en je slaapt er {beter|langer|rustiger} dan in de stad.",
		en: "The {bedrooms} have {windows that open|shutters that truly close|curtains that keep out the light}, and you sleep {better|longer|more quietly} than in the city.",
		de: "Die {bedrooms} haben {ein Fenster, das aufgeht|Läden, die wirklich schließen|Vorhänge, die verdunkeln}, und man schläft {besser|länger|ruhiger} als in der Stadt.",
		fr: "Les {bedrooms} ont chacune {une fenêtre qui s’ouvre|des volets qui ferment vraiment|de bons rideaux}, et l’on y dort {mieux|plus longtemps|plus tranquille} qu’en ville.",
	},
	{
		nl: "{bedrooms}: {de grootste kijkt op de ochtend uit, de kleinste is de stilste|elke kamer een beetje anders|wie het eerst aankomt, kiest}.",
		en: "{bedrooms}: {the largest looks towards the morning, the smallest is the quietest|each one a little different|first to arrive, first to choose}.",
		de: "{bedrooms}: {Das größte liegt zum Morgen hin, das kleinste ist das stillste|jedes ein wenig anders|Wer zuerst ankommt, sucht aus}.",
		fr: "{bedrooms} : {la plus grande donne sur le matin, la plus petite est la plus calme|chacune un peu différente|le premier arrivé choisit}.",
	},
	{
		nl: "Wie kookt, kijkt naar buiten: {het aanrecht staat onder het raam|boven de gootsteen zit een raam op kinderhoogte|de werkbank loopt langs het glas}; slapen doe je in {bedrooms}.",
		en: "Whoever cooks looks outside: {the worktop runs beneath the window|there is a low window above the sink|the counter follows the glass}; for the night there are {bedrooms}.",
		de: "Wer kocht, schaut hinaus: {Die Arbeitsplatte liegt unterm Fenster|Über der Spüle ist ein niedriges Fenster|Die Arbeitsfläche läuft am Glas entlang}, und für die Nacht gibt es {bedrooms}.",
		fr: "Celui qui cuisine regarde dehors : {le plan de travail est sous la fenêtre|une fenêtre basse s’ouvre au-dessus de l’évier|le plan de travail longe la vitre} ; pour la nuit, il y a {bedrooms}.",
	},
	{
		nl: "Aan één kant van de gang liggen {bedrooms}, aan de andere {bathrooms} en {een kast met spelletjes|een plank vol reisgidsen|een kast met extra dekens}.",
		en: "On one side of the hall lie {bedrooms}, on the other {bathrooms} and {a cupboard of games|a shelf of guidebooks|a cupboard of extra blankets}.",
		de: "Auf der einen Seite des Flurs liegen {bedrooms}, auf der anderen {bathrooms} und {ein Schrank mit Spielen|ein Regal mit Reiseführern|ein Schrank mit Wolldecken}.",
		fr: "D’un côté du couloir, {bedrooms} ; de l’autre, {bathrooms} et {un placard plein de jeux|une étagère de guides|un placard de couvertures}.",
	},
	{
		nl: "{guests} borden in de kast en {guests} haken in de gang; {bedrooms} en {bathrooms} {doen de rest|maken het af|zijn de rest van het verhaal}.",
		en: "{guests} plates in the cupboard and {guests} hooks in the hall; {bedrooms} and {bathrooms} {do the rest|complete it|are the rest of the story}.",
		de: "{guests} Teller im Schrank und {guests} Haken im Flur; {bedrooms} und {bathrooms} {kommen dazu|gehören dazu|sind der Rest der Geschichte}.",
		fr: "{guests} assiettes dans le buffet, {guests} patères dans l’entrée ; {bedrooms} et {bathrooms} {pour le reste|complètent l’ensemble|font le reste}.",
		when: (home) => home.maxGuests <= 12,
	},
];

export const ONE_BEDROOM: readonly Fragment[] = [
	{
		nl: "Eén slaapkamer, en {een bed waar je ’s ochtends moeilijk uit komt|linnen dat buiten gedroogd is|een raam dat de hele nacht open kan}.",
		en: "One bedroom, and {a bed that is hard to leave in the morning|linen that was dried outdoors|a window you can leave open all night}.",
		de: "Ein Schlafzimmer und {ein Bett, aus dem man morgens schwer herauskommt|Bettzeug, das draußen getrocknet ist|ein Fenster, das die ganze Nacht offen bleiben kann}.",
		fr: "Une chambre, et {un lit qu’on a du mal à quitter|des draps séchés dehors|une fenêtre qu’on laisse ouverte la nuit}.",
	},
	{
		nl: "De slaapkamer is {klein en stil|licht en sober|koel en donker}; het leven speelt zich af {aan de keukentafel|op de bank bij het raam|rond de tafel}.",
		en: "The bedroom is {small and quiet|light and plain|cool and dark}; life happens {at the kitchen table|on the seat by the window|around the table}.",
		de: "Das Schlafzimmer ist {klein und still|hell und schlicht|kühl und dunkel}; gelebt wird {am Küchentisch|auf der Bank am Fenster|rund um den Tisch}.",
		fr: "La chambre est {petite et calme|claire et dépouillée|fraîche et sombre} ; on vit plutôt {à la table de la cuisine|sur la banquette près de la fenêtre|autour de la table}.",
	},
	{
		nl: "Op {area} vierkante meter past precies wat je nodig hebt: {een goed bed, een tafel, een plank boeken|een bed, een bank, een keuken met scherpe messen|slapen, koken, lezen}.",
		en: "{area} square metres hold just what you need: {a good bed, a table, a shelf of books|a bed, a sofa, a kitchen with sharp knives|sleeping, cooking, reading}.",
		de: "Auf {area} Quadratmetern ist Platz für genau das, was man braucht: {ein gutes Bett, einen Tisch, ein Brett voller Bücher|ein Bett, ein Sofa, eine Küche mit scharfen Messern|schlafen, kochen, lesen}.",
		fr: "Dans {area} mètres carrés, juste le nécessaire : {un bon lit, une table, une étagère de livres|un lit, un canapé, une cuisine aux couteaux affûtés|dormir, cuisiner, lire}.",
	},
	{
		nl: "Vanuit bed zie je {de eerste zon op de muur kruipen|of het een dag voor laarzen wordt|de wolken voorbijtrekken}; de slaapkamer heeft een raam op de goede plek.",
		en: "From bed you see {the first sun creep along the wall|whether it will be a day for boots|the clouds go by}; the bedroom has its window in the right place.",
		de: "Vom Bett aus sieht man{ die erste Sonne über die Wand wandern|, ob es ein Tag für Stiefel wird| die Wolken ziehen}; das Fenster im Schlafzimmer sitzt an der richtigen Stelle.",
		fr: "Du lit, on voit {le premier soleil glisser sur le mur|s’il faudra sortir les bottes|passer les nuages} ; la fenêtre de la chambre est au bon endroit.",
	},
	{
		nl: "Een keuken voor {twee koks die elkaar mogen|wie graag lang roert|gewone dagen}, een slaapkamer {aan de stille kant|waar je niets hoort|met een schommelstoel}.",
		en: "A kitchen for {two cooks who like each other|those who like to stir slowly|ordinary days}, and a bedroom {on the quiet side|where you hear nothing|with a rocking chair}.",
		de: "Eine Küche für {zwei, die sich mögen|alle, die gern lange rühren|ganz gewöhnliche Tage}, ein Schlafzimmer {zur stillen Seite|in dem man nichts hört|mit Schaukelstuhl}.",
		fr: "Une cuisine pour {deux cuisiniers qui s’entendent|ceux qui aiment mijoter|les jours ordinaires}, une chambre {côté calme|où l’on n’entend rien|avec un fauteuil à bascule}.",
	},
	{
		nl: "Weinig meubels, goed gekozen: {een bank, een tafel, twee leunstoelen|een tafel met een la vol kaarten|een kast die meer bergt dan hij lijkt}.",
		en: "Not much furniture, well chosen: {a sofa, a table, two armchairs|a table with a drawer full of maps|a cupboard that holds more than it seems}.",
		de: "Wenige Möbel, gut gewählt: {ein Sofa, ein Tisch, zwei Sessel|ein Tisch mit einer Schublade voller Landkarten|ein Schrank, in den mehr passt, als man denkt}.",
		fr: "Peu de meubles, bien choisis : {un canapé, une table, deux fauteuils|une table au tiroir plein de cartes|une armoire plus vaste qu’elle n’en a l’air}.",
	},
];
