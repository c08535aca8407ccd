import { transact } from "#db/connection/transact.ts";
import { lockOpenStaff, lockStaff } from "#db/staff/staff.ts";
import { deletePasskey, insertPasskey, listPasskeys, notePasskeyUse } from "#db/staff/staff-passkeys.ts";
import { deleteSessionsOfStaff, renewFactor } from "#db/staff/staff-sessions.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { authSubject } from "../access/auth-log.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import type { Purpose } from "./passkey-challenge.ts";
import { readCreated, readShown, type Shown, verifyShown } from "./passkey-proof.ts";
import { confirmSubject, type EntryFailure, type StaffApp, takeTry } from "./sign-in.ts";
import { auditStaff } from "./staff-audit.ts";
import { staffLog } from "./staff-auth-log.ts";
import { beginStaffSession, type StaffSession, staffSessionEnd, type Whence } from "./staff-session.ts";

/** Passkeys of staff: signing in with one, confirming with one, and having them. */

export type PasskeyApp = StaffApp & Pick<App, "log">;

/** Nobody has so many devices; without a bound a stolen session could fill the table. */
const MOST = 20;

/** Signs in with a passkey alone, which shows both factors; answers the token of the session. */
export async function signInWithPasskey(
	app: PasskeyApp,
	typed: Whence & { readonly proof: string; readonly purpose: Purpose; readonly oldCookie: string | null },
): Promise<Result<string, EntryFailure>> {
	const shown = await readShown(app, typed.proof);
	// A passkey that nobody has counts and waits as one that somebody has.
	const subject = authSubject(app, shown.passkey?.email ?? `passkey ${shown.credentialId}`);
	if (await staffLog.isBlocked(app.db, app, subject, typed.clientAddress)) return fail({ code: "BLOCKED", delayMs: 0 });
	const refusal = await takeTry(app, typed.clientAddress);
	if (refusal) return fail({ code: refusal, delayMs: 0 });
	return withPasskey(app, shown, { ...typed, subject }, "signed_in", (trx, staffId) =>
		beginStaffSession(trx, app, staffId, typed),
	);
}

/** Takes a fresh second factor of somebody who is signed in: one of the own passkeys. */
export async function confirmWithPasskey(
	app: PasskeyApp,
	session: StaffSession,
	typed: { readonly proof: string; readonly purpose: Purpose; readonly clientAddress: string | null },
): Promise<Result<true, EntryFailure>> {
	const subject = confirmSubject(app, session.email);
	if (await staffLog.isBlocked(app.db, app, subject, typed.clientAddress)) return fail({ code: "BLOCKED", delayMs: 0 });
	const found = await readShown(app, typed.proof);
	// Somebody else's is nobody's.
	const shown = found.passkey?.staff_id === session.staffId ? found : { ...found, passkey: null };
	return withPasskey(app, shown, { ...typed, subject }, "confirmed", async (trx) => {
		const now = app.clock.now();
		await renewFactor(trx, session.tokenHash, now, staffSessionEnd(now));
		return true as const;
	});
}

/** Does something for whom a passkey proves to be there; every refusal is answered alike and logged. */
async function withPasskey<Value>(
	app: PasskeyApp,
	shown: Shown,
	{
		purpose,
		subject,
		clientAddress,
	}: { readonly purpose: Purpose; readonly subject: string; readonly clientAddress: string | null },
	event: "signed_in" | "confirmed",
	act: (trx: Parameters<typeof lockStaff>[0], staffId: number) => Promise<Value>,
): Promise<Result<Value, EntryFailure>> {
	const verified = await verifyShown(app, shown, purpose);
	let reason = verified.ok ? null : verified.error;
	const done = await transact<{ readonly value: Value } | null, "BLOCKED">(app.db, async (trx) => {
		if (await staffLog.isBlockedInTurn(trx, app, subject, clientAddress)) return fail("BLOCKED");
		if (verified.ok) {
			const { passkey, counter, is_backed_up } = verified.value;
			const { ended_at } = await lockStaff(trx, passkey.staff_id);
			const used = { counter, is_backed_up, last_used_at: app.clock.now() };
			if (ended_at !== null) reason = "account ended";
			else if (!(await notePasskeyUse(trx, passkey.passkey_id, used)))
				reason = "counter did not go up, or passkey gone";
			else {
				await staffLog.logAuth(trx, app, event, subject, clientAddress);
				return ok({ value: await act(trx, passkey.staff_id) });
			}
		}
		await staffLog.logAuth(trx, app, "refused", subject, clientAddress);
		return ok(null);
	});
	if (!done.ok) return fail({ code: done.error, delayMs: 0 });
	if (done.value) return ok(done.value.value);
	app.log.warn({ reason, way: purpose.way.split("/")[0] }, "a passkey of staff was refused");
	return fail({ code: "WRONG", delayMs: await staffLog.delayOf(app.db, app, subject) });
}

/** Adds a passkey to the own account. */
export async function addPasskey(
	app: PasskeyApp,
	session: StaffSession,
	{
		proof,
		purpose,
		name,
		clientAddress,
	}: {
		readonly proof: string;
		readonly purpose: Purpose;
		readonly name: string;
		readonly clientAddress: string | null;
	},
): Promise<Result<true, "WRONG" | "TOO_MANY" | "NOT_FOUND" | "BUSY">> {
	const created = await readCreated(app, proof, purpose);
	if (!created.ok) {
		app.log.warn({ reason: created.error, way: "add" }, "a passkey of staff was refused");
		return fail("WRONG");
	}
	const { staffId, publicId } = session;
	return transact<true, "WRONG" | "TOO_MANY" | "NOT_FOUND">(app.db, async (trx) => {
		if (!(await lockOpenStaff(trx, staffId))) return fail("NOT_FOUND");
		if ((await listPasskeys(trx, staffId)).length >= MOST) return fail("TOO_MANY");
		const key = { ...created.value, public_id: randomId(), name, created_at: app.clock.now() };
		if (!(await insertPasskey(trx, { ...key, staff_id: staffId }))) return fail("WRONG");
		await auditStaff(trx, { id: publicId, clientAddress }, "addStaffPasskey", publicId, { after: { name } });
		return ok(true as const);
	});
}

/**
 * Takes a passkey of the own account away: every other session ends, since the device may be in other hands. The last
 * one stays while nothing else lets its owner in.
 */
export async function removePasskey(
	app: StaffApp,
	session: StaffSession,
	passkeyId: string,
	clientAddress: string | null,
): Promise<Result<true, "NOT_FOUND" | "LAST_WAY" | "BUSY">> {
	const { staffId, publicId } = session;
	return transact<true, "NOT_FOUND" | "LAST_WAY">(app.db, async (trx) => {
		const { password_hash, totp_secret } = await lockStaff(trx, staffId);
		const name = await deletePasskey(trx, staffId, passkeyId);
		if (name === null) return fail("NOT_FOUND");
		const hasPassword = password_hash !== null && totp_secret !== null;
		if (!hasPassword && (await listPasskeys(trx, staffId)).length === 0) return fail("LAST_WAY");
		await deleteSessionsOfStaff(trx, staffId, session.tokenHash);
		await auditStaff(trx, { id: publicId, clientAddress }, "removeStaffPasskey", publicId, { before: { name } });
		return ok(true as const);
	});
}
