import type { Language, Localized } from "#domain/language.ts";
import type { SearchView } from "#site/views/search-view.ts";
import type { App } from "../app.ts";
import { placeTree } from "../places/place-tree.ts";
import { type MovedTo, searchPage } from "./search-page.ts";

export interface MarketPageRequest {
	readonly language: Language;
	/** ISO 3166-1 code of the country whose homes the market is. */
	readonly country: string;
	/** Addresses of the listing page. */
	readonly paths: Localized;
	/** The address's query: a search within the market. */
	readonly query: Readonly<Record<string, string>>;
	readonly likes?: readonly string[];
	/** The home whose place staff ask for; only where they may. */
	readonly why?: string | undefined;
}

/**
 * The search of a listing page: all homes of its market, with the box, filters, sorts and pages of every search, under
 * the listing's own address. A destination elsewhere leads there. Null: the market has no homes.
 */
export async function marketPage(app: App, request: MarketPageRequest): Promise<SearchView | MovedTo | null> {
	const { country, ...rest } = request;
	const market = (await placeTree(app)).byCountry(country);
	return market && searchPage(app, { ...rest, kind: "listing", slugs: market.slugs[request.language] });
}
