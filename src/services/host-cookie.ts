import type { Settings } from "./app.ts";

/** Sessions that are kept in httpOnly cookies, the browser that a passkey was asked of, what a browser booked and proved, and who it is in a group room. */
export type SessionCookie =
	| "guest"
	| "agency"
	| "portal"
	| "csEncId"
	| "csBrowser"
	| "browser"
	| "mailbox"
	| `booking_${string}`
	| `room_${string}`;

/**
 * Name of a session's cookie, for reading and writing alike. Over https it begins with `__Host-`: a browser takes such
 * a cookie only from this very host, over https and for all paths (RFC 6265bis §4.1.3.2).
 */
export function hostCookie({ publicUrl }: Pick<Settings, "publicUrl">, name: SessionCookie): string {
	return publicUrl.startsWith("https:") ? `__Host-${name}` : name;
}
