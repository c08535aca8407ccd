import { ROLES, type Role } from "#domain/staff/roles.ts";
import { officeHref } from "./office.ts";
import { type OfficeQuery, queryText } from "./office-query.ts";

/** Addresses of the office's list of its own users. */

/** How an account stands; `waiting`: its first link has expired unused. */
export const STAFF_STATES = ["active", "invited", "waiting", "ended"] as const;
export type StaffState = (typeof STAFF_STATES)[number];

export interface UsersQuery {
	/** Part of a name or an email address; empty: all. */
	readonly q: string;
	/** null: whatever they may do, however they stand. */
	readonly role: Role | null;
	readonly state: StaffState | null;
}

/** What an address asks for; what it says wrong counts as not said. */
export function readUsersQuery(query: OfficeQuery): UsersQuery {
	return {
		q: queryText(query, "q", 80),
		role: ROLES.find((known) => known === query.role) ?? null,
		state: STAFF_STATES.find((known) => known === query.state) ?? null,
	};
}

/** What an address of the list says. */
export function usersFields({ q, role, state }: UsersQuery): Readonly<Record<string, string>> {
	const fields = { q, role: role ?? "", state: state ?? "" };
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

/** Address of the list. */
export function usersHref(query: UsersQuery): string {
	const params = new URLSearchParams(usersFields(query));
	return officeHref("people") + (params.size > 0 ? `?${params}` : "");
}
