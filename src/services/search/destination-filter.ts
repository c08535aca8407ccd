import type { Language } from "#domain/language.ts";
import type { PlaceFilter } from "#search/query.ts";
import { accoIdIn } from "#site/href.ts";
import { readPublic } from "#site/rewrite.ts";
import type { SearchParams } from "#site/search-params.ts";
import type { App } from "../app.ts";
import { placeTree } from "../places/place-tree.ts";
import { readDestination } from "./read-destination.ts";
import type { DestinationQuery } from "./suggest.ts";

/** A place, everywhere (no country), or one home. */
export type Named = ({ readonly place: PlaceFilter } | { readonly accoId: string }) & {
	/** The search with what a sentence says. */
	readonly params: SearchParams;
	/** Public path that the box leads to; null: the search of everywhere. */
	readonly path: string | null;
	/** What of a sentence was not understood. */
	readonly left: readonly string[];
};

/**
 * What the text of a search box narrows a search to: a place, one home, what a sentence describes, nothing (null) for an
 * empty text; `unknown` for a text that names nothing. The same answer as where the box leads.
 */
export async function destinationFilter(
	app: Pick<App, "db" | "suggestions" | "clock" | "viewer">,
	language: Language,
	query: DestinationQuery,
	params: SearchParams,
): Promise<Named | "unknown" | null> {
	if (!query.text.trim()) return null;
	const reached = await readDestination(app, language, query, params);
	if (!reached) return "unknown";
	const { path } = reached;
	const said = reached.kind === "sentence" ? { params: reached.params, left: reached.left } : { params, left: [] };
	if (path === null) return { place: {}, path, ...said };
	const address = readPublic(path);
	if (address?.name === "homeDetail") {
		const accoId = accoIdIn(String(address.params.home));
		return accoId ? { accoId, path, ...said } : "unknown";
	}
	if (address?.name !== "placeSearch") return "unknown";
	const { country, slug } = address.params;
	const slugs = [country, ...(Array.isArray(slug) ? slug : [slug])].filter((part): part is string => Boolean(part));
	const place = (await placeTree(app)).find(language, slugs);
	if (!place) return "unknown";
	const { regionId, placeId } = place;
	const filter = { country: place.country, regionId: regionId ?? undefined, placeId: placeId ?? undefined };
	return { place: filter, path, ...said };
}
