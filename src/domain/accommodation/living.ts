/** What guests want to know of living in a home beside its amenities: where everyone sleeps, its rules, its storey. */

export const ROOM_KINDS = ["bedroom", "livingRoom", "loft", "annexe"] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export const BED_TYPES = ["double", "single", "bunk", "sofaBed", "cot"] as const;
export type BedType = (typeof BED_TYPES)[number];

/** Beds of one type in a room. */
export interface Beds {
	readonly type: BedType;
	readonly count: number;
}

/** A room that people sleep in. */
export interface Room {
	readonly kind: RoomKind;
	readonly beds: readonly Beds[];
}

/** Who sleeps in a bed of a type: adults and children; a cot is a baby's. */
export const SLEEPERS: Readonly<Record<BedType, number>> = { double: 2, single: 1, bunk: 2, sofaBed: 2, cot: 0 };

export const SMOKING = ["no", "outside", "yes"] as const;
export type Smoking = (typeof SMOKING)[number];

/** Rules of a house; what its owner does not say is null. */
export interface HouseRules {
	/** `HH:MM`, both or neither. */
	readonly quietFrom: string | null;
	readonly quietUntil: string | null;
	readonly parties: boolean | null;
	readonly smoking: Smoking | null;
	/** Children may stay; false where the house is not safe for them. */
	readonly children: boolean | null;
}

export const NO_HOUSE_RULES: HouseRules = {
	quietFrom: null,
	quietUntil: null,
	parties: null,
	smoking: null,
	children: null,
};

/** Classes of energy certificates, best first. */
export const ENERGY_LABELS = ["A++++", "A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"] as const;
export type EnergyLabel = (typeof ENERGY_LABELS)[number];

/** What the catalogue knows of living in a home. */
export interface Living {
	/** None: the source does not say where people sleep. */
	readonly rooms: readonly Room[];
	readonly houseRules: HouseRules;
	/** Storey of its entrance, 0 at the level of the street; null: unknown, or the whole house is the home. */
	readonly floor: number | null;
	readonly lift: boolean | null;
	readonly energyLabel: EnergyLabel | null;
}
