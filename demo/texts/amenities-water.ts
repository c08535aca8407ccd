import { type Fragment, has, isHouse } from "./text-home.ts";

/** Sauna, baths and pools. */

const SAUNA: readonly Fragment[] = [
	{
		nl: "Wie de sauna in wil, {draait aan één knop en wacht een half uur|zet hem vóór de wandeling aan|hangt zijn badjas alvast aan de haak}; {het hout doet de rest|om de beurt of allemaal tegelijk|daarna eindelijk zitten}.",
		en: "If you want the sauna, {turn one dial and wait half an hour|switch it on before your walk|hang your bathrobe on the hook}; {the wood does the rest|go in turns or all at once|then at last sit down}.",
		de: "Wer in die Sauna will, {dreht an einem Knopf und wartet eine halbe Stunde|stellt sie vor dem Spaziergang an|hängt schon mal den Bademantel an den Haken}; {den Rest besorgt das Holz|der Reihe nach oder alle zugleich|danach endlich sitzen}.",
		fr: "Avant le sauna, {on tourne un bouton et l’on attend une demi-heure|on l’allume et l’on part se promener|on accroche déjà son peignoir} ; {le bois fait le reste|à tour de rôle ou tous ensemble|ensuite, on s’assied enfin}.",
	},
	{
		nl: "’s Avonds ruikt de gang naar {hars|eucalyptus|warm hout}: {iemand heeft de sauna aangezet|de sauna is bijna heet|de sauna wacht}.",
		en: "In the evening the hall smells of {resin|eucalyptus|warm wood}: {somebody has switched the sauna on|the sauna is nearly hot|the sauna is waiting}.",
		de: "Abends riecht es im Flur nach {Harz|Eukalyptus|warmem Holz}: {Jemand hat die Sauna angestellt|Die Sauna ist fast heiß|Die Sauna wartet}.",
		fr: "Le soir, le couloir sent {la résine|l’eucalyptus|le bois chaud} : {quelqu’un a mis le sauna en route|le sauna est presque chaud|le sauna attend}.",
		walls: true,
	},
	{
		nl: "Twee rondes sauna, {een kan water|een koude douche|een stoel in de buitenlucht} ertussen: {zo slaapt iedereen|meer plan heeft een avond niet nodig|daarna is praten niet meer nodig}.",
		en: "Two rounds of sauna with {a jug of water|a cold shower|a chair in the open air} in between: {everyone sleeps after that|an evening needs no other plan|afterwards there is no need to talk}.",
		de: "Zwei Saunagänge, dazwischen {ein Krug Wasser|eine kalte Dusche|ein Stuhl an der frischen Luft}: {So schläft jeder|Mehr Plan braucht ein Abend nicht|Danach muss keiner mehr reden}.",
		fr: "Deux passages au sauna, entre les deux {une carafe d’eau|une douche froide|une chaise au grand air} : {tout le monde dort bien après|une soirée n’a pas besoin d’autre programme|ensuite, plus besoin de parler}.",
	},
	{
		nl: "De sauna {ruikt naar vuren en is in een half uur warm|heeft twee banken en een klein raam|is groot genoeg voor vier}; {daarna helpt een emmer koud water|de zandloper is de enige klok|wie eruit komt, praat zacht}.",
		en: "The sauna {smells of spruce and is hot in half an hour|has two benches and a small window|is large enough for four}; {afterwards a bucket of cold water helps|the hourglass is the only clock|people come out speaking softly}.",
		de: "Die Sauna {duftet nach Fichte und ist in einer halben Stunde heiß|hat zwei Bänke und ein kleines Fenster|reicht für vier}; {danach hilft ein Eimer kaltes Wasser|die Sanduhr ist die einzige Uhr|wer herauskommt, spricht leise}.",
		fr: "Le sauna {sent l’épicéa et chauffe en une demi-heure|a deux bancs et une petite fenêtre|suffit pour quatre} ; {ensuite, un seau d’eau froide fait du bien|le sablier est la seule horloge|on en sort en parlant bas}.",
	},
	{
		nl: "Na een {natte|koude|lange} dag gaat {de sauna aan en de telefoon uit|eerst de sauna aan, dan de soep op|de sauna op tachtig graden}.",
		en: "After a {wet|cold|long} day {the sauna goes on and the phones go off|the sauna comes first and soup second|the sauna is set to eighty degrees}.",
		de: "Nach einem {nassen|kalten|langen} Tag {geht die Sauna an und das Handy aus|kommt erst die Sauna, dann die Suppe|wird die Sauna auf achtzig Grad gestellt}.",
		fr: "Après une {journée humide|journée froide|longue journée}, {on allume le sauna et l’on éteint les téléphones|le sauna passe avant la soupe|on règle le sauna sur quatre-vingts degrés}.",
	},
	{
		nl: "Er is een sauna, {met een rek vol grote handdoeken|met een bank ervoor om af te koelen|met licht dat je kunt dimmen}, en die {is alleen van jullie|gaat aan wanneer je wilt|deel je met niemand}.",
		en: "There is a sauna, {with a rack of large towels|with a bench outside it for cooling off|with a light you can dim}, and {it is yours alone|you heat it whenever you like|you share it with nobody}.",
		de: "Es gibt eine Sauna, {mit einem Regal voller großer Handtücher|mit einer Bank davor zum Abkühlen|mit Licht zum Dimmen}, und sie {gehört euch allein|geht an, wann ihr wollt|muss mit niemandem geteilt werden}.",
		fr: "Il y a un sauna, {avec une pile de grandes serviettes|avec un banc devant pour se rafraîchir|à la lumière douce}, et {il n’est qu’à vous|on l’allume quand on veut|on ne le partage avec personne}.",
	},
	{
		nl: "Op de saunabank {kun je languit liggen|liggen linnen doeken klaar|is bovenin de beste plek}, {ook als je lang bent|naast een houten lepel|voor wie durft}.",
		en: "On the sauna bench {you can stretch out at full length|linen sheets lie ready|the top step is the best seat}, {however tall you are|beside a wooden ladle|for those who dare}.",
		de: "Auf der Saunabank {kann man sich ganz ausstrecken|liegen Leinentücher bereit|ist oben der beste Platz}, {auch wenn man groß ist|neben der Holzkelle|wenn man sich traut}.",
		fr: "Sur le banc du sauna, {on s’allonge de tout son long|des draps de lin attendent|la meilleure place est en haut}, {même quand on est grand|à côté de la louche en bois|pour qui ose}.",
	},
];

