import { freeBookingsOf } from "#db/bookings/assignees.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import {
	countActiveStaff,
	deleteInvite,
	findInvite,
	findStaff,
	insertStaff,
	lockOpenStaff,
	type lockStaff,
	putInvite,
	replaceRecoveryCodes,
	updateStaff,
} from "#db/staff/staff.ts";
import { deletePasskeysOfStaff } from "#db/staff/staff-passkeys.ts";
import { deleteSessionsOfStaff, deleteStaffSession } from "#db/staff/staff-sessions.ts";
import { deleteStaffViews } from "#db/staff/staff-views.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isGuessable } from "#domain/staff/guessable.ts";
import { mayDo, ROLES, type Role } from "#domain/staff/roles.ts";
import { newToken, tokenHash } from "../guests/session.ts";
import { randomId } from "../signed-id.ts";
import { hashPassword } from "./password.ts";
import { newSeed, renewRecoveryCodes } from "./second-factor.ts";
import type { StaffApp } from "./sign-in.ts";
import { auditStaff, type By } from "./staff-audit.ts";

/** Accounts of staff: who is invited, what each may do, and how an account begins and ends. */

/** How long a first link works. */
export const INVITE_HOURS = 48;

export interface Invited {
	readonly publicId: string;
	/** The first link, to be handed to the person; shown once, kept nowhere. */
	readonly link: string;
}

export type AccountFailure = "NOT_FOUND" | "CHANGED" | "TAKEN" | "LAST_ADMIN" | "OWN_ACCOUNT" | "BUSY";

/** Invites somebody new, or somebody whose account ended. */
export async function inviteStaff(
	app: StaffApp,
	person: { readonly name: string; readonly email: string; readonly roles: readonly Role[] },
	by: By,
): Promise<Result<Invited, AccountFailure>> {
	const { name, email, roles } = person;
	return transact<Invited, "TAKEN">(app.db, async (trx) => {
		const publicId = randomId();
		const created_at = app.clock.now();
		const row = { public_id: publicId, name, email, roles: [...roles], created_at };
		const staffId = await insertStaff(trx, { ...row, password_hash: null, totp_secret: null, ended_at: null });
		if (staffId !== null) {
			await auditStaff(trx, by, "inviteStaff", publicId, { after: { roles } });
			return ok({ publicId, link: await newLink(trx, app, staffId, by) });
		}
		const known = await findStaff(trx, { email });
		if (!known || known.ended_at === null) return fail("TAKEN");
		await updateStaff(trx, known.staff_id, { name, roles, ended_at: null });
		// What came into it in the moment of the end.
		await emptyAccount(trx, known.staff_id);
		await auditStaff(trx, by, "inviteStaff", known.public_id, { before: { ended: true }, after: { roles } });
		return ok({ publicId: known.public_id, link: await newLink(trx, app, known.staff_id, by) });
	});
}

/** A new first link for who lost password, telephone or passkey. What the person has works until it is used. */
export function inviteAgain(app: StaffApp, publicId: string, by: By): Promise<Result<Invited, AccountFailure>> {
	return changed(app, publicId, async (trx, staffId) => {
		await auditStaff(trx, by, "inviteStaffAgain", publicId, {});
		return ok({ publicId, link: await newLink(trx, app, staffId, by) });
	});
}

async function newLink(trx: Tx, app: StaffApp, staffId: number, by: By): Promise<string> {
	const token = newToken();
	await putInvite(trx, {
		staff_id: staffId,
		token_hash: tokenHash(token),
		totp_secret: newSeed(app),
		expires_at: new Date(app.clock.now().getTime() + INVITE_HOURS * 3_600_000),
		made_by: (await findStaff(trx, { publicId: by.id }))?.staff_id ?? null,
	});
	return `${app.settings.publicUrl}/staff/begin/${token}`;
}

/** Takes away whatever opens an account, and the lists that it kept. */
async function emptyAccount(trx: Tx, staffId: number): Promise<void> {
	await updateStaff(trx, staffId, { begun_at: null, password_hash: null, totp_secret: null });
	await deletePasskeysOfStaff(trx, staffId);
	await replaceRecoveryCodes(trx, staffId, []);
	await deleteSessionsOfStaff(trx, staffId);
	await deleteStaffViews(trx, staffId);
}

/** Who a first link is for; null: it does not work, or no longer. */
export function invitedBy(app: StaffApp, token: string) {
	return findInvite(app.db, tokenHash(token), app.clock.now());
}

