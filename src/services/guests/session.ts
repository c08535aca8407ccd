import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#db/connection/client.ts";
import { deleteSession, deleteSessionsOfGuest, findSession, insertSession } from "#db/guests/sessions.ts";
import { deleteSignInsOfGuest } from "#db/guests/sign-ins.ts";
import type { App, Settings } from "../app.ts";
import { hostCookie } from "../host-cookie.ts";

/** Sessions of guests who are signed in. The cookie holds a random token, the database its hash alone. */

/** Name of the httpOnly cookie. */
export function guestCookie(settings: Pick<Settings, "publicUrl">): string {
	return hostCookie(settings, "guest");
}

export const SESSION_DAYS = 30;
/** How long a proof of the mailbox counts as fresh. */
const FRESH_MINUTES = 15;

export interface GuestSession {
	readonly guestId: number;
	/** Id in the addresses of the area. */
	readonly publicId: string;
	readonly tokenHash: string;
	/** The mailbox was proven a moment ago: what costs money or moves the account may be done. */
	readonly isFresh: boolean;
	/** Likes of this browser when they were last compared, as their cookie prints them. */
	readonly likes: string;
	/** Set where no one has signed in, but the browser that made this booking asks for it: nothing else is shown. */
	readonly onlyBooking: { readonly bookingNo: string; readonly firstname: string } | null;
}

/** A token of 256 random bits. */
export function newToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What is kept of a token. */
export function tokenHash(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** The session of a cookie; null for none, one that ended and one that never was. */
export async function guestSession(
	app: Pick<App, "db" | "clock">,
	cookie: string | null | undefined,
): Promise<GuestSession | null> {
	if (!cookie) return null;
	const now = app.clock.now();
	const row = await findSession(app.db, tokenHash(cookie), now);
	if (!row) return null;
	return {
		guestId: row.guest_id,
		publicId: row.public_id,
		tokenHash: row.token_hash,
		likes: row.likes,
		onlyBooking: null,
		isFresh: now.getTime() - row.verified_at.getTime() < FRESH_MINUTES * 60_000,
	};
}

/** Begins a session and ends the one that the browser had; answers the token for the cookie. */
export async function beginSession(
	trx: Db,
	app: Pick<App, "clock">,
	guestId: number,
	oldCookie: string | null,
): Promise<string> {
	const now = app.clock.now();
	const old = oldCookie ? await deleteSession(trx, tokenHash(oldCookie)) : null;
	const token = newToken();
	await insertSession(trx, {
		token_hash: tokenHash(token),
		guest_id: guestId,
		created_at: now,
		verified_at: now,
		expires_at: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
		// The same guest in the same browser: what was taken back there stays taken back.
		likes: old?.guest_id === guestId ? old.likes : "",
	});
	return token;
}

/** Ends one session. */
export async function endSession(db: Db, session: Pick<GuestSession, "tokenHash">): Promise<void> {
	await deleteSession(db, session.tokenHash);
}

/** Ends all sessions of a guest, and with them every way in that was mailed before; but for one session, if given. */
export async function endAllSessions(db: Db, guestId: number, except?: string): Promise<number> {
	await deleteSignInsOfGuest(db, guestId);
	return deleteSessionsOfGuest(db, guestId, except);
}
