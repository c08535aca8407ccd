import { readPlaces } from "./place-line.ts";

/** Austria, Switzerland and Slovenia. */

export const AUSTRIA = readPlaces(
	"AT",
	`
# Salzburger Land/Salzburg province/Salzburger Land/Pays de Salzbourg
Zell am See | 47.3240 12.7950 | lake:4 alps:4 village:2 | lake=0.6 ski=0.9 golf=3.2 land=270 snow | 3
Maria Alm | 47.4060 12.9010 | alps:7 village:2 | ski=0.7 golf=5.5 snow | 2
Mittersill | 47.2810 12.4850 | alps:6 village:3 forest:1 | ski=4.2 golf=2.4 snow | 2
Saalbach | 47.3910 12.6370 | alps:8 village:2 | ski=0.4 golf=17 snow | 2
Flachau | 47.3450 13.3920 | alps:7 village:3 | ski=0.6 golf=9 snow | 2
# Opper-Oostenrijk/Upper Austria/Oberösterreich/Haute-Autriche
Sankt Wolfgang im Salzkammergut | 47.7380 13.4480 | lake:6 alps:3 | lake=0.3 ski=12 golf=16 land=350 snow | 1
# Tirol/Tyrol/Tirol/Tyrol
Kirchberg in Tirol | 47.4460 12.3160 | alps:7 village:2 | ski=0.8 lake=4.5 golf=2.1 snow | 3
Seefeld in Tirol | 47.3300 11.1880 | alps:5 forest:4 | ski=0.9 lake=0.8 golf=4.4 snow | 2
Mayrhofen | 47.1670 11.8640 | alps:7 village:3 | ski=0.5 golf=13 snow | 3
Sölden | 46.9680 11.0070 | alps:9 | ski=0.4 snow | 2
Pertisau | 47.4410 11.7010 | lake:6 alps:4 | lake=0.3 ski=0.8 golf=0.9 land=250 snow | 2
Lienz | 46.8290 12.7690 | village:4 alps:5 | ski=1.8 golf=7.5 snow | 1
# Karinthië/Carinthia/Kärnten/Carinthie
Velden am Wörthersee | 46.6130 14.0420 | lake:8 village:1 | lake=0.4 golf=4.8 land=300 | 2
Millstatt am See | 46.8040 13.5720 | lake:7 alps:2 | lake=0.3 ski=14 golf=4.5 land=0 snow | 2
Bad Kleinkirchheim | 46.8140 13.7960 | alps:7 forest:2 | ski=0.6 lake=11 golf=1.4 snow | 2
# Stiermarken/Styria/Steiermark/Styrie
Schladming | 47.3940 13.6880 | alps:7 village:3 | ski=0.6 golf=6 snow | 2
Bad Aussee | 47.6100 13.7840 | lake:3 alps:4 forest:3 | lake=3.8 ski=6.5 golf=15 snow | 1
# Vorarlberg
Lech am Arlberg | 47.2090 10.1420 | alps:9 | ski=0.3 golf=3.5 snow | 1
Schruns | 47.0800 9.9190 | alps:6 village:3 | ski=0.8 golf=1.6 snow | 1
`,
);

export const SWITZERLAND = readPlaces(
	"CH",
	`
# Wallis/Valais/Wallis/Valais
Zermatt | 46.0200 7.7490 | alps:9 village:1 | ski=0.5 golf=9 snow | 2
Verbier | 46.0960 7.2290 | alps:9 | ski=0.5 golf=0.8 snow | 2
Crans-Montana | 46.3120 7.4810 | alps:6 forest:3 | ski=0.7 lake=0.5 golf=0.9 snow | 2
# Berner Oberland/Bernese Oberland/Berner Oberland/Oberland bernois
Grindelwald | 46.6240 8.0410 | alps:9 | ski=0.6 golf=16 snow | 2
Gstaad | 46.4720 7.2870 | alps:6 village:3 | ski=1.1 golf=8 snow | 2
Brienz | 46.7540 8.0380 | lake:7 alps:3 | lake=0.3 ski=11 golf=14 land=20 snow | 2
# Graubünden/Grisons/Graubünden/Grisons
Davos | 46.8020 9.8360 | alps:6 lake:1 village:3 | ski=0.6 lake=1.9 golf=1.3 land=220 snow | 2
Flims | 46.8350 9.2840 | alps:5 forest:4 | ski=0.7 lake=2.0 golf=5 snow | 1
# Ticino/Ticino/Tessin/Tessin
Ascona | 46.1570 8.7720 | lake:7 village:2 | lake=0.4 golf=1.1 ski=21 land=330 | 2
Lugano | 46.0040 8.9510 | lake:5 village:4 | lake=0.6 golf=7 land=320 | 2
# Vierwoudstrekenmeer/Lake Lucerne/Vierwaldstättersee/Lac des Quatre-Cantons
Weggis | 47.0320 8.4320 | lake:8 | lake=0.3 ski=9 golf=6 land=45 | 2
`,
);

export const SLOVENIA = readPlaces(
	"SI",
	`
# Gorenjska/Upper Carniola/Oberkrain/Haute-Carniole
Bled | 46.3690 14.1140 | lake:6 forest:2 village:1 | lake=0.5 ski=2.5 golf=3.0 land=60 snow | 3
Bohinjska Bistrica | 46.2760 13.9550 | alps:4 forest:4 | lake=5.6 ski=7 golf=19 snow | 2
Kranjska Gora | 46.4850 13.7860 | alps:7 forest:2 | ski=0.5 lake=2.2 snow | 2
# Primorska/Slovenian Littoral/Slowenisches Küstenland/Littoral slovène
Piran | 45.5220 13.5830 | sea:4 village:5 | sea=0.2 golf=18 land=100 reach=0.8 | 2
Bovec | 46.3380 13.5520 | alps:6 countryside:2 | ski=1.2 golf=1.9 snow | 2
# Štajerska/Styria (Slovenia)/Untersteiermark/Basse-Styrie
Ptuj | 46.4200 15.8700 | village:3 countryside:6 | golf=2.2 lake=1.8 | 1
`,
);
