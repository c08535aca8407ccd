import { readPlaces } from "./place-line.ts";

/** Germany, the Netherlands, Belgium, Luxembourg and Denmark. */

export const GERMANY = readPlaces(
	"DE",
	`
# Beieren/Bavaria/Bayern/Bavière
Berchtesgaden | 47.6300 13.0020 | alps:7 village:2 | ski=2.4 lake=5.0 golf=3.0 snow | 2
Garmisch-Partenkirchen | 47.4930 11.0960 | alps:7 village:2 | ski=1.4 lake=2.8 golf=4.5 snow | 2
Prien am Chiemsee | 47.8560 12.3450 | lake:6 countryside:3 | lake=1.4 golf=2.2 land=270 | 2
Oberstdorf | 47.4090 10.2790 | alps:8 | ski=0.9 golf=4.2 snow | 2
# Zwarte Woud/Black Forest/Schwarzwald/Forêt-Noire
Titisee-Neustadt | 47.9120 8.2140 | forest:6 lake:3 | lake=1.0 ski=5.5 golf=14 snow | 3
Freudenstadt | 48.4630 8.4110 | forest:7 village:2 | ski=3.6 golf=1.7 snow | 2
Sasbachwalden | 48.6190 8.1220 | countryside:5 forest:4 | ski=9 golf=8 | 1
# Moezel/Moselle valley/Mosel/Vallée de la Moselle
Cochem | 50.1460 7.1660 | countryside:5 village:4 | golf=14 | 2
Bernkastel-Kues | 49.9150 7.0740 | countryside:6 village:3 | golf=12 | 2
# Eifel
Monschau | 50.5550 6.2410 | forest:4 village:4 countryside:2 | lake=8 ski=9 golf=17 snow | 2
Gerolstein | 50.2230 6.6600 | forest:4 countryside:5 | lake=7 golf=11 | 1
# Sauerland
Winterberg | 51.1930 8.5310 | forest:6 village:2 | ski=0.9 golf=2.0 snow | 3
Willingen | 51.2940 8.6090 | forest:5 countryside:3 | ski=0.8 lake=8 golf=10 snow | 2
# Oostzeekust/Baltic coast/Ostseeküste/Côte de la Baltique
Binz | 54.4000 13.6060 | sea:7 forest:2 | sea=0.4 golf=11 land=180 | 2
Zingst | 54.4350 12.6830 | sea:6 countryside:3 | sea=0.5 golf=22 land=90 reach=0.9 | 2
# Noordzeekust/North Sea coast/Nordseeküste/Côte de la mer du Nord
Sankt Peter-Ording | 54.3040 8.6510 | sea:6 countryside:3 | sea=1.2 golf=2.5 land=90 | 2
Greetsiel | 53.5000 7.0930 | countryside:4 village:4 sea:2 | sea=2.1 golf=19 land=170 | 1
# Mecklenburgse merenvlakte/Mecklenburg lakes/Mecklenburgische Seenplatte/Lacs du Mecklembourg
Waren an der Müritz | 53.5160 12.6790 | lake:7 forest:2 | lake=0.6 golf=9 land=310 | 2
`,
);

export const NETHERLANDS = readPlaces(
	"NL",
	`
# Zeeland/Zeeland/Zeeland/Zélande
Domburg | 51.5630 3.4960 | sea:6 village:2 countryside:1 | sea=0.5 golf=1.6 land=160 | 3
Renesse | 51.7320 3.7760 | sea:5 countryside:4 | sea=1.6 golf=11 land=160 | 2
Cadzand | 51.3680 3.4090 | sea:5 countryside:4 | sea=1.3 golf=9 land=160 | 2
Veere | 51.5490 3.6670 | village:4 lake:4 | sea=6.5 lake=0.3 golf=9 land=200 | 1
# Noord-Holland/North Holland/Nordholland/Hollande-Septentrionale
Bergen aan Zee | 52.6610 4.6330 | sea:6 forest:3 | sea=0.5 golf=9 land=95 | 2
De Koog | 53.0960 4.7640 | sea:6 countryside:3 | sea=1.0 golf=4.2 land=110 | 2
Zandvoort | 52.3720 4.5330 | sea:6 village:3 | sea=0.5 golf=1.8 land=100 | 1
# Friesland/Friesland/Friesland/Frise
Heeg | 52.9690 5.6050 | lake:8 village:1 | lake=0.3 golf=17 land=60 | 3
Midsland | 53.3830 5.2890 | sea:6 countryside:3 | sea=2.4 golf=30 land=0 | 1
# Overijssel
Giethoorn | 52.7400 6.0770 | lake:6 village:3 | lake=0.4 golf=15 land=340 | 3
Ommen | 52.5200 6.4210 | forest:5 countryside:4 | lake=5 golf=9 | 2
# Gelderland/Gelderland/Gelderland/Gueldre
Otterlo | 52.1010 5.7730 | forest:7 countryside:2 | golf=12 | 2
Winterswijk | 51.9720 6.7190 | countryside:7 forest:2 | lake=2.8 golf=8 | 1
# Limburg/Limburg/Limburg/Limbourg
Valkenburg aan de Geul | 50.8650 5.8310 | countryside:6 village:3 | golf=6 | 2
Epen | 50.7720 5.9100 | countryside:8 | golf=7 | 1
# Drenthe
Dwingeloo | 52.8340 6.3690 | forest:5 countryside:4 | lake=3.5 golf=14 | 2
`,
);

