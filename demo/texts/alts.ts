import { byLanguage, type Localized } from "#domain/language.ts";
import type { Scenery, View } from "#site/drawing-address.ts";
import { seededRandom } from "./choose.ts";
import { typeset } from "./render.ts";
import { has, northern, type TextHome } from "./text-home.ts";

/** What a picture shows, after the name of the home. */

const EXTERIOR: Readonly<Record<Scenery, readonly Localized[]>> = {
	alps: [
		{
			nl: "gezien vanaf de bergwei",
			en: "seen from the mountain meadow",
			de: "von der Bergwiese aus",
			fr: "depuis la prairie",
		},
		{
			nl: "met de toppen erachter",
			en: "with the summits behind",
			de: "mit den Gipfeln dahinter",
			fr: "devant les sommets",
		},
		{
			nl: "aan de voet van de helling",
			en: "at the foot of the slope",
			de: "am Fuß des Hangs",
			fr: "au pied de la pente",
		},
	],
	sea: [
		{
			nl: "gezien vanaf het pad naar zee",
			en: "seen from the path to the sea",
			de: "vom Weg zum Meer aus",
			fr: "depuis le chemin de la mer",
		},
		{
			nl: "onder een hoge kustlucht",
			en: "under a wide coastal sky",
			de: "unter weitem Küstenhimmel",
			fr: "sous le grand ciel de la côte",
		},
		{ nl: "met de kust erachter", en: "with the coast behind", de: "mit der Küste dahinter", fr: "devant la côte" },
	],
	lake: [
		{ nl: "gezien vanaf de oever", en: "seen from the shore", de: "vom Ufer aus", fr: "depuis la rive" },
		{ nl: "met het meer erachter", en: "with the lake behind", de: "mit dem See dahinter", fr: "devant le lac" },
		{
			nl: "tussen bomen en water",
			en: "between trees and water",
			de: "zwischen Bäumen und Wasser",
			fr: "entre les arbres et l’eau",
		},
	],
	countryside: [
		{ nl: "tussen de velden", en: "among the fields", de: "zwischen den Feldern", fr: "au milieu des champs" },
		{ nl: "gezien vanaf de landweg", en: "seen from the lane", de: "vom Feldweg aus", fr: "depuis le chemin" },
		{
			nl: "met de heuvels in de verte",
			en: "with hills in the distance",
			de: "mit Hügeln in der Ferne",
			fr: "devant les collines lointaines",
		},
	],
	forest: [
		{ nl: "tussen de bomen", en: "among the trees", de: "zwischen den Bäumen", fr: "entre les arbres" },
		{ nl: "aan de bosrand", en: "at the edge of the forest", de: "am Waldrand", fr: "à la lisière de la forêt" },
		{
			nl: "gezien vanaf het bospad",
			en: "seen from the forest path",
			de: "vom Waldweg aus",
			fr: "depuis le sentier forestier",
		},
	],
	village: [
		{ nl: "gezien vanaf de straat", en: "seen from the street", de: "von der Straße aus", fr: "depuis la rue" },
		{ nl: "met de daken eromheen", en: "with roofs all around", de: "mit den Dächern ringsum", fr: "parmi les toits" },
		{ nl: "tussen de gevels", en: "between the façades", de: "zwischen den Fassaden", fr: "entre les façades" },
	],
};

/** In place of the hills where there are none. */
const WIDE_SKY = {
	nl: "onder een wijde lucht",
	en: "under a wide sky",
	de: "unter weitem Himmel",
	fr: "sous un vaste ciel",
};

const ANOTHER_LIGHT: readonly Localized[] = [
	{
		nl: "van buiten, in ander licht",
		en: "from outside, in another light",
		de: "von außen, in anderem Licht",
		fr: "de l’extérieur, sous une autre lumière",
	},
	{
		nl: "van buiten, op een ander uur",
		en: "from outside, at another hour",
		de: "von außen, zu anderer Stunde",
		fr: "de l’extérieur, à une autre heure",
	},
	{
		nl: "nog eens van buiten, op een ander moment",
		en: "from outside once more, at another time of day",
		de: "noch einmal von außen, zu anderer Tageszeit",
		fr: "encore une fois de l’extérieur, à un autre moment du jour",
	},
];