const HOTTUB: readonly Fragment[] = [
	{
		nl: "Het bubbelbad {staat buiten en voelt het warmst als het koud is|is op temperatuur als jullie aankomen|is diep genoeg om er tot je kin in te zitten}. {Leg je handdoek binnen bereik|Een muts helpt|De sterren zijn inbegrepen}.",
		en: "The hot tub {is outdoors and feels warmest when the air is cold|is up to temperature when you arrive|is deep enough to sit up to your chin}. {Keep your towel within reach|A woolly hat helps|Stars are included}.",
		de: "Der Whirlpool {steht draußen und wärmt am besten, wenn es kalt ist|ist warm, wenn ihr ankommt|ist so tief, dass man bis zum Kinn drinsitzt}. {Leg das Handtuch in Reichweite|Eine Mütze hilft|Die Sterne sind inbegriffen}.",
		fr: "Le jacuzzi {est dehors, et jamais si chaud que par temps froid|est à température à votre arrivée|est assez profond pour s’asseoir jusqu’au menton}. {Gardez la serviette à portée de main|Un bonnet aide|Les étoiles sont comprises}.",
	},
	{
		nl: "In het bubbelbad {zit je met z’n vieren zonder te duwen|lees je één bladzijde en dan niets meer|hoor je alleen het water}, {ook in de regen|liefst na het eten|tot je vingers rimpelen}.",
		en: "In the hot tub {four sit without pushing|you read one page and then no more|you hear only the water}, {rain included|best after supper|until your fingers wrinkle}.",
		de: "Im Whirlpool {sitzt man zu viert, ohne zu drängeln|liest man eine Seite und dann nichts mehr|hört man nur das Wasser}, {auch bei Regen|am liebsten nach dem Essen|bis die Finger schrumpeln}.",
		fr: "Dans le jacuzzi, {on tient à quatre sans se gêner|on lit une page, puis plus rien|on n’entend que l’eau}, {même sous la pluie|de préférence après dîner|jusqu’à en avoir les doigts fripés}.",
	},
	{
		nl: "’s Avonds gaat het deksel van het bubbelbad: {damp, dan schouders, dan stilte|wie afwast, komt later|eerst de tenen}.",
		en: "In the evening the lid comes off the hot tub: {steam, then shoulders, then silence|whoever washes up joins later|toes first}.",
		de: "Abends kommt der Deckel vom Whirlpool: {Dampf, dann Schultern, dann Stille|Wer abwäscht, kommt später|erst die Zehen}.",
		fr: "Le soir, on ôte le couvercle du jacuzzi : {de la vapeur, des épaules, puis le silence|qui fait la vaisselle viendra plus tard|les orteils d’abord}.",
	},
	{
		nl: "Er hoort een bubbelbad bij, {met een trapje en een haak voor badjassen|beschut tegen de wind|met gedempt licht}.",
		en: "A hot tub comes with it, {with a step and a hook for bathrobes|sheltered from the wind|softly lit}.",
		de: "Dazu gehört ein Whirlpool, {mit Tritt und Haken für die Bademäntel|geschützt vor dem Wind|mit gedämpftem Licht}.",
		fr: "Il y a aussi un jacuzzi, {avec un marchepied et une patère pour les peignoirs|à l’abri du vent|sous une lumière douce}.",
	},
];