export const BELGIUM = readPlaces(
	"BE",
	`
# Ardennen/Ardennes/Ardennen/Ardennes
Durbuy | 50.3530 5.4560 | village:4 forest:4 countryside:2 | golf=4.5 | 3
La Roche-en-Ardenne | 50.1830 5.5760 | forest:6 village:2 | lake=6 ski=14 golf=18 snow | 2
Spa | 50.4920 5.8640 | forest:5 village:4 | lake=1.9 ski=7 golf=2.6 snow | 2
Stavelot | 50.3940 5.9300 | forest:4 village:3 countryside:3 | ski=12 golf=13 snow | 2
Bouillon | 49.7950 5.0670 | village:4 forest:5 | golf=29 | 1
# West-Vlaanderen/West Flanders/Westflandern/Flandre-Occidentale
De Haan/De Haan/De Haan/Le Coq | 51.2730 3.0330 | sea:6 village:3 | sea=0.4 golf=0.9 land=150 | 2
Brugge/Bruges/Brügge/Bruges | 51.2090 3.2250 | village:8 countryside:2 | sea=14 golf=7 | 2
Ieper/Ypres/Ypern/Ypres | 50.8510 2.8850 | village:4 countryside:5 | lake=2.3 golf=4.8 | 1
# Oost-Vlaanderen/East Flanders/Ostflandern/Flandre-Orientale
Gent/Ghent/Gent/Gand | 51.0540 3.7250 | village:9 | golf=8 | 1
# Limburg/Limburg/Limburg/Limbourg
Voeren/Voeren/Voeren/Fourons | 50.7560 5.8020 | countryside:7 village:2 | golf=11 | 1
`,
);

export const LUXEMBOURG = readPlaces(
	"LU",
	`
# Mullerthal/Mullerthal/Müllerthal/Mullerthal
Echternach | 49.8120 6.4210 | village:4 forest:4 | lake=1.6 golf=12 | 2
Berdorf | 49.8210 6.3500 | forest:6 countryside:3 | lake=6 golf=11 | 2
# Luxemburgse Ardennen/Luxembourg Ardennes/Luxemburger Ardennen/Ardennes luxembourgeoises
Vianden | 49.9350 6.2080 | village:5 forest:4 | lake=3 golf=11 | 2
Clervaux | 50.0550 6.0310 | village:3 forest:5 countryside:1 | golf=1.8 | 1
`,
);

export const DENMARK = readPlaces(
	"DK",
	`
# Noord-Jutland/North Jutland/Nordjütland/Jutland du Nord
Skagen | 57.7250 10.5790 | sea:6 village:3 | sea=0.7 golf=11 land=240 | 2
Løkken | 57.3700 9.7140 | sea:7 countryside:1 | sea=0.5 golf=6 land=95 | 3
# West-Jutland/West Jutland/Westjütland/Jutland de l’Ouest
Hvide Sande | 56.0010 8.1260 | sea:8 | sea=0.5 lake=0.6 golf=19 land=10 reach=0.8 | 2
Blåvand | 55.5600 8.1300 | sea:7 forest:1 | sea=0.9 golf=3.8 land=40 | 3
# Bornholm
Rønne | 55.1000 14.7000 | sea:5 village:4 | sea=0.5 golf=3.4 land=90 | 1
Svaneke | 55.1350 15.1440 | sea:5 village:4 | sea=0.3 golf=12 land=260 | 1
# Zeeland (Denemarken)/Zealand/Seeland (Dänemark)/Seeland (Danemark)
Gilleleje | 56.1220 12.3100 | sea:6 forest:2 | sea=0.5 lake=12 golf=3 land=190 | 1
# Funen/Funen/Fünen/Fionie
Faaborg | 55.0960 10.2430 | sea:4 countryside:4 village:2 | sea=0.6 golf=5.5 land=20 | 2
`,
);
