import type { Language } from "#domain/language.ts";

/**
 * Places with the preposition and article that a sentence takes: `op Mallorca`, `in the Netherlands`, `am Gardasee`, `en
 * Bretagne`. Listed is what a rule cannot know; everything else follows the rules below.
 */

type PlaceType = "country" | "region" | "placename";

/** By what stands before them: names as the site writes them in the language. */
const LISTED: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
	nl: {
		op: "Mallorca|Menorca|Ibiza|Formentera|Tenerife|Gran Canaria|Lanzarote|Fuerteventura|La Palma|Sicilië|Sardinië|Corsica|Elba|Kreta|Rhodos|Korfoe|Kos|Malta|Cyprus|Madeira|Texel|Terschelling|Ameland|Vlieland|Schiermonnikoog|Bornholm|Funen|Rügen|Usedom|Sylt|Norderney|Borkum|Gotland|Öland|Krk|Rab|Cres|Hvar|Brač|Korčula|Zeeland (Denemarken)",
		"op de": "Veluwe|Cycladen|Lofoten|Canarische Eilanden|Balearen|Azoren|Waddeneilanden",
		"aan de":
			"Côte d’Azur|Costa Blanca|Costa Brava|Costa del Sol|Moezel|Oostzeekust|Noordzeekust|Bodensee|Algarve|Rivièra|Oostzee|Noordzee|Müritz",
		"aan het": "Gardameer|Bodenmeer|Meer van Genève|Veerse Meer|Vierwoudstrekenmeer|Lago Maggiore|Comomeer",
		"in de":
			"Ardennen|Luxemburgse Ardennen|Dordogne|Ardèche|Provence|Languedoc|Elzas|Savoie|Haute-Savoie|Eifel|Harz|Mecklenburgse merenvlakte|Vogezen|Dolomieten|Achterhoek|Betuwe|Verenigde Staten|Alpen|Cevennen|Jura|Morvan|Var|Lot|Vendée|Charente",
		"in het":
			"Zwarte Woud|Allgäu|Harzgebergte|Lake District|Berner Oberland|Salzburger Land|Sauerland|Mullerthal|Beierse Woud|Verenigd Koninkrijk",
	},
	en: {
		on: "Majorca|Mallorca|Menorca|Ibiza|Formentera|Tenerife|Gran Canaria|Lanzarote|Fuerteventura|Elba|Crete|Rhodes|Corfu|Kos|Madeira|Texel|Terschelling|Ameland|Vlieland|Schiermonnikoog|Bornholm|Funen|Rügen|Usedom|Sylt|Norderney|Borkum|Krk|Rab|Cres|Hvar|Brač|Korčula|Zealand|Lake Garda|Lake Maggiore|Lake Lucerne|Lake Como|Lake Constance|Lake Geneva|Isle of Wight=the Isle of Wight",
		"on the": "Costa Blanca|Costa Brava|Côte d’Azur|Baltic coast|North Sea coast|Costa del Sol",
		"in the":
			"Netherlands|Czech Republic|Slovenian Littoral|United Kingdom|United States|Ardennes|Luxembourg Ardennes|Bernese Oberland|Black Forest|Moselle valley|Eifel|Sauerland|Mecklenburg lakes|Dordogne|Ardèche|Languedoc|Canary Islands|Balearic Islands|Algarve|Dolomites|Vosges|Harz|Achterhoek|Mullerthal|Valais|Grisons|Lake District|Alps|Veluwe|Allgäu|Cotswolds",
	},
	de: {
		auf: "Mallorca|Menorca|Ibiza|Formentera|Teneriffa|Gran Canaria|Lanzarote|Fuerteventura|La Palma|Sizilien|Sardinien|Korsika|Elba|Kreta|Rhodos|Korfu|Kos|Malta|Zypern|Madeira|Texel|Terschelling|Ameland|Vlieland|Schiermonnikoog|Bornholm|Fünen|Rügen|Usedom|Sylt|Norderney|Borkum|Seeland (Dänemark)|Krk|Rab|Cres|Hvar|Brač|Korčula",
		"auf den": "Kanarische Inseln=Kanarischen Inseln|Balearen|Azoren",
		am: "Gardasee|Vierwaldstättersee|Lago Maggiore|Comer See|Bodensee|Wörthersee|Genfer See|Chiemsee|Tegernsee|Veerse Meer",
		"an der":
			"Côte d’Azur|Costa Blanca|Costa Brava|Costa del Sol|Mosel|Ostseeküste|Nordseeküste|Algarve|Müritz|Ostsee|Nordsee",
		im: "Vereinigtes Königreich=Vereinigten Königreich|Salzburger Land|Berner Oberland|Wallis|Tessin|Schwarzwald|Allgäu|Bayerischer Wald=Bayerischen Wald|Zillertal|Burgenland|Jura|Sauerland|Müllerthal|Elsass|Harz|Languedoc|Slowenisches Küstenland=Slowenischen Küstenland",
		"in der":
			"Schweiz|Slowakei|Türkei|Eifel|Steiermark|Untersteiermark|Mecklenburgische Seenplatte=Mecklenburgischen Seenplatte|Provence|Bretagne|Normandie|Dordogne|Ardèche|Toskana|Kvarner-Bucht|Lombardei|Auvergne|Picardie|Vendée|Champagne|Veluwe",
		"in den":
			"Niederlande=Niederlanden|Ardennen|Luxemburger Ardennen|Vereinigte Staaten=Vereinigten Staaten|Vogesen|Dolomiten|Alpen|Cevennen|Marken|Abruzzen",
		"im Vereinigten": "Vereinigtes Königreich=Königreich",
	},
	fr: {
		en: "Corse|Sardaigne|Sicile|Frise|Gueldre|Fionie|Hollande-Septentrionale|Flandre-Occidentale|Flandre-Orientale|Forêt-Noire|Haute-Carniole|Basse-Styrie|Seeland (Danemark)|Dordogne|Ardèche|Savoie|Haute-Savoie|Haute-Autriche|Istrie",
		à: "Majorque|Minorque|Ibiza|Tenerife|Malte|Chypre|Madère|Bornholm|Texel|Ténériffe",
		aux: "Pays-Bas|États-Unis|Canaries|Îles Canaries=îles Canaries|Lacs du Mecklembourg=lacs du Mecklembourg",
		au: "Luxembourg|Danemark|Portugal|Royaume-Uni|Jutland du Nord|Sauerland|Languedoc|Liechtenstein|Tyrol|Tyrol du Sud",
		"dans le":
			"Jutland de l’Ouest|Pays de Salzbourg|Vorarlberg|Valais|Tessin|Limbourg|Mullerthal|Jura|Vercors|Luberon|Lot|Gers|Var|Périgord|Mecklembourg|Kvarner|Littoral slovène",
		"dans l’": "Overijssel|Eifel|Oberland bernois",
		"dans la": "Drenthe|Vallée de la Moselle=vallée de la Moselle",
		"dans les":
			"Ardennes|Ardennes luxembourgeoises|Grisons|Pouilles|Dolomites|Vosges|Alpes|Cévennes|Landes|Pyrénées|Marches|Abruzzes",
		"sur la":
			"Côte d’Azur|Costa Blanca|Costa Brava|Costa del Sol|Côte de la Baltique=côte de la Baltique|Côte de la mer du Nord=côte de la mer du Nord",
		"au bord du":
			"Lac de Garde=lac de Garde|Lac Majeur=lac Majeur|Lac des Quatre-Cantons=lac des Quatre-Cantons|Lac de Constance=lac de Constance|Lac de Côme=lac de Côme|Lac Léman=lac Léman",
	},
};

