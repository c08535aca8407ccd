import type { Kind } from "../../accommodation/facts.ts";
import type { Localized } from "../../language.ts";

/** The source's property types, the first rule that fits; every type without a rule is a holiday home. */
const KIND_RULES: readonly (readonly [RegExp, Kind])[] = [
	[/houseboat|\bboat\b/, "houseboat"],
	[/castle/, "castle"],
	[/villa/, "villa"],
	[/chalet/, "chalet"],
	[/bungalow/, "bungalow"],
	[/farm stay|\bbarn\b|casa rural|farmhouse/, "farmhouse"],
	[/\btent\b|yurt|\btipi\b|\bdome\b/, "glampingTent"],
	[/rental unit|condo|loft|serviced apartment|apartment|\bflat\b/, "apartment"],
];

const STANDS_ALONE: ReadonlySet<Kind> = new Set<Kind>(["villa", "chalet", "bungalow", "farmhouse"]);

export function kindOf(propertyType: string): Kind {
	const type = propertyType.toLowerCase();
	return KIND_RULES.find(([pattern]) => pattern.test(type))?.[1] ?? "holidayHome";
}

/** True where the type says so (cottages too); the source knows no more, and unknown is stored as false. */
export function isDetached(propertyType: string): boolean {
	return STANDS_ALONE.has(kindOf(propertyType)) || /cottage/i.test(propertyType);
}

/** Single rooms are not taken; older files write "Entire home/apt", "Entire home" or "Entire place". */
export function isEntireHome(roomType: string | undefined, propertyType: string | undefined): boolean {
	return /^entire /i.test((roomType || propertyType || "entire home").trim());
}

const KIND_NAMES: Readonly<Record<Kind, Localized>> = {
	villa: { nl: "Villa", en: "Villa", de: "Villa", fr: "Villa" },
	mansion: { nl: "Landhuis", en: "Mansion", de: "Landhaus", fr: "Manoir" },
	castle: { nl: "Kasteel", en: "Castle", de: "Schloss", fr: "Château" },
	chalet: { nl: "Chalet", en: "Chalet", de: "Chalet", fr: "Chalet" },
	farmhouse: { nl: "Boerderij", en: "Farmhouse", de: "Bauernhaus", fr: "Ferme" },
	bungalow: { nl: "Bungalow", en: "Bungalow", de: "Bungalow", fr: "Bungalow" },
	holidayHome: { nl: "Vakantiehuis", en: "Holiday home", de: "Ferienhaus", fr: "Maison de vacances" },
	apartment: { nl: "Appartement", en: "Apartment", de: "Ferienwohnung", fr: "Appartement" },
	penthouse: { nl: "Penthouse", en: "Penthouse", de: "Penthouse", fr: "Penthouse" },
	glampingTent: { nl: "Glampingtent", en: "Glamping tent", de: "Glampingzelt", fr: "Tente de glamping" },
	houseboat: { nl: "Woonboot", en: "Houseboat", de: "Hausboot", fr: "Péniche" },
};

/** "Villa in Alaior": composed, because the source's titles may hold names of people. */
export function titleOf(kind: Kind, place: Localized): Localized {
	const name = KIND_NAMES[kind];
	return {
		nl: `${name.nl} in ${place.nl}`,
		en: `${name.en} in ${place.en}`,
		de: `${name.de} in ${place.de}`,
		fr: `${name.fr} ${frenchAt(place.fr)}`,
	};
}

/** French joins "à" with a place's article: au Mont-sur-Lausanne, aux Diablerets. */
function frenchAt(place: string): string {
	const match = /^(Les?) (.+)$/.exec(place);
	if (!match) return `à ${place}`;
	return `${match[1] === "Le" ? "au" : "aux"} ${match[2]}`;
}
