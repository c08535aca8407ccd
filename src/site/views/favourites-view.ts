import type { ListedAccommodation } from "#domain/accommodation/listed-accommodation.ts";
import type { Localized } from "#domain/language.ts";
import type { SearchParams } from "../search-params.ts";

/** The liked homes, or a shared list. */
export interface FavouritesView {
	/** The list came by its link and is not the visitor's own. */
	readonly shared: boolean;
	readonly homes: readonly FavouriteHome[];
	/** The last stay searched for; homes carry its price. Null: none, or it has passed. */
	readonly stay: SearchParams | null;
	/** Address of the same list for others. */
	readonly sharePath: string;
	/** Where more of the like are. */
	readonly more: { readonly placeIn: string; readonly count: number; readonly href: string } | null;
	readonly alternates: Localized;
}

export interface FavouriteHome {
	readonly acco: ListedAccommodation;
	/** False: not to be had for the stay. */
	readonly free: boolean;
}
