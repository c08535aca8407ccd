import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { BROWSER_COOKIE_SECONDS, browserCookie } from "#services/staff/passkey-challenge.ts";
import { STAFF_NAME_COOKIE, STAFF_SESSION_HOURS, staffCookie } from "#services/staff/staff-session.ts";

/** A session of staff that begins, or the end of one. */
export type StaffCookies =
	| {
			readonly token: string;
			readonly name: string;
			/** The session goes on: whose commission a booking of the browser would be stays as it is. */
			readonly isSame?: boolean;
	  }
	| "ended";

/**
 * The session's cookie, and beside it the name to show; both end where nobody is signed in. Codes of partners and
 * hosts that the browser held end where staff begin (specification §4): their bookings are nobody's commission.
 */
export function keepStaffSession(c: Context, session: StaffCookies): void {
	const { app, context } = c.var;
	const isEnd = session === "ended";
	const kept = {
		path: "/",
		httpOnly: true,
		sameSite: "Lax",
		maxAge: isEnd ? 0 : STAFF_SESSION_HOURS * 3600,
		secure: app.settings.publicUrl.startsWith("https:"),
	} as const;
	setCookie(c, staffCookie(app.settings), isEnd ? "" : session.token, kept);
	setCookie(c, STAFF_NAME_COOKIE, isEnd ? "" : session.name, kept);
	if (isEnd || session.isSame) return;
	for (const name of ["partner", "host"]) {
		if (context.cookie(name) !== undefined) deleteCookie(c, name, { path: "/" });
	}
}

/** Remembers the browser that a passkey is asked of. */
export function keepBrowser(c: Context, browser: string): void {
	const { settings } = c.var.app;
	setCookie(c, browserCookie(settings), browser, {
		path: "/",
		httpOnly: true,
		sameSite: "Strict",
		maxAge: BROWSER_COOKIE_SECONDS,
		secure: settings.publicUrl.startsWith("https:"),
	});
}
