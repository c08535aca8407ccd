import { findStaff, listStaff } from "#db/staff/staff.ts";
import type { Result } from "#domain/result.ts";
import { isRole, ROLES, type Role } from "#domain/staff/roles.ts";
import { isEmail, isPlainText } from "#domain/text.ts";
import {
	changeRoles,
	endAccount,
	endSessionsOf,
	INVITE_HOURS,
	inviteAgain,
	inviteStaff,
} from "#services/staff/accounts.ts";
import { handOutPass, PASS_PARAM } from "#services/staff/pass.ts";
import { tableOf } from "./command.ts";
import type { StaffCall, StaffCommand } from "./staff-call.ts";

/** `npm run staff -- invite` and its like: who has an account, from a terminal. */

export const ACCOUNT_USAGE = `  invite NAME MAIL --role ROLE ...   an account; prints the first link. Roles: ${ROLES.join(", ")}
  link MAIL                          a new first link for who lost password, telephone or passkey
  roles MAIL --role ROLE ...         other roles, from the next request on
  pass MAIL [PATH]                   an address that lets somebody in as staff: five minutes, once
  sign-out MAIL                      ends every session of an account, which stays
  end MAIL                           ends an account and its sessions
  people                             who has an account`;

const refuse = (error: string): Result<never, string> => ({ ok: false, error });

/** An operator has no account of their own: the trail holds the name given with --as. */
const by = ({ as }: StaffCall) => ({ id: as === "" ? "command" : `command: ${as}`, clientAddress: null });

function rolesOf(words: readonly string[]): readonly Role[] | null {
	const roles = words.filter(isRole);
	return roles.length === words.length ? roles : null;
}

/** With somebody who has an account, by the mail address. */
const withAccount = (run: (publicId: string, call: StaffCall) => Promise<Result<unknown, string>>): StaffCommand => {
	return async (call) => {
		const person = await findStaff(call.app.db, { email: call.rest[0] ?? "" });
		return person ? run(person.public_id, call) : refuse("NOT_FOUND");
	};
};

const handedOver = ({ link }: { readonly link: string }) =>
	`${link}\nHand it over in person: it works once, for ${INVITE_HOURS} hours.`;

export const ACCOUNT_COMMANDS: Readonly<Record<string, StaffCommand>> = {
	invite: async (call) => {
		const [name = "", email = ""] = call.rest.map((word) => word.trim());
		const roles = rolesOf(call.roles);
		if (!name || name.length > 80 || !isPlainText(name) || !isEmail(email) || !roles || roles.length === 0)
			return refuse("VALIDATION");
		const invited = await inviteStaff(call.app, { name, email, roles }, by(call));
		return invited.ok ? { ok: true, value: handedOver(invited.value) } : invited;
	},
	link: withAccount(async (publicId, call) => {
		const invited = await inviteAgain(call.app, publicId, by(call));
		return invited.ok ? { ok: true, value: handedOver(invited.value) } : invited;
	}),
	roles: withAccount(async (publicId, call) => {
		const roles = rolesOf(call.roles);
		if (!roles || roles.length === 0) return refuse("VALIDATION");
		const changed = await changeRoles(call.app, publicId, { roles, was: null }, by(call));
		return changed.ok ? { ok: true, value: roles.join(", ") } : changed;
	}),
	pass: withAccount(async (publicId, call) => {
		const { app, rest } = call;
		const url = new URL(rest[1] ?? "/", app.settings.publicUrl);
		if (url.origin !== new URL(app.settings.publicUrl).origin) return refuse("VALIDATION");
		url.searchParams.set(PASS_PARAM, await handOutPass(app, publicId, by(call)));
		return { ok: true, value: url.href };
	}),
	"sign-out": withAccount(async (publicId, call) => {
		const ended = await endSessionsOf(call.app, publicId, "all", by(call));
		return ended.ok ? { ok: true, value: `${ended.value} ended` } : ended;
	}),
	end: withAccount(async (publicId, call) => {
		const ended = await endAccount(call.app, publicId, by(call));
		return ended.ok ? { ok: true, value: "ended" } : ended;
	}),
	people: async ({ app }) => {
		const rows = await listStaff(app.db);
		const state = (row: (typeof rows)[number]) => (row.ended_at ? "ended" : row.has_begun ? "active" : "invited");
		return { ok: true, value: tableOf(rows.map((row) => [row.name, row.email, row.roles.join(","), state(row)])) };
	},
};

/** Commands that need no name: there may be nobody yet who could be named. */
export const OPERATOR_COMMANDS: ReadonlySet<string> = new Set(Object.keys(ACCOUNT_COMMANDS));
