import type { Localized } from "#domain/language.ts";
import type { Scenery, View } from "#site/drawing-address.ts";
import { seededRandom } from "./choose.ts";
import { typeset } from "./render.ts";
import { has, northern, type TextHome } from "./text-home.ts";

/** What a picture shows, after the name of the home. */

const words = (nl: string, en: string, de: string, fr: string): Localized => ({ nl, en, de, fr });

const EXTERIOR: Readonly<Record<Scenery, readonly Localized[]>> = {
	alps: [
		words("gezien vanaf de bergwei", "seen from the mountain meadow", "von der Bergwiese aus", "depuis la prairie"),
		words("met de toppen erachter", "with the summits behind", "mit den Gipfeln dahinter", "devant les sommets"),
		words("aan de voet van de helling", "at the foot of the slope", "am Fuß des Hangs", "au pied de la pente"),
	],
	sea: [
		words(
			"gezien vanaf het pad naar zee",
			"seen from the path to the sea",
			"vom Weg zum Meer aus",
			"depuis le chemin de la mer",
		),
		words(
			"onder een hoge kustlucht",
			"under a wide coastal sky",
			"unter weitem Küstenhimmel",
			"sous le grand ciel de la côte",
		),
		words("met de kust erachter", "with the coast behind", "mit der Küste dahinter", "devant la côte"),
	],
	lake: [
		words("gezien vanaf de oever", "seen from the shore", "vom Ufer aus", "depuis la rive"),
		words("met het meer erachter", "with the lake behind", "mit dem See dahinter", "devant le lac"),
		words(
			"tussen bomen en water",
			"between trees and water",
			"zwischen Bäumen und Wasser",
			"entre les arbres et l’eau",
		),
	],
	countryside: [
		words("tussen de velden", "among the fields", "zwischen den Feldern", "au milieu des champs"),
		words("gezien vanaf de landweg", "seen from the lane", "vom Feldweg aus", "depuis le chemin"),
		words(
			"met de heuvels in de verte",
			"with hills in the distance",
			"mit Hügeln in der Ferne",
			"devant les collines lointaines",
		),
	],
	forest: [
		words("tussen de bomen", "among the trees", "zwischen den Bäumen", "entre les arbres"),
		words("aan de bosrand", "at the edge of the forest", "am Waldrand", "à la lisière de la forêt"),
		words("gezien vanaf het bospad", "seen from the forest path", "vom Waldweg aus", "depuis le sentier forestier"),
	],
	village: [
		words("gezien vanaf de straat", "seen from the street", "von der Straße aus", "depuis la rue"),
		words("met de daken eromheen", "with roofs all around", "mit den Dächern ringsum", "parmi les toits"),
		words("tussen de gevels", "between the façades", "zwischen den Fassaden", "entre les façades"),
	],
};

/** In place of the hills where there are none. */
const WIDE_SKY = words("onder een wijde lucht", "under a wide sky", "unter weitem Himmel", "sous un vaste ciel");

const ANOTHER_LIGHT: readonly Localized[] = [
	words(
		"van buiten, in ander licht",
		"from outside, in another light",
		"von außen, in anderem Licht",
		"de l’extérieur, sous une autre lumière",
	),
	words(
		"van buiten, op een ander uur",
		"from outside, at another hour",
		"von außen, zu anderer Stunde",
		"de l’extérieur, à une autre heure",
	),
	words(
		"nog eens van buiten, op een ander moment",
		"from outside once more, at another time of day",
		"noch einmal von außen, zu anderer Tageszeit",
		"encore une fois de l’extérieur, à un autre moment du jour",
	),
];

/** "with a view …" */
const ONTO: Readonly<Record<Scenery, Localized>> = {
	alps: words("op de bergen", "of the mountains", "auf die Berge", "sur les montagnes"),
	sea: words("op de kust", "of the coast", "auf die Küste", "sur la côte"),
	lake: words("op het meer", "of the lake", "auf den See", "sur le lac"),
	countryside: words("op de velden", "of the fields", "auf die Felder", "sur les champs"),
	forest: words("op de bomen", "of the trees", "auf die Bäume", "sur les arbres"),
	village: words("op de daken", "of the rooftops", "auf die Dächer", "sur les toits"),
};

