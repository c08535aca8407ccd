import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's lists of partners, home owners and travel agencies. */

export interface PeopleQuery {
	/** Part of a code, a name or an address; empty: all. */
	readonly q: string;
	/** Code that the page begins after; empty: the first page. */
	readonly after: string;
	/** Only those whose code counts, or has ended; null: all. */
	readonly state: PeopleState | null;
	/** A record that addresses of before named here; empty: none. */
	readonly code: string;
}

export const PEOPLE_STATES = ["active", "inactive"] as const;
export type PeopleState = (typeof PEOPLE_STATES)[number];

export type PeopleDesk = "partners" | "owners" | "agencies";

const LONGEST = 60;

export function readPeopleQuery(query: OfficeQuery): PeopleQuery {
	const said = (name: string) => queryText(query, name, LONGEST);
	const state = PEOPLE_STATES.find((known) => known === said("state")) ?? null;
	return { q: said("q"), after: said("after"), state, code: said("code") };
}

/** What an address of such a list says, by its names. */
export function peopleFields({ q = "", state = null, after = "" }: Partial<Omit<PeopleQuery, "code">>) {
	return Object.fromEntries(Object.entries({ q, state: state ?? "", after }).filter(([, value]) => value !== ""));
}

export function peopleHref(desk: PeopleDesk, query: Partial<Omit<PeopleQuery, "code">>): string {
	const params = new URLSearchParams(peopleFields(query));
	return officeHref(desk) + (params.size > 0 ? `?${params}` : "");
}

/** Path below `/staff` of what the law asks us to report of homes that are let; `period` is a year or a month. */
export const LETTING_FILE = "owners.csv";

export function lettingFileHref(period: string): string {
	return `${officeHref(LETTING_FILE)}?period=${period}`;
}
