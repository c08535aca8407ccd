import type { Kind } from "#domain/accommodation/facts.ts";
import type { Scenery } from "#site/drawing-address.ts";

/** How houses are called: a word for the kind before a name that may stand after any of them. */
export interface Names {
	before: Readonly<Record<Kind, readonly string[]>>;
	/** For houses; those of the scenery come before those that fit everywhere. */
	stems: Readonly<Partial<Record<Scenery, string>>> & { anywhere: string };
	castle: string;
	boat: string;
}

export const GERMAN: Names = {
	before: {
		villa: ["Villa", "Landhaus"],
		mansion: ["Gutshaus", "Herrenhaus", "Landsitz"],
		castle: ["Schloss", "Schlösschen"],
		chalet: ["Chalet", "Almhütte", "Berghaus", "Hütte"],
		farmhouse: ["Bauernhaus", "Landhaus", "Hof"],
		bungalow: ["Bungalow", "Ferienhaus", "Haus"],
		holidayHome: ["Haus", "Ferienhaus", "Häuschen"],
		apartment: ["Ferienwohnung", "Wohnung", "Apartment"],
		penthouse: ["Penthouse", "Dachwohnung"],
		glampingTent: ["Zelt", "Safarizelt", "Zeltlodge"],
		houseboat: ["Hausboot"],
	},
	stems: {
		alps: "Wiesengrund, Gipfellicht, Lärchenrain, Almrausch, Sonnleiten, Enzian, Edelweiß, Silberdistel, Bergkristall, Steinbock, Murmeltier, Gamsblick, Zirbenduft, Firnlicht, Hochwald, Talblick, Heuduft, Bergahorn, Arnika, Alpenrose, Sonnhang, Morgenrot, Wetterstein, Schneehase, Kuhglocke",
		sea: "Seestern, Strandhafer, Möwennest, Dünenrose, Windflüchter, Ankerplatz, Leuchtfeuer, Sanddorn, Regenpfeifer, Brise, Strandgut, Südwester, Muschelsucher, Seeschwalbe, Salzwiese, Deichgras, Nordlicht, Bernstein, Austernfischer, Flutsaum, Seenelke, Strandläufer, Kliff, Heckenrose, Lotsenhaus",
		lake: "Seelicht, Uferweg, Schilfrohr, Haubentaucher, Seerose, Bootssteg, Wasserlilie, Libelle, Eisvogel, Ruderschlag, Wellengang, Fischreiher, Seeglas, Schwanennest, Blauwasser, Uferschwalbe, Badesteg, Mondsichel, Bachstelze, Segelwind",
		forest:
			"Waldrand, Eichhörnchen, Farnlicht, Moosgrund, Buchenlaub, Tannengrün, Waldkauz, Rehwiese, Lichtung, Specht, Heidelbeere, Fuchsbau, Wurzelwerk, Holunder, Steinpilz, Waldmeister, Hirschsprung, Eichelhäher, Birkenhain, Haselmaus",
		countryside:
			"Apfelgarten, Kornblume, Mohnfeld, Feldlerche, Streuobst, Schwalbennest, Rosenhecke, Heuschober, Nussbaum, Lindenhof, Birnbaum, Klatschmohn, Gänseblümchen, Storchennest, Fliederhof, Weidenkätzchen, Sonnenblume, Hopfengarten, Quittenbaum, Feldrain",
		village:
			"Am Brunnen, Kirchgasse, Zum Apfelbaum, Laternenhof, Kopfstein, Glockenschlag, Marktblick, Alte Schule, Alte Post, Alte Schmiede, Torbogen, Rosengasse, Fensterladen, Turmschwalbe, Zwiebelturm, Gerberhof, Töpferhaus, Bäckerhof",
		anywhere:
			"Sonnenfleck, Abendstern, Morgentau, Lindenblüte, Amsel, Zaunkönig, Rotkehlchen, Holzapfel, Ahorn, Wacholder, Hagebutte, Kastanie, Sommerwind, Regenbogen, Vogelbeere, Weißdorn, Kiefer, Margerite, Hollerbusch, Rosmarin, Thymian, Salbei, Himmelblau",
	},
	castle:
		"Rosenau, Eichenstein, Lindenburg, Falkenhorst, Ahornau, Weißenbrunn, Reiherstein, Birkenau, Hohenerlen, Schwanau, Erlenstein, Rabenau, Buchenhorst, Wolkenstein, Auenfels, Wiesenburg, Lerchenau, Silberau, Rehenstein, Ulmenau, Sperberstein, Quellenau, Apfelau, Kranichstein, Fliederau, Moosburg, Heideck, Weidenau, Sonnenau, Drosselstein, Kirschau, Dohlenstein",
	boat: "Lachmöwe, Graureiher, Eisvogel, Haubentaucher, Libelle, Seerose, Windrose, Flusskrebs, Otter, Kormoran, Stichling, Wasserläufer, Treibholz, Rohrspatz, Trauerweide, Schleusenwärter, Blaue Stunde, Heimathafen, Silberfisch, Ankerglück, Morgennebel, Steuerbord, Leinpfad, Sumpfdotter, Teichhuhn, Uferlicht, Schilfsänger, Kajüte, Bugwelle, Backbord, Knurrhahn, Seestern",
};

