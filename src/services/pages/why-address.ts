import { fail, ok, type Result } from "#domain/result.ts";
import { OFFICE_LANGUAGE } from "#i18n/office-language.ts";
import { href } from "#site/href.ts";
import { publicPath, readPublic } from "#site/rewrite.ts";
import { parseSearchParams } from "#site/search-params.ts";
import type { WhyView } from "#site/views/why-view.ts";
import type { App } from "../app.ts";
import { placeTree } from "../places/place-tree.ts";
import { explainOrder } from "../search/why-order.ts";
import { searchQueryOf } from "./search-query.ts";

/**
 * Why a home stands where it stands in the search of an address (`/en/holiday-home/?adults=4`), or of everywhere
 * (`adults=4`). A typed destination (`q`) and the search of a market page are no addresses of their own: VALIDATION.
 */
export async function explainAddress(
	app: Pick<App, "db" | "clock" | "search" | "cards" | "viewer">,
	address: string,
	requested: string,
): Promise<Result<WhyView, "VALIDATION" | "NOT_FOUND">> {
	const everywhere = href("search", OFFICE_LANGUAGE);
	const text = /[/]/.test(address) ? address : `${everywhere}?${address.replace(/^\?/, "")}`;
	if (!URL.canParse(text, "http://localhost")) return fail("VALIDATION");
	const url = new URL(text, "http://localhost");
	const found = readPublic(url.pathname);
	if (!found) return fail("NOT_FOUND");
	const { name, language } = found;
	if (name !== "search" && name !== "lastMinute" && name !== "placeSearch") return fail("VALIDATION");
	const query = Object.fromEntries(url.searchParams);
	if (query.q) return fail("VALIDATION");
	const slugs = name === "placeSearch" ? [found.params.country, ...[found.params.slug].flat()].map(String) : [];
	const place = slugs.length > 0 ? (await placeTree(app)).find(language, slugs) : null;
	if (slugs.length > 0 && !place) return fail("NOT_FOUND");
	const params = parseSearchParams(query);
	const forced = name === "lastMinute" ? { lastMinutes: true } : {};
	const search = searchQueryOf(params, place, app.clock.today(), forced);
	const { hits } = await app.search.search(search);
	return ok(await explainOrder(app, { requested, query: search, params, path: publicPath(found), language }, hits));
}