const LIVING: readonly Localized[] = [
	words(
		"de woonkamer met uitzicht {onto}",
		"the living room with a view {onto}",
		"das Wohnzimmer mit Blick {onto}",
		"le salon avec vue {onto}",
	),
	words(
		"de bank bij het raam in de woonkamer",
		"the sofa by the living-room window",
		"das Sofa am Wohnzimmerfenster",
		"le canapé près de la fenêtre du salon",
	),
	words(
		"de woonkamer met een paar lampen",
		"the living room with a few lamps",
		"das Wohnzimmer mit ein paar Lampen",
		"le salon et quelques lampes",
	),
	words(
		"de zithoek met een raam dat uitkijkt {onto}",
		"the sitting area by a window with a view {onto}",
		"die Sitzecke am Fenster mit Blick {onto}",
		"le coin salon et sa fenêtre qui donne {onto}",
	),
];

/** Under canvas nobody speaks of a living room. */
const TENT_LIVING: readonly Localized[] = [
	words(
		"de zithoek in de tent",
		"the sitting area inside the tent",
		"die Sitzecke im Zelt",
		"le coin salon sous la toile",
	),
	words("de tent van binnen", "the tent from inside", "das Zelt von innen", "la tente vue de l’intérieur"),
	words(
		"de bank onder het tentdoek",
		"the sofa beneath the canvas",
		"das Sofa unter der Zeltplane",
		"le canapé sous la tente",
	),
];

const BEDROOM: readonly Localized[] = [
	words(
		"de slaapkamer met uitzicht {onto}",
		"the bedroom with a view {onto}",
		"das Schlafzimmer mit Blick {onto}",
		"la chambre avec vue {onto}",
	),
	words(
		"het opgemaakte bed in de slaapkamer",
		"the bed, freshly made",
		"das frisch bezogene Bett im Schlafzimmer",
		"le lit préparé dans la chambre",
	),
	words(
		"de slaapkamer met het bed bij het raam",
		"the bedroom, its bed by the window",
		"das Schlafzimmer mit dem Bett am Fenster",
		"la chambre, le lit près de la fenêtre",
	),
];

const OTHER_BED: readonly Localized[] = [
	words("een tweede slaapkamer", "a second bedroom", "ein zweites Schlafzimmer", "une deuxième chambre"),
	words(
		"nog een slaapkamer, in andere kleuren",
		"another bedroom, in other colours",
		"noch ein Schlafzimmer, in anderen Farben",
		"une autre chambre, dans d’autres couleurs",
	),
	words(
		"een slaapkamer aan de andere kant",
		"a bedroom on the other side",
		"ein Schlafzimmer auf der anderen Seite",
		"une chambre de l’autre côté",
	),
];

const SAME_BED: readonly Localized[] = [
	words(
		"de slaapkamer van een andere kant",
		"the bedroom from another angle",
		"das Schlafzimmer von einer anderen Seite",
		"la chambre sous un autre angle",
	),
	words("de slaapplek van dichterbij", "the bed from close up", "das Bett aus der Nähe", "le lit de plus près"),
	words(
		"nog een blik in de slaapkamer",
		"another look into the bedroom",
		"noch ein Blick ins Schlafzimmer",
		"un autre coup d’œil dans la chambre",
	),
];

const BATHROOM: readonly Localized[] = [
	words(
		"de badkamer met spiegel en wastafel",
		"the bathroom with mirror and basin",
		"das Bad mit Spiegel und Waschbecken",
		"la salle de bains, miroir et lavabo",
	),
	words(
		"de badkamer, licht en sober",
		"the bathroom, light and plain",
		"das Bad, hell und schlicht",
		"la salle de bains, claire et sobre",
	),
	words(
		"een blik in de badkamer",
		"a look into the bathroom",
		"ein Blick ins Bad",
		"un coup d’œil dans la salle de bains",
	),
];

