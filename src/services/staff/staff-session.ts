import type { Db } from "#db/connection/client.ts";
import { deleteStaffSession, findStaffSession, insertStaffSession } from "#db/staff/staff-sessions.ts";
import type { Role } from "#domain/staff/roles.ts";
import { networkPrefix } from "../access/auth-log.ts";
import type { App, Settings } from "../app.ts";
import { newToken, tokenHash } from "../guests/session.ts";
import { hostCookie } from "../host-cookie.ts";
import { randomId } from "../signed-id.ts";

/** Sessions of staff. The cookie holds a random token, the database its hash; roles are read anew at each request. */

/** Name of the httpOnly cookie (specification §3). */
export function staffCookie(settings: Pick<Settings, "publicUrl">): string {
	return hostCookie(settings, "csEncId");
}

/** The name to show, and no more: nothing reads it as a proof. */
export const STAFF_NAME_COOKIE = "csUser";
export const STAFF_SESSION_HOURS = 8;
/** How long a second factor counts as fresh. */
const FRESH_MINUTES = 15;

export interface StaffSession {
	readonly staffId: number;
	readonly publicId: string;
	readonly name: string;
	readonly email: string;
	readonly roles: readonly Role[];
	readonly tokenHash: string;
	/** In the list of sessions. */
	readonly sessionId: string;
	/** The second factor was shown a moment ago: what moves money or people's data may be done. */
	readonly isFresh: boolean;
	/** What the staff bar was set to. */
	readonly testHouses: "no" | "yes" | "testOnly";
	readonly endsAt: Date;
}

/** From where somebody comes. */
export interface Whence {
	readonly clientAddress: string | null;
	/** `User-Agent`. */
	readonly client: string;
}

/** The session of a cookie; null for none, one that ended, one of an account that ended, and one that never was. */
export async function staffSession(
	app: Pick<App, "db" | "clock">,
	cookie: string | null | undefined,
): Promise<StaffSession | null> {
	if (!cookie) return null;
	const now = app.clock.now();
	const row = await findStaffSession(app.db, tokenHash(cookie), now);
	return (
		row && {
			staffId: row.staff_id,
			publicId: row.public_id,
			name: row.name,
			email: row.email,
			roles: row.roles,
			tokenHash: row.token_hash,
			sessionId: row.session_id,
			isFresh: now.getTime() - row.factor_at.getTime() < FRESH_MINUTES * 60_000,
			testHouses: row.test_houses,
			endsAt: row.expires_at,
		}
	);
}

/** When a session ends that begins, or whose second factor is shown, at an instant. */
export function staffSessionEnd(now: Date): Date {
	return new Date(now.getTime() + STAFF_SESSION_HOURS * 3_600_000);
}

/** Begins a session and ends the one that the browser had; answers the token for the cookie. */
export async function beginStaffSession(
	trx: Db,
	app: Pick<App, "clock">,
	staffId: number,
	{ clientAddress, client, oldCookie }: Whence & { readonly oldCookie: string | null },
	/** Whether the second factor was shown for it. */
	factor: "shown" | "not shown" = "shown",
): Promise<string> {
	const now = app.clock.now();
	if (oldCookie) await deleteStaffSession(trx, { tokenHash: tokenHash(oldCookie) });
	const token = newToken();
	await insertStaffSession(trx, {
		token_hash: tokenHash(token),
		public_id: randomId(),
		staff_id: staffId,
		created_at: now,
		expires_at: staffSessionEnd(now),
		factor_at: factor === "shown" ? now : new Date(0),
		client: client.slice(0, 300),
		network: networkPrefix(clientAddress),
	});
	return token;
}
