import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { Db } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import {
	deletePasskeyOf,
	findPasskeyOfArea,
	insertPasskeyOf,
	listPasskeysOf,
	notePasskeyUseOf,
	type PasskeyHolder,
} from "#db/guests/passkeys.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { App } from "../app.ts";
import { randomId } from "../signed-id.ts";
import { newChallenge, type Purpose } from "../staff/passkey-challenge.ts";
import {
	ALGORITHMS,
	readCreated,
	readShown,
	relyingParty,
	userHandle,
	verifyShown,
	webauthn,
} from "../staff/passkey-proof.ts";
import { authSubject, mailedLog } from "./auth-log.ts";
import type { CodeFailure, From, SignInApp, SignInArea, SignInWay } from "./mailed-sign-in.ts";

/**
 * Passkeys of guests and of people of organisations: another way in beside the mailed link, of one area each. Device,
 * challenge and proof are those of staff.
 */

type PasskeyApp = SignInApp & Pick<App, "log">;

/** Nobody has so many devices; without a bound a stolen session could fill the table. */
const MOST = 20;

/** What a device signs for: the way in to an area, or one more passkey of a session. */
export const passkeyWay = {
	signIn: (area: SignInArea): Purpose["way"] => `${area}/sign-in`,
	add: (area: SignInArea, sessionHash: string): Purpose["way"] => `${area}/add/${sessionHash}`,
};

/** Somebody who adds a passkey. */
export interface PasskeyPerson extends PasskeyHolder {
	readonly publicId: string;
	readonly email: string;
	readonly name: string;
}

/** What a browser is told when it shall show any passkey of an area: the device knows whose it is. */
export async function showOptionsOf(app: SignInApp, purpose: Purpose): Promise<PublicKeyCredentialRequestOptionsJSON> {
	const { generateAuthenticationOptions } = await webauthn();
	return generateAuthenticationOptions({
		rpID: relyingParty(app.settings).id,
		challenge: newChallenge(app, purpose),
		allowCredentials: [],
		userVerification: "required",
	});
}

/** What a browser is told when it shall make one more passkey for who is signed in. */
export async function makeOptionsOf(
	app: SignInApp,
	person: PasskeyPerson,
	purpose: Purpose,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
	const { generateRegistrationOptions } = await webauthn();
	const known = await listPasskeysOf(app.db, person);
	return generateRegistrationOptions({
		rpName: "Halcyon",
		rpID: relyingParty(app.settings).id,
		userID: userHandle(person.publicId, person.area),
		userName: person.email,
		userDisplayName: person.name,
		challenge: newChallenge(app, purpose),
		excludeCredentials: known.map(({ credential_id, transports }) => ({
			id: credential_id,
			transports: transports as never,
		})),
		supportedAlgorithmIDs: ALGORITHMS,
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
}

/**
 * Signs in with a passkey of an area. Every refusal is answered alike, counts as a failed try of the account and
 * network, and is logged with its reason. Who may not come in any more is refused as by the mailed link.
 */
export async function enterByPasskey<Entered>(
	app: PasskeyApp,
	way: SignInWay<Entered>,
	typed: From & { readonly proof: string; readonly purpose: Purpose },
): Promise<Result<Entered, CodeFailure>> {
	const { area } = way;
	const shown = await readShown(app, typed.proof, (db, id) => findPasskeyOfArea(db, area, id));
	// A passkey that nobody has counts and waits as one that somebody has.
	const subject = authSubject(app, shown.passkey?.email ?? `passkey ${shown.credentialId}`);
	const log = mailedLog(area);
	if (await log.isBlocked(app.db, app, subject, typed.clientAddress)) return fail({ code: "BLOCKED", delayMs: 0 });
	const verified = await verifyShown(app, shown, typed.purpose, area);
	let reason = verified.ok ? "the person may not come in" : verified.error;
	const done = await transact<{ readonly entered: Entered } | null, "BLOCKED">(app.db, async (trx) => {
		if (await log.isBlockedInTurn(trx, app, subject, typed.clientAddress)) return fail("BLOCKED");
		if (verified.ok) {
			const { passkey, counter, is_backed_up } = verified.value;
			const now = app.clock.now();
			if (!(await notePasskeyUseOf(trx, passkey.passkey_id, { counter, is_backed_up, last_used_at: now })))
				reason = "counter did not go up, or passkey gone";
			else if (await mayEnter(trx, way, passkey.email, passkey.holder_id, now)) {
				const entered = await way.begin(trx, app, passkey.holder_id, typed);
				if (entered) {
					await log.logAuth(trx, app, "signed_in", subject, typed.clientAddress);
					return ok({ entered });
				}
			}
		}
		await log.logAuth(trx, app, "code_wrong", subject, typed.clientAddress);
		return ok(null);
	});
	if (!done.ok) return fail({ code: done.error, delayMs: 0 });
	if (done.value) return ok(done.value.entered);
	app.log.warn({ reason, area }, "a passkey was refused");
	return fail({ code: "WRONG", delayMs: await log.delayOf(app.db, app, subject) });
}

/** Whether a mail would be sent to the person now. */
async function mayEnter(trx: Db, way: SignInWay<unknown>, email: string, holderId: number, now: Date) {
	return (await way.find(trx, email, null, now))?.id === holderId;
}

/** Adds a passkey to the account of who is signed in. */
export async function addPasskeyOf(
	app: PasskeyApp,
	holder: PasskeyHolder,
	{ proof, purpose, name }: { readonly proof: string; readonly purpose: Purpose; readonly name: string },
): Promise<Result<true, "PASSKEY" | "TOO_MANY_PASSKEYS" | "BUSY">> {
	const created = await readCreated(app, proof, purpose);
	if (!created.ok) {
		app.log.warn({ reason: created.error, area: holder.area }, "a passkey was refused");
		return fail("PASSKEY");
	}
	return transact<true, "PASSKEY" | "TOO_MANY_PASSKEYS">(app.db, async (trx) => {
		if ((await listPasskeysOf(trx, holder)).length >= MOST) return fail("TOO_MANY_PASSKEYS");
		const key = { ...created.value, public_id: randomId(), name, created_at: app.clock.now() };
		return (await insertPasskeyOf(trx, holder, key)) ? ok(true as const) : fail("PASSKEY");
	});
}

/**
 * Takes a passkey away and lets `endOthers` end every other session, since the device may be in other hands. The
 * mailed link lets its owner in for ever, so there is no last one that has to stay.
 */
export function removePasskeyOf(
	app: Pick<App, "db">,
	holder: PasskeyHolder,
	passkeyId: string,
	endOthers: (trx: Db) => Promise<unknown>,
): Promise<Result<true, "NOT_FOUND" | "BUSY">> {
	return transact<true, "NOT_FOUND">(app.db, async (trx) => {
		if ((await deletePasskeyOf(trx, holder, passkeyId)) === null) return fail("NOT_FOUND");
		await endOthers(trx);
		return ok(true as const);
	});
}