/** "with a view …" */
const ONTO: Readonly<Record<Scenery, Localized>> = {
	alps: { nl: "op de bergen", en: "of the mountains", de: "auf die Berge", fr: "sur les montagnes" },
	sea: { nl: "op de kust", en: "of the coast", de: "auf die Küste", fr: "sur la côte" },
	lake: { nl: "op het meer", en: "of the lake", de: "auf den See", fr: "sur le lac" },
	countryside: { nl: "op de velden", en: "of the fields", de: "auf die Felder", fr: "sur les champs" },
	forest: { nl: "op de bomen", en: "of the trees", de: "auf die Bäume", fr: "sur les arbres" },
	village: { nl: "op de daken", en: "of the rooftops", de: "auf die Dächer", fr: "sur les toits" },
};

const LIVING: readonly Localized[] = [
	{
		nl: "de woonkamer met uitzicht {onto}",
		en: "the living room with a view {onto}",
		de: "das Wohnzimmer mit Blick {onto}",
		fr: "le salon avec vue {onto}",
	},
	{
		nl: "de bank bij het raam in de woonkamer",
		en: "the sofa by the living-room window",
		de: "das Sofa am Wohnzimmerfenster",
		fr: "le canapé près de la fenêtre du salon",
	},
	{
		nl: "de woonkamer met een paar lampen",
		en: "the living room with a few lamps",
		de: "das Wohnzimmer mit ein paar Lampen",
		fr: "le salon et quelques lampes",
	},
	{
		nl: "de zithoek met een raam dat uitkijkt {onto}",
		en: "the sitting area by a window with a view {onto}",
		de: "die Sitzecke am Fenster mit Blick {onto}",
		fr: "le coin salon et sa fenêtre qui donne {onto}",
	},
];

/** A tent has no living room. */
const TENT_LIVING: readonly Localized[] = [
	{
		nl: "de zithoek in de tent",
		en: "the sitting area inside the tent",
		de: "die Sitzecke im Zelt",
		fr: "le coin salon sous la toile",
	},
	{ nl: "de tent van binnen", en: "the tent from inside", de: "das Zelt von innen", fr: "la tente vue de l’intérieur" },
	{
		nl: "de bank onder het tentdoek",
		en: "the sofa beneath the canvas",
		de: "das Sofa unter der Zeltplane",
		fr: "le canapé sous la tente",
	},
];

const BEDROOM: readonly Localized[] = [
	{
		nl: "de slaapkamer met uitzicht {onto}",
		en: "the bedroom with a view {onto}",
		de: "das Schlafzimmer mit Blick {onto}",
		fr: "la chambre avec vue {onto}",
	},
	{
		nl: "het opgemaakte bed in de slaapkamer",
		en: "the bed, freshly made",
		de: "das frisch bezogene Bett im Schlafzimmer",
		fr: "le lit préparé dans la chambre",
	},
	{
		nl: "de slaapkamer met het bed bij het raam",
		en: "the bedroom, its bed by the window",
		de: "das Schlafzimmer mit dem Bett am Fenster",
		fr: "la chambre, le lit près de la fenêtre",
	},
];

const SECOND_BED: Localized = {
	nl: "een tweede slaapkamer",
	en: "a second bedroom",
	de: "ein zweites Schlafzimmer",
	fr: "une deuxième chambre",
};

const OTHER_BED: readonly Localized[] = [
	SECOND_BED,
	{
		nl: "nog een slaapkamer, in andere kleuren",
		en: "another bedroom, in other colours",
		de: "noch ein Schlafzimmer, in anderen Farben",
		fr: "une autre chambre, dans d’autres couleurs",
	},
	{
		nl: "een slaapkamer aan de andere kant",
		en: "a bedroom on the other side",
		de: "ein Schlafzimmer auf der anderen Seite",
		fr: "une chambre de l’autre côté",
	},
];

const SAME_BED: readonly Localized[] = [
	{
		nl: "de slaapkamer van een andere kant",
		en: "the bedroom from another angle",
		de: "das Schlafzimmer von einer anderen Seite",
		fr: "la chambre sous un autre angle",
	},
	{
		nl: "de slaapplek van dichterbij",
		en: "the bed from close up",
		de: "das Bett aus der Nähe",
		fr: "le lit de plus près",
	},
	{
		nl: "nog een blik in de slaapkamer",
		en: "another look into the bedroom",
		de: "noch ein Blick ins Schlafzimmer",
		fr: "un autre coup d’œil dans la chambre",
	},
];

