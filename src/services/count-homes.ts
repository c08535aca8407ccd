import { parseLikes } from "#domain/home/likes.ts";
import type { Language } from "#domain/language.ts";
import { readPublic } from "#site/rewrite.ts";
import { parseSearchParams } from "#site/search-params.ts";
import type { App } from "./app.ts";
import { searchQueryOf } from "./pages/search-query.ts";
import { placeTree } from "./place-tree.ts";

/**
 * How many homes the search box would find if it were sent as it stands: `query` holds its fields as a form sends
 * them. Null: its destination is one home, or a text that names nothing yet.
 */
export async function countHomes(
	app: Pick<App, "db" | "search" | "suggestions" | "clock">,
	language: Language,
	query: Readonly<Record<string, string>>,
	likesCookie: string | undefined,
): Promise<number | null> {
	const { q = "", to = "", ...rest } = query;
	const wish = { text: q.slice(0, 100).trim(), chosen: to.slice(0, 500) };
	const destination = wish.text ? await app.suggestions.findDestination(wish, language) : null;
	if (destination?.isHome || (wish.text && !destination)) return null;
	const slugs = destination ? slugsOf(destination.path) : [];
	const place = slugs.length > 0 ? (await placeTree(app.db)).find(language, slugs) : null;
	if (slugs.length > 0 && !place) return null;
	const params = parseSearchParams(rest);
	const today = app.clock.today();
	const search = { ...searchQueryOf(params, place, today, {}, parseLikes(likesCookie)), from: 0, perPage: 0 };
	return (await app.search.search({ ...search, otherDates: undefined })).totalResults;
}

function slugsOf(path: string): readonly string[] {
	const address = readPublic(path);
	if (address?.name !== "placeSearch") return [];
	const { country, slug } = address.params;
	return [country, ...(Array.isArray(slug) ? slug : [slug])].filter((part): part is string => Boolean(part));
}