const SPA: readonly Fragment[] = [
	{
		nl: "Voor stramme benen is er een wellnessruimte: {ligbedden, warmte, een raam|een warme bank en een koude douche|stil, betegeld en warm}.",
		en: "For stiff legs there is a wellness room: {loungers, warmth, a window|a heated bench and a cold shower|quiet, tiled and warm}.",
		de: "Für müde Beine gibt es einen Wellnessraum: {Liegen, Wärme, ein Fenster|eine warme Bank und eine kalte Dusche|still, gefliest und warm}.",
		fr: "Pour les jambes lourdes, il y a un espace bien-être : {des transats, de la chaleur, une fenêtre|un banc chauffé et une douche froide|calme, carrelé et tiède}.",
	},
	{
		nl: "In de wellnessruimte {ruikt het naar eucalyptus|is de vloer warm onder je voeten|liggen badjassen in drie maten}; {een uur is er zo om|er past één gezin tegelijk|praten mag, maar niemand doet het}.",
		en: "In the wellness room {there is a scent of eucalyptus|the floor is warm underfoot|bathrobes come in three sizes}; {an hour passes quickly|it fits one family at a time|talking is allowed, but nobody does}.",
		de: "Im Wellnessraum {duftet es nach Eukalyptus|ist der Boden warm unter den Füßen|liegen Bademäntel in drei Größen}; {eine Stunde ist da schnell vorbei|eine Familie passt hinein|reden darf man, aber keiner tut es}.",
		fr: "Dans l’espace bien-être, {cela sent l’eucalyptus|le sol est chaud sous les pieds|les peignoirs sont de trois tailles} ; {une heure y passe vite|il y a place pour une famille|parler est permis, mais personne ne le fait}.",
	},
	{
		nl: "Wie {niet wandelt|eerder terug is|spierpijn heeft}, gaat naar de wellnessruimte {met een boek dat dicht blijft|en doucht koud en warm om beurten|en komt er roze weer uit}.",
		en: "Anyone who {does not walk|is back early|has aching legs} heads for the wellness room {with a book that stays shut|and showers cold and warm in turn|and comes out pink}.",
		de: "Wer {nicht wandert|früher zurück ist|Muskelkater hat}, geht in den Wellnessraum {mit einem Buch, das zubleibt|und duscht abwechselnd kalt und warm|und kommt rosig wieder heraus}.",
		fr: "Qui {ne marche pas|rentre plus tôt|a des courbatures} gagne l’espace bien-être {avec un livre qui restera fermé|et passe du froid au chaud sous la douche|et en ressort tout rose}.",
	},
	{
		nl: "De wellnessruimte heeft {een bank van warme steen|een regendouche|gedempt licht} en {geen klok|grote handdoeken|muziek die uit kan}.",
		en: "The wellness room has {a bench of warm stone|a rain shower|soft light} and {no clock|large towels|music that can be turned off}.",
		de: "Der Wellnessraum hat {eine Bank aus warmem Stein|eine Regendusche|gedämpftes Licht} und {keine Uhr|große Handtücher|Musik, die man ausschalten kann}.",
		fr: "L’espace bien-être a {un banc de pierre tiède|une douche de pluie|une lumière tamisée} et {pas d’horloge|de grandes serviettes|une musique qu’on peut couper}.",
	},
];

