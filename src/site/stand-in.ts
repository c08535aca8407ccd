import { accoNumber, type Kind } from "#domain/home/facts.ts";
import type { Localized } from "#domain/language.ts";
import { type Drawing, SCENERIES, type Scenery, SEASONS, TIMES_OF_DAY } from "./drawing-address.ts";

/** What lies near a home. */
interface Nearby {
	readonly piste: boolean;
	readonly sea: boolean;
	readonly lake: boolean;
}

/** The drawing of a home without pictures: in the manner of its kind and place, always the same for the same home. */
export function standInOf(accoId: string, kind: Kind, nearby: Nearby): Drawing {
	const number = accoNumber(accoId);
	const scenery = sceneryOf(number, nearby);
	// Snow lies where people ski; by the water it is spring or summer.
	const season = scenery === "alps" ? (number % 3 ? "winter" : "summer") : (SEASONS[number % 3] ?? "summer");
	const timeOfDay = TIMES_OF_DAY[Math.floor(number / 3) % 3] ?? "day";
	return { seed: accoId, type: kind, scenery, season, timeOfDay, view: "exterior", variant: 0 };
}

function sceneryOf(number: number, { piste, sea, lake }: Nearby): Scenery {
	if (piste) return "alps";
	if (sea) return "sea";
	if (lake) return "lake";
	// Neither mountains nor water that nobody spoke of.
	const plain = SCENERIES.slice(SCENERIES.indexOf("countryside"));
	return plain[number % plain.length] ?? "countryside";
}

/** Says that a picture is a drawing and not this home; `{home}` is its title. */
export const DRAWING_ALT: Localized = {
	nl: "Tekening die bij {home} past; een foto is er nog niet",
	en: "A drawing in the manner of {home}; there is no photo yet",
	de: "Zeichnung passend zu {home}; ein Foto gibt es noch nicht",
	fr: "Dessin dans l’esprit de {home} ; il n’y a pas encore de photo",
};
