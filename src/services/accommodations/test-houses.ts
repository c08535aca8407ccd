import { listAllTestHouses, listTestHouses } from "#db/accommodations/accommodations.ts";
import type { Db } from "#db/connection/client.ts";
import type { Language } from "#domain/language.ts";
import { translator } from "#i18n/catalogues.server.ts";
import type { SearchQuery } from "#search/query.ts";
import type { App } from "../app.ts";
import { type Viewer, visibleStatuses } from "../viewer.ts";

/** What a test house is called where staff see it. The words come with the answer: guests' pages do not load them. */
export function testHouseMark(language: Language): string {
	return translator(language)("staffBar.testHouse");
}

/** How many of a search's homes are test houses, in words; null where there are none, or nothing else. */
export async function testHousesIncluded(
	app: Pick<App, "db" | "search" | "viewer">,
	query: SearchQuery,
	language: Language,
): Promise<string | null> {
	// Nobody else is asked for: their searches find none. Where staff look at nothing else, each home says it.
	if (app.viewer?.testHouses !== "yes") return null;
	const known = await listAllTestHouses(app.db);
	const { accoIds } = query.filters;
	const wanted = accoIds === null ? known : known.filter((accoId) => accoIds.includes(accoId));
	if (wanted.length === 0) return null;
	const only = { ...query, filters: { ...query.filters, accoIds: wanted }, page: 1, perPage: 1 };
	const { totalResults } = await app.search.search(only);
	return totalResults === 0 ? null : translator(language)("staffBar.included", { count: totalResults });
}

/** Whether a home is a test house that who asks may not see. */
export async function isHiddenTestHouse(
	app: { readonly db: Db; readonly viewer?: Viewer | undefined },
	accoId: string,
): Promise<boolean> {
	if (visibleStatuses(app.viewer).includes("test")) return false;
	return (await listTestHouses(app.db, [accoId])).has(accoId);
}
