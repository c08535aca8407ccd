import type { Context } from "hono";
import { setCookie } from "hono/cookie";

/** Cookies that hold a choice or a link's code: how long they live and who may read them (specification §3, §9). */

const DAY_SECONDS = 86_400;

export const LANGUAGE_COOKIE = "i18n_redirected";

interface CookieRule {
	readonly days: number;
	/** Scripts of the page read or write it. */
	readonly readable: boolean;
}

export const COOKIE_RULES = {
	[LANGUAGE_COOKIE]: { days: 365, readable: true },
	homeownerCode: { days: 30, readable: false },
	host: { days: 30, readable: false },
	partner: { days: 30, readable: false },
} as const satisfies Record<string, CookieRule>;

/** Writes one of these cookies; secure where the site is served over https. */
export function keepCookie(c: Context, name: keyof typeof COOKIE_RULES, value: string, publicUrl: string): void {
	const rule: CookieRule = COOKIE_RULES[name];
	setCookie(c, name, value, {
		path: "/",
		maxAge: rule.days * DAY_SECONDS,
		sameSite: "Lax",
		httpOnly: !rule.readable,
		secure: publicUrl.startsWith("https:"),
	});
}
