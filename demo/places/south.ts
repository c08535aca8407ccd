import { readPlaces } from "./place-line.ts";

/** France, Italy, Spain and Croatia. */

export const FRANCE = readPlaces(
	"FR",
	`
# Provence/Provence/Provence/Provence
Gordes | 43.9110 5.2000 | countryside:6 village:4 | golf=14 | 3
Lourmarin | 43.7640 5.3630 | countryside:6 village:4 | lake=8 golf=18 | 2
Saint-Rémy-de-Provence | 43.7890 4.8320 | countryside:6 village:3 | golf=7 | 2
# Côte d’Azur/Côte d’Azur/Côte d’Azur/Côte d’Azur
Le Lavandou | 43.1370 6.3670 | sea:8 | sea=0.4 golf=7 land=330 | 2
Sainte-Maxime | 43.3090 6.6380 | sea:7 village:2 | sea=0.5 golf=2.5 land=330 | 2
Menton | 43.7760 7.5000 | sea:6 village:3 | sea=0.6 golf=15 land=340 | 1
# Bretagne/Brittany/Bretagne/Bretagne
Carnac | 47.5840 -3.0790 | sea:6 countryside:3 | sea=1.4 golf=3.5 land=0 | 2
Perros-Guirec | 48.8140 -3.4430 | sea:7 village:2 | sea=0.6 golf=6 land=230 | 2
Douarnenez | 48.0920 -4.3290 | sea:6 village:3 | sea=0.4 golf=19 land=170 | 1
# Normandië/Normandy/Normandie/Normandie
Honfleur | 49.4190 0.2330 | village:5 sea:4 | sea=0.5 golf=13 land=190 | 2
Étretat | 49.7070 0.2050 | sea:6 countryside:3 | sea=0.5 golf=0.9 land=110 | 1
# Dordogne
Sarlat-la-Canéda | 44.8900 1.2170 | countryside:5 village:4 | golf=9 | 3
Beynac-et-Cazenac | 44.8400 1.1440 | countryside:7 village:2 | golf=5 | 1
# Ardèche
Vallon-Pont-d’Arc | 44.4070 4.3940 | countryside:6 forest:2 | golf=31 | 2
# Languedoc
Uzès | 44.0120 4.4190 | village:4 countryside:5 | golf=2.4 | 2
# Elzas/Alsace/Elsass/Alsace
Riquewihr | 48.1670 7.2970 | village:5 countryside:4 | ski=19 golf=9 | 2
# Savoie/Savoy/Savoyen/Savoie
Méribel | 45.3970 6.5660 | alps:9 | ski=0.4 golf=0.9 snow | 2
# Haute-Savoie/Haute-Savoie/Hochsavoyen/Haute-Savoie
Annecy/Annecy/Annecy/Annecy | 45.8990 6.1290 | lake:7 village:2 | lake=0.8 ski=17 golf=10 land=300 | 2
# Corsica/Corsica/Korsika/Corse
Calvi | 42.5670 8.7570 | sea:7 village:2 | sea=0.6 golf=17 land=220 | 2
`,
);

export const ITALY = readPlaces(
	"IT",
	`
# Toscane/Tuscany/Toskana/Toscane
Greve in Chianti | 43.5850 11.3160 | countryside:9 | golf=16 | 3
Montepulciano | 43.0990 11.7870 | countryside:6 village:3 | lake=8 golf=22 | 2
San Gimignano | 43.4680 11.0430 | countryside:6 village:4 | golf=13 | 2
Castiglione della Pescaia | 42.7640 10.8780 | sea:6 countryside:2 | sea=0.6 golf=4 land=30 | 2
# Umbrië/Umbria/Umbrien/Ombrie
Passignano sul Trasimeno | 43.1900 12.1360 | lake:6 countryside:4 | lake=0.4 golf=14 land=10 | 2
Assisi/Assisi/Assisi/Assise | 43.0700 12.6170 | village:5 countryside:4 | golf=15 | 1
# Gardameer/Lake Garda/Gardasee/Lac de Garde
Malcesine | 45.7640 10.8090 | lake:8 | lake=0.4 ski=3.5 golf=17 land=80 | 3
Bardolino | 45.5470 10.7200 | lake:6 countryside:3 | lake=0.5 golf=4.5 land=80 | 2
# Lago Maggiore/Lake Maggiore/Lago Maggiore/Lac Majeur
Cannobio | 46.0620 8.6960 | lake:8 | lake=0.4 golf=24 land=270 | 2
# Zuid-Tirol/South Tyrol/Südtirol/Tyrol du Sud
Kastelruth/Castelrotto/Kastelruth/Castelrotto | 46.5670 11.5600 | alps:8 | ski=1.3 golf=4 snow | 2
Corvara in Badia | 46.5510 11.8730 | alps:9 | ski=0.4 golf=1.8 snow | 2
# Ligurië/Liguria/Ligurien/Ligurie
Camogli | 44.3500 9.1540 | sea:7 village:2 | sea=0.3 golf=8 land=50 | 2
Levanto | 44.1700 9.6130 | sea:6 countryside:2 | sea=0.5 golf=32 land=30 | 1
# Sardinië/Sardinia/Sardinien/Sardaigne
Santa Teresa Gallura | 41.2400 9.1890 | sea:8 | sea=0.5 golf=29 land=200 | 2
Villasimius | 39.1430 9.5190 | sea:8 | sea=1.3 golf=2.8 land=340 | 1
# Sicilië/Sicily/Sizilien/Sicile
Cefalù | 38.0370 14.0190 | sea:6 village:3 | sea=0.5 golf=24 land=180 | 2
Noto | 36.8910 15.0700 | countryside:5 village:4 | sea=6.2 golf=28 | 1
# Puglia/Apulia/Apulien/Pouilles
Ostuni | 40.7290 17.5770 | countryside:6 village:3 | sea=6.5 golf=14 | 2
`,
);

