import { transact } from "#db/connection/transact.ts";
import { writeAudit } from "#db/operations/audit.ts";
import { countKeys, findKeyInUse, insertKey, updateKey } from "#db/partners/api-keys.ts";
import { lockPartner } from "#db/partners/partner-desk.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { TrailAction } from "#domain/staff/trail.ts";
import type { App } from "../app.ts";
import { newToken, tokenHash } from "../guests/session.ts";
import { type MemberBy, trailedBy } from "../organisations/member-by.ts";
import { randomId } from "../signed-id.ts";

/**
 * Keys by which the programs of a partner or host ask the read-only calls (docs/guides/people-and-privacy.md#keys-of-programs).
 * Whether somebody may change them is asked before (`mayAct`).
 */

/** How many a partner may have at one time. */
export const MOST_KEYS = 5;
/** What every key begins with: programs that look for lost secrets know it by that. */
const BEGINS = "hlc_";

/** Calls an hour with one key, where RATE_LIMITS does not say otherwise. */
const DEFAULT_PER_HOUR = 3600;

/** Calls an hour that are taken with one key; 0: no limit. */
export function keyCallsPerHour({ settings }: Pick<App, "settings">): number {
	return settings.rateLimits.key ?? DEFAULT_PER_HOUR;
}

export type KeyRefusal = "NOT_FOUND" | "TOO_MANY_KEYS" | "BUSY";

type KeysApp = Pick<App, "db" | "clock">;
interface OfPartner {
	/** The partner's code. */
	readonly code: string;
	readonly by: MemberBy;
}

/** Whose programs call: a code and its kind, as a link with the code would say it. */
export interface KeyHolder {
	readonly keyId: number;
	readonly code: string;
	readonly kind: "affiliate" | "host";
}

/** The holder of a key; null for one that was never made, was ended or renewed, or whose partner is not active. */
export async function holderOfKey(app: Pick<App, "db">, token: string): Promise<KeyHolder | null> {
	if (!token.startsWith(BEGINS)) return null;
	const row = await findKeyInUse(app.db, tokenHash(token));
	return row && { keyId: row.key_id, code: row.code, kind: row.kind === "host" ? "host" : "affiliate" };
}

/** Makes a key and answers it: the only time that it can be read. */
export function makeKey(app: KeysApp, { code, by }: OfPartner, name: string): Promise<Result<string, KeyRefusal>> {
	const token = BEGINS + newToken();
	return transact<string, "NOT_FOUND" | "TOO_MANY_KEYS">(app.db, async (trx) => {
		if (!(await lockPartner(trx, code))) return fail("NOT_FOUND");
		if ((await countKeys(trx, code)) >= MOST_KEYS) return fail("TOO_MANY_KEYS");
		const now = app.clock.now();
		await insertKey(trx, {
			public_id: randomId(),
			partner_code: code,
			name,
			...keptOf(token),
			created_at: now,
			renewed_at: now,
		});
		await writeAudit(trx, { ...trail(by, code, "makeApiKey"), after: { name, end: token.slice(-4) } });
		return ok(token);
	});
}

/** Gives a key another name. */
export function nameKey(
	app: KeysApp,
	{ code, by }: OfPartner,
	keyId: string,
	name: string,
): Promise<Result<true, KeyRefusal>> {
	return transact<true, "NOT_FOUND">(app.db, async (trx) => {
		const before = await updateKey(trx, code, keyId, { name });
		if (before === null) return fail("NOT_FOUND");
		await writeAudit(trx, { ...trail(by, code, "nameApiKey"), before: { name: before }, after: { name } });
		return ok(true as const);
	});
}

/** Puts a new key in the place of one, which works no more from now on; answers the new one. */
export function renewKey(
	app: KeysApp,
	{ code, by }: OfPartner,
	keyId: string,
): Promise<Result<{ readonly name: string; readonly token: string }, KeyRefusal>> {
	const token = BEGINS + newToken();
	return transact<{ readonly name: string; readonly token: string }, "NOT_FOUND">(app.db, async (trx) => {
		const name = await updateKey(trx, code, keyId, { ...keptOf(token), renewed_at: app.clock.now() });
		if (name === null) return fail("NOT_FOUND");
		await writeAudit(trx, { ...trail(by, code, "renewApiKey"), after: { name, end: token.slice(-4) } });
		return ok({ name, token });
	});
}

/** Ends a key for good; what it was used for stays counted. */
export function endKey(app: KeysApp, { code, by }: OfPartner, keyId: string): Promise<Result<true, KeyRefusal>> {
	return transact<true, "NOT_FOUND">(app.db, async (trx) => {
		const name = await updateKey(trx, code, keyId, { ended_at: app.clock.now() });
		if (name === null) return fail("NOT_FOUND");
		await writeAudit(trx, { ...trail(by, code, "endApiKey"), before: { name } });
		return ok(true as const);
	});
}

const keptOf = (token: string) => ({ token_hash: tokenHash(token), token_end: token.slice(-4) });

const trail = (by: MemberBy, code: string, action: TrailAction) => ({
	...trailedBy(by),
	action,
	subjectKind: "partner" as const,
	subjectId: code,
});
