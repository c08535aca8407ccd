import type { Names } from "./titles-german-dutch.ts";

/** Names of the kind "La Grange + aux Hirondelles": the second part fits every first. */

export const FRENCH: Names = {
	before: {
		villa: ["La Villa", "Le Mas", "La Bastide"],
		mansion: ["Le Manoir", "La Maison de Maître", "Le Domaine"],
		castle: ["Le Château", "Le Castel"],
		chalet: ["Le Chalet", "Le Mazot", "La Cabane"],
		farmhouse: ["La Ferme", "La Grange", "La Longère", "La Métairie"],
		bungalow: ["La Maisonnette", "Le Pavillon", "La Petite Maison"],
		holidayHome: ["La Maison", "La Petite Maison", "Le Clos", "Le Gîte"],
		apartment: ["L’Appartement", "L’Étage", "Le Logis"],
		penthouse: ["Le Dernier Étage", "Les Toits"],
		glampingTent: ["La Tente", "La Toile"],
		houseboat: ["La Péniche"],
	},
	stems: {
		alps: "des Gentianes, aux Mélèzes, des Marmottes, du Torrent, de l’Alpage, aux Edelweiss, des Chamois, du Vieux Sapin, de la Cascade, des Airelles, du Glacier, aux Cloches, des Bouquetins, du Col, des Épicéas, de la Combe, des Neiges, des Arolles, des Rhododendrons, du Mélèze Tordu",
		sea: "des Embruns, aux Mouettes, du Phare, des Tamaris, de la Grève, aux Coquillages, des Pêcheurs, du Vent d’Ouest, des Ajoncs, de la Marée, aux Hortensias, des Sternes, de la Crique, des Pins, du Petit Port, des Cordages, des Oyats, de la Vigie, des Girelles, du Goéland",
		lake: "du Lac, aux Roseaux, des Cygnes, du Ponton, des Nénuphars, aux Libellules, du Héron, de la Rive, des Saules, du Martin-Pêcheur, aux Iris, de la Barque, des Poules d’Eau, du Rameur, aux Ablettes, du Débarcadère, des Grèbes, de la Digue",
		forest:
			"des Fougères, aux Écureuils, du Sous-Bois, des Cèpes, de la Clairière, aux Chevreuils, du Vieux Chêne, des Myrtilles, du Pic Vert, aux Noisetiers, des Mousses, du Renard, de la Hulotte, des Bouleaux, aux Genêts, du Geai, des Framboises, de la Source",
		countryside:
			"des Lavandes, aux Hirondelles, du Noyer, des Tournesols, des Vignes, aux Coquelicots, du Puits, du Pigeonnier, des Amandiers, de la Mare, aux Abeilles, du Verger, des Tilleuls, du Four à Pain, des Cerisiers, de la Meule, aux Chèvres, des Mûriers, du Lavoir, des Figuiers",
		village:
			"de la Fontaine, du Porche, aux Volets Bleus, du Vieux Marché, de l’Horloge, du Clocher, des Tisserands, aux Géraniums, du Platane, de la Placette, des Potiers, du Cordonnier, aux Martinets, de l’Ancienne École, du Passage, des Remparts, de la Treille, du Boulanger",
		anywhere:
			"du Merle, aux Glycines, des Sorbiers, du Rouge-Gorge, des Quatre Vents, aux Lilas, du Matin Clair, des Églantines, de la Belle Heure, du Chat Gris, aux Roses Trémières, des Cigognes, du Long Banc, des Trois Marches, du Tilleul, aux Pommes, du Jardin Clos, des Mésanges, de la Lune, du Chèvrefeuille, des Beaux Jours, aux Grillons, de la Grande Table, du Romarin",
	},
	castle:
		"de Rochebelle, de Valfleury, de Montclair, de Fontbrune, de Beaurivoir, de Chantemerle, de Belorme, de Roqueverte, de Saulaie, de Hautefontaine, de Malvoisine, de Pierrebise, de Boisjoli, de Clairval, de Vauxbelles, de Rosemare, de Tournebois, de Fontcouverte, de Champdoré, de Bellefosse, de la Tour Grise, des Deux Tours, de la Licorne, du Vieil Étang, des Tilleuls, de la Garenne, des Corneilles, du Grand Cèdre, de la Roseraie, des Paons, de l’Orangerie, de la Chouette",
	boat: "du Héron, des Saules, de l’Éclusier, du Matin, aux Libellules, du Martin-Pêcheur, de la Loutre, des Deux Rives, du Halage, de la Lune, aux Nénuphars, du Courant, de la Brume, des Peupliers, du Vieux Pont, du Cygne, de la Grenouille, du Marinier, des Roseaux, de la Belle Heure, aux Iris, de l’Ancre, du Bief, de la Confluence, du Canard, de la Batelière, du Fil de l’Eau, de la Sirène, du Colvert, des Ablettes, du Pêcheur, de l’Étoile",
};