const TERRACE: readonly Localized[] = [
	words(
		"het terras met uitzicht {onto}",
		"the terrace with a view {onto}",
		"die Terrasse mit Blick {onto}",
		"la terrasse avec vue {onto}",
	),
	words(
		"stoelen en een tafel op het terras",
		"chairs and a table on the terrace",
		"Stühle und ein Tisch auf der Terrasse",
		"des chaises et une table sur la terrasse",
	),
	words(
		"het terras, gezien vanaf de deur",
		"the terrace, seen from the door",
		"die Terrasse, von der Tür aus",
		"la terrasse, depuis la porte",
	),
];

const BALCONY: readonly Localized[] = [
	words(
		"het balkon met uitzicht {onto}",
		"the balcony with a view {onto}",
		"der Balkon mit Blick {onto}",
		"le balcon avec vue {onto}",
	),
	words("een stoel op het balkon", "a chair on the balcony", "ein Stuhl auf dem Balkon", "une chaise sur le balcon"),
	words(
		"het balkon, gezien vanuit de kamer",
		"the balcony, seen from the room",
		"der Balkon, vom Zimmer aus",
		"le balcon, depuis la chambre",
	),
];

const OUTSIDE: readonly Localized[] = [
	words(
		"een zitplek buiten, met uitzicht {onto}",
		"a place to sit outside, with a view {onto}",
		"ein Sitzplatz im Freien mit Blick {onto}",
		"un coin pour s’asseoir dehors, avec vue {onto}",
	),
	words(
		"tafel en stoelen in de buitenlucht",
		"table and chairs in the open air",
		"Tisch und Stühle an der frischen Luft",
		"table et chaises en plein air",
	),
	words(
		"de plek om buiten te zitten",
		"the place to sit outdoors",
		"der Platz zum Draußensitzen",
		"l’endroit où s’asseoir dehors",
	),
];

const VIEW: readonly Localized[] = [
	words("het uitzicht {onto}", "the view {onto}", "der Blick {onto}", "la vue {onto}"),
	words(
		"uitzicht {onto} vanaf de drempel",
		"the view {onto} from the doorstep",
		"Blick {onto} von der Schwelle aus",
		"vue {onto} depuis le seuil",
	),
	words(
		"buiten, met uitzicht {onto}",
		"outdoors, with a view {onto}",
		"draußen, mit Blick {onto}",
		"dehors, avec vue {onto}",
	),
];

function exteriors(home: TextHome): readonly Localized[] {
	const all = EXTERIOR[home.scenery];
	return home.scenery === "countryside" && northern(home) ? [...all.slice(0, 2), WIDE_SKY] : all;
}

function phrases(home: TextHome, view: View, variant: number): readonly Localized[] {
	switch (view) {
		case "exterior":
			return variant > 0 ? ANOTHER_LIGHT : exteriors(home);
		case "living":
			return home.kind === "glampingTent" ? TENT_LIVING : LIVING;
		case "bedroom":
			return variant === 0 ? BEDROOM : home.bedrooms > 1 ? OTHER_BED : SAME_BED;
		case "bathroom":
			return BATHROOM;
		case "terrace":
			return has("terrace")(home) ? TERRACE : has("balcony")(home) ? BALCONY : OUTSIDE;
		case "view":
			return VIEW;
	}
}

/** One short phrase: the name of the home and what is seen. */
export function altText(home: TextHome, title: string, view: View, variant: number): Localized {
	const options = phrases(home, view, variant);
	const chosen = options[Math.floor(seededRandom(`${home.accoId}|${view}|${variant}`)() * options.length)];
	const fill = (language: keyof Localized): string =>
		typeset(`${title}, ${chosen?.[language].replace("{onto}", ONTO[home.scenery][language]) ?? ""}`, language);
	return { nl: fill("nl"), en: fill("en"), de: fill("de"), fr: fill("fr") };
}