export const SPAIN = readPlaces(
	"ES",
	`
# Mallorca/Majorca/Mallorca/Majorque
Pollença | 39.8770 3.0160 | countryside:5 village:4 | sea=5.5 golf=2.8 | 3
Sóller | 39.7660 2.7150 | countryside:4 village:4 sea:2 | sea=3.2 golf=24 | 2
Santanyí | 39.3550 3.1290 | countryside:6 sea:3 | sea=4.8 golf=9 | 2
# Menorca/Menorca/Menorca/Minorque
Ciutadella | 40.0010 3.8390 | village:4 sea:5 | sea=0.8 golf=26 land=90 | 1
# Catalonië/Catalonia/Katalonien/Catalogne
Begur | 41.9540 3.2080 | sea:6 countryside:3 | sea=2.1 golf=5 land=260 | 2
Cadaqués | 42.2880 3.2770 | sea:7 village:2 | sea=0.3 golf=21 land=280 | 2
Calella de Palafrugell | 41.8880 3.1830 | sea:8 | sea=0.3 golf=11 land=300 | 1
# Costa Blanca/Costa Blanca/Costa Blanca/Costa Blanca
Jávea | 38.7890 0.1660 | sea:7 countryside:2 | sea=1.8 golf=4 land=280 | 2
Altea | 38.5990 -0.0510 | sea:6 village:3 | sea=0.6 golf=2.9 land=300 | 2
# Andalusië/Andalusia/Andalusien/Andalousie
Frigiliana | 36.7910 -3.8960 | countryside:4 village:5 | sea=5.0 golf=38 | 2
Ronda | 36.7420 -5.1660 | countryside:5 village:4 | golf=29 | 1
Conil de la Frontera | 36.2770 -6.0880 | sea:6 village:3 | sea=0.6 golf=9 land=70 | 2
# Canarische Eilanden/Canary Islands/Kanarische Inseln/Îles Canaries
Los Llanos de Aridane | 28.6580 -17.9180 | sea:4 countryside:5 | sea=4.6 golf=30 land=70 | 1
`,
);

export const CROATIA = readPlaces(
	"HR",
	`
# Istrië/Istria/Istrien/Istrie
Rovinj | 45.0810 13.6400 | sea:6 village:3 | sea=0.5 golf=39 land=90 | 3
Motovun | 45.3370 13.8280 | countryside:7 village:2 | sea=22 golf=28 | 2
Poreč | 45.2270 13.5940 | sea:6 countryside:2 | sea=0.6 golf=21 land=95 | 2
# Kvarner/Kvarner/Kvarner/Kvarner
Krk | 45.0270 14.5750 | sea:6 village:3 | sea=0.4 land=10 | 2
Opatija | 45.3370 14.3050 | sea:6 village:3 | sea=0.4 ski=27 land=300 | 1
# Dalmatië/Dalmatia/Dalmatien/Dalmatie
Makarska | 43.2970 17.0170 | sea:8 | sea=0.4 land=45 | 2
Supetar | 43.3830 16.5540 | sea:7 village:2 | sea=0.4 land=180 | 2
Trogir | 43.5170 16.2510 | sea:4 village:5 | sea=0.4 land=0 | 2
`,
);
