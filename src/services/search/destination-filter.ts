import type { Language } from "#domain/language.ts";
import type { PlaceFilter } from "#search/query.ts";
import { accoIdIn } from "#site/href.ts";
import { readPublic } from "#site/rewrite.ts";
import type { App } from "../app.ts";
import { placeTree } from "../places/place-tree.ts";
import type { DestinationQuery } from "./suggest.ts";

/** Longer texts name nothing. */
export const MOST_LETTERS = 100;
const LONGEST_PATH = 500;

/**
 * What the text of a search box narrows a search to: a place, one home, nothing (null) for an empty text; `unknown`
 * for a text that names nothing. The same answer as where the box leads.
 */
export async function destinationFilter(
	app: Pick<App, "db" | "suggestions" | "viewer">,
	language: Language,
	{ text, chosen }: DestinationQuery,
): Promise<{ readonly place: PlaceFilter } | { readonly accoId: string } | "unknown" | null> {
	const typed = text.slice(0, MOST_LETTERS).trim();
	if (!typed) return null;
	const query = { text: typed, chosen: chosen.slice(0, LONGEST_PATH) };
	const destination = await app.suggestions.findDestination(query, language);
	const address = destination && readPublic(destination.path);
	if (address?.name === "homeDetail") {
		const accoId = accoIdIn(String(address.params.home));
		return accoId ? { accoId } : "unknown";
	}
	if (address?.name !== "placeSearch") return "unknown";
	const { country, slug } = address.params;
	const slugs = [country, ...(Array.isArray(slug) ? slug : [slug])].filter((part): part is string => Boolean(part));
	const place = (await placeTree(app)).find(language, slugs);
	if (!place) return "unknown";
	const { regionId, placeId } = place;
	return { place: { country: place.country, regionId: regionId ?? undefined, placeId: placeId ?? undefined } };
}