export const DUTCH: Names = {
	before: {
		villa: ["Villa", "Buitenhuis"],
		mansion: ["Landhuis", "Buitenplaats", "Landgoed"],
		castle: ["Kasteel", "Slot"],
		chalet: ["Chalet", "Boshut", "Houten huis"],
		farmhouse: ["Boerderij", "Hoeve", "Woonboerderij"],
		bungalow: ["Bungalow", "Zomerhuis", "Huisje"],
		holidayHome: ["Huisje", "Zomerhuis", "Vakantiehuis"],
		apartment: ["Appartement", "Bovenhuis"],
		penthouse: ["Penthouse", "Dakappartement"],
		glampingTent: ["Tent", "Safaritent", "Veldtent"],
		houseboat: ["Woonboot"],
	},
	stems: {
		alps: "De Zonnekant, De Bergwei, De Lariks",
		sea: "Zeekraal, De Strandloper, Duindoorn, Helmgras, De Vloedlijn, Zeedistel, De Scholekster, Zandoog, De Zilte Wind, Lamsoor, De Stern, Duinroos, Schelpenpad, De Vuurtoren, Zeewind, De Strandjutter, Wulp, De Reddingsboei, Zoutgras, De Tureluur, Zeester, De Noordenwind, Waterlijn, De Zeehond, Blauwe Zeedistel",
		lake: "De Waterlelie, Het Riet, De Fuut, Gele Plomp, De Roerdomp, Rietzanger, De Steiger, Lisdodde, De IJsvogel, Het Plompenblad, De Meerkoet, Krabbenscheer, De Dobber, Zwanenbloem, De Boei, Waterviolier, De Overkant, Het Botenhuis, De Karekiet, Het Want",
		forest:
			"De Eekhoorn, Het Berkenbos, De Specht, Bosbes, De Das, Adelaarsvaren, De Hazelaar, Het Mos, De Bosuil, Beukenlaan, De Dennenappel, Dalkruid, De Boomklever, Het Kreupelhout, De Vos, Heidekruid, De Wielewaal, Jeneverbes, Het Ree, De Vlier",
		countryside:
			"De Grutto, De Wilgenhof, Het Hooi, De Kievit, Fluitenkruid, De Notenboom, Het Voorhuis, De Perenboom, Koolzaad, De Zwaluw, De Hoogstam, Het Boerenland, De Leeuwerik, Klaproos, De Knotwilg, Korenbloem, De Ooievaar, Het Erf, De Appelhof, De Kastanje",
		village:
			"De Oude School, De Smederij, Het Poortje, De Bakkerij, De Pomp, Het Achterom, De Stoep, De Kosterij, De Luifel, Het Hofje, De Gierzwaluw, De Kasseien, De Weegschaal, Het Steegje, De Pastorie, De Timmerwerf, De Oude Post, Het Trapgeveltje",
		anywhere:
			"De Merel, Zonnehoek, De Meidoorn, Lindebloesem, Het Blauwe Luik, De Winterkoning, Roodborst, De Kamperfoelie, Windkracht Twee, De Lijsterbes, Avondrood, De Morgenster, Het Zomerlicht, De Stokroos, Rozenbottel, De Acht Ramen, De Groene Deur, Het Middaguur, De Esdoorn, Tijm, De Lange Tafel, De Hangmat, De Gele Kamer, De Slaapmuts",
	},
	castle:
		"Eikenhorst, Zwanenburg, Lindenstein, Reigersvoort, Rozenhage, Beukenstein, Wulpenburg, Iepenrode, Valkenhage, Wilgenstein, Otterlaar, Merelstein, Ganzenvoort, Elzenburg, Lisveld, Hazelrode, Uilenhage, Kraanvoort, Berkenrode, Sterrenstein, Waterhage, Duivenhage, Essenburg, Veldrode, Boomhage, Kwartelhage, Vlierburg, Lijsterstein, Notenhage, Rietvoort, Snoekburg, Dassenrode",
	boat: "De Otter, De Fuut, Stille Wil, De Snoek, Wilhelmina, De Zwaan, Vrouwe Jantje, De Karekiet, Goede Verwachting, De Waterhoen, Twee Gebroeders, De Libel, Nooit Haast, De Reiger, Op Hoop van Wind, Grietje, De Dobber, Morgenstond, De Stekelbaars, Drie Zusters, De Kuifeend, Zuidwester, De Meerval, Avondrust, De Waterjuffer, Eendracht, De Tjalk, Lage Wal, De Zilvermeeuw, Hendrika, De Bever, Kalm Aan",
};

