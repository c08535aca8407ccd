import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's lists of partners, home owners and travel agencies. */

export interface PeopleQuery {
	/** Part of a code, a name or an address; empty: all. */
	readonly q: string;
	/** Code that the page begins after; empty: the first page. */
	readonly after: string;
	/** A record that addresses of before named here; empty: none. */
	readonly code: string;
}

export type PeopleDesk = "partners" | "owners" | "agencies";

const LONGEST = 60;

export function readPeopleQuery(query: OfficeQuery): PeopleQuery {
	const said = (name: string) => queryText(query, name, LONGEST);
	return { q: said("q"), after: said("after"), code: said("code") };
}

export function peopleHref(desk: PeopleDesk, { q = "", after = "" }: Partial<Omit<PeopleQuery, "code">>): string {
	const params = new URLSearchParams();
	if (q !== "") params.set("q", q);
	if (after !== "") params.set("after", after);
	return officeHref(desk) + (params.size > 0 ? `?${params}` : "");
}

/** Path below `/staff` of what the law asks us to report of homes that are let; `period` is a year or a month. */
export const LETTING_FILE = "owners.csv";

export function lettingFileHref(period: string): string {
	return `${officeHref(LETTING_FILE)}?period=${period}`;
}
