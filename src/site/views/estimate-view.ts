import type { Spread } from "#domain/accommodation/earnings-estimate.ts";

/** The question what a home may earn, and its answer. Sums in cents. */

/** Parameters of the question in an address. */
export const ESTIMATE_FIELDS = ["kind", "place", "bedrooms"] as const;
export type EstimateField = (typeof ESTIMATE_FIELDS)[number];

interface Choice {
	readonly value: string;
	readonly label: string;
}

export interface EstimateView {
	readonly kinds: readonly Choice[];
	/** By country; the first of each is the country itself. */
	readonly places: readonly { readonly country: string; readonly choices: readonly Choice[] }[];
	/** What was asked, as it was typed; empty texts before. */
	readonly requested: Readonly<Record<EstimateField, string>>;
	/** Fields whose value is none; empty before anything was asked. */
	readonly wrong: readonly EstimateField[];
	/** Null: nothing was asked, or something is wrong. */
	readonly answer: EstimateAnswer | null;
}

export interface EstimateAnswer {
	/** What was asked, in words. */
	readonly kind: string;
	readonly place: string;
	readonly country: string;
	/** The size that homes were compared by. */
	readonly bedrooms: { readonly from: number; readonly to: number };
	/** Null: too few homes even in the whole country. */
	readonly found: {
		/** `asked`: of the place itself; `country`: of the whole country; `kinds`: of the whole country and of every kind. */
		readonly of: "asked" | "country" | "kinds";
		readonly homes: number;
		readonly nights: Spread;
		readonly rentCents: Spread;
		readonly netCents: Spread;
		/** What the house keeps of the rent, basis points. */
		readonly feeBp: number;
	} | null;
}
