import type { Context } from "hono";
import { LIKES_COOKIE, LIKES_DAYS } from "#domain/accommodation/likes.ts";
import { LINK_DAYS } from "#domain/partners/link-days.ts";

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
	homeownerCode: { days: LINK_DAYS, readable: false },
	host: { days: LINK_DAYS, readable: false },
	partner: { days: LINK_DAYS, readable: false },
	[LIKES_COOKIE]: { days: LIKES_DAYS, readable: true },
	// The last stay searched for: arrival, departure and party as in an address.
	stay: { days: 30, readable: false },
} as const satisfies Record<string, CookieRule>;

/** Writes one of these cookies as it stands; secure where the site is served over https. `forVisit`: until the browser is closed. */
export function keepCookie(
	c: Context,
	name: KeptCookie,
	value: string,
	publicUrl: string,
	{ forVisit = false }: { readonly forVisit?: boolean } = {},
): void {
	c.header("Set-Cookie", cookieText(name, value, publicUrl, forVisit), { append: true });
}

/** Says that this browser wrote a moment ago, where reads may lag (`own-writes.ts`). */
export const WROTE_COOKIE = "wrote";
/** Longer than a replica from which anything is read may be behind, and than the answer is on its way. */
export const WROTE_SECONDS = 40;

/** Notes in the browser that it wrote just now. */
export function noteWrite(c: Context, publicUrl: string): void {
	const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
	const text = `${WROTE_COOKIE}=1; Path=/; Max-Age=${WROTE_SECONDS}; SameSite=Lax; HttpOnly${secure}`;
	c.header("Set-Cookie", text, { append: true });
}

export type KeptCookie = keyof typeof COOKIE_RULES;

/** Characters that a cookie's value may hold (RFC 6265); a comma is taken by every browser, and likes need it. */
const VALUE = /^[\w.,%&=+~:-]*$/;

/** The `Set-Cookie` header of one of these cookies. */
function cookieText(name: KeptCookie, value: string, publicUrl: string, forVisit: boolean): string {
	const rule: CookieRule = COOKIE_RULES[name];
	const safe = VALUE.test(value) ? value : encodeURIComponent(value);
	return [
		`${name}=${safe}`,
		"Path=/",
		...(forVisit ? [] : [`Max-Age=${rule.days * DAY_SECONDS}`]),
		"SameSite=Lax",
		...(rule.readable ? [] : ["HttpOnly"]),
		...(publicUrl.startsWith("https:") ? ["Secure"] : []),
	].join("; ");
}
