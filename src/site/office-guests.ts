import { officeHref } from "./office.ts";

/** Guests of the office, as their addresses say it. */

export interface GuestsQuery {
	/** Words of name, addresses, telephone or place. */
	readonly q: string;
	readonly sort: GuestListSort;
	/** The list goes on behind this guest's number. */
	readonly below: number | null;
}

/** Orders of the list: who came last first, or by last name. */
export const GUEST_LIST_SORTS = ["newest", "name"] as const;
export type GuestListSort = (typeof GUEST_LIST_SORTS)[number];

/** Reads a query; what it says wrongly is left out. */
export function readGuestsQuery(query: Readonly<Record<string, unknown>>): GuestsQuery {
	const text = (name: string) => {
		const value = query[name];
		return typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, 100) : "";
	};
	const below = text("below");
	const sort = GUEST_LIST_SORTS.find((known) => known === query.sort) ?? "newest";
	return { q: text("q"), sort, below: /^\d{1,15}$/.test(below) ? Number(below) : null };
}

/** The address of the list. */
export function guestsHref({ q = "", sort = "newest", below = null }: Partial<GuestsQuery>): string {
	const params = new URLSearchParams();
	if (q !== "") params.set("q", q);
	if (sort !== "newest") params.set("sort", sort);
	if (below !== null) params.set("below", String(below));
	const search = params.toString();
	return officeHref("guests") + (search === "" ? "" : `?${search}`);
}

/** Path below `/staff` of a guest's page. */
export function officeGuest(publicId: string): string {
	return `guests/${publicId}`;
}
