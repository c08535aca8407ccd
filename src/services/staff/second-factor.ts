import { randomBytes, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Db } from "#db/connection/client.ts";
import { replaceRecoveryCodes, takeRecoveryCode, updateStaff } from "#db/staff/staff.ts";
import type { App } from "../app.ts";
import { signature } from "../signed-id.ts";
import { seal, unseal } from "./sealed.ts";

/** The second factor of staff: codes of an app (RFC 6238), and recovery codes for who has no telephone at hand. */

type FactorApp = Pick<App, "settings" | "clock">;

const PURPOSE = "staff one-time codes";
const SEED_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Steps before and after this one: clocks of telephones differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const RECOVERY_LENGTH = 10;

/** A new seed, sealed. */
export function newSeed({ settings }: Pick<App, "settings">): Buffer {
	return seal(settings.appSecret, PURPOSE, randomBytes(SEED_BYTES));
}

function totpOf({ settings }: Pick<App, "settings">, seed: Uint8Array, label: string): TOTP {
	const bytes = unseal(settings.appSecret, PURPOSE, seed);
	const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
	return new TOTP({ issuer: "Halcyon", label, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS, secret });
}

/** What an app is told: its address for a picture, and the seed for who types. */
export function seedForApp(app: Pick<App, "settings">, seed: Uint8Array, email: string) {
	const totp = totpOf(app, seed, email);
	return { uri: totp.toString(), typed: totp.secret.base32 };
}

/** The step that a code of an app belongs to; null: it is none of these minutes. */
export function stepOfCode(app: FactorApp, seed: Uint8Array, typed: string): number | null {
	const token = typed.replace(/\s/g, "");
	if (!/^\d{6}$/.test(token)) return null;
	const timestamp = app.clock.now().getTime();
	const delta = totpOf(app, seed, "").validate({ token, timestamp, window: WINDOW });
	return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

interface Holder {
	readonly staff_id: number;
	readonly totp_secret: Uint8Array | null;
	readonly totp_step: number;
}

/** Whether a code of the app or of the list is right; it is used up by that. The row is locked by the caller. */
export async function takeFactor(trx: Db, app: FactorApp, holder: Holder, typed: string): Promise<boolean> {
	const step = holder.totp_secret && stepOfCode(app, holder.totp_secret, typed);
	if (step !== null) {
		if (step <= holder.totp_step) return false;
		await updateStaff(trx, holder.staff_id, { totp_step: step });
		return true;
	}
	const code = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
	if (code.length !== RECOVERY_LENGTH) return false;
	return takeRecoveryCode(trx, holder.staff_id, recoveryHash(app, holder.staff_id, code), app.clock.now());
}

function recoveryHash({ settings }: Pick<App, "settings">, staffId: number, code: string): string {
	return signature(settings.appSecret, "staff recovery code", `${staffId}/${code}`);
}

/** Makes new recovery codes; those before end. Answers them as they are shown, once. */
export async function renewRecoveryCodes(trx: Db, app: FactorApp, staffId: number): Promise<readonly string[]> {
	const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)] ?? "";
	const codes = Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: RECOVERY_LENGTH }, letter).join(""));
	await replaceRecoveryCodes(
		trx,
		staffId,
		codes.map((code) => recoveryHash(app, staffId, code)),
	);
	return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}