/** Sets another password; every other session of the person ends. */
export async function changePassword(
	app: StaffApp,
	own: { readonly staffId: number; readonly publicId: string; readonly email: string; readonly tokenHash: string },
	password: string,
	clientAddress: string | null,
): Promise<Result<true, "GUESSABLE" | "NOT_FOUND" | "BUSY">> {
	if (isGuessable(password, own.email)) return fail("GUESSABLE");
	const password_hash = await hashPassword(password);
	return transact<true, "NOT_FOUND">(app.db, async (trx) => {
		if (!(await lockOpenStaff(trx, own.staffId))) return fail("NOT_FOUND");
		await updateStaff(trx, own.staffId, { password_hash });
		await deleteSessionsOfStaff(trx, own.staffId, own.tokenHash);
		await auditStaff(trx, { id: own.publicId, clientAddress }, "changeStaffPassword", own.publicId, {});
		return ok(true as const);
	});
}

/** Makes new recovery codes in the place of all before. */
export async function newRecoveryCodes(
	app: StaffApp,
	own: { readonly staffId: number; readonly publicId: string },
	clientAddress: string | null,
): Promise<Result<readonly string[], "NOT_FOUND" | "BUSY">> {
	return transact<readonly string[], "NOT_FOUND">(app.db, async (trx) => {
		if (!(await lockOpenStaff(trx, own.staffId))) return fail("NOT_FOUND");
		await auditStaff(trx, { id: own.publicId, clientAddress }, "renewRecoveryCodes", own.publicId, {});
		return ok(await renewRecoveryCodes(trx, app, own.staffId));
	});
}

/**
 * Gives somebody other roles; they count from the next request on. The last admin stays one. `was`: the roles as they
 * were shown, null where none were; CHANGED when the person has others by now.
 */
export function changeRoles(
	app: StaffApp,
	publicId: string,
	{ roles, was }: { readonly roles: readonly Role[]; readonly was: readonly Role[] | null },
	by: By,
): Promise<Result<true, AccountFailure>> {
	return changed(app, publicId, async (trx, staffId, before) => {
		if (was && !isSameSet(was, before.roles)) return fail("CHANGED");
		if (!roles.includes("admin") && (await isLastAdmin(trx, before))) return fail("LAST_ADMIN");
		await updateStaff(trx, staffId, { roles });
		if (!mayDo(roles, "bookings.see")) await freeBookingsOf(trx, staffId);
		await auditStaff(trx, by, "changeStaffRoles", publicId, { before: { roles: before.roles }, after: { roles } });
		return ok(true as const);
	});
}

/**
 * Ends sessions of a colleague: one of them, or all. Their account stays as it is; own sessions are ended on the own
 * page.
 */
export function endSessionsOf(
	app: StaffApp,
	publicId: string,
	which: { readonly sessionId: string } | "all",
	by: By,
): Promise<Result<number, AccountFailure>> {
	return changed(app, publicId, async (trx, staffId) => {
		if (by.id === publicId) return fail("OWN_ACCOUNT");
		const ended =
			which === "all"
				? await deleteSessionsOfStaff(trx, staffId)
				: Number(await deleteStaffSession(trx, { staffId, sessionId: which.sessionId }));
		// It ran out, or somebody else was faster: what was wanted is so.
		if (ended > 0) await auditStaff(trx, by, "endStaffSessions", publicId, {});
		return ok(ended);
	});
}

/**
 * Ends an account, every session of it and whatever opens it: who is invited again begins anew. Nobody ends the own
 * one.
 */
export function endAccount(app: StaffApp, publicId: string, by: By): Promise<Result<true, AccountFailure>> {
	return changed(app, publicId, async (trx, staffId, before) => {
		if (by.id === publicId) return fail("OWN_ACCOUNT");
		if (await isLastAdmin(trx, before)) return fail("LAST_ADMIN");
		await updateStaff(trx, staffId, { ended_at: app.clock.now() });
		await deleteInvite(trx, staffId);
		await emptyAccount(trx, staffId);
		await freeBookingsOf(trx, staffId);
		await auditStaff(trx, by, "endStaffAccount", publicId, { before: { roles: before.roles }, after: { ended: true } });
		return ok(true as const);
	});
}

function isSameSet(one: readonly Role[], other: readonly Role[]): boolean {
	return ROLES.every((role) => one.includes(role) === other.includes(role));
}

type Person = Awaited<ReturnType<typeof lockStaff>>;

/** Does something with an account that has not ended, held until it is done. */
function changed<Value>(
	app: StaffApp,
	publicId: string,
	change: (trx: Tx, staffId: number, before: Person) => Promise<Result<Value, AccountFailure>>,
): Promise<Result<Value, AccountFailure>> {
	return transact<Value, AccountFailure>(app.db, async (trx) => {
		const person = await findStaff(trx, { publicId });
		if (!person || person.ended_at !== null) return fail("NOT_FOUND");
		const held = await lockOpenStaff(trx, person.staff_id);
		return held ? change(trx, held.staff_id, held) : fail("NOT_FOUND");
	});
}

/** Whether nobody else could invite anybody any more. */
async function isLastAdmin(trx: Tx, { roles, begun_at }: Person): Promise<boolean> {
	if (!roles.includes("admin") || begun_at === null) return false;
	return (await countActiveStaff(trx, "admin")) <= 1;
}