export const ITALIAN: Names = {
	before: {
		villa: ["Villa", "Villino"],
		mansion: ["Tenuta", "Villa Antica"],
		castle: ["Castello", "Rocca"],
		chalet: ["Baita", "Chalet", "Maso"],
		farmhouse: ["Podere", "Casale", "Cascina", "Casolare"],
		bungalow: ["Casetta", "Villetta"],
		holidayHome: ["Casa", "Casetta", "La Casa"],
		apartment: ["Appartamento", "Casa", "Alloggio"],
		penthouse: ["Attico"],
		glampingTent: ["Tenda", "La Tenda"],
		houseboat: ["Casa Galleggiante"],
	},
	stems: {
		alps: "delle Genziane, dei Larici, del Camoscio, della Malga, degli Abeti, delle Marmotte, del Cirmolo, della Cascata, delle Stelle Alpine, del Torrente, del Fienile, dell’Aquila, dei Mirtilli, della Neve, del Sentiero",
		sea: "del Mare, degli Oleandri, del Faro, delle Tamerici, dei Gabbiani, della Conchiglia, del Pescatore, della Pineta, della Scogliera, delle Agavi, dei Limoni, del Maestrale, della Lampara, delle Reti, del Cappero, della Caletta, delle Bouganville",
		lake: "del Lago, delle Ninfee, dei Cigni, del Salice, della Barca, delle Camelie, del Canneto, dell’Airone, della Riva, delle Libellule, del Pontile, dei Limoni, della Breva, delle Magnolie, del Remo",
		forest:
			"del Bosco, dei Castagni, delle Querce, del Picchio, dello Scoiattolo, delle Felci, dei Funghi, del Cervo, della Sorgente, delle Betulle, del Gufo, delle Fragole, della Volpe, dei Sugheri",
		countryside:
			"degli Ulivi, dei Cipressi, delle Rondini, del Noce, delle Vigne, dei Girasoli, del Gelso, delle Lucciole, del Forno, del Melograno, della Quercia, dei Papaveri, delle Api, del Fico, della Ginestra, del Mandorlo, dell’Aia, delle Allodole, del Pozzo, della Civetta",
		village:
			"del Borgo, della Fontana, dell’Arco, del Campanile, della Piazzetta, dei Gerani, del Vicolo, delle Persiane Verdi, dell’Orologio, del Fornaio, della Loggia, dei Rondoni, della Meridiana, del Cortile, delle Scale",
		anywhere:
			"del Merlo, del Gelsomino, delle Rose, del Pettirosso, della Luna, del Glicine, del Mattino, dei Quattro Venti, del Rosmarino, della Lavanda, del Gatto, della Menta, del Tiglio, delle Ortensie, della Salvia, del Sole, delle Farfalle, della Lanterna, del Cedro, dell’Alba, della Pergola, del Corbezzolo, delle Viole, dei Tre Gradini",
	},
	castle:
		"di Roccachiara, di Montesereno, di Valserena, delle Due Torri, della Civetta, del Falco, di Pietralba, di Pietrarossa, della Luna, dei Cipressi, del Cedro, di Poggioforte, di Fontebuona, della Quercia, dei Corvi, di Collesanto, della Cisterna, di Torrebruna, del Leone di Pietra, della Meridiana, di Montebruno, dei Pavoni, del Melograno, di Roccalta, dell’Edera, di Valdombra, della Vedetta, del Lupo, delle Rose, di Acquachiara",
	boat: "del Fiume, dell’Airone, della Laguna, del Gabbiano, delle Ninfee, del Cormorano, della Lontra, del Delta, della Luna, del Canneto, dell’Alba, del Martin Pescatore, della Chiusa, del Salice, della Bricola, del Barcaiolo, delle Onde, della Marea, del Cefalo, dell’Ancora, del Cigno, della Nebbia, del Remo, della Folaga, delle Reti, del Traghetto, della Stella, del Molo, della Brezza, dei Pioppi",
};