const BATHROOM: readonly Localized[] = [
	{
		nl: "de badkamer met spiegel en wastafel",
		en: "the bathroom with mirror and basin",
		de: "das Bad mit Spiegel und Waschbecken",
		fr: "la salle de bains, miroir et lavabo",
	},
	{
		nl: "de badkamer, licht en sober",
		en: "the bathroom, light and plain",
		de: "das Bad, hell und schlicht",
		fr: "la salle de bains, claire et sobre",
	},
	{
		nl: "een blik in de badkamer",
		en: "a look into the bathroom",
		de: "ein Blick ins Bad",
		fr: "un coup d’œil dans la salle de bains",
	},
];

const TERRACE: readonly Localized[] = [
	{
		nl: "het terras met uitzicht {onto}",
		en: "the terrace with a view {onto}",
		de: "die Terrasse mit Blick {onto}",
		fr: "la terrasse avec vue {onto}",
	},
	{
		nl: "stoelen en een tafel op het terras",
		en: "chairs and a table on the terrace",
		de: "Stühle und ein Tisch auf der Terrasse",
		fr: "des chaises et une table sur la terrasse",
	},
	{
		nl: "het terras, gezien vanaf de deur",
		en: "the terrace, seen from the door",
		de: "die Terrasse, von der Tür aus",
		fr: "la terrasse, depuis la porte",
	},
];

const BALCONY: readonly Localized[] = [
	{
		nl: "het balkon met uitzicht {onto}",
		en: "the balcony with a view {onto}",
		de: "der Balkon mit Blick {onto}",
		fr: "le balcon avec vue {onto}",
	},
	{
		nl: "een stoel op het balkon",
		en: "a chair on the balcony",
		de: "ein Stuhl auf dem Balkon",
		fr: "une chaise sur le balcon",
	},
	{
		nl: "het balkon, gezien vanuit de kamer",
		en: "the balcony, seen from the room",
		de: "der Balkon, vom Zimmer aus",
		fr: "le balcon, depuis la chambre",
	},
];

const OUTSIDE: readonly Localized[] = [
	{
		nl: "een zitplek buiten, met uitzicht {onto}",
		en: "a place to sit outside, with a view {onto}",
		de: "ein Sitzplatz im Freien mit Blick {onto}",
		fr: "un coin pour s’asseoir dehors, avec vue {onto}",
	},
	{
		nl: "tafel en stoelen in de buitenlucht",
		en: "table and chairs in the open air",
		de: "Tisch und Stühle an der frischen Luft",
		fr: "table et chaises en plein air",
	},
	{
		nl: "de plek om buiten te zitten",
		en: "the place to sit outdoors",
		de: "der Platz zum Draußensitzen",
		fr: "l’endroit où s’asseoir dehors",
	},
];

const VIEW: readonly Localized[] = [
	{ nl: "het uitzicht {onto}", en: "the view {onto}", de: "der Blick {onto}", fr: "la vue {onto}" },
	{
		nl: "uitzicht {onto} vanaf de drempel",
		en: "the view {onto} from the doorstep",
		de: "Blick {onto} von der Schwelle aus",
		fr: "vue {onto} depuis le seuil",
	},
	{
		nl: "buiten, met uitzicht {onto}",
		en: "outdoors, with a view {onto}",
		de: "draußen, mit Blick {onto}",
		fr: "dehors, avec vue {onto}",
	},
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

/** A phrase that no earlier picture of this view has; `variant` counts them from 0. */
function phraseOf(
	home: TextHome,
	view: View,
	variant: number,
	taken: readonly Localized[] = [],
): Localized | undefined {
	const at = taken.length;
	const all = phrases(home, view, at);
	// A third bedroom is no second one.
	const fitting = at > 1 ? all.filter((phrase) => phrase !== SECOND_BED) : all;
	const left = fitting.filter((phrase) => !taken.includes(phrase));
	const options = left.length > 0 ? left : fitting;
	const chosen = options[Math.floor(seededRandom(`${home.accoId}|${view}|${at}`)() * options.length)];
	return at === variant || !chosen ? chosen : phraseOf(home, view, variant, [...taken, chosen]);
}

/** One short phrase: the name of the home and what is seen, in other words for each picture of a home. */
export function altText(home: TextHome, title: string, view: View, variant: number): Localized {
	const chosen = phraseOf(home, view, variant);
	const fill = (language: keyof Localized): string =>
		typeset(`${title}, ${chosen?.[language].replace("{onto}", ONTO[home.scenery][language]) ?? ""}`, language);
	return byLanguage(fill);
}
