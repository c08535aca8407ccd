import type { Fragment } from "./text-home.ts";

/** First images in the mountains. */
export const ALPS_OPENINGS: readonly Fragment[] = [
	{
		nl: "’s Morgens komt de zon {pas laat|stukje bij beetje|om acht uur} over de kam, en dan {alles tegelijk|meteen tot in de keuken|met een klap van licht}.",
		en: "In the morning the sun comes over the ridge {late|a little at a time|around eight}, and then {everything lights up at once|it reaches straight into the kitchen|the whole slope turns gold}.",
		de: "Morgens kommt die Sonne {erst spät|Stück für Stück|gegen acht} über den Grat, und dann {ist alles auf einmal hell|reicht sie gleich bis in die Küche|wird der ganze Hang golden}.",
		fr: "Le matin, le soleil passe la crête {assez tard|petit à petit|vers huit heures}, puis {tout s’éclaire d’un coup|entre jusque dans la cuisine|dore toute la pente}.",
	},
	{
		nl: "De weg houdt {hier op met klimmen|na de laatste bocht op|bij de drinkbak op}. Daarna is er gras, dan rots, dan {lucht|niets meer|alleen de wolken}.",
		en: "The road {stops climbing here|ends after the last bend|comes to an end at the trough}. Beyond it there is grass, then rock, then {sky|nothing more|only clouds}.",
		de: "Die Straße {steigt hier nicht weiter|endet nach der letzten Kehre|hört beim Brunnen auf}. Danach kommt Gras, dann Fels, dann {Himmel|nichts mehr|nur noch Wolken}.",
		fr: "La route {cesse ici de monter|finit après le dernier lacet|s’arrête à la fontaine}. Ensuite vient l’herbe, puis le rocher, puis {le ciel|plus rien|les nuages}.",
	},
	{
		nl: "In juni hoor je de bellen van {de overkant|het hoogste weitje|de koeien boven het bos}, in januari {niets|alleen de sneeuwschuiver in de vroegte|de sneeuw van het dak glijden}.",
		en: "In June you hear bells from {across the valley|the highest meadow|the cows above the trees}; in January {nothing at all|only the early plough|snow sliding off the roof}.",
		de: "Im Juni hört man die Glocken {von drüben|von der obersten Weide|der Kühe über dem Wald}, im Januar {gar nichts|nur früh den Schneepflug|den Schnee vom Dach rutschen}.",
		fr: "En juin, on entend les cloches {de l’autre versant|du pré le plus haut|des vaches au-dessus du bois} ; en janvier, {plus rien|seulement le chasse-neige à l’aube|la neige qui glisse du toit}.",
	},
	{
		nl: "Wie het raam opent, ruikt {hooi of sneeuw|hars en koude steen|natte wol en gras}, afhankelijk van de maand.",
		en: "Open the window and it smells of {hay or snow|resin and cold stone|wet wool and grass}, depending on the month.",
		de: "Wer das Fenster öffnet, riecht {Heu oder Schnee|Harz und kalten Stein|nasse Wolle und Gras}, je nach Monat.",
		fr: "On ouvre la fenêtre et cela sent {le foin ou la neige|la résine et la pierre froide|la laine mouillée et l’herbe}, selon le mois.",
	},
	{
		nl: "Beneden in het dal gaat het licht aan terwijl de toppen nog {roze|wit|koper} zijn. Dat duurt {zes minuten|een kop thee|precies een liedje}, en niemand {zegt iets|kijkt op zijn telefoon|haast zich}.",
		en: "Down in the valley lamps come on while the summits are still {pink|white|copper}. It lasts {six minutes|one cup of tea|the length of a song}, and nobody {says a word|looks at a phone|hurries}.",
		de: "Unten im Tal gehen die Lichter an, während die Gipfel noch {rosa|weiß|kupfern} sind. Das dauert {sechs Minuten|eine Tasse Tee|ein Lied lang}, und keiner {sagt etwas|schaut aufs Handy|hat es eilig}.",
		fr: "Au fond de la vallée, les lampes s’allument alors que les sommets sont encore {roses|blancs|cuivrés}. Cela dure {six minutes|le temps d’un thé|le temps d’une chanson}, et personne {ne dit mot|ne regarde son téléphone|ne se presse}.",
	},
	{
		nl: "{Een beek|Smeltwater|Een smalle goot met bergwater} loopt achterlangs; na {één nacht|twee nachten|een dag} hoor je het water niet meer, en thuis mis je het.",
		en: "{A stream|Meltwater|A narrow channel from the mountain} runs past the back; after {one night|two nights|a day} you stop hearing it, and at home you miss it.",
		de: "{Ein Bach|Schmelzwasser|Eine schmale Rinne vom Berg} läuft hinten vorbei; nach {einer Nacht|zwei Nächten|einem Tag} hört man das Wasser nicht mehr, zu Hause fehlt es.",
		fr: "{Un ruisseau|L’eau de fonte|Une rigole venue de la montagne} passe derrière ; au bout {d’une nuit|de deux nuits|d’un jour} on ne l’entend plus, et chez soi ce bruit manque.",
	},
	{
		nl: "Van hier tel je {vijf|zeven|negen} toppen. De namen staan op een {plankje|oude kaart|briefje} naast het raam, want onthouden lukt {niemand|alleen de buurvrouw|pas de derde keer}.",
		en: "From here you can count {five|seven|nine} summits. Their names are on a {board|old map|slip of paper} by the window, since {nobody|only the neighbour|hardly anyone} remembers them all.",
		de: "Von hier zählt man {fünf|sieben|neun} Gipfel. Die Namen stehen auf {einem Brettchen|einer alten Karte|einem Zettel} am Fenster, denn merken kann sie sich {niemand|nur die Nachbarin|kaum einer}.",
		fr: "D’ici, on compte {cinq|sept|neuf} sommets. Leurs noms figurent sur {une planchette|une vieille carte|un bout de papier} près de la fenêtre, car {personne ne|seule la voisine|presque personne ne} les retient tous.",
	},
	{
		nl: "De helling is steil genoeg {voor een goede slee|om met de zeis te maaien|voor uitzicht zonder toren} en zacht genoeg om {op je rug te liggen|in het gras te ontbijten|kinderen te laten rollen}.",
		en: "The slope is steep enough {for a good sledge|to be mown by hand|to need no tower for the view} and gentle enough to {lie on your back|breakfast in the grass|let children roll down it}.",
		de: "Der Hang ist steil genug {für einen guten Schlitten|für die Sense statt des Mähers|für Aussicht ohne Turm} und sanft genug, um {auf dem Rücken zu liegen|im Gras zu frühstücken|Kinder kugeln zu lassen}.",
		fr: "La pente est assez raide {pour une bonne luge|pour être fauchée à la main|pour se passer de belvédère}, assez douce pour {s’allonger sur le dos|prendre le petit-déjeuner dans l’herbe|y laisser rouler les enfants}.",
	},
	{
		nl: "Tegen {vijf|zes|vier} uur schuift de schaduw van de berg over het dal, en dan {schenkt iemand thee in|gaan de jassen weer aan|ruikt het naar gebakken ui}.",
		en: "Towards {five|six|four} the mountain’s shadow slides across the valley, and {somebody pours tea|jackets go back on|there is a smell of frying onions}.",
		de: "Gegen {fünf|sechs|vier} schiebt sich der Schatten des Berges übers Tal, und {jemand gießt Tee ein|die Jacken kommen wieder an|es riecht nach gerösteten Zwiebeln}.",
		fr: "Vers {cinq|six|quatre} heures, l’ombre de la montagne traverse la vallée ; {quelqu’un verse le thé|on remet les vestes|cela sent l’oignon qui dore}.",
	},
	{
		nl: "De lariksen kleuren {in oktober|na de eerste vorst|in de herfst} zo geel dat het binnen lichter wordt.",
		en: "{In October|After the first frost|In autumn} the larches turn so yellow that the rooms grow lighter.",
		de: "{Im Oktober|Nach dem ersten Frost|Im Herbst} werden die Lärchen so gelb, dass es drinnen heller wird.",
		fr: "{En octobre|Après les premières gelées|À l’automne}, les mélèzes jaunissent tant qu’il fait plus clair à l’intérieur.",
	},
	{
		nl: "Op de vensterbank liggen {kristallen|steentjes uit de beek|dennenappels} van eerdere gasten. Buiten ligt {de rest|de berg waar ze vandaan komen|nog genoeg}.",
		en: "Earlier guests have left {crystals|pebbles from the stream|pine cones} on the window sill. Outside lies {the rest|the mountain they came from|plenty more}.",
		de: "Auf dem Fensterbrett liegen {Kristalle|Kiesel aus dem Bach|Zapfen} von früheren Gästen. Draußen liegt {der Rest|der Berg, von dem sie stammen|noch genug}.",
		fr: "Sur l’appui de fenêtre, des {cristaux|galets du torrent|pommes de pin} laissés par d’autres. Dehors, il y a {le reste|la montagne d’où cela vient|tout le reste}.",
	},
	{
		nl: "’s Nachts is het zo donker dat {de sterren tot aan de rand van het dal staan|je de satellieten ziet overgaan|de Melkweg een streep wordt}, en zo stil dat je {een dakpan hoort krimpen|een koe hoort zuchten|de beek over de stenen hoort gaan}.",
		en: "Nights are so dark that {the stars reach down to the edge of the valley|you see satellites pass|the Milky Way becomes a stripe}, and so quiet that you hear {the timber settle|a cow sigh|the brook turn over its stones}.",
		de: "Nachts ist es so dunkel, dass {die Sterne bis an den Rand des Tals reichen|man Satelliten ziehen sieht|die Milchstraße ein Streifen wird}, und so still, dass man {das Holz arbeiten|eine Kuh seufzen|den Bach in den Steinen} hört.",
		fr: "La nuit est si noire {que les étoiles descendent jusqu’au bord de la vallée|qu’on voit passer les satellites|que la Voie lactée devient un trait}, et si calme qu’on entend {le bois travailler|une vache soupirer|le torrent remuer ses cailloux}.",
	},
	{
		nl: "Vóór de deur {liggen twee plavuizen in de zon|staat een bank die in maart al warm is|hangt een thermometer die overdrijft}. {Wie er zit|Wie er blijft staan|Wie kijkt}, ziet de lift aan de overkant traag {draaien|klimmen|schommelen}.",
		en: "By the door {two flagstones lie in the sun|there is a bench that is warm by March|hangs a thermometer that exaggerates}. {Sit there|Stand there|Look up} and you see the lift on the far side slowly {turning|climbing|swaying}.",
		de: "Vor der Tür {liegen zwei Steinplatten in der Sonne|steht eine Bank, die im März schon warm ist|hängt ein Thermometer, das übertreibt}. {Wer da sitzt|Wer da steht|Wer aufschaut}, sieht drüben langsam den Lift {laufen|steigen|schaukeln}.",
		fr: "Devant la porte, {deux dalles au soleil|un banc déjà tiède en mars|un thermomètre qui exagère}. {Assis là|Debout là|En levant les yeux}, on voit en face le télésiège {tourner|monter|se balancer} lentement.",
		tied: true,
		when: (home) =>
			home.kmSkilift !== null && home.kmSkilift <= 4 && home.kind !== "apartment" && home.kind !== "penthouse",
	},
	{
		nl: "In de winter wordt de weg {om zes uur geveegd|één keer per dag gestrooid|smal tussen de sneeuwwallen}; binnen staan dan {de schoenen op een rij|de handschoenen te drogen|de kannen warme chocola}.",
		en: "In winter the road is {cleared at six|gritted once a day|narrow between banks of snow}, and indoors there are {boots in a row|gloves drying|jugs of hot chocolate}.",
		de: "Im Winter wird die Straße {um sechs geräumt|einmal am Tag gestreut|schmal zwischen den Schneewänden}; drinnen {stehen die Stiefel in einer Reihe|trocknen die Handschuhe|dampft die Schokolade}.",
		fr: "L’hiver, la route est {déneigée à six heures|sablée une fois par jour|étroite entre les congères} ; à l’intérieur, {les bottes s’alignent|les gants sèchent|le chocolat fume}.",
	},
	{
		nl: "Het gras wordt hier nog {met de zeis gemaaid|twee keer per jaar gehooid|op houten rekken gedroogd}. {Een week lang|Dagenlang|In juli} ruikt alles ernaar.",
		en: "The grass here is still {cut with a scythe|made into hay twice a year|dried on wooden racks}. {For a week|For days|In July} everything smells of it.",
		de: "Das Gras wird hier noch {mit der Sense gemäht|zweimal im Jahr geheut|auf Holzgestellen getrocknet}. {Eine Woche lang|Tagelang|Im Juli} riecht alles danach.",
		fr: "Ici, l’herbe {se fauche encore à la main|se fane deux fois l’an|sèche encore sur des claies de bois}. {Une semaine durant|Pendant des jours|En juillet}, tout en prend l’odeur.",
	},
	{
		nl: "Wolken hangen hier soms lager dan de ramen; {je drinkt je koffie erboven|tegen tienen trekken ze op|dan is het dal een meer van wit}.",
		en: "Clouds sometimes hang lower than the windows here; {you drink your coffee above them|towards ten they lift|the valley is then a lake of white}.",
		de: "Manchmal hängen die Wolken hier tiefer als die Fenster; {den Kaffee trinkt man dann darüber|gegen zehn heben sie sich|das Tal ist dann ein weißer See}.",
		fr: "Les nuages passent parfois plus bas que les fenêtres ; {on boit alors son café au-dessus|vers dix heures, ils se lèvent|la vallée devient alors un lac blanc}.",
	},
];
