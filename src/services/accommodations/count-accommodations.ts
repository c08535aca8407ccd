import { parseLikes } from "#domain/accommodation/likes.ts";
import type { Language } from "#domain/language.ts";
import { parseSearchParams } from "#site/search-params.ts";
import type { App } from "../app.ts";
import { searchQueryOf } from "../pages/search-query.ts";
import { destinationFilter } from "../search/destination-filter.ts";

/**
 * How many homes the search box would find if it were sent as it stands: `query` holds its fields as a form sends
 * them. Null: its destination is one home, or a text that names nothing yet.
 */
export async function countAccommodations(
	app: Pick<App, "db" | "search" | "suggestions" | "clock" | "viewer">,
	language: Language,
	query: Readonly<Record<string, string>>,
	likesCookie: string | undefined,
): Promise<number | null> {
	const { q = "", to = "", ...rest } = query;
	const sent = parseSearchParams(rest);
	const named = await destinationFilter(app, language, { text: q, chosen: to }, sent);
	if (named === "unknown" || (named && "accoId" in named)) return null;
	const params = named?.params ?? sent;
	const today = app.clock.today();
	const place = named ? { place: named.place } : {};
	const search = { ...searchQueryOf(params, null, today, place, parseLikes(likesCookie)), from: 0, perPage: 0 };
	return (await app.search.search({ ...search, otherDates: undefined })).totalResults;
}