const PHRASES = new Map<string, string>(
	Object.entries(LISTED).flatMap(([language, lists]) =>
		Object.entries(lists).flatMap(([before, names]) =>
			names
				.split("|")
				.filter(Boolean)
				.map((entry): [string, string] => {
					const [name = "", form = name] = entry.split("=");
					return [`${language} ${name}`, before.endsWith("’") ? before + form : `${before} ${form}`];
				}),
		),
	),
);

/** Where something is, as a sentence says it. */
export function placeIn(name: string, type: PlaceType, language: Language): string {
	const listed = type === "placename" ? islandOf(name, language) : PHRASES.get(`${language} ${name}`);
	if (listed) return listed;
	return language === "fr" ? inFrench(name, type) : `in ${name}`;
}

/** Of places only islands are listed; a town may bear a region's name. */
function islandOf(name: string, language: Language): string | undefined {
	const phrase = PHRASES.get(`${language} ${name}`);
	return phrase?.startsWith("op ") || phrase?.startsWith("on ") || phrase?.startsWith("auf ") ? phrase : undefined;
}

/** Towns: à, with its article drawn together; countries and regions: en before a vowel and a final e, au otherwise. */
function inFrench(name: string, type: PlaceType): string {
	if (type === "placename") {
		if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
		return name.startsWith("Les ") ? `aux ${name.slice(4)}` : `à ${name}`;
	}
	const isFeminine = /e$/i.test(name) || /^[aeiouyéèêîïôœh]/i.test(name);
	return isFeminine ? `en ${name}` : `au ${name}`;
}
