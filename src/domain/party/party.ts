/** Who travels: babies 0–2, children 3–17, adults 18 and over. */
export interface Party {
	readonly adults: number;
	readonly children: number;
	readonly babies: number;
	readonly pets: number;
}

/** Heads, pieces and pets beyond this are a mistake, not a party. */
export const MOST_OF_A_KIND = 999;

/** The party of a search without one. */
export const DEFAULT_PARTY: Party = { adults: 2, children: 0, babies: 0, pets: 0 };

/** Persons that count for capacity, fees and extra-person prices: babies never do. */
export function personsOf(party: Party): number {
	return party.adults + party.children;
}
