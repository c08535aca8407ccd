/**
 * What fees count by, each in one line: whose heads, and whether every night anew. Price (`pricing/fees.ts`) and both
 * engines are made from it; the CHECK in the database stands by itself, and a test compares the two.
 */

interface Basis {
	/** Null: once for the party. */
	readonly heads: "persons" | "pets" | null;
	readonly byNight: boolean;
}

export const FEE_BASIS = {
	stay: { heads: null, byNight: false },
	night: { heads: null, byNight: true },
	person: { heads: "persons", byNight: false },
	person_night: { heads: "persons", byNight: true },
	pet: { heads: "pets", byNight: false },
	pet_night: { heads: "pets", byNight: true },
	booking: { heads: null, byNight: false },
} as const satisfies Readonly<Record<string, Basis>>;

export type FeeBasis = keyof typeof FEE_BASIS;
/** All of them, in the order in which the API names them. */
export const FEE_BASES = Object.keys(FEE_BASIS) as readonly FeeBasis[] as readonly [FeeBasis, ...FeeBasis[]];

/** True for fees that count once, for any party and length. */
export function countsOnce(per: FeeBasis): boolean {
	const { heads, byNight } = FEE_BASIS[per];
	return heads === null && !byNight;
}
