import { randomBytes } from "node:crypto";
import { takePassId } from "#db/staff/staff-sessions.ts";
import type { App, Settings } from "../app.ts";
import { hostCookie } from "../host-cookie.ts";
import { isSignature, randomId, signature } from "../signed-id.ts";

/**
 * What a passkey signs: made here, for one purpose and one browser, five minutes long, once. It says all that itself
 * and is signed, so that a stranger who asks for many fills no table; what was used is kept until its time is over.
 */

const MINUTES = 5;
const SIGNED_FOR = "passkey challenge";
export const BROWSER_COOKIE_SECONDS = 3600;

/** Name of the httpOnly cookie of the browser that asked; it holds a random text and opens nothing. */
export function browserCookie(settings: Pick<Settings, "publicUrl">): string {
	return hostCookie(settings, "csBrowser");
}

/** What a passkey is shown for, and by which browser. */
export interface Purpose {
	/** `sign-in`, or a way with who takes it: no challenge of one is good for another. */
	readonly way:
		| "sign-in"
		| `${"guest" | "agency" | "portal"}/sign-in`
		| `${"guest" | "agency" | "portal"}/add/${string}`
		| `confirm/${string}`
		| `add/${string}`
		| `begin/${string}`;
	/** The text of the browser's cookie. */
	readonly browser: string;
}

/** The text that names a browser: what it has, or a new one. */
export function browserText(cookie: string | null): string {
	return cookie !== null && /^[\w-]{22}$/.test(cookie) ? cookie : randomId();
}

const signedText = ({ way, browser }: Purpose, id: string, expires: string) => `${way}/${browser}/${id}.${expires}`;

/** A challenge, as bytes. */
export function newChallenge(
	{ settings, clock }: Pick<App, "settings" | "clock">,
	purpose: Purpose,
): Uint8Array<ArrayBuffer> {
	const id = randomBytes(16).toString("base64url");
	const expires = String(clock.now().getTime() + MINUTES * 60_000);
	const signed = signature(settings.appSecret, SIGNED_FOR, signedText(purpose, id, expires));
	return new Uint8Array(Buffer.from(`${id}.${expires}.${signed}`));
}

/**
 * Uses a challenge up, as it came back (base64url). Why it is none: made elsewhere, for something else or for another
 * browser, too old, or used before.
 */
export async function takeChallenge(
	{ db, settings, clock }: Pick<App, "db" | "settings" | "clock">,
	purpose: Purpose,
	challenge: string,
): Promise<"taken" | "not ours" | "too old" | "used"> {
	const [id = "", expires = "", signed = ""] = Buffer.from(challenge, "base64url").toString("latin1").split(".");
	if (!isSignature(settings.appSecret, SIGNED_FOR, signedText(purpose, id, expires), signed)) return "not ours";
	const until = new Date(Number(expires));
	if (until.getTime() <= clock.now().getTime()) return "too old";
	return (await takePassId(db, `challenge ${id}`, until)) ? "taken" : "used";
}
