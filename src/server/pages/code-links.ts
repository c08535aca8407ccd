import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie } from "hono/cookie";
import { findHomeownerCode, findPartner, type KnownPartner } from "#db/bookings/attribution.ts";
import { countClick } from "#db/partners/clicks.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { isoOf } from "#domain/time/civil-date.ts";
import { keepAttribution } from "#server/middleware/attribution-cookies.ts";
import { LANGUAGE_COOKIE } from "#server/middleware/cookies.ts";
import { firstLanguage } from "#site/accept-language.ts";
import { isBot } from "#site/bots.ts";
import { href } from "#site/href.ts";
import { pathOf, segmentsOf } from "#site/pattern.ts";
import { withSlashPolicy } from "#site/trailing-slash.ts";

/**
 * Links of partners (`/{lang}/sp-{code}/…`) and home owners (`/{lang}/ho-{code}/…`). A known active code is
 * kept in a cookie for 30 days and the page under it follows; an unknown one leaves no trace, and nothing of
 * it is repeated.
 */
export const codeLinks: MiddlewareHandler = async (c, next) => {
	const { app } = c.var;
	const url = new URL(c.req.url);
	const reading = c.req.method === "GET" || c.req.method === "HEAD";
	const [language, prefixed = "", ...rest] = (reading && segmentsOf(url.pathname)) || [];
	const [, kind, code = ""] = /^(sp|ho)-(.+)$/s.exec(prefixed) ?? [];
	if (!isLanguage(language) || kind === undefined) {
		await next();
		return;
	}
	const target = rest.length === 0 ? null : withSlashPolicy(pathOf([language, ...rest])) + url.search;
	// The answer depends on the visitor's cookies and must not be cached by a proxy.
	c.header("Cache-Control", "no-store");
	if (kind === "ho") return c.redirect(await ownerLink(c, code, target), 302);
	const found = await findPartner(app.db, code);
	// Agencies are paid for what they book themselves; no link brings them guests.
	const partner = found?.kind === "agency" ? null : found;
	if (partner) await countVisit(c, partner.code);
	if (partner && target === null) {
		await next();
		c.header("Cache-Control", "no-store");
		keepPartner(c, partner);
		return;
	}
	if (partner) keepPartner(c, partner);
	return c.redirect(target ?? href("home", language), 302);
};

/**
 * Counts that a partner's link was followed: the day and the code, nothing of who did. Machines, and browsers that load
 * a page in case it is wanted, are left out; a count that fails stops nobody.
 */
async function countVisit(c: Context, code: string): Promise<void> {
	const purpose = c.req.header("sec-purpose") ?? c.req.header("purpose") ?? "";
	const isPage = (c.req.header("sec-fetch-dest") ?? "document") === "document";
	if (c.req.method !== "GET" || !isPage || purpose.includes("prefetch") || isBot(c.req.header("user-agent"))) return;
	const { app } = c.var;
	await countClick(app.db, code, isoOf(app.clock.today())).catch((error: unknown) => {
		app.log.error({ error: error instanceof Error ? error.name : "" }, "a click was not counted");
	});
}

/** Keeps the partner's code under its kind; the later of host and affiliate counts. */
function keepPartner(c: Context, partner: { readonly code: string; readonly kind: KnownPartner["kind"] }): void {
	const { context } = c.var;
	const [name, other] = partner.kind === "host" ? (["host", "partner"] as const) : (["partner", "host"] as const);
	keepAttribution(c, name, partner.code);
	if (context.cookie(other) !== undefined) deleteCookie(c, other, { path: "/" });
}

/** Where an owner's link leads: the page under it, or the home of the detected language with its campaign. */
async function ownerLink(c: Context, code: string, target: string | null): Promise<string> {
	const { app } = c.var;
	const known = await findHomeownerCode(app.db, code);
	if (known !== null) keepAttribution(c, "homeownerCode", known);
	if (target !== null) return target;
	const home = href("home", ownerLinkLanguage(c));
	if (known === null) return home;
	const campaign = { utm_campaign: "prtn_ho", utm_source: "prtn", utm_medium: "prt_link", utm_content: known };
	return `${home}?${new URLSearchParams(campaign)}`;
}

/** Language of an owner's link: the saved one, else the first accepted tag alone (specification §5). */
function ownerLinkLanguage(c: Context): Language {
	const saved = c.var.context.cookie(LANGUAGE_COOKIE);
	return isLanguage(saved) ? saved : firstLanguage(c.req.header("accept-language"));
}
