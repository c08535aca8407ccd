import { AMENITIES, type Amenity, type Kind } from "#domain/accommodation/facts.ts";
import type { Scenery } from "#site/drawing-address.ts";
import type { Dice } from "./random.ts";

/** What decides which amenities a home has. */
export interface AmenityFacts {
	readonly kind: Kind;
	readonly scenery: Scenery;
	readonly maxGuests: number;
	readonly stars: number;
	/** In a hot country. */
	readonly south: boolean;
	/** Without cars. */
	readonly carFree: boolean;
}

/** Amenities in the order of the specification, each as likely as it is in such a home. */
export function amenitiesOf(dice: Dice, facts: AmenityFacts): readonly Amenity[] {
	const shares = sharesOf(facts);
	const drawn = new Set(AMENITIES.filter((amenity) => dice.chance(shares[amenity])));
	// An enclosed garden is a garden; an own pool needs no shared one beside it.
	if (drawn.has("gardenEnclosed")) drawn.add("garden");
	if (drawn.has("privatpool")) drawn.delete("pool");
	if (facts.carFree) for (const amenity of ["parking", "eCarCharging"] as const) drawn.delete(amenity);
	return AMENITIES.filter((amenity) => drawn.has(amenity));
}

function sharesOf({ kind, scenery, maxGuests, stars, south }: AmenityFacts): Readonly<Record<Amenity, number>> {
	const flat = kind === "apartment" || kind === "penthouse";
	const tent = kind === "glampingTent";
	const boat = kind === "houseboat";
	const ground = !flat && !tent && !boat;
	const cold = scenery === "alps" || (!south && scenery !== "village");
	const grand = kind === "villa" || kind === "castle" || kind === "mansion";
	const good = 0.7 + (stars - 3) * 0.15;
	return {
		sauna: tent ? 0.02 : cold ? 0.34 : 0.05,
		hottub: tent || boat ? 0.05 : flat ? 0.04 : 0.17,
		spa: flat ? 0.05 : 0.02,
		pool: boat ? 0 : flat ? 0.2 : kind === "bungalow" || tent ? 0.4 : 0.08,
		privatpool: ground && south ? (grand ? 0.75 : 0.32) : grand ? 0.15 : 0,
		garden: ground ? 0.72 : flat ? 0.08 : 0,
		gardenEnclosed: ground ? 0.3 : 0,
		terrace: boat || tent ? 0.75 : flat ? 0.3 : 0.82,
		balcony: flat ? 0.68 : kind === "chalet" ? 0.6 : ground ? 0.15 : 0,
		parking: scenery === "village" ? 0.55 : boat ? 0.6 : 0.93,
		wifi: tent ? 0.45 : 0.97,
		washingMachine: tent ? 0 : maxGuests > 4 ? 0.86 : 0.58,
		stove: tent ? 0.5 : 0.97,
		tumbleDryer: tent || boat ? 0 : maxGuests > 6 ? 0.5 : 0.2,
		airco: tent ? 0 : south ? 0.62 : 0.06,
		tv: tent ? 0.05 : 0.9,
		eCarCharging: kind === "penthouse" ? 0 : ground ? 0.2 : 0.06,
		dishwasher: tent ? 0 : good,
		oven: tent ? 0.05 : 0.78,
		bbq: flat ? 0.1 : 0.6,
		childrenBed: tent ? 0.2 : 0.5,
		childrenChair: tent ? 0.2 : 0.55,
	};
}
