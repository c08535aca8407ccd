import type { Names } from "./titles-german-dutch.ts";

/** A name in the nominative beside the word for the kind, as signs on houses there have it. */

export const CROATIAN: Names = {
	before: {
		villa: ["Vila"],
		mansion: ["Vila", "Ladanje"],
		castle: ["Dvorac", "Kaštel"],
		chalet: ["Brvnara", "Kućica"],
		farmhouse: ["Stara kuća", "Kamena kuća"],
		bungalow: ["Kućica", "Bungalov"],
		holidayHome: ["Kuća", "Kućica", "Kamena kuća"],
		apartment: ["Apartman"],
		penthouse: ["Penthouse", "Potkrovlje"],
		glampingTent: ["Šator"],
		houseboat: ["Brod"],
	},
	stems: {
		sea: "Galeb, Školjka, Tamaris, Bura, Maestral, Sidro, Val, Jedro, Bonaca, Zvijezda, Koralj, Delfin, Vesla, Svjetionik, Uvala",
		anywhere:
			"Lavanda, Ružmarin, Maslina, Smokva, Lastavica, Bor, Čempres, Kadulja, Oleander, Badem, Šipak, Murva, Cvrčak, Jasmin, Naranča, Limun, Vinova Loza, Jutro, Zora, Mjesečina, Kamen, Lovor, Mirta, Breza, Hrast, Leptir, Sova, Vrijes, Kesten, Orah, Trešnja, Lipa, Slavuj, Sunce, Mimoza, Metvica",
	},
	castle:
		"Sokol, Gavran, Hrast, Stara Lipa, Lav, Bijela Ruža, Sova, Kula, Bršljan, Jelen, Zvono, Orao, Paun, Labud, Stari Bor, Lovor, Čempres, Vuk, Mjesec, Zora, Kamen, Vrana, Jastreb, Cedar, Magnolija, Kesten, Rosa, Platan, Ris, Sat",
	boat: "Galeb, Delfin, Labud, Čaplja, Vidra, Bonaca, Maestral, Sidro, Zvijezda, Val, Školjka, Bura, Zora, Jutro, Kormoran, Lastavica, Lopoč, Patka, Roda, Vrba, Mjesečina, Jedro, Trska, Ribar, Lampara, Koralj, Sunce, Rakovica, Cipal, Plićak",
};

export const SLOVENE: Names = {
	before: {
		villa: ["Vila"],
		mansion: ["Vila", "Dvorec"],
		castle: ["Grad", "Dvorec"],
		chalet: ["Brunarica", "Koča", "Planinska hiša"],
		farmhouse: ["Stara hiša", "Domačija"],
		bungalow: ["Hišica", "Bungalov"],
		holidayHome: ["Hiša", "Hišica", "Počitniška hiša"],
		apartment: ["Apartma"],
		penthouse: ["Penthouse", "Mansarda"],
		glampingTent: ["Šotor"],
		houseboat: ["Ladja"],
	},
	stems: {
		alps: "Encijan, Planika, Kozorog, Svizec, Macesen, Jelka, Gams, Snežinka, Slap, Ruševje, Zvonček, Gorski Vrelec, Borovnica, Arnika, Sončni Breg",
		anywhere:
			"Lipa, Lastovka, Breza, Hrast, Jutro, Zarja, Sonce, Luna, Murva, Oreh, Češnja, Hruška, Žajbelj, Sivka, Rožmarin, Metulj, Sova, Veverica, Kos, Taščica, Smreka, Javor, Kostanj, Bukev, Jasmin, Vrtnica, Marjetica, Bezeg, Trta, Škorec, Slavec, Jablana, Meta, Timijan, Lešnik, Rosa",
	},
	castle:
		"Sokol, Krokar, Hrast, Stara Lipa, Lev, Bela Vrtnica, Sova, Stolp, Bršljan, Jelen, Zvon, Orel, Pav, Labod, Stari Bor, Javor, Cipresa, Volk, Luna, Zarja, Kamen, Vrana, Jastreb, Cedra, Magnolija, Kostanj, Rosa, Platana, Ris, Ura",
	boat: "Labod, Čaplja, Vidra, Galeb, Lokvanj, Račka, Štorklja, Vrba, Zvezda, Val, Školjka, Zarja, Jutro, Lastovka, Jadro, Trstika, Ribič, Sonce, Luna, Sidro, Burja, Kormoran, Postrv, Vodomec, Sulec, Ščuka, Meglica, Rosa, Veslo, Kapljica",
};
