import { transact } from "#db/connection/transact.ts";
import { deleteInvite, lockStaff, updateStaff } from "#db/staff/staff.ts";
import { deletePasskeysOfStaff, insertPasskey } from "#db/staff/staff-passkeys.ts";
import { deleteSessionsOfStaff } from "#db/staff/staff-sessions.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isGuessable } from "#domain/staff/guessable.ts";
import { authSubject } from "../access/auth-log.ts";
import { tokenHash } from "../guests/session.ts";
import { randomId } from "../signed-id.ts";
import { invitedBy } from "./accounts.ts";
import type { Purpose } from "./passkey-challenge.ts";
import { type NewKey, readCreated } from "./passkey-proof.ts";
import type { PasskeyApp } from "./passkeys.ts";
import { hashPassword } from "./password.ts";
import { renewRecoveryCodes, stepOfCode } from "./second-factor.ts";
import { auditStaff } from "./staff-audit.ts";
import { staffLog } from "./staff-auth-log.ts";
import { beginStaffSession, type Whence } from "./staff-session.ts";

/** The use of a first link: an account begins, or begins anew for who lost what opened it. */

export interface Begun {
	/** For the cookie. */
	readonly token: string;
	/** Shown once. */
	readonly recoveryCodes: readonly string[];
}

/** What shall open the account: password and app, or a passkey in the place of both. */
export type FirstWay =
	| { readonly password: string; readonly code: string }
	| { readonly proof: string; readonly purpose: Purpose; readonly name: string };

/** Uses a first link. What opened the account before opens it no more, and every session of the person ends. */
export async function beginAccount(
	app: PasskeyApp,
	typed: Whence & { readonly token: string; readonly way: FirstWay; readonly oldCookie: string | null },
): Promise<Result<Begun, "GONE" | "WRONG" | "GUESSABLE" | "BUSY">> {
	const { way, clientAddress } = typed;
	const invite = await invitedBy(app, typed.token);
	if (!invite) {
		await staffLog.logAuth(app.db, app, "link_gone", "", clientAddress);
		return fail("GONE");
	}
	if ("password" in way && isGuessable(way.password, invite.email)) return fail("GUESSABLE");
	const made = await keysOf(app, way);
	if (!made) return fail("WRONG");
	const { staff_id: staffId, public_id: publicId } = invite;
	return transact<Begun, "GONE" | "WRONG">(app.db, async (trx) => {
		await lockStaff(trx, staffId);
		const step = "code" in way ? stepOfCode(app, invite.totp_secret, way.code) : 0;
		if (step === null) return fail("WRONG");
		// Of two that use the link at once one finds it gone.
		if (!(await deleteInvite(trx, staffId, tokenHash(typed.token)))) return fail("GONE");
		const now = app.clock.now();
		const { password_hash, passkey } = made;
		const totp_secret = passkey ? null : invite.totp_secret;
		await updateStaff(trx, staffId, {
			password_hash,
			totp_secret,
			totp_step: step,
			begun_at: now,
			linked_by: invite.made_by,
		});
		await deletePasskeysOfStaff(trx, staffId);
		if (passkey) {
			const row = { ...passkey.key, staff_id: staffId, public_id: randomId(), name: passkey.name, created_at: now };
			if (!(await insertPasskey(trx, row))) return fail("WRONG");
		}
		await deleteSessionsOfStaff(trx, staffId);
		const recoveryCodes = await renewRecoveryCodes(trx, app, staffId);
		await staffLog.logAuth(trx, app, "link_used", authSubject(app, invite.email), clientAddress);
		const after = passkey ? { passkey: passkey.name } : { password: true };
		await auditStaff(trx, { id: publicId, clientAddress }, "beginStaffAccount", publicId, { after });
		return ok({ token: await beginStaffSession(trx, app, staffId, typed), recoveryCodes });
	});
}

/**
 * Whether a code of the app would begin the account of a first link, so that a form says all that is wrong with it at
 * once. True where there is no such link: that is said by its use.
 */
export async function isFirstCode(app: PasskeyApp, token: string, code: string): Promise<boolean> {
	const invite = await invitedBy(app, token);
	return !invite || stepOfCode(app, invite.totp_secret, code) !== null;
}

interface Keys {
	readonly password_hash: string | null;
	readonly passkey: { readonly key: NewKey; readonly name: string } | null;
}

/** What is kept of what was typed or shown; null: the passkey is none. */
async function keysOf(app: PasskeyApp, way: FirstWay): Promise<Keys | null> {
	if ("password" in way) return { password_hash: await hashPassword(way.password), passkey: null };
	const created = await readCreated(app, way.proof, way.purpose);
	if (created.ok) return { password_hash: null, passkey: { key: created.value, name: way.name } };
	app.log.warn({ reason: created.error, way: "begin" }, "a passkey of staff was refused");
	return null;
}
