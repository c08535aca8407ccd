import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { Language } from "#domain/language.ts";
import { NEWSLETTER_PAGES, type NewsletterPageTexts } from "#i18n/newsletter-pages.ts";
import type { App } from "#services/app.ts";
import {
	confirmNewsletter,
	NEWSLETTER_PATHS,
	openTokenOf,
	subscriberOf,
	unsubscribe,
} from "#services/forms/newsletter.ts";
import { href } from "#site/href.ts";
import { visitorLanguage } from "../middleware/language.ts";
import { sameOrigin } from "../middleware/same-origin.ts";

/**
 * Where the links of newsletter mails lead. Looking changes nothing, for programs look at links before people
 * do: a button confirms or ends. The POST to the second address is also what a mail program's own unsubscribe
 * button sends (RFC 8058).
 */
export function newsletterRoutes(site: Hono, app: App): void {
	site.use(
		"/newsletter/*",
		sameOrigin(() => app.settings.publicUrl),
	);
	site.get(NEWSLETTER_PATHS.confirm, async (c) => {
		const subscriber = await openTokenOf(app, tokenOf(c));
		return subscriber ? show(c, "confirm", subscriber.lang) : gone(c);
	});
	site.post(NEWSLETTER_PATHS.confirm, async (c) => {
		const subscriber = await confirmNewsletter(app, tokenOf(c));
		return subscriber ? c.redirect(href("newsletterConfirm", subscriber.lang), 303) : gone(c);
	});
	site.get(NEWSLETTER_PATHS.unsubscribe, async (c) => {
		const subscriber = await subscriberOf(app, tokenOf(c));
		return subscriber ? show(c, "unsubscribe", subscriber.lang) : gone(c);
	});
	site.post(NEWSLETTER_PATHS.unsubscribe, async (c) => {
		const subscriber = await unsubscribe(app, tokenOf(c));
		return subscriber ? show(c, "unsubscribed", subscriber.lang) : gone(c);
	});
}

function tokenOf(c: Context): string {
	return (c.req.query("token") ?? "").slice(0, 200);
}

function gone(c: Context): Promise<Response> {
	return show(c, "gone", visitorLanguage(c.req.raw), 410);
}

/** No script, nothing from elsewhere. */
const POLICY =
	"default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const FONT = "font-family:Figtree,'Segoe UI',Arial,sans-serif";
const HEADING = "font-family:Newsreader,Georgia,serif;font-weight:normal;color:#134f5a";

/** A page of one sentence and at most one button; it posts to its own address, where the token is. */
async function show(
	c: Context,
	name: Exclude<keyof typeof NEWSLETTER_PAGES, "home">,
	language: Language,
	status: 200 | 410 = 200,
): Promise<Response> {
	const { title, text, button }: NewsletterPageTexts = NEWSLETTER_PAGES[name];
	c.header("Content-Security-Policy", POLICY);
	c.header("Cache-Control", "no-store");
	const page = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title[language]} – Halcyon</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body style="margin:0;background:#f6f2ea;color:#13272b;${FONT};font-size:18px;line-height:1.5">
<main style="max-width:560px;margin:0 auto;padding:48px 24px">
<p style="margin:0 0 32px;${HEADING};font-size:24px">Halcyon</p>
<h1 style="margin:0 0 16px;${HEADING};font-size:34px;line-height:1.2">${title[language]}</h1>
<p style="margin:0 0 28px">${text[language]}</p>
${button ? html`<form method="post" style="margin:0 0 28px"><button style="min-height:48px;padding:12px 28px;border:0;border-radius:999px;background:#b84c18;color:#fff;font:inherit;font-weight:600;cursor:pointer">${button[language]}</button></form>` : ""}
<p style="margin:0"><a href="${href("home", language)}" style="color:#134f5a">${NEWSLETTER_PAGES.home[language]}</a></p>
</main>
</body>
</html>`;
	return c.html(page, status);
}
