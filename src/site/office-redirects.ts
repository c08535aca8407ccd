import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's redirects: which of them, where a page begins, and an address to try. */

export interface RedirectsQuery {
	/** Part of an old or a new address; empty: all. */
	readonly text: string;
	/** Old address that the page begins after; empty: the first page. */
	readonly after: string;
	/** An address to follow; empty: none. */
	readonly tried: string;
}

const LONGEST = 300;

/** What an address asks for. */
export function readRedirectsQuery(query: OfficeQuery): RedirectsQuery {
	const said = (name: string) => queryText(query, name, LONGEST);
	return { text: said("q"), after: said("after"), tried: said("try") };
}

/** Address of a list, of its page after a redirect, or with an address to try. */
export function redirectsHref({ text = "", after = "", tried = "" }: Partial<RedirectsQuery>): string {
	const params = new URLSearchParams();
	if (text !== "") params.set("q", text);
	if (after !== "") params.set("after", after);
	if (tried !== "") params.set("try", tried);
	return officeHref("redirects") + (params.size > 0 ? `?${params}` : "");
}
