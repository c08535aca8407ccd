import { hkdfSync, randomUUID } from "node:crypto";
import { EncryptJWT, errors, jwtDecrypt } from "jose";
import { transact } from "#db/connection/transact.ts";
import { findStaff } from "#db/staff/staff.ts";
import { takePassId } from "#db/staff/staff-sessions.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { authSubject } from "../access/auth-log.ts";
import type { App } from "../app.ts";
import type { StaffApp } from "./sign-in.ts";
import { auditStaff, type By } from "./staff-audit.ts";
import { staffLog } from "./staff-auth-log.ts";
import { beginStaffSession, staffSession, type Whence } from "./staff-session.ts";

/**
 * The staff id in an address (`csEncId`, specification §2, §4): a JWE (RFC 7516) that says who it is for, works for
 * five minutes and once. It is swapped for a session, which has shown no second factor.
 */

export const PASS_PARAM = "csEncId";
/** The name beside it, which nothing reads. */
export const PASS_NAME_PARAM = "csUser";
const PASS_MINUTES = 5;
const AUDIENCE = "staff pass";
const ENCRYPTION = "A256GCM";
/** Longer texts are no pass of ours, and are not looked at. */
const LONGEST = 1000;

function keyOf({ appSecret }: App["settings"]): Uint8Array {
	return new Uint8Array(hkdfSync("sha256", appSecret, "", AUDIENCE, 32));
}

/** A pass for somebody with an account. */
export function makePass({ settings, clock }: Pick<App, "settings" | "clock">, publicId: string): Promise<string> {
	return new EncryptJWT()
		.setProtectedHeader({ alg: "dir", enc: ENCRYPTION })
		.setSubject(publicId)
		.setJti(randomUUID())
		.setIssuer(settings.publicUrl)
		.setAudience(AUDIENCE)
		.setExpirationTime(Math.floor(clock.now().getTime() / 1000) + PASS_MINUTES * 60)
		.encrypt(keyOf(settings));
}

/** The same as somebody hands it out, who stands in the trail. */
export async function handOutPass(app: StaffApp, publicId: string, by: By): Promise<string> {
	await auditStaff(app.db, by, "makeStaffPass", publicId, {});
	return makePass(app, publicId);
}

interface Pass {
	readonly publicId: string;
	readonly id: string;
	readonly expiresAt: Date;
}

/** What a pass says; null where it was not made here, was changed, or is over. */
async function readPass({ settings, clock }: Pick<App, "settings" | "clock">, pass: string): Promise<Pass | null> {
	if (pass.length > LONGEST) return null;
	try {
		const { payload } = await jwtDecrypt(pass, keyOf(settings), {
			issuer: settings.publicUrl,
			audience: AUDIENCE,
			currentDate: clock.now(),
			requiredClaims: ["sub", "jti", "exp"],
			keyManagementAlgorithms: ["dir"],
			contentEncryptionAlgorithms: [ENCRYPTION],
		});
		const { sub = "", jti = "", exp = 0 } = payload;
		return { publicId: sub, id: jti, expiresAt: new Date(exp * 1000) };
	} catch (error) {
		if (error instanceof errors.JOSEError) return null;
		throw error;
	}
}

/**
 * Swaps a pass for a session; answers the token and the name to show. Where a colleague is signed in it is refused: an
 * address must not put somebody into another's account unseen.
 */
export async function takePass(
	app: StaffApp,
	pass: string,
	from: Whence & { readonly oldCookie: string | null },
): Promise<Result<{ readonly token: string; readonly name: string }, "REFUSED" | "BUSY">> {
	const read = await readPass(app, pass);
	const { clientAddress } = from;
	const done = await transact<{ token: string; name: string } | null, never>(app.db, async (trx) => {
		const person = read && (await findStaff(trx, { publicId: read.publicId }));
		const subject = person ? authSubject(app, person.email) : "";
		// Whoever has not begun the account has shown nothing yet.
		const isStaff = person !== null && person.ended_at === null && person.begun_at !== null;
		const here = await staffSession({ ...app, db: trx }, from.oldCookie);
		const isOthers = here !== null && here.staffId !== person?.staff_id;
		if (!read || !isStaff || isOthers || !(await takePassId(trx, read.id, read.expiresAt))) {
			await staffLog.logAuth(trx, app, "pass_refused", subject, clientAddress);
			return ok(null);
		}
		await staffLog.logAuth(trx, app, "pass_used", subject, clientAddress);
		await auditStaff(trx, { id: person.public_id, clientAddress }, "useStaffPass", person.public_id, {});
		return ok({ token: await beginStaffSession(trx, app, person.staff_id, from, "not shown"), name: person.name });
	});
	if (!done.ok) return fail("BUSY");
	return done.value ? ok(done.value) : fail("REFUSED");
}