const POOL: readonly Fragment[] = [
	{
		nl: "Het zwembad deel je met {een paar andere gasten|de buren|wie er ook vroeg op is}; {vóór negenen ligt het er glad bij|er is schaduw aan één kant|de ligstoelen raken nooit op}.",
		en: "The pool is shared with {a few other guests|the neighbours|whoever else is up early}; {before nine it lies smooth|one side is in shade|there are always enough loungers}.",
		de: "Den Pool teilt man mit {ein paar anderen Gästen|den Nachbarn|allen, die auch früh auf sind}; {vor neun liegt er glatt da|eine Seite liegt im Schatten|Liegen sind immer genug da}.",
		fr: "La piscine se partage avec {quelques autres voyageurs|les voisins|ceux qui se lèvent tôt} ; {avant neuf heures, elle est lisse|un côté est à l’ombre|il y a toujours assez de transats}.",
	},
	{
		nl: "Naar het gedeelde zwembad loop je {op slippers|in je badjas|met een handdoek om}, {het is net om de hoek|langs een lage haag|nog vóór het ontbijt}.",
		en: "You walk to the shared pool {in flip-flops|in your bathrobe|wrapped in a towel}, {just round the corner|along a low hedge|even before breakfast}.",
		de: "Zum gemeinsamen Pool geht man {in Badelatschen|im Bademantel|mit dem Handtuch um die Hüfte}, {gleich um die Ecke|an einer niedrigen Hecke entlang|noch vor dem Frühstück}.",
		fr: "À la piscine commune, on va {en tongs|en peignoir|une serviette sur les épaules}, {c’est au coin|le long d’une haie basse|avant même le petit-déjeuner}.",
	},
	{
		nl: "Er is een zwembad voor alle gasten: {baantjes voor de vroege, bommetjes voor de late|twaalf slagen heen, twaalf terug|met een ondiep stuk aan de zonkant}.",
		en: "There is a pool for all guests: {lengths for the early, splashing for the late|twelve strokes there, twelve back|with a shallow end on the sunny side}.",
		de: "Für alle Gäste gibt es einen Pool: {Bahnen für die Frühen, Planschen für die Späten|zwölf Züge hin, zwölf zurück|mit einem flachen Stück auf der Sonnenseite}.",
		fr: "Une piscine est ouverte à tous les voyageurs : {des longueurs pour les uns, des plongeons pour les autres|douze brasses aller, douze retour|avec un petit bain côté soleil}.",
	},
	{
		nl: "Tegen {vijf|zes} uur wordt het bij het gedeelde zwembad {rustig|gezellig|stiller}, {en dan is het water het warmst|met watermeloen uit de koelbox|als de anderen gaan koken}.",
		en: "Towards {five|six} the shared pool grows {calm|companionable|quieter}, {and the water is at its warmest|with watermelon out of a cool box|when the others go in to cook}.",
		de: "Gegen {fünf|sechs} wird es am gemeinsamen Pool {ruhig|gesellig|stiller}, {und dann ist das Wasser am wärmsten|mit Wassermelone aus der Kühlbox|wenn die anderen kochen gehen}.",
		fr: "Vers {cinq|six} heures, la piscine commune devient {calme|conviviale|plus tranquille}, {et l’eau est à son plus doux|avec la pastèque sortie de la glacière|quand les autres vont cuisiner}.",
	},
];