export const DANISH: Names = {
	before: {
		villa: ["Villa", "Landsted"],
		mansion: ["Landsted", "Gården"],
		castle: ["Herregården"],
		chalet: ["Hytten", "Bjælkehytten"],
		farmhouse: ["Gården", "Stuehuset"],
		bungalow: ["Sommerhus", "Feriehus"],
		holidayHome: ["Sommerhus", "Feriehus", "Huset"],
		apartment: ["Lejligheden", "Ferielejlighed"],
		penthouse: ["Taglejligheden", "Penthouse"],
		glampingTent: ["Telt", "Teltet"],
		houseboat: ["Husbåd"],
	},
	stems: {
		sea: "Havrosen, Klitrosen, Mågen, Ternen, Strandbyg, Havørred, Vindblæst, Rav, Marehalm, Fyrlyset, Søstjernen, Muslingen, Tangen, Strandskaden, Havtorn",
		anywhere:
			"Lyngbo, Birkely, Fyrrelunden, Solsorten, Svalen, Lærken, Hyben, Kornblomst, Æbletræet, Viben, Enebær, Hindbær, Sommerfuglen, Kastanjen, Bøgen, Morgenrøde, Syrenen, Hasselnød, Ahornen, Rønnebær, Kløver, Egernet, Kaprifolie, Stokrosen, Markblomst, Solskin, Nattergalen, Aftensol, Mosen, Brombær, Pilen, Skovbo",
	},
	castle:
		"Lindelund, Egeborg, Svanholm, Rosenlund, Bøgeskov, Ravnsborg, Lærkeborg, Hvidelund, Falkenlund, Rugholm, Elleborg, Birkelund, Hejreborg, Sølund, Kildeborg, Tranelund, Askeborg, Mosegård, Hjorteborg, Kirsebærlund, Vibeborg, Pileborg, Tjørnelund, Skovborg, Stenlund, Engborg, Bækholm, Duelund, Højborg, Morbærlund",
	boat: "Mågen, Ternen, Sælen, Marsvinet, Svanen, Havørnen, Lommen, Skarven, Stille Vand, Ålen, Odderen, Hejren, Søstjernen, Ankeret, Bølgen, Fyret, Solopgang, Tangen, Sivsangeren, Vandnymfen, Laksen, Isfuglen, Blishønen, Gråanden, Torsken, Blæsten, Aftenro, Krabben, Rejen, Østenvind",
};
