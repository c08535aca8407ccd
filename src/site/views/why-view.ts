/**
 * Why a home stands where it stands in a search, for staff alone. Its sentences come finished, so that guests load no
 * words of it.
 */
export interface WhyView {
	/** The home that is explained; null: nothing was found to explain. */
	readonly accoId: string | null;
	/** Its title with its number. */
	readonly home: string;
	/** Where it stands; null: nowhere in the answer. */
	readonly place: string | null;
	/** Of the order itself. */
	readonly notes: readonly string[];
	/** What it is ordered by: the key that decides first stands first, before it what it is made of. */
	readonly rows: readonly WhyRow[];
	readonly neighbours: readonly WhyNeighbour[];
	/** What keeps it out of the hits; without reasons it is one. */
	readonly missing: { readonly heading: string; readonly reasons: readonly string[] } | null;
	/** The search without the panel. */
	readonly closeHref: string;
	readonly words: {
		readonly heading: string;
		readonly staff: string;
		readonly close: string;
		readonly field: string;
		readonly look: string;
		/** On each card. */
		readonly here: string;
	};
}

export interface WhyRow {
	readonly label: string;
	readonly value: string;
	/** Percent of what there is to be had; null: it has no most. */
	readonly share: number | null;
}

/** The home before or behind, and what puts it there. */
export interface WhyNeighbour {
	readonly heading: string;
	readonly home: string;
	readonly href: string;
	readonly decided: readonly string[];
}
