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

/** The same for parties of the same heads and pets, and for them alone: what was worked out for a party is found by it. */
export function partyKey({ adults, children, babies, pets }: Party): string {
	return `${adults} ${children} ${babies} ${pets}`;
}

/** A party in a few words: guests, who count for what a home takes, and beside them babies and pets. */
export function partyCounts(party: Party): { readonly guests: number; readonly babies: number; readonly pets: number } {
	return { guests: personsOf(party), babies: party.babies, pets: party.pets };
}
