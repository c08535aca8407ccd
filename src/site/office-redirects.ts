import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's redirects: which of them, where a page begins, one of them, and an address to try. */

/** Where redirects lead: to a page of ours, or to another site. */
export const REDIRECT_ENDS = ["ours", "elsewhere"] as const;
export type RedirectEnd = (typeof REDIRECT_ENDS)[number];

export const REDIRECT_STATUSES = [301, 302] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** So many months nobody followed it: what a list is cut down to. */
export const UNUSED_MONTHS = [3, 6, 12] as const;
export type UnusedMonths = (typeof UNUSED_MONTHS)[number];

export interface RedirectsQuery {
	/** Part of an old or a new address; empty: all. */
	readonly text: string;
	/** null: whatever it is, wherever it leads. */
	readonly status: RedirectStatus | null;
	readonly end: RedirectEnd | null;
	readonly unused: UnusedMonths | null;
	/** Old address that the page begins after; empty: the first page. */
	readonly after: string;
	/** An address to follow; empty: none. */
	readonly tried: string;
}

const LONGEST = 300;

/** What an address asks for. */
export function readRedirectsQuery(query: OfficeQuery): RedirectsQuery {
	const said = (name: string) => queryText(query, name, LONGEST);
	return {
		text: said("q"),
		status: REDIRECT_STATUSES.find((known) => String(known) === said("status")) ?? null,
		end: REDIRECT_ENDS.find((known) => known === said("end")) ?? null,
		unused: UNUSED_MONTHS.find((known) => String(known) === said("unused")) ?? null,
		after: said("after"),
		tried: said("try"),
	};
}

/** What an address of the list says, but for where its page begins. */
export function redirectsFields({ text = "", status = null, end = null, unused = null }: Partial<RedirectsQuery>) {
	const number = (value: number | null) => (value === null ? "" : String(value));
	const fields = { q: text, status: number(status), end: end ?? "", unused: number(unused) };
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

/** Address of a list, of its page after a redirect, or with an address to try. */
export function redirectsHref({ after = "", tried = "", ...query }: Partial<RedirectsQuery>): string {
	const params = new URLSearchParams(redirectsFields(query));
	if (after !== "") params.set("after", after);
	if (tried !== "") params.set("try", tried);
	return officeHref("redirects") + (params.size > 0 ? `?${params}` : "");
}

/** The old address that the page of one redirect names; empty: none. */
export function readRedirectOf(query: OfficeQuery): string {
	return queryText(query, "from", LONGEST);
}
