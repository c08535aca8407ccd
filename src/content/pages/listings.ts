import type { Localized } from "#domain/language.ts";

/** Lists of homes with an address of their own: what they show, and their words. */
export interface Listing {
	/** Countries (ISO 3166) that the list holds; none: everywhere. */
	readonly country: string | null;
	/** Kind of home that the list holds; none: all. */
	readonly kind: "villa" | null;
	readonly texts: Readonly<Record<keyof Localized, { readonly title: string; readonly lead: string }>>;
}

const AUSTRIA = {
	nl: {
		title: "Vakantiehuizen in Oostenrijk",
		lead: "Chalets, hutten en appartementen tussen de Donau en de Dolomieten.",
	},
	en: { title: "Holiday homes in Austria", lead: "Chalets, huts and apartments between the Danube and the Dolomites." },
	de: {
		title: "Ferienhäuser in Österreich",
		lead: "Chalets, Hütten und Ferienwohnungen zwischen Donau und Dolomiten.",
	},
	fr: {
		title: "Maisons de vacances en Autriche",
		lead: "Chalets, cabanes et appartements entre le Danube et les Dolomites.",
	},
};
const SWITZERLAND = {
	nl: { title: "Vakantiehuizen in Zwitserland", lead: "Houten huizen boven het dal en stille plekken aan de meren." },
	en: { title: "Holiday homes in Switzerland", lead: "Wooden houses above the valley and quiet places by the lakes." },
	de: { title: "Ferienhäuser in der Schweiz", lead: "Holzhäuser über dem Tal und stille Plätze an den Seen." },
	fr: {
		title: "Maisons de vacances en Suisse",
		lead: "Des maisons de bois au-dessus des vallées, des lieux calmes au bord des lacs.",
	},
};

export const LISTINGS = {
	villas: {
		country: null,
		kind: "villa",
		texts: {
			nl: { title: "Villa’s", lead: "Ruimte om elkaar te vinden en om elkaar even niet te zien." },
			en: { title: "Villas", lead: "Room to find each other, and to lose each other for a while." },
			de: { title: "Villen", lead: "Platz, um zusammenzukommen, und Platz, um sich eine Weile nicht zu sehen." },
			fr: { title: "Villas", lead: "De la place pour se retrouver, et pour se perdre un peu de vue." },
		},
	},
	"reisen-at": { country: "AT", kind: null, texts: AUSTRIA },
	"reisen-ch": { country: "CH", kind: null, texts: SWITZERLAND },
	"vacances-ch": { country: "CH", kind: null, texts: SWITZERLAND },
	"reisen-de": {
		country: "DE",
		kind: null,
		texts: {
			nl: {
				title: "Vakantiehuizen in Duitsland",
				lead: "Van de Wadden tot de Alpen, met vakwerk en bossen daartussen.",
			},
			en: {
				title: "Holiday homes in Germany",
				lead: "From the Wadden Sea to the Alps, with half-timber and forests between.",
			},
			de: {
				title: "Ferienhäuser in Deutschland",
				lead: "Vom Wattenmeer bis zu den Alpen, mit Fachwerk und Wäldern dazwischen.",
			},
			fr: {
				title: "Maisons de vacances en Allemagne",
				lead: "De la mer des Wadden aux Alpes, colombages et forêts entre les deux.",
			},
		},
	},
	vacances: {
		country: "FR",
		kind: null,
		texts: {
			nl: {
				title: "Vakantiehuizen in Frankrijk",
				lead: "Een mas tussen de wijnstokken, een huis aan zee, een dorp met markt op dinsdag.",
			},
			en: {
				title: "Holiday homes in France",
				lead: "A farmhouse among the vines, a home by the sea, a village with its Tuesday market.",
			},
			de: {
				title: "Ferienhäuser in Frankreich",
				lead: "Ein Mas zwischen Reben, ein Haus am Meer, ein Dorf mit Markt am Dienstag.",
			},
			fr: {
				title: "Maisons de vacances en France",
				lead: "Un mas dans les vignes, une maison face à la mer, un village et son marché du mardi.",
			},
		},
	},
	vakantiehuizen: {
		country: "NL",
		kind: null,
		texts: {
			nl: { title: "Vakantiehuizen in Nederland", lead: "Duin, heide, water en een fietspad dat voor de deur begint." },
			en: {
				title: "Holiday homes in the Netherlands",
				lead: "Dunes, heath, water, and a cycle path that begins at the door.",
			},
			de: {
				title: "Ferienhäuser in den Niederlanden",
				lead: "Dünen, Heide, Wasser und ein Radweg, der vor der Tür beginnt.",
			},
			fr: {
				title: "Maisons de vacances aux Pays-Bas",
				lead: "Dunes, bruyère, eau, et une piste cyclable qui part de la porte.",
			},
		},
	},
	"vakantiehuizen-be": {
		country: "BE",
		kind: null,
		texts: {
			nl: {
				title: "Vakantiehuizen in België",
				lead: "Bossen van de Ardennen, polders achter de kust, steden voor een lang weekend.",
			},
			en: {
				title: "Holiday homes in Belgium",
				lead: "Forests of the Ardennes, polders behind the coast, towns for a long weekend.",
			},
			de: {
				title: "Ferienhäuser in Belgien",
				lead: "Wälder der Ardennen, Polder hinter der Küste, Städte für ein langes Wochenende.",
			},
			fr: {
				title: "Maisons de vacances en Belgique",
				lead: "Forêts d’Ardenne, polders derrière la côte, villes pour un long week-end.",
			},
		},
	},
} as const satisfies Record<string, Listing & { texts: Record<keyof Localized, object> }>;

export type ListingName = keyof typeof LISTINGS;