const PRIVATE_POOL: readonly Fragment[] = [
	{
		nl: "Het zwembad is van jullie alleen: {niemand vroeger, niemand later|na middernacht alleen nog sterren erin|wie wil, zwemt voor de koffie}.",
		en: "The pool is yours alone: {nobody earlier, nobody later|after midnight only stars in it|swim before coffee if you like}.",
		de: "Der Pool gehört euch allein: {keiner früher, keiner später|Nach Mitternacht schwimmen nur noch Sterne darin|Wer mag, schwimmt vor dem Kaffee}.",
		fr: "La piscine n’est qu’à vous : {personne avant, personne après|passé minuit, il n’y nage que des étoiles|on s’y baigne avant le café si l’on veut}.",
	},
	{
		nl: "Rond het eigen zwembad {ligt warme steen|staan vier ligstoelen en een parasol|groeit gras tot aan de rand}; {het diepe eind ligt in de avondzon|kinderen komen er alleen uit voor ijs|je hoort het water tegen de rand slaan}.",
		en: "Around the private pool {the stone is warm|stand four loungers and a parasol|grass grows right up to the edge}; {the deep end gets the evening sun|children leave it only for ice cream|you hear water slapping at the rim}.",
		de: "Um den eigenen Pool {liegt warmer Stein|stehen vier Liegen und ein Sonnenschirm|wächst Gras bis an den Rand}; {das tiefe Ende hat Abendsonne|Kinder kommen nur für Eis heraus|man hört das Wasser an den Rand schlagen}.",
		fr: "Autour de la piscine privée, {la pierre est chaude|quatre transats et un parasol|l’herbe pousse jusqu’au bord} ; {le grand bain a le soleil du soir|les enfants n’en sortent que pour une glace|on entend l’eau contre la margelle}.",
		when: isHouse,
	},
	{
		nl: "Met {tien|twaalf|acht} slagen ben je het eigen zwembad over. {Lang genoeg om honger te krijgen|Niemand telt mee|Daarna droog je op de tegels}.",
		en: "{Ten|Twelve|Eight} strokes take you across the private pool. {Long enough to work up an appetite|Nobody is counting|Then you dry on the tiles}.",
		de: "Mit {zehn|zwölf|acht} Zügen ist man durch den eigenen Pool. {Lang genug, um Hunger zu bekommen|Keiner zählt mit|Danach trocknet man auf den Fliesen}.",
		fr: "En {dix|douze|huit} brasses, on traverse la piscine privée. {Assez pour avoir faim|Personne ne compte|Ensuite, on sèche sur les dalles}.",
	},
	{
		nl: "Het eigen zwembad ligt {uit de wind|beschut achter een muur|een stap van de keuken}, zodat {je ook in september nog zwemt|boeken droog blijven|de kok kan toekijken}.",
		en: "Your private pool lies {out of the wind|sheltered behind a wall|a step from the kitchen}, so that {you still swim in September|books stay dry|the cook can watch}.",
		de: "Der eigene Pool liegt {windgeschützt|geborgen hinter einer Mauer|einen Schritt von der Küche}, sodass {man auch im September noch schwimmt|die Bücher trocken bleiben|man beim Kochen zusehen kann}.",
		fr: "La piscine privée est {à l’abri du vent|protégée par un mur|à un pas de la cuisine}, si bien {qu’on s’y baigne encore en septembre|que les livres restent secs|que l’on peut surveiller en cuisinant}.",
	},
	{
		nl: "’s Middags {wint het eigen zwembad het van elk plan|gaat niemand verder dan het eigen zwembad|is het eigen zwembad de koelste kamer}, {en terecht|tot de schaduw komt|met het boek op de rand}.",
		en: "In the afternoon {the private pool beats any plan|nobody goes farther than the private pool|the private pool is the coolest room}, {and rightly so|until the shade arrives|with a book on the edge}.",
		de: "Nachmittags {schlägt der eigene Pool jeden Plan|geht keiner weiter als bis zum eigenen Pool|ist der eigene Pool das kühlste Zimmer}, {und das zu Recht|bis der Schatten kommt|mit dem Buch am Rand}.",
		fr: "L’après-midi, {la piscine privée l’emporte sur tous les projets|personne ne va plus loin que la piscine privée|la piscine privée est la pièce la plus fraîche}, {et c’est justice|jusqu’à l’arrivée de l’ombre|un livre posé sur le bord}.",
	},
];

