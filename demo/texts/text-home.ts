import type { Amenity, Kind } from "#domain/accommodation/facts.ts";
import type { Localized } from "#domain/language.ts";
import type { Scenery } from "#site/drawing-address.ts";

/** What the words of a made-up home are drawn from; every sentence must agree with it. */
export interface TextHome {
	accoId: string;
	kind: Kind;
	scenery: Scenery;
	/** ISO 3166: AT DE CH FR IT NL BE ES HR DK LU SI. */
	country: string;
	place: Localized;
	region: Localized;
	maxGuests: number;
	/** At least 1. */
	bedrooms: number;
	bathrooms: number;
	areaM2: number;
	/** Year. */
	builtIn: number;
	amenities: readonly Amenity[];
	maxPets: number;
	kmSea: number | null;
	kmLake: number | null;
	kmSkilift: number | null;
	kmGolfCourse: number | null;
	/** On foot. */
	minutesToVillage: number;
	/** When the sun is on the terrace. */
	facing: "morning" | "evening";
	/** Index of the home among its neighbours; homes with different turns share no sentence. */
	turn: number;
}

/** A sentence or two in the four languages, written from one meaning, for the homes it is true of. */
export interface Fragment extends Localized {
	when?: (home: TextHome) => boolean;
	/** The choices after a semicolon or full stop go with those before it. */
	tied?: true;
	/** Speaks of doors, halls or windows, so not of a tent. */
	walls?: true;
}

export const has =
	(...amenities: Amenity[]) =>
	(home: TextHome): boolean =>
		amenities.some((amenity) => home.amenities.includes(amenity));

const SOUTHERN_FRANCE =
	/provence|azur|languedoc|occitanie|corsica|roussillon|riviera|gard|var\b|hérault|luberon|camargue/i;

/** Olive trees, cicadas, shutters closed at noon. */
export function southern(home: TextHome): boolean {
	if (home.country === "FR") return SOUTHERN_FRANCE.test(home.region.en) || SOUTHERN_FRANCE.test(home.region.fr);
	return (home.country === "IT" && home.scenery !== "alps") || home.country === "ES" || home.country === "HR";
}

/** Dykes, ditches and long light. */
export function northern(home: TextHome): boolean {
	return ["NL", "BE", "DK", "DE", "LU"].includes(home.country);
}

const COAST = ["Baltic coast", "North Sea coast", "Mecklenburg lakes", "West Flanders", "East Flanders"];

/** Land without hills. */
export function level(home: TextHome): boolean {
	if (home.country === "NL") return home.region.en !== "Limburg";
	return home.country === "DK" || COAST.includes(home.region.en);
}

/** Has room for two only. */
export function forTwo(home: TextHome): boolean {
	return home.maxGuests <= 2;
}

/** Without cars. */
export function carFree(place: Localized): boolean {
	return place.en === "Zermatt";
}

/** Stands on the ground with a door of its own. */
export function isHouse(home: TextHome): boolean {
	return !["apartment", "penthouse", "glampingTent", "houseboat"].includes(home.kind);
}

/** A house with more than one floor. */
export function hasStairs(home: TextHome): boolean {
	return isHouse(home) && home.kind !== "bungalow" && home.bedrooms > 1;
}
