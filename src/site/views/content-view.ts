import type { Acco } from "#domain/home/acco.ts";

export interface Crumb {
	readonly label: string;
	readonly href: string;
}

/** The homes of a listing. */
export interface ListingView {
	readonly totalResults: number;
	readonly accos: readonly Acco[];
	/** The search that shows them all. */
	readonly searchPath: string;
}
