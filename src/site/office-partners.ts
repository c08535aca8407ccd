import type { OrganisationKind } from "#domain/organisations/rights.ts";
import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's partners and of its home owners: which of them, and one that is open. */

export interface PeopleQuery {
	/** Part of a code, a name or an address; empty: all. */
	readonly q: string;
	/** Code that the page begins after; empty: the first page. */
	readonly after: string;
	/** The code that is open; empty: none. */
	readonly code: string;
}

export type PeopleDesk = "partners" | "owners" | "agencies";

const LONGEST = 60;

export function readPeopleQuery(query: OfficeQuery): PeopleQuery {
	const said = (name: string) => queryText(query, name, LONGEST);
	return { q: said("q"), after: said("after"), code: said("code") };
}

export function peopleHref(desk: PeopleDesk, { q = "", after = "", code = "" }: Partial<PeopleQuery>): string {
	const params = new URLSearchParams();
	if (q !== "") params.set("q", q);
	if (after !== "") params.set("after", after);
	if (code !== "") params.set("code", code);
	return officeHref(desk) + (params.size > 0 ? `?${params}` : "");
}

/** Path below `/staff` of what the law asks us to report of homes that are let; `period` is a year or a month. */
export const LETTING_FILE = "owners.csv";

export function lettingFileHref(period: string): string {
	return `${officeHref(LETTING_FILE)}?period=${period}`;
}

/** The desk at which an organisation of a kind stands. */
export function deskOfOrganisation(kind: string | undefined): PeopleDesk {
	if (kind === "owner") return "owners";
	return kind === "agency" ? "agencies" : "partners";
}

/** Everything that is held of an organisation, or of somebody who belongs to it. */
export function organisationDataHref(kind: OrganisationKind, code: string, personId: string | null): string {
	return officeHref(`organisations/${kind}/${code}/${personId === null ? "" : `people/${personId}/`}data.json`);
}
