import type { Kind } from "#domain/home/facts.ts";
import type { Localized } from "#domain/language.ts";

/** Drawings that stand in for homes without pictures of their own, how many of each. */
const DRAWINGS: Readonly<Record<Kind, { readonly name: string; readonly count: number }>> = {
	villa: { name: "villa", count: 3 },
	mansion: { name: "mansion", count: 1 },
	castle: { name: "castle", count: 1 },
	chalet: { name: "chalet", count: 3 },
	farmhouse: { name: "holidayHome", count: 3 },
	bungalow: { name: "holidayHome", count: 3 },
	holidayHome: { name: "holidayHome", count: 3 },
	apartment: { name: "apartment", count: 1 },
	penthouse: { name: "penthouse", count: 1 },
	glampingTent: { name: "glampingTent", count: 1 },
	houseboat: { name: "houseboat", count: 1 },
};

/** The drawing of a home without pictures: always the same for the same home. */
export function drawingOf(kind: Kind, accoNumber: number): string {
	const { name, count } = DRAWINGS[kind];
	return `/illustrations/${name}-${(accoNumber % count) + 1}.webp`;
}

/** Says that a picture is a drawing and not this home; `{home}` is its title. */
export const DRAWING_ALT: Localized = {
	nl: "Tekening die bij {home} past; een foto is er nog niet",
	en: "A drawing in the manner of {home}; there is no photo yet",
	de: "Zeichnung passend zu {home}; ein Foto gibt es noch nicht",
	fr: "Dessin dans l’esprit de {home} ; il n’y a pas encore de photo",
};
