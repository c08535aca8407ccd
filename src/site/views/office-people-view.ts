import type { Role } from "#domain/staff/roles.ts";
import type { StaffState, UsersQuery } from "../office-people.ts";
import type { RecordView } from "./office-records-view.ts";

/** The office's own users: the list, one of them, the form of a new one. Instants are ISO texts. */

export interface StaffLine {
	readonly id: string;
	/** The own page. */
	readonly href: string;
	readonly name: string;
	readonly email: string;
	readonly roles: readonly Role[];
	readonly state: StaffState;
	readonly lastIn: string | null;
	/** Until when the first link works. */
	readonly invitedUntil: string | null;
	readonly isSelf: boolean;
}

export interface StaffSessionLine {
	readonly id: string;
	readonly begun: string;
	readonly ends: string;
	/** Browser and system, as far as it says. */
	readonly client: string;
	readonly network: string;
	readonly isThis: boolean;
}

export interface UsersPage extends UsersQuery {
	readonly name: "people";
	readonly people: readonly StaffLine[];
	/** How many there are, whatever the list is cut by. */
	readonly all: number;
	/** Null: the person invites nobody. */
	readonly newHref: string | null;
}

/** The form of an invitation. */
export interface NewUserPage {
	readonly name: "newPerson";
}

/** One user: how they get in, where they are signed in, what they did last. */
export interface UserPage {
	readonly name: "person";
	readonly record: RecordView;
	readonly person: StaffLine;
	/** When somebody invited them first. */
	readonly since: string;
	readonly factors: {
		/** Password and app open the account. */
		readonly hasPassword: boolean;
		readonly passkeys: number;
		readonly codesLeft: number;
	};
	/** Bookings they look after. */
	readonly bookings: number;
	readonly sessions: readonly StaffSessionLine[];
	/** Sessions can be ended here: they are not the own ones, and the reader may. */
	readonly mayEndSessions: boolean;
	/** Why the account cannot be ended now; null: it can. */
	readonly kept: "OWN_ACCOUNT" | "LAST_ADMIN" | null;
	/** What they did last; null: not for the reader. */
	readonly trail: {
		readonly lines: readonly {
			readonly id: number;
			readonly at: string;
			readonly action: string;
			readonly subjectKind: string;
			/** What it was done to, where it has a name of its own that people know. */
			readonly subject: string;
			readonly href: string | null;
		}[];
		readonly href: string;
	} | null;
	/** A first link that was just made, shown once. */
	readonly link: string | null;
}