export const SPANISH: Names = {
	before: {
		villa: ["Villa", "La Quinta"],
		mansion: ["La Casona", "Casa Grande"],
		castle: ["Castillo", "Torre"],
		chalet: ["Refugio", "Cabaña", "Borda"],
		farmhouse: ["Cortijo", "Finca", "La Alquería", "La Masía"],
		bungalow: ["Casita", "La Casita"],
		holidayHome: ["Casa", "La Casa", "Casita"],
		apartment: ["Apartamento", "Piso"],
		penthouse: ["Ático", "El Ático"],
		glampingTent: ["Tienda", "La Tienda"],
		houseboat: ["Barco", "Casa Flotante"],
	},
	stems: {
		alps: "de los Abetos, del Ibón, de las Nieves, del Rebeco, de la Cascada, de los Lirios, del Collado, de las Marmotas, del Pino Negro, de la Borda Vieja",
		sea: "del Faro, de las Gaviotas, de la Caracola, de los Pinos, del Pescador, de la Cala, de las Buganvillas, de la Brisa, del Poniente, de las Redes, del Agave, de las Salinas, de los Tamarindos, del Levante, de la Duna",
		lake: "del Lago, de los Juncos, de las Garzas, del Embarcadero, de los Sauces, de las Libélulas, de la Orilla, de los Lirios de Agua, del Remo, de los Cisnes",
		forest:
			"de los Alcornoques, del Búho, de los Helechos, de los Castaños, de la Ardilla, del Ciervo, de la Fuente Fría, de las Setas, de los Robles, del Petirrojo, del Madroño",
		countryside:
			"de los Olivos, de los Almendros, de las Golondrinas, del Nogal, de los Naranjos, de la Higuera, del Pozo, de las Amapolas, del Molino, de las Cigüeñas, de la Parra, de los Girasoles, de la Encina, de las Abejas, del Granado, de la Era, de los Algarrobos, del Tomillo",
		village:
			"de la Fuente, del Arco, de la Plazuela, de los Geranios, del Campanario, de las Celosías, del Patio, del Reloj, del Panadero, de los Vencejos, de la Calleja, del Zaguán, de los Azulejos, de la Cal, de la Muralla",
		anywhere:
			"del Mirlo, del Jazmín, de la Luna, del Romero, de los Cuatro Vientos, de las Rosas, del Sol, de la Lavanda, del Gato, de la Menta, del Limonero, de la Siesta, de las Mariposas, del Laurel, del Alba, de la Salvia, del Jilguero, de la Hiedra, de los Tres Escalones, de la Cigarra, del Membrillo, de la Celinda, del Hinojo, de la Lechuza",
	},
	castle:
		"de la Luna, de Peñaclara, del Halcón, de Valdelmoro, de la Cigüeña, de Fuentealta, de las Dos Torres, de Montesol, del Ciprés, de Rocanegra, de la Encina, del Cernícalo, de Altaserena, de la Reina Vieja, del León de Piedra, de la Vigía, de Aguasclaras, de los Cuervos, del Alcaraván, de Tierraparda, de la Granada, del Almendro, del Grajo, de la Veleta, de Sierrablanca, de la Yedra, del Lobo, de Piedraviva, de la Higuera, de los Pavos Reales",
	boat: "de la Garza, del Río, de la Gaviota, del Embalse, de la Luna, del Martín Pescador, de la Brisa, del Delta, de la Nutria, del Alba, de los Juncos, del Remo, de las Olas, de la Bruma, del Cormorán, de la Ría, del Poniente, de la Estrella, de la Marea, del Ancla, de los Sauces, del Flamenco, de la Red, del Marinero, de las Libélulas, del Puente, de la Sal, del Levante, de la Barquera, de la Orilla",
};
