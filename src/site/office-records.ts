import type { OrganisationKind } from "#domain/organisations/rights.ts";
import { officeHref } from "./office.ts";

/** Addresses of one home, guest, partner, owner, travel agency, discount code, redirect or colleague, and of the form of a new one. */

/** Lists whose records are named by a code. */
export const CODE_DESKS = ["partners", "owners", "agencies", "codes"] as const;
/** The list that a record belongs to, by what stands below `/staff`. */
export type RecordDesk = (typeof CODE_DESKS)[number] | "homes" | "guests" | "redirects" | "people";

/** Name of the query parameter that says which act is looked at. */
const ACT = "do";

/** Codes that would be read as something else in an address: a new record's page, folders of a path, a tilde of ours. */
const READ_OTHERWISE = /^(new|\.{1,2}|~.*)$/i;

/**
 * Path below `/staff` of a record; a code that an address would not keep has a tilde before it. A redirect is named by
 * its old address, whose slashes and stars no path would keep.
 */
export function officeRecord(desk: RecordDesk, code: string): string {
	if (desk === "redirects") return `redirects/of?${new URLSearchParams({ from: code })}`;
	return `${desk}/${encodeURIComponent(READ_OTHERWISE.test(code) ? `~${code}` : code)}`;
}

/** The code that such a path names, as it stands behind the list's name. */
export function codeOfRecord(key: string): string {
	return key.replace(/^~/, "");
}

/** The page of a record, or an act that is looked at there. */
export function recordHref(desk: RecordDesk, code: string, act?: string): string {
	const href = officeHref(officeRecord(desk, code));
	return act === undefined ? href : `${href}${href.includes("?") ? "&" : "?"}${ACT}=${act}`;
}

/** Path below `/staff` of the form of a new record. */
export function newRecord(desk: RecordDesk): string {
	return `${desk}/new`;
}

/** The list that an organisation of a kind stands in. */
export function deskOfOrganisation(kind: string | undefined): Exclude<(typeof CODE_DESKS)[number], "codes"> {
	if (kind === "owner") return "owners";
	return kind === "agency" ? "agencies" : "partners";
}

/** Path below `/staff` of the file of all that is held of an organisation, or of somebody who belongs to it. */
export function organisationData(kind: OrganisationKind, code: string, personId: string | null): string {
	return `organisations/${kind}/${code}/${personId === null ? "" : `people/${personId}/`}data.json`;
}