export const PETS: readonly Fragment[] = [
	{
		nl: "Voor de hond is er {een haak voor de riem|een mand in de gang|een plekje in de zon}; {hij kiest meestal toch de bank|daarna slaapt hij tot de avond|verder heeft hij niets nodig}.",
		en: "For the dog there is {a hook for the lead|a basket in the hall|a patch of sun}; {it will choose the sofa anyway|afterwards it sleeps till evening|it needs nothing else}.",
		de: "Für den Hund gibt es {einen Haken für die Leine|einen Korb im Flur|ein Plätzchen in der Sonne}; {er wählt meistens doch das Sofa|danach schläft er bis zum Abend|mehr braucht er nicht}.",
		fr: "Pour le chien, il y a {une patère pour la laisse|un panier dans l’entrée|une place au soleil} ; {il choisira quand même le canapé|ensuite, il dort jusqu’au soir|il ne lui faut rien d’autre}.",
		walls: true,
	},
	{
		nl: "Honden zijn welkom en {worden bij aankomst het eerst begroet|kennen na een dag de hele buurt|vinden hun weg sneller dan wij}.",
		en: "Dogs are welcome and {are greeted first on arrival|know the whole neighbourhood within a day|find their way about faster than we do}.",
		de: "Hunde sind willkommen und {werden bei der Ankunft zuerst begrüßt|kennen nach einem Tag die ganze Nachbarschaft|finden sich schneller zurecht als wir}.",
		fr: "Les chiens sont les bienvenus ; ils {sont salués les premiers à l’arrivée|connaissent tout le voisinage en un jour|trouvent leurs repères plus vite que nous}.",
	},
	{
		nl: "Met een hond is {de eerste ronde van de dag de mooiste|elke weg hier een goede weg|het hier nooit te vroeg om op te staan}: {jij hebt koffie, hij heeft geuren|neem een zakje brokken mee voor onderweg|na afloop ligt er een handdoek klaar}.",
		en: "With a dog {the first walk of the day is the finest|every path here is a good one|it is never too early to be up}: {you have coffee, the dog has smells|take a few biscuits for the road|afterwards a towel lies ready}.",
		de: "Mit Hund {ist die erste Runde des Tages die schönste|ist hier jeder Weg ein guter|ist es hier nie zu früh zum Aufstehen}: {Du hast Kaffee, er hat Gerüche|Ein paar Leckerli gehören in die Tasche|Hinterher liegt ein Handtuch bereit}.",
		fr: "Avec un chien, {la première promenade du jour est la plus belle|tous les chemins sont bons ici|il n’est jamais trop tôt pour se lever} : {vous avez le café, lui les odeurs|emportez quelques biscuits pour la route|au retour, une serviette attend}.",
	},
	{
		nl: "De hond mag mee: {er staat een waterbak bij de deur|een oude deken ligt klaar|aan de kapstok is een haak voor de riem}.",
		en: "The dog may come: {there is a water bowl by the door|an old blanket lies ready|one hook is kept for the lead}.",
		de: "Der Hund darf mit: {An der Tür steht ein Wassernapf|Eine alte Decke liegt bereit|Ein Haken ist für die Leine}.",
		fr: "Le chien peut venir : {une gamelle d’eau attend près de la porte|une vieille couverture est prête|une patère est réservée à la laisse}.",
	},
	{
		nl: "Ook een hond is hier welkom; {de rondjes beginnen bij de deur|na regen liggen er oude handdoeken|het baasje went even snel}.",
		en: "A dog is welcome here too; {walks begin at the door|there are old towels for after the rain|its owner settles just as fast}.",
		de: "Auch ein Hund ist hier willkommen; {die Runden beginnen vor der Tür|für nasse Tage liegen alte Handtücher da|Herrchen und Frauchen gewöhnen sich ebenso schnell}.",
		fr: "Un chien est aussi le bienvenu ; {les promenades partent de la porte|de vieilles serviettes servent après la pluie|son maître s’y fait tout aussi vite}.",
	},
	{
		nl: "Wie een hond heeft, laat hem niet thuis: {het veld is vlakbij|de buurt kent er meer|hij slaapt hier beter dan jij}.",
		en: "If you have a dog, bring it: {there is open ground close by|the neighbourhood has others|it will sleep better than you do}.",
		de: "Wer einen Hund hat, lässt ihn nicht zu Hause: {Wiesen sind gleich nebenan|In der Nachbarschaft gibt es noch mehr|Er schläft hier besser als du}.",
		fr: "Si vous avez un chien, emmenez-le : {il y a de l’espace tout près|le voisinage en compte d’autres|il dormira mieux que vous}.",
	},
	{
		nl: "Een {natte hond|hond met modder in zijn vacht|moe gerende hond} is hier geen ramp, {de vloer kan ertegen|de bank heeft een wasbare hoes|er hangt een handdoek bij de deur}.",
		en: "A {wet dog|muddy dog|dog that has run itself tired} is no disaster here; {the floor can take it|the sofa cover washes|a towel hangs by the door}.",
		de: "Ein {nasser Hund|Hund mit Schlamm im Fell|müde gelaufener Hund} ist hier kein Unglück, {der Boden hält das aus|der Sofabezug ist waschbar|an der Tür hängt ein Handtuch}.",
		fr: "Un chien {mouillé|couvert de boue|fourbu d’avoir couru} n’est pas un drame ici : {le sol en a vu d’autres|la housse du canapé se lave|une vieille serviette pend près de la porte}.",
		walls: true,
	},
];

/** The remarkable things, in the order of telling. */
export const REMARKABLE = [
	{ slot: "privatpool", when: has("privatpool"), pool: PRIVATE_POOL },
	{ slot: "sauna", when: has("sauna"), pool: SAUNA },
	{ slot: "hottub", when: has("hottub"), pool: HOTTUB },
	{ slot: "spa", when: has("spa"), pool: SPA },
	{ slot: "pool", when: has("pool"), pool: POOL },
] as const;
