import { carFree, has, hasStairs, isHouse, southern, type TextHome } from "./text-home.ts";

/** What a review may be about, and of which homes it is then true. */

const amid =
	(scenery: TextHome["scenery"]) =>
	(home: TextHome): boolean =>
		home.scenery === scenery;
const within = (km: number | null, limit: number): boolean => km !== null && km <= limit;

export const TOPICS = {
	any: () => true,
	indoors: (home: TextHome) => home.kind !== "glampingTent",
	house: isHouse,
	stairs: hasStairs,
	flat: (home: TextHome) => home.kind === "apartment" || home.kind === "penthouse",
	boat: (home: TextHome) => home.kind === "houseboat",
	tent: (home: TextHome) => home.kind === "glampingTent",
	sauna: has("sauna"),
	hottub: has("hottub"),
	pool: has("pool", "privatpool"),
	garden: has("garden", "gardenEnclosed"),
	enclosed: has("gardenEnclosed"),
	terrace: has("terrace"),
	balcony: has("balcony"),
	bbq: has("bbq"),
	charging: has("eCarCharging"),
	noDishwasher: (home: TextHome) => !has("dishwasher")(home) && home.kind !== "glampingTent",
	airco: has("airco"),
	wifi: has("wifi"),
	cot: has("childrenBed"),
	pets: (home: TextHome) => home.maxPets > 0,
	alps: amid("alps"),
	road: (home: TextHome) => amid("alps")(home) && !carFree(home.place),
	lift: (home: TextHome) => within(home.kmSkilift, 3),
	/** Where there is sand. */
	beach: (home: TextHome) => within(home.kmSea, 1.5) && home.country !== "HR",
	lake: (home: TextHome) => within(home.kmLake, 1),
	forest: amid("forest"),
	countryside: amid("countryside"),
	village: amid("village"),
	south: southern,
	crowd: (home: TextHome) => home.maxGuests >= 8 && isHouse(home),
	couple: (home: TextHome) => home.maxGuests <= 4,
	walk: (home: TextHome) => home.minutesToVillage <= 15,
	far: (home: TextHome) => home.minutesToVillage > 20 && !carFree(home.place),
} as const satisfies Record<string, (home: TextHome) => boolean>;

export type Topic = keyof typeof TOPICS;

/** Stars and words; inner choices as in fragments. */
export type ReviewText = readonly [topic: Topic, rating: 3 | 4 | 5, text: string];
