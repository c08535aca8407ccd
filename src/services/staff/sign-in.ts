import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { type Limit, takeHit } from "#db/operations/rate-hits.ts";
import { findStaff, lockStaff } from "#db/staff/staff.ts";
import { deleteSessionsOfStaff, deleteStaffSession, renewFactor } from "#db/staff/staff-sessions.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { authSubject, networkPrefix } from "../access/auth-log.ts";
import type { App } from "../app.ts";
import { signature } from "../signed-id.ts";
import { isPassword } from "./password.ts";
import { takeFactor } from "./second-factor.ts";
import { staffLog } from "./staff-auth-log.ts";
import { beginStaffSession, type StaffSession, staffSessionEnd, type Whence } from "./staff-session.ts";

/** How staff get in and out: password and second factor together, so that no answer says which of them was wrong. */

/** A whole office may sign in behind one address. */
const TRIES_PER_HOUR = 100;

export type StaffApp = Pick<App, "db" | "clock" | "settings">;

/** `delayMs`: answer so much later. */
export interface EntryFailure {
	readonly code: "WRONG" | "BLOCKED" | "BUSY";
	readonly delayMs: number;
}

export interface Typed extends Whence {
	readonly email: string;
	readonly password: string;
	readonly code: string;
	/** The session that the browser had: it ends. */
	readonly oldCookie: string | null;
}

/** Tries from one network an hour: each costs a hash, whoever is named. Where nothing says who asks there is no limit. */
function limitOf({ settings }: StaffApp, clientAddress: string | null): Limit {
	const subject = signature(settings.appSecret, "rate limit", networkPrefix(clientAddress));
	return { name: "staff-sign-in", subject, perHour: clientAddress === null ? null : TRIES_PER_HOUR };
}

/** Counts a try to sign in; why it is not looked at, or null. */
export async function takeTry(app: StaffApp, clientAddress: string | null): Promise<"BUSY" | "BLOCKED" | null> {
	const limit = limitOf(app, clientAddress);
	const wait = await transact<number | null, never>(app.db, async (trx) =>
		ok(await takeHit(trx, limit, app.clock.now())),
	);
	if (!wait.ok) return "BUSY";
	return wait.value === null ? null : "BLOCKED";
}

/** Signs in; answers the token of the session. An account that nobody has is refused after the same work. */
export async function signInStaff(app: StaffApp, typed: Typed): Promise<Result<string, EntryFailure>> {
	const { clientAddress } = typed;
	const subject = authSubject(app, typed.email);
	if (await staffLog.isBlocked(app.db, app, subject, clientAddress)) return fail({ code: "BLOCKED", delayMs: 0 });
	const refusal = await takeTry(app, clientAddress);
	if (refusal) return fail({ code: refusal, delayMs: 0 });
	const known = await findStaff(app.db, { email: typed.email });
	const person = known && known.ended_at === null ? known : null;
	const hasPassword = await isPassword(typed.password, person?.password_hash ?? null);
	const done = await transact<string | null, "BLOCKED">(app.db, async (trx) => {
		if (await staffLog.isBlockedInTurn(trx, app, subject, clientAddress)) return fail("BLOCKED");
		if (person && hasPassword) {
			const locked = await lockStaff(trx, person.staff_id);
			// What was changed since the password was looked at counts.
			const isSame = locked.ended_at === null && locked.password_hash === person.password_hash;
			if (isSame && (await takeFactor(trx, app, locked, typed.code))) {
				await staffLog.logAuth(trx, app, "signed_in", subject, clientAddress);
				return ok(await beginStaffSession(trx, app, locked.staff_id, typed));
			}
		}
		await staffLog.logAuth(trx, app, "refused", subject, clientAddress);
		return ok(null);
	});
	if (!done.ok) return fail({ code: done.error, delayMs: 0 });
	if (done.value !== null) return ok(done.value);
	return fail({ code: "WRONG", delayMs: await staffLog.delayOf(app.db, app, subject) });
}

/** Takes a fresh second factor of somebody who is signed in; their session lasts its hours from then on. */
export function confirmStaff(
	app: StaffApp,
	session: StaffSession,
	typed: Pick<Typed, "code" | "clientAddress">,
): Promise<Result<true, EntryFailure>> {
	const now = app.clock.now();
	return proveFactor(app, session, typed, (trx) => renewFactor(trx, session.tokenHash, now, staffSessionEnd(now)));
}

/**
 * The account as who is signed in to it proves the second factor anew: failures of strangers, who have no session, do
 * not block it.
 */
export function confirmSubject(app: Pick<App, "settings">, email: string): string {
	return authSubject(app, `confirms ${email}`);
}

/** Whether a code is somebody's second factor, which it uses up; bounded and logged like a sign-in. */
export async function proveFactor(
	app: StaffApp,
	session: Pick<StaffSession, "staffId" | "email">,
	typed: Pick<Typed, "code" | "clientAddress">,
	then: (trx: Tx) => Promise<void> = async () => {},
): Promise<Result<true, EntryFailure>> {
	const subject = confirmSubject(app, session.email);
	const { clientAddress } = typed;
	const done = await transact<boolean, "BLOCKED">(app.db, async (trx) => {
		if (await staffLog.isBlockedInTurn(trx, app, subject, clientAddress)) return fail("BLOCKED");
		const right = await takeFactor(trx, app, await lockStaff(trx, session.staffId), typed.code);
		if (right) await then(trx);
		await staffLog.logAuth(trx, app, right ? "confirmed" : "refused", subject, clientAddress);
		return ok(right);
	});
	if (!done.ok) return fail({ code: done.error, delayMs: 0 });
	if (done.value) return ok(true);
	return fail({ code: "WRONG", delayMs: await staffLog.delayOf(app.db, app, subject) });
}

/** Ends the session that somebody signs out of. */
export async function signOutStaff(app: StaffApp, session: StaffSession, clientAddress: string | null): Promise<void> {
	await deleteStaffSession(app.db, { tokenHash: session.tokenHash });
	await staffLog.logAuth(app.db, app, "signed_out", authSubject(app, session.email), clientAddress);
}

/** Ends one of the own sessions, or all but this one; answers how many ended. */
export async function endStaffSessions(
	app: StaffApp,
	session: StaffSession,
	which: { readonly sessionId: string } | "others",
	clientAddress: string | null,
): Promise<number> {
	const { staffId } = session;
	const ended =
		which === "others"
			? await deleteSessionsOfStaff(app.db, staffId, session.tokenHash)
			: Number(await deleteStaffSession(app.db, { staffId, sessionId: which.sessionId }));
	if (ended > 0) await staffLog.logAuth(app.db, app, "sessions_ended", authSubject(app, session.email), clientAddress);
	return ended;
}
