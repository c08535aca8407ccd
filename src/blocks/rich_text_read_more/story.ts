import type { BlockStories } from "../block-stories.ts";
import { stories as richTexts } from "../rich_text/story.ts";
import { heading, richText } from "../story-words.ts";

const long = {
	nl: richText(
		"Een chalet is een huis dat op de winter wacht. De balken zijn dik, de ramen klein, en de kachel staat in het midden omdat de warmte van daar overal komt. In de zomer ruikt het er naar hars en staat de deur de hele dag open.",
		"Wie er voor het eerst slaapt, hoort ’s nachts het hout werken. Dat is geen gebrek: hout dat leeft, kraakt. Na twee nachten hoor je het niet meer.",
		heading(3, "Waar je op let"),
		"Vraag hoe hoog het ligt en of de weg er in januari geveegd wordt. Tweehonderd meter hoger is een maand meer sneeuw, en soms een set kettingen in de kofferbak.",
		"Kijk naar de slaapkamers onder het dak. Kinderen vinden ze het mooist, grote mensen stoten er hun hoofd.",
	),
	en: richText(
		"A chalet is a house that waits for winter. Its beams are thick, its windows small, and the stove stands in the middle because warmth reaches everything from there. In summer it smells of resin and the door is open all day long.",
		"Whoever sleeps there for the first time hears the wood at work by night. That is no fault: wood that lives creaks. After two nights you no longer hear it.",
		heading(3, "What to look for"),
		"Ask how high it lies and whether the road is cleared in January. Two hundred metres higher is a month more of snow, and sometimes a set of chains in the boot.",
		"Look at the bedrooms under the roof. Children like them best, tall people knock their heads.",
	),
	de: richText(
		"Ein Chalet ist ein Haus, das auf den Winter wartet. Die Balken sind dick, die Fenster klein, und der Ofen steht in der Mitte, weil die Wärme von dort überall hinkommt. Im Sommer riecht es nach Harz, und die Tür steht den ganzen Tag offen.",
		"Wer dort zum ersten Mal schläft, hört nachts das Holz arbeiten. Das ist kein Mangel: Holz, das lebt, knarrt. Nach zwei Nächten hörst du es nicht mehr.",
		heading(3, "Worauf du achtest"),
		"Frag, wie hoch es liegt und ob die Straße im Januar geräumt wird. Zweihundert Meter höher bedeuten einen Monat mehr Schnee, und manchmal Ketten im Kofferraum.",
		"Sieh dir die Schlafzimmer unter dem Dach an. Kinder mögen sie am liebsten, große Leute stoßen sich den Kopf.",
	),
	fr: richText(
		"Un chalet est une maison qui attend l’hiver. Les poutres sont épaisses, les fenêtres petites, et le poêle se tient au milieu parce que la chaleur, de là, va partout. L’été, il y flotte une odeur de résine et la porte reste ouverte toute la journée.",
		"La première nuit, on entend le bois travailler. Ce n’est pas un défaut : le bois vivant craque. Après deux nuits, on ne l’entend plus.",
		heading(3, "À quoi faire attention"),
		"Demandez à quelle altitude il se trouve et si la route est dégagée en janvier. Deux cents mètres plus haut, c’est un mois de neige en plus, et parfois des chaînes dans le coffre.",
		"Regardez les chambres sous le toit. Les enfants les préfèrent, les grands s’y cognent la tête.",
	),
};

export const stories = {
	typical: {
		component: "rich_text_read_more",
		title: { nl: "Over chalets", en: "About chalets", de: "Über Chalets", fr: "À propos des chalets" },
		text: long,
	},
	empty: { component: "rich_text_read_more", text: richTexts.empty.text },
	longest: {
		component: "rich_text_read_more",
		title: {
			nl: "Winterbestendigheidsvoorschriften voor vakantiehuizen",
			en: "Regulations for winter in holiday homes",
			de: "Wintertauglichkeitsvorschriften für Ferienhausvermietungen",
			fr: "Prescriptions hivernales pour les maisons de vacances",
		},
		text: long,
	},
} satisfies BlockStories;
